// Pointers to buffers, and to texts that calls return.
// RUN: %texts %s -- | FileCheck %s
char *strcpy(char *to, const char *from);
char *strcat(char *to, const char *from);
char *source(void);
void sink(const char *text);

void of_buffer(void) {
  char buffer[100];
  const char *text = buffer;
  strcpy(buffer, "x");
  strcat(buffer, source());
  sink(text);
}
// CHECK: of_buffer: "x" V(result source: 256 bytes)

void of_result(void) {
  char *text = source();
  strcat(text, "x");
  sink(text);
}
// CHECK: of_result: V(result source: 256 bytes) "x"

static int digit(char c) {
  if (c >= '0' && c <= '9')
    return c - '0';
  if (c >= 'a' && c <= 'f')
    return c - 'a' + 10;
  return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

static void decode(char *to, const char *text) {
  for (; *text; ++text) {
    if (*text == '%' && digit(text[1]) >= 0 && digit(text[2]) >= 0) {
      *to++ = (char)(digit(text[1]) * 16 + digit(text[2]));
      text += 2;
    } else {
      *to++ = *text;
    }
  }
  *to = 0;
}

void run(void) {
  char buffer[100];
  decode(buffer, source());
  sink(buffer);
}
// CHECK: run: V(result source decode: 256 bytes)

char *strchr(const char *text, int c);
char *strdup(const char *text);

void found_in_result(void) {
  sink(strchr(source(), '/'));
}
// CHECK: found_in_result: V(result source slice: 256 bytes)

void one_of_two(int choice) {
  char buffer[100];
  strcpy(buffer, "x");
  sink(strdup(choice ? buffer : source()));
}
// CHECK: one_of_two: ("x" | V(result source: 256 bytes))
