// Trap: widths of sscanf() that look like escapes
// Source: curl/curl lib/hostip.c, lib/telnet.c (7.88)
#include <stdio.h>

int parse(const char *line, char *name, char *value, int *port) {
  if (sscanf(line, "http://%255[^/:]:%d/%127s", name, port, value) == 3)
    return 1;
  return sscanf(line, "%127[^= ]%*[ =]%255s", name, value) == 2;
}
