// Encoders of which no name says that they are for URIs.
// RUN: %check_clang_tidy -std=c11 %s uri-faulty-encoder %t
// RUN: %check_clang_tidy -std=c11 -check-suffix=POSSIBLE %s uri-faulty-encoder %t -- -config="{CheckOptions: {uri-faulty-encoder.MinConfidence: possible}}"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

void escape(char *out, const char *text) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'escape' sign-extends 0x80 to 0xFF
// CHECK-MESSAGES-POSSIBLE: :[[@LINE-2]]:6: warning: 'escape' sign-extends 0x80 to 0xFF
  for (; *text; text++)
    if (isalnum((unsigned char)*text))
      *out++ = *text;
    else
      out += sprintf(out, "%%%02X", *text);
// CHECK-FIXES: out += sprintf(out, "%%%02X", (unsigned char)*text);
// CHECK-FIXES-POSSIBLE: out += sprintf(out, "%%%02X", (unsigned char)*text);
  *out = 0;
}
// Any decoder of URIs reads it; if it is for something else, it is right.
void token(char *out, const char *text) {
// CHECK-MESSAGES-POSSIBLE: :[[@LINE-1]]:6: warning: 'token' writes lowercase hex digits
  for (; *text; text++)
    if (isalnum((unsigned char)*text))
      *out++ = *text;
    else
      out += sprintf(out, "%%%02x", (unsigned char)*text);
// CHECK-FIXES-POSSIBLE: out += sprintf(out, "%%%02X", (unsigned char)*text);
  *out = 0;
}
// The names of files.
void cache_file(char *out, const char *text) {
  for (; *text; text++)
    if (isalnum((unsigned char)*text))
      *out++ = *text;
    else
      out += sprintf(out, "%%%02X", *text);
  *out = 0;
}
// So its set says, whatever its name says.
void url_entry(char *out, const char *text) {
  for (; *text; text++)
    if (strchr("\\/:*?\"<>|", *text))
      out += sprintf(out, "%%%02x", *text);
    else
      *out++ = *text;
  *out = 0;
}
// Words that are written together.
void my_urlencodestr(char *out, const char *text) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'my_urlencodestr' writes lowercase hex digits
// CHECK-MESSAGES-POSSIBLE: :[[@LINE-2]]:6: warning: 'my_urlencodestr' writes lowercase hex digits
  for (; *text; text++)
    if (isalnum((unsigned char)*text) || strchr("-._~", *text))
      *out++ = *text;
    else
      out += sprintf(out, "%%%02x", (unsigned char)*text);
// CHECK-FIXES: out += sprintf(out, "%%%02X", (unsigned char)*text);
// CHECK-FIXES-POSSIBLE: out += sprintf(out, "%%%02X", (unsigned char)*text);
  *out = 0;
}
// It keeps the delimiters of paths and queries.
void add_hex(char *out, const char *text) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'add_hex' encodes '-', '.', '_' and '~', which do not need it
// CHECK-MESSAGES-POSSIBLE: :[[@LINE-2]]:6: warning: 'add_hex' encodes '-', '.', '_' and '~', which do not need it
  for (; *text; text++)
    if (isalnum((unsigned char)*text) || strchr("+&/=?", *text))
      *out++ = *text;
    else
      out += sprintf(out, "%%%02X", (unsigned char)*text);
  *out = 0;
}
// Braces are not allowed in a URI.
void add_more(char *out, const char *text) {
  for (; *text; text++)
    if (isalnum((unsigned char)*text) || strchr("+&/=?{}", *text))
      *out++ = *text;
    else
      out += sprintf(out, "%%%02x", (unsigned char)*text);
  *out = 0;
}
