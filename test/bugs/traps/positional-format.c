// Trap: positional conversions, and a private formatter with its own letters
#include <stdio.h>

void lwsl_notice(const char *format, ...);
void log_message(int level, const char *format, ...);

void report(const char *host, const char *path) {
  printf("%1$s: cannot open %2$s\n", host, path);
  log_message(3, "%V: request to http://%M/%2F failed", host, path);
}
