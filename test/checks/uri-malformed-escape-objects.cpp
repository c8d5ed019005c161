// RUN: %check_clang_tidy %s uri-malformed-escape %t -- -- -isystem %clang_tidy_headers

#include <cstdio>
#include <string>
#include <string_view>

std::string fetch(const std::string &url);

// Text that becomes a part of an object is no format.
const std::string Cafe = "https://h.example/caf%u00e9";
// CHECK-MESSAGES: :[[@LINE-1]]:48: warning: '%u00e9' is not a URI escape; write '%C3%A9' [uri-malformed-escape]
// CHECK-FIXES: const std::string Cafe = "https://h.example/caf%C3%A9";
constexpr std::string_view Letters = "https://h.example/?q=%gg";
// CHECK-MESSAGES: :[[@LINE-1]]:60: warning: '%' must be followed by two hex digits; write '%25' for a percent sign [uri-malformed-escape]
// CHECK-FIXES: constexpr std::string_view Letters = "https://h.example/?q=%25gg";
std::string appended(bool b) {
  std::string url = "https://h.example/";
  if (b)
    url += "%u4F8B";
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: '%u4F8B' is not a URI escape; write '%E4%BE%8B' [uri-malformed-escape]
// CHECK-FIXES: url += "%E4%BE%8B";
  return fetch(url);
}

// A percentage before a number.
std::string percentage(int n) {
  return fetch("https://h.example/s?p=100%" + std::to_string(n));
// CHECK-MESSAGES: :[[@LINE-1]]:42: warning: '%' must be followed by two hex digits; write '%25' for a percent sign [uri-malformed-escape]
// CHECK-FIXES: return fetch("https://h.example/s?p=100%25" + std::to_string(n));
}

// An escape that is put together, and formats.
std::string escape(const std::string &digits) {
  return fetch("https://h.example/x%" + digits);
}
const std::string Format = "https://h.example/s?w=%gx%g&u=%u";
const char *const Unsure = "https://h.example/caf%u00e9";

// No format has these: a marker without the first one, a flag without effect, a
// rare conversion in front of a word.
const std::string Cut = "https://h.example/a%2";
// CHECK-MESSAGES: :[[@LINE-1]]:45: warning: '%' must be followed by two hex digits; write '%25' for a percent sign [uri-malformed-escape]
std::string discount(const std::string &shop) {
  fetch(std::string("https://h.example/") + "50%-off");
// CHECK-MESSAGES: :[[@LINE-1]]:48: warning: '%' must be followed by two hex digits; write '%25' for a percent sign [uri-malformed-escape]
// CHECK-FIXES: fetch(std::string("https://h.example/") + "50%25-off");
  std::string url = "https://h.example/?discount=50%off";
// CHECK-MESSAGES: :[[@LINE-1]]:52: warning: '%' must be followed by two hex digits; write '%25' for a percent sign [uri-malformed-escape]
// CHECK-FIXES: std::string url = "https://h.example/?discount=50%25off";
  return url + shop;
}
// These may be formats.
const std::string Marked = "https://h.example/a/%1";
const std::string Markers = "https://h.example/%1/%2";
const std::string Aligned = "https://h.example/%-6d";
const std::string Octal = "https://h.example/%o/%s";
const char *const Pointer = "https://h.example/a%2";
