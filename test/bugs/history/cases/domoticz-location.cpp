// Check: uri-unencoded-data
// Reasoning: flow
// Source: domoticz/domoticz@8690732d
// Input: the place 'Den Haag' gives '/timeline/Den Haag?key=…'
// Sight: possible
// Missed: only 'possible', as a setting that is a path segment
#include <sstream>
#include <string>

struct CURLEncode {
  static std::string URLEncode(const std::string &text);
};
bool Get(const std::string &url, std::string &result);

class Weather {
  std::string m_APIKey, m_Location;
  bool Read(std::string &result) {
    std::stringstream sURL;
#ifndef MENDED
    std::string szLoc = m_Location;
#else
    std::string szLoc = CURLEncode::URLEncode(m_Location);
#endif
    sURL << "https://weather.example.com/services/timeline/" << szLoc // MISSED
         << "?key=" << m_APIKey << "&unitGroup=metric&include=current";
    return Get(sURL.str(), result);
  }
};
