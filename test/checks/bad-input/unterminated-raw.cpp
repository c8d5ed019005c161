// RUN: %check_clang_tidy -expect-clang-tidy-error %s 'uri-*' %t

const char *WholeUrl = R"(http://h/a%2fb)";
// CHECK-MESSAGES: :[[@LINE-1]]:37: warning: {{.*}} [uri-lowercase-hex]

// CHECK-MESSAGES: :[[@LINE+4]]:23: error: expected expression [clang-diagnostic-error]
// CHECK-MESSAGES: :[[@LINE+3]]:23: error: raw string missing terminating delimiter )x" [clang-diagnostic-error]
// CHECK-MESSAGES: :[[@LINE+3]]:1: error: expected ';' after top level declarator [clang-diagnostic-error]

const char *OpenUrl = R"x(http://h/a%2fb)";
