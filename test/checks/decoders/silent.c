// RUN: %check_clang_tidy %s uri-faulty-decoder %t

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int value_of(char c) {
  if (c >= '0' && c <= '9')
    return c - '0';
  c |= 32;
  return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

// What to do with a malformed escape is a decision: keep it,
void url_keep(const char *in, char *out) {
  while (*in) {
    if (*in == '%' && isxdigit((unsigned char)in[1]) && isxdigit((unsigned char)in[2])) {
      const char digits[3] = {in[1], in[2], 0};
      *out++ = (char)strtol(digits, NULL, 16);
      in += 3;
    } else {
      *out++ = *in++;
    }
  }
  *out = 0;
}
// drop it,
void url_drop(char *text) {
  char *out = text;
  for (; *text; ++text) {
    if (*text != '%') {
      *out++ = *text;
    } else if (value_of(text[1]) >= 0 && value_of(text[2]) >= 0) {
      *out++ = (char)(value_of(text[1]) << 4 | value_of(text[2]));
      text += 2;
    }
  }
  *out = 0;
}
// replace it,
void url_replace(char *text) {
  char *out = text;
  for (; *text; ++text) {
    int high, low;
    if (*text != '%') {
      *out++ = *text;
    } else if ((high = value_of(text[1])) >= 0 && (low = value_of(text[2])) >= 0) {
      *out++ = (char)(high << 4 | low);
      text += 2;
    } else {
      *out++ = '?';
    }
  }
  *out = 0;
}
// stop there,
void url_stop(char *text) {
  char *out = text;
  for (; *text; ++text) {
    if (*text == '%') {
      if (value_of(text[1]) < 0 || value_of(text[2]) < 0)
        break;
      *out++ = (char)(value_of(text[1]) << 4 | value_of(text[2]));
      text += 2;
    } else {
      *out++ = *text;
    }
  }
  *out = 0;
}
// return an error,
char *url_refuse(const char *text) {
  char *result = malloc(strlen(text) + 1), *out = result;
  if (!result)
    return NULL;
  for (; *text; ++text) {
    if (*text == '%') {
      if (value_of(text[1]) < 0 || value_of(text[2]) < 0) {
        free(result);
        return NULL;
      }
      *out++ = (char)(value_of(text[1]) << 4 | value_of(text[2]));
      text += 2;
    } else {
      *out++ = *text;
    }
  }
  *out = 0;
  return result;
}
// end the program.
void url_abort(char *text) {
  char *out = text;
  for (; *text; ++text) {
    if (*text == '%') {
      if (value_of(text[1]) < 0 || value_of(text[2]) < 0)
        abort();
      *out++ = (char)(value_of(text[1]) << 4 | value_of(text[2]));
      text += 2;
    } else {
      *out++ = *text;
    }
  }
  *out = 0;
}

// Control characters are replaced, and '%2F' is kept on purpose.
void uri_decode_segment(const char *in, char *out) {
  while (*in) {
    int high, low;
    if (*in == '%' && (high = value_of(in[1])) >= 0 && (low = value_of(in[2])) >= 0 &&
        high * 16 + low != '/') {
      const int byte = high * 16 + low;
      *out++ = byte < 32 || byte == 127 ? '_' : (char)byte;
      in += 3;
    } else {
      *out++ = *in++;
    }
  }
  *out = 0;
}

// Latin-1 becomes UTF-8.
void url_decode_latin1(const char *in, char *out) {
  while (*in) {
    int high, low;
    if (*in == '%' && (high = value_of(in[1])) >= 0 && (low = value_of(in[2])) >= 0) {
      const int byte = high * 16 + low;
      if (byte < 128) {
        *out++ = (char)byte;
      } else {
        *out++ = (char)(0xC0 | byte >> 6);
        *out++ = (char)(0x80 | (byte & 63));
      }
      in += 3;
    } else {
      *out++ = *in++;
    }
  }
  *out = 0;
}

// Two digits are there in the calls of this function.
static void decode_checked(char *url) {
  char *out = url;
  for (; *url; ++url) {
    if (*url == '%') {
      *out++ = (char)(value_of(url[1]) * 16 + value_of(url[2]));
      url += 2;
    } else {
      *out++ = *url;
    }
  }
  *out = 0;
}
static int has_good_escapes(const char *url) {
  for (; *url; ++url)
    if (*url == '%' && (!isxdigit((unsigned char)url[1]) || !isxdigit((unsigned char)url[2])))
      return 0;
  return 1;
}
int open_url(char *url) {
  if (!has_good_escapes(url))
    return -1;
  decode_checked(url);
  return 0;
}

// What decides is not known.
extern int is_escape(const char *text);
void url_unknown(char *text) {
  char *out = text;
  for (; *text; ++text) {
    if (*text == '%' && is_escape(text)) {
      *out++ = (char)(value_of(text[1]) * 16 + value_of(text[2]));
      text += 2;
    } else {
      *out++ = *text;
    }
  }
  *out = 0;
}

// Decodes until nothing is left to decode, and says so.
void url_decode_fully(char *text) {
  char *at = text;
  while ((at = strchr(at, '%'))) {
    if (value_of(at[1]) < 0 || value_of(at[2]) < 0) {
      ++at;
      continue;
    }
    *at = (char)(value_of(at[1]) << 4 | value_of(at[2]));
    memmove(at + 1, at + 3, strlen(at + 3) + 1);
  }
}

// The escapes of file names: the program writes all of them itself.
void restore(char *entry) {
  char *out = entry;
  for (; *entry; ++entry) {
    if (*entry == '%' && entry[1] && entry[2]) {
      *out++ = (char)(value_of(entry[1]) * 16 + value_of(entry[2]));
      entry += 2;
    } else {
      *out++ = *entry;
    }
  }
  *out = 0;
}

// A function that calls a decoder is not reported for what that does.
void url_wrapper(char *text) { url_decode_fully(text); }

// No decoder: a format.
int url_format(char *out, const char *format, int number) {
  return sprintf(out, format, number);
}
