// Trap: all inserted values are constants of the program
#include <stdio.h>

#define VERSION "1.2.3"
#define SITE "https://download.example.com"

static const char *const Channel = "stable";

const char *const Archive = SITE "/releases/" VERSION "/example-" VERSION ".tar.gz";

void manual(char *url, size_t size, int page) {
  snprintf(url, size, SITE "/%s/manual.html?v=" VERSION "&page=%d", Channel, page);
}
