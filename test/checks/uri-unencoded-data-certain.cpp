// RUN: %check_clang_tidy -expect-no-diagnosis %s uri-unencoded-data %t -- \
// RUN:   -config='{CheckOptions: {uri-unencoded-data.MinConfidence: certain}}' \
// RUN:   -- -isystem %clang_tidy_headers

#include <string>

// No parameter is proved to contain a character that needs encoding.
std::string find(const std::string &Place) {
  return "https://h.example/find?q=" + Place;
}
