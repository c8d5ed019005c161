// REQUIRES: fmt
// RUN: %check_clang_tidy -std=c++17,c++20 %s uri-faulty-encoder,uri-double-encoding %t -- -- %fmt_flags

#include <fmt/format.h>
#include <iterator>
#include <string>

static bool isKept(unsigned char C) {
  return (C >= '0' && C <= '9') || (C >= 'A' && C <= 'Z') ||
         (C >= 'a' && C <= 'z') || C == '-' || C == '.' || C == '_' || C == '~';
}

std::string escaped(const std::string &Text) {
  fmt::memory_buffer Out;
  for (const unsigned char C : Text)
    if (isKept(C))
      Out.push_back(static_cast<char>(C));
    else
      fmt::format_to(std::back_inserter(Out), "%{:02X}", C);
  return fmt::to_string(Out);
}
std::string twice(const std::string &Name) {
  return "https://h.example/?q=" + escaped(escaped(Name));
// CHECK-MESSAGES: :[[@LINE-1]]:36: warning: {{.*}} [uri-double-encoding]
}
std::string urlLower(const std::string &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlLower' writes lowercase hex digits and writes one digit for {{.*}} [uri-faulty-encoder]
  fmt::memory_buffer Out;
  auto End = std::back_inserter(Out);
  for (const unsigned char C : Text)
    if (isKept(C))
      fmt::format_to(End, "{}", static_cast<char>(C));
    else
      fmt::format_to(End, "%{:x}", C);
  return std::string(Out.data(), Out.size());
}
