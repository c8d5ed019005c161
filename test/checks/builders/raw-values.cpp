// RUN: %check_clang_tidy -std=c++20 %s uri-unencoded-data %t -- -- -isystem %clang_tidy_headers

#include <QString>
#include <map>
#include <sstream>
#include <stdio.h>
#include <string.h>
#include <string>

// Data that a program reads is raw.
extern "C" char *getenv(const char *Name);
extern "C" char *fgets(char *To, int Size, FILE *File);
std::string fromEnvironment() {
  return std::string("https://h.example/?user=") + getenv("USER");
// CHECK-MESSAGES: :[[@LINE-1]]:52: warning: 'USER' goes into query parameter 'user' without percent-encoding: {{.*}} [uri-unencoded-data]
}
int main(int Count, char **Arguments) {
  std::string Url = std::string("https://h.example/?q=") + Arguments[1];
// CHECK-MESSAGES: :[[@LINE-1]]:60: warning: 'Arguments' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  char Line[100];
  fgets(Line, sizeof(Line), stderr);
  Url += "&line=";
  Url += Line;
// CHECK-MESSAGES: :[[@LINE-1]]:10: warning: 'Line' goes into query parameter 'line'{{.*}} [uri-unencoded-data]
  return (int)Url.size();
}

// The unchanged text that a helper returns.
static std::string trimmed(const std::string &Text) { return Text.substr(1); }
static const std::string &same(const std::string &Text) { return Text; }
std::string byHelper(const std::string &Place) {
  return "https://h.example/?q=" + trimmed(Place) +
// CHECK-MESSAGES: :[[@LINE-1]]:36: warning: 'trimmed' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
         "&r=" + same(Place);
// CHECK-MESSAGES: :[[@LINE-1]]:18: warning: 'same' goes into query parameter 'r' without percent-encoding: {{.*}} [uri-unencoded-data]
}

// A copy of the text, and a part of it.
std::string copies(const std::string &Place) {
  std::string Copy(Place);
  const std::string Part = Copy.substr(0, 3);
  char Buffer[100];
  strcpy(Buffer, Place.c_str());
  return "https://h.example/?q=" + Part +
// CHECK-MESSAGES: :[[@LINE-1]]:36: warning: 'Part' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
         "&b=" + Buffer;
// CHECK-MESSAGES: :[[@LINE-1]]:18: warning: 'Buffer' goes into query parameter 'b' without percent-encoding: {{.*}} [uri-unencoded-data]
}

// A constant or the text.
std::string fallback(const std::string &Place) {
  const std::string Value = Place.empty() ? "anywhere" : Place;
  return "https://h.example/?q=" + Value;
// CHECK-MESSAGES: :[[@LINE-1]]:36: warning: 'Value' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
std::string fallbackLater(const std::string &Place) {
  std::string Value = "anywhere";
  if (!Place.empty())
    Value = Place;
  return "https://h.example/?q=" + Value;
// CHECK-MESSAGES: :[[@LINE-1]]:36: warning: 'Value' goes into query parameter 'q'{{.*}} [uri-unencoded-data]
}

// Text around the value, in its own local variable.
std::string quotedLocal(const std::string &Place) {
  const std::string Pair = "q=" + Place + "&n=1";
// CHECK-MESSAGES: :[[@LINE-1]]:35: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  return "https://h.example/find?" + Pair;
}

// Overwritten: the text that is inserted is raw.
std::string urlEncode(const std::string &Text);
std::string overwritten(const std::string &Place) {
  std::string Value = urlEncode(Place);
  Value = Place;
  return "https://h.example/?q=" + Value;
// CHECK-MESSAGES: :[[@LINE-1]]:36: warning: 'Value' goes into query parameter 'q' without percent-encoding, unlike other values here: {{.*}} [uri-unencoded-data]
}

// Another variable is encoded.
std::string other(const std::string &Place, const std::string &Unit) {
  const std::string Encoded = urlEncode(Unit);
  return "https://h.example/?q=" + Place +
// CHECK-MESSAGES: :[[@LINE-1]]:36: warning: 'Place' goes into query parameter 'q' without percent-encoding, unlike other values here: {{.*}} [uri-unencoded-data]
         "&u=" + Encoded;
}

// The text that a method or a conversion operator returns.
struct Location {
  std::string City;
  operator const char *() const;
  std::string describe() const { return City + ", " + City; }
};
std::string method(const Location &L) {
  return "https://h.example/?q=" + L.describe();
// CHECK-MESSAGES: :[[@LINE-1]]:36: warning: 'describe' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}

// A request object that receives the target.
struct HttpRequest {
  HttpRequest(const char *Verb, const std::string &Target);
};
void constructed(const std::string &Place, const std::string &City) {
  HttpRequest Request("GET", "/find?q=" + Place);
// CHECK-MESSAGES: :[[@LINE-1]]:43: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  HttpRequest Path("GET", "https://h.example/weather/" + City + "/today");
// CHECK-MESSAGES: :[[@LINE-1]]:58: warning: 'City' goes into a path segment without percent-encoding: {{.*}} [uri-unencoded-data]
}

// A container of URLs.
struct Urls {
  void push_back(const std::string &Url);
};
void contained(Urls &All, const std::string &Place) {
  All.push_back("https://h.example/?q=" + Place);
// CHECK-MESSAGES: :[[@LINE-1]]:43: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}

// Text that is searched and changed in place is used afterwards.
void replaceChars(char *Text, char From, char To);
void send(const char *Url);
void changed(char *Url, const char *Place) {
  sprintf(Url, "https://h.example/?q=%s", Place);
// CHECK-MESSAGES: :[[@LINE-1]]:43: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  replaceChars(Url, ' ', '+');
  send(Url);
}
QString changedObject(const QString &Place) {
  QString Url = "https://h.example/?q=" + Place;
// CHECK-MESSAGES: :[[@LINE-1]]:43: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  Url.replace(" ", "%20");
  return Url;
}

// A place that is filled afterwards.
QString filled(const QString &Host, int Zoom) {
  QString Url = Host + "/tiles/%z.png";
  Url.replace("%z", QString::number(Zoom));
  return Url;
}

// Base 64 has '+', '/' and '='.
std::string base64(const std::string &Text);
std::string encodedBase64(const std::string &Text) {
  return "https://h.example/?data=" + base64(Text);
// CHECK-MESSAGES: :[[@LINE-1]]:39: warning: 'base64' goes into query parameter 'data' without percent-encoding: {{.*}} [uri-unencoded-data]
}

// A table that is filled somewhere else.
void readInto(std::map<std::string, std::string> &Values);
std::string looked(const char *const *Names) {
  std::map<std::string, std::string> Values;
  readInto(Values);
  std::string Place = Values["place"];
  const char *Parts[2] = {nullptr};
  Parts[1] = Names[0];
  return "https://h.example/?q=" + Place + "&in=" + Parts[1];
// CHECK-MESSAGES: :[[@LINE-1]]:36: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
// CHECK-MESSAGES: :[[@LINE-2]]:53: warning: 'Parts' goes into query parameter 'in' without percent-encoding: {{.*}} [uri-unencoded-data]
}
