// Trap: a whole request target that the caller has built
#include <stdio.h>

int request(char *out, size_t size, const char *target, const char *host) {
  return snprintf(out, size, "GET %s HTTP/1.1\r\nHost: %s\r\n\r\n", target, host);
}

int proxy_request(char *out, size_t size, const char *host, int port) {
  return snprintf(out, size, "CONNECT %s:%d HTTP/1.1\r\n\r\n", host, port);
}
