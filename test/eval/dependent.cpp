// Templates that no program instantiates.
// RUN: %texts %s -- -std=c++17 | FileCheck %s
#include <string>

std::string make(unsigned long first, unsigned long size);
void sink(const std::string &text);

template <typename T> struct Holder {
  struct Inner {
    T held;
  };
  void sizes(unsigned long first) { sink("a" + make(first, alignof(Inner))); }
};
// CHECK: Holder::sizes: "a" V(result make: 256 bytes)

template <int Step> struct Cut {
  void behind(const std::string &path) {
    sink(path.substr(path.rfind('/') + Step));
  }
  static void fill(char *to) {
    to[Step] = '/';
    to[0] = '\0';
  }
  void filled() {
    char to[9];
    fill(to);
    sink(to);
  }
};
// CHECK: Cut::behind: {{.*}}path
// CHECK: Cut::filled:
