// RUN: %check_clang_tidy %s uri-faulty-encoder,uri-faulty-decoder %t

// Encoders and decoders that ask functions and tables about characters, of which
// only the declaration is known. What their escapes look like is certain, but not
// which characters they keep.

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>

struct Set {
  bool contains(unsigned char C) const;
};
extern const Set Safe;
extern const uint8_t Classes[256];
extern const char *const Reserved;
extern const std::string Unreserved;
bool isReserved(char C);
bool needsEscape(unsigned char C);
bool isHex(char C);
bool isUnreserved(int C);

std::string urlByPredicate(const std::string &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlByPredicate' sign-extends 0x80 to 0xFF ('%FFFFFFC3' for 0xC3) [uri-faulty-encoder]
  std::string Result;
  char Escape[16];
  for (const char C : Text)
    if (isReserved(C)) {
      std::snprintf(Escape, sizeof Escape, "%%%02X", C);
// CHECK-FIXES: std::snprintf(Escape, sizeof Escape, "%%%02X", static_cast<unsigned char>(C));
      Result += Escape;
    } else {
      Result += C;
    }
  return Result;
}
// The same test twice has the same result.
std::string urlCounted(const std::string &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlCounted' writes lowercase hex digits [uri-faulty-encoder]
  size_t Size = 0;
  for (const unsigned char C : Text)
    Size += needsEscape(C) ? 3 : 1;
  std::string Result;
  Result.reserve(Size);
  char Escape[8];
  for (const unsigned char C : Text)
    if (!needsEscape(C)) {
      Result += static_cast<char>(C);
    } else {
      std::snprintf(Escape, sizeof Escape, "%%%02x", C);
// CHECK-FIXES: std::snprintf(Escape, sizeof Escape, "%%%02X", C);
      Result += Escape;
    }
  return Result;
}
void urlByTable(char *Out, const char *Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'urlByTable' writes lowercase hex digits [uri-faulty-encoder]
  static const char Hex[] = "0123456789abcdef";
// CHECK-FIXES: static const char Hex[] = "0123456789ABCDEF";
  for (; *Text; ++Text)
    if ((Classes[static_cast<uint8_t>(*Text)] & 6) != 0 || *Text == '-') {
      *Out++ = *Text;
    } else {
      *Out++ = '%';
      *Out++ = Hex[(*Text >> 4) & 15];
      *Out++ = Hex[*Text & 15];
    }
  *Out = 0;
}
std::string urlByText(const std::string &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlByText' writes lowercase hex digits [uri-faulty-encoder]
  std::string Result;
  char Escape[8];
  for (const unsigned char C : Text)
    if (Unreserved.find(static_cast<char>(C)) != std::string::npos) {
      Result += static_cast<char>(C);
    } else {
      std::snprintf(Escape, sizeof Escape, "%%%02x", C);
// CHECK-FIXES: std::snprintf(Escape, sizeof Escape, "%%%02X", C);
      Result += Escape;
    }
  return Result;
}
std::string urlByReserved(const std::string &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlByReserved' sign-extends 0x80 to 0xFF ('%FFFFFFC3' for 0xC3) [uri-faulty-encoder]
  std::string Result;
  char Escape[16];
  for (const char C : Text)
    if (std::strchr(Reserved, C) == nullptr) {
      Result += C;
    } else {
      std::snprintf(Escape, sizeof Escape, "%%%02X", C);
// CHECK-FIXES: std::snprintf(Escape, sizeof Escape, "%%%02X", static_cast<unsigned char>(C));
      Result += Escape;
    }
  return Result;
}
// An option, which is a text, does not depend on the input.
std::string urlByOption(const std::string &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlByOption' writes lowercase hex digits [uri-faulty-encoder]
  const bool EncodesAll = std::strchr(Reserved, 'x') != nullptr;
  std::string Result;
  char Escape[8];
  for (const unsigned char C : Text)
    if (!EncodesAll && 0 != isUnreserved(C)) {
      Result += static_cast<char>(C);
    } else {
      std::snprintf(Escape, sizeof Escape, "%%%02x", C);
// CHECK-FIXES: std::snprintf(Escape, sizeof Escape, "%%%02X", C);
      Result += Escape;
    }
  return Result;
}
// Only the escapes can be judged: whether '&' should be kept, the caller knows.
void urlRight(char *Out, const char *Text) {
  for (; *Text; ++Text)
    if ((Classes[static_cast<uint8_t>(*Text)] & 2) == 0 || *Text == '&')
      *Out++ = *Text;
    else
      Out += std::sprintf(Out, "%%%02X", static_cast<unsigned char>(*Text));
  *Out = 0;
}
std::string urlBySet(const std::string &Text) {
  std::string Result;
  char Escape[8];
  for (const unsigned char C : Text)
    if (Safe.contains(C)) {
      Result += static_cast<char>(C);
    } else {
      std::snprintf(Escape, sizeof Escape, "%%%02X", C);
      Result += Escape;
    }
  return Result;
}
// No name says that this is for URIs.
std::string quoted(const std::string &Text) {
  std::string Result;
  char Escape[8];
  for (const unsigned char C : Text)
    if (Safe.contains(C)) {
      Result += static_cast<char>(C);
    } else {
      std::snprintf(Escape, sizeof Escape, "%%%02x", C);
      Result += Escape;
    }
  return Result;
}

static int valueOf(char C) {
  return C >= '0' && C <= '9' ? C - '0' : (C & ~0x20) - 'A' + 10;
}
void urlDecodeChecked(char *Out, const char *Text) {
  while (*Text)
    if (*Text == '%' && isHex(Text[1]) && isHex(Text[2])) {
      *Out++ = static_cast<char>(valueOf(Text[1]) * 16 + valueOf(Text[2]));
      Text += 3;
    } else {
      *Out++ = *Text++;
    }
  *Out = 0;
}
void urlDecodePlus(char *Out, const char *Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'urlDecodePlus' turns '%2B' into a space [uri-faulty-decoder]
  char *Begin = Out;
  while (*Text)
    if (*Text == '%' && isHex(Text[1]) && isHex(Text[2])) {
      *Out++ = static_cast<char>(valueOf(Text[1]) * 16 + valueOf(Text[2]));
      Text += 3;
    } else {
      *Out++ = *Text++;
    }
  *Out = 0;
  for (; *Begin; ++Begin)
    if (*Begin == '+')
      *Begin = ' ';
}
// It decodes what needs no escape, as normalization does.
std::string urlNormalized(const std::string &Text) {
  std::string Result;
  char Escape[8];
  for (size_t I = 0; I < Text.size(); ++I)
    if (Text[I] == '%' && I + 2 < Text.size() && isHex(Text[I + 1]) && isHex(Text[I + 2])) {
      const int C = valueOf(Text[I + 1]) * 16 + valueOf(Text[I + 2]);
      if (isUnreserved(C)) {
        Result += static_cast<char>(C);
      } else {
        std::snprintf(Escape, sizeof Escape, "%%%02X", C);
        Result += Escape;
      }
      I += 2;
    } else {
      Result += Text[I];
    }
  return Result;
}
