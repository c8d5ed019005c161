// Check: uri-unencoded-data
// Reasoning: expression
// Source: common: servers that connect to a data base by its URI
// Input: the password 'p@ss' gives the host 'ss@db'
#include <string>

std::string encodeCredential(const std::string &text);
struct Connection {
  explicit Connection(const std::string &uri);
};
struct Options {
  std::string user, password, host, database;
};

Connection connect(const Options &options) {
  std::string uri = "postgresql://";
#ifndef MENDED
  uri += options.user + ":" + options.password + "@" + options.host + "/" + options.database; // BUG
#else
  uri += encodeCredential(options.user) + ":" + encodeCredential(options.password) + "@" + options.host + "/" +
         encodeCredential(options.database);
#endif
  return Connection(uri);
}
