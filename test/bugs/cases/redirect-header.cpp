// Check: uri-unencoded-data
// Reasoning: expression
// Source: common: web applications that redirect
// Input: the message 'a&b' ends at '&'
#include <sstream>
#include <string>

std::string uri_escape(const std::string &text);

std::string redirectWithMessage(const std::string &message) {
  std::ostringstream out;
  out << "HTTP/1.1 303 See Other\r\n"
      << "Location: /status?message="
#ifndef MENDED
      << message // BUG
#else
      << uri_escape(message)
#endif
      << "\r\nContent-Length: 0\r\n\r\n";
  return out.str();
}
