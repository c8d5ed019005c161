// RUN: %check_clang_tidy %s 'uri-unencoded-data,uri-malformed-escape' %t

#include <cstdarg>
#include <cstdio>
#include <string>

std::string get(const std::string &Url);
void send(const char *To, const char *Text);
std::string urlEncode(const std::string &Text);

// Functions whose bodies show that they format their arguments.
static std::string list(const char *Format, va_list Values) {
  char Buffer[500];
  std::vsnprintf(Buffer, sizeof Buffer, Format, Values);
  return Buffer;
}
static std::string make(const char *Format, ...) {
  va_list Values;
  va_start(Values, Format);
  std::string Result = list(Format, Values);
  va_end(Values);
  return Result;
}
static void put(char *To, const char *Format, ...) {
  va_list Values;
  va_start(Values, Format);
  std::vsprintf(To, Format, Values);
  va_end(Values);
}
static void tell(const char *To, const char *Format, ...) {
  char Buffer[500];
  va_list Values;
  va_start(Values, Format);
  std::vsnprintf(Buffer, sizeof Buffer, Format, Values);
  va_end(Values);
  send(To, Buffer);
}
static std::string first(const char *Format, ...) { return Format; }
template <typename T> static std::string one(const char *Format, const T &Value) {
  char Buffer[500];
  std::snprintf(Buffer, sizeof Buffer, Format, Value);
  return Buffer;
}
class Server {
public:
  void call(const char *Format, ...) {
    char Buffer[500];
    va_list Values;
    va_start(Values, Format);
    std::vsnprintf(Buffer, sizeof Buffer, Format, Values);
    va_end(Values);
    get(Base + Buffer);
  }
  void keep(const char *Format, ...) {
    va_list Values;
    va_start(Values, Format);
    std::vsnprintf(Kept, sizeof Kept, Format, Values);
    va_end(Values);
    get(Base + Kept);
  }

private:
  std::string Base;
  char Kept[500];
};

// Functions without a body, known by their calls.
struct Buffer;
void fillWith(Buffer &To, const char *Format, ...);
void logTo(Buffer &To, const char *Format, ...);
struct Line {
  static Line format(const char *Format, ...);
};
void get(const Line &Url);

std::string result(const std::string &Place) {
  return get(make("https://h.example/?q=%s", Place.c_str()));
// CHECK-MESSAGES: :[[@LINE-1]]:46: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
std::string buffer(const char *Place) {
  char Url[500];
  put(Url, "https://h.example/?q=%s", Place);
// CHECK-MESSAGES: :[[@LINE-1]]:39: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  return get(Url);
}
std::string eaten(const char *Version) {
  return get(make("https://h.example/?q=app%2F%s", urlEncode(Version).c_str()));
// CHECK-MESSAGES: :[[@LINE-1]]:44: warning: printf reads '%2F' as a conversion; write '%%2F' [uri-malformed-escape]
// CHECK-FIXES: return get(make("https://h.example/?q=app%%2F%s", urlEncode(Version).c_str()));
}

std::string notVariadic(const char *Place) {
  return get(one("https://h.example/?q=%s", Place));
// CHECK-MESSAGES: :[[@LINE-1]]:45: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
void behindBase(Server &At, const char *Place) {
  At.call("/find?q=%s", Place);
// CHECK-MESSAGES: :[[@LINE-1]]:25: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  At.keep("/find?q=%s", Place);
// CHECK-MESSAGES: :[[@LINE-1]]:25: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
void intoObject(Buffer &To, const char *Place) {
  fillWith(To, "https://h.example/?q=%s", Place);
// CHECK-MESSAGES: :[[@LINE-1]]:43: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  logTo(To, "https://h.example/?q=%s", Place);
}
void asObject(const char *Place) {
  get(Line::format("https://h.example/?q=%s", Place));
// CHECK-MESSAGES: :[[@LINE-1]]:47: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}

// Encoded values, and text that is not made for a URI.
void encodedToOthers(Server &At, Buffer &To, const char *Place) {
  const std::string Code = urlEncode(Place);
  At.call("/find?q=%s", Code.c_str());
  fillWith(To, "https://h.example/?q=%s", Code.c_str());
  get(Line::format("https://h.example/?q=%s", Code.c_str()));
  get(one("https://h.example/?q=%s", Code.c_str()));
}
std::string encoded(const std::string &Place) {
  return get(make("https://h.example/?q=%s", urlEncode(Place).c_str()));
}
void message(const char *Place) {
  tell("log", "cannot load https://h.example/?q=%s", Place);
}
std::string notFormatted(const char *Place) {
  return get(first("https://h.example/?q=%%41", Place));
}

// Without an attribute, the literal shows that the function formats. What people
// read is no URI, whoever writes it; a header and an attribute are.
struct Response;
void cgiPrintf(const char *Format, ...);
void respond(Response *To, const char *Format, ...);
void note(const char *Topic, const char *Format, ...);
void cgi(const char *Title, Response *To) {
  cgiPrintf("Location: /show?title=%s\r\n\r\n", Title);
// CHECK-MESSAGES: :[[@LINE-1]]:49: warning: 'Title' goes into query parameter 'title' without
  cgiPrintf("<a href=\"/show?title=%s\">", Title);
// CHECK-MESSAGES: :[[@LINE-1]]:44: warning: 'Title' goes into query parameter 'title' without
  respond(To, "Refresh: 3; url=/show?title=%s\r\n", Title);
// CHECK-MESSAGES: :[[@LINE-1]]:53: warning: 'Title' goes into query parameter 'title' without
  respond(To, "<p>http://h.example/?title=%s</p>", Title);
  cgiPrintf("cannot open http://h.example/?title=%s", Title);
  note("http", "opening http://h.example/?title=%s", Title);
  // A conversion is missing, or an argument.
  respond(To, "Location: /show?title=", Title);
  respond(To, "Location: /show?title=%s&n=%d", Title);
}

// Each argument is evaluated once, however deep the calls are.
int show(const char *Format, ...);
#define ONCE(X) show("Location: %d", X)
#define FOUR(X) ONCE(ONCE(ONCE(ONCE(X))))
#define SIXTEEN(X) FOUR(FOUR(FOUR(FOUR(X))))
int nested(const char *Title) {
  const int Shown = SIXTEEN(SIXTEEN(1));
  get("https://h.example/?title=" + std::string(Title));
// CHECK-MESSAGES: :[[@LINE-1]]:49: warning: 'Title' goes into query parameter 'title' without
  return Shown;
}
