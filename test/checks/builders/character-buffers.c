// RUN: %check_clang_tidy -std=c11 %s uri-unencoded-data %t

// Builders of texts that append one character after the other.

struct buffer {
  char *text;
  unsigned size, used;
};
typedef void (*put_fn)(struct buffer *to, char c);

void get(const char *url);
static char memory[500];

static void put(struct buffer *to, char c) {
  if (to->used + 1 >= to->size)
    return;
  to->text[to->used++] = c;
  to->text[to->used] = 0;
}

static void put_escaped(struct buffer *to, char c) {
  static const char digits[] = "0123456789ABCDEF";
  const unsigned char code = (unsigned char)c;
  if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
      c == '-' || c == '_' || c == '.' || c == '~') {
    put(to, c);
    return;
  }
  put(to, '%');
  put(to, digits[code >> 4]);
  put(to, digits[code & 15]);
}

static void put_all(struct buffer *to, put_fn code, const char *text) {
  while (*text)
    code(to, *text++);
}

void find(const char *title, const char *city) {
  struct buffer url = {memory, sizeof memory, 0};
  put_all(&url, put, "https://example.com/find?title=");
  put_all(&url, put_escaped, title);
  put_all(&url, put, "&city=");
  put_all(&url, put, city);
// CHECK-MESSAGES: :[[@LINE-1]]:22: warning: 'city' goes into query parameter 'city' without percent-encoding: {{.*}} [uri-unencoded-data]
  get(url.text);
}
