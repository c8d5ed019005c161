// RUN: %check_clang_tidy %s uri-faulty-decoder %t

// What decoders of clients, tools and libraries in C do, in other words; the
// page of the check lists the projects.

#include <ctype.h>
#include <stddef.h>
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

// curl, Curl_urldecode(): a new text through a pointer, and three ways to treat
// control characters.
enum reject { REJECT_NOTHING, REJECT_CONTROL, REJECT_ZERO };
int curl_urldecode(const char *string, size_t length, char **ostring, size_t *olen,
                   enum reject control) {
  size_t left = length ? length : strlen(string);
  char *out = malloc(left + 1);
  if (!out)
    return 27;
  *ostring = out;
  while (left) {
    unsigned char c = (unsigned char)*string;
    const int is_escape = c == '%' && left > 2 && isxdigit((unsigned char)string[1]) &&
                          isxdigit((unsigned char)string[2]);
    if (is_escape)
      c = (unsigned char)(digit(string[1]) << 4 | digit(string[2]));
    string += is_escape ? 3 : 1;
    left -= is_escape ? 3 : 1;
    if ((control == REJECT_CONTROL && c < 0x20) || (control == REJECT_ZERO && c == 0)) {
      free(*ostring);
      *ostring = NULL;
      return 3;
    }
    *out++ = (char)c;
  }
  *out = '\0';
  if (olen)
    *olen = (size_t)(out - *ostring);
  return 0;
}

// OpenSSL, urldecode() of the OCSP responder: in place, the length is returned.
static int openssl_urldecode(char *p) {
  unsigned char *out = (unsigned char *)p, *const begin = out;
  for (; *p; ++p) {
    if (*p != '%') {
      *out++ = (unsigned char)*p;
    } else if (isxdigit((unsigned char)p[1]) && isxdigit((unsigned char)p[2])) {
      *out++ = (unsigned char)(digit(p[1]) << 4 | digit(p[2]));
      p += 2;
    } else {
      return -1;
    }
  }
  *out = '\0';
  return (int)(out - begin);
}
int openssl_use(char *url) { return openssl_urldecode(url); }

// Wget, url_unescape(): zero bytes and some characters stay escaped.
static void wget_unescape(char *s, unsigned char kept) {
  unsigned char *in = (unsigned char *)s, *out = in;
  for (; *in; ++in, ++out) {
    if (*in != '%') {
    copy:
      *out = *in;
    } else {
      unsigned char c;
      if (!in[1] || !in[2] || !isxdigit(in[1]) || !isxdigit(in[2]))
        goto copy;
      c = (unsigned char)(digit((char)in[1]) * 16 + digit((char)in[2]));
      if (c == kept || c == '\0')
        goto copy;
      *out = c;
      in += 2;
    }
  }
  *out = '\0';
}
void wget_url_unescape(char *s) { wget_unescape(s, 0); }

// BusyBox, percent_decode_in_place(): unsigned arithmetic, and a `goto`.
static unsigned busybox_digit(unsigned char c) {
  unsigned v = c - '0';
  if (v <= 9)
    return v;
  v = (unsigned)(c | 0x20) - 'a';
  return v <= 5 ? v + 10 : ~0U;
}
char *busybox_percent_decode(char *text, int strict) {
  char *in = text, *out = text, c;
  while ((c = *in++) != '\0') {
    unsigned v;
    if (!strict && c == '+') {
      *out++ = ' ';
      continue;
    }
    if (c != '%') {
      *out++ = c;
      continue;
    }
    v = busybox_digit((unsigned char)in[0]);
    if (v > 15) {
    bad:
      if (strict)
        return NULL;
      *out++ = '%';
      continue;
    }
    v = v * 16 | busybox_digit((unsigned char)in[1]);
    if (v > 255)
      goto bad;
    if (strict && (v == '/' || v == '\0'))
      return text + 1;
    *out++ = (char)v;
    in += 2;
  }
  *out = '\0';
  return text;
}

// Squid, rfc1738_unescape(): '%%' becomes '%'.
void squid_url_unescape(char *s) {
  int to = 0, from = 0;
  for (; s[from]; ++to, ++from) {
    s[to] = s[from];
    if (s[from] == '%') {
      if (s[from + 1] == '%') {
        ++from;
      } else {
        const int high = digit(s[from + 1]), low = high < 0 ? -1 : digit(s[from + 2]);
        if (low >= 0 && (high || low)) {
          s[to] = (char)(high << 4 | low);
          from += 2;
        }
      }
    }
  }
  s[to] = '\0';
}

// NeoMutt, url_pct_decode(): errors are negative.
int neomutt_url_pct_decode(char *s) {
  char *out = s;
  if (!s)
    return -1;
  for (; *s; ++s) {
    if (*s != '%') {
      *out++ = *s;
      continue;
    }
    if (s[1] == '\0' || s[2] == '\0' || digit(s[1]) < 0 || digit(s[2]) < 0)
      return -1;
    *out++ = (char)(digit(s[1]) << 4 | digit(s[2]));
    s += 2;
  }
  *out = '\0';
  return 0;
}

// Tarantool, uri_unescape(): the output is not terminated.
static const signed char values[256] = {
    ['0'] = 1,  ['1'] = 2,  ['2'] = 3,  ['3'] = 4,  ['4'] = 5,  ['5'] = 6,  ['6'] = 7,  ['7'] = 8,
    ['8'] = 9,  ['9'] = 10, ['a'] = 11, ['b'] = 12, ['c'] = 13, ['d'] = 14, ['e'] = 15, ['f'] = 16,
    ['A'] = 11, ['B'] = 12, ['C'] = 13, ['D'] = 14, ['E'] = 15, ['F'] = 16};
size_t tarantool_uri_unescape(const char *src, size_t src_size, char *dst, _Bool decode_plus) {
  const char *const end = src + src_size;
  char *out = dst;
  for (; src < end; ++src) {
    int high = 0, low = 0;
    if (*src == '%' && src + 2 < end) {
      high = values[(unsigned char)src[1]];
      low = values[(unsigned char)src[2]];
    }
    if (high && low) {
      *out++ = (char)((high - 1) << 4 | (low - 1));
      src += 2;
    } else {
      *out++ = decode_plus && *src == '+' ? ' ' : *src;
    }
  }
  return (size_t)(out - dst);
}

// libsoup, form_decode(): the terminator is copied with the rest.
int libsoup_form_decode(char *part) {
  unsigned char *in = (unsigned char *)part, *out = in;
  do {
    if (*in == '%') {
      if (!isxdigit(in[1]) || !isxdigit(in[2]))
        return 0;
      *out++ = (unsigned char)(digit((char)in[1]) << 4 | digit((char)in[2]));
      in += 2;
    } else if (*in == '+') {
      *out++ = ' ';
    } else {
      *out++ = *in;
    }
  } while (*in++);
  return 1;
}

// qLibc, qurl_decode(): nothing is tested. qDecoder, by the same author, tests.
static char qlibc_byte(char high, char low) {
  return (char)(16 * (high >= 'A' ? (high & 0xDF) - 'A' + 10 : high - '0') +
                (low >= 'A' ? (low & 0xDF) - 'A' + 10 : low - '0'));
}
size_t qlibc_url_decode(char *text) {
// CHECK-MESSAGES: :[[@LINE-1]]:8: warning: 'qlibc_url_decode' reads past the end of text that ends in '%' and turns malformed escapes into bytes ('S' for '%zz') [uri-faulty-decoder]
  char *in, *out = text;
  for (in = text; *in; ++in) {
    switch (*in) {
    case '+':
      *out++ = ' ';
      break;
    case '%':
      *out++ = qlibc_byte(in[1], in[2]);
      in += 2;
      break;
    default:
      *out++ = *in;
    }
  }
  *out = '\0';
  return (size_t)(out - text);
}
size_t qdecoder_url_decode(char *text) {
  char *in, *out = text;
  for (in = text; *in; ++in) {
    switch (*in) {
    case '+':
      *out++ = ' ';
      break;
    case '%':
      if (in[1] != '\0' && isxdigit(in[1]) && in[2] != '\0' && isxdigit(in[2])) {
        *out++ = qlibc_byte(in[1], in[2]);
        in += 2;
      } else {
        *out++ = *in;
      }
      break;
    default:
      *out++ = *in;
    }
  }
  *out = '\0';
  return (size_t)(out - text);
}

// acl, acl_url_decode(): any letter counts as a digit.
char *acl_url_decode(const char *text) {
// CHECK-MESSAGES: :[[@LINE-1]]:7: warning: 'acl_url_decode' turns malformed escapes into bytes ('@' for '%4z') [uri-faulty-decoder]
  const int length = (int)strlen(text);
  char *decoded = malloc((size_t)length + 1);
  int from, to = 0;
  for (from = 0; from < length; ++from) {
    if (text[from] == '%' && from + 2 < length && isalnum((int)text[from + 1]) &&
        isalnum((int)text[from + 2])) {
      decoded[to++] = (char)((digit(text[from + 1]) < 0 ? 0 : digit(text[from + 1])) << 4 |
                             (digit(text[from + 2]) < 0 ? 0 : digit(text[from + 2])));
      from += 2;
    } else {
      decoded[to++] = text[from];
    }
  }
  decoded[to] = '\0';
  return decoded;
}

// audioserver, decodeURIComponent(): it changes its input on the way.
int audioserver_decode_uri(char *source, char *target) {
  int length = 0;
  while (*source) {
    if (*source == '%' && source[1] && source[2] && isxdigit(source[1]) && isxdigit(source[2])) {
      source[1] = (char)digit(source[1]);
      source[2] = (char)digit(source[2]);
      target[length++] = (char)(16 * source[1] + source[2]);
      source += 3;
    } else {
      target[length++] = *source++;
    }
  }
  target[length] = '\0';
  return length;
}

// The UCSC tools, cgiDecode(): what is no number becomes '?', but '4z' is one.
void ucsc_cgi_decode(char *in, char *out, int inLength) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'ucsc_cgi_decode' turns malformed escapes into bytes (0x04 for '%4z') [uri-faulty-decoder]
  int at;
  for (at = 0; at < inLength; ++at) {
    const char c = *in++;
    if (c == '%') {
      unsigned code;
      if (sscanf(in, "%2x", &code) != 1)
        code = '?';
      in += 2;
      at += 2;
      *out++ = (char)code;
    } else {
      *out++ = c == '+' ? ' ' : c;
    }
  }
  *out = '\0';
}

// URLDecode: the text is decoded until nothing changes.
char *urldecode_loop(const char *text, size_t length) {
// CHECK-MESSAGES: :[[@LINE-1]]:7: warning: 'urldecode_loop' decodes its own output ('%2541' becomes 'A') [uri-faulty-decoder]
  char *decoded = malloc(length + 1);
  int is_done = 0;
  memcpy(decoded, text, length);
  decoded[length] = '\0';
  while (!is_done) {
    size_t at;
    is_done = 1;
    for (at = 0; at < strlen(decoded); ++at) {
      if (decoded[at] == '%' && digit(decoded[at + 1]) >= 0 && digit(decoded[at + 2]) >= 0) {
        is_done = 0;
        decoded[at] = (char)(digit(decoded[at + 1]) * 16 + digit(decoded[at + 2]));
        memmove(decoded + at + 1, decoded + at + 3, strlen(decoded + at + 3) + 1);
      }
    }
  }
  return decoded;
}
