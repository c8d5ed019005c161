// Check: uri-premature-decoding
// Reasoning: flow
// Source: common: a request target decoded before its query is split off
// Input: '/what%3F/page' gives the path '/what'
#include <glib.h>
#include <string.h>

void handle(const char *path, const char *query);

void dispatch(const char *request_uri) {
#ifndef MENDED
  char *target = g_uri_unescape_string(request_uri, NULL); // BUG
  char *query = strchr(target, '?'); // OR
  if (query)
    *query++ = '\0';
  handle(target, query);
#else
  char *target = g_strdup(request_uri);
  char *query = strchr(target, '?');
  if (query)
    *query++ = '\0';
  handle(g_uri_unescape_string(target, NULL), query);
#endif
}
