// RUN: %check_clang_tidy %s uri-encoded-unreserved %t -- -- -isystem %clang_tidy_headers

#include <string>

// Letters, digits and the four marks.
const char *TildeUrl = "https://h.example/%7Euser";
// CHECK-MESSAGES: :[[@LINE-1]]:43: warning: '%7E' encodes the unreserved character '~'; write it plainly [uri-encoded-unreserved]
// CHECK-FIXES: const char *TildeUrl = "https://h.example/~user";
const char *LetterUrl = "https://h.example/%41%62";
// CHECK-MESSAGES: :[[@LINE-1]]:44: warning: '%41' encodes the unreserved character 'A'; write it plainly, and 1 more in this literal [uri-encoded-unreserved]
// CHECK-FIXES: const char *LetterUrl = "https://h.example/Ab";
const char *DigitUrl = "https://h.example/%30";
// CHECK-MESSAGES: :[[@LINE-1]]:43: warning: '%30' encodes the unreserved character '0'; write it plainly [uri-encoded-unreserved]
// CHECK-FIXES: const char *DigitUrl = "https://h.example/0";
const char *HyphenUrl = "https://h.example/a%2Db";
// CHECK-MESSAGES: :[[@LINE-1]]:45: warning: '%2D' encodes the unreserved character '-'; write it plainly [uri-encoded-unreserved]
// CHECK-FIXES: const char *HyphenUrl = "https://h.example/a-b";
const char *LowLineUrl = "https://h.example/a%5Fb";
// CHECK-MESSAGES: :[[@LINE-1]]:46: warning: '%5F' encodes the unreserved character '_'; write it plainly [uri-encoded-unreserved]
// CHECK-FIXES: const char *LowLineUrl = "https://h.example/a_b";
const char *DotUrl = "https://h.example/a%2Ehtml";
// CHECK-MESSAGES: :[[@LINE-1]]:42: warning: '%2E' encodes the unreserved character '.'; write it plainly [uri-encoded-unreserved]
// CHECK-FIXES: const char *DotUrl = "https://h.example/a.html";

// Lowercase digits: this check reports them.
const char *LowerUrl = "https://h.example/%7euser";
// CHECK-MESSAGES: :[[@LINE-1]]:43: warning: '%7e' encodes the unreserved character '~'; write it plainly [uri-encoded-unreserved]
// CHECK-FIXES: const char *LowerUrl = "https://h.example/~user";

// In a query.
const char *QueryUrl = "https://h.example/?a=%61";
// CHECK-MESSAGES: :[[@LINE-1]]:46: warning: '%61' encodes the unreserved character 'a'; write it plainly [uri-encoded-unreserved]
// CHECK-FIXES: const char *QueryUrl = "https://h.example/?a=a";

// A dot segment would be removed: reported without a fix.
const char *DotSegmentUrl = "https://h.example/a/%2e%2e/b";
// CHECK-MESSAGES: :[[@LINE-1]]:50: warning: '%2e' encodes the unreserved character '.' of a dot segment; written plainly the segment would be removed, and 1 more in this literal [uri-encoded-unreserved]
const char *OneDotUrl = "https://h.example/a/%2E";
// CHECK-MESSAGES: :[[@LINE-1]]:46: warning: '%2E' encodes the unreserved character '.' of a dot segment; written plainly the segment would be removed [uri-encoded-unreserved]

// Three dots are not a dot segment.
const char *ThreeDotsUrl = "https://h.example/a/%2e%2e%2e/b";
// CHECK-MESSAGES: :[[@LINE-1]]:49: warning: '%2e' encodes the unreserved character '.'; write it plainly, and 2 more in this literal [uri-encoded-unreserved]
// CHECK-FIXES: const char *ThreeDotsUrl = "https://h.example/a/.../b";

// In one piece of a template.
std::string piece(int Page) {
  return "https://h.example/%7Euser?page=" + std::to_string(Page);
// CHECK-MESSAGES: :[[@LINE-1]]:29: warning: '%7E' encodes the unreserved character '~'; write it plainly [uri-encoded-unreserved]
// CHECK-FIXES: return "https://h.example/~user?page=" + std::to_string(Page);
}

// The edited token must have the intended meaning: the letter would become part
// of a hexadecimal escape before it.
const char *SwallowUrl = "https://h.example/\x2f%41";
// CHECK-MESSAGES: :[[@LINE-1]]:49: warning: '%41' encodes the unreserved character 'A'; write it plainly [uri-encoded-unreserved]

// Not reported: reserved characters, and others that must be encoded.
const char *ReservedUrl = "https://h.example/a%2Fb%20c%3Fd%C3%A9";

// Not reported: the zone of an address (RFC 6874), and the result of an
// unfinished escape.
const char *UnfinishedUrl = "https://h.example/%254";
