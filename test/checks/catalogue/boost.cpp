// Functions of Boost whose facts count, and not their bodies.
// RUN: %check_clang_tidy -std=c++17 %s uri-unencoded-data %t -- \
// RUN:   -- -isystem %clang_tidy_headers

#include <string>
#include <string_view>
#include <vector>

namespace boost {
namespace algorithm {
template <typename List, typename Range>
std::string join(const List &Input, const Range &Separator) {
  std::string Result;
  for (const auto &Each : Input)
    Result += Each;
  return Result;
}
} // namespace algorithm
using algorithm::join;

namespace beast {
namespace http {
enum class verb { get };
struct string_body {};
template <bool IsRequest> struct header {
  void target(std::string_view Value);
  std::string_view target() const;
};
template <bool IsRequest, typename Body> struct message : header<IsRequest> {
  message();
  message(verb Method, std::string_view Target, unsigned Version);
};
template <typename Body> using request = message<true, Body>;
} // namespace http
} // namespace beast
} // namespace boost

namespace http = boost::beast::http;

void joined(const std::string &Title) {
  std::vector<std::string> Parts;
  Parts.push_back("lang=en");
  Parts.push_back("title=" + Title);
// CHECK-MESSAGES: :[[@LINE-1]]:30: warning: 'Title' goes into query parameter 'title' without
  http::request<http::string_body> Request;
  Request.target("/find?" + boost::join(Parts, "&"));
}

void constructed(const std::string &Title) {
  http::request<http::string_body> Request(http::verb::get,
                                           "/find?title=" + Title, 11);
// CHECK-MESSAGES: :[[@LINE-1]]:61: warning: 'Title' goes into query parameter 'title' without
}
