// RUN: %check_clang_tidy %s uri-lowercase-hex %t -- -- -isystem %clang_tidy_headers

#include <string>

// In every component.
const char *PathUrl = "https://h.example/a%2fb";
// CHECK-MESSAGES: :[[@LINE-1]]:43: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
// CHECK-FIXES: const char *PathUrl = "https://h.example/a%2Fb";
const char *QueryUrl = "https://h.example/?a=b%c3%a9";
// CHECK-MESSAGES: :[[@LINE-1]]:47: warning: lowercase hex in '%c3'; write '%C3', and 1 more in this literal [uri-lowercase-hex]
// CHECK-FIXES: const char *QueryUrl = "https://h.example/?a=b%C3%A9";
const char *FragmentUrl = "https://h.example/#b%3f";
// CHECK-MESSAGES: :[[@LINE-1]]:48: warning: lowercase hex in '%3f'; write '%3F' [uri-lowercase-hex]
// CHECK-FIXES: const char *FragmentUrl = "https://h.example/#b%3F";
const char *UserUrl = "https://u%3av@h.example/";
// CHECK-MESSAGES: :[[@LINE-1]]:33: warning: lowercase hex in '%3a'; write '%3A' [uri-lowercase-hex]
// CHECK-FIXES: const char *UserUrl = "https://u%3Av@h.example/";
const char *MixedUrl = "https://h.example/a%Fcb";
// CHECK-MESSAGES: :[[@LINE-1]]:44: warning: lowercase hex in '%Fc'; write '%FC' [uri-lowercase-hex]
// CHECK-FIXES: const char *MixedUrl = "https://h.example/a%FCb";

// In one piece of a template.
std::string piece(int Page) {
  return "https://h.example/a%2fb?page=" + std::to_string(Page);
// CHECK-MESSAGES: :[[@LINE-1]]:30: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
// CHECK-FIXES: return "https://h.example/a%2Fb?page=" + std::to_string(Page);
}

// No scheme, but a key before the hole: the edit requires human approval.
std::string shape(int Page) {
  return "/a%2fb?page=" + std::to_string(Page);
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
}
std::string pageUrl(int Page) {
  return "/a%2fb?page=" + std::to_string(Page);
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
// CHECK-FIXES: return "/a%2Fb?page=" + std::to_string(Page);
}

// An unreserved character is reported once, here, if the check that would
// replace the escape with it is disabled.
const char *TildeUrl = "https://h.example/%7euser";
// CHECK-MESSAGES: :[[@LINE-1]]:43: warning: lowercase hex in '%7e'; write '%7E' [uri-lowercase-hex]
// CHECK-FIXES: const char *TildeUrl = "https://h.example/%7Euser";

// A literal that is used in several strings leads to one finding.
std::string twice(bool More, int Page) {
  std::string Url = "https://h.example/a%2fb";
// CHECK-MESSAGES: :[[@LINE-1]]:41: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
// CHECK-FIXES: std::string Url = "https://h.example/a%2Fb";
  if (More)
    Url += "?page=" + std::to_string(Page);
  return Url;
}

// Not reported: escapes with digits only, and with uppercase letters.
const char *UpperUrl = "https://h.example/a%2Fb%20c%C3%A9";

// Not reported: not a URI.
const char *Text = "a%2fb";

// One step of an encoder.
#include <QString>
QString step(QString Path) {
  Path.replace("?", "%3f");
// CHECK-MESSAGES: :[[@LINE-1]]:22: warning: lowercase hex in '%3f'; write '%3F' [uri-lowercase-hex]
// CHECK-FIXES:   Path.replace("?", "%3F");
  return Path;
}

// An escape that a value interrupts is none.
std::string get(const std::string &url);
std::string hex(char c);
std::string interrupted(char c) {
  return get("https://h.example/x%" + hex(c) + "ed/a%2fb");
// CHECK-MESSAGES: :[[@LINE-1]]:53: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
// CHECK-FIXES: return get("https://h.example/x%" + hex(c) + "ed/a%2Fb");
}
std::string interruptedDigits(char c) {
  return get("https://h.example/x%e" + hex(c) + "d/");
}

// One whose percent sign is in another literal.
std::string begun() { return "https://h.example/%"; }
std::string ended() {
  return get(begun() + "2f/x");
// CHECK-MESSAGES: :[[@LINE-1]]:25: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
// CHECK-FIXES: return get(begun() + "2F/x");
}
