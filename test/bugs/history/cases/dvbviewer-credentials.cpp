// Check: uri-unencoded-data
// Reasoning: flow
// Source: kodi-pvr/pvr.dvbviewer@31bb078d
// Input: the password 'a@b' gives 'http://u:a@b@host:8089/'
// Sight: missed
#include <string>

class Text : public std::string {
public:
  Text(const char *text = "");
  void Format(const char *format, ...);
};
std::string UrlEncodeInline(const std::string &data);
extern std::string user, password, host;
extern unsigned port;

class Receiver {
  Text address;

public:
  Receiver() {
    Text login("");
    if (!user.empty() && !password.empty())
#ifndef MENDED
      login.Format("%s:%s@", user.c_str(), password.c_str()); // BUG
#else
      login.Format("%s:%s@", UrlEncodeInline(user).c_str(),
                   UrlEncodeInline(password).c_str());
#endif
    address.Format("http://%s%s:%u/", login.c_str(), host.c_str(), port); // OR
  }
};
