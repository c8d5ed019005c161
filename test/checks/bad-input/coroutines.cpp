// LLVM 14 knows the operand of co_yield only inside of the calls that it makes.
// UNSUPPORTED: llvm-14
// RUN: %check_clang_tidy -std=c++20 %s 'uri-*' %t

#include <coroutine>
#include <string>

// Coroutines: the findings are exactly those of a plain function, whatever the
// frame around the code looks like.
std::string urlEncode(const std::string &Text);

template <typename T> struct Task {
  struct promise_type {
    T Value;
    Task get_return_object() { return {}; }
    std::suspend_never initial_suspend() { return {}; }
    std::suspend_always final_suspend() noexcept { return {}; }
    template <typename U> void return_value(U &&To) { Value = To; }
    template <typename U> std::suspend_always yield_value(U &&To) {
      Value = To;
      return {};
    }
    void unhandled_exception() {}
  };
  bool await_ready() { return false; }
  void await_suspend(std::coroutine_handle<>) {}
  T await_resume() { return {}; }
};
Task<std::string> fetch(const std::string &Url);
Task<std::string> urlEncodeLater(std::string Text);

Task<std::string> returned(std::string Place) {
  co_return "https://h.example/find?q=" + Place;
// CHECK-MESSAGES: :[[@LINE-1]]:43: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
Task<std::string> awaited(std::string Place) {
  const std::string Url = "https://h.example/find?q=" + Place;
// CHECK-MESSAGES: :[[@LINE-1]]:57: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  co_return co_await fetch(Url);
}
Task<std::string> argument(std::string Place) {
  co_return co_await fetch("https://h.example/find?q=" + Place);
// CHECK-MESSAGES: :[[@LINE-1]]:58: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
Task<std::string> yielded(std::string Place) {
  for (;;)
    co_yield "https://h.example/find?q=" + Place;
// CHECK-MESSAGES: :[[@LINE-1]]:44: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}

Task<std::string> encodedAwaited(std::string Place) {
  co_return "https://h.example/find?q=" + co_await urlEncodeLater(Place);
}
Task<std::string> raw() {
  co_return "https://h.example/find?q=" + co_await fetch("/name");
// CHECK-MESSAGES: :[[@LINE-1]]:43: warning: 'fetch' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}

// Across a suspension, on several paths, and in a lambda that is a coroutine.
Task<std::string> pieces(std::string Place, bool IsLong) {
  std::string Url = "https://h.example/find?q=";
  co_await fetch("https://h.example/ready");
  Url += Place;
// CHECK-MESSAGES: :[[@LINE-1]]:10: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  if (IsLong)
    Url += "&format=" + co_await fetch("https://h.example/format");
  co_return Url;
}
Task<std::string> inLambda(std::string Place) {
  auto Inner = [](std::string City) -> Task<std::string> {
    co_return co_await fetch("https://h.example/city?name=" + City);
// CHECK-MESSAGES: :[[@LINE-1]]:63: warning: 'City' goes into query parameter 'name' without percent-encoding: {{.*}} [uri-unencoded-data]
  };
  co_return co_await Inner(Place);
}

// Not reported: encoded, or nothing is known about it.
Task<std::string> encoded(std::string Place) {
  const std::string Value = urlEncode(Place);
  co_await fetch("https://h.example/find?q=" + Value);
  co_return "https://h.example/find?q=" + Value;
}
Task<std::string> encodedLater(std::string Place) {
  const std::string Value = co_await urlEncodeLater(Place);
  co_return "https://h.example/find?q=" + Value;
}
template <typename T> Task<std::string> dependent(T Place) {
  co_return co_await fetch("https://h.example/find?q=" + urlEncode(Place));
}
template Task<std::string> dependent(std::string);
Task<int> empty() { co_return 0; }
