// Trap: human-readable text that mentions a URI
#include <stdio.h>

void usage(const char *program) {
  printf("usage: %s http://host/path?a=<value>|<other>\n"
         "See http://www.example.com/manual for more.\n", program);
}

void failed(const char *host, const char *name) {
  fprintf(stderr, "cannot fetch http://%s/files/%s?raw=1, giving up\n", host, name);
}
