// Functions that a structure of pointers to them gives names.
// RUN: %check_clang_tidy -std=c11 %s uri-unencoded-data,uri-faulty-encoder %t

#include <stddef.h>
#include <string.h>

typedef struct string string;
extern const struct {
  string *(*init)(void);
  _Bool (*append_back)(string *to, const char *text);
  const char *(*text)(const string *of);
} String;
extern const struct {
  void (*write)(int level, const char *format, ...);
} Logger;
void open_url(const char *url);

void appended(const char *title) {
  string *query = String.init();
  String.append_back(query, "title=");
  String.append_back(query, title);
// CHECK-MESSAGES: :[[@LINE-1]]:29: warning: 'title' goes into query parameter 'title' without
  String.append_back(query, "&page=1");
}

// What a log gets is only read.
void url_encode(const char *text, string *to) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'url_encode' writes lowercase hex digits
  static const char digits[] = "0123456789abcdef";
// CHECK-FIXES: static const char digits[] = "0123456789ABCDEF";
  char result[256], *out = result;
  for (; *text && out < result + 250; ++text) {
    const unsigned char c = (unsigned char)*text;
    if ((c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') ||
        (c >= 'a' && c <= 'z') || strchr("-._~", c)) {
      *out++ = (char)c;
    } else {
      *out++ = '%';
      *out++ = digits[c >> 4];
      *out++ = digits[c & 15];
    }
  }
  *out = 0;
  Logger.write(1, "%s becomes %s", text, result);
  String.append_back(to, result);
}
