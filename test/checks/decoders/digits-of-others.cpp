// RUN: %check_clang_tidy -std=c++17,c++20 %s uri-faulty-decoder %t

#include <algorithm>
#include <cstring>
#include <string>
#include <string_view>

// Functions of other units that read hex digits.
bool hex_to_byte(const char *Digits, unsigned char *Byte);
int hex_to_num(const char *Digits, int *Number);
bool fromHex(char High, char Low, char &Byte);
unsigned char parseHex(std::string_view Digits);
struct Math {
  static int getNumber(const std::string &Text, bool IsHex);
};
int byte_couple(unsigned char High, unsigned char Low);

void urlDecodeByte(const char *Text, char *Out) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'urlDecodeByte' reads past the end of text that ends in '%' [uri-faulty-decoder]
  while (*Text)
    if (*Text == '%') {
      unsigned char Byte;
      hex_to_byte(Text + 1, &Byte);
      *Out++ = static_cast<char>(Byte);
      Text += 3;
    } else {
      *Out++ = *Text++;
    }
  *Out = 0;
}

void urlDecodeNumber(const char *Text, char *Out) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'urlDecodeNumber' reads past the end of text that ends in '%' [uri-faulty-decoder]
  while (*Text)
    if (*Text == '%') {
      int Number = 0;
      char Digits[3];
      memcpy(Digits, Text + 1, 2);
      Digits[2] = 0;
      if (hex_to_num(Digits, &Number) == 0)
        *Out++ = static_cast<char>(Number);
      Text += 3;
    } else {
      *Out++ = *Text++;
    }
  *Out = 0;
}

void urlDecodeReference(const char *Text, char *Out) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'urlDecodeReference' reads past the end of text that ends in '%' [uri-faulty-decoder]
  while (*Text)
    if (*Text == '%') {
      char Byte;
      if (!fromHex(Text[1], Text[2], Byte))
        return;
      *Out++ = Byte;
      Text += 3;
    } else {
      *Out++ = *Text++;
    }
  *Out = 0;
}

// What they make of half an escape is not known.
std::string urlDecodeView(const std::string &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlDecodeView' turns '%2B' into a space [uri-faulty-decoder]
  std::string Out;
  for (size_t I = 0; I < Text.size(); ++I)
    if (Text[I] == '%') {
      Out += static_cast<char>(parseHex(std::string_view(Text).substr(I + 1, 2)));
      I += 2;
    } else {
      Out += Text[I];
    }
  std::replace(Out.begin(), Out.end(), '+', ' ');
  return Out;
}

std::string urlDecodeFlag(const std::string &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlDecodeFlag' turns '%2B' into a space [uri-faulty-decoder]
  std::string Out;
  for (size_t I = 0; I < Text.size(); ++I)
    if (Text[I] == '%') {
      Out += static_cast<char>(Math::getNumber(Text.substr(I + 1, 2), true));
      I += 2;
    } else {
      Out += Text[I];
    }
  std::replace(Out.begin(), Out.end(), '+', ' ');
  return Out;
}

// Both digits, without a name that says so.
std::wstring urlDecodeWide(const std::string &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:14: warning: 'urlDecodeWide' {{.*}} [uri-faulty-decoder]
  std::wstring Out;
  for (size_t I = 0; I < Text.size(); ++I)
    if (Text[I] == '%' && I + 2 < Text.size()) {
      Out += static_cast<wchar_t>(byte_couple(static_cast<unsigned char>(Text[I + 1]), static_cast<unsigned char>(Text[I + 2])));
      I += 2;
    } else {
      Out += static_cast<wchar_t>(Text[I]);
    }
  return Out;
}

// at() throws behind the end, and digits may be kept in another case.
static int digitOf(char C) {
  return C >= '0' && C <= '9' ? C - '0' : C >= 'A' && C <= 'F' ? C - 'A' + 10 : C >= 'a' && C <= 'f' ? C - 'a' + 10 : -1;
}
std::string urlDecodeChecked(const std::string &Text) {
  std::string Out;
  for (size_t I = 0; I < Text.size(); ++I)
    if (Text[I] == '%') {
      const int High = digitOf(Text.at(I + 1)), Low = digitOf(Text.at(I + 2));
      if (High < 0 || Low < 0)
        throw I;
      Out += static_cast<char>(High * 16 + Low);
      I += 2;
    } else {
      Out += Text[I];
    }
  return Out;
}
std::string urlDecodeUpper(const std::string &Text) {
  std::string Out;
  for (size_t I = 0; I < Text.size(); ++I)
    if (Text[I] == '%' && I + 2 < Text.size()) {
      const int High = digitOf(Text[I + 1]), Low = digitOf(Text[I + 2]);
      if (High >= 0 && Low >= 0) {
        Out += static_cast<char>(High * 16 + Low);
      } else {
        Out += '%';
        Out += static_cast<char>(toupper(Text[I + 1]));
        Out += static_cast<char>(toupper(Text[I + 2]));
      }
      I += 2;
    } else {
      Out += Text[I];
    }
  return Out;
}
