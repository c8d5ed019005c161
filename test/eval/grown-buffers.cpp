// Buffers that grow into new memory, which the text is copied to.
// RUN: %texts %s -- -std=c++17 | FileCheck %s
#include <cstdlib>
#include <cstring>

void sink(const char *text);

class Text {
public:
  Text(const char *s = "")
      : len(std::strlen(s)), cap(len + 1), buf(new char[cap]) {
    std::memcpy(buf, s, cap);
  }
  ~Text() { delete[] buf; }
  Text &operator+=(const char *s) { return add(s, std::strlen(s)); }
  const char *c_str() const { return buf; }

private:
  Text &add(const char *s, size_t n) {
    if (len + n + 1 > cap) {
      char *bigger = new char[cap = 2 * (len + n + 1)];
      std::memcpy(bigger, buf, len);
      delete[] buf;
      buf = bigger;
    }
    std::memcpy(buf + len, s, n);
    buf[len += n] = 0;
    return *this;
  }
  size_t len, cap;
  char *buf;
};

// Once, and the end is no part of it.
void appended(const char *value) {
  Text text("a=");
  text += value;
  sink(text.c_str());
}
// CHECK: appended: "a=" ("" | V(parameter value: 256 bytes))

void copied(const char *value) {
  Text text(value);
  sink(text.c_str());
}
// CHECK-NEXT: copied: V(parameter value: 256 bytes)
