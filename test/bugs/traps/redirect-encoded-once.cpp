// Trap: an assembled URI is encoded to become one value
#include <string>

std::string urlEncode(const std::string &text);
void open(const std::string &url);

void login(const std::string &state) {
  const std::string callback = "http://localhost:7777/done?state=" + urlEncode(state);
  open("https://login.example.com/authorize?redirect_uri=" + urlEncode(callback) + "&response_type=code");
}
