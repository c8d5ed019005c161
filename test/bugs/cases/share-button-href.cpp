// Check: uri-encoder-mismatch
// Reasoning: expression
// Source: common: pages with links that share them
// Input: the title 'A & B' is shared as 'A '
#include <string>

std::string htmlEscape(const std::string &text);
std::string urlEscape(const std::string &text);

std::string shareButton(const std::string &title, const std::string &page) {
  std::string html = "<p class=\"share\">";
#ifndef MENDED
  html += "<a href=\"https://social.example.com/share?text=" + htmlEscape(title) + // BUG
          "&amp;url=" + urlEscape(page) + "\">Share</a>";
#else
  html += "<a href=\"https://social.example.com/share?text=" + urlEscape(title) +
          "&amp;url=" + urlEscape(page) + "\">Share</a>";
#endif
  return html + "</p>";
}
