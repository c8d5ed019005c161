// RUN: %check_clang_tidy %s uri-unencoded-data %t -- -- -isystem %clang_tidy_headers

#include <stdio.h>
#include <string.h>

// Copy, then append.
void copied(char *Url, const char *Place) {
  strcpy(Url, "https://h.example/find?q=");
  strcat(Url, Place);
// CHECK-MESSAGES: :[[@LINE-1]]:15: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
void sized(char *Url, const char *Place) {
  strncpy(Url, "https://h.example/find", 100);
  strncat(Url, "?q=", 100);
  strncat(Url, Place, 100);
// CHECK-MESSAGES: :[[@LINE-1]]:16: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}

// A local buffer with initial text.
void send(const char *Url);
void initial(const char *Place) {
  char Url[200] = "https://h.example/find?q=";
  strcat(Url, Place);
// CHECK-MESSAGES: :[[@LINE-1]]:15: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  send(Url);
}

// Formatted, then appended.
void formatted(char *Url, const char *Place, int Count) {
  sprintf(Url, "https://h.example/find?n=%d", Count);
  strcat(Url, "&q=");
  strcat(Url, Place);
// CHECK-MESSAGES: :[[@LINE-1]]:15: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}

// Formatted after the existing text.
void behind(char *Url, const char *Place) {
  strcpy(Url, "https://h.example/find");
  sprintf(Url + strlen(Url), "?q=%s", Place);
// CHECK-MESSAGES: :[[@LINE-1]]:39: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}

// A cursor.
void cursor(char *Url, const char *Place) {
  char *P = Url;
  P += sprintf(P, "https://h.example/find");
  P += sprintf(P, "?q=%s", Place);
// CHECK-MESSAGES: :[[@LINE-1]]:28: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}

// Nested calls.
void nested(char *Url, const char *Place) {
  strcat(strcpy(Url, "https://h.example/find?q="), Place);
// CHECK-MESSAGES: :[[@LINE-1]]:52: warning: 'Place' goes into query parameter 'q'{{.*}} [uri-unencoded-data]
}

// In a loop.
void loop(char *Url, const char **Names, int Count) {
  strcpy(Url, "https://h.example/find?a=1");
  for (int I = 0; I < Count; ++I) {
    strcat(Url, "&city=");
    strcat(Url, Names[I]);
// CHECK-MESSAGES: :[[@LINE-1]]:17: warning: 'Names' goes into query parameter 'city' without percent-encoding: {{.*}} [uri-unencoded-data]
  }
}

// Not reported: an encoder that writes to its first argument.
void url_encode(char *To, const char *From);
void encoded(char *Url, const char *Place) {
  strcpy(Url, "https://h.example/find?q=");
  url_encode(Url + strlen(Url), Place);
}
void encodedValue(char *Url, const char *Place) {
  char Value[100];
  url_encode(Value, Place);
  sprintf(Url, "https://h.example/find?q=%s", Value);
}

// A loop moves the pointer.
void allOf(char *To, const char *const *Places) {
  while (*Places)
    To += sprintf(To, "https://h.example/find?q=%s", *Places++);
// CHECK-MESSAGES: :[[@LINE-1]]:54: warning: {{.*}} goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
