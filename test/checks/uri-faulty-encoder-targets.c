// A va_list is an array, a structure, or a pointer like that of a text.
// RUN: %check_clang_tidy %s uri-faulty-encoder %t -- -- --target=x86_64-linux-gnu
// RUN: %check_clang_tidy %s uri-faulty-encoder %t -- -- --target=aarch64-linux-gnu
// RUN: %check_clang_tidy %s uri-faulty-encoder %t -- -- --target=arm-linux-gnueabihf
// RUN: %check_clang_tidy %s uri-faulty-encoder %t -- -- --target=i386-linux-gnu
// RUN: %check_clang_tidy %s uri-faulty-encoder %t -- -- --target=x86_64-pc-windows-msvc

typedef __builtin_va_list va_list;
typedef __SIZE_TYPE__ size_t;
char *strchr(const char *text, int c);
size_t strlen(const char *text);
int snprintf(char *to, size_t size, const char *format, ...);
int vsnprintf(char *to, size_t size, const char *format, va_list arguments);

static int is_plain(unsigned char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
         (c >= '0' && c <= '9') || (c && strchr("-._~", c));
}

// Functions that take text.
static char *put_escape(char *to, unsigned char c) {
// CHECK-MESSAGES: :[[@LINE-1]]:14: warning: 'put_escape' writes lowercase hex digits [uri-faulty-encoder]
  static const char digits[] = "0123456789abcdef";
// CHECK-FIXES: static const char digits[] = "0123456789ABCDEF";
  *to++ = '%';
  *to++ = digits[c >> 4];
  *to++ = digits[c & 15];
  return to;
}
void url_escape(char *to, const char *text) {
  for (; *text; text++)
    if (is_plain((unsigned char)*text))
      *to++ = *text;
    else
      to = put_escape(to, (unsigned char)*text);
  *to = '\0';
}

static char *put_text(char *to, char *digits) {
  snprintf(to, 4, "%%%s", digits);
  return to + strlen(to);
}
void url_escape_digits(char *to, const char *text) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'url_escape_digits' writes lowercase hex digits [uri-faulty-encoder]
  for (; *text; text++) {
    char digits[3];
    snprintf(digits, sizeof digits, "%02x", (unsigned char)*text);
// CHECK-FIXES: snprintf(digits, sizeof digits, "%02X", (unsigned char)*text);
    if (is_plain((unsigned char)*text))
      *to++ = *text;
    else
      to = put_text(to, digits);
  }
  *to = '\0';
}

// Functions that take arguments as printf() does.
static void vprint(char *to, size_t size, const char *format,
                   va_list arguments) {
  va_list again;
  __builtin_va_copy(again, arguments);
  vsnprintf(to, size, format, again);
  __builtin_va_end(again);
}
static char *print(char *to, const char *format, ...) {
  va_list arguments;
  __builtin_va_start(arguments, format);
  vprint(to, 12, format, arguments);
  __builtin_va_end(arguments);
  return to + strlen(to);
}
void url_escape_print(char *to, const char *text) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'url_escape_print' writes lowercase hex digits [uri-faulty-encoder]
  for (; *text; text++)
    if (is_plain((unsigned char)*text))
      *to++ = *text;
    else
      to = print(to, "%%%02x", (unsigned char)*text);
// CHECK-FIXES: to = print(to, "%%%02X", (unsigned char)*text);
  *to = '\0';
}

static char *put_all(char *to, int count, ...) {
  va_list rest;
  __builtin_va_start(rest, count);
  for (int i = 0; i < count; i++)
    *to++ = (char)__builtin_va_arg(rest, int);
  __builtin_va_end(rest);
  return to;
}
void url_escape_one_by_one(char *to, const char *text) {
// CHECK-MESSAGES: :[[@LINE-1]]:6: warning: 'url_escape_one_by_one' writes lowercase hex digits [uri-faulty-encoder]
  static const char digits[] = "0123456789abcdef";
// CHECK-FIXES: static const char digits[] = "0123456789ABCDEF";
  for (const unsigned char *c = (const unsigned char *)text; *c; c++)
    if (is_plain(*c))
      *to++ = (char)*c;
    else
      to = put_all(to, 3, '%', digits[*c >> 4], digits[*c & 15]);
  *to = '\0';
}
