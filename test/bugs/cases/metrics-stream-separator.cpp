// Check: uri-unencoded-data
// Reasoning: join
// Source: common: exporters that write to a time series data base
// Input: the tag 'a b' gives 'write?host=a b'
#include <sstream>
#include <string>
#include <vector>

struct Label {
  std::string name, value;
};
std::string uriEscape(const std::string &text);
void send(const std::string &url);

void write(const std::string &server, const std::vector<Label> &labels) {
  std::ostringstream url;
  url << server << "/write";
  bool first = true;
  for (const Label &label : labels) {
    url << (first ? "?" : "&") << label.name << "=" // ALSO uri-unencoded-data
#ifndef MENDED
        << label.value; // BUG
#else
        << uriEscape(label.value);
#endif
    first = false;
  }
  send(url.str());
}
