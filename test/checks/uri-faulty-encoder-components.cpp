// RUN: %check_clang_tidy -std=c++17 %s uri-faulty-encoder %t

#include <cctype>
#include <cstdio>
#include <cstring>
#include <string>

// An encoder whose name says for which component it is keeps what is allowed
// there.

static std::string encoded(unsigned char C) {
  char Escape[4];
  std::snprintf(Escape, sizeof Escape, "%%%02X", C);
  return Escape;
}

static bool isOneOf(unsigned char C, const char *Marks) {
  return C < 0x80 && (std::isalnum(C) || std::strchr(Marks, C));
}

std::string encode_path_component(const std::string &Text) {
  std::string Out;
  for (unsigned char C : Text)
    Out += isOneOf(C, "-._~!$&'()*+,;=:@") ? std::string(1, C) : encoded(C);
  return Out;
}

std::string encode_query_component(const std::string &Text) {
  std::string Out;
  for (unsigned char C : Text)
    Out += isOneOf(C, "-._~!$'()*,;:@/?") ? std::string(1, C) : encoded(C);
  return Out;
}

// CHECK-MESSAGES: :[[@LINE+1]]:13: warning: 'encodeQueryComponent' lets '&' and '+' through [uri-faulty-encoder]
std::string encodeQueryComponent(const std::string &Text) {
  std::string Out;
  for (unsigned char C : Text)
    Out += isOneOf(C, "-._~!$&'()*+,;:@/?") ? std::string(1, C) : encoded(C);
  return Out;
}

// CHECK-MESSAGES: :[[@LINE+1]]:13: warning: 'encodePathComponent' lets '/' through [uri-faulty-encoder]
std::string encodePathComponent(const std::string &Text) {
  std::string Out;
  for (unsigned char C : Text)
    Out += isOneOf(C, "-._~/") ? std::string(1, C) : encoded(C);
  return Out;
}

// CHECK-MESSAGES: :[[@LINE+1]]:13: warning: 'encodeComponent' lets '/' through [uri-faulty-encoder]
std::string encodeComponent(const std::string &Text) {
  std::string Out;
  for (unsigned char C : Text)
    Out += isOneOf(C, "-._~/") ? std::string(1, C) : encoded(C);
  return Out;
}
