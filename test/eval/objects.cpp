// Elements of containers, members with initializers, and smart pointers.
// RUN: %texts %s -- -std=c++17 | FileCheck %s
#include <array>
#include <memory>
#include <string>
#include <vector>

std::string source();
void sink(const std::string &text);

void initializer_list() {
  const std::vector<std::string> list = {source(), "b"};
  sink(list.back());
}
// CHECK: initializer_list: {{.*}}V(result source: 256 bytes)

void array() {
  std::array<std::string, 2> both = {{"a", source()}};
  sink(both[1]);
}
// CHECK: array: {{.*}}V(result source: 256 bytes)

struct Record {
  std::string text;
  std::string other = "default";
};

void aggregate() {
  Record record;
  record.text = "x";
  sink(record.text + record.other);
}
// CHECK: aggregate: "x" "default"

class Builder {
public:
  explicit Builder(const std::string &first) : text(first) {}
  std::string whole() const { return text + label; }

private:
  std::string text, label = "label";
};

void constructed() {
  Builder builder{source()};
  sink(builder.whole());
}
// CHECK: constructed: V(result source: 256 bytes) "label"

void shared() {
  std::shared_ptr<std::string> owner(new std::string(source()));
  std::shared_ptr<std::string> other = owner;
  other->append("x");
  sink(*owner);
}
// CHECK: shared: V(result source: 256 bytes) "x"

void moved() {
  auto owner = std::make_unique<std::string>(source());
  auto other = std::move(owner);
  sink(*other);
}
// CHECK: moved: V(result source: 256 bytes)

void swapped() {
  std::string first = source(), second = "x";
  std::swap(first, second);
  sink(first);
  sink(second);
}
// CHECK: swapped: "x"
// CHECK: swapped: V(result source: 256 bytes)
