// Trap: SIP and telephone URIs have no hierarchy
#include <stdio.h>

void contact(char *out, size_t size, const char *user, const char *host, int port) {
  snprintf(out, size, "<sip:%s@%s:%d;transport=tcp>", user, host, port);
}

void call(char *out, size_t size, const char *number) {
  snprintf(out, size, "tel:%s", number);
}
