// Classes for strings with memory of their own, and texts that are copied
// character by character.
// RUN: %texts %s -- -std=c++17 | FileCheck %s
#include <cstdlib>
#include <cstring>
#include <string>

void sink(const char *text);
const char *source();

class Str {
public:
  Str() : data(nullptr), length(0), room(0) {
    grow(16);
    data[0] = 0;
  }
  Str(const char *text) : Str() { append(text); }
  const char *c_str() const { return data; }
  Str &append(const char *text) {
    if (!text)
      return *this;
    const int n = static_cast<int>(strlen(text));
    grow(length + n + 1);
    memcpy(data + length, text, n + 1);
    length += n;
    return *this;
  }
  Str &append(char c) {
    grow(length + 2);
    data[length++] = c;
    data[length] = 0;
    return *this;
  }
  Str withoutColors() const {
    Str result;
    for (int i = 0; i < length; ++i) {
      if (data[i] == '^') {
        ++i;
        continue;
      }
      result.append(data[i]);
    }
    return result;
  }

private:
  void grow(int needed) {
    if (needed <= room)
      return;
    room = needed + 8;
    data = static_cast<char *>(realloc(data, room));
  }

  char *data;
  int length, room;
};

// CHECK: appends: "http://x/?q=" V(result source: 256 bytes)
void appends() {
  Str url("http://x/?q=");
  url.append(source());
  sink(url.c_str());
}

// Each object has its own memory.
// CHECK: twoObjects: "a"
// CHECK: twoObjects: "b"
void twoObjects() {
  Str a("a"), b("b");
  sink(a.c_str());
  sink(b.c_str());
}

// CHECK: perCharacter: "/?q=" (V(result source slice: 255 bytes))*
void perCharacter() {
  Str url("/?q=");
  url.append(Str(source()).withoutColors().c_str());
  sink(url.c_str());
}

char *duplicate(const char *text) {
  char *result = static_cast<char *>(malloc(strlen(text) + 1));
  strcpy(result, text);
  return result;
}

// CHECK: twoCalls: "a"
// CHECK: twoCalls: "b"
void twoCalls() {
  char *a = duplicate("a"), *b = duplicate("b");
  sink(a);
  sink(b);
}

// CHECK: manyLevels: "b"
char *again(const char *text) { return duplicate(text); }
void manyLevels() {
  char *a = again("a"), *b = again("b");
  free(a);
  sink(b);
}

// CHECK: copies: (V(result source slice: 256 bytes))*
void copies() {
  char buffer[100] = "", *p = buffer;
  for (const char *from = source(); *from; ++from)
    *p++ = *from;
  *p = 0;
  sink(buffer);
}

// CHECK: copiesToTheEnd: "/?q=" (V(result source slice: 256 bytes))*
void copiesToTheEnd() {
  char buffer[100];
  strcpy(buffer, "/?q=");
  char *p = buffer + strlen(buffer);
  for (const char *from = source(); *from; ++from)
    *p++ = *from;
  *p = 0;
  sink(buffer);
}

// CHECK: optional: "/?q=" V(parameter q: 256 bytes)
// CHECK: optional: "/" ("" | "?q=" V(parameter q: 256 bytes))
std::string build(const char *q) {
  std::string result = "/?q=";
  if (q)
    result += q;
  return result;
}
std::string pathFor(const char *q) {
  std::string result = "/";
  if (q) {
    result += "?q=";
    result += q;
  }
  return result;
}
void optional(const char *q) {
  sink(build(q).c_str());
  sink(pathFor(q).c_str());
}

struct Base {
  std::string url;
  explicit Base(const std::string &host) : url("http://" + host) {}
};
struct Derived : Base {
  explicit Derived(const std::string &host) : Base(host + "/x") {}
};
// CHECK: inherits: "http://" V(result source: 256 bytes) "/x"
void inherits() { sink(Derived(source()).url.c_str()); }
