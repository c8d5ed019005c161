// RUN: %check_clang_tidy %s uri-faulty-decoder %t

// What decoders of web servers and their libraries in C do, in other words; the
// page of the check lists the projects.

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int digit(char c) {
  if (c >= '0' && c <= '9')
    return c - '0';
  if (c >= 'a' && c <= 'f')
    return c - 'a' + 10;
  if (c >= 'A' && c <= 'F')
    return c - 'A' + 10;
  return -1;
}
#define DIGIT(c) ((c) >= 'a' ? (c) - 'a' + 10 : (c) >= 'A' ? (c) - 'A' + 10 : (c) - '0')

// darkhttpd, urldecode(): the length and the digits are tested.
static char *darkhttpd_urldecode(const char *url) {
  const size_t length = strlen(url);
  char *decoded = malloc(length + 1);
  size_t from = 0, to = 0;
  while (from < length) {
    if (url[from] == '%' && from + 2 < length && isxdigit(url[from + 1]) &&
        isxdigit(url[from + 2])) {
      decoded[to++] = (char)(DIGIT(url[from + 1]) * 16 + DIGIT(url[from + 2]));
      from += 3;
    } else {
      decoded[to++] = url[from++];
    }
  }
  decoded[to] = '\0';
  return decoded;
}

// merecat, strdecode(): the same with pointers.
static void merecat_strdecode(char *to, char *from) {
  for (; *from; ++to) {
    if (from[0] == '%' && isxdigit(from[1]) && isxdigit(from[2])) {
      *to = (char)(digit(from[1]) * 16 + digit(from[2]));
      from += 3;
    } else {
      *to = *from++;
    }
  }
  *to = '\0';
}
void merecat_url(char *url) { merecat_strdecode(url, url); }

// TextUS, strdecode(): also for forms.
void textus_http_decode(char *to, char *from) {
  while (*from != '\0') {
    const char c = *from++;
    if (c == '+')
      *to++ = ' ';
    else if (c == '%' && isxdigit(from[0]) && isxdigit(from[1]))
      *to++ = (char)(digit(from[0]) * 16 + digit(from[1])), from += 2;
    else
      *to++ = c;
  }
  *to = '\0';
}

// Nagios Core, unescape_cgi_input(): the digits are not tested.
static unsigned char nagios_byte(const char *text) {
  unsigned number = 0;
  char copy[3];
  if (text == NULL || *text == '\0')
    return 0;
  copy[0] = text[0];
  copy[1] = text[1];
  copy[2] = '\0';
  sscanf(copy, "%X", &number);
  return (unsigned char)number;
}
void nagios_cgi_input(char *input) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'nagios_cgi_input' turns malformed escapes into bytes (0x04 for '%4z') [uri-faulty-decoder]
  const int length = (int)strlen(input);
  int from, to = 0;
  for (from = 0; from < length; ++from, ++to) {
    if (input[from] == '%') {
      input[to] = (char)nagios_byte(input + from + 1);
      from += 2;
    } else {
      input[to] = input[from];
    }
  }
  input[to] = '\0';
}

// NuttX, url_decode() of an example: the digits are there, but not tested.
static void nuttx_url_decode(char *to, const char *from, size_t size) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'nuttx_url_decode' turns malformed escapes into bytes (0x04 for '%4z') [uri-faulty-decoder]
  size_t used = 0;
  while (*from && used + 1 < size) {
    if (*from == '%' && from[1] && from[2]) {
      const char copy[3] = {from[1], from[2], '\0'};
      to[used++] = (char)strtol(copy, NULL, 16);
      from += 3;
    } else {
      to[used++] = *from == '+' ? ' ' : *from;
      ++from;
    }
  }
  to[used] = '\0';
}
void nuttx_use(char *to, const char *query) { nuttx_url_decode(to, query, 64); }

// NuttX, urldecode(): bounds as pointers.
char *nuttx_urldecode(const char *src, const int src_len, char *dest, int *dest_len) {
  const unsigned char *at = (const unsigned char *)src, *end = at + src_len;
  char *to = dest;
  while (at < end) {
    if (*at == '%' && at + 2 < end && isxdigit(at[1]) && isxdigit(at[2])) {
      *to++ = (char)(digit((char)at[1]) << 4 | digit((char)at[2]));
      at += 3;
    } else {
      *to++ = *at == '+' ? ' ' : (char)*at;
      ++at;
    }
  }
  *to = '\0';
  *dest_len = (int)(to - dest);
  return dest;
}

// Swoole, url_decode(): in place, with a length that counts down.
size_t swoole_url_decode(char *text, size_t length) {
  char *in = text, *out = text;
  while (length--) {
    if (*in == '+') {
      *out = ' ';
    } else if (*in == '%' && length >= 2 && isxdigit((int)in[1]) && isxdigit((int)in[2])) {
      *out = (char)(DIGIT(tolower(in[1])) * 16 + DIGIT(tolower(in[2])));
      in += 2;
      length -= 2;
    } else {
      *out = *in;
    }
    ++in, ++out;
  }
  *out = '\0';
  return (size_t)(out - text);
}

// CivetWeb, mg_url_decode(): control characters are an error.
int civetweb_url_decode(const char *src, int src_len, char *dst, int dst_len, int is_form) {
  int from = 0, to = 0;
  for (; from < src_len && to < dst_len - 1; ++from, ++to) {
    if (from < src_len - 2 && src[from] == '%' && isxdigit((unsigned char)src[from + 1]) &&
        isxdigit((unsigned char)src[from + 2])) {
      const int high = tolower((unsigned char)src[from + 1]);
      const int low = tolower((unsigned char)src[from + 2]);
      dst[to] = (char)(DIGIT(high) << 4 | DIGIT(low));
      from += 2;
    } else if (is_form && src[from] == '+') {
      dst[to] = ' ';
    } else if ((unsigned char)src[from] <= ' ') {
      return -1;
    } else {
      dst[to] = src[from];
    }
  }
  dst[to] = '\0';
  return from >= src_len ? to : -1;
}

// Mongoose, mg_url_decode(): a malformed escape is an error.
int mongoose_url_decode(const char *src, size_t src_len, char *dst, size_t dst_len, int is_form) {
  size_t from = 0, to = 0;
  while (from < src_len && to + 1 < dst_len) {
    if (src[from] == '%') {
      if (from + 2 >= src_len || digit(src[from + 1]) < 0 || digit(src[from + 2]) < 0)
        return -1;
      dst[to++] = (char)(digit(src[from + 1]) * 16 + digit(src[from + 2]));
      from += 3;
    } else {
      dst[to++] = is_form && src[from] == '+' ? ' ' : src[from];
      ++from;
    }
  }
  if (to < dst_len)
    dst[to] = '\0';
  return from >= src_len && to < dst_len ? (int)to : -1;
}

// libevent, evhttp_decode_uri_internal(): '+' is a space after '?'.
int libevent_decode_uri(const char *uri, size_t length, char *ret, int plus_control) {
  int plus = plus_control == 1;
  unsigned from;
  int to = 0;
  for (from = 0; from < length; ++from) {
    char c = uri[from];
    if (c == '?') {
      plus |= plus_control < 0;
    } else if (c == '+' && plus) {
      c = ' ';
    } else if (from + 2 < length && c == '%' && isxdigit((unsigned char)uri[from + 1]) &&
               isxdigit((unsigned char)uri[from + 2])) {
      char copy[3];
      copy[0] = uri[from + 1];
      copy[1] = uri[from + 2];
      copy[2] = '\0';
      c = (char)strtol(copy, NULL, 16);
      from += 2;
    }
    ret[to++] = c;
  }
  ret[to] = '\0';
  return to;
}

// lighttpd, buffer_urldecode_path(): control characters become '_'.
void lighttpd_urldecode_path(char *text) {
  char *in = strchr(text, '%'), *out = in;
  if (!in)
    return;
  do {
    const int high = digit(in[1]), low = in[1] ? digit(in[2]) : -1;
    if (high >= 0 && low >= 0) {
      const unsigned char byte = (unsigned char)(high << 4 | low);
      *out = byte >= 32 && byte != 127 ? (char)byte : '_';
      in += 2;
    }
    while ((*++out = *++in) != '%' && *in)
      ;
  } while (*in);
}

// Lwan, url_decode_full(): both digits are looked up before one is tested.
static const signed char high_digits[256] = {
    ['1'] = 1, ['2'] = 2, ['3'] = 3, ['4'] = 4, ['5'] = 5, ['6'] = 6, ['7'] = 7, ['8'] = 8,
    ['9'] = 9, ['a'] = 10, ['b'] = 11, ['c'] = 12, ['d'] = 13, ['e'] = 14, ['f'] = 15,
    ['A'] = 10, ['B'] = 11, ['C'] = 12, ['D'] = 13, ['E'] = 14, ['F'] = 15};
long lwan_url_decode(char *text) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'lwan_url_decode' reads past the end of text that ends in '%' [uri-faulty-decoder]
  char *out = text;
  const char *in = text, *mark;
  while ((mark = strpbrk(in, "%+"))) {
    memmove(out, in, (size_t)(mark - in));
    out += mark - in;
    in = mark + 1;
    if (*mark == '+') {
      *out++ = ' ';
      continue;
    }
    const int high = high_digits[(unsigned char)mark[1]];
    const int low = high_digits[(unsigned char)mark[2]];
    if ((!high && mark[1] != '0') || (!low && mark[2] != '0'))
      return -1;
    *out++ = (char)(high << 4 | low);
    in = mark + 3;
  }
  if (in > out)
    strcpy(out, in);
  return (long)strlen(text);
}

// uhttpd, uh_urldecode(): errors are negative.
int uhttpd_urldecode(char *buffer, int buffer_len, const char *src, int src_len) {
  int from, to = 0;
  if (buffer_len <= 0)
    return -1;
  for (from = 0; from < src_len && to < buffer_len - 1; ++from) {
    if (src[from] == '%') {
      if (from + 2 >= src_len || digit(src[from + 1]) < 0 || digit(src[from + 2]) < 0)
        return -2;
      buffer[to++] = (char)(16 * DIGIT(src[from + 1]) + DIGIT(src[from + 2]));
      from += 2;
    } else {
      buffer[to++] = src[from];
    }
  }
  buffer[to] = '\0';
  return from == src_len ? to : -1;
}

// Icecast, util_url_unescape(): ends at '#'.
char *icecast_url_unescape(const char *src) {
  const int length = (int)strlen(src);
  char *decoded = calloc(1, (size_t)length + 1), *to = decoded;
  int at;
  for (at = 0; at < length && src[at] != '#'; ++at) {
    switch (src[at]) {
    case '%':
      if (at + 2 >= length || digit(src[at + 1]) == -1 || digit(src[at + 2]) == -1) {
        free(decoded);
        return NULL;
      }
      *to++ = (char)(digit(src[at + 1]) * 16 + digit(src[at + 2]));
      at += 2;
      break;
    default:
      *to++ = src[at];
      break;
    }
  }
  *to = '\0';
  return decoded;
}

// Workflow, __url_decode(): isxdigit() with a plain char.
static size_t workflow_url_decode(char *text) {
  char *in = text, *out = text;
  for (; *in; ++in, ++out) {
    if (*in == '%' && isxdigit(in[1]) && isxdigit(in[2])) {
      const unsigned char high = (unsigned char)DIGIT(in[1]), low = (unsigned char)DIGIT(in[2]);
      *out = (char)(high << 4 | low);
      in += 2;
    } else {
      *out = *in == '+' ? ' ' : *in;
    }
  }
  *out = '\0';
  return (size_t)(out - text);
}
size_t workflow_use(char *url) { return workflow_url_decode(url); }
