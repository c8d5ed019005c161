// RUN: %check_clang_tidy %s uri-faulty-encoder,uri-encoder-mismatch,uri-double-encoding %t

#include <cctype>
#include <cstdio>
#include <cstring>
#include <set>
#include <string>
#include <string_view>

std::string fetch(const std::string &Url);

// The characters to keep are another parameter, which may have a default. What
// is wrong without them is reported.
std::string percentEncode(const std::string &Text,
                          const std::string &Safe = "") {
  std::string Result;
  for (const unsigned char C : Text)
    if (std::isalnum(C) || std::strchr("-._~", C) ||
        Safe.find(static_cast<char>(C)) != std::string::npos) {
      Result += static_cast<char>(C);
    } else {
      char Escape[4];
      std::snprintf(Escape, sizeof Escape, "%%%02X", C);
      Result += Escape;
    }
  return Result;
}

std::string urlQuote(std::string Text, std::string Safe) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlQuote' writes lowercase hex digits [uri-faulty-encoder]
  std::string Result;
  for (const unsigned char C : Text)
    if (std::isalnum(C) || C == '-' || C == '.' || C == '_' || C == '~' ||
        Safe.find(static_cast<char>(C)) != std::string::npos) {
      Result += static_cast<char>(C);
    } else {
      Result += '%';
      Result += "0123456789abcdef"[C >> 4];
// CHECK-FIXES: Result += "0123456789ABCDEF"[C >> 4];
      Result += "0123456789abcdef"[C & 15];
// CHECK-FIXES: Result += "0123456789ABCDEF"[C & 15];
    }
  return Result;
}

std::string urlKeep(std::string_view Text, const char *Keep) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlKeep' lets a space through [uri-faulty-encoder]
  std::string Result;
  for (const unsigned char C : Text)
    if (std::isalnum(C) || C == ' ' || std::strchr("-._~", C) ||
        (Keep && std::strchr(Keep, C))) {
      Result += static_cast<char>(C);
    } else {
      char Escape[4];
      std::snprintf(Escape, sizeof Escape, "%%%02X", C);
      Result += Escape;
    }
  return Result;
}

std::string urlSet(const std::string &Text, const std::set<char> &Safe = {}) {
  std::string Result;
  for (const char C : Text)
    if (std::isalnum(static_cast<unsigned char>(C)) || std::strchr("-._~", C) ||
        Safe.count(C)) {
      Result += C;
    } else {
      char Escape[4];
      std::snprintf(Escape, sizeof Escape, "%%%02X",
                    static_cast<unsigned char>(C));
      Result += Escape;
    }
  return Result;
}

// Unreserved characters: what is kept is the choice of the caller.
std::string urlMarks(const std::string &Text, const std::string &Safe) {
  std::string Result;
  for (const unsigned char C : Text)
    if (std::isalnum(C) || Safe.find(static_cast<char>(C)) != std::string::npos) {
      Result += static_cast<char>(C);
    } else {
      char Escape[4];
      std::snprintf(Escape, sizeof Escape, "%%%02X", C);
      Result += Escape;
    }
  return Result;
}

// A call that keeps a delimiter of the place of its result.
std::string value(const std::string &Text) {
  return fetch("https://h.example/?q=" + percentEncode(Text, "/?&="));
// CHECK-MESSAGES: :[[@LINE-1]]:42: warning: 'percentEncode' does not encode '&', which ends query parameter 'q'; use an encoder for single values [uri-encoder-mismatch]
}
std::string valueByLocal(const std::string &Text) {
  const std::string Escaped = percentEncode(Text, "#");
// CHECK-MESSAGES: :[[@LINE-1]]:31: warning: 'percentEncode' does not encode '#', {{.*}} [uri-encoder-mismatch]
  return fetch("https://h.example/?q=" + Escaped);
}
std::string valueBySet(const std::string &Text) {
  return fetch("https://h.example/?q=" + urlSet(Text, {'&', '='}));
// CHECK-MESSAGES: :[[@LINE-1]]:42: warning: 'urlSet' does not encode '&', {{.*}} [uri-encoder-mismatch]
}
std::string segment(const std::string &Text) {
  static const char Kept[] = "?:";
  return fetch("https://h.example/f/" + percentEncode(Text, Kept) + "/x");
// CHECK-MESSAGES: :[[@LINE-1]]:41: warning: 'percentEncode' does not encode '?', which ends a path segment; {{.*}} [uri-encoder-mismatch]
}

// Characters that are legal there, and characters that are not known.
std::string right(const std::string &Text, const std::string &Path,
                  const std::string &Kept) {
  fetch("https://h.example/" + percentEncode(Path, "/"));
  fetch("https://h.example/f/" + percentEncode(Text, "!$&'()*+,;=:@") + "/x");
  fetch("https://h.example/?q=" + percentEncode(Text, Kept));
  fetch("https://h.example/?q=" + urlSet(Text, {'/', '?'}));
  return fetch("https://h.example/?q=" + percentEncode(Text));
}

// Encoding twice, unless the second call keeps '%'.
std::string twice(const std::string &Text) {
  return fetch("https://h.example/?q=" + percentEncode(percentEncode(Text), "/"));
// CHECK-MESSAGES: :[[@LINE-1]]:42: warning: 'percentEncode' encodes the result of 'percentEncode' again: {{.*}} [uri-double-encoding]
}
std::string keepsEscapes(const std::string &Text) {
  return fetch("https://h.example/?q=" + percentEncode(percentEncode(Text), "%"));
}
