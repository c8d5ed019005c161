// RUN: %check_clang_tidy -check-header=%S/Inputs/headers/client.h %s uri-unencoded-data %t -- -- -isystem %clang_tidy_headers -I%S/Inputs/headers

#include "client.h"
#include <string>

// The pattern of a template is reported once, not per instantiation.
template <typename T> std::string find(const std::string &Place, T Count) {
  return "https://h.example/?n=" + std::to_string(Count) + "&q=" + Place;
// CHECK-MESSAGES: :[[@LINE-1]]:68: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
std::string instantiations(const std::string &A) {
  return find(A, 1) + find(A, 1u) + find(A, 1l);
}

// Reported at the call, because only an instantiation determines the type of the
// value.
template <typename T> std::string findAny(const T &Place) {
  return std::string("https://h.example/?q=") + Place;
}
std::string anyInstantiations(const std::string &A, const char *B) {
  return findAny(A) + findAny(B);
// CHECK-MESSAGES: :[[@LINE-1]]:18: warning: 'A' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
// CHECK-MESSAGES: :[[@LINE-2]]:31: warning: 'B' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}

// A template that is never instantiated.
template <typename T> std::string unused(const std::string &Place, T) {
  return "https://h.example/?q=" + Place;
// CHECK-MESSAGES: :[[@LINE-1]]:36: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}

// A member of a class template.
template <typename T> struct Client {
  std::string find(const std::string &Place) const {
    return "https://h.example/?q=" + Place;
// CHECK-MESSAGES: :[[@LINE-1]]:38: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  }
};
std::string members(const Client<int> &A, const Client<char> &B) {
  return A.find("a") + B.find("b");
}

// A variadic template.
template <typename... T> std::string variadic(const std::string &Place, T...) {
  return "https://h.example/?q=" + Place;
// CHECK-MESSAGES: :[[@LINE-1]]:36: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
std::string variadicUse() { return variadic("a", 1) + variadic("b", 1, 2); }

// A lambda, and one inside another.
std::string lambda(const std::string &Place) {
  const auto Make = [&] {
    return "https://h.example/?q=" + Place;
// CHECK-MESSAGES: :[[@LINE-1]]:38: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  };
  const auto Outer = [&](const std::string &Unit) {
    const auto Inner = [&] { return "https://h.example/?u=" + Unit; };
// CHECK-MESSAGES: :[[@LINE-1]]:63: warning: 'Unit' goes into query parameter 'u' without percent-encoding: {{.*}} [uri-unencoded-data]
    return Inner();
  };
  return Make() + Outer(Place);
}

// A lambda that is passed to a function, and a generic lambda.
template <typename F> void run(F Function) { Function; }
void given(const std::string &Place) {
  run([&] { return "https://h.example/?q=" + Place; });
// CHECK-MESSAGES: :[[@LINE-1]]:46: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  run([](const std::string &Unit, auto) { return "https://h.example/?u=" + Unit; });
// CHECK-MESSAGES: :[[@LINE-1]]:76: warning: 'Unit' goes into query parameter 'u' without percent-encoding: {{.*}} [uri-unencoded-data]
}

// Initialisers of a constructor.
struct Request {
  Request(const std::string &Place)
      : Url("https://h.example/?q=" + Place),
// CHECK-MESSAGES: :[[@LINE-1]]:39: warning: 'Place' goes into query parameter 'q'{{.*}} [uri-unencoded-data]
        Path(Root + "/find?q=" + Place) {}
// CHECK-MESSAGES: :[[@LINE-1]]:34: warning: 'Place' goes into query parameter 'q'{{.*}} [uri-unencoded-data]
  std::string Root = "https://h.example";
  std::string Url, Path;
};

// Initialisers of a base class and of a delegating constructor.
struct Base {
  explicit Base(const std::string &Url);
};
struct Derived : Base {
  explicit Derived(const std::string &Place)
      : Base("https://h.example/?q=" + Place) {}
// CHECK-MESSAGES: :[[@LINE-1]]:40: warning: 'Place' goes into query parameter 'q'{{.*}} [uri-unencoded-data]
};

// Default member initialisers.
std::string placeName();
struct Defaults {
  std::string Url = "https://h.example/?q=" + placeName();
// CHECK-MESSAGES: :[[@LINE-1]]:47: warning: 'placeName' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
};

// Initialisers of globals and of static locals.
std::string GlobalUrl = "https://h.example/?q=" + placeName();
// CHECK-MESSAGES: :[[@LINE-1]]:51: warning: 'placeName' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
const std::string &staticLocal() {
  static const std::string Url = "https://h.example/?q=" + placeName();
// CHECK-MESSAGES: :[[@LINE-1]]:60: warning: 'placeName' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  return Url;
}

// Elements of a list and of an aggregate.
struct Entry {
  std::string Name, Url;
};
Entry aggregate(const std::string &Place) {
  return {"find", "https://h.example/?q=" + Place};
// CHECK-MESSAGES: :[[@LINE-1]]:45: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}

// A function in a namespace, a static method, a conversion, a default argument.
namespace net {
struct Maker {
  static std::string make(const std::string &Place) {
    return "https://h.example/?q=" + Place;
// CHECK-MESSAGES: :[[@LINE-1]]:38: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  }
  operator std::string() const { return "https://h.example/?q=" + Place; }
// CHECK-MESSAGES: :[[@LINE-1]]:67: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  std::string Place;
};
} // namespace net

// A switch, a try block, the condition of a loop.
std::string statements(int Kind, const std::string &Place) {
  switch (Kind) {
  case 1:
    return "https://h.example/?a=" + Place;
// CHECK-MESSAGES: :[[@LINE-1]]:38: warning: 'Place' goes into query parameter 'a' without percent-encoding: {{.*}} [uri-unencoded-data]
  default:
    break;
  }
  try {
    return "https://h.example/?b=" + Place;
// CHECK-MESSAGES: :[[@LINE-1]]:38: warning: 'Place' goes into query parameter 'b' without percent-encoding: {{.*}} [uri-unencoded-data]
  } catch (const std::exception &) {
    return "https://h.example/?c=" + Place;
// CHECK-MESSAGES: :[[@LINE-1]]:38: warning: 'Place' goes into query parameter 'c' without percent-encoding: {{.*}} [uri-unencoded-data]
  }
}
