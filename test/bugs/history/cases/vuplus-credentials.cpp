// Check: uri-unencoded-data
// Reasoning: flow
// Source: kodi-pvr/pvr.vuplus@ab75d47f
// Input: the password 'a@b' gives 'http://u:a@b@box:80/'
// Sight: found
#include <string>

struct StringUtils {
  static std::string Format(const char *format, ...);
};
struct WebUtils {
  static std::string URLEncodeInline(const std::string &data);
};

class Settings {
  std::string m_url, m_user, m_password, m_host;
  int m_port = 80;
  bool m_secure = false;

public:
  void Read() {
    m_url.clear();
    if (!m_user.empty() && !m_password.empty())
#ifndef MENDED
      m_url = StringUtils::Format("%s:%s@", m_user.c_str(), // BUG
                                  m_password.c_str());      // OR
#else
      m_url = StringUtils::Format("%s:%s@",
                                  WebUtils::URLEncodeInline(m_user).c_str(),
                                  WebUtils::URLEncodeInline(m_password).c_str());
#endif
    if (m_secure)
      m_url = StringUtils::Format("https://%s%s:%u/", m_url.c_str(), m_host.c_str(), m_port); // OR
    else
      m_url = StringUtils::Format("http://%s%s:%u/", m_url.c_str(), m_host.c_str(), m_port); // OR
  }
};
