// Check: uri-encoder-mismatch
// Reasoning: expression
// Source: common: pages that escape for HTML only
// Input: the name 'a+b' is read as 'a b'
#include <sstream>
#include <string>

std::string html_escape(const std::string &text);
std::string url_escape(const std::string &text);

void entry(std::ostringstream &page, const std::string &name) {
  page << "<li><a href=\"/view?name="
#ifndef MENDED
       << html_escape(name) // BUG
#else
       << url_escape(name)
#endif
       << "\">" << html_escape(name) << "</a></li>\n";
}
