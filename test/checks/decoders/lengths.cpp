// Text whose length is given need not be followed by a zero.
// RUN: %check_clang_tidy -std=c++17 %s uri-faulty-decoder %t
#include <cstddef>
#include <string>
#include <string_view>

static int hex(char c) {
  return c >= '0' && c <= '9'   ? c - '0'
         : c >= 'a' && c <= 'f' ? c - 'a' + 10
         : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                : -1;
}

std::string url_decode_view(std::string_view s) {
  // CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'url_decode_view' reads past the end of text that ends in '%'
  std::string r;
  for (std::size_t i = 0; i < s.size(); ++i)
    if (s[i] == '%' && hex(s[i + 1]) >= 0 && hex(s[i + 2]) >= 0) {
      r += char(hex(s[i + 1]) * 16 + hex(s[i + 2]));
      i += 2;
    } else {
      r += s[i];
    }
  return r;
}
std::string url_decode_tested_view(std::string_view s) {
  std::string r;
  for (std::size_t i = 0; i < s.size(); ++i)
    if (s[i] == '%' && i + 2 < s.size() && hex(s[i + 1]) >= 0 && hex(s[i + 2]) >= 0) {
      r += char(hex(s[i + 1]) * 16 + hex(s[i + 2]));
      i += 2;
    } else {
      r += s[i];
    }
  return r;
}
std::string url_decode_bytes(const char *s, std::size_t length) {
  // CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'url_decode_bytes' reads past the end of text that ends in '%4'
  std::string r;
  for (std::size_t i = 0; i < length; ++i)
    if (s[i] == '%' && i + 2 <= length && hex(s[i + 1]) >= 0 && hex(s[i + 2]) >= 0) {
      r += char(hex(s[i + 1]) * 16 + hex(s[i + 2]));
      i += 2;
    } else {
      r += s[i];
    }
  return r;
}
// A string ends in a zero that can be read.
std::string url_decode_string(const std::string &s) {
  std::string r;
  for (std::size_t i = 0; i < s.size(); ++i)
    if (s[i] == '%' && hex(s[i + 1]) >= 0 && hex(s[i + 2]) >= 0) {
      r += char(hex(s[i + 1]) * 16 + hex(s[i + 2]));
      i += 2;
    } else {
      r += s[i];
    }
  return r;
}
// The length is only a limit: the text ends in a zero.
std::string url_decode_limited(const char *s, std::size_t length) {
  std::string r;
  for (std::size_t i = 0; s[i] && i < length; ++i)
    if (s[i] == '%' && hex(s[i + 1]) >= 0 && hex(s[i + 2]) >= 0) {
      r += char(hex(s[i + 1]) * 16 + hex(s[i + 2]));
      i += 2;
    } else {
      r += s[i];
    }
  return r;
}
