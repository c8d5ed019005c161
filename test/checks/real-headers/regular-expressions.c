// REQUIRES: glib
// RUN: %check_clang_tidy %s 'uri-unencoded-data' %t -- -- %glib_flags

#include <glib.h>
#include <regex.h>

static regex_t Codes;
void prepare(void) { regcomp(&Codes, "^[a-z0-9]+$", REG_EXTENDED); }
static int isCode(const char *Text) {
  return regexec(&Codes, Text, 0, NULL, 0) == 0;
}
char *byHelper(const char *Text) {
  return isCode(Text) ? g_strdup_printf("http://h.example/?q=%s", Text) : NULL;
}
char *direct(const char *Text) {
  if (regexec(&Codes, Text, 0, NULL, 0) != 0)
    return NULL;
  return g_strdup_printf("http://h.example/?q=%s", Text);
}
char *simple(const char *Text) {
  if (!g_regex_match_simple("^[a-z]+$", Text, 0, 0))
    return NULL;
  return g_strdup_printf("http://h.example/?q=%s", Text);
}
char *compiled(const char *Text) {
  GRegex *Regex = g_regex_new("^[a-z]+$", 0, 0, NULL);
  const gboolean Matches = g_regex_match(Regex, Text, 0, NULL);
  g_regex_unref(Regex);
  return Matches ? g_strdup_printf("http://h.example/?q=%s", Text) : NULL;
}

char *withBlanks(const char *Text) {
  regex_t Words;
  if (regcomp(&Words, "^[a-z &]+$", REG_EXTENDED) != 0)
    return NULL;
  if (regexec(&Words, Text, 0, NULL, 0))
    return NULL;
  return g_strdup_printf("http://h.example/?q=%s", Text);
// CHECK-MESSAGES: :[[@LINE-1]]:52: warning: 'Text' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
char *without(const char *Text) {
  if (!regexec(&Codes, Text, 0, NULL, 0))
    return NULL;
  return g_strdup_printf("http://h.example/?q=%s", Text);
// CHECK-MESSAGES: :[[@LINE-1]]:52: warning: 'Text' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
