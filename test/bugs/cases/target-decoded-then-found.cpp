// Check: uri-premature-decoding
// Reasoning: flow
// Source: common: small web servers in C++
// Input: the file 'why%3F' is served as 'why'
#include <string>

std::string uriDecode(const std::string &text);
struct Request {
  std::string method, target;
};
std::string serveFile(const std::string &path, const std::string &query);

std::string serve(const Request &request) {
#ifndef MENDED
  const std::string target = uriDecode(request.target); // OR
  const size_t mark = target.find('?'); // BUG
  return serveFile(target.substr(0, mark), target.substr(mark + 1));
#else
  const size_t mark = request.target.find('?');
  return serveFile(uriDecode(request.target.substr(0, mark)), request.target.substr(mark + 1));
#endif
}
