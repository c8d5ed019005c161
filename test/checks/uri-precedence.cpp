// RUN: %check_clang_tidy %s 'uri-*' %t -- -- -isystem %clang_tidy_headers

#include <string>

// Lowercase digits of an unreserved character: one edit writes the character.
const char *TildeUrl = "https://h.example/%7euser";
// CHECK-MESSAGES: :[[@LINE-1]]:43: warning: '%7e' encodes the unreserved character '~'; write it plainly [uri-encoded-unreserved]
// CHECK-FIXES: const char *TildeUrl = "https://h.example/~user";

// The other escapes of the same literal are still changed to uppercase.
const char *BothUrl = "https://h.example/%7euser/a%2fb";
// CHECK-MESSAGES: :[[@LINE-1]]:42: warning: '%7e' encodes the unreserved character '~'; write it plainly [uri-encoded-unreserved]
// CHECK-MESSAGES: :[[@LINE-2]]:51: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
// CHECK-FIXES: const char *BothUrl = "https://h.example/~user/a%2Fb";

// For an escape of an escape, the digits of the inner escape are not reported.
const char *TwiceUrl = "https://h.example/a%252fb";
// CHECK-MESSAGES: :[[@LINE-1]]:44: warning: '%252f' is encoded twice: the server sees '%2f', not what it stands for [uri-double-encoding]
const char *TwiceTildeUrl = "https://h.example/%257Euser";
// CHECK-MESSAGES: :[[@LINE-1]]:48: warning: '%257E' is encoded twice: the server sees '%7E', not what it stands for [uri-double-encoding]

// '%' without hex digits is malformed, not illegal.
const char *PercentUrl = "https://h.example/100%/b";
// CHECK-MESSAGES: :[[@LINE-1]]:48: warning: '%' must be followed by two hex digits; write '%25' for a percent sign [uri-malformed-escape]
// CHECK-FIXES: const char *PercentUrl = "https://h.example/100%25/b";

// Different bytes of one literal are different findings.
const char *SeveralUrl = "https://h.example/a b%2fc%7Ed";
// CHECK-MESSAGES: :[[@LINE-1]]:46: warning: ' ' is not allowed in a path segment; write '%20' [uri-illegal-character]
// CHECK-MESSAGES: :[[@LINE-2]]:48: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
// CHECK-MESSAGES: :[[@LINE-3]]:52: warning: '%7E' encodes the unreserved character '~'; write it plainly [uri-encoded-unreserved]
// CHECK-FIXES: const char *SeveralUrl = "https://h.example/a%20b%2Fc~d";

// A raw value, and a defect of the literal before it.
std::string mixed(const std::string &Place) {
  return "https://h.example/a%2fb?q=" + Place;
// CHECK-MESSAGES: :[[@LINE-1]]:30: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
// CHECK-MESSAGES: :[[@LINE-2]]:41: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
// CHECK-FIXES: return "https://h.example/a%2Fb?q=" + Place;
}

// Nested encoders are not unencoded data, and vice versa.
std::string plain(int Count) {
  return "https://h.example/?n=" + std::to_string(Count);
}
