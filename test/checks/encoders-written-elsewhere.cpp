// RUN: %check_clang_tidy -std=c++17,c++20 %s uri-faulty-encoder %t

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <iterator>
#include <ostream>
#include <string>
#include <string_view>

static bool isKept(char C) {
  return (C >= '0' && C <= '9') || (C >= 'A' && C <= 'Z') || (C >= 'a' && C <= 'z') || C == '-' || C == '.' || C == '_' || C == '~';
}

// To an object of which nothing is known.
struct Connection {
  unsigned print(char C);
  unsigned print(int Value, int Base);
};
extern Connection Server;
void sendUrlEncoded(const char *Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'sendUrlEncoded' writes lowercase hex digits and reads outside its table {{.*}} [uri-faulty-encoder]
  static const char Digits[] = "0123456789abcdef";
// CHECK-FIXES: static const char Digits[] = "0123456789ABCDEF";
  for (; *Text; ++Text)
    if (isKept(*Text)) {
      Server.print(*Text);
    } else {
      Server.print('%');
      Server.print(Digits[*Text >> 4]);
// CHECK-FIXES: Server.print(Digits[(*Text >> 4) & 0xF]);
      Server.print(Digits[*Text & 15]);
    }
}

class Client {
public:
  void urlPrint(const char *Text);

private:
  Connection Server;
};
void Client::urlPrint(const char *Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:14: warning: 'urlPrint' {{.*}} [uri-faulty-encoder]
  for (; *Text; ++Text)
    if (isKept(*Text)) {
      Server.print(*Text);
    } else {
      Server.print('%');
      Server.print(*Text >> 4, 16);
      Server.print(*Text & 15, 16);
    }
}

// To a stream, from the text of the object.
struct UrlEncoded {
  std::string_view Text;
  void print(std::ostream &Out) const;
};
void UrlEncoded::print(std::ostream &Out) const {
// CHECK-MESSAGES: :[[@LINE-1]]:18: warning: 'print' lets '#' through [uri-faulty-encoder]
  static const char Upper[] = "0123456789ABCDEF";
  for (const char C : Text)
    if (isKept(C) || C == '#')
      Out << C;
    else
      Out << '%' << Upper[(C >> 4) & 15] << Upper[C & 15];
}

// Through an iterator that refers to itself.
template <typename Output> static void urlEscapeOne(char C, Output &Out) {
// CHECK-MESSAGES: :[[@LINE-1]]:40: warning: 'urlEscapeOne' writes lowercase hex digits [uri-faulty-encoder]
  static const char Digits[] = "0123456789abcdef";
// CHECK-FIXES: static const char Digits[] = "0123456789ABCDEF";
  if (isKept(C)) {
    Out++ = C;
  } else {
    Out++ = '%';
    Out++ = Digits[(C >> 4) & 15];
    Out++ = Digits[C & 15];
  }
}
std::string urlEscapeAll(const std::string &Text) {
  std::string Result;
  auto Out = std::back_inserter(Result);
  for (const char C : Text)
    urlEscapeOne(C, Out);
  return Result;
}

// The default of a set.
char *urlEncodeSet(char *To, size_t Size, const char *Text, const char *Reserved = "!*'();:@&=+$,?#[]/ %\"<>\\^`{|}") {
// CHECK-MESSAGES: :[[@LINE-1]]:7: warning: 'urlEncodeSet' writes lowercase hex digits [uri-faulty-encoder]
  char *Out = To;
  for (; *Text; ++Text)
    if (strchr(Reserved, *Text)) {
      snprintf(Out, Size, "%%%02x", static_cast<unsigned char>(*Text));
// CHECK-FIXES: snprintf(Out, Size, "%%%02X", static_cast<unsigned char>(*Text));
      Out += 3;
    } else {
      *Out++ = *Text;
    }
  *Out = 0;
  return To;
}

// A small length, and the end of the output.
const char *urlEncodeEnd(char *Out, char *End, const char *Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlEncodeEnd' writes lowercase hex digits [uri-faulty-encoder]
  static const char Digits[] = "0123456789abcdef";
// CHECK-FIXES: static const char Digits[] = "0123456789ABCDEF";
  for (; *Text; ++Text) {
    if (Out + 3 >= End)
      return nullptr;
    if (isKept(*Text)) {
      *Out++ = *Text;
    } else {
      *Out++ = '%';
      *Out++ = Digits[(*Text >> 4) & 15];
      *Out++ = Digits[*Text & 15];
    }
  }
  *Out = 0;
  return Text;
}
std::string urlEncodeSmall(const char *Text, uint8_t Length) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlEncodeSmall' writes lowercase hex digits [uri-faulty-encoder]
  static const char Digits[] = "0123456789abcdef";
// CHECK-FIXES: static const char Digits[] = "0123456789ABCDEF";
  std::string Out;
  for (uint8_t I = 0; I < Length; ++I)
    if (isKept(Text[I]))
      Out += Text[I];
    else
      ((Out += '%') += Digits[(Text[I] >> 4) & 15]) += Digits[Text[I] & 15];
  return Out;
}

// Text that becomes wide again.
std::string toUtf8(const wchar_t *Text);
std::wstring toWide(const char *Text);
std::wstring urlEncodeWide(const std::wstring &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:14: warning: 'urlEncodeWide' writes lowercase hex digits [uri-faulty-encoder]
  static const char Digits[] = "0123456789abcdef";
// CHECK-FIXES: static const char Digits[] = "0123456789ABCDEF";
  std::string Out;
  for (const char C : toUtf8(Text.c_str()))
    if (isKept(C))
      Out += C;
    else
      ((Out += '%') += Digits[(C >> 4) & 15]) += Digits[C & 15];
  return toWide(Out.c_str());
}

// A number in a base.
class String {
public:
  String();
  String(const char *Text);
  explicit String(char C);
  explicit String(unsigned char Value, unsigned char Base = 10);
  explicit String(int Value, unsigned char Base = 10);
  String &operator+=(char C);
  String &operator+=(const String &Text);
  char charAt(unsigned I) const;
  unsigned length() const;
};
String urlEncodeBase(String Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:8: warning: 'urlEncodeBase' {{.*}} [uri-faulty-encoder]
  String Out;
  for (unsigned I = 0; I < Text.length(); ++I) {
    const char C = Text.charAt(I);
    if (isKept(C)) {
      Out += C;
    } else {
      Out += '%';
      Out += String(C, 16);
    }
  }
  return Out;
}
