// RUN: %check_clang_tidy -expect-clang-tidy-error %s 'uri-*' %t

// Code that does not compile is not edited; known findings are still reported.

const char *WholeUrl = "http://h/a%2fb";
// CHECK-MESSAGES: :[[@LINE-1]]:35: warning: {{.*}} [uri-lowercase-hex]

const char *OpenUrl = "http://h/a%2fb;
// CHECK-MESSAGES: :[[@LINE-1]]:23: error: expected expression [clang-diagnostic-error]
// CHECK-MESSAGES: :[[@LINE-2]]:39: error: expected ';' after top level declarator [clang-diagnostic-error]
