// RUN: %check_clang_tidy %s 'uri-*' %t -- \
// RUN:   -config='{CheckOptions: {MinConfidence: possible, ExtraSchemes: myapp, IgnoredPrefixes: "https://ns.example/"}}' \
// RUN:   -- -isystem %clang_tidy_headers

#include <string>

// Options without the name of a check apply to all checks.
std::string identifier(const std::string &Uuid) {
  return "myapp://item/" + Uuid + "/a%2fb";
// CHECK-MESSAGES: :[[@LINE-1]]:28: warning: 'Uuid' goes into a path segment without percent-encoding: {{.*}} [uri-unencoded-data]
// CHECK-MESSAGES: :[[@LINE-2]]:38: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
// CHECK-FIXES: return "myapp://item/" + Uuid + "/a%2Fb";
}

// Not reported: an ignored prefix.
const char *NamespaceUrl = "https://ns.example/a%2fb/%7Ec d";
