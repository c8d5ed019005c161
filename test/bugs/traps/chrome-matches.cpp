// Trap: match patterns of browsers, globs and wildcards
#include <string>

bool allow(const std::string &pattern);

bool setUp(const std::string &host) {
  return allow("*://*/*") && allow("https://*." + host + "/*") &&
         allow("https://*.example.com/<all>") && allow("http://localhost:*/");
}
