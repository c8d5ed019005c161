// Check: uri-faulty-encoder
// Reasoning: encoder
// Source: rpm-software-management/librepo#400
// Input: 'é' is a negative argument of isalnum(): undefined behavior,
//   and a crash with some C libraries
#include <ctype.h>
#include <stdio.h>
#include <string.h>

char *encode_url_path(const char *path, char *out) { // OR
  for (; *path; ++path) {
#ifndef MENDED
    if (isalnum(*path) || strchr("/-._~", *path)) { // BUG
#else
    if (isalnum((unsigned char)*path) || strchr("/-._~", *path)) {
#endif
      *out++ = *path;
    } else {
      sprintf(out, "%%%02X", (unsigned char)*path);
      out += 3;
    }
  }
  *out = '\0';
  return out;
}
