// Trap: ids, languages and versions are seldom wrong, and not reported by default
#include <string>

std::string item(const std::string &base, const std::string &uuid,
                 const std::string &lang, const std::string &version) {
  return base + "/items/" + uuid + "?lang=" + lang + "&v=" + version;
}
