// Functions that append to a text, and return an error code where they cannot.
// RUN: %texts %s -- -std=c++17 | FileCheck %s
#include <cstdlib>
#include <cstring>
#include <string>

void sink(const char *text);
const char *source();

struct Buffer {
  char *text;
  size_t length, size;
  bool isBroken;
};

enum Status { Ok, OutOfMemory, TooLarge };

static Status reserve(Buffer &b, size_t more) {
  if (b.length + more > 65536)
    return TooLarge;
  char *longer = static_cast<char *>(realloc(b.text, b.length + more));
  if (!longer) {
    free(b.text);
    b.text = nullptr;
    return OutOfMemory;
  }
  b.text = longer;
  return Ok;
}

static Status add(Buffer &b, const char *text) {
  const size_t length = strlen(text);
  const Status status = reserve(b, length + 1);
  if (status)
    return status;
  memcpy(b.text + b.length, text, length + 1);
  b.length += length;
  return Ok;
}

static Status addPair(Buffer &b, const char *key, const char *value) {
  Status status = add(b, key);
  if (status != Ok)
    return status;
  if ((status = add(b, "=")) != Ok)
    return status;
  return add(b, value);
}

// CHECK: appends: "http://x/?" "a" "=" V(result source: 256 bytes) "&" "b" "="
// CHECK-SAME: {{ *}}V(result source: 256 bytes)
void appends() {
  Buffer b = {};
  add(b, "http://x/?");
  addPair(b, "a", source());
  add(b, "&");
  addPair(b, "b", source());
  sink(b.text);
}

static bool print(char *to, size_t *used, size_t size, const char *text) {
  if (*used + strlen(text) >= size)
    return false;
  strcpy(to + *used, text);
  *used += strlen(text);
  return true;
}

static int printAll(char *to, size_t size, const char *path) {
  size_t used = 0;
  if (!print(to, &used, size, "/get/"))
    return -1;
  if (!print(to, &used, size, path))
    return -2;
  if (!print(to, &used, size, ".html"))
    return -3;
  return static_cast<int>(used);
}

// CHECK: fills: "/get/" V(result source: 256 bytes) ".html"
void fills() {
  char path[64] = "";
  if (printAll(path, sizeof path, source()) > 0)
    sink(path);
}

struct Url {
  std::string text;
  const char *error = nullptr;
  size_t room = 1000;
  bool take(size_t length) {
    if (length > room)
      return false;
    room -= length;
    return true;
  }
  Url *add(const char *part) {
    if (!take(strlen(part))) {
      error = "too long";
      return nullptr;
    }
    text += part;
    return this;
  }
};

// CHECK: methods: "http://x/" V(result source: 256 bytes) "/y"
void methods() {
  Url url;
  if (url.add("http://x/") && url.add(source()) && url.add("/y"))
    sink(url.text.c_str());
}

static bool build(std::string &to, const char *name) {
  to.clear();
  void *memory = malloc(strlen(name) + 16);
  if (memory == nullptr)
    return false;
  to = "http://y/";
  to += name;
  return true;
}

// CHECK: builds: "http://y/" V(result source: 256 bytes)
void builds() {
  std::string url = "none";
  if (build(url, source()))
    sink(url.c_str());
}

static void append(Buffer *b, const char *text) {
  if (reserve(*b, strlen(text) + 1) != Ok) {
    b->isBroken = true;
    return;
  }
  strcpy(b->text + b->length, text);
  b->length += strlen(text);
}

// CHECK: without_result: "http://w/" V(result source: 256 bytes) "#x"
void without_result() {
  Buffer b = {};
  append(&b, "http://w/");
  append(&b, source());
  append(&b, "#x");
  sink(b.text);
}

// Whether it appends depends on the text.
static bool addUnlessEmpty(std::string &to, const std::string &name) {
  if (name.empty() || name[0] == '.')
    return false;
  to += "&n=";
  to += name;
  return true;
}

// CHECK: unless_empty: "http://z/" ("" | "&n=" V(result source: 256 bytes))
void unless_empty() {
  std::string url = "http://z/";
  addUnlessEmpty(url, source());
  sink(url.c_str());
}

// Both ways are a success.
static int addIf(bool isWanted, std::string &to, const char *name) {
  if (!isWanted)
    return 0;
  to += name;
  return 0;
}

// CHECK: optional: "http://z/" ("" | V(result source: 256 bytes))
void optional(bool isWanted) {
  std::string url = "http://z/";
  addIf(isWanted, url, source());
  sink(url.c_str());
}

// What is left there is no start of the other text.
static bool replaceIfEmpty(std::string &to, const char *name) {
  if (!to.empty())
    return false;
  to = name;
  return true;
}

// CHECK: replaced: ("http://z/" | V(result source: 256 bytes))
void replaced() {
  std::string url = "http://z/";
  replaceIfEmpty(url, source());
  sink(url.c_str());
}
