// Check: uri-unencoded-data
// Reasoning: expression
// Source: kodi-pvr/pvr.vuplus#496
// Input: the channel 'rai 1 hd' gives 'http://box/picon/rai 1 hd.png': error 400
#include <string>

std::string UrlEncode(const std::string &text);

class Channels {
public:
  std::string CreateIconPath(const std::string &commonName) const;

private:
  std::string m_connectionURL;
};

std::string Channels::CreateIconPath(const std::string &commonName) const {
#ifndef MENDED
  return m_connectionURL + "picon/" + commonName + ".png"; // BUG
#else
  return m_connectionURL + "picon/" + UrlEncode(commonName) + ".png";
#endif
}
