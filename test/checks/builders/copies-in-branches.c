// Copies that only some ways through a function make.
// RUN: %check_clang_tidy -std=c11 %s uri-unencoded-data %t

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

char *strdup(const char *text);
int get(const char *url);

int either(const char *city, const char *town, int which) {
  char url[200];
  char *name = which ? strdup(city) : NULL;
  if (!name)
    name = strdup(town);
  snprintf(url, sizeof url, "https://h.example/find?q=%s", name);
// CHECK-MESSAGES: :[[@LINE-1]]:60: warning: 'name' goes into query parameter 'q' without
  free(name);
  return get(url);
}
int some(const char *city, int which) {
  char url[200];
  char *name = NULL;
  if (which)
    name = strdup(city);
  snprintf(url, sizeof url, "https://h.example/find?q=%s", name);
// CHECK-MESSAGES: :[[@LINE-1]]:60: warning: 'name' goes into query parameter 'q' without
  free(name);
  return get(url);
}
int constants(int which) {
  char url[200];
  char *name;
  if (which)
    name = strdup("paris");
  else
    name = strdup("rome");
  snprintf(url, sizeof url, "https://h.example/find?q=%s", name);
  free(name);
  return get(url);
}
