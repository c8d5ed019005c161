// What is left of a value from which a program excludes every character that
// has a meaning in the component is possible, and the message says what can occur.
// RUN: %check_clang_tidy %s uri-unencoded-data %t
// RUN: %check_clang_tidy -check-suffixes=,POSSIBLE %s uri-unencoded-data %t -- \
// RUN:   -config='{CheckOptions: {uri-unencoded-data.MinConfidence: possible}}'

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void get(const char *Url);

void denied(const char *Name) {
  char Url[200];
  if (strpbrk(Name, " &=#?%+/<>\""))
    return;
  snprintf(Url, sizeof Url, "http://h.example/?name=%s", Name);
// CHECK-MESSAGES-POSSIBLE: :[[@LINE-1]]:58: warning: 'Name' goes into query parameter 'name' without percent-encoding: it can hold characters that are not allowed there [uri-unencoded-data]
  get(Url);
}

void someDenied(const char *Name) {
  char Url[200];
  if (strpbrk(Name, " &"))
    return;
  snprintf(Url, sizeof Url, "http://h.example/?name=%s", Name);
// CHECK-MESSAGES: :[[@LINE-1]]:58: warning: 'Name' goes into query parameter 'name' without percent-encoding: a '#', '+' or '%' in it changes the request [uri-unencoded-data]
  get(Url);
}

void oneLeft(const char *Name) {
  char Url[200];
  if (strpbrk(Name, " &#%"))
    return;
  snprintf(Url, sizeof Url, "http://h.example/?name=%s", Name);
// CHECK-MESSAGES: :[[@LINE-1]]:58: warning: 'Name' goes into query parameter 'name' without percent-encoding: a '+' in it changes the request [uri-unencoded-data]
  get(Url);
}

void replaced(char *Name) {
  char Url[200];
  for (char *P = Name; (P = strpbrk(P, " &?#%+/"));)
    *P = '_';
  snprintf(Url, sizeof Url, "http://h.example/?name=%s", Name);
// CHECK-MESSAGES-POSSIBLE: :[[@LINE-1]]:58: warning: 'Name' goes into query parameter 'name' without percent-encoding: it can hold characters that are not allowed there [uri-unencoded-data]
  get(Url);
}

void inPath(const char *Title) {
  char Url[200];
  if (strpbrk(Title, "/?#"))
    return;
  snprintf(Url, sizeof Url, "http://h.example/a/%s/b", Title);
// CHECK-MESSAGES: :[[@LINE-1]]:56: warning: 'Title' goes into a path segment without percent-encoding: a space or '%' in it changes the path [uri-unencoded-data]
  get(Url);
}
