// RUN: %check_clang_tidy %s uri-unencoded-data %t -- -- -isystem %clang_tidy_headers

#include <string>

std::string urlEncode(const std::string &Text);
void get(const std::string &Target);

// A helper builds a piece of a query, which is not a query by itself.
static std::string parameter(const std::string &Key, const std::string &Value) {
  return "&" + Key + "=" + Value;
}
std::string piece(const std::string &City) {
  return "https://h.example/find?n=1" + parameter("city", City);
// CHECK-MESSAGES: :[[@LINE-1]]:59: warning: 'City' goes into query parameter 'city' without percent-encoding: {{.*}} [uri-unencoded-data]
}
std::string encodedPiece(const std::string &City) {
  return "https://h.example/find?n=1" + parameter("city", urlEncode(City));
}

// A helper that appends to its first argument.
static void add(std::string &Url, const std::string &Key,
                const std::string &Value) {
  Url += Url.find('?') == std::string::npos ? "?" : "&";
  Url += Key;
  Url += "=";
  Url += Value;
}
void appended(const std::string &City) {
  std::string Url = "https://h.example/find";
  add(Url, "city", City);
// CHECK-MESSAGES: :[[@LINE-1]]:20: warning: 'City' goes into query parameter 'city' without percent-encoding: {{.*}} [uri-unencoded-data]
  add(Url, "units", "metric");
  get(Url);
}
void appendedEncoded(const std::string &City) {
  std::string Url = "https://h.example/find";
  add(Url, "city", urlEncode(City));
  get(Url);
}

// The calls of a function show its argument: encoded text.
static std::string search(const std::string &Text) {
  return "https://h.example/find?q=" + Text;
}
std::string searchEncoded(const std::string &City) {
  return search(urlEncode(City));
}
std::string searchRaw(const std::string &City) {
  return search(City);
// CHECK-MESSAGES: :[[@LINE-1]]:17: warning: 'City' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}

// Through two functions.
static std::string searchAgain(const std::string &Text) { return search(Text); }
std::string twice(const std::string &City) {
  return searchAgain(City);
// CHECK-MESSAGES: :[[@LINE-1]]:22: warning: 'City' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
std::string twiceEncoded(const std::string &City) {
  return searchAgain(urlEncode(City));
}

// Not reported: every call of a function local to this file passes a constant.
static std::string inUnits(const std::string &Units) {
  return "https://h.example/find?units=" + Units;
}
std::string metric() { return inUnits("metric"); }
std::string imperial() { return inUnits("imperial"); }

// A value that no call in this file determines is reported once, in the callee.
std::string visible(const std::string &Text) {
  return "https://h.example/find?q=" + Text;
// CHECK-MESSAGES: :[[@LINE-1]]:40: warning: 'Text' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
std::string callsVisible(const std::string &City) { return visible(City); }

// A helper that encodes.
static void encodeInto(const std::string &Text, std::string &Out) {
  Out = urlEncode(Text);
}
std::string throughOut(const std::string &City) {
  std::string Value;
  encodeInto(City, Value);
  return "https://h.example/find?q=" + Value;
}
static void encodeInPlace(std::string &Text) { Text = urlEncode(Text); }
std::string inPlace(std::string City) {
  encodeInPlace(City);
  return "https://h.example/find?q=" + City;
}

// A helper that writes raw text, and one that writes nothing.
static void copyInto(const std::string &Text, std::string &Out) { Out = Text; }
std::string throughCopy(const std::string &City) {
  std::string Value;
  copyInto(City, Value);
  return "https://h.example/find?q=" + Value;
// CHECK-MESSAGES: :[[@LINE-1]]:40: warning: 'Value' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}

// Methods and constructors.
class Client {
public:
  explicit Client(const std::string &User) {
    get("/login?again=1" + parameter("user", User));
// CHECK-MESSAGES: :[[@LINE-1]]:46: warning: 'User' goes into query parameter 'user' without percent-encoding: {{.*}} [uri-unencoded-data]
  }
  std::string field(const std::string &Key, const std::string &Value) const {
    return Key + "=" + Value;
  }
  std::string login(const std::string &Password) const {
    return "https://h.example/?" + field("password", Password);
// CHECK-MESSAGES: :[[@LINE-1]]:54: warning: 'Password' goes into query parameter 'password' without percent-encoding: {{.*}} [uri-unencoded-data]
  }
};

// A lambda knows the content of the variables around it.
std::string inLambda(const std::string &City) {
  const std::string Value = urlEncode(City);
  const auto Make = [&] { return "https://h.example/find?q=" + Value; };
  return Make();
}
std::string rawInLambda(const std::string &City) {
  const std::string Value = City;
  const auto Make = [&] { return "https://h.example/find?q=" + Value; };
// CHECK-MESSAGES: :[[@LINE-1]]:64: warning: 'Value' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  return Make();
}

// Not reported: recursive helpers.
static std::string ping(const std::string &Text, int Count);
static std::string pong(const std::string &Text, int Count) {
  return Count ? ping(Text, Count - 1) : "";
}
static std::string ping(const std::string &Text, int Count) {
  return Count ? pong(urlEncode(Text), Count - 1) : "";
}
std::string recursive(const std::string &City) {
  return "https://h.example/find?n=" + ping(City, 2);
}
