// Check: uri-double-encoding
// Reasoning: flow
// Source: common: classes that store what they encode
// Input: 'a b' is asked for as 'a%2520b'
#include <string>

std::string urlEncode(const std::string &text);

class Item {
  std::string m_encodedName;
  std::string m_server;

public:
  Item(const std::string &server, const std::string &name) : m_encodedName(urlEncode(name)), m_server(server) {}
  std::string url() const {
#ifndef MENDED
    return m_server + "/items/" + urlEncode(m_encodedName); // BUG
#else
    return m_server + "/items/" + m_encodedName;
#endif
  }
};
