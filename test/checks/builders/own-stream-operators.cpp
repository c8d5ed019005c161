// An operator of the program writes an object to a stream of a library.
// RUN: %check_clang_tidy -std=c++17 %s 'uri-unencoded-data,uri-illegal-character' %t

#include <cctype>
#include <cstdio>
#include <iostream>
#include <sstream>
#include <string>

struct Escaped {
  std::string Text;
};
inline Escaped escaped(const std::string &Text) { return {Text}; }
std::ostream &operator<<(std::ostream &Out, const Escaped &Of) {
  for (const char C : Of.Text)
    if (std::isalnum(static_cast<unsigned char>(C)) || C == '-' || C == '.' || C == '_' || C == '~') {
      Out.put(C);
    } else {
      char Digits[4];
      std::snprintf(Digits, sizeof Digits, "%%%02X", static_cast<unsigned char>(C));
      Out << Digits;
    }
  return Out;
}

struct Pair {
  std::string Key, Value;
};
std::ostream &operator<<(std::ostream &Out, const Pair &Of) { return Out << Of.Key << '=' << Of.Value; }

struct EscapedPair {
  std::string Key, Value;
};
std::ostream &operator<<(std::ostream &Out, const EscapedPair &Of) {
  return Out << Of.Key << '=' << Escaped{Of.Value};
}

enum class Order { Asc, Desc };
std::ostream &operator<<(std::ostream &Out, Order Of) { return Out << (Of == Order::Asc ? "asc" : "desc"); }

void get(const std::string &Url);

void wrapped(const std::string &Text, Order By) {
  std::ostringstream Url;
  Url << "https://h.example/find?text=" << Escaped{Text} << "&order=" << By << "&again=" << escaped(Text);
  get(Url.str());
}
void pairs(const std::string &Text) {
  std::ostringstream Url;
  Url << "https://h.example/find?" << EscapedPair{"text", Text} << '&' << Pair{"raw", Text};
// CHECK-MESSAGES: :[[@LINE-1]]:87: warning: 'Text' goes into query parameter 'raw' without percent-encoding{{.*}} [uri-unencoded-data]
  get(Url.str());
}
void behind(const std::string &Text, const std::string &Note) {
  std::cout << "Location: /find?text=" << Escaped{Text} << "&note=" << Note << "\r\n\r\n";
// CHECK-MESSAGES: :[[@LINE-1]]:72: warning: 'Note' goes into query parameter 'note' without percent-encoding{{.*}} [uri-unencoded-data]
}
void shown(const std::string &Text) { std::cerr << "asks https://h.example/find?" << Pair{"text", Text} << " again\n"; }

template <typename... Parts> std::string cat(const Parts &...All) {
  std::ostringstream Out;
  (Out << ... << All);
  return Out.str();
}
void joined(const std::string &Text, const std::string &Title, unsigned Port) {
  get(cat("https://h.example:", Port, "/find", '?', "text=", Escaped{Text}));
  get(cat("mailto:me@h.example?body=", escaped("see https://h.example/a\r\n" + Text)));
  get(cat("https://h.example/find?title=", Title));
// CHECK-MESSAGES: :[[@LINE-1]]:44: warning: 'Title' goes into query parameter 'title' without percent-encoding{{.*}} [uri-unencoded-data]
}

// The rest of the authority follows in another text.
void local(unsigned A, unsigned B) {
  get(cat("http://[fe80::", std::hex, A, ':', B, "]/status"));
  get(cat("http://[fe80::1/status"));
// CHECK-MESSAGES: :[[@LINE-1]]:19: warning: '[fe80::1' is not an IPv6 address in brackets [uri-illegal-character]
}
