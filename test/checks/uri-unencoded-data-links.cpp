// RUN: %check_clang_tidy %s uri-unencoded-data %t -- -- -isystem %clang_tidy_headers

// The targets in a Link header (RFC 8288) are references.
#include <map>
#include <string>

std::string urlEncode(const std::string &Text);
struct Response {
  std::map<std::string, std::string> Headers;
};

void next(Response &To, const std::string &Query, int Page) {
  To.Headers["Link"] = "</search?q=" + Query + "&page=" + std::to_string(Page) + ">; rel=\"next\"";
  // CHECK-MESSAGES: :[[@LINE-1]]:40: warning: 'Query' goes into query parameter 'q' without percent-encoding
}
void several(Response &To, const std::string &Query, int Page) {
  const std::string Target = "/search?q=" + urlEncode(Query) + "&page=";
  To.Headers["Link"] = "<" + Target + std::to_string(Page - 1) + ">; rel=\"prev\", <" + Target +
                       std::to_string(Page + 1) + ">; rel=\"next\"";
}
// Markup.
std::string element(const std::string &Name) { return "<" + Name + "> rel=1"; }
