// A function that escapes the delimiters of another protocol, and writes the escape of another
// character for some.
// RUN: %check_clang_tidy %s uri-faulty-encoder %t

#include <stdio.h>
#include <string.h>

void encode_tag(const char *text, char *out) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'encode_tag' writes wrong escapes for 0x0A and 0x0D ('%0C' for 0x0A) [uri-faulty-encoder]
  for (; *text; text++) {
    switch (*text) {
    case ' ': strcpy(out, "%20"); out += 3; break;
    case '[': strcpy(out, "%5B"); out += 3; break;
    case ']': strcpy(out, "%5D"); out += 3; break;
    case ':': strcpy(out, "%3A"); out += 3; break;
    case '\n': strcpy(out, "%0C"); out += 3; break;
    case '\r': strcpy(out, "%0A"); out += 3; break;
    default: *out++ = *text;
    }
  }
  *out = '\0';
}

// All of them are right, or some are no escapes of characters.
void encode_line(const char *text, char *out) {
  for (; *text; text++) {
    switch (*text) {
    case ' ': strcpy(out, "%20"); out += 3; break;
    case '\n': strcpy(out, "%0A"); out += 3; break;
    case '\r': strcpy(out, "%0D"); out += 3; break;
    default: *out++ = *text;
    }
  }
  *out = '\0';
}
void encode_format(const char *text, char *out) {
  for (; *text; text++) {
    switch (*text) {
    case ' ': strcpy(out, "%20"); out += 3; break;
    case ':': strcpy(out, "%3A"); out += 3; break;
    case '%': strcpy(out, "%%"); out += 2; break;
    default: *out++ = *text;
    }
  }
  *out = '\0';
}

// Broken escapes are wrong in the name of a file, too.
#define IS_PLAIN(c)                                                            \
  (((c) >= '0' && (c) <= '9') || ((c) >= 'A' && (c) <= 'Z') ||                 \
   ((c) >= 'a' && (c) <= 'z') || strchr("-_.~", (c)) != NULL)
void encode_filename(const char *name, char *out) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'encode_filename' sign-extends 0x80 to 0xFF ('%FFFFFFC3' for 0xC3) [uri-faulty-encoder]
// CHECK-FIXES: out += sprintf(out, "%%%02X", (unsigned char)*name);
  for (; *name; name++)
    if (IS_PLAIN(*name))
      *out++ = *name;
    else
      out += sprintf(out, "%%%02X", *name);
  *out = '\0';
}
void encode_filename_lower(const char *name, char *out) {
  for (; *name; name++)
    if (IS_PLAIN(*name))
      *out++ = *name;
    else
      out += sprintf(out, "%%%02x", (unsigned char)*name);
  *out = '\0';
}
