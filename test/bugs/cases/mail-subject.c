// Check: uri-unencoded-data
// Reasoning: expression
// Source: common: programs that start the mail program of the user
// Input: the subject 'a & b' ends at '&'
#include <glib.h>

int show_uri(const char *uri);

int mail_author(const char *address, const char *title) {
#ifndef MENDED
  char *uri = g_strdup_printf("mailto:%s?subject=%s", address, title); // BUG
#else
  char *subject = g_uri_escape_string(title, NULL, FALSE);
  char *uri = g_strdup_printf("mailto:%s?subject=%s", address, subject);
  g_free(subject);
#endif
  int result = show_uri(uri);
  g_free(uri);
  return result;
}
