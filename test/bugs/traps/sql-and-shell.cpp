// Trap: '%', '?' and '&' in other languages
#include <string>

int execute(const std::string &statement);
int system(const char *command);

int clean(const std::string &table, const std::string &name) {
  execute("DELETE FROM " + table + " WHERE url LIKE 'http://%/a%2fb%' AND name='" + name + "'");
  execute("SELECT * FROM moz_places WHERE url LIKE '%?q=%'");
  const std::string command = "test -f " + name + " && x=" + name + " && echo $x";
  return system(command.c_str());
}
