//===--- decoders.c - uri-tidy ------------------------------------*- C -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Libraries: glib-2.0
// An escape is '%' and two hexadecimal digits of either case, and stands for one octet
// (RFC 3986, section 2.1); the result is not decoded again (section 2.4).

#include <ctype.h>
#include <glib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int value_of(char c) {
  if (isdigit((unsigned char)c))
    return c - '0';
  c = (char)tolower((unsigned char)c);
  return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

// Correct: malformed escapes are kept, dropped or refused.

void url_keeps_malformed(const char *in, char *out) { // correct
  while (*in) {
    int high, low;
    if (*in == '%' && (high = value_of(in[1])) >= 0 && (low = value_of(in[2])) >= 0) {
      *out++ = (char)(high << 4 | low);
      in += 3;
    } else {
      *out++ = *in++;
    }
  }
  *out = 0;
}

int url_refuses_malformed(char *text) { // correct
  char *to = text;
  for (const char *from = text; *from; ++from) {
    if (*from != '%') {
      *to++ = *from;
      continue;
    }
    if (!isxdigit((unsigned char)from[1]) || !isxdigit((unsigned char)from[2]))
      return -1;
    char digits[3] = {from[1], from[2], 0};
    *to++ = (char)strtol(digits, NULL, 16);
    from += 2;
  }
  *to = 0;
  return 0;
}

char *url_form_decoder(const char *in) { // correct
  char *result = malloc(strlen(in) + 1), *out = result;
  for (size_t i = 0, n = strlen(in); i < n; ++i) {
    unsigned c;
    if (in[i] == '+') {
      *out++ = ' ';
    } else if (in[i] == '%' && n - i > 2 && isxdigit((unsigned char)in[i + 1]) &&
               isxdigit((unsigned char)in[i + 2]) && sscanf(in + i + 1, "%2x", &c) == 1) {
      *out++ = (char)c;
      i += 2;
    } else {
      *out++ = in[i];
    }
  }
  *out = 0;
  return result;
}

GString *url_decode_to_gstring(const char *in) { // correct
  GString *out = g_string_new(NULL);
  for (; *in; in++) {
    if (in[0] == '%' && g_ascii_isxdigit(in[1]) && g_ascii_isxdigit(in[2])) {
      g_string_append_c(out, (gchar)(g_ascii_xdigit_value(in[1]) * 16 + g_ascii_xdigit_value(in[2])));
      in += 2;
    } else {
      g_string_append_c(out, *in);
    }
  }
  return out;
}

void url_states(const char *in, size_t length, char *out) { // correct
  enum { Text, First, Second } state = Text;
  int value = 0;
  for (size_t i = 0; i < length; ++i) {
    const int digit = value_of(in[i]);
    switch (state) {
    case Text:
      if (in[i] == '%')
        state = First;
      else
        *out++ = in[i];
      break;
    case First:
      value = digit;
      state = digit < 0 ? Text : Second;
      break;
    case Second:
      if (digit >= 0)
        *out++ = (char)(value * 16 + digit);
      state = Text;
      break;
    }
  }
  *out = 0;
}

// Wrong.

void url_past_the_end(const char *in, char *out) { // uri-faulty-decoder
  while (*in) {
    if (*in == '%') {
      *out++ = (char)(value_of(in[1]) * 16 + value_of(in[2]));
      in += 3;
    } else {
      *out++ = *in++;
    }
  }
  *out = 0;
}

void url_lowercase_only(const char *in, char *out) { // uri-faulty-decoder
  for (; *in; ++in) {
    if (in[0] == '%' && in[1] && in[2]) {
      int high = in[1] >= 'a' ? in[1] - 'a' + 10 : in[1] - '0';
      int low = in[2] >= 'a' ? in[2] - 'a' + 10 : in[2] - '0';
      *out++ = (char)(high * 16 + low);
      in += 2;
    } else {
      *out++ = *in;
    }
  }
  *out = 0;
}

void url_uppercase_only(char *text) { // uri-faulty-decoder
  char *out = text;
  while (*text) {
    if (*text == '%' && strchr("0123456789ABCDEF", text[1]) && strchr("0123456789ABCDEF", text[2])) {
      static const char Digits[] = "0123456789ABCDEF";
      *out++ = (char)((strchr(Digits, text[1]) - Digits) << 4 | (strchr(Digits, text[2]) - Digits));
      text += 3;
    } else {
      *out++ = *text++;
    }
  }
  *out = 0;
}

void url_takes_signs(const char *in, char *out) { // uri-faulty-decoder
  while (*in) {
    if (*in == '%' && in[1] && in[2]) {
      char digits[3] = {in[1], in[2], 0};
      *out++ = (char)strtol(digits, NULL, 16);
      in += 3;
    } else {
      *out++ = *in++;
    }
  }
  *out = 0;
}

void url_by_sscanf(const char *in, char *out) { // uri-faulty-decoder
  unsigned c;
  while (*in) {
    if (*in == '%' && sscanf(in + 1, "%2x", &c) == 1) {
      *out++ = (char)c;
      in += 3;
    } else {
      *out++ = *in++;
    }
  }
  *out = 0;
}

void url_decodes_its_output(char *text) { // uri-faulty-decoder
  char *at = text;
  while ((at = strchr(at, '%')) != NULL) {
    if (!isxdigit((unsigned char)at[1]) || !isxdigit((unsigned char)at[2])) {
      ++at;
      continue;
    }
    *at = (char)(value_of(at[1]) * 16 + value_of(at[2]));
    memmove(at + 1, at + 3, strlen(at + 3) + 1);
  }
}

void url_plus_after_escapes(char *text) { // uri-faulty-decoder
  url_keeps_malformed(text, text);
  for (; *text; ++text)
    if (*text == '+')
      *text = ' ';
}

void url_wrong_radix(const char *in, char *out) { // uri-faulty-decoder
  while (*in) {
    if (*in == '%' && isxdigit((unsigned char)in[1]) && isxdigit((unsigned char)in[2])) {
      *out++ = (char)(value_of(in[1]) * 10 + value_of(in[2]));
      in += 3;
    } else {
      *out++ = *in++;
    }
  }
  *out = 0;
}

GString *url_one_byte_to_wide(const char *in) { // not detected: uri-faulty-decoder
  GString *out = g_string_new(NULL);
  for (; *in; in++) {
    if (in[0] == '%' && g_ascii_isxdigit(in[1]) && g_ascii_isxdigit(in[2])) {
      g_string_append_unichar(out, (gunichar)(g_ascii_xdigit_value(in[1]) * 16 + g_ascii_xdigit_value(in[2])));
      in += 2;
    } else {
      g_string_append_c(out, *in);
    }
  }
  return out;
}

// Files and structures.

int url_from_file(FILE *in, FILE *out) { // correct
  int c;
  while ((c = fgetc(in)) != EOF) {
    if (c == '%') {
      const int high = fgetc(in), low = fgetc(in);
      if (!isxdigit(high) || !isxdigit(low))
        return -1;
      c = value_of((char)high) << 4 | value_of((char)low);
    }
    fputc(c, out);
  }
  return 0;
}

void url_from_file_unchecked(FILE *in, FILE *out) { // uri-faulty-decoder
  int c;
  while ((c = fgetc(in)) != EOF) {
    if (c == '%') {
      const int high = value_of((char)fgetc(in)), low = value_of((char)fgetc(in));
      c = high << 4 | low;
    }
    fputc(c, out);
  }
}

struct slice {
  char *start;
  size_t length;
};

void url_slice(struct slice *text) { // correct
  size_t to = 0;
  for (size_t i = 0; i < text->length; ++i) {
    int high, low;
    if (text->start[i] == '%' && text->length - i > 2 && (high = value_of(text->start[i + 1])) >= 0 &&
        (low = value_of(text->start[i + 2])) >= 0) {
      text->start[to++] = (char)(high << 4 | low);
      i += 2;
    } else {
      text->start[to++] = text->start[i];
    }
  }
  text->length = to;
}

void url_slice_past_the_end(struct slice *text) { // uri-faulty-decoder
  size_t to = 0;
  for (size_t i = 0; i < text->length; ++i) {
    if (text->start[i] == '%') {
      text->start[to++] = (char)(value_of(text->start[i + 1]) << 4 | value_of(text->start[i + 2]));
      i += 2;
    } else {
      text->start[to++] = text->start[i];
    }
  }
  text->length = to;
}
