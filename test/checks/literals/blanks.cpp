// RUN: %check_clang_tidy %s uri-illegal-character,uri-lowercase-hex %t

// A text with a scheme and a single blank is a URI if its parts go on behind
// the blank.

void push(const char *);
int run(const char *Command);
void show_with_label(const char *Uri, const char *Label);

static const char *const Probes[] = {"https://h.example/teams/object store/oncall"};
// CHECK-MESSAGES: :[[@LINE-1]]:69: warning: ' ' is not allowed in a path segment; write '%20' [uri-illegal-character]
// CHECK-FIXES: static const char *const Probes[] = {"https://h.example/teams/object%20store/oncall"};

void links() {
  push(Probes[0]);
  push("https://h.example/new sites?page=1");
  // CHECK-MESSAGES: :[[@LINE-1]]:30: warning: ' ' is not allowed in a path segment; write '%20' [uri-illegal-character]
  // CHECK-FIXES: push("https://h.example/new%20sites?page=1");
  push("https://h.example/docs/getting started.html");
  // CHECK-MESSAGES: :[[@LINE-1]]:39: warning: {{.*}} [uri-illegal-character]
  // CHECK-FIXES: push("https://h.example/docs/getting%20started.html");
  push("https://h.example/find?q=John Doe&page=2");
  // CHECK-MESSAGES: :[[@LINE-1]]:38: warning: {{.*}} [uri-illegal-character]
  // CHECK-FIXES: push("https://h.example/find?q=John%20Doe&page=2");
  push("mailto:desk@h.example?subject=Bug report");
  // CHECK-MESSAGES: :[[@LINE-1]]:42: warning: {{.*}} [uri-illegal-character]
  // CHECK-FIXES: push("mailto:desk@h.example?subject=Bug%20report");
}

// Anything else is text in which a URI stands.
void texts() {
  run("https://h.example/ is/was");
  run("https://h.example/docs says");
  run("https://h.example/docs and or/more");
  run("https://h.example/docs timeout=30");
  run("https://h.example/find?a=1 HTTP/1.1");
  run("https://h.example/docs (a/b)");
  run("https://h.example/a, b/c");
  run("https://h.example/a https://h.example/b");
  run("https://h.example/a -o/dev/null");
  run("mailto:desk@h.example or call");
}

// The name of a parameter says more than that of the function.
void labels() {
  show_with_label("https://h.example/faq?topic=spam%2fjunk", "https://h.example/%2f");
  // CHECK-MESSAGES: :[[@LINE-1]]:52: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
  // CHECK-FIXES: show_with_label("https://h.example/faq?topic=spam%2Fjunk", "https://h.example/%2f");
}
