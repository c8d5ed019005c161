// Check: uri-unencoded-data
// Reasoning: expression
// Source: common: request lines written by hand
// Input: the name 'a HTTP/1.1' ends the request target
#include <stdio.h>

int send_all(int socket, const char *text, int length);
void escape_component(char *to, size_t size, const char *from);

int lookup(int socket, const char *host, const char *name) {
  char request[1024];
#ifndef MENDED
  int length = snprintf(request, sizeof(request), "GET /lookup?name=%s&type=A HTTP/1.1\r\nHost: %s\r\n\r\n", name, host); // BUG
#else
  char escaped[256];
  escape_component(escaped, sizeof(escaped), name);
  int length = snprintf(request, sizeof(request),
                        "GET /lookup?name=%s&type=A HTTP/1.1\r\nHost: %s\r\n\r\n",
                        escaped, host);
#endif
  return send_all(socket, request, length);
}
