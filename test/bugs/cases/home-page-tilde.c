// Check: uri-encoded-unreserved
// Reasoning: literal
// Source: common: '~' encoded as RFC 1738 required
// Input: two spellings of the same URL
#include <glib.h>

void load_uri(const gchar *uri);

void home(void) {
#ifndef MENDED
  load_uri("http://www.example.edu/%7Euser/index.html"); // BUG
#else
  load_uri("http://www.example.edu/~user/index.html");
#endif
}
