// Loops and algorithms over the elements of containers.
// RUN: %texts %s -- -std=c++17 | FileCheck %s
#include <algorithm>
#include <numeric>
#include <string>
#include <vector>

std::string source();
void sink(const std::string &text);

void folded() {
  const std::vector<std::string> list = {source()};
  sink(std::accumulate(list.begin(), list.end(), std::string("a"),
                       [](const std::string &all, const std::string &each) {
                         return all + "&" + each;
                       }));
}
// CHECK: folded: "a" ("&" V(result source: 256 bytes))*

void changed() {
  std::vector<std::string> list = {source()};
  for (std::string &each : list)
    each = "x" + each;
  sink(list.front());
}
// CHECK: changed: "x" V(result source: 256 bytes)

void changed_until() {
  std::vector<std::string> list = {source()};
  for (std::string &each : list) {
    if (each.empty())
      break;
    each = "x" + each;
  }
  sink(list.front());
}
// CHECK: changed_until: (V(result source: 256 bytes) |
// CHECK-SAME: {{^}} "x" V(result source: 256 bytes))

namespace absl {
template <class List, class Formatter>
std::string StrJoin(const List &, const char *, Formatter &&) {
  return "";
}
} // namespace absl

void joined_by_formatter() {
  const std::vector<std::string> list = {source()};
  sink(absl::StrJoin(list, "&", [](std::string *to, const std::string &each) {
    to->append("x" + each);
  }));
}
// CHECK: joined_by_formatter: "x" V(result source: 256 bytes)
// CHECK-SAME: {{^}} ("&" "x" V(result source: 256 bytes))*

struct Formatter {
  void operator()(std::string *, const std::string &) const;
};

void joined_by_unknown() {
  const std::vector<std::string> list = {source()};
  sink(absl::StrJoin(list, "&", Formatter()));
}
// CHECK: joined_by_unknown: V(lost: lost, 256 bytes)

// Another statement of the loop changes an element that comes later.
void changed_in_the_loop() {
  std::vector<std::string> list;
  list.push_back(source());
  list.push_back("b");
  for (const std::string &each : list) {
    sink(each);
    list[1] = "c";
  }
}
// CHECK: changed_in_the_loop: ("b" | V(result source: 256 bytes) | "c"){{$}}
