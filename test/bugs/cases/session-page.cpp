// Check: uri-unencoded-data
// Reasoning: flow
// Source: PurpleI2P/i2pd daemon/HTTPServer.cpp (2.45)
// Input: the session id '"><b>' or 'a&b' that a client chose
#include <sstream>
#include <string>

class Session {
public:
  std::string id() const;
  std::string nickname() const;
};

std::string urlencode(const std::string &text);
std::string htmlescape(const std::string &text);

void ShowSessions(std::stringstream &s, const std::string &webroot,
                  const Session &session) {
  s << "<div class=\"listitem\"><a href=\"" << webroot
    << "?page=sam_session&sam_id="
#ifndef MENDED
    << session.id() // BUG
#else
    << urlencode(session.id())
#endif
    << "\">" << htmlescape(session.nickname()) << "</a></div>\n";
}
