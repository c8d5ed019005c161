// RUN: %check_clang_tidy -std=c11-or-later %s uri-lowercase-hex %t

typedef __WCHAR_TYPE__ wchar_t;
typedef __CHAR16_TYPE__ char16_t;
typedef __CHAR32_TYPE__ char32_t;

const char *OrdinaryUrl = "http://h/a%2fb";
// CHECK-MESSAGES: :[[@LINE-1]]:38: warning: {{.*}} [uri-lowercase-hex]
// CHECK-FIXES: const char *OrdinaryUrl = "http://h/a%2Fb";

const void *UTF8Url = u8"http://h/a%2fb";
// CHECK-MESSAGES: :[[@LINE-1]]:36: warning: {{.*}} [uri-lowercase-hex]
// CHECK-FIXES: const void *UTF8Url = u8"http://h/a%2Fb";

const wchar_t *WideUrl = L"http://h/a%2fb";
// CHECK-MESSAGES: :[[@LINE-1]]:38: warning: {{.*}} [uri-lowercase-hex]
// CHECK-FIXES: const wchar_t *WideUrl = L"http://h/a%2Fb";

const char16_t *UTF16Url = u"http://h/a%2fb";
// CHECK-MESSAGES: :[[@LINE-1]]:40: warning: {{.*}} [uri-lowercase-hex]
// CHECK-FIXES: const char16_t *UTF16Url = u"http://h/a%2Fb";

const char32_t *UTF32Url = U"http://h/a%2fb";
// CHECK-MESSAGES: :[[@LINE-1]]:40: warning: {{.*}} [uri-lowercase-hex]
// CHECK-FIXES: const char32_t *UTF32Url = U"http://h/a%2Fb";

const char ArrayUrl[] = "http://h/a%2fb";
// CHECK-MESSAGES: :[[@LINE-1]]:36: warning: {{.*}} [uri-lowercase-hex]
// CHECK-FIXES: const char ArrayUrl[] = "http://h/a%2Fb";

// R is not a prefix in C.
#define R
const char *NotRawUrl = R "http://h/a%2fb";
// CHECK-MESSAGES: :[[@LINE-1]]:38: warning: {{.*}} [uri-lowercase-hex]
// CHECK-FIXES: const char *NotRawUrl = R "http://h/a%2Fb";
