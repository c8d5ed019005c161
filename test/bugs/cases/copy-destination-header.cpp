// Check: uri-unencoded-data
// Reasoning: sink
// Source: common: WebDAV clients
// Input: the file 'a b' gives 'Destination: https://h/dav/a b'
// Missed: only 'possible', as the rest of a path that may hold slashes
#include <map>
#include <string>

std::string escapePath(const std::string &path);
using Headers = std::map<std::string, std::string>;
int request(const char *method, const std::string &url, const Headers &headers);

int copyFile(const std::string &server, const std::string &from, const std::string &fileName) {
  Headers headers;
#ifndef MENDED
  headers["Destination"] = server + "/dav/" + fileName; // MISSED
#else
  headers["Destination"] = server + "/dav/" + escapePath(fileName);
#endif
  return request("COPY", server + "/dav/" + escapePath(from), headers);
}
