// Trap: escapes that are searched for
#include <string.h>

int next_is_slash(const char *p) {
  return strncmp(p, "%2f", 3) == 0 || strncmp(p, "%2F", 3) == 0;
}

int has_traversal(const char *uri) {
  static const char *const bad[] = {"/../", "/%2e%2e/", "/..%2f", "%00", "%u002f"};
  for (unsigned i = 0; i < sizeof(bad) / sizeof(*bad); ++i)
    if (strstr(uri, bad[i]))
      return 1;
  return 0;
}
