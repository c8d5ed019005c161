// Trap: a scheme that is tested, removed or added to input of the user
#include <QString>
#include <string>
#include <string.h>

bool isHttp(const char *url) {
  return strncmp(url, "http://", 7) == 0 || strstr(url, "%2f") != nullptr;
}

std::string withScheme(const std::string &userUrl) {
  if (userUrl.rfind("http://", 0) == 0)
    return userUrl.substr(7);
  return "https://" + userUrl;
}

QString completed(QString address) {
  if (!address.startsWith("https://"))
    address.prepend("https://");
  return address;
}
