// RUN: %check_clang_tidy -std=c++14 -check-suffix=ON %s 'uri-illegal-character,uri-lowercase-hex' %t
// RUN: %check_clang_tidy -std=c++17 -check-suffix=OFF %s 'uri-illegal-character,uri-lowercase-hex' %t

// A trigraph is one character if the language has trigraphs: here, a bracket.
const char *BracketUrl = "http://h/a??(b";
// CHECK-MESSAGES-ON: :[[@LINE-1]]:37: warning: {{.*}} [uri-illegal-character]
// CHECK-FIXES-ON: const char *BracketUrl = "http://h/a%5Bb";

// It can begin an escape sequence, or a line continuation.
const char *EscapeUrl = "http://h/??/x61%2f";
// CHECK-MESSAGES-ON: :[[@LINE-1]]:41: warning: {{.*}} [uri-lowercase-hex]
// CHECK-MESSAGES-OFF: :[[@LINE-2]]:41: warning: {{.*}} [uri-lowercase-hex]
// CHECK-FIXES-ON: const char *EscapeUrl = "http://h/??/x61%2F";
// CHECK-FIXES-OFF: const char *EscapeUrl = "http://h/??/x61%2F";

const char *RawUrl = R"(http://h/a??/b%2f)";
// CHECK-MESSAGES-ON: :[[@LINE-1]]:39: warning: {{.*}} [uri-lowercase-hex]
// CHECK-MESSAGES-OFF: :[[@LINE-2]]:39: warning: {{.*}} [uri-lowercase-hex]
// CHECK-FIXES-ON: const char *RawUrl = R"(http://h/a??/b%2F)";
// CHECK-FIXES-OFF: const char *RawUrl = R"(http://h/a??/b%2F)";
