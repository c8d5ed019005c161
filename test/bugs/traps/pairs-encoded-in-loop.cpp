// Trap: all pairs are encoded, and the separator is a choice
#include <map>
#include <sstream>
#include <string>

std::string urlEncode(const std::string &text);
std::string post(const std::string &url, const std::string &body);

std::string submit(const std::map<std::string, std::string> &fields) {
  std::ostringstream body;
  const char *separator = "";
  for (const auto &field : fields) {
    body << separator << urlEncode(field.first) << "=" << urlEncode(field.second);
    separator = "&";
  }
  return post("https://forms.example.com/submit", body.str());
}
