// Check: uri-unencoded-data
// Reasoning: expression
// Source: domoticz/domoticz@1b010e5e
// Input: the password 'a&b' gives 'username=u&password=a&b'
// Sight: found
// The name of the user, which the fix does not encode either, is left out.
#include <sstream>
#include <string>
#include <vector>

struct CURLEncode {
  static std::string URLEncode(const std::string &text);
};
bool Post(const std::string &url, const std::string &postData, const std::vector<std::string> &headers,
          std::string &result);

class Thermostat {
  std::string m_Password;
  bool Login(std::string &result) {
    std::stringstream sstr;
#ifndef MENDED
    sstr << "username=me&password=" << m_Password; // BUG
#else
    sstr << "username=me&password=" << CURLEncode::URLEncode(m_Password);
#endif
    std::string szPostdata = sstr.str();
    std::vector<std::string> headers;
    return Post("https://toon.example.com/mobile-backend/client/login", szPostdata, headers, result);
  }
};
