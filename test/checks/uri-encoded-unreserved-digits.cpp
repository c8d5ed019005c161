// RUN: %check_clang_tidy %s uri-encoded-unreserved %t

// A digit that is written plainly does not become a part of another escape.
const char *AfterPercent = "https://h.example/%25%34%31";
// CHECK-MESSAGES: :[[@LINE-1]]:50: warning: '%34' encodes the unreserved character '4', and 1 more in this literal [uri-encoded-unreserved]
// CHECK-FIXES: const char *AfterPercent = "https://h.example/%25%341";
const char *AfterDigit = "https://h.example/%252%35";
// CHECK-MESSAGES: :[[@LINE-1]]:49: warning: '%35' encodes the unreserved character '5' [uri-encoded-unreserved]
const char *Alone = "https://h.example/%34%31";
// CHECK-MESSAGES: :[[@LINE-1]]:40: warning: '%34' encodes the unreserved character '4'; write it plainly, and 1 more in this literal [uri-encoded-unreserved]
// CHECK-FIXES: const char *Alone = "https://h.example/41";
const char *NoDigit = "https://h.example/%25%7E";
// CHECK-MESSAGES: :[[@LINE-1]]:45: warning: '%7E' encodes the unreserved character '~'; write it plainly [uri-encoded-unreserved]
// CHECK-FIXES: const char *NoDigit = "https://h.example/%25~";
