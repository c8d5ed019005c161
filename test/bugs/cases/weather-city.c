// Check: uri-unencoded-data
// Reasoning: expression
// Source: pilight/pilight#253
// Input: 'Bad Mergentheim' gives '/data/2.5/weather?q=Bad Mergentheim,de': the
//   request line ends at the space
#include <stdio.h>

struct data_t {
  char *country;
  char *location;
};

char *http_get_content(const char *url);
char *urlencode(const char *text);

char *fetch(struct data_t *wnode, const char *appid) {
  char url[1024];
#ifndef MENDED
  sprintf(url, "http://api.openweathermap.org/data/2.5/weather?q=%s,%s&APPID=%s", // OR
          wnode->location, wnode->country, appid); // BUG
#else
  sprintf(url, "http://api.openweathermap.org/data/2.5/weather?q=%s,%s&APPID=%s",
          urlencode(wnode->location), urlencode(wnode->country),
          urlencode(appid));
#endif
  return http_get_content(url);
}
