// RUN: %check_clang_tidy %s uri-unencoded-data %t -- -- -isystem %clang_tidy_headers

#include <string>

// In a template, lists of initializers have no type.
template <class T> struct Base {
  Base(T First, T Second);
};
template <class T> struct Search : Base<T> {
  T Copy;
  std::string Url;
  Search(T First, const std::string &Name)
      : Base<T>(First, First), Copy(First),
        Url("https://h.example/?name=" + Name) {}
// CHECK-MESSAGES: :[[@LINE-1]]:42: warning: 'Name' goes into query parameter 'name' {{.*}} [uri-unencoded-data]
  void set(T First, const std::string &Name) {
    T Local(First, 1);
    Copy = T(Local, 2);
    Url = "https://h.example/?name=" + Name;
// CHECK-MESSAGES: :[[@LINE-1]]:40: warning: 'Name' goes into query parameter 'name' {{.*}} [uri-unencoded-data]
  }
};
