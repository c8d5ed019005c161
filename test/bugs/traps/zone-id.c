// Trap: '%%25' in a format is '%25', the delimiter of an IPv6 zone id
// Source: curl/curl lib/urlapi.c (7.88)
#include <stdio.h>

void with_zone(char *url, size_t size, const char *host, const char *zone,
               int port) {
  snprintf(url, size, "http://[%s%%25%s]:%d/", host, zone, port);
}
