// RUN: %check_clang_tidy %s uri-encoded-unreserved %t

// "\x2f%41" must not become "\x2fA", a byte that is out of range.
const char *JoinedUrl = "http://h\x2f%41";
// CHECK-MESSAGES: :[[@LINE-1]]:38: warning: {{.*}} [uri-encoded-unreserved]

const char16_t *JoinedUTF16Url = u"http://h\x2f%41";
// CHECK-MESSAGES: :[[@LINE-1]]:48: warning: {{.*}} [uri-encoded-unreserved]

// "\57%37" must not become "\577".
const char *JoinedOctalUrl = "http://h\57%37";
// CHECK-MESSAGES: :[[@LINE-1]]:42: warning: {{.*}} [uri-encoded-unreserved]

// "??-" is a trigraph for some compilers.
const char *TrigraphUrl = "http://h/??%2D";
// CHECK-MESSAGES: :[[@LINE-1]]:39: warning: {{.*}} [uri-encoded-unreserved]

// These escape sequences end before the letter.
const char *LongOctalUrl = "http://h\057%37";
// CHECK-MESSAGES: :[[@LINE-1]]:41: warning: {{.*}} [uri-encoded-unreserved]
// CHECK-FIXES: const char *LongOctalUrl = "http://h\0577";

const char *DelimitedUrl = "http://h\x{2f}%41";
// CHECK-MESSAGES: :[[@LINE-1]]:43: warning: {{.*}} [uri-encoded-unreserved]
// CHECK-FIXES: const char *DelimitedUrl = "http://h\x{2f}A";

const char *OtherTokenUrl = "http://h\x2f" "%41";
// CHECK-MESSAGES: :[[@LINE-1]]:45: warning: {{.*}} [uri-encoded-unreserved]
// CHECK-FIXES: const char *OtherTokenUrl = "http://h\x2f" "A";

const char *NotADigitUrl = "http://h\x2f%7E";
// CHECK-MESSAGES: :[[@LINE-1]]:41: warning: {{.*}} [uri-encoded-unreserved]
// CHECK-FIXES: const char *NotADigitUrl = "http://h\x2f~";
