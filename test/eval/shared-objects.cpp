// Functions that write to an object to which another parameter leads, too.
// RUN: %texts %s -- -std=c++17 | FileCheck %s -DV='V(result source: 256 bytes)'
#include <string>

void sink(const std::string &text);
std::string source();
static void add(std::string *to, const std::string &text) {
  *to += "/";
  *to += text;
}
static void addReversed(const std::string &text, std::string &to) {
  to += "/";
  to += text;
}
static void set(std::string &to, const std::string &text) {
  to = text + "?q=" + text;
}
static void addCopy(std::string &to, std::string text) {
  to += "/";
  to += text;
}

struct Path {
  std::string text;
  void append(const Path &other) {
    text += "/";
    text += other.text;
  }
};
static void copy(Path &to, const Path &from) {
  to.text = "a" + from.text;
  to.text += from.text;
}

void after_writing() {
  std::string text = source();
  add(&text, text);
  sink(text);
}
// CHECK: after_writing: [[V]] "/" [[V]] "/"{{$}}

void other_order() {
  std::string text = source();
  addReversed(text, text);
  sink(text);
}
// CHECK: other_order: [[V]] "/" [[V]] "/"{{$}}

void before_writing() {
  std::string text = source();
  set(text, text);
  sink(text);
}
// CHECK: before_writing: [[V]] "?q=" [[V]]{{$}}

void by_value() {
  std::string text = source();
  addCopy(text, text);
  sink(text);
}
// CHECK: by_value: [[V]] "/" [[V]]{{$}}

void method() {
  Path path;
  path.text = source();
  path.append(path);
  sink(path.text);
}
// CHECK: method: [[V]] "/" [[V]] "/"{{$}}

void fields() {
  Path path;
  path.text = source();
  copy(path, path);
  sink(path.text);
}
// CHECK: fields: "a" [[V]] "a" [[V]]{{$}}

void two_objects() {
  Path path, other;
  path.text = source();
  other.text = "b";
  path.append(other);
  sink(path.text);
}
// CHECK: two_objects: [[V]] "/" "b"{{$}}

bool choice();
void either() {
  std::string text = source();
  std::string other = "b";
  addReversed(choice() ? text : other, text);
  sink(text);
}
// CHECK: either: {{.*}}lost
