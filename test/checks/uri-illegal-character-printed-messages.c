// RUN: %check_clang_tidy -std=gnu11 %s uri-illegal-character %t

#include <stdio.h>
#include <string.h>

void log_debug(const char *format, ...);
int socket_write(const char *data, unsigned length);

#define HEADERS                                                                \
  "POST /login HTTP/1.1\r\nContent-Type: application/x-www-form-urlencoded"    \
  "\r\n\r\n"

// A message with a form, printed for people.

int login(const char *user) {
  char request[500], copy[500];
  snprintf(request, sizeof request, HEADERS "user=%s&go=1", user);
  strcpy(copy, request);
  log_debug("%s:\n%s\n", __func__, copy);
  return socket_write(request, strlen(request));
}

// The line after a form.

int logout(void) {
  const char *request = HEADERS "go=0\r\n";
  return socket_write(request, strlen(request));
}

int rename_user(void) {
  const char *request = HEADERS "name=John Doe&go=2";
  // CHECK-MESSAGES: :[[@LINE-1]]:43: warning: ' ' is not allowed in a query value
  // CHECK-FIXES: const char *request = HEADERS "name=John%20Doe&go=2";
  return socket_write(request, strlen(request));
}

// XML, a part of which is written elsewhere.

int declare(const char *name) {
  char text[100];
  snprintf(text, sizeof text, "%s?>", name);
  return socket_write(text, strlen(text));
}
