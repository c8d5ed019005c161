// RUN: %check_clang_tidy %s uri-faulty-encoder,uri-double-encoding %t

// The table also says which escapes are kept: with other digits, '%2f' would
// become '%252f'.
#include <cctype>
#include <cstring>
#include <string>

static const char Digits[] = "0123456789abcdef";
std::string urlEncode(const std::string &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlEncode' writes lowercase hex digits [uri-faulty-encoder]
  std::string Out;
  for (std::size_t I = 0; I < Text.size(); ++I) {
    const unsigned char C = Text[I];
    if (std::isalnum(C) || (C != 0 && std::strchr("-._~", C) != nullptr))
      Out += static_cast<char>(C);
    else if (C == '%' && I + 2 < Text.size() &&
             std::strchr(Digits, Text[I + 1]) != nullptr &&
             std::strchr(Digits, Text[I + 2]) != nullptr)
      Out += '%';
    else
      Out += std::string("%") + Digits[C >> 4] + Digits[C & 15];
  }
  return Out;
}
// Not encoded again.
std::string kept() { return "https://h.example/?path=" + urlEncode("a%2fb"); }

// A conversion that is written in a template may be one of wider characters.
template <class C> std::string urlEncodeAny(const std::basic_string<C> &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:32: warning: 'urlEncodeAny' passes negative values to <ctype.h> for 0x80 to 0xFF [uri-faulty-encoder]
  std::string Out;
  for (const C Each : Text)
    if (isalnum(Each) || Each == '-' || Each == '.' || Each == '_' || Each == '~')
      Out += static_cast<char>(Each);
    else
      Out += std::string("%") + "0123456789ABCDEF"[(Each >> 4) & 15] +
             "0123456789ABCDEF"[Each & 15];
  return Out;
}
std::string any(const std::string &Text) { return urlEncodeAny(Text); }
