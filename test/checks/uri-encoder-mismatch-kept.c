// The characters to keep are in a variable that nothing changes.
// RUN: %check_clang_tidy -std=c11 %s uri-encoder-mismatch %t

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LETTERS "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
static const char *kept_in_paths = LETTERS "-._~!$&'()*+,;=:@/";
static const char *kept_in_logins = LETTERS "-._~!$&'()*+,;=/?#";
static const char *kept_now = LETTERS "-._~";
const char *kept_by_others = LETTERS "-._~/?#";
void keep_slashes(void) { kept_now = LETTERS "-._~/"; }

static char *encode(const char *text, const char *kept) {
  char *const all = malloc(3 * strlen(text) + 1), *out = all;
  for (; *text; text++)
    if (strchr(kept, *text)) {
      *out++ = *text;
    } else {
      sprintf(out, "%%%02X", (unsigned char)*text);
      out += 3;
    }
  *out = 0;
  return all;
}

void path(char *url, const char *path) {
  sprintf(url, "https://h.example/%s", encode(path, kept_in_paths));
}
void login(char *url, const char *password) {
  sprintf(url, "https://me:%s@h.example/", encode(password, kept_in_logins));
// CHECK-MESSAGES: :[[@LINE-1]]:44: warning: 'encode' does not encode '#', '/', '?', which ends the userinfo
}
void query(char *url, const char *text) {
  sprintf(url, "https://h.example/?q=%s", encode(text, kept_in_logins));
// CHECK-MESSAGES: :[[@LINE-1]]:43: warning: 'encode' does not encode '#', '&', which ends query parameter 'q'
}
// Another function, or another unit, may have changed them.
void changed(char *url, const char *password) {
  sprintf(url, "https://me:%s@h.example/", encode(password, kept_now));
}
void visible(char *url, const char *password) {
  sprintf(url, "https://me:%s@h.example/", encode(password, kept_by_others));
}
