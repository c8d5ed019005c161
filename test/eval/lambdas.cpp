// Lambdas that run several times, and find another state each time.
// RUN: %texts %s -- -std=c++17 | FileCheck %s
#include <functional>
#include <string>

void sink(const std::string &text);
std::string source();
void run(const std::function<void()> &code);

void changed_by_itself() {
  std::string field = "a";
  auto print = [&] {
    sink(field);
    field = "b";
  };
  print();
  print();
}
// CHECK: changed_by_itself: ("a" | "b")

void changed_before_call() {
  std::string field = "a";
  auto print = [&] { sink("x" + field); };
  field = source();
  print();
}
// CHECK: changed_before_call: "x" ("a" | V(result source: 256 bytes))

void called_by_lambda() {
  std::string field = "a";
  auto print = [&] { sink(field); };
  auto twice = [&] {
    field = "b";
    print();
  };
  twice();
}
// CHECK: called_by_lambda: ("a" | "b")

void called_by_unknown_code() {
  std::string field = "a";
  auto print = [&] { sink(field); };
  run([&] {
    field = "b";
    print();
  });
}
// CHECK: called_by_unknown_code: ("a" | "b")

void parameter() {
  auto print = [](const std::string &text, std::string other) {
    sink(text + other);
  };
  print("a", "b");
  print("c", "d");
}
// CHECK: parameter: V(parameter text: 256 bytes) V(parameter other: 256 bytes)

void within_lambda() {
  std::string field = "a";
  auto outer = [&] {
    auto inner = [&] { sink(field); };
    field = "b";
    inner();
  };
  outer();
}
// CHECK: within_lambda: ("a" | "b")

// A loop that runs twice, with calls that repeat.
std::string url_encode(const std::string &text);
void in_two_rounds() {
  std::string field = source();
  for (int i = 0; i < 2; ++i) {
    auto print = [&] { sink("x" + field); };
    print();
    const std::string list = url_encode(source());
    field = "b";
  }
}
// CHECK: in_two_rounds: "x" (V(result source: 256 bytes) | "b")
