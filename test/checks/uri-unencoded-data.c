// RUN: %check_clang_tidy -std=c11-or-later %s uri-unencoded-data %t -- -- -isystem %clang_tidy_headers

#include <stdio.h>
#include <curl/curl.h>

// A query value.
void queryValue(char *To, size_t Size, const char *Place) {
  snprintf(To, Size, "https://h.example/find?q=%s", Place);
// CHECK-MESSAGES: :[[@LINE-1]]:53: warning: 'Place' goes into query parameter 'q' without percent-encoding: a space, '&', '#', '+' or '%' in it changes the request [uri-unencoded-data]
}

// A query key, which programs mostly spell out themselves.
void queryKey(char *To, size_t Size, const char *Name) {
  snprintf(To, Size, "https://h.example/find?%s=1", Name);
}

// The user information.
void userinfo(char *To, size_t Size, const char *User, const char *Password) {
  snprintf(To, Size, "ftp://%s:%s@h.example/",
           User,
// CHECK-MESSAGES: :[[@LINE-1]]:12: warning: 'User' goes into the userinfo without percent-encoding: a '@', ':', '/' or '%' in it changes who is asked, and where [uri-unencoded-data]
           Password);
// CHECK-MESSAGES: :[[@LINE-1]]:12: warning: 'Password' goes into the userinfo without percent-encoding: a '@', ':', '/' or '%' in it changes who is asked, and where [uri-unencoded-data]
}

// A path segment.
void segment(char *To, size_t Size, const char *City) {
  snprintf(To, Size, "https://h.example/weather/%s/today", City);
// CHECK-MESSAGES: :[[@LINE-1]]:60: warning: 'City' goes into a path segment without percent-encoding: a space, '/', '?', '#' or '%' in it changes the path [uri-unencoded-data]
}

// The fragment.
void fragment(char *To, size_t Size, const char *Section) {
  snprintf(To, Size, "https://h.example/manual#%s", Section);
// CHECK-MESSAGES: :[[@LINE-1]]:53: warning: 'Section' goes into the fragment without percent-encoding: a space, '#' or '%' in it changes the fragment [uri-unencoded-data]
}

// After a host and a port, each value according to its own position.
void etcd(char **To, const char *Server, int Port, const char *Directory,
          const char *Title) {
  asprintf(To, "http://%s:%d/v2/keys/%s/%s?wait=true", Server, Port, Directory,
           Title);
// CHECK-MESSAGES: :[[@LINE-1]]:12: warning: 'Title' goes into a path segment without percent-encoding: a space, '/', '?', '#' or '%' in it changes the path [uri-unencoded-data]
}

// The path of a file.
void file(char *To, size_t Size, const char *Name) {
  snprintf(To, Size, "file:///srv/%s.html", Name);
// CHECK-MESSAGES: :[[@LINE-1]]:45: warning: 'Name' goes into a path segment without percent-encoding: a space, '/', '?', '#' or '%' in it changes the path [uri-unencoded-data]
}

// A request line.
void requestLine(char *To, const char *Text) {
  sprintf(To, "GET /find?q=%s HTTP/1.1\r\n", Text);
// CHECK-MESSAGES: :[[@LINE-1]]:46: warning: 'Text' goes into query parameter 'q' without percent-encoding: a space, '&', '#', '+' or '%' in it changes the request [uri-unencoded-data]
}

// A form body.
void form(char *To, size_t Size, const char *User, const char *Password) {
  snprintf(To, Size, "username=%s&credential=%s",
           User,
// CHECK-MESSAGES: :[[@LINE-1]]:12: warning: 'User' goes into query parameter 'username' without percent-encoding: a space, '&', '#', '+' or '%' in it changes the request [uri-unencoded-data]
           Password);
// CHECK-MESSAGES: :[[@LINE-1]]:12: warning: 'Password' goes into query parameter 'credential' without percent-encoding: a space, '&', '#', '+' or '%' in it changes the request [uri-unencoded-data]
}

// A form body, recognized by its sink.
void post(CURL *Handle, const char *Text) {
  char Body[200];
  snprintf(Body, sizeof(Body), "text=%s", Text);
// CHECK-MESSAGES: :[[@LINE-1]]:43: warning: 'Text' goes into query parameter 'text' without percent-encoding: a space, '&', '#', '+' or '%' in it changes the request [uri-unencoded-data]
  curl_easy_setopt(Handle, CURLOPT_POSTFIELDS, Body);
}

// A URI, recognized by its sink.
void get(CURL *Handle, const char *Root, const char *City) {
  char Buffer[200];
  snprintf(Buffer, sizeof(Buffer), "%s/weather/%s/today", Root,
           City);
// CHECK-MESSAGES: :[[@LINE-1]]:12: warning: 'City' goes into a path segment without percent-encoding: a space, '/', '?', '#' or '%' in it changes the path [uri-unencoded-data]
  curl_easy_setopt(Handle, CURLOPT_URL, Buffer);
}

// Not reported: another option of the same function.
void agent(CURL *Handle, const char *Root, const char *City) {
  char Buffer[200];
  snprintf(Buffer, sizeof(Buffer), "%s/weather/%s/today", Root, City);
  curl_easy_setopt(Handle, CURLOPT_USERAGENT, Buffer);
}

// Not reported: the result of an encoder.
void encoded(CURL *Handle, char *To, size_t Size, const char *Text) {
  char *Value = curl_easy_escape(Handle, Text, 0);
  snprintf(To, Size, "https://h.example/find?q=%s", Value);
  curl_free(Value);
}

// Not reported: numbers.
void numbers(char *To, size_t Size, int Count, double Latitude, size_t Bytes) {
  snprintf(To, Size, "https://h.example/?n=%d&lat=%.6f&size=%zu&h=%08x", Count,
           Latitude, Bytes, Count);
}

// Not reported: the host and the port.
void authority(char *To, size_t Size, const char *Host, const char *Port) {
  snprintf(To, Size, "https://%s:%s/", Host, Port);
}

// Not reported: a base, and a whole query.
void wholeQuery(char *To, size_t Size, const char *Base, const char *Params) {
  snprintf(To, Size, "%s?%s", Base, Params);
}

// Not reported: a constant.
#define UNITS "metric"
void constant(char *To, size_t Size, int Metric) {
  snprintf(To, Size, "https://h.example/?units=%s&m=%s", UNITS,
           Metric ? "yes" : "no");
}

// After an escape, too.
void quoted(char *To, size_t Size, const char *Title) {
  snprintf(To, Size, "https://h.example/?t=%%22%s%%22", Title);
// CHECK-MESSAGES: :[[@LINE-1]]:57: warning: 'Title' goes into query parameter 't' without percent-encoding: {{.*}} [uri-unencoded-data]
}

// Not reported: the name of a coordinate reference system, yes or no.
void map(char *To, size_t Size, const char *CRS, const char *Flag) {
  snprintf(To, Size, "https://h.example/?box=1,2,%s&imageSR=%s&transparent=%s",
           CRS, CRS, Flag);
}

// A macro that looks whether a call has failed is no test.
#define asprintf_check(...)                                                    \
  do {                                                                         \
    if (asprintf(__VA_ARGS__) == -1)                                           \
      fail();                                                                  \
  } while (0)
void fail(void);
void login(CURL *Handle, const char *User, const char *Password) {
  char *Form;
  asprintf_check(&Form, "username=%s&password=%s", User, Password);
// CHECK-MESSAGES: :[[@LINE-1]]:52: warning: 'User' goes into query parameter 'username' without percent-encoding: {{.*}} [uri-unencoded-data]
// CHECK-MESSAGES: :[[@LINE-2]]:58: warning: 'Password' goes into query parameter 'password' without percent-encoding: {{.*}} [uri-unencoded-data]
  curl_easy_setopt(Handle, CURLOPT_POSTFIELDS, Form);
}
