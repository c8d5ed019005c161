// RUN: %check_clang_tidy -std=c++20 %s uri-faulty-encoder %t -- -- -isystem %clang_tidy_headers

#include <fmt/format.h>
#include <string>

namespace std {
template <typename Container> struct back_insert_iterator {};
template <typename Container>
back_insert_iterator<Container> back_inserter(Container &To);
} // namespace std
namespace fmt {
template <typename Iterator, typename... Args>
Iterator format_to(Iterator To, const char *Format, Args &&...Values);
} // namespace fmt

static bool isKept(char C) {
  return (C >= 'a' && C <= 'z') || (C >= 'A' && C <= 'Z') ||
         (C >= '0' && C <= '9') || C == '-' || C == '.' || C == '_' || C == '~';
}

// A number with a sign.
std::string urlSigned(const std::string &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlSigned' writes wrong escapes for 0x80 to 0xFF ('%-3D' for 0xC3) [uri-faulty-encoder]
  std::string Result;
  for (const char C : Text)
    Result += isKept(C) ? std::string(1, C)
                        : fmt::format("%{:02X}", static_cast<int>(C));
  return Result;
}

// The case of the letters, and a missing width.
std::string urlLower(const std::string &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlLower' writes lowercase hex digits and writes one digit for 0x01 to 0x0F ('%1' for 0x01) [uri-faulty-encoder]
  std::string Result;
  for (const unsigned char C : Text)
    if (isKept(static_cast<char>(C)))
      Result += static_cast<char>(C);
    else
      fmt::format_to(std::back_inserter(Result), "%{:x}", C);
  return Result;
}

// Not reported: correct.
std::string urlRight(const std::string &Text) {
  std::string Result;
  for (const unsigned char C : Text)
    if (isKept(static_cast<char>(C)))
      Result += static_cast<char>(C);
    else
      Result += fmt::format("%{:02X}", C);
  return Result;
}
// Not reported: a format with a numbered argument is not parsed.
std::string urlNumbered(const std::string &Text) {
  std::string Result;
  for (const unsigned char C : Text)
    if (isKept(static_cast<char>(C)))
      Result += static_cast<char>(C);
    else
      Result += fmt::format("%{0:x}", C);
  return Result;
}

// The attribute says that it formats, wherever its body is.
std::string format(const char *Format, ...) __attribute__((format(printf, 1, 2)));
std::string urlByAttribute(const std::string &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlByAttribute' sign-extends 0x80 to 0xFF ('%FFFFFFC3' for 0xC3) [uri-faulty-encoder]
  std::string Result;
  for (const char C : Text)
    Result += isKept(C) ? std::string(1, C) : format("%%%02X", C);
// CHECK-FIXES: Result += isKept(C) ? std::string(1, C) : format("%%%02X", static_cast<unsigned char>(C));
  return Result;
}
