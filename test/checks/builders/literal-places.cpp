// RUN: %check_clang_tidy -std=c++20 %s uri-lowercase-hex %t -- -- -isystem %clang_tidy_headers

#include <string>

// Variables of every kind.
const char *Pointer = "https://h.example/a%2fb";
// CHECK-MESSAGES: :[[@LINE-1]]:43: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
// CHECK-FIXES: const char *Pointer = "https://h.example/a%2Fb";
const char Array[] = "https://h.example/a%2fb";
// CHECK-MESSAGES: :[[@LINE-1]]:42: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
// CHECK-FIXES: const char Array[] = "https://h.example/a%2Fb";
const std::string Object = "https://h.example/a%2fb";
// CHECK-MESSAGES: :[[@LINE-1]]:48: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
// CHECK-FIXES: const std::string Object = "https://h.example/a%2Fb";
const std::string Constructed("https://h.example/a%2fb");
// CHECK-MESSAGES: :[[@LINE-1]]:51: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
// CHECK-FIXES: const std::string Constructed("https://h.example/a%2Fb");
const std::string Braced{"https://h.example/a%2fb"};
// CHECK-MESSAGES: :[[@LINE-1]]:46: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
// CHECK-FIXES: const std::string Braced{"https://h.example/a%2Fb"};
thread_local std::string Local = "https://h.example/a%2fb";
// CHECK-MESSAGES: :[[@LINE-1]]:54: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
// CHECK-FIXES: thread_local std::string Local = "https://h.example/a%2Fb";
inline const std::string Inline = "https://h.example/a%2fb";
// CHECK-MESSAGES: :[[@LINE-1]]:55: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
// CHECK-FIXES: inline const std::string Inline = "https://h.example/a%2Fb";
auto Deduced = "https://h.example/a%2fb";
// CHECK-MESSAGES: :[[@LINE-1]]:36: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
// CHECK-FIXES: auto Deduced = "https://h.example/a%2Fb";

// Elements of arrays and aggregates.
const char *Table[] = {
    "https://h.example/a%2fb",
// CHECK-MESSAGES: :[[@LINE-1]]:25: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
// CHECK-FIXES: "https://h.example/a%2Fb",
    "https://h.example/c%2fd",
// CHECK-MESSAGES: :[[@LINE-1]]:25: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
// CHECK-FIXES: "https://h.example/c%2Fd",
};
struct Site {
  const char *Name;
  const char *Url;
  struct {
    const char *Mirror;
  } Other;
};
const Site Sites[] = {
    {"a", "https://h.example/a%2fb", {"https://h.example/c%2fd"}},
// CHECK-MESSAGES: :[[@LINE-1]]:31: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
// CHECK-MESSAGES: :[[@LINE-2]]:59: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
// CHECK-FIXES: {"a", "https://h.example/a%2Fb", {"https://h.example/c%2Fd"}},
    {.Name = "b", .Url = "https://h.example/a%2fb"},
// CHECK-MESSAGES: :[[@LINE-1]]:46: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
// CHECK-FIXES: {.Name = "b", .Url = "https://h.example/a%2Fb"},
};

// A static member, a default member initialiser, a default argument.
struct Client {
  static inline const std::string Root = "https://h.example/a%2fb";
// CHECK-MESSAGES: :[[@LINE-1]]:62: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
// CHECK-FIXES: static inline const std::string Root = "https://h.example/a%2Fb";
  std::string Url = "https://h.example/a%2fb";
// CHECK-MESSAGES: :[[@LINE-1]]:41: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
// CHECK-FIXES: std::string Url = "https://h.example/a%2Fb";
  static const char *Defined;
  void open(const std::string &Url = "https://h.example/a%2fb");
// CHECK-MESSAGES: :[[@LINE-1]]:58: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
// CHECK-FIXES: void open(const std::string &Url = "https://h.example/a%2Fb");
};
const char *Client::Defined = "https://h.example/a%2fb";
// CHECK-MESSAGES: :[[@LINE-1]]:51: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
// CHECK-FIXES: const char *Client::Defined = "https://h.example/a%2Fb";
void open(const char *Url = "https://h.example/a%2fb");
// CHECK-MESSAGES: :[[@LINE-1]]:49: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
// CHECK-FIXES: void open(const char *Url = "https://h.example/a%2Fb");

// A variable template, and an explicit specialisation of a function template.
template <typename T> constexpr const char *UrlOf = "https://h.example/a%2fb";
// CHECK-MESSAGES: :[[@LINE-1]]:73: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
// CHECK-FIXES: template <typename T> constexpr const char *UrlOf = "https://h.example/a%2Fb";
const char *useUrlOf() { return UrlOf<int> + UrlOf<char>[0]; }
template <typename T> const char *urlFor() {
  return "https://h.example/a%2fb";
// CHECK-MESSAGES: :[[@LINE-1]]:30: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
// CHECK-FIXES: return "https://h.example/a%2Fb";
}
template <> const char *urlFor<int>() {
  return "https://h.example/c%2fd";
// CHECK-MESSAGES: :[[@LINE-1]]:30: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
// CHECK-FIXES: return "https://h.example/c%2Fd";
}
const char *useUrlFor() { return urlFor<char>() + urlFor<long>()[0]; }

// Functions of every kind.
struct Server {
  Server() try : Url("https://h.example/a%2fb") {
// CHECK-MESSAGES: :[[@LINE-1]]:42: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
// CHECK-FIXES: Server() try : Url("https://h.example/a%2Fb") {
    Url = "https://h.example/c%2fd";
// CHECK-MESSAGES: :[[@LINE-1]]:31: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
// CHECK-FIXES: Url = "https://h.example/c%2Fd";
  } catch (...) {
    Url = "https://h.example/e%2ff";
// CHECK-MESSAGES: :[[@LINE-1]]:31: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
// CHECK-FIXES: Url = "https://h.example/e%2Ff";
  }
  ~Server() { Url = "https://h.example/a%2fb"; }
// CHECK-MESSAGES: :[[@LINE-1]]:41: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
// CHECK-FIXES: ~Server() { Url = "https://h.example/a%2Fb"; }
  operator std::string() const { return "https://h.example/a%2fb"; }
// CHECK-MESSAGES: :[[@LINE-1]]:61: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
// CHECK-FIXES: operator std::string() const { return "https://h.example/a%2Fb"; }
  friend const char *friendUrl() { return "https://h.example/a%2fb"; }
// CHECK-MESSAGES: :[[@LINE-1]]:63: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
// CHECK-FIXES: friend const char *friendUrl() { return "https://h.example/a%2Fb"; }
  std::string Url;
};
const char *localClass() {
  struct Inner {
    const char *url() { return "https://h.example/a%2fb"; }
// CHECK-MESSAGES: :[[@LINE-1]]:52: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
// CHECK-FIXES: const char *url() { return "https://h.example/a%2Fb"; }
  };
  return Inner().url();
}
constexpr const char *constantUrl() { return "https://h.example/a%2fb"; }
// CHECK-MESSAGES: :[[@LINE-1]]:66: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
// CHECK-FIXES: constexpr const char *constantUrl() { return "https://h.example/a%2Fb"; }

// Statements of every kind.
void use(const char *Url);
void statements(int Kind) {
  if (const char *Url = "https://h.example/a%2fb"; Kind)
// CHECK-MESSAGES: :[[@LINE-1]]:45: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
// CHECK-FIXES: if (const char *Url = "https://h.example/a%2Fb"; Kind)
    use(Url);
  if constexpr (sizeof(int) == 4)
    use("https://h.example/a%2fb");
// CHECK-MESSAGES: :[[@LINE-1]]:29: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
// CHECK-FIXES: use("https://h.example/a%2Fb");
  else
    use("https://h.example/c%2fd");
// CHECK-MESSAGES: :[[@LINE-1]]:29: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
// CHECK-FIXES: use("https://h.example/c%2Fd");
  switch (Kind) {
  case 1:
    use("https://h.example/a%2fb");
// CHECK-MESSAGES: :[[@LINE-1]]:29: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
// CHECK-FIXES: use("https://h.example/a%2Fb");
    [[fallthrough]];
  default:
    use("https://h.example/c%2fd");
// CHECK-MESSAGES: :[[@LINE-1]]:29: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
// CHECK-FIXES: use("https://h.example/c%2Fd");
  }
  for (const char *Url = "https://h.example/a%2fb"; Kind; --Kind)
// CHECK-MESSAGES: :[[@LINE-1]]:46: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
// CHECK-FIXES: for (const char *Url = "https://h.example/a%2Fb"; Kind; --Kind)
    use(Url);
  do
    use("https://h.example/a%2fb");
// CHECK-MESSAGES: :[[@LINE-1]]:29: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
// CHECK-FIXES: use("https://h.example/a%2Fb");
  while (--Kind);
  goto Label;
  use("https://h.example/a%2fb");
// CHECK-MESSAGES: :[[@LINE-1]]:27: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
// CHECK-FIXES: use("https://h.example/a%2Fb");
Label:
  use(({ "https://h.example/a%2fb"; }));
// CHECK-MESSAGES: :[[@LINE-1]]:30: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
// CHECK-FIXES: use(({ "https://h.example/a%2Fb"; }));
  static const char *const Static = "https://h.example/a%2fb";
// CHECK-MESSAGES: :[[@LINE-1]]:57: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
// CHECK-FIXES: static const char *const Static = "https://h.example/a%2Fb";
  use(Static);
  (void)new std::string("https://h.example/a%2fb");
// CHECK-MESSAGES: :[[@LINE-1]]:45: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
// CHECK-FIXES: (void)new std::string("https://h.example/a%2Fb");
  const auto Lambda = [Url = "https://h.example/a%2fb"] { use(Url); };
// CHECK-MESSAGES: :[[@LINE-1]]:50: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
// CHECK-FIXES: const auto Lambda = [Url = "https://h.example/a%2Fb"] { use(Url); };
  Lambda();
}

// After a return and after an endless loop: not executed, but written.
const char *dead() {
  return "https://h.example/a%2fb";
// CHECK-MESSAGES: :[[@LINE-1]]:30: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
// CHECK-FIXES: return "https://h.example/a%2Fb";
  return "https://h.example/c%2fd";
// CHECK-MESSAGES: :[[@LINE-1]]:30: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
// CHECK-FIXES: return "https://h.example/c%2Fd";
}
