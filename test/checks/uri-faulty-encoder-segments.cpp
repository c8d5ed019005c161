// RUN: %check_clang_tidy -std=c++17 %s uri-faulty-encoder %t

// Encoders of a segment, and those that forget '%'.

#include <cstdio>
#include <cstring>
#include <string>

std::string quoteTerm(const std::string &Term) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'quoteTerm' lets '%' through [uri-faulty-encoder]
  std::string Result;
  for (unsigned char C : Term)
    if (C <= ' ' || C >= 0x7F || std::strchr("#&+=?/<>\"[]\\^`{|}", C)) {
      char Escape[4];
      std::snprintf(Escape, sizeof Escape, "%%%02X", C);
      Result += Escape;
    } else {
      Result += static_cast<char>(C);
    }
  return Result;
}
std::string escapePathSegment(const std::string &Segment) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'escapePathSegment' lets '#', '%', '/', '?', '[' and ']' through [uri-faulty-encoder]
  std::string Result;
  for (unsigned char C : Segment) {
    if (C > ' ' && C < 0x7F && !std::strchr("\"<>\\^`{|}", C)) {
      Result += static_cast<char>(C);
      continue;
    }
    Result += '%';
    Result += "0123456789ABCDEF"[C >> 4];
    Result += "0123456789ABCDEF"[C & 15];
  }
  return Result;
}
// Whole URIs keep their delimiters.
std::string escapeAddress(const std::string &Text) {
  std::string Result;
  for (unsigned char C : Text) {
    if (C > ' ' && C < 0x7F && !std::strchr("\"<>\\^`{|}", C)) {
      Result += static_cast<char>(C);
      continue;
    }
    Result += '%';
    Result += "0123456789ABCDEF"[C >> 4];
    Result += "0123456789ABCDEF"[C & 15];
  }
  return Result;
}
