// Encoders that get their memory, their digits and their texts from elsewhere.
// RUN: %check_clang_tidy -std=c11 %s uri-faulty-encoder,uri-faulty-decoder %t

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <stdio.h>

void *need_memory(int size);
char *sds_new(size_t size);
int safe_print(char *buf, int size, const char *format, ...);
void log_debug(const char *format, ...);

char *url_encode(const char *in) {
// CHECK-MESSAGES: :[[@LINE-1]]:7: warning: 'url_encode' encodes '-' and '~', which do not need it [uri-faulty-encoder]
  char *out = need_memory(strlen(in) * 3 + 1), *o = out, c;
  while ((c = *in++)) {
    if (isalnum((unsigned char)c) || c == '.' || c == '_') {
      *o++ = c;
    } else {
      unsigned char octet = c;
      char digits[4];
      *o++ = '%';
      safe_print(digits, sizeof(digits), "%02X", octet);
      *o++ = digits[0];
      *o++ = digits[1];
    }
  }
  *o = 0;
  return out;
}
char *url_encode_new(const char *in) {
// CHECK-MESSAGES: :[[@LINE-1]]:7: warning: 'url_encode_new' writes lowercase hex digits [uri-faulty-encoder]
  char *out = sds_new(strlen(in) * 3 + 1), *o = out;
  for (; *in; in++) {
    const unsigned char c = *in;
    if (isalnum(c) || strchr("-._~", c)) {
      *o++ = c;
    } else {
      *o++ = '%';
      *o++ = "0123456789abcdef"[c >> 4];
      *o++ = "0123456789abcdef"[c & 15];
// CHECK-FIXES: *o++ = "0123456789ABCDEF"[c >> 4];
// CHECK-FIXES: *o++ = "0123456789ABCDEF"[c & 15];
    }
  }
  *o = 0;
  return out;
}
char *url_encode_all(char *string) {
// CHECK-MESSAGES: :[[@LINE-1]]:7: warning: 'url_encode_all' writes lowercase hex digits{{.*}} [uri-faulty-encoder]
  char *res = malloc(strlen(string) * 3 + 1);
  bzero(res, strlen(string) * 3 + 1);
  for (int i = 0, j = 0; string[i]; ++i, j += 3)
    sprintf(res + j, "%%%02x", (unsigned char)string[i]);
// CHECK-FIXES: sprintf(res + j, "%%%02X", (unsigned char)string[i]);
  return res;
}

// Text with its length.
typedef struct {
  char *s;
  int len;
} str;
int urlencode(str *in, str *out) {
// CHECK-MESSAGES: :[[@LINE-1]]:5: warning: 'urlencode' writes lowercase hex digits [uri-faulty-encoder]
  if (!in || !out || !in->s || !out->s || in->len < 0 || out->len < 3 * in->len + 1)
    return -1;
  char *at = out->s;
  for (char *p = in->s; p < in->s + in->len; p++) {
    const unsigned char c = *p;
    if (isalnum(c) || c == '-' || c == '.' || c == '_' || c == '~') {
      *at++ = c;
    } else {
      *at++ = '%';
      *at++ = "0123456789abcdef"[c >> 4];
      *at++ = "0123456789abcdef"[c & 15];
// CHECK-FIXES: *at++ = "0123456789ABCDEF"[c >> 4];
// CHECK-FIXES: *at++ = "0123456789ABCDEF"[c & 15];
    }
  }
  *at = 0;
  out->len = at - out->s;
  log_debug("encoded: %s", out->s);
  return 0;
}
str urlencode_copy(str in) {
// CHECK-MESSAGES: :[[@LINE-1]]:5: warning: 'urlencode_copy' encodes '~', which does not need it [uri-faulty-encoder]
  str out = {need_memory(in.len * 3), 0};
  for (int i = 0; i < in.len; i++) {
    const unsigned char c = in.s[i];
    if (isalnum(c) || c == '-' || c == '.' || c == '_') {
      out.s[out.len++] = c;
    } else {
      out.s[out.len++] = '%';
      out.s[out.len++] = "0123456789ABCDEF"[c >> 4];
      out.s[out.len++] = "0123456789ABCDEF"[c & 15];
    }
  }
  return out;
}
int urlencode_right(const str *in, str *out) {
  out->len = 0;
  for (int i = 0; i < in->len; i++) {
    const unsigned char c = in->s[i];
    if (isalnum(c) || strchr("-._~", c))
      out->s[out->len++] = c;
    else
      out->len += safe_print(out->s + out->len, 4, "%%%02X", c);
  }
  return 0;
}
static int hex_value(char c) {
  return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : c - 'A' + 10;
}
int urldecode(str *in, str *out) {
// CHECK-MESSAGES: :[[@LINE-1]]:5: warning: 'urldecode' turns malformed escapes into bytes {{.*}} [uri-faulty-decoder]
  if (out->len < in->len + 1)
    return -1;
  char *at = out->s;
  for (int i = 0; i < in->len; i++) {
    if (in->s[i] == '%' && i + 2 < in->len) {
      *at++ = hex_value(in->s[i + 1]) << 4 | hex_value(in->s[i + 2]);
      i += 2;
    } else {
      *at++ = in->s[i];
    }
  }
  *at = 0;
  out->len = at - out->s;
  return 0;
}
