// Trap: a path that contains '/' on purpose is not a certain defect
#include <string>

std::string webDav(const std::string &base, const std::string &remotePath) {
  return base + "/remote.php/dav/" + remotePath;
}
std::string next(const std::string &server, const std::string &path) {
  return server + "/" + path;
}
