// LLVM 14 does not know \N{NAME}.
// UNSUPPORTED: llvm-14
// RUN: %check_clang_tidy %s uri-lowercase-hex %t

// Escape sequences before an escape affect neither the column nor the fix.
const char *SimpleUrl = "http://h/\x61\141%2f\?q";
// CHECK-MESSAGES: :[[@LINE-1]]:43: warning: {{.*}} [uri-lowercase-hex]
// CHECK-FIXES: const char *SimpleUrl = "http://h/\x61\141%2F\?q";

const wchar_t *WideUrl = L"http://h/\u0061\U00000061%2f";
// CHECK-MESSAGES: :[[@LINE-1]]:53: warning: {{.*}} [uri-lowercase-hex]
// CHECK-FIXES: const wchar_t *WideUrl = L"http://h/\u0061\U00000061%2F";

const char16_t *UTF16Url = u"http://h/\x0061%2f";
// CHECK-MESSAGES: :[[@LINE-1]]:45: warning: {{.*}} [uri-lowercase-hex]
// CHECK-FIXES: const char16_t *UTF16Url = u"http://h/\x0061%2F";

// Clang's extensions, standard in C++23.
const char *DelimitedUrl = "http://h/\x{61}\o{141}\u{61}\N{LATIN SMALL LETTER A}%2f";
// CHECK-MESSAGES: :[[@LINE-1]]:81: warning: {{.*}} [uri-lowercase-hex]
// CHECK-FIXES: const char *DelimitedUrl = "http://h/\x{61}\o{141}\u{61}\N{LATIN SMALL LETTER A}%2F";

// Text that does not change keeps its spelling.
const char *PercentUrl = "http://h/a\x25\62f";
// CHECK-MESSAGES: :[[@LINE-1]]:37: warning: {{.*}} [uri-lowercase-hex]
// CHECK-FIXES: const char *PercentUrl = "http://h/a\x25\62F";

const char *LetterUrl = "http://h/a%2\146b";
// CHECK-MESSAGES: :[[@LINE-1]]:36: warning: {{.*}} [uri-lowercase-hex]
// CHECK-FIXES: const char *LetterUrl = "http://h/a%2Fb";

// A backslash does not begin an escape sequence in a raw string.
const char *RawUrl = R"(http://h/a%2f?q=\x41)";
// CHECK-MESSAGES: :[[@LINE-1]]:35: warning: {{.*}} [uri-lowercase-hex]
// CHECK-FIXES: const char *RawUrl = R"(http://h/a%2F?q=\x41)";
