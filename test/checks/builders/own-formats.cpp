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

// Encoded values, and text that is not made for a URI.
std::string encoded(const std::string &Place) {
  return get(make("https://h.example/?q=%s", urlEncode(Place).c_str()));
}
void message(const char *Place) {
  tell("log", "cannot load https://h.example/?q=%s", Place);
}
std::string notFormatted(const char *Place) {
  return get(first("https://h.example/?q=%%41", Place));
}
