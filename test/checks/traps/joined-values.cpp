// RUN: %check_clang_tidy %s uri-unencoded-data,uri-double-encoding %t

#include <curl/curl.h>
#include <string>
#include <vector>

namespace absl {
template <typename Range>
std::string StrJoin(const Range &Elements, const char *Separator);
} // namespace absl
namespace folly {
template <typename Range>
std::string join(const char *Separator, const Range &Elements);
} // namespace folly

std::string urlEncode(const std::string &Text);

// A list of encoded values is encoded after it has been joined.
std::string encoded(const std::string &A, const std::string &B) {
  std::vector<std::string> Parts;
  Parts.push_back(urlEncode(A));
  Parts.push_back(urlEncode(B));
  return "https://h.example/find?ids=" + absl::StrJoin(Parts, ",");
}

std::string named(const std::vector<std::string> &Encoded) {
  return "https://h.example/find?ids=" + absl::StrJoin(Encoded, ",");
}

// Numbers need no encoding.
std::string numbers(const std::vector<int> &Ints) {
  return "https://h.example/find?ids=" + folly::join(",", Ints);
}

std::string raw(const std::string &A, const std::string &B) {
  std::vector<std::string> Parts;
  Parts.push_back(A);
// CHECK-MESSAGES: :[[@LINE-1]]:19: warning: 'A' goes into query parameter 'tags' {{.*}} [uri-unencoded-data]
  Parts.push_back(urlEncode(B));
  return "https://h.example/find?tags=" + absl::StrJoin(Parts, ",");
}
