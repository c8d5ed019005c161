// RUN: %check_clang_tidy %s uri-faulty-encoder,uri-faulty-decoder,uri-lowercase-hex,uri-double-encoding %t

// The decoder understands lowercase digits only: nothing is changed to
// uppercase, neither the digits of the encoder nor those of a literal.
#include <cctype>
#include <cstring>
#include <string>

static const char Digits[] = "0123456789abcdef";

std::string urlEncode(const std::string &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlEncode' writes lowercase hex digits [uri-faulty-encoder]
  std::string Out;
  for (const unsigned char C : Text)
    if (std::isalnum(C) || (C != 0 && std::strchr("-._~", C) != nullptr))
      Out += static_cast<char>(C);
    else
      Out += std::string("%") + Digits[C >> 4] + Digits[C & 15];
  return Out;
}
static int valueOf(char C) {
  const char *At = C != 0 ? std::strchr(Digits, C) : nullptr;
  return At ? static_cast<int>(At - Digits) : -1;
}
std::string urlDecode(const std::string &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlDecode' does not decode escapes with uppercase digits, such as '%2F' [uri-faulty-decoder]
  std::string Out;
  for (std::size_t I = 0; I < Text.size(); ++I)
    if (Text[I] == '%' && I + 2 < Text.size() && valueOf(Text[I + 1]) >= 0 &&
        valueOf(Text[I + 2]) >= 0) {
      Out += static_cast<char>(valueOf(Text[I + 1]) * 16 + valueOf(Text[I + 2]));
      I += 2;
    } else {
      Out += Text[I];
    }
  return Out;
}
std::string home() { return urlDecode("https://h.example/?path=a%2fb"); }
// CHECK-MESSAGES: :[[@LINE-1]]:{{[0-9]+}}: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]

// The program decodes this once itself.
void open(const std::string &Url);
void openPage() { open(urlDecode("https://h.example/?title=a%2520b")); }
