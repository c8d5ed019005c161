// RUN: %check_clang_tidy %s uri-unencoded-data %t -- \
// RUN:   -config='{CheckOptions: {uri-unencoded-data.Paths: true}}' \
// RUN:   -- -isystem %clang_tidy_headers

#include <string>

// A path that contains its slashes.
std::string path(const std::string &FilePath) {
  return "https://h.example/files/" + FilePath;
// CHECK-MESSAGES: :[[@LINE-1]]:39: warning: 'FilePath' goes into a path segment without percent-encoding: {{.*}} [uri-unencoded-data]
}

// The last hole of a path, directly after the base.
std::string behindBase(const std::string &BaseUrl, const std::string &Item) {
  return BaseUrl + "/" + Item;
// CHECK-MESSAGES: :[[@LINE-1]]:26: warning: 'Item' goes into a path segment without percent-encoding: {{.*}} [uri-unencoded-data]
}

// Not reported: the option is about paths, not about identifiers.
std::string identifier(const std::string &Uuid) {
  return "https://h.example/item/" + Uuid + "/state";
}
