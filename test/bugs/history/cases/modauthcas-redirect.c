// Check: uri-double-encoding
// Reasoning: expression
// Source: apereo/mod_auth_cas@f1d91190
// Input: the query 'a=b%20c' gives '?a%3Db%2520c'
// Sight: found
#include <string.h>

typedef struct apr_pool_t apr_pool_t;
typedef struct apr_table_t apr_table_t;
typedef struct apr_uri_t apr_uri_t;
void *apr_pcalloc(apr_pool_t *pool, size_t size);
char *apr_psprintf(apr_pool_t *pool, const char *format, ...);
void apr_table_add(apr_table_t *table, const char *key, const char *value);
char *apr_uri_unparse(apr_pool_t *pool, const apr_uri_t *uri, unsigned flags);
typedef struct {
  apr_pool_t *pool;
  apr_table_t *headers_out;
  char *uri, *args;
} request_rec;

char *escapeString(const request_rec *r, const char *str) {
  static const char hex[] = "0123456789ABCDEF";
  char *rv = apr_pcalloc(r->pool, 3 * strlen(str) + 1), *p = rv;
  for (; *str; str++) {
    unsigned char c = (unsigned char)*str;
    if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
        (c >= '0' && c <= '9') || strchr("-._~", c)) {
      *p++ = (char)c;
    } else {
      *p++ = '%';
      *p++ = hex[c >> 4];
      *p++ = hex[c & 0xf];
    }
  }
  return rv;
}

void redirectBack(request_rec *r, const apr_uri_t *root) {
  char *newLocation = apr_psprintf( // OR
      r->pool, "%s%s%s%s", apr_uri_unparse(r->pool, root, 0), r->uri,
      r->args != NULL ? "?" : "",
#ifndef MENDED
      r->args != NULL ? escapeString(r, r->args) : ""); // BUG
#else
      r->args != NULL ? r->args : "");
#endif
  apr_table_add(r->headers_out, "Location", newLocation);
}
