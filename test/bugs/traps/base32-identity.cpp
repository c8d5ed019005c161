// Trap: a value in base32
// Source: PurpleI2P/i2pd daemon/HTTPServer.cpp (2.45)
#include <sstream>
#include <string>

struct IdentHash {
  std::string ToBase32() const;
};

void show(std::stringstream &s, const std::string &webroot,
          const IdentHash &ident) {
  s << "<a href=\"" << webroot
    << "?page=local_destination&b32=" << ident.ToBase32() << "\">";
}
