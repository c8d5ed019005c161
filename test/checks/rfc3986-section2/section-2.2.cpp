// RUN: %check_clang_tidy %s 'uri-*' %t -- -- -isystem %clang_tidy_headers

// RFC 3986 section 2.2: reserved characters.

#include <string>

// gen-delims: each where it delimits.
// Silent: that is what they are for.
const char *GenDelimsUrl = "https://u:p@[2001:db8::1]:80/a?b#c";

// sub-delims: "!" "$" "&" "'" "(" ")" "*" "+" "," ";" "=".
// Silent: they are data or delimiters as the scheme says; RFC 3986 allows them
// in user information, host, path, query and fragment.
const char *SubDelimsUrl = "https://h.example/!$&'()*+,;=?!$&'()*+,;=#!$&'()*+,;=";

// A gen-delim where none can stand: '#' in a fragment, brackets in a path.
const char *HashUrl = "https://h.example/#a#b";
// CHECK-MESSAGES: :[[@LINE-1]]:44: warning: '#' is not allowed in a fragment; write '%23' [uri-illegal-character]
// CHECK-FIXES: const char *HashUrl = "https://h.example/#a%23b";
const char *BracketUrl = "https://h.example/[a]";
// CHECK-MESSAGES: :[[@LINE-1]]:45: warning: '[' is not allowed in a path segment; write '%5B', and 1 more in this literal [uri-illegal-character]
// CHECK-FIXES: const char *BracketUrl = "https://h.example/%5Ba%5D";

// An encoded reserved character is another URI than the plain one.
// Silent: "%2F" keeps a '/' of the data from being a delimiter.
const char *SlashUrl = "https://h.example/path%2Fto%2Ffile";
const char *QueryUrl = "https://h.example/?name=Tom%26Jerry";

// The other way round: "?name=Tom&Jerry".
// Silent: a key without a value is legal, and the literal says no more.
const char *TomAndJerryUrl = "https://h.example/?name=Tom&Jerry";

// Where the program has the name as a value, it says more: that value's '&'
// would be a delimiter.
std::string tomAndJerry(const std::string &Name) {
  return "https://h.example/?name=" + Name;
// CHECK-MESSAGES: :[[@LINE-1]]:39: warning: 'Name' goes into query parameter 'name' without percent-encoding: {{.*}} [uri-unencoded-data]
}
std::string tag(const std::string &Tag) {
  return "https://h.example/tags/" + Tag + "/list";
// CHECK-MESSAGES: :[[@LINE-1]]:38: warning: 'Tag' goes into a path segment without percent-encoding: {{.*}} [uri-unencoded-data]
}
