// URIs that are escaped for HTML as a whole.
// RUN: %check_clang_tidy -std=c++17 %s 'uri-*' %t
#include <string>

std::string urlEncode(const std::string &text);

std::string escapeHtml(const std::string &text) {
  std::string result;
  for (char c : text) {
    switch (c) {
    case '&': result += "&amp;"; break;
    case '<': result += "&lt;"; break;
    case '"': result += "&quot;"; break;
    default: result += c;
    }
  }
  return result;
}

std::string link(const std::string &title, const std::string &body) {
  const std::string href = "https://example.org/new?title=" + urlEncode(title) + "&body=" + urlEncode(body);
  return "<a href=\"" + escapeHtml(href) + "\">" + escapeHtml(title) + "</a>";
}

// What is not encoded is not encoded in markup either.
std::string raw(const std::string &title) {
  const std::string href = "https://example.org/new?draft=1&title=" + title;
  // CHECK-MESSAGES: :[[@LINE-1]]:71: warning: 'title' goes into query parameter 'title' without percent-encoding
  return "<a href=\"" + escapeHtml(href) + "\">";
}
std::string value(const std::string &title) {
  return "<a href=\"https://example.org/new?title=" + escapeHtml(title) + "\">";
  // CHECK-MESSAGES: :[[@LINE-1]]:55: warning: 'escapeHtml' escapes for HTML, not for a URI
}
