// RUN: %check_clang_tidy %s uri-unencoded-data %t

#include <stdio.h>
#include <time.h>

void get(const char *url);

// Escapes in the format of a time are written as they are.
void encoded(const struct tm *when) {
  char url[100], time[40];
  strftime(time, sizeof time, "%Y-%m-%dT%H%%3A%M%%3A%SZ", when);
  snprintf(url, sizeof url, "https://h.example/?at=%s", time);
  get(url);
}
void raw(const struct tm *when) {
  char url[100], time[40];
  strftime(time, sizeof time, "%F %T", when);
  snprintf(url, sizeof url, "https://h.example/?at=%s", time);
// CHECK-MESSAGES: :[[@LINE-1]]:57: warning: 'time' goes into query parameter 'at' {{.*}} [uri-unencoded-data]
  get(url);
}
void percent(const struct tm *when) {
  char url[100], time[40];
  strftime(time, sizeof time, "%m%%", when);
  snprintf(url, sizeof url, "https://h.example/?at=%s", time);
// CHECK-MESSAGES: :[[@LINE-1]]:57: warning: 'time' goes into query parameter 'at' {{.*}} [uri-unencoded-data]
  get(url);
}

// A '+' between a date and a time is a blank, one before a number is not.
void blank(const struct tm *when) {
  char url[100], time[40];
  strftime(time, sizeof time, "%Y-%m-%d+%H%%3A%M", when);
  snprintf(url, sizeof url, "https://h.example/?at=%s", time);
  get(url);
}
void offset(const struct tm *when) {
  char url[100], time[40];
  strftime(time, sizeof time, "%Y-%m-%dT%H+01", when);
  snprintf(url, sizeof url, "https://h.example/?at=%s", time);
// CHECK-MESSAGES: :[[@LINE-1]]:57: warning: 'time' goes into query parameter 'at' without percent-encoding: a '+' in it
  get(url);
}
