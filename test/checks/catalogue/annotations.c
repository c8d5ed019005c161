// RUN: %check_clang_tidy %s 'uri-illegal-character' %t -- -- -isystem %clang_tidy_headers

void visit(int Times, const char *Where __attribute__((annotate("uri-tidy:takes(reference)"))));

void taken(void) {
  visit(1, "https://h.example/a b");
// CHECK-MESSAGES: :[[@LINE-1]]:32: warning: ' ' is not allowed in a path segment; write '%20' [uri-illegal-character]
// CHECK-FIXES: visit(1, "https://h.example/a%20b");
}
