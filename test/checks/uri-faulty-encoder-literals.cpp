// RUN: %check_clang_tidy -std=c++20 %s uri-faulty-encoder %t

// Encoders that use literals of the standard library, and its algorithms for
// ranges.

#include <algorithm>
#include <cctype>
#include <cstdio>
#include <iterator>
#include <string>
#include <string_view>

using namespace std::literals;

std::string escapeName(const std::string &text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'escapeName' writes lowercase hex digits [uri-faulty-encoder]
  constexpr auto hex = "0123456789abcdef"sv;
// CHECK-FIXES:   constexpr auto hex = "0123456789ABCDEF"sv;
  std::string out;
  for (const unsigned char c : text)
    if (std::isalnum(c) || "-._~"sv.find(static_cast<char>(c)) != std::string_view::npos)
      out += static_cast<char>(c);
    else
      out += "%"s + hex[c >> 4] + hex[c & 15];
  return out;
}

std::string escapeLabel(const std::string &text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'escapeLabel' writes one digit for 0x01 to 0x0F ('%1' for 0x01) [uri-faulty-encoder]
  std::string out;
  std::ranges::for_each(text, [&out](unsigned char c) {
    if (std::isalnum(c) || std::ranges::count("-._~"sv, static_cast<char>(c)) > 0) {
      out.push_back(static_cast<char>(c));
    } else {
      char escape[8];
      std::snprintf(escape, sizeof escape, "%%%X", c);
// CHECK-FIXES:       std::snprintf(escape, sizeof escape, "%%%02X", c);
      std::ranges::copy(std::string_view(escape), std::back_inserter(out));
    }
  });
  return out;
}

std::string escapeTag(const std::string &text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'escapeTag' writes a space as '+' and lets '+' through: both then mean a space [uri-faulty-encoder]
  static const std::string kept = "-._~+"s;
  std::string out;
  std::ranges::for_each(text.begin(), text.end(), [&](char c) {
    if (std::isalnum(static_cast<unsigned char>(c)) || kept.find(c) != kept.npos) {
      out += c;
    } else if (c == ' ') {
      out += '+';
    } else {
      char escape[4];
      std::snprintf(escape, sizeof escape, "%%%02X", static_cast<unsigned char>(c));
      out += escape;
    }
  });
  return out;
}

std::string escapeAll(const std::string &text) {
  constexpr auto hex = "0123456789ABCDEF"sv;
  std::string out;
  std::ranges::for_each(text, [&](unsigned char c) {
    if (std::isalnum(c) || "-._~"sv.find(static_cast<char>(c)) != ""sv.npos)
      out += static_cast<char>(c);
    else
      out += "%"s + hex[c >> 4] + hex[c & 15];
  });
  return out;
}
