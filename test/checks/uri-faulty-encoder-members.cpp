// RUN: %check_clang_tidy -std=c++17 %s uri-faulty-encoder %t

// What a member refers to belongs to the caller, as the object does.

#include <cstdio>
#include <iomanip>
#include <ostream>
#include <sstream>
#include <string>

static bool isKept(unsigned char C) {
  return (C >= '0' && C <= '9') || (C >= 'A' && C <= 'Z') || (C >= 'a' && C <= 'z') || C == '_' || C == '-' || C == '.' || C == '~';
}

class LinkBuilder {
public:
  explicit LinkBuilder(std::string &Target) : Target(Target) {}
  LinkBuilder &urlArgument(const std::string &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:16: warning: 'urlArgument' sign-extends 0x80 to 0xFF ('%FFFFFFC3' for 0xC3) [uri-faulty-encoder]
    for (char C : Text)
      if (isKept(C)) {
        Target += C;
      } else {
        char Escape[16];
        std::sprintf(Escape, "%%%02X", C);
// CHECK-FIXES: std::sprintf(Escape, "%%%02X", static_cast<unsigned char>(C));
        Target += Escape;
      }
    return *this;
  }
  LinkBuilder &urlSegment(const std::string &Text) {
    for (unsigned char C : Text)
      if (isKept(C)) {
        Target += static_cast<char>(C);
      } else {
        char Escape[16];
        std::sprintf(Escape, "%%%02X", C);
        Target += Escape;
      }
    return *this;
  }

private:
  std::string &Target;
};

struct HrefPrinter {
  std::ostream *To;
  void segment(const char *From) {
// CHECK-MESSAGES: :[[@LINE-1]]:8: warning: 'segment' writes lowercase hex digits and writes one digit for 0x01 to 0x0F ('%1' for 0x01) [uri-faulty-encoder]
    To->setf(std::ios::hex, std::ios::basefield);
    for (const char *P = From; *P; ++P)
      if (isKept(*P))
        To->put(*P);
      else
        *To << '%' << static_cast<int>(static_cast<unsigned char>(*P));
  }
  void percentage(int Value) { *To << Value << "%"; }
};

// Whoever restores the state of a stream has changed it.
std::string quoteForUrl(const std::string &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'quoteForUrl' writes lowercase hex digits [uri-faulty-encoder]
  std::ostringstream To;
  for (auto I = Text.begin(); I != Text.end(); ++I) {
    const unsigned char C = *I;
    if (isKept(C)) {
      To << *I;
    } else {
      const char Before = To.fill('0');
      To << '%' << std::hex << std::setw(2) << static_cast<unsigned>(C);
// CHECK-FIXES: To << '%' << std::hex << std::uppercase << std::setw(2) << static_cast<unsigned>(C);
      To.fill(Before);
    }
  }
  return To.str();
}
std::ostream &printUrlText(std::ostream &To, const char *Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:15: warning: 'printUrlText' writes one digit for 0x01 to 0x0F ('%1' for 0x01) [uri-faulty-encoder]
  std::ios Before(nullptr);
  Before.copyfmt(To);
  To << std::hex << std::uppercase;
  for (; *Text; ++Text)
    if (isKept(*Text))
      To << *Text;
    else
      To << '%' << (static_cast<unsigned>(*Text) & 0xFFu);
  To.copyfmt(Before);
  return To;
}
void urlQuote(const std::string &Text, std::ostream &To) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'urlQuote' writes lowercase hex digits [uri-faulty-encoder]
  const std::ios::fmtflags Before = To.setf(std::ios::hex, std::ios::basefield);
  const std::streamsize Width = To.width();
  for (unsigned char C : Text)
    if (isKept(C))
      To << C;
    else
      To << '%' << std::setfill('0') << std::setw(2) << +C;
  To.width(Width);
  To.setf(Before, std::ios::basefield);
}
std::string urlQuoted(const std::string &Text) {
  std::ostringstream To;
  To << std::hex << std::uppercase;
  for (unsigned char C : Text)
    if (isKept(C)) {
      To << C;
    } else {
      const char Before = To.fill('0');
      To << '%' << std::setw(2) << +C;
      To.fill(Before);
    }
  return To.str();
}

// A template that formats as printf() does, whatever its name.
template <typename... A> std::string formatted(const char *Format, const A &...Values);
std::string queryEscape(const std::string &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'queryEscape' writes lowercase hex digits [uri-faulty-encoder]
  std::string Result;
  for (unsigned char C : Text)
    Result += isKept(C) ? std::string(1, C) : formatted("%%%02x", static_cast<unsigned>(C));
// CHECK-FIXES: Result += isKept(C) ? std::string(1, C) : formatted("%%%02X", static_cast<unsigned>(C));
  return Result;
}
std::string urlParameter(const std::string &Text) {
  std::string Result;
  for (unsigned char C : Text)
    Result += isKept(C) ? std::string(1, C) : formatted("%%%02X", static_cast<unsigned>(C));
  return Result;
}
