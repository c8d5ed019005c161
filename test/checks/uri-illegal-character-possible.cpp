// RUN: %check_clang_tidy %s uri-illegal-character %t -- \
// RUN:   -config='{CheckOptions: {uri-illegal-character.MinConfidence: possible}}'

// Browsers and servers accept these characters in a query.
const char *OpeningUrl = "https://h.example/?name[=1";
// CHECK-MESSAGES: :[[@LINE-1]]:50: warning: '[' is not allowed in a query key; write '%5B' [uri-illegal-character]
// CHECK-FIXES: const char *OpeningUrl = "https://h.example/?name%5B=1";
const char *ClosingUrl = "https://h.example/?name]=1";
// CHECK-MESSAGES: :[[@LINE-1]]:50: warning: ']' is not allowed in a query key; write '%5D' [uri-illegal-character]
// CHECK-FIXES: const char *ClosingUrl = "https://h.example/?name%5D=1";
const char *BarUrl = "https://h.example/?name=a|b";
// CHECK-MESSAGES: :[[@LINE-1]]:48: warning: '|' is not allowed in a query value; write '%7C' [uri-illegal-character]
// CHECK-FIXES: const char *BarUrl = "https://h.example/?name=a%7Cb";
const char *CaretUrl = "https://h.example/?name=a^b";
// CHECK-MESSAGES: :[[@LINE-1]]:50: warning: '^' is not allowed in a query value; write '%5E' [uri-illegal-character]
// CHECK-FIXES: const char *CaretUrl = "https://h.example/?name=a%5Eb";

// One literal with findings of both levels.
void get(const char *Url);
void both() { get("http://h.example/a b?x=[1]"); }
// CHECK-MESSAGES: :[[@LINE-1]]:38: warning: ' ' is not allowed in a path segment; write '%20', and 2 more in this literal [uri-illegal-character]
// CHECK-FIXES: void both() { get("http://h.example/a%20b?x=%5B1%5D"); }
