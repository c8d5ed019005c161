// LLVM 14 does not know \N{NAME}.
// UNSUPPORTED: llvm-14
// RUN: %check_clang_tidy %s uri-illegal-character %t

// A fix that makes the literal longer, in every kind of literal.

const char *OrdinaryUrl = "http://h/a^b";
// CHECK-MESSAGES: :[[@LINE-1]]:38: warning: {{.*}} [uri-illegal-character]
// CHECK-FIXES: const char *OrdinaryUrl = "http://h/a%5Eb";

auto UTF8Url = u8"http://h/a^b";
// CHECK-MESSAGES: :[[@LINE-1]]:29: warning: {{.*}} [uri-illegal-character]
// CHECK-FIXES: auto UTF8Url = u8"http://h/a%5Eb";

const wchar_t *WideUrl = L"http://h/a^b";
// CHECK-MESSAGES: :[[@LINE-1]]:38: warning: {{.*}} [uri-illegal-character]
// CHECK-FIXES: const wchar_t *WideUrl = L"http://h/a%5Eb";

const char16_t *UTF16Url = u"http://h/a^b";
// CHECK-MESSAGES: :[[@LINE-1]]:40: warning: {{.*}} [uri-illegal-character]
// CHECK-FIXES: const char16_t *UTF16Url = u"http://h/a%5Eb";

const char32_t *UTF32Url = U"http://h/a^b";
// CHECK-MESSAGES: :[[@LINE-1]]:40: warning: {{.*}} [uri-illegal-character]
// CHECK-FIXES: const char32_t *UTF32Url = U"http://h/a%5Eb";

const wchar_t *RawUrl = LR"--(http://h/a^b)--";
// CHECK-MESSAGES: :[[@LINE-1]]:41: warning: {{.*}} [uri-illegal-character]
// CHECK-FIXES: const wchar_t *RawUrl = LR"--(http://h/a%5Eb)--";

const char *AdjacentUrl = "http:" R"(//h/)" "a^b";
// CHECK-MESSAGES: :[[@LINE-1]]:47: warning: {{.*}} [uri-illegal-character]
// CHECK-FIXES: const char *AdjacentUrl = "http:" R"(//h/)" "a%5Eb";

// A character is replaced as it is spelled.

const char *EscapedUrl = "http://h/a\x5eg";
// CHECK-MESSAGES: :[[@LINE-1]]:37: warning: {{.*}} [uri-illegal-character]
// CHECK-FIXES: const char *EscapedUrl = "http://h/a%5Eg";

const char *NamedUrl = "http://h/a\N{CIRCUMFLEX ACCENT}";
// CHECK-MESSAGES: :[[@LINE-1]]:35: warning: {{.*}} [uri-illegal-character]
// CHECK-FIXES: const char *NamedUrl = "http://h/a%5E";

const char *NonASCIIUrl = "http://h/aé";
// CHECK-MESSAGES: :[[@LINE-1]]:38: warning: {{.*}} [uri-illegal-character]
// CHECK-FIXES: const char *NonASCIIUrl = "http://h/a%C3%A9";

const char16_t *NonASCIIUTF16Url = u"http://h/a😀";
// CHECK-MESSAGES: :[[@LINE-1]]:48: warning: {{.*}} [uri-illegal-character]
// CHECK-FIXES: const char16_t *NonASCIIUTF16Url = u"http://h/a%F0%9F%98%80";

const wchar_t *UniversalUrl = L"http://h/a\u00e9";
// CHECK-MESSAGES: :[[@LINE-1]]:43: warning: {{.*}} [uri-illegal-character]
// CHECK-FIXES: const wchar_t *UniversalUrl = L"http://h/a%C3%A9";

const char16_t *SurrogatesUrl = u"http://h/a\xD83D\xDE00";
// CHECK-MESSAGES: :[[@LINE-1]]:45: warning: {{.*}} [uri-illegal-character]
// CHECK-FIXES: const char16_t *SurrogatesUrl = u"http://h/a%F0%9F%98%80";

// Two tokens share a character: no fix.
const char *SharedUrl = "http://h/a\xC3" "\xA9";
// CHECK-MESSAGES: :[[@LINE-1]]:36: warning: {{.*}} [uri-illegal-character]
