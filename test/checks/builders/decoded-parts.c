// Parts of a buffer that are decoded in place, one after the other.
// RUN: %check_clang_tidy %s uri-unencoded-data,uri-premature-decoding %t

#include <stdio.h>
#include <string.h>

void url_decode(char *text);
int get(const char *url);

int one(char *line) {
  char url[256];
  char *city = strchr(line, '=');
  if (!city)
    return 0;
  url_decode(++city);
  snprintf(url, sizeof url, "https://h.example/find?q=%s", city);
// CHECK-MESSAGES: :[[@LINE-1]]:60: warning: 'city' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  return get(url);
}
int each(char *line) {
  int sum = 0;
  for (char *pair = strtok(line, "&"); pair; pair = strtok(NULL, "&")) {
    char url[256];
    char *city = strchr(pair, '=');
    if (city)
      *city++ = '\0';
    url_decode(pair);
    if (city)
      url_decode(city);
    snprintf(url, sizeof url, "https://h.example/find?q=%s", city);
// CHECK-MESSAGES: :[[@LINE-1]]:62: warning: 'city' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
    sum += get(url);
  }
  return sum;
}

// A pointer to one of two buffers: the other one is not decoded.
int either(char *city, char *street, int flag) {
  char url[256];
  url_decode(flag ? city : street);
  url_decode(city);
  snprintf(url, sizeof url, "https://h.example/find");
  return get(url);
}
// A decoded value in a form: the form is divided where it is read.
#define CURLOPT_COPYPOSTFIELDS 10165
int curl_easy_setopt(void *curl, int option, ...);
int form(void *curl, char *uri) {
  char body[256];
  url_decode(uri);
  snprintf(body, sizeof body, "page=1&owner=%s", uri);
// CHECK-MESSAGES: :[[@LINE-1]]:50: warning: 'uri' goes into query parameter 'owner' without percent-encoding: {{.*}} [uri-unencoded-data]
  return curl_easy_setopt(curl, CURLOPT_COPYPOSTFIELDS, body);
}
