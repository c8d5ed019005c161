// What a handler sees: the texts before each statement that may throw.
// RUN: %texts %s -- -std=c++17 | FileCheck %s
#include <stdexcept>
#include <string>

std::string source();
void sink(const std::string &text);

static std::string checked(const std::string &text) {
  if (text.find('/') != std::string::npos)
    throw std::invalid_argument("/");
  return text;
}

void assigned() {
  std::string text = "x";
  try {
    text = checked(source());
  } catch (const std::invalid_argument &) {
  }
  sink(text);
}
// CHECK: assigned: ("x" | V(result source: 254 bytes))

void several() {
  std::string text = "x";
  try {
    text = source();
    text = checked(source());
    text = "y";
  } catch (const std::invalid_argument &) {
    sink(text);
  }
}
// CHECK: several: {{.*}}"x"{{.*}}V(result source: 256 bytes)
