// Check: uri-unencoded-data
// Reasoning: flow
// Source: common: strcpy() and strcat() into one buffer
// Input: the station 'Jazz & Blues' gives '?station=Jazz & Blues'
#include <string.h>

int play(const char *url);
void url_escape(char *dest, const char *src);

int tune(const char *server, const char *station) {
  char url[1024];
  strcpy(url, "http://");
  strcat(url, server);
  strcat(url, "/tune?station=");
#ifndef MENDED
  strcat(url, station); // BUG
#else
  char escaped[512];
  url_escape(escaped, station);
  strcat(url, escaped);
#endif
  strcat(url, "&codec=mp3");
  return play(url);
}
