// RUN: %check_clang_tidy -std=c++17,c++20 %s uri-faulty-encoder %t

#include <algorithm>
#include <array>
#include <bitset>
#include <cctype>
#include <cstdio>
#include <cstring>
#include <iomanip>
#include <set>
#include <sstream>
#include <string>
#include <string_view>

// A stream whose state does not include the case.
std::string urlStream(const std::string &Value) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlStream' writes lowercase hex digits [uri-faulty-encoder]
  std::ostringstream Out;
  Out.fill('0');
  Out << std::hex;
// CHECK-FIXES: Out << std::hex << std::uppercase;
  for (const char C : Value)
    if (std::isalnum(static_cast<unsigned char>(C)) || C == '-' || C == '.' ||
        C == '_' || C == '~')
      Out << C;
    else
      Out << '%' << std::setw(2)
          << static_cast<int>(static_cast<unsigned char>(C));
  return Out.str();
}

// A stream without a fill character, whose width is applied to the '%'.
std::string urlStreamWidth(const std::string &Value) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlStreamWidth' writes one digit for 0x01 to 0x0F ('%1' for 0x01) [uri-faulty-encoder]
  std::stringstream Out;
  for (const unsigned char C : Value)
    if (std::isalnum(C) || std::strchr("-._~", C))
      Out << C;
    else
      Out << std::setw(1) << '%' << std::uppercase << std::hex << int(C);
  return Out.str();
}

// The subscript of a literal, and the result in an output parameter.
void urlSubscript(std::string_view In, std::string &Out) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'urlSubscript' writes lowercase hex digits and reads outside its table for 0x80 to 0xFF [uri-faulty-encoder]
  for (char C : In) {
    if (std::isalnum(static_cast<unsigned char>(C)) ||
        std::string_view("-._~").find(C) != std::string_view::npos) {
      Out.push_back(C);
      continue;
    }
    Out.append(1, '%');
    Out.push_back("0123456789abcdef"[C >> 4]);
// CHECK-FIXES: Out.push_back("0123456789ABCDEF"[(C >> 4) & 0xF]);
    Out.push_back("0123456789abcdef"[C & 15]);
// CHECK-FIXES: Out.push_back("0123456789ABCDEF"[C & 15]);
  }
}

// A method that appends to a field, with a set of safe characters.
class QueryWriter {
public:
  void addValue(const std::string &Value);

private:
  std::string Body;
};
static const std::set<char> SafeMarks = {'-', '.', '_', '~', '#'};
void QueryWriter::addValue(const std::string &Value) {
// CHECK-MESSAGES: :[[@LINE-1]]:19: warning: 'addValue' lets '#' through [uri-faulty-encoder]
  static const char Hex[] = "0123456789ABCDEF";
  for (std::string::const_iterator I = Value.begin(); I != Value.end(); ++I) {
    const unsigned char C = *I;
    if (std::isalnum(C) || SafeMarks.count(*I)) {
      Body += *I;
    } else {
      Body += '%';
      Body += Hex[C >> 4];
      Body += Hex[C & 0xF];
    }
  }
}

// A chain of replacements in the wrong order.
static void replaceAll(std::string &Text, const std::string &From,
                       const std::string &To) {
  for (size_t I = 0; (I = Text.find(From, I)) != std::string::npos;
       I += To.size())
    Text.replace(I, From.size(), To);
}
std::string urlReplace(std::string Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlReplace' writes '%2520' for a space and lets 0x01 to 0x1F, '"', '#', '<', '>', '[', '\', ']', '^', '`', '{' and 3 more through [uri-faulty-encoder]
  replaceAll(Text, " ", "%20");
  replaceAll(Text, "%", "%25");
  replaceAll(Text, "/", "%2F");
  return Text;
}

// A search for characters that are not allowed.
std::string urlFind(const std::string &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlFind' sign-extends 0x80 to 0xFF ('%FFFFFFC3' for 0xC3) and encodes 'A' to 'Z', which do not need it [uri-faulty-encoder]
  static const char Allowed[] = "abcdefghijklmnopqrstuvwxyz0123456789-._~";
  std::string Result;
  size_t Begin = 0;
  while (Begin < Text.size()) {
    size_t End = Text.find_first_not_of(Allowed, Begin);
    if (End == std::string::npos)
      End = Text.size();
    Result.append(Text, Begin, End - Begin);
    if (End < Text.size()) {
      char Escape[16];
      std::snprintf(Escape, sizeof Escape, "%%%02X", Text[End]);
// CHECK-FIXES: std::snprintf(Escape, sizeof Escape, "%%%02X", static_cast<unsigned char>(Text[End]));
      Result += Escape;
    }
    Begin = End + 1;
  }
  return Result;
}

// A lambda makes the decision, and an algorithm calls it.
std::string urlLambda(const std::string &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'urlLambda' passes negative values to <ctype.h> for 0x80 to 0xFF [uri-faulty-encoder]
  std::string Result;
  const auto IsSafe = [](char C) {
    return isalnum(C) || C == '-' || C == '.' || C == '_' || C == '~';
// CHECK-FIXES: return isalnum(static_cast<unsigned char>(C)) || C == '-' || C == '.' || C == '_' || C == '~';
  };
  std::for_each(Text.begin(), Text.end(), [&](char C) {
    if (IsSafe(C)) {
      Result += C;
    } else {
      char Escape[4];
      std::sprintf(Escape, "%%%02hhX", C);
      Result += Escape;
    }
  });
  return Result;
}

// A table that a constexpr function fills.
struct Table {
  bool IsSafe[256] = {};
  constexpr Table() {
    for (int C = 'a'; C < 'z'; ++C)
      IsSafe[C] = IsSafe[C - 32] = true;
    for (int C = '0'; C < '9'; ++C)
      IsSafe[C] = true;
    for (const char *C = "-._~"; *C; ++C)
      IsSafe[static_cast<unsigned char>(*C)] = true;
  }
};
static constexpr Table UriTable;
std::string uriTable(const std::string &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'uriTable' encodes '9', 'Z' and 'z', which do not need it [uri-faulty-encoder]
  std::string Result;
  for (const unsigned char C : Text) {
    if (UriTable.IsSafe[C]) {
      Result += static_cast<char>(C);
    } else {
      const auto Digit = [](unsigned Value) -> char {
        return Value < 10 ? '0' + Value : 'A' + Value - 10;
      };
      Result += {'%', Digit(C / 16), Digit(C % 16)};
    }
  }
  return Result;
}

// Wide characters are not bytes.
std::wstring urlWide(const std::wstring &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:14: warning: 'urlWide' writes '%4F8B' for U+4F8B, not the escapes of its UTF-8 octets [uri-faulty-encoder]
  std::wostringstream Out;
  Out << std::uppercase << std::hex << std::setfill(L'0');
  for (const wchar_t C : Text)
    if ((C >= L'a' && C <= L'z') || (C >= L'A' && C <= L'Z') ||
        (C >= L'0' && C <= L'9') || C == L'-' || C == L'.' || C == L'_' ||
        C == L'~')
      Out << C;
    else
      Out << L'%' << std::setw(2) << static_cast<unsigned>(C);
  return Out.str();
}

// A template: reported once, in its pattern.
template <typename String> String urlTemplate(const String &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:35: warning: 'urlTemplate' lets '%' through [uri-faulty-encoder]
  String Result;
  for (const auto C : Text) {
    const auto Byte = static_cast<unsigned char>(C);
    if (std::isalnum(Byte) || std::strchr("-._~%", C)) {
      Result += C;
    } else {
      Result += '%';
      Result += "0123456789ABCDEF"[Byte / 16];
      Result += "0123456789ABCDEF"[Byte % 16];
    }
  }
  return Result;
}
std::string user(const std::string &Text) { return urlTemplate(Text); }
