// Check: uri-unencoded-data
// Reasoning: expression
// Source: common: servers that redirect to their login page
// Input: the target '/a?b=1&c=2' loses '&c=2'
#include <stdio.h>

struct request {
  const char *uri;
  const char *query;
};

void reply(struct request *r, const char *header);
char *escape_value(const char *text);

void require_login(struct request *r) {
  char header[2048];
#ifndef MENDED
  snprintf(header, sizeof(header), "HTTP/1.1 302 Found\r\nLocation: /login?next=%s\r\n\r\n", r->query); // BUG
#else
  snprintf(header, sizeof(header),
           "HTTP/1.1 302 Found\r\nLocation: /login?next=%s\r\n\r\n",
           escape_value(r->query));
#endif
  reply(r, header);
}
