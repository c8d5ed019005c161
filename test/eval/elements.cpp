// Loops and algorithms over the elements of containers.
// RUN: %texts %s -- -std=c++17 | FileCheck %s
#include <algorithm>
#include <array>
#include <map>
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

// The elements of std::array and the values of a map keep their keys; those of
// a vector move.
void array_element() {
  std::array<std::string, 2> list = {{source(), "a"}};
  sink(list[1]);
}
// CHECK: array_element: "a"

void array_assigned(unsigned at) {
  std::array<std::string, 2> list = {{"a", "b"}};
  list[0] = source();
  list[at] = "c";
  sink(list.at(1));
}
// CHECK: array_assigned: ("b" | "c")

void number_key() {
  std::map<int, std::string> values;
  values[1] = source();
  values[2] = "a";
  sink(values[2]);
}
// CHECK: number_key: "a"

void vector_element() {
  std::vector<std::string> list = {source(), "a"};
  list.insert(list.begin(), "b");
  sink(list[2]);
}
// CHECK: vector_element: ({{.*}}V(result source: 256 bytes){{.*}})

// An algorithm can put any element in the place of another.
void sorted() {
  std::string list[] = {source(), "a"};
  std::sort(list, list + 2);
  sink(list[1]);
}
// CHECK: sorted: ("a" | V(result source: 256 bytes))

void rotated() {
  std::array<std::string, 2> list = {{source(), "a"}};
  std::rotate(list.begin(), list.begin() + 1, list.end());
  sink(list[1]);
}
// CHECK: rotated: ("a" | V(result source: 256 bytes))

struct Pair {
  std::string name, value;
};

void sorted_structures() {
  Pair list[] = {{"a", source()}, {"b", "x"}};
  std::sort(std::begin(list), std::end(list),
            [](const Pair &l, const Pair &r) { return l.name < r.name; });
  sink(list[1].value);
}
// CHECK: sorted_structures: ("x" | V(result source: 256 bytes))
