// RUN: %check_clang_tidy %s uri-faulty-decoder %t

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int value_of(char c) {
  if (c >= '0' && c <= '9')
    return c - '0';
  if (c >= 'a' && c <= 'f')
    return c - 'a' + 10;
  if (c >= 'A' && c <= 'F')
    return c - 'A' + 10;
  return -1;
}

// The digits are read, or skipped, without a test.
void url_decode_blindly(const char *in, char *out) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'url_decode_blindly' reads past the end of text that ends in '%' and turns malformed escapes into bytes (0xEF for '%zz') [uri-faulty-decoder]
  for (; *in; ++in)
    if (*in == '%') {
      *out++ = value_of(in[1]) * 16 + value_of(in[2]);
      in += 2;
    } else {
      *out++ = *in;
    }
  *out = 0;
}
void url_skip(char *text) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'url_skip' reads past the end of text that ends in '%' [uri-faulty-decoder]
  char *out = text;
  while (*text)
    if (*text == '%') {
      int high = value_of(text[1]), low = high < 0 ? -1 : value_of(text[2]);
      if (low >= 0)
        *out++ = high * 16 + low;
      text += 3;
    } else {
      *out++ = *text++;
    }
  *out = 0;
}

// Only the first digit is tested to be there.
void url_first_digit(const char *in, char *out) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'url_first_digit' reads past the end of text that ends in '%4' [uri-faulty-decoder]
  while (*in) {
    if (*in == '%' && isxdigit((unsigned char)in[1])) {
      const int low = value_of(in[2]);
      if (low >= 0)
        *out++ = value_of(in[1]) * 16 + low;
      in += 3;
    } else {
      *out++ = *in++;
    }
  }
  *out = 0;
}

// Two characters are copied to where a number is read.
char *url_copied(const char *text) {
// CHECK-MESSAGES: :[[@LINE-1]]:7: warning: 'url_copied' reads past the end of text that ends in '%' and turns malformed escapes into bytes (0x04 for '%4z') [uri-faulty-decoder]
  char *result = malloc(strlen(text) + 1), *out = result;
  for (; *text; ++text) {
    if (*text == '%') {
      char digits[3];
      memcpy(digits, text + 1, 2);
      digits[2] = 0;
      *out++ = (char)strtol(digits, NULL, 16);
      text += 2;
    } else {
      *out++ = *text;
    }
  }
  *out = 0;
  return result;
}

// A number can have a sign, and ends before what is no digit.
int url_scanned(const char *in, size_t length, char *out, size_t size) {
// CHECK-MESSAGES: :[[@LINE-1]]:5: warning: 'url_scanned' turns malformed escapes into bytes (0x04 for '%4z') [uri-faulty-decoder]
  size_t i, used = 0;
  for (i = 0; i < length && used + 1 < size; ++i) {
    unsigned byte;
    if (in[i] == '%' && i + 2 < length && sscanf(in + i + 1, "%2x", &byte) == 1) {
      out[used++] = (char)byte;
      i += 2;
    } else {
      out[used++] = in[i];
    }
  }
  out[used] = 0;
  return (int)used;
}
int url_whole_number(const char *in, size_t length, char *out) {
// CHECK-MESSAGES: :[[@LINE-1]]:5: warning: 'url_whole_number' takes signs or blanks for hex digits (0x04 for '%+4') [uri-faulty-decoder]
  size_t i, used = 0;
  for (i = 0; i < length; ++i) {
    if (in[i] == '%' && i + 2 < length) {
      char digits[3] = {in[i + 1], in[i + 2], 0}, *end;
      const unsigned long byte = strtoul(digits, &end, 16);
      if (end == digits + 2) {
        out[used++] = (char)byte;
        i += 2;
        continue;
      }
    }
    out[used++] = in[i];
  }
  return (int)used;
}

// Letters and digits are not hex digits.
void url_alnum(char *text) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'url_alnum' turns malformed escapes into bytes ('S' for '%zz') [uri-faulty-decoder]
  char *out = text;
  for (; *text; ++text) {
    if (*text == '%' && isalnum((unsigned char)text[1]) &&
        isalnum((unsigned char)text[2])) {
      int i, byte = 0;
      for (i = 1; i <= 2; ++i)
        byte = byte * 16 + (text[i] <= '9' ? text[i] - '0' : (text[i] | 32) - 'a' + 10);
      *out++ = (char)byte;
      text += 2;
    } else {
      *out++ = *text;
    }
  }
  *out = 0;
}

// One case only.
void url_upper(const char *in, char *out) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'url_upper' does not decode escapes with lowercase digits, such as '%2f' [uri-faulty-decoder]
  static const char digits[] = "0123456789ABCDEF";
  while (*in) {
    const char *high = NULL, *low = NULL;
    if (*in == '%' && in[1] && (high = strchr(digits, in[1])) && in[2] &&
        (low = strchr(digits, in[2]))) {
      *out++ = (char)((high - digits) * 16 + (low - digits));
      in += 3;
    } else {
      *out++ = *in++;
    }
  }
  *out = 0;
}
void url_lower(const char *in, char *out) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'url_lower' does not decode escapes with uppercase digits, such as '%2F' [uri-faulty-decoder]
  static const char digits[] = "0123456789abcdef";
  while (*in) {
    const char *high = NULL, *low = NULL;
    if (*in == '%' && in[1] && (high = strchr(digits, in[1])) && in[2] &&
        (low = strchr(digits, in[2]))) {
      *out++ = (char)((high - digits) << 4 | (low - digits));
      in += 3;
    } else {
      *out++ = *in++;
    }
  }
  *out = 0;
}

// A wrong entry: 'e' is 14.
static const signed char table[128] = {
    ['0'] = 1,  ['1'] = 2,  ['2'] = 3,  ['3'] = 4,  ['4'] = 5,  ['5'] = 6,
    ['6'] = 7,  ['7'] = 8,  ['8'] = 9,  ['9'] = 10, ['a'] = 11, ['b'] = 12,
    ['c'] = 13, ['d'] = 14, ['e'] = 14, ['f'] = 16, ['A'] = 11, ['B'] = 12,
    ['C'] = 13, ['D'] = 14, ['E'] = 15, ['F'] = 16};
void url_table(const unsigned char *in, char *out) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'url_table' decodes the escapes of '.', '>', 'N', '^', 'n', '~', 0x8E, 0x9E, 0xAE, 0xBE, 0xCE and 3 more to other bytes ('-' for '%2e') [uri-faulty-decoder]
  for (; *in; ++in) {
    if (*in == '%' && in[1] < 128 && table[in[1]] && in[2] < 128 && table[in[2]]) {
      *out++ = (char)((table[in[1]] - 1) * 16 + table[in[2]] - 1);
      in += 2;
    } else {
      *out++ = (char)*in;
    }
  }
  *out = 0;
}

// A negative char is an index.
void url_negative(char *text) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'url_negative' reads outside its table for digits from 0x80 on [uri-faulty-decoder]
  static const signed char digits[128] = {
      ['0'] = 16, ['1'] = 1,  ['2'] = 2,  ['3'] = 3,  ['4'] = 4,  ['5'] = 5,
      ['6'] = 6,  ['7'] = 7,  ['8'] = 8,  ['9'] = 9,  ['a'] = 10, ['b'] = 11,
      ['c'] = 12, ['d'] = 13, ['e'] = 14, ['f'] = 15, ['A'] = 10, ['B'] = 11,
      ['C'] = 12, ['D'] = 13, ['E'] = 14, ['F'] = 15};
  char *out = text;
  for (; *text; ++text) {
    if (*text == '%' && digits[(int)text[1]] && digits[(int)text[2]]) {
      *out++ = (char)((digits[(int)text[1]] & 15) << 4 | (digits[(int)text[2]] & 15));
      text += 2;
    } else {
      *out++ = *text;
    }
  }
  *out = 0;
}

// The output is searched again.
void url_again(char *text) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'url_again' decodes its own output ('%2541' becomes 'A') [uri-faulty-decoder]
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

// The order: what was '%2B' is a '+' then.
void form_late(char *text) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'form_late' turns '%2B' into a space [uri-faulty-decoder]
  char *in = text, *out = text;
  while (*in) {
    if (*in == '%' && isxdigit((unsigned char)in[1]) && isxdigit((unsigned char)in[2])) {
      *out++ = (char)(value_of(in[1]) << 4 | value_of(in[2]));
      in += 3;
    } else {
      *out++ = *in++;
    }
  }
  *out = 0;
  for (out = text; *out; ++out)
    if (*out == '+')
      *out = ' ';
}

// In a path, '+' is a '+'.
void decode_url_path(char *path) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'decode_url_path' turns '+' into a space, although it means '+' in a path [uri-faulty-decoder]
  char *out = path;
  for (; *path; ++path) {
    if (*path == '+') {
      *out++ = ' ';
    } else if (*path == '%' && value_of(path[1]) >= 0 && value_of(path[2]) >= 0) {
      *out++ = (char)(value_of(path[1]) << 4 | value_of(path[2]));
      path += 2;
    } else {
      *out++ = *path;
    }
  }
  *out = 0;
}

// An option does not matter if the defect is there with each of its values.
void query_option(const char *in, char *out, int is_form) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'query_option' turns malformed escapes into bytes (0x0A for '%zz') [uri-faulty-decoder]
  while (*in) {
    if (*in == '%' && in[1] && in[2]) {
      *out++ = (char)(value_of(in[1]) * 16 + value_of(in[2]) + (value_of(in[1]) < 0 ? 27 : 0));
      in += 3;
    } else {
      *out++ = *in == '+' && is_form ? ' ' : *in;
      ++in;
    }
  }
  *out = 0;
}

// One caller has tested every escape. Of what another passes, nothing is known.
struct handle;
const char *text_of(struct handle *text);
static int are_escapes_right(const char *in) {
  for (; *in; ++in)
    if (*in == '%' && (value_of(in[1]) < 0 || value_of(in[2]) < 0))
      return 0;
  return 1;
}
static void copy_decoded(const char *in, char *out) {
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
int decode_url_text(const char *in, char *out) {
  if (!are_escapes_right(in))
    return -1;
  copy_decoded(in, out);
  return 0;
}
int decode_url_handle(struct handle *text, char *out) {
  const char *in = text_of(text);
  if (!are_escapes_right(in))
    return -1;
  copy_decoded(in, out);
  return 0;
}
