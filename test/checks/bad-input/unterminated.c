// RUN: %check_clang_tidy -expect-clang-tidy-error %s 'uri-*' %t

const char *Whole = "http://h/";

const char *Url = "http://h/a%2fb;
// CHECK-MESSAGES: :[[@LINE-1]]:19: error: expected expression [clang-diagnostic-error]
