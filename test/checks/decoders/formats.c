// A function that expands conversions of its own drops the others.
// RUN: %check_clang_tidy %s uri-faulty-decoder %t

#include <stdio.h>
#include <string.h>

int write_option(char *string, size_t size, int kind, const char *format) {
  size_t length = 0;
  int at = 0;
  if (!format)
    return -1;
  while (length < size && format[at] != 0) {
    if (format[at] == '%') {
      at++;
      switch (format[at]) {
      case 'k':
        length += snprintf(string + length, size - length, "key");
        break;
      case 't':
        length += snprintf(string + length, size - length, kind ? "number" : "text");
        break;
      }
      at++;
    } else {
      string[length++] = format[at++];
    }
  }
  string[length < size ? length : size - 1] = '\0';
  return length;
}

// A decoder, so that the file is checked.
int url_decode(const char *text, char *out) {
// CHECK-MESSAGES: :[[@LINE-1]]:5: warning: 'url_decode' {{.*}} [uri-faulty-decoder]
  for (; *text; text++) {
    int value = *text;
    if (*text == '%') {
      sscanf(text + 1, "%2x", &value);
      text += 2;
    }
    *out++ = value;
  }
  *out = '\0';
  return 0;
}
