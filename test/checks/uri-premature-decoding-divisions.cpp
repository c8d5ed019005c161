// RUN: %check_clang_tidy %s uri-premature-decoding %t -- -- -isystem %clang_tidy_headers

#include <QUrl>
#include <sstream>
#include <string>
#include <vector>

std::string urlDecode(const std::string &text);
std::vector<std::string> split(const std::string &text, char at);
void use(const std::string &text);

// A decoded path, divided at '/'.
void path(const std::string &path) {
  for (const std::string &part : split(urlDecode(path), '/'))
// CHECK-MESSAGES: :[[@LINE-1]]:40: warning: 'urlDecode' decodes the whole path {{.*}} [uri-premature-decoding]
    use(part);
}
// A parser that is only declared divides a query, and may do anything with a path.
int parseUri(const std::string &text, std::string &base);
void parsed(const std::string &path, const std::string &query) {
  std::string base;
  parseUri(urlDecode(path), base);
  parseUri(urlDecode(query), base);
// CHECK-MESSAGES: :[[@LINE-1]]:12: warning: 'urlDecode' decodes the whole query {{.*}} [uri-premature-decoding]
}
// Only searched, or the path of a file.
void searched(const std::string &path, const std::string &filepath) {
  const std::string plain = urlDecode(path);
  if (plain.find("/admin/") != std::string::npos)
    use(plain.substr(plain.rfind("/")));
  use(split(urlDecode(filepath), '/')[0]);
}

// A loop that compares each character.
void loop(const std::string &query) {
  const std::string plain = urlDecode(query);
// CHECK-MESSAGES: :[[@LINE-1]]:29: warning: 'urlDecode' decodes the whole query {{.*}} [uri-premature-decoding]
  size_t begin = 0;
  for (size_t i = 0; i < plain.size(); ++i)
    if (plain[i] == '&') {
      use(plain.substr(begin, i - begin));
      begin = i + 1;
    }
}
// It escapes the text for HTML.
std::string shown(const std::string &query) {
  const std::string plain = urlDecode(query);
  std::string html;
  for (size_t i = 0; i < plain.size(); ++i)
    if (plain[i] == '&')
      html += "&amp;";
    else
      html += plain[i];
  return html;
}

// The parts come first, and a function makes the set of delimiters.
namespace algorithms {
struct Set {};
Set isAnyOf(const char *Delimiters);
void split(std::vector<std::string> &Parts, const std::string &Text, Set Of);
} // namespace algorithms
void byAlgorithm(const std::string &query, std::vector<std::string> Parts) {
  algorithms::split(Parts, urlDecode(query), algorithms::isAnyOf("&"));
// CHECK-MESSAGES: :[[@LINE-1]]:28: warning: 'urlDecode' decodes the whole query {{.*}} [uri-premature-decoding]
  algorithms::split(Parts, urlDecode(query), algorithms::isAnyOf(" "));
  algorithms::split(Parts, query, algorithms::isAnyOf("&"));
  use(urlDecode(Parts[0]));
}
