// RUN: %check_clang_tidy -std=c++17 %s uri-faulty-encoder %t

// An algorithm calls an object for each character.

#include <algorithm>
#include <cctype>
#include <cstdio>
#include <numeric>
#include <string>

class Escaper {
public:
  explicit Escaper(std::string &Out) : Out(Out) {}
  void operator()(char C) const {
// CHECK-MESSAGES: :[[@LINE-1]]:8: warning: 'Escaper' sign-extends 0x80 to 0xFF ('%FFFFFFC3' for 0xC3) [uri-faulty-encoder]
    if (std::isalnum(static_cast<unsigned char>(C)) || C == '-' || C == '_' ||
        C == '.' || C == '~') {
      Out += C;
      return;
    }
    char Buffer[10];
    std::snprintf(Buffer, sizeof(Buffer), "%%%02X", C);
// CHECK-FIXES: std::snprintf(Buffer, sizeof(Buffer), "%%%02X", static_cast<unsigned char>(C));
    Out += Buffer;
  }

private:
  std::string &Out;
};
std::string escapeAll(const std::string &Text) {
  std::string Result;
  std::for_each(Text.begin(), Text.end(), Escaper(Result));
  return Result;
}

struct Append {
  std::string operator()(std::string Sum, char C) const {
// CHECK-MESSAGES: :[[@LINE-1]]:15: warning: 'Append' writes lowercase hex digits [uri-faulty-encoder]
    static const char Digits[] = "0123456789abcdef";
// CHECK-FIXES: static const char Digits[] = "0123456789ABCDEF";
    const auto Byte = static_cast<unsigned char>(C);
    if (std::isalnum(Byte) || C == '-' || C == '_' || C == '.' || C == '~')
      return Sum + C;
    return Sum + '%' + Digits[Byte >> 4] + Digits[Byte & 15];
  }
};
std::string urlEncode(const std::string &Text) {
  return std::accumulate(Text.begin(), Text.end(), std::string(), Append());
}

// The object is a test that is kept in a variable, and this encoder is right.
struct IsKept {
  std::string More;
  bool operator()(unsigned char C) const {
    return std::isalnum(C) || C == '-' || C == '_' || C == '.' || C == '~' ||
           More.find(static_cast<char>(C)) != std::string::npos;
  }
};
std::string urlEncodeRest(const std::string &Text) {
  static const char Digits[] = "0123456789ABCDEF";
  const IsKept Kept{""};
  auto Next = std::find_if_not(Text.begin(), Text.end(), Kept);
  std::string Result(Text.begin(), Next);
  for (; Next != Text.end(); ++Next) {
    const auto Byte = static_cast<unsigned char>(*Next);
    if (Kept(Byte)) {
      Result += *Next;
      continue;
    }
    Result += '%';
    Result += Digits[Byte >> 4];
    Result += Digits[Byte & 15];
  }
  return Result;
}
