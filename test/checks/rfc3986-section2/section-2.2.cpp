// RUN: %check_clang_tidy %s 'uri-*' %t -- -- -isystem %clang_tidy_headers

// RFC 3986 section 2.2: reserved characters.

#include <string>

// gen-delims: each one used as a delimiter.
// Not reported: this is their purpose.
const char *GenDelimsUrl = "https://u:p@[2001:db8::1]:80/a?b#c";

// sub-delims: "!" "$" "&" "'" "(" ")" "*" "+" "," ";" "=".
// Not reported: they are data or delimiters, depending on the scheme; RFC 3986
// allows them in user information, host, path, query and fragment.
const char *SubDelimsUrl = "https://h.example/!$&'()*+,;=?!$&'()*+,;=#!$&'()*+,;=";

// A gen-delim where it is not allowed: '#' in a fragment, brackets in a path.
const char *HashUrl = "https://h.example/#a#b";
// CHECK-MESSAGES: :[[@LINE-1]]:44: warning: '#' is not allowed in a fragment; write '%23' [uri-illegal-character]
// CHECK-FIXES: const char *HashUrl = "https://h.example/#a%23b";
const char *BracketUrl = "https://h.example/[a]";
// CHECK-MESSAGES: :[[@LINE-1]]:45: warning: '[' is not allowed in a path segment; write '%5B', and 1 more in this literal [uri-illegal-character]
// CHECK-FIXES: const char *BracketUrl = "https://h.example/%5Ba%5D";

// A URI with an encoded reserved character differs from one with a plain one.
// Not reported: "%2F" keeps a '/' in data from being a delimiter.
const char *SlashUrl = "https://h.example/path%2Fto%2Ffile";
const char *QueryUrl = "https://h.example/?name=Tom%26Jerry";

// The opposite case: "?name=Tom&Jerry".
// Not reported: a key without a value is legal, and the literal shows no more.
const char *TomAndJerryUrl = "https://h.example/?name=Tom&Jerry";

// If the program has the name as a value, more is known: an '&' in that value
// would be a delimiter.
std::string tomAndJerry(const std::string &Name) {
  return "https://h.example/?name=" + Name;
// CHECK-MESSAGES: :[[@LINE-1]]:39: warning: 'Name' goes into query parameter 'name' without percent-encoding: {{.*}} [uri-unencoded-data]
}
std::string song(const std::string &Song) {
  return "https://h.example/play/" + Song + "/text";
// CHECK-MESSAGES: :[[@LINE-1]]:38: warning: 'Song' goes into a path segment without percent-encoding: {{.*}} [uri-unencoded-data]
}
