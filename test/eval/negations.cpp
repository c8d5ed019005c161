// What a negated condition does on its way.
// RUN: %texts %s -- -std=c++17 | FileCheck %s
#include <string>

void sink(const std::string &text);
std::string source();
bool choice();
static int add(std::string &to, const std::string &text) {
  to += text;
  return 0;
}

void of_number() {
  std::string text = "a";
  if (!add(text, source()))
    sink(text);
}
// CHECK: of_number: "a" V(result source: 256 bytes)

void of_comparison() {
  std::string text = "a";
  if (!(add(text, source()) == 1))
    sink(text);
}
// CHECK: of_comparison: "a" V(result source: 256 bytes)

void twice() {
  std::string text = "a";
  if (!!add(text, source()))
    return;
  sink(text);
}
// CHECK: twice: "a" V(result source: 256 bytes)

void of_second() {
  std::string text = "a";
  const std::string more = source();
  if (choice() && !add(text, more))
    sink(text);
}
// CHECK: of_second: "a" V(result source: 256 bytes)

void of_both() {
  std::string text = "a";
  if (!(choice() && add(text, source())))
    sink(text);
}
// CHECK: of_both: "a" ("" | V(result source: 256 bytes))

void in_loop() {
  std::string text = "a";
  while (!add(text, source()))
    sink(text);
}
// CHECK: in_loop: "a" (V(result source{{.*}}))* V(result source{{.*}})
