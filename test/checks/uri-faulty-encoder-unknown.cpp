// RUN: %check_clang_tidy %s uri-faulty-encoder %t

// Encoders that call functions of which only the declaration is known.

#include <cctype>
#include <charconv>
#include <cstdio>
#include <cstring>
#include <string>

void debug(int Level, const char *Format, ...);
char digit(int Value);
std::string hexOf(unsigned char Byte);
std::string bytesOf(const std::wstring &Text);
char scrambled(char Byte);

static bool isKept(unsigned char C) { return std::isalnum(C) || std::strchr("-._~", C); }

std::string urlLogged(const std::string &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlLogged' writes lowercase hex digits [uri-faulty-encoder]
  std::string Result;
  char Escape[8];
  for (const unsigned char C : Text) {
    if (isKept(C)) {
      Result += static_cast<char>(C);
      continue;
    }
    snprintf(Escape, sizeof Escape, "%%%02x", C);
// CHECK-FIXES: snprintf(Escape, sizeof Escape, "%%%02X", C);
    debug(3, "%s for %d", Escape, C);
    Result += Escape;
  }
  return Result;
}
std::string urlToChars(const std::string &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlToChars' writes lowercase hex digits and writes one digit for 0x01 to 0x0F ('%1' for 0x01) [uri-faulty-encoder]
  std::string Result;
  for (const unsigned char C : Text)
    if (isKept(C)) {
      Result += static_cast<char>(C);
    } else {
      char Digits[4];
      const auto End = std::to_chars(Digits, Digits + sizeof Digits, static_cast<int>(C), 16);
      Result += '%';
      Result.append(Digits, End.ptr);
    }
  return Result;
}
// The digits are not known, the set is.
std::string urlByDigit(const std::string &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlByDigit' encodes '-', '.', '_' and '~', which do not need it and lets '#' through [uri-faulty-encoder]
  std::string Result;
  for (const unsigned char C : Text)
    if (std::isalnum(C) || C == '#') {
      Result += static_cast<char>(C);
    } else {
      Result += '%';
      Result += digit(C >> 4);
      Result += digit(C & 15);
    }
  return Result;
}
std::string urlByDigitRight(const std::string &Text) {
  std::string Result;
  for (const unsigned char C : Text)
    if (isKept(C)) {
      Result += static_cast<char>(C);
    } else {
      Result += '%';
      Result += digit(C >> 4);
      Result += digit(C & 15);
    }
  return Result;
}
std::string urlByText(const std::string &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlByText' lets '"' through [uri-faulty-encoder]
  std::string Result;
  for (const unsigned char C : Text)
    if (isKept(C) || C == '"')
      Result += static_cast<char>(C);
    else
      Result += "%" + hexOf(C);
  return Result;
}
// Something else than a digit.
std::string urlScrambled(const std::string &Text) {
  std::string Result = "%";
  for (const char C : Text)
    Result += scrambled(C);
  return Result;
}
std::string urlOfWide(const std::wstring &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlOfWide' writes lowercase hex digits [uri-faulty-encoder]
  std::string Result;
  for (const unsigned char C : bytesOf(Text))
    if (isKept(C)) {
      Result += static_cast<char>(C);
    } else {
      char Escape[4];
      snprintf(Escape, sizeof Escape, "%%%02x", C);
// CHECK-FIXES: snprintf(Escape, sizeof Escape, "%%%02X", C);
      Result += Escape;
    }
  return Result;
}

// The text of an object.
class Part {
public:
  std::string urlEncoded() const {
// CHECK-MESSAGES: :[[@LINE-1]]:15: warning: 'urlEncoded' writes lowercase hex digits [uri-faulty-encoder]
    std::string Result;
    for (const unsigned char C : Text)
      if (isKept(C))
        Result += static_cast<char>(C);
      else
        Result += {'%', "0123456789abcdef"[C >> 4], "0123456789abcdef"[C & 15]};
// CHECK-FIXES: Result += {'%', "0123456789ABCDEF"[C >> 4], "0123456789ABCDEF"[C & 15]};
    return Result;
  }

private:
  std::string Text;
};
