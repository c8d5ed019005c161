// Trap: a value that was received encoded and is sent back
#include <string>

struct Request {
  std::string encodedQuery;
  std::string rawPath;
  std::string rawUrl;
};

std::string forward(const std::string &upstream, const Request &request) {
  return upstream + request.rawPath + "?" + request.encodedQuery;
}

std::string same(const Request &request) {
  return "GET " + request.rawUrl + " HTTP/1.1\r\n";
}
