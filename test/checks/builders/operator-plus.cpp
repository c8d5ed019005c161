// RUN: %check_clang_tidy %s uri-unencoded-data %t -- -- -isystem %clang_tidy_headers

#include <string>

using namespace std::string_literals;

// A chain that begins with a literal.
std::string literalFirst(const std::string &Place) {
  return "https://h.example/?a=1&q=" + Place + "&b=2";
// CHECK-MESSAGES: :[[@LINE-1]]:40: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}

// A chain that begins with a variable.
std::string variableFirst(const std::string &BaseUrl, const std::string &Artist,
                          const std::string &Song) {
  return BaseUrl + "/b/" +
         Artist +
// CHECK-MESSAGES: :[[@LINE-1]]:10: warning: 'Artist' goes into a path segment without percent-encoding: {{.*}} [uri-unencoded-data]
         "/o/" +
         Song +
// CHECK-MESSAGES: :[[@LINE-1]]:10: warning: 'Song' goes into a path segment without percent-encoding: {{.*}} [uri-unencoded-data]
         "?alt=media";
}

// A chain that begins with a converted literal.
std::string converted(const std::string &Place) {
  return std::string("https://h.example/?q=") + Place;
// CHECK-MESSAGES: :[[@LINE-1]]:49: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
std::string suffixed(const std::string &Place) {
  return "https://h.example/?q="s + Place;
// CHECK-MESSAGES: :[[@LINE-1]]:37: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
std::string braced(const std::string &Place) {
  return std::string{"https://h.example/?q="} + Place;
// CHECK-MESSAGES: :[[@LINE-1]]:49: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}

// C strings, views and characters.
std::string cString(const char *Place) {
  return std::string("https://h.example/") + "?q" + '=' + Place;
// CHECK-MESSAGES: :[[@LINE-1]]:59: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
std::string view(std::string_view Place) {
  return "https://h.example/?q=" + std::string(Place);
// CHECK-MESSAGES: :[[@LINE-1]]:48: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
std::string viewOfParts(std::string_view Place) {
  return "https://h.example/?q=" + std::string(Place.data(), Place.size());
// CHECK-MESSAGES: :[[@LINE-1]]:36: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}

// Parentheses and moves make no difference.
std::string parentheses(const std::string &Place, const std::string &Unit) {
  return ("https://h.example/?q=" + (Place)) +
// CHECK-MESSAGES: :[[@LINE-1]]:38: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
         ("&u=" + Unit);
// CHECK-MESSAGES: :[[@LINE-1]]:19: warning: 'Unit' goes into query parameter 'u' without percent-encoding: {{.*}} [uri-unencoded-data]
}
std::string moved(std::string Place) {
  return "https://h.example/?q=" + std::move(Place);
// CHECK-MESSAGES: :[[@LINE-1]]:36: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}

// A ternary inside a chain.
std::string ternary(bool More, const std::string &Place,
                    const std::string &Other) {
  return "https://h.example/?q=" +
         (More ? Place : Other);
// CHECK-MESSAGES: :[[@LINE-1]]:11: warning: 'More ? Place : Other' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}

// A ternary of two chains.
std::string ternaryOfChains(bool Secure, const std::string &Place) {
  return Secure ? "https://h.example/?q=" + Place
// CHECK-MESSAGES: :[[@LINE-1]]:45: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
                : "http://h.example/";
}

// A value that is a call, a field, an element, or a conversion.
struct Settings {
  std::string Place;
  std::string name() const;
};
std::string call(const Settings &S) {
  return "https://h.example/?q=" + S.name();
// CHECK-MESSAGES: :[[@LINE-1]]:36: warning: 'name' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
std::string field(const Settings *S) {
  return "https://h.example/?q=" + S->Place;
// CHECK-MESSAGES: :[[@LINE-1]]:36: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
std::string element(const std::string *Places, int I) {
  return "https://h.example/?q=" + Places[I];
// CHECK-MESSAGES: :[[@LINE-1]]:36: warning: 'Places' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
std::string conversion(const std::string &Place) {
  return std::string("https://h.example/?q=") + Place.c_str();
// CHECK-MESSAGES: :[[@LINE-1]]:49: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}

// Pieces that come from locals, constants and globals.
static const char Root[] = "https://h.example";
constexpr const char *Find = "/find?q=";
const std::string Suffix = "&n=1";
std::string folded(const std::string &Place) {
  return Root + std::string(Find) + Place + Suffix;
// CHECK-MESSAGES: :[[@LINE-1]]:37: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
constexpr std::string_view Key = "?q";
std::string foldedView(const std::string &Place) {
  return std::string("https://h.example/") + std::string(Key) + "=" + Place;
// CHECK-MESSAGES: :[[@LINE-1]]:71: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
std::string throughLocal(const std::string &Place) {
  const std::string Base = "https://h.example";
  const std::string Path = Base + "/find";
  const std::string Value = Place;
  return Path + "?q=" + Value;
// CHECK-MESSAGES: :[[@LINE-1]]:25: warning: 'Value' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
std::string halfInLocal(const std::string &Place) {
  std::string Query = "?q=" + Place;
// CHECK-MESSAGES: :[[@LINE-1]]:31: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  return "https://h.example/" + Query;
}

// A macro is a piece.
#define ROOT "https://h.example"
#define KEY(Name) "?" Name "="
std::string macros(const std::string &Place) {
  return ROOT "/find" KEY("q") + Place;
// CHECK-MESSAGES: :[[@LINE-1]]:34: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}

// Wide strings.
std::wstring wide(const std::wstring &Place) {
  return L"https://h.example/?q=" + Place;
// CHECK-MESSAGES: :[[@LINE-1]]:37: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
