// Check: uri-unencoded-data
// Reasoning: join
// Source: common: a parameter that is added to a URL with or without a query
// Input: the token 'a+b=' gives '&access_token=a+b=', decoded to 'a b='
// Missed: a value named token is only 'possible', because most tokens
//   are base64url
#include <string>

std::string percentEncode(const std::string &text);

class Session {
public:
  std::string withToken(std::string url) const;

private:
  std::string m_accessToken;
};

std::string Session::withToken(std::string url) const {
  if (url.find('?') == std::string::npos)
    url += "?";
  else
    url += "&";
#ifndef MENDED
  url += "access_token=" + m_accessToken; // MISSED
#else
  url += "access_token=" + percentEncode(m_accessToken);
#endif
  return url;
}
