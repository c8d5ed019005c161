// Pointers that refer to an object or to a text that is in none.
// RUN: %texts %s -- -std=c++17 | FileCheck %s
#include <optional>
#include <string>
bool choice();
const char *source();
void sink(const std::string &text);

void constructed() {
  char buffer[100] = "x";
  const char *either = choice() ? buffer : source();
  std::optional<std::string> text(either);
  sink(*text);
}
// CHECK: constructed: ("x" | V(result source: 256 bytes))

void emplaced() {
  char buffer[100] = "x";
  const char *either = choice() ? buffer : source();
  std::optional<std::string> text;
  text.emplace(either);
  sink(text.value_or("y"));
}
// CHECK: emplaced: ("x" | "y" | V(result source: 256 bytes))
