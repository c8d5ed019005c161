// Check: uri-unencoded-data
// Reasoning: flow
// Source: PurpleI2P/i2pd daemon/HTTPServer.cpp (2.45)
// Input: the parameter 'x&cmd=shutdown' gives 'b32=x&cmd=shutdown'
#include <map>
#include <sstream>
#include <string>

std::string encoded(const std::string &text);
void parseQuery(const std::string &query,
                std::map<std::string, std::string> &params);

void command(std::stringstream &s, const std::string &webroot,
             const std::string &query) {
  std::map<std::string, std::string> params;
  parseQuery(query, params);
  std::string b32 = params["b32"];
#ifdef MENDED
  b32 = encoded(b32);
#endif
  s << "<a href=\"" << webroot << "?page=local_destination&b32="
    << b32 // BUG
    << "\">Return to destination page</a><br>\r\n";
}
