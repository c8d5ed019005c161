// Check: uri-unencoded-data
// Reasoning: expression
// Source: common: sites that return to a page after the login
// Input: the page '/a?b=1&c=2' loses '&c=2'
#include <string>

std::string uriEncode(const std::string &text);
struct Request {
  std::string requestUri() const;
  std::string header(const char *name) const;
};
struct Response {
  void redirect(const std::string &location);
};

void requireLogin(const Request &request, Response &response) {
#ifndef MENDED
  response.redirect("/login?lang=" + uriEncode(request.header("Accept-Language")) + "&return_to=" + request.requestUri()); // BUG
#else
  response.redirect("/login?lang=" + uriEncode(request.header("Accept-Language")) +
                    "&return_to=" + uriEncode(request.requestUri()));
#endif
}
