// RUN: %check_clang_tidy -check-suffixes=,ALL %s 'uri-*' %t -- \
// RUN:   -config='{CheckOptions: {MinConfidence: possible}}' \
// RUN:   -- -isystem %clang_tidy_headers
// RUN: %check_clang_tidy %s 'uri-*' %t -- -- -isystem %clang_tidy_headers

#include <string>

bool parses(const std::string &Url);

// The input of a test may be wrong on purpose; a URI that it builds may not.
void testParser(const std::string &City) {
  parses("http://h.example/%2f");
  // CHECK-MESSAGES-ALL: :[[@LINE-1]]:28: warning: lowercase hex in '%2f'{{.*}}[uri-lowercase-hex]
  // CHECK-FIXES-ALL: parses("http://h.example/%2F");
  parses("http://h.example/?q=" + City);
  // CHECK-MESSAGES: :[[@LINE-1]]:35: warning: 'City' {{.*}}[uri-unencoded-data]
}

// 'latest' does not indicate a test.
void showLatest() {
  parses("http://h.example/%2f");
  // CHECK-MESSAGES: :[[@LINE-1]]:28: warning: lowercase hex in '%2f'{{.*}}[uri-lowercase-hex]
  // CHECK-FIXES: parses("http://h.example/%2F");
}

// A table of input and of results that are compared.
#define check_that(Condition) (void)((Condition) || (throw 1, true))
std::string cleaned(const std::string &Url);
void compareAll() {
  struct Case {
    const char *Url, *Result;
  } Cases[] = {
      {"http://h.example/%3a", "http://h.example/:"},
      // CHECK-MESSAGES-ALL: :[[@LINE-1]]:26: warning: lowercase hex in '%3a'{{.*}}[uri-lowercase-hex]
      // CHECK-FIXES-ALL: {"http://h.example/%3A", "http://h.example/:"},
  };
  for (const Case &Each : Cases) {
    const std::string Url = cleaned(Each.Url);
    check_that(Url == Cases[0].Result);
  }
}
