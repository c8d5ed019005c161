// RUN: %check_clang_tidy %s uri-unencoded-data %t -- -- -isystem %clang_tidy_headers

#include <glib.h>
#include <stdio.h>

// The C library.
void toBuffer(char *To, const char *Place) {
  sprintf(To, "https://h.example/?q=%s", Place);
// CHECK-MESSAGES: :[[@LINE-1]]:42: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
void toSizedBuffer(char *To, const char *Place) {
  snprintf(To, 100, "https://h.example/?n=%-5d&q=%s", 1, Place);
// CHECK-MESSAGES: :[[@LINE-1]]:58: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
void allocated(char **To, const char *Place) {
  asprintf(To, "https://h.example/?q=%.*s", 10, Place);
// CHECK-MESSAGES: :[[@LINE-1]]:49: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}

// Positional arguments, precision, a width from an argument, a literal percent.
void positions(char *To, const char *Place, int Page) {
  sprintf(To, "https://h.example/100%%/%2$d?q=%1$s", Place, Page);
// CHECK-MESSAGES: :[[@LINE-1]]:54: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
void starWidth(char *To, const char *Place, int Width) {
  sprintf(To, "https://h.example/?n=%0*d&q=%s", Width, 1, Place);
// CHECK-MESSAGES: :[[@LINE-1]]:59: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}

// GLib.
char *glib(const char *Place) {
  return g_strdup_printf("https://h.example/?q=%s", Place);
// CHECK-MESSAGES: :[[@LINE-1]]:53: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
void glibBuffer(char *To, const char *Place) {
  g_snprintf(To, 100, "https://h.example/?q=%s", Place);
// CHECK-MESSAGES: :[[@LINE-1]]:50: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
char *glibConcat(const char *Place) {
  return g_strconcat("https://h.example/?q=", Place, "&n=1", NULL);
// CHECK-MESSAGES: :[[@LINE-1]]:47: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
char *glibString(const char *Place, const char *Unit) {
  GString *Url = g_string_new("https://h.example/find?");
  g_string_append_printf(Url, "q=%s", Place);
// CHECK-MESSAGES: :[[@LINE-1]]:39: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  g_string_append(Url, "&u=");
  g_string_append(Url, Unit);
// CHECK-MESSAGES: :[[@LINE-1]]:24: warning: 'Unit' goes into query parameter 'u' without percent-encoding: {{.*}} [uri-unencoded-data]
  return g_string_free(Url, FALSE);
}

// Not reported: GLib's own function that encodes into a string.
char *glibEscaped(const char *Place) {
  GString *Url = g_string_new("https://h.example/find?q=");
  g_string_append_uri_escaped(Url, Place, NULL, FALSE);
  return g_string_free(Url, FALSE);
}

// A function of the project that has the attribute.
char *textOf(const char *Format, ...) __attribute__((format(printf, 1, 2)));
void textInto(char *To, size_t Size, const char *Format, ...)
    __attribute__((format(printf, 3, 4)));
char *userFunction(const char *Place) {
  return textOf("https://h.example/?q=%s", Place);
// CHECK-MESSAGES: :[[@LINE-1]]:44: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
void userBuffer(char *To, const char *Place) {
  textInto(To, 100, "https://h.example/?q=%s", Place);
// CHECK-MESSAGES: :[[@LINE-1]]:48: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}

// A function that sends the text that it formats.
void sendRequest(int Socket, const char *Format, ...)
    __attribute__((format(printf, 2, 3)));
void request(int Socket, const char *Place) {
  sendRequest(Socket, "GET /find?q=%s HTTP/1.1\r\n\r\n", Place);
// CHECK-MESSAGES: :[[@LINE-1]]:58: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}

// Formats that are defined elsewhere.
#define FORMAT "https://h.example/?q=%s"
#define FORMAT_OF(Key) "https://h.example/?" Key "=%s"
static const char Format[] = "https://h.example/?q=%s";
static const char *const FormatPointer = "https://h.example/?q=%s";
void macroFormat(char *To, const char *Place) {
  sprintf(To, FORMAT, Place);
// CHECK-MESSAGES: :[[@LINE-1]]:23: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
void macroFormatOf(char *To, const char *Place) {
  sprintf(To, FORMAT_OF("q"), Place);
// CHECK-MESSAGES: :[[@LINE-1]]:31: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
void arrayFormat(char *To, const char *Place) {
  sprintf(To, Format, Place);
// CHECK-MESSAGES: :[[@LINE-1]]:23: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
void pointerFormat(char *To, const char *Place) {
  sprintf(To, FormatPointer, Place);
// CHECK-MESSAGES: :[[@LINE-1]]:30: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
void localFormat(char *To, const char *Place) {
  const char *const Local = "https://h.example/?q=%s";
  sprintf(To, Local, Place);
// CHECK-MESSAGES: :[[@LINE-1]]:22: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
void joinedFormat(char *To, const char *Place) {
  sprintf(To, "https://h.example/"
              "?q=%s",
          Place);
// CHECK-MESSAGES: :[[@LINE-1]]:11: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
void choiceOfFormats(char *To, int Secure, const char *Place) {
  sprintf(To, Secure ? "https://h.example/?q=%s" : "http://h.example/?q=%s",
          Place);
// CHECK-MESSAGES: :[[@LINE-1]]:11: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}

// A piece that is itself formatted.
void twoSteps(char *To, const char *Place) {
  char Query[100];
  sprintf(Query, "q=%s&n=1", Place);
// CHECK-MESSAGES: :[[@LINE-1]]:30: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  sprintf(To, "https://h.example/?%s", Query);
}

// A constant argument is a piece.
void constantArgument(char *To, const char *Place) {
  sprintf(To, "%s/find?%s=%s", "https://h.example", "q", Place);
// CHECK-MESSAGES: :[[@LINE-1]]:58: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
