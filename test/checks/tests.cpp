// RUN: %check_clang_tidy -check-suffixes=,ALL %s 'uri-*' %t -- \
// RUN:   -config='{CheckOptions: {MinConfidence: possible}}' \
// RUN:   -- -isystem %clang_tidy_headers
// RUN: %check_clang_tidy %s 'uri-*' %t -- -- -isystem %clang_tidy_headers

#include <string>

bool parses(const std::string &Url);

// What a test is given may be wrong on purpose; what it builds may not.
void testParser(const std::string &City) {
  parses("http://h.example/%2f");
  // CHECK-MESSAGES-ALL: :[[@LINE-1]]:28: warning: lowercase hex in '%2f'{{.*}}[uri-lowercase-hex]
  // CHECK-FIXES-ALL: parses("http://h.example/%2F");
  parses("http://h.example/?q=" + City);
  // CHECK-MESSAGES: :[[@LINE-1]]:35: warning: 'City' {{.*}}[uri-unencoded-data]
}

// The latest is no test.
void showLatest() {
  parses("http://h.example/%2f");
  // CHECK-MESSAGES: :[[@LINE-1]]:28: warning: lowercase hex in '%2f'{{.*}}[uri-lowercase-hex]
  // CHECK-FIXES: parses("http://h.example/%2F");
}
