// Check: uri-unencoded-data
// Reasoning: flow
// Source: PurpleI2P/i2pd daemon/HTTPServer.cpp (2.45)
// Input: a client may name its session 'a&b'
// Missed: only 'possible', as a key of a table that is called an identifier
#include <map>
#include <sstream>
#include <string>

struct Session;
std::string urlencode(const std::string &text);

void ShowSessions(std::stringstream &s, const std::string &webroot,
                  const std::map<std::string, Session *> &sessions) {
  for (const auto &it : sessions) {
    s << "<div class=\"listitem\"><a href=\"" << webroot
      << "?page=sam_session&sam_id="
#ifndef MENDED
      << it.first // MISSED
#else
      << urlencode(it.first)
#endif
      << "\">session</a></div>\n";
  }
}
