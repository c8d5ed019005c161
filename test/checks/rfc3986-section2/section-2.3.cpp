// RUN: %check_clang_tidy %s 'uri-*' %t -- -- -isystem %clang_tidy_headers

// RFC 3986 section 2.3: unreserved characters.

// ALPHA (%41-%5A and %61-%7A).
const char *UpperFirstUrl = "https://h.example/%41";
// CHECK-MESSAGES: :[[@LINE-1]]:48: warning: '%41' encodes the unreserved character 'A'; write it plainly [uri-encoded-unreserved]
// CHECK-FIXES: const char *UpperFirstUrl = "https://h.example/A";
const char *UpperLastUrl = "https://h.example/%5A";
// CHECK-MESSAGES: :[[@LINE-1]]:47: warning: '%5A' encodes the unreserved character 'Z'; write it plainly [uri-encoded-unreserved]
// CHECK-FIXES: const char *UpperLastUrl = "https://h.example/Z";
const char *LowerFirstUrl = "https://h.example/%61";
// CHECK-MESSAGES: :[[@LINE-1]]:48: warning: '%61' encodes the unreserved character 'a'; write it plainly [uri-encoded-unreserved]
// CHECK-FIXES: const char *LowerFirstUrl = "https://h.example/a";
const char *LowerLastUrl = "https://h.example/%7A";
// CHECK-MESSAGES: :[[@LINE-1]]:47: warning: '%7A' encodes the unreserved character 'z'; write it plainly [uri-encoded-unreserved]
// CHECK-FIXES: const char *LowerLastUrl = "https://h.example/z";

// DIGIT (%30-%39).
const char *DigitFirstUrl = "https://h.example/%30";
// CHECK-MESSAGES: :[[@LINE-1]]:48: warning: '%30' encodes the unreserved character '0'; write it plainly [uri-encoded-unreserved]
// CHECK-FIXES: const char *DigitFirstUrl = "https://h.example/0";
const char *DigitLastUrl = "https://h.example/%39";
// CHECK-MESSAGES: :[[@LINE-1]]:47: warning: '%39' encodes the unreserved character '9'; write it plainly [uri-encoded-unreserved]
// CHECK-FIXES: const char *DigitLastUrl = "https://h.example/9";

// Hyphen (%2D), period (%2E), underscore (%5F), or tilde (%7E).
const char *HyphenUrl = "https://h.example/a%2Db";
// CHECK-MESSAGES: :[[@LINE-1]]:45: warning: '%2D' encodes the unreserved character '-'; write it plainly [uri-encoded-unreserved]
// CHECK-FIXES: const char *HyphenUrl = "https://h.example/a-b";
const char *PeriodUrl = "https://h.example/a%2Eb";
// CHECK-MESSAGES: :[[@LINE-1]]:45: warning: '%2E' encodes the unreserved character '.'; write it plainly [uri-encoded-unreserved]
// CHECK-FIXES: const char *PeriodUrl = "https://h.example/a.b";
const char *UnderscoreUrl = "https://h.example/a%5Fb";
// CHECK-MESSAGES: :[[@LINE-1]]:49: warning: '%5F' encodes the unreserved character '_'; write it plainly [uri-encoded-unreserved]
// CHECK-FIXES: const char *UnderscoreUrl = "https://h.example/a_b";
const char *TildeUrl = "https://h.example/%7Euser";
// CHECK-MESSAGES: :[[@LINE-1]]:43: warning: '%7E' encodes the unreserved character '~'; write it plainly [uri-encoded-unreserved]
// CHECK-FIXES: const char *TildeUrl = "https://h.example/~user";

// The characters next to the ranges.
// Not reported: '@', '[', '`', '{', '/' and ':' are not unreserved.
const char *NeighboursUrl = "https://h.example/%40%5B%60%7B%2F%3A";

// The characters themselves.
// Not reported: they are not encoded.
const char *PlainUrl = "https://h.example/AZaz09-._~";
