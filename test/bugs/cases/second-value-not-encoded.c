// Check: uri-unencoded-data
// Reasoning: out-parameter
// Source: common: only one of two values is encoded
// Input: the group 'R&D' gives '&group=R&D'
#include <stdio.h>
#include <string.h>

int uri_escape(const char *in, char *out, size_t size);

void member_query(char *out, size_t size, const char *user, const char *group) {
  char esc_user[256];
  uri_escape(user, esc_user, sizeof(esc_user));
#ifndef MENDED
  snprintf(out, size, "/members?user=%s&group=%s", esc_user, group); // BUG
#else
  char esc_group[256];
  uri_escape(group, esc_group, sizeof(esc_group));
  snprintf(out, size, "/members?user=%s&group=%s", esc_user, esc_group);
#endif
}
