// RUN: %check_clang_tidy %s uri-faulty-encoder %t -- -- -I %S/Inputs/Headers

#include <stdio.h>
#include <string.h>

int isalnum(int Character);
void *malloc(size_t Size);

// Formats: the case of the letters, and the signedness of char.
void url_printf(const char *text, char *out) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'url_printf' writes lowercase hex digits and sign-extends 0x80 to 0xFF ('%ffffffc3' for 0xC3) [uri-faulty-encoder]
  for (; *text; ++text) {
    char c = *text;
    if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
        (c >= '0' && c <= '9') || strchr("-._~", c))
      *out++ = c;
    else
      out += sprintf(out, "%%%02x", c);
// CHECK-FIXES: out += sprintf(out, "%%%02X", (unsigned char)c);
  }
  *out = 0;
}

// A format without a width, and one that pads with blanks.
void url_no_padding(const unsigned char *text, char *out) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'url_no_padding' writes one digit for 0x01 to 0x0F ('%1' for 0x01) [uri-faulty-encoder]
  *out = 0;
  for (; *text; ++text) {
    char escape[8];
    if ((*text | 32) >= 'a' && (*text | 32) <= 'z')
      sprintf(escape, "%c", *text);
    else if (*text >= '-' && *text <= '9' && *text != '/')
      sprintf(escape, "%c", *text);
    else if (*text == '_' || *text == '~')
      sprintf(escape, "%c", *text);
    else
      sprintf(escape, "%%%X", *text);
// CHECK-FIXES: sprintf(escape, "%%%02X", *text);
    strcat(out, escape);
  }
}
void url_blank_padding(unsigned char c, char out[4]) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'url_blank_padding' writes one digit for 0x01 to 0x0F ('% 1' for 0x01) [uri-faulty-encoder]
  snprintf(out, 4, "%%%2X", c);
// CHECK-FIXES: snprintf(out, 4, "%%%02X", c);
}

// A buffer that is too small for the sign truncates it.
void url_cut(char c, char out[4]) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'url_cut' sign-extends 0x80 to 0xFE ('%FF' for 0xC3) [uri-faulty-encoder]
  snprintf(out, 4, "%%%02X", c);
// CHECK-FIXES: snprintf(out, 4, "%%%02X", (unsigned char)c);
}

// A table of digits that only this function reads, with a cursor.
static const char digits[] = "0123456789abcdef";
// CHECK-FIXES: static const char digits[] = "0123456789ABCDEF";
char *url_table(const char *text, size_t length) {
// CHECK-MESSAGES: :[[@LINE-1]]:7: warning: 'url_table' writes lowercase hex digits and encodes '-', '.', '_' and '~', which do not need it [uri-faulty-encoder]
  char *result = malloc(3 * length + 1);
  char *p = result;
  size_t i;
  if (!result)
    return 0;
  for (i = 0; i < length; ++i) {
    unsigned char c = text[i];
    if (isalnum(c)) {
      *p++ = c;
    } else {
      *p++ = '%';
      *p++ = digits[c >> 4];
      *p++ = digits[c & 15];
    }
  }
  *p = 0;
  return result;
}

// A table that other functions read is not changed.
static const char shared[] = "0123456789abcdef";
int is_hex(char c) { return strchr(shared, c) != 0; }
void url_shared_table(unsigned char c, char *out) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'url_shared_table' writes lowercase hex digits [uri-faulty-encoder]
  out[0] = '%';
  out[1] = shared[c >> 4];
  out[2] = shared[c & 15];
  out[3] = 0;
}

// A negative index.
void url_shift(const char *text, char *out) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'url_shift' reads outside its table for 0x80 to 0xFF [uri-faulty-encoder]
  static const char hex[] = "0123456789ABCDEF";
  for (; *text; text++) {
    if ((*text >= 'a' && *text <= 'z') || (*text >= 'A' && *text <= 'Z') ||
        (*text >= '0' && *text <= '9') || *text == '-' || *text == '.' ||
        *text == '_' || *text == '~') {
      *out++ = *text;
      continue;
    }
    *out++ = '%';
    *out++ = hex[*text >> 4];
// CHECK-FIXES: *out++ = hex[(*text >> 4) & 0xF];
    *out++ = hex[*text & 15];
  }
  *out = 0;
}

// The functions of <ctype.h> require an unsigned char.
void url_ctype(const char *text, char *out) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'url_ctype' passes negative values to <ctype.h> for 0x80 to 0xFF [uri-faulty-encoder]
  for (; *text; text++)
    if (isalnum(*text) || strchr("-._~", *text))
// CHECK-FIXES: if (isalnum((unsigned char)*text) || strchr("-._~", *text))
      *out++ = *text;
    else
      out += sprintf(out, "%%%02X", *text & 0xff);
  *out = 0;
}

// A switch that omits most of the characters that have to be escaped.
void url_switch(const char *text, FILE *out) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'url_switch' lets 0x01 to 0x1F, '"', '<', '>', '[', '\', ']', '^', '`', '{', '|' and 2 more through [uri-faulty-encoder]
  for (; *text; ++text)
    switch (*text) {
    case ' ':
    case '%':
    case '#':
    case '&':
    case '/':
      fprintf(out, "%%%02X", *text);
      break;
    default:
      fprintf(out, "%c", *text);
    }
}

// Arithmetic on a signed value, in a helper: reported once, there.
static void put_escape(char c, char *to) {
// CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'put_escape' writes wrong escapes for 0x80 to 0xFF ('%-#' for 0xC3) [uri-faulty-encoder]
  to[0] = '%';
  to[1] = c / 16 + (c / 16 <= 9 ? '0' : 'A' - 10);
  to[2] = c % 16 + (c % 16 <= 9 ? '0' : 'A' - 10);
  to[3] = 0;
}
void url_arithmetic(const char *text, char *out) {
  for (*out = 0; *text; ++text) {
    char escape[4] = {*text, 0};
    if (!strchr("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
                "0123456789-._~",
                *text))
      put_escape(*text, escape);
    strcat(out, escape);
  }
}

// A form: the replacement for a space must not be kept when it is data.
void form_encode(const unsigned char *text, char *out) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'form_encode' writes a space as '+' and lets '+' through: both then mean a space [uri-faulty-encoder]
  for (; *text; ++text)
    if (*text == ' ')
      *out++ = '+';
    else if (isalnum(*text) || strchr("-._*+", *text))
      *out++ = *text;
    else
      out += sprintf(out, "%%%02X", *text);
  *out = 0;
}

// Bits of a table that a function fills before its first use.
static char safe[256];
static int is_filled;
void query_encode(const unsigned char *text, char *out) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'query_encode' encodes '0' to '9', which do not need it [uri-faulty-encoder]
  const char *c;
  if (!is_filled) {
    for (c = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._~"; *c;
         ++c)
      safe[(unsigned char)*c] = 1;
    is_filled = 1;
  }
  for (; *text; ++text)
    if (safe[*text])
      *out++ = *text;
    else
      out += sprintf(out, "%%%02X", *text);
  *out = 0;
}

// '%' begins an escape, so it has to be escaped in a value.
void encode_query_value(const unsigned char *text, char *out) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'encode_query_value' lets '%' and '&' through [uri-faulty-encoder]
  for (; *text; ++text)
    if (isalnum(*text) || strchr("-._~%&", *text))
      *out++ = *text;
    else
      out += sprintf(out, "%%%02X", *text);
  *out = 0;
}

// The functions of a buffer append; they are not interpreted.
struct buffer {
  char *data;
  int pos, size, error;
};
void *realloc(void *Old, size_t Size);
static int ensure_space(struct buffer *b, int len) {
  if (b->pos + len > b->size) {
    b->data = realloc(b->data, b->size + 4096);
    if (!b->data)
      b->error = -12;
  }
  return b->error;
}
static void buffer_append_bytes(struct buffer *b, const void *bytes, int len) {
  if (!b || b->error || ensure_space(b, len + 1))
    return;
  memcpy(b->data + b->pos, bytes, len);
  b->pos += len;
}
__attribute__((format(printf, 2, 3))) void
buffer_append(struct buffer *b, const char *format, ...);
void buffer_append_urlencoded(struct buffer *b, const char *text) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'buffer_append_urlencoded' writes lowercase hex digits [uri-faulty-encoder]
  for (; text && *text; ++text) {
    unsigned char c = *text;
    if (c < 0x80 && (isalnum(c) || strchr("-._~", c)))
      buffer_append_bytes(b, text, 1);
    else
      buffer_append(b, "%%%02x", c);
// CHECK-FIXES: buffer_append(b, "%%%02X", c);
  }
}

// A function that reports whether it could append does so consistently.
int buffer_addn(struct buffer *b, const void *bytes, size_t length);
static const char hexadecimal[] = "0123456789abcdef";
// CHECK-FIXES: static const char hexadecimal[] = "0123456789ABCDEF";
int url_copy(struct buffer *b, const char *url, size_t length, int in_query) {
// CHECK-MESSAGES: :[[@LINE-1]]:5: warning: 'url_copy' writes lowercase hex digits [uri-faulty-encoder]
  const unsigned char *at;
  for (at = (const unsigned char *)url; length; ++at, --length) {
    if (*at == ' ') {
      if (in_query) {
        if (buffer_addn(b, "+", 1))
          return 1;
      } else if (buffer_addn(b, "%20", 3)) {
        return 1;
      }
    } else if (*at < 0x80) {
      if (buffer_addn(b, at, 1))
        return 1;
    } else {
      char out[3] = {'%'};
      out[1] = hexadecimal[*at >> 4];
      out[2] = hexadecimal[*at & 15];
      if (buffer_addn(b, out, 3))
        return 1;
    }
  }
  return 0;
}

// The caller specifies more characters to keep: those are not reported.
void url_keep(const char *text, const char *keep, char *out) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'url_keep' sign-extends 0x80 to 0xFF ('%FFFFFFC3' for 0xC3) [uri-faulty-encoder]
  for (; *text; ++text)
    if ((*text >= 'a' && *text <= 'z') || (*text >= 'A' && *text <= 'Z') ||
        strchr(keep, *text))
      *out++ = *text;
    else
      out += sprintf(out, "%%%02X", *text);
// CHECK-FIXES: out += sprintf(out, "%%%02X", (unsigned char)*text);
  *out = 0;
}
void url_keep_right(const unsigned char *text, const char *keep, char *out) {
  for (; *text; ++text)
    if (strchr(keep, *text))
      *out++ = *text;
    else
      out += sprintf(out, "%%%02X", *text);
  *out = 0;
}
