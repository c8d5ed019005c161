// RUN: %check_clang_tidy %s uri-faulty-encoder %t -- -- -isystem %clang_tidy_headers

// Characters for which nothing is written.

#include <string>

static const char Digits[] = "0123456789ABCDEF";

static bool isPlain(char C) {
  return (C >= '0' && C <= '9') || (C >= 'A' && C <= 'Z') ||
         (C >= 'a' && C <= 'z') || C == '-' || C == '.' || C == '_' || C == '~';
}

std::string urlQuote(const std::string &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlQuote' drops 0x80 to 0xFF [uri-faulty-encoder]
  std::string Result;
  for (char C : Text) {
    const unsigned char Byte = static_cast<unsigned char>(C);
    if (Byte > 127)
      continue;
    if (isPlain(C)) {
      Result += C;
      continue;
    }
    Result += '%';
    Result += Digits[Byte >> 4];
    Result += Digits[Byte & 15];
  }
  return Result;
}

std::string wideQuote(const std::wstring &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'wideQuote' drops characters that are not ASCII [uri-faulty-encoder]
  std::string Result;
  for (wchar_t C : Text) {
    if (C > 127)
      continue;
    if (isPlain(static_cast<char>(C))) {
      Result += static_cast<char>(C);
      continue;
    }
    Result += '%';
    Result += Digits[C >> 4];
    Result += Digits[C & 15];
  }
  return Result;
}

// Controls have no place in a URI.
std::string urlQuoteLine(const std::string &Text) {
  std::string Result;
  for (char C : Text) {
    const unsigned char Byte = static_cast<unsigned char>(C);
    if (Byte < ' ')
      continue;
    if (isPlain(C)) {
      Result += C;
      continue;
    }
    Result += '%';
    Result += Digits[Byte >> 4];
    Result += Digits[Byte & 15];
  }
  return Result;
}
