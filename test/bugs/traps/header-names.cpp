// Trap: headers that are no URIs
#include <map>
#include <string>

using Headers = std::map<std::string, std::string>;

Headers headersFor(const std::string &user, const std::string &title, const std::string &host) {
  Headers headers;
  headers["X-User"] = "/" + user + "/" + title;
  headers["Host"] = host;
  headers["If-Match"] = "\"" + title + "\"";
  headers["Content-Disposition"] = "attachment; filename=\"" + title + ".pdf\"";
  return headers;
}
