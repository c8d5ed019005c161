// Check: uri-unencoded-data
// Reasoning: flow
// Source: kodi-pvr/pvr.hts#471
// Input: the password 'p@ss/1' gives 'http://u:p@ss/1@host': the host is 'ss'
#include <string>

class Settings {
public:
  static Settings &GetInstance();
  std::string GetUsername() const;
  std::string GetPassword() const;
  std::string GetHostname() const;
  int GetPortHTTP() const;
};

std::string UrlEncode(const std::string &text);
bool OpenStream(const std::string &url);

bool OpenLiveStream(int channel) {
  Settings &settings = Settings::GetInstance();
  std::string url = "http://";
#ifndef MENDED
  url += settings.GetUsername() + ":" + settings.GetPassword() + "@"; // BUG
#else
  url += UrlEncode(settings.GetUsername()) + ":" +
         UrlEncode(settings.GetPassword()) + "@";
#endif
  url += settings.GetHostname() + ":";
  url += std::to_string(settings.GetPortHTTP());
  url += "/stream/channelid/";
  url += std::to_string(channel);
  return OpenStream(url);
}
