// RUN: %python %source_root/test/eval/spell.py %uri_tidy %s -- -std=c++17 | FileCheck %s
// XFAIL: *

// The text behind a std::unique_ptr that is moved is not known.

#include <memory>
#include <string>

std::string source();
void sink(const std::string &text);

void moved() {
  auto owner = std::make_unique<std::string>(source());
  auto other = std::move(owner);
  sink(*other);
}
// CHECK: moved: V(result source: 256 bytes)
