// RUN: %check_clang_tidy -std=c++14-or-later %s uri-lowercase-hex %t

// The column is that of the escape, and the fix only changes its letter, for
// each kind of literal.

const char *OrdinaryUrl = "http://h/a%2fb";
// CHECK-MESSAGES: :[[@LINE-1]]:38: warning: {{.*}} [uri-lowercase-hex]
// CHECK-FIXES: const char *OrdinaryUrl = "http://h/a%2Fb";

auto UTF8Url = u8"http://h/a%2fb";
// CHECK-MESSAGES: :[[@LINE-1]]:29: warning: {{.*}} [uri-lowercase-hex]
// CHECK-FIXES: auto UTF8Url = u8"http://h/a%2Fb";

const wchar_t *WideUrl = L"http://h/a%2fb";
// CHECK-MESSAGES: :[[@LINE-1]]:38: warning: {{.*}} [uri-lowercase-hex]
// CHECK-FIXES: const wchar_t *WideUrl = L"http://h/a%2Fb";

const char16_t *UTF16Url = u"http://h/a%2fb";
// CHECK-MESSAGES: :[[@LINE-1]]:40: warning: {{.*}} [uri-lowercase-hex]
// CHECK-FIXES: const char16_t *UTF16Url = u"http://h/a%2Fb";

const char32_t *UTF32Url = U"http://h/a%2fb";
// CHECK-MESSAGES: :[[@LINE-1]]:40: warning: {{.*}} [uri-lowercase-hex]
// CHECK-FIXES: const char32_t *UTF32Url = U"http://h/a%2Fb";

const char *RawUrl = R"(http://h/a%2fb)";
// CHECK-MESSAGES: :[[@LINE-1]]:35: warning: {{.*}} [uri-lowercase-hex]
// CHECK-FIXES: const char *RawUrl = R"(http://h/a%2Fb)";

const char *DelimitedUrl = R"x-(http://h/a%2fb)x-";
// CHECK-MESSAGES: :[[@LINE-1]]:43: warning: {{.*}} [uri-lowercase-hex]
// CHECK-FIXES: const char *DelimitedUrl = R"x-(http://h/a%2Fb)x-";

const char16_t *RawUTF16Url = uR"(http://h/a%2fb)";
// CHECK-MESSAGES: :[[@LINE-1]]:45: warning: {{.*}} [uri-lowercase-hex]
// CHECK-FIXES: const char16_t *RawUTF16Url = uR"(http://h/a%2Fb)";

const char *AdjacentUrl = "http://h"
                          "/a%2fb";
// CHECK-MESSAGES: :[[@LINE-1]]:30: warning: {{.*}} [uri-lowercase-hex]
// CHECK-FIXES: "/a%2Fb";

const wchar_t *MixedUrl = "http://h" L"/a%2fb" R"(/c)";
// CHECK-MESSAGES: :[[@LINE-1]]:42: warning: {{.*}} [uri-lowercase-hex]
// CHECK-FIXES: const wchar_t *MixedUrl = "http://h" L"/a%2Fb" R"(/c)";

// An escape that two tokens share has no fix.
const char *SharedUrl = "http://h/a%2" "fb";
// CHECK-MESSAGES: :[[@LINE-1]]:36: warning: {{.*}} [uri-lowercase-hex]

// One finding for one literal, one fix for all of its escapes.
const char *ManyUrl = "http://h/%2f%3a"
                      "/x?y=%c3%a9";
// CHECK-MESSAGES: :[[@LINE-2]]:33: warning: {{.*}} [uri-lowercase-hex]
// CHECK-FIXES: const char *ManyUrl = "http://h/%2F%3A"
// CHECK-FIXES-NEXT: "/x?y=%C3%A9";

// Digit separators and character literals do not begin a string.
long Number = 1'000'000; char Quote = '"'; const char *AfterUrl = "http://h/%2f";
// CHECK-MESSAGES: :[[@LINE-1]]:77: warning: {{.*}} [uri-lowercase-hex]
// CHECK-FIXES: long Number = 1'000'000; char Quote = '"'; const char *AfterUrl = "http://h/%2F";
