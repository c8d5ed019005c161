// RUN: %check_clang_tidy %s uri-double-encoding,uri-unencoded-data %t

#include <cctype>
#include <cstdio>
#include <cstring>
#include <string>

std::string fetch(const std::string &Url);

// An encoder of the program that was run counts like one of a library.
static std::string encode(const std::string &Text) {
  std::string Result;
  for (const unsigned char C : Text)
    if (std::isalnum(C) || std::strchr("-._~", C)) {
      Result += static_cast<char>(C);
    } else {
      char Escape[4];
      std::snprintf(Escape, sizeof Escape, "%%%02X", C);
      Result += Escape;
    }
  return Result;
}

std::string nested(const std::string &Text) {
  return fetch("https://h.example/?q=" + encode(encode(Text)));
// CHECK-MESSAGES: :[[@LINE-1]]:42: warning: 'encode' encodes the result of 'encode' again: {{.*}} [uri-double-encoding]
}

// A field that holds its own encoded text: only what is encoded again.
struct Options {
  std::string Name, Title;
};
std::string field(Options Of) {
  Of.Name = encode(Of.Name);
  return fetch("https://h.example/?q=" + encode(Of.Name));
// CHECK-MESSAGES: :[[@LINE-1]]:42: warning: 'encode' encodes the result of 'encode' again: {{.*}} [uri-double-encoding]
}
std::string fieldOnce(Options Of) {
  Of.Title = encode(Of.Title);
  return fetch("https://h.example/?q=" + Of.Title);
}

// The name says that it is percent-encoded.
std::string named(const std::string &urlEncodedTitle) {
  return fetch("https://h.example/?q=" + encode(urlEncodedTitle));
// CHECK-MESSAGES: :[[@LINE-1]]:42: warning: 'encode' encodes 'urlEncodedTitle', which is already encoded according to its name: every '%' becomes '%25' [uri-double-encoding]
}

// Another encoding, and a URI that becomes a value.
std::string otherwise(const std::string &base64Encoded,
                      const std::string &htmlEscaped,
                      const std::string &encodedUrl) {
  fetch("https://h.example/?q=" + encode(base64Encoded));
  fetch("https://h.example/?q=" + encode(htmlEscaped));
  return fetch("https://h.example/?next=" + encode(encodedUrl));
}
std::string nextUrl(const std::string &State) {
  const std::string Back = "https://h.example/done?state=" + encode(State);
  return fetch("https://id.example/login?next=" + encode(Back));
}

// A helper that encodes twice is reported once, not at its calls.
static std::string twice(const std::string &Text) {
  return encode(encode(Text));
// CHECK-MESSAGES: :[[@LINE-1]]:10: warning: 'encode' encodes the result of 'encode' again: {{.*}} [uri-double-encoding]
}
std::string firstCall(const std::string &Text) {
  return fetch("https://h.example/?q=" + twice(Text));
}
std::string secondCall(const std::string &Text) {
  return fetch("https://h.example/?r=" + twice(Text));
}

// The same call of an encoder, in a lambda that is called twice.
std::string byLambda(const std::string &Text) {
  const auto Encoded = [](const std::string &Part) { return encode(Part); };
  return fetch("https://h.example/?q=" + Encoded(Encoded(Text)));
// CHECK-MESSAGES: :[[@LINE-1]]:42: warning: 'Encoded' encodes the result of 'Encoded' again: {{.*}} [uri-double-encoding]
}

std::string byOwnLambda(const std::string &Text) {
  const auto Escape = [](const std::string &Part) {
    std::string Result;
    for (const unsigned char C : Part)
      if (std::isalnum(C) || std::strchr("-._~", C)) {
        Result += static_cast<char>(C);
      } else {
        static const char Digits[] = "0123456789ABCDEF";
        Result += '%';
        Result += Digits[C >> 4];
        Result += Digits[C & 15];
      }
    return Result;
  };
  fetch("https://h.example/?q=" + Escape(Text));
  return fetch("https://h.example/?q=" + Escape(Escape(Text)));
// CHECK-MESSAGES: :[[@LINE-1]]:42: warning: 'Escape' encodes the result of 'Escape' again: {{.*}} [uri-double-encoding]
}

// The program chooses whether it encodes again.
std::string chosen(const std::string &Text, bool Again) {
  std::string Encoded = encode(Text);
  if (Again)
    Encoded = encode(Encoded);
  return fetch("https://h.example/?q=" + Encoded);
}
std::string chosenAtOnce(const std::string &Text, bool Again) {
  return fetch("https://h.example/?q=" +
               (Again ? encode(encode(Text)) : encode(Text)));
}
// It chooses whether it encodes before it always does.
std::string before(std::string Text, bool First) {
  if (First)
    Text = encode(Text);
  return fetch("https://h.example/?q=" + encode(Text));
// CHECK-MESSAGES: :[[@LINE-1]]:42: warning: 'encode' encodes the result of 'encode' again: {{.*}} [uri-double-encoding]
}

// Methods and objects that are called.
class Encoder {
public:
  std::string operator()(const std::string &Text) const { return encode(Text); }
  std::string convert(const std::string &Text) const {
    std::string Result;
    for (const unsigned char C : Text)
      if (std::isalnum(C) || std::strchr("-._~", C)) {
        Result += static_cast<char>(C);
      } else {
        static const char Digits[] = "0123456789ABCDEF";
        Result += '%';
        Result += Digits[C >> 4];
        Result += Digits[C & 15];
      }
    return Result;
  }
};
std::string byObject(const std::string &Text, const Encoder &Of) {
  fetch("https://h.example/?q=" + Of(Text));
  fetch("https://h.example/?q=" + Of.convert(Text));
  fetch("https://h.example/?q=" + Of.convert(Of.convert(Text)));
// CHECK-MESSAGES: :[[@LINE-1]]:35: warning: 'convert' encodes the result of 'convert' again: {{.*}} [uri-double-encoding]
  return fetch("https://h.example/?q=" + Of(Of(Text)));
// CHECK-MESSAGES: :[[@LINE-1]]:42: warning: 'Of' encodes the result of 'Of' again: {{.*}} [uri-double-encoding]
}

// An encoder that takes too many steps to be run is still no raw value.
static void replaceAll(std::string &Text, const std::string &From,
                       const std::string &To) {
  for (std::size_t At = 0; (At = Text.find(From, At)) != std::string::npos;
       At += To.size())
    Text.replace(At, From.size(), To);
}
static std::string byReplacing(std::string Text) {
  replaceAll(Text, "%", "%25");
  for (int C = 1; C < 256; ++C) {
    if (C == '%' || std::isalnum(C) || std::strchr("-._~", C))
      continue;
    char Escape[4];
    std::snprintf(Escape, sizeof Escape, "%%%02X", C);
    replaceAll(Text, std::string(1, static_cast<char>(C)), Escape);
  }
  return Text;
}
std::string replaced(const std::string &Text) {
  return fetch("https://h.example/?q=" + byReplacing(Text));
}

// A helper that returns what an encoder of a library gives, or nothing.
extern "C" char *curl_easy_escape(void *Handle, const char *Text, int Length);
extern "C" void curl_free(void *Text);
std::string curlEscape(void *Handle, const std::string &Text) {
  char *Escaped = curl_easy_escape(Handle, Text.c_str(), int(Text.size()));
  std::string Result = Escaped ? Escaped : "";
  curl_free(Escaped);
  return Result;
}
void urlOpen(const std::string &Url);
void wholeByHelper(void *Handle, const std::string &Text) {
  const std::string Url = "https://h.example/?q=" + curlEscape(Handle, Text);
  urlOpen(curlEscape(Handle, Url));
// CHECK-MESSAGES: :[[@LINE-1]]:11: warning: 'curlEscape' encodes a whole URI, including its delimiters; encode each value instead [uri-double-encoding]
  fetch("https://h.example/login?next=" + curlEscape(Handle, Url));
}
