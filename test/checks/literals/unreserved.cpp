// RUN: %check_clang_tidy %s uri-encoded-unreserved %t

// A fix that makes the literal shorter, in every kind of literal.

const char *OrdinaryUrl = "http://h/%7Ea";
// CHECK-MESSAGES: :[[@LINE-1]]:37: warning: {{.*}} [uri-encoded-unreserved]
// CHECK-FIXES: const char *OrdinaryUrl = "http://h/~a";

auto UTF8Url = u8"http://h/%7Ea";
// CHECK-MESSAGES: :[[@LINE-1]]:28: warning: {{.*}} [uri-encoded-unreserved]
// CHECK-FIXES: auto UTF8Url = u8"http://h/~a";

const wchar_t *WideUrl = L"http://h/%7Ea";
// CHECK-MESSAGES: :[[@LINE-1]]:37: warning: {{.*}} [uri-encoded-unreserved]
// CHECK-FIXES: const wchar_t *WideUrl = L"http://h/~a";

const char16_t *UTF16Url = u"http://h/%7Ea";
// CHECK-MESSAGES: :[[@LINE-1]]:39: warning: {{.*}} [uri-encoded-unreserved]
// CHECK-FIXES: const char16_t *UTF16Url = u"http://h/~a";

const char32_t *UTF32Url = U"http://h/%7Ea";
// CHECK-MESSAGES: :[[@LINE-1]]:39: warning: {{.*}} [uri-encoded-unreserved]
// CHECK-FIXES: const char32_t *UTF32Url = U"http://h/~a";

const char32_t *RawUrl = UR"(http://h/%7Ea)";
// CHECK-MESSAGES: :[[@LINE-1]]:39: warning: {{.*}} [uri-encoded-unreserved]
// CHECK-FIXES: const char32_t *RawUrl = UR"(http://h/~a)";

const char *AdjacentUrl = "http:" u8R"(//h/)" "%7Ea";
// CHECK-MESSAGES: :[[@LINE-1]]:48: warning: {{.*}} [uri-encoded-unreserved]
// CHECK-FIXES: const char *AdjacentUrl = "http:" u8R"(//h/)" "~a";

const char *EscapedUrl = "http://h/\x25\67\105a";
// CHECK-MESSAGES: :[[@LINE-1]]:36: warning: {{.*}} [uri-encoded-unreserved]
// CHECK-FIXES: const char *EscapedUrl = "http://h/~a";
