// RUN: %check_clang_tidy %s uri-faulty-decoder %t

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static int hexc(int c) {
  if (c >= '0' && c <= '9')
    return c - '0';
  if (c >= 'A' && c <= 'F')
    return c - 'A' + 10;
  if (c >= 'a' && c <= 'f')
    return c - 'a' + 10;
  return -1;
}
static int upper(int c) { return c <= '9' ? c - '0' : c - 'A' + 10; }

size_t url_from_file(FILE *in, char *out) {
  int c;
  char *o = out;
  while ((c = getc(in)) != EOF) {
    if (c == '%') {
      int a = hexc(getc(in)), b = hexc(getc(in));
      if (a < 0 || b < 0)
        break;
      c = a * 16 + b;
    }
    *o++ = (char)c;
  }
  *o = 0;
  return o - out;
}
void url_from_file_upper(FILE *in, char *out) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'url_from_file_upper' decodes the escapes of '*', ',', '-', '.', '/', ':', ';', '<', '=', '>', '?' and 21 more to other bytes ('J' for '%2a') and turns malformed escapes into bytes ('s' for '%zz') [uri-faulty-decoder]
  int c;
  while ((c = fgetc(in)) != EOF) {
    if (c == '%') {
      int a = upper(fgetc(in)), b = upper(fgetc(in));
      c = a * 16 + b;
    }
    *out++ = (char)c;
  }
  *out = 0;
}
struct str {
  char *p;
  size_t len;
};
void url_struct(const struct str *in, struct str *out) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'url_struct' reads past the end of text that ends in '%' and turns malformed escapes into bytes (0xEF for '%zz') [uri-faulty-decoder]
  size_t n = 0;
  for (size_t i = 0; i < in->len; i++)
    if (in->p[i] == '%') {
      out->p[n++] = (char)(hexc(in->p[i + 1]) * 16 + hexc(in->p[i + 2]));
      i += 2;
    } else
      out->p[n++] = in->p[i];
  out->len = n;
}
void url_struct_in_place(struct str *s) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'url_struct_in_place' reads past the end of text that ends in '%' and turns malformed escapes into bytes (0xEF for '%zz') [uri-faulty-decoder]
  size_t n = 0;
  for (size_t i = 0; i < s->len; i++)
    if (s->p[i] == '%') {
      s->p[n++] = (char)(hexc(s->p[i + 1]) * 16 + hexc(s->p[i + 2]));
      i += 2;
    } else
      s->p[n++] = s->p[i];
  s->len = n;
}
void url_struct_in_place_ok(struct str *s) {
  size_t n = 0;
  for (size_t i = 0; i < s->len; i++)
    if (s->p[i] == '%' && i + 2 < s->len && hexc(s->p[i + 1]) >= 0 && hexc(s->p[i + 2]) >= 0) {
      s->p[n++] = (char)(hexc(s->p[i + 1]) * 16 + hexc(s->p[i + 2]));
      i += 2;
    } else
      s->p[n++] = s->p[i];
  s->len = n;
}
struct param {
  char *name;
  char *value;
};
int url_parse_query(char *q, struct param *out, int max) {
// CHECK-MESSAGES: :[[@LINE-1]]:5: warning: 'url_parse_query' reads past the end of text that ends in '%' and turns malformed escapes into bytes (0xEF for '%zz') [uri-faulty-decoder]
  int n = 0;
  char *to = q;
  out[n].name = q;
  out[n].value = 0;
  for (; *q; q++) {
    if (*q == '&') {
      *to++ = 0;
      if (++n == max)
        return n;
      out[n].name = to;
    } else if (*q == '=') {
      *to++ = 0;
      out[n].value = to;
    } else if (*q == '%') {
      *to++ = (char)(hexc(q[1]) * 16 + hexc(q[2]));
      q += 2;
    } else
      *to++ = *q;
  }
  *to = 0;
  return n + 1;
}
int url_parse_query_ok(char *q, struct param *out, int max) {
  int n = 0;
  char *to = q;
  out[n].name = q;
  out[n].value = 0;
  for (; *q; q++) {
    if (*q == '&') {
      *to++ = 0;
      if (++n == max)
        return n;
      out[n].name = to;
    } else if (*q == '=') {
      *to++ = 0;
      out[n].value = to;
    } else if (*q == '%' && hexc(q[1]) >= 0 && hexc(q[2]) >= 0) {
      *to++ = (char)(hexc(q[1]) * 16 + hexc(q[2]));
      q += 2;
    } else
      *to++ = *q;
  }
  *to = 0;
  return n + 1;
}
// The length is unknown: what is behind it is not read.
void url_struct_terminated(struct str *s) {
  char *in = s->p, *out = s->p;
  while (*in) {
    if (*in == '%' && hexc(in[1]) >= 0 && hexc(in[2]) >= 0) {
      *out++ = (char)(hexc(in[1]) * 16 + hexc(in[2]));
      in += 3;
    } else {
      *out++ = *in++;
    }
  }
  *out = 0;
  s->len = (size_t)(out - s->p);
}
int url_skips(FILE *in, FILE *out) {
  int c;
  while ((c = fgetc(in)) != EOF) {
    if (c == '%') {
      int a = fgetc(in);
      if (a == EOF || hexc(a) < 0) {
        ungetc(a, in);
        fputc('%', out);
        continue;
      }
      int b = fgetc(in);
      if (b == EOF || hexc(b) < 0)
        return -1;
      c = hexc(a) * 16 + hexc(b);
    }
    fputc(c, out);
  }
  return 0;
}
void url_to_file(FILE *in, FILE *out) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'url_to_file' turns malformed escapes into bytes (0x00 for '%zz') [uri-faulty-decoder]
  int c;
  while (!feof(in)) {
    c = fgetc(in);
    if (c == EOF)
      break;
    if (c == '%') {
      char digits[3] = {0};
      fread(digits, 1, 2, in);
      c = (int)strtol(digits, NULL, 16);
    }
    fputc(c, out);
  }
}

// The length of a text that is shorter than an escape.
static int two_digits(const char *s) { return hexc(s[0]) * 16 + hexc(s[1]); }

int url_decode_unsigned(const char *src, size_t src_len, char *dst) {
// CHECK-MESSAGES: :[[@LINE-1]]:5: warning: 'url_decode_unsigned' reads past the end of text that ends in '%' [uri-faulty-decoder]
  size_t i, j;
  for (i = j = 0; i < src_len; i++, j++) {
    if (src[i] == '%') {
      if (i < src_len - 2 && isxdigit((unsigned char)src[i + 1]) &&
          isxdigit((unsigned char)src[i + 2])) {
        dst[j] = (char)two_digits(src + i + 1);
        i += 2;
      } else {
        return -1;
      }
    } else {
      dst[j] = src[i];
    }
  }
  dst[j] = '\0';
  return (int)j;
}

int url_decode_added(const char *src, size_t src_len, char *dst) {
  size_t i, j;
  for (i = j = 0; i < src_len; i++, j++) {
    if (src[i] == '%') {
      if (i + 2 < src_len && isxdigit((unsigned char)src[i + 1]) &&
          isxdigit((unsigned char)src[i + 2])) {
        dst[j] = (char)two_digits(src + i + 1);
        i += 2;
      } else {
        return -1;
      }
    } else {
      dst[j] = src[i];
    }
  }
  dst[j] = '\0';
  return (int)j;
}
