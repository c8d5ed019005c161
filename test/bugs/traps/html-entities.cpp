// Trap: '&' and '=' that are not part of a query
// Source: qbittorrent/qBittorrent src/base/rss/rss_parser.cpp (4.5)
#include <sstream>
#include <string>

static const char *const Entities[][2] = {
    {"nbsp", "&#160;"}, {"iexcl", "&#161;"}, {"amp", "&#38;"}};

std::string entity(const std::string &name) { return "&" + name + ";"; }

std::string numeric(int code) { return "&#" + std::to_string(code) + ";"; }

void declare(std::ostringstream &out, const std::string &type,
             const std::string &name, const std::string &value) {
  out << "const " << type << " &" << name << "=" << value << ";\n";
}
