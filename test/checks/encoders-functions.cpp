// RUN: %check_clang_tidy -std=c++17,c++20 %s uri-faulty-encoder,uri-double-encoding %t

#include <cctype>
#include <cstdio>
#include <cstring>
#include <functional>
#include <numeric>
#include <string>
#include <utility>

static bool isKept(unsigned char C) {
  return std::isalnum(C) || C == '-' || C == '.' || C == '_' || C == '~';
}

// A predicate with a default.
std::string escaped(const std::string &Text, std::function<bool(unsigned char)> Keeps = [](unsigned char C) { return C < 0x80 && isKept(C); }) {
  static const char Digits[] = "0123456789ABCDEF";
  std::string Out;
  for (const unsigned char C : Text)
    if (Keeps(C))
      Out += static_cast<char>(C);
    else
      ((Out += '%') += Digits[C >> 4]) += Digits[C & 15];
  return Out;
}
std::string twice(const std::string &Name) {
  return "https://h.example/?q=" + escaped(escaped(Name));
// CHECK-MESSAGES: :[[@LINE-1]]:36: warning: {{.*}} [uri-double-encoding]
}
std::string urlSwapped(const std::string &Text, bool (*Keeps)(unsigned char) = isKept) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlSwapped' writes wrong escapes for {{.*}} [uri-faulty-encoder]
  static const char Digits[] = "0123456789ABCDEF";
  std::string Out;
  for (const unsigned char C : Text)
    if (Keeps(C))
      Out += static_cast<char>(C);
    else
      ((Out += '%') += Digits[C & 15]) += Digits[C >> 4];
  return Out;
}
// The caller decides.
std::string urlGiven(const std::string &Text, bool (*Keeps)(unsigned char)) {
  static const char Digits[] = "0123456789ABCDEF";
  std::string Out;
  for (const unsigned char C : Text)
    if (Keeps(C))
      Out += static_cast<char>(C);
    else
      ((Out += '%') += Digits[C >> 4]) += Digits[C & 15];
  return Out;
}

// A fold over the text; the lambda is reported, and only once.
std::string urlFolded(const std::string &Text) {
  return std::accumulate(Text.begin(), Text.end(), std::string(), [](std::string Sum, char C) {
// CHECK-MESSAGES: :[[@LINE-1]]:67: warning: 'operator()' sign-extends {{.*}} [uri-faulty-encoder]
    if (isKept(static_cast<unsigned char>(C)))
      return Sum + C;
    char Escape[12];
    std::snprintf(Escape, sizeof Escape, "%%%02X", C);
// CHECK-FIXES: std::snprintf(Escape, sizeof Escape, "%%%02X", static_cast<unsigned char>(C));
    return Sum + Escape;
  });
}
// The lambda is right, and so is the fold.
std::string urlFoldedRight(const std::string &Text) {
  return std::accumulate(Text.begin(), Text.end(), std::string(), [](std::string Sum, unsigned char C) {
    if (C < 0x80 && isKept(C))
      return std::move(Sum) + static_cast<char>(C);
    char Escape[4];
    std::snprintf(Escape, sizeof Escape, "%%%02X", C);
    return std::move(Sum) + Escape;
  });
}

// A character that a helper takes as a buffer of one.
struct Buffer {
  char Data[1024];
  size_t Length;
};
static void put(Buffer *To, const void *From, size_t Size) {
  std::memcpy(To->Data + To->Length, From, Size);
  To->Length += Size;
}
void urlPut(Buffer *To, const char *Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'urlPut' writes one digit for 0x01 to 0x0F {{.*}} [uri-faulty-encoder]
  for (; *Text; ++Text) {
    const unsigned char C = static_cast<unsigned char>(*Text);
    char Escape[8];
    if (C < 0x80 && isKept(C))
      put(To, &C, 1);
    else
      put(To, Escape, std::snprintf(Escape, sizeof Escape, "%%%2X", C));
// CHECK-FIXES: put(To, Escape, std::snprintf(Escape, sizeof Escape, "%%%02X", C));
  }
}
