// RUN: %check_clang_tidy %s 'uri-illegal-character,uri-double-encoding,uri-unencoded-data' %t -- -config='{CheckOptions: {UriCatalog: "%S/Inputs/app.yaml"}}' -- -isystem %clang_tidy_headers

#include <string>

// Facts in a user's catalogue have the same effect as the built-in ones. A
// relative reference is a URI only if something indicates it.
namespace app {
void fetch(const char *Text);
std::string quote(const std::string &Text);
std::string nothing(const std::string &Text);
std::string join(const char *Between, const std::string &A, const std::string &B);
} // namespace app
void taken() {
  app::fetch("https://h.example/my document");
// CHECK-MESSAGES: :[[@LINE-1]]:35: warning: ' ' is not allowed in a path segment; write '%20' [uri-illegal-character]
// CHECK-FIXES: app::fetch("https://h.example/my%20document");
}
std::string nested(const std::string &Text) {
  return app::quote(app::quote(Text));
// CHECK-MESSAGES: :[[@LINE-1]]:10: warning: 'quote' encodes the result of 'quote' again: every '%' becomes '%25' [uri-double-encoding]
}
std::string values(const std::string &Text) {
  return "https://h.example/?q=" + app::quote(Text) + "&r=" + app::nothing(Text);
}
std::string joined(const std::string &Text) {
  return app::join("&r=", "https://h.example/?q=1", Text);
// CHECK-MESSAGES: :[[@LINE-1]]:53: warning: 'Text' goes into query parameter 'r' without percent-encoding: {{.*}} [uri-unencoded-data]
}

// An argument can be an enumerator, the expansion of a macro, or a value.
enum Kind { KindText, KindUri, KindOther };
#define KIND_LOCATION 12
#define KIND_NAME 13
namespace app {
void send(int What, const char *Text);
} // namespace app
void kinds(int What) {
  app::send(KindText, "https://h.example/a b");
  app::send(KindUri, "https://h.example/a b");
// CHECK-MESSAGES: :[[@LINE-1]]:42: warning: ' ' is not allowed in a path segment; write '%20' [uri-illegal-character]
// CHECK-FIXES: app::send(KindUri, "https://h.example/a%20b");
  app::send(KIND_LOCATION, "https://h.example/a b");
// CHECK-MESSAGES: :[[@LINE-1]]:48: warning: ' ' is not allowed in a path segment; write '%20' [uri-illegal-character]
// CHECK-FIXES: app::send(KIND_LOCATION, "https://h.example/a%20b");
  app::send(KIND_NAME, "https://h.example/a b");
  app::send(7, "https://h.example/a b");
// CHECK-MESSAGES: :[[@LINE-1]]:36: warning: ' ' is not allowed in a path segment; write '%20' [uri-illegal-character]
// CHECK-FIXES: app::send(7, "https://h.example/a%20b");
  // This must not be visible.
  app::send(What, "https://h.example/a b");
}

// Flags, including default arguments.
enum Flags { FlagNone = 0, FlagRaw = 1, FlagLocal = 2, FlagFast = 4 };
namespace app {
void put(const char *Text, int How = FlagFast);
} // namespace app
void flags(int How) {
  app::put("https://h.example/a b");
// CHECK-MESSAGES: :[[@LINE-1]]:32: warning: ' ' is not allowed in a path segment; write '%20' [uri-illegal-character]
// CHECK-FIXES: app::put("https://h.example/a%20b");
  app::put("https://h.example/a b", 0);
// CHECK-MESSAGES: :[[@LINE-1]]:32: warning: ' ' is not allowed in a path segment; write '%20' [uri-illegal-character]
// CHECK-FIXES: app::put("https://h.example/a%20b", 0);
  app::put("https://h.example/a b", FlagRaw);
  app::put("https://h.example/a b", FlagFast | FlagRaw);
  app::put("https://h.example/a b", FlagFast | FlagLocal);
  app::put("https://h.example/a b", FlagFast | How);
}

// Text, truth values, null pointers.
namespace app {
void header(const char *Name, const char *Value);
void open(const char *Text, bool IsUri = true);
void close(const char *Text, const void *Where);
} // namespace app
void values(bool Is, const void *Where) {
  app::header("LOCATION", "https://h.example/a b");
// CHECK-MESSAGES: :[[@LINE-1]]:47: warning: ' ' is not allowed in a path segment; write '%20' [uri-illegal-character]
// CHECK-FIXES: app::header("LOCATION", "https://h.example/a%20b");
  app::header("Title", "https://h.example/a b");
  app::open("https://h.example/a b");
// CHECK-MESSAGES: :[[@LINE-1]]:33: warning: ' ' is not allowed in a path segment; write '%20' [uri-illegal-character]
// CHECK-FIXES: app::open("https://h.example/a%20b");
  app::open("https://h.example/a b", false);
  app::open("https://h.example/a b", Is);
  app::close("https://h.example/a b", nullptr);
// CHECK-MESSAGES: :[[@LINE-1]]:34: warning: ' ' is not allowed in a path segment; write '%20' [uri-illegal-character]
// CHECK-FIXES: app::close("https://h.example/a%20b", nullptr);
  app::close("https://h.example/a b", Where);
}

// Overloads are distinguished by the number or the types of their parameters.
namespace app {
void over(const char *Text);
void over(const char *Text, int Times);
void typed(const std::string &Text, int Times);
void typed(const std::string &Text, double Factor);
void typed(const std::string &Text);
} // namespace app
void overloads() {
  app::over("https://h.example/a b");
// CHECK-MESSAGES: :[[@LINE-1]]:33: warning: ' ' is not allowed in a path segment; write '%20' [uri-illegal-character]
// CHECK-FIXES: app::over("https://h.example/a%20b");
  app::over("https://h.example/a b", 1);
  app::typed("https://h.example/a b", 1);
// CHECK-MESSAGES: :[[@LINE-1]]:34: warning: ' ' is not allowed in a path segment; write '%20' [uri-illegal-character]
// CHECK-FIXES: app::typed("https://h.example/a%20b", 1);
  app::typed("https://h.example/a b", 1.5);
  app::typed("https://h.example/a b");
}

// A method is found by the class that declares it, by the class of the object,
// and by the method that it overrides.
namespace app {
inline namespace v2 {
struct Base {
  virtual void visit(const char *Text);
};
} // namespace v2
template <bool IsRequest> struct Message {
  void setTarget(const char *Target);
};
struct Request : Message<true> {};
struct Response : Message<false> {};
struct Url {
  template <typename Text> Url(const Text &Uri);
};
} // namespace app
struct Derived : app::Base {
  void visit(const char *Text) override;
};
struct Other {
  void visit(const char *Text);
};
void methods(Derived &D, app::Base &B, Other &O, app::Request &Q, app::Response *R) {
  D.visit("https://h.example/a b");
// CHECK-MESSAGES: :[[@LINE-1]]:31: warning: ' ' is not allowed in a path segment; write '%20' [uri-illegal-character]
// CHECK-FIXES: D.visit("https://h.example/a%20b");
  B.visit("https://h.example/a b");
// CHECK-MESSAGES: :[[@LINE-1]]:31: warning: ' ' is not allowed in a path segment; write '%20' [uri-illegal-character]
// CHECK-FIXES: B.visit("https://h.example/a%20b");
  O.visit("https://h.example/a b");
  Q.setTarget("https://h.example/a b");
// CHECK-MESSAGES: :[[@LINE-1]]:35: warning: ' ' is not allowed in a path segment; write '%20' [uri-illegal-character]
// CHECK-FIXES: Q.setTarget("https://h.example/a%20b");
  R->setTarget("https://h.example/a b");
  app::Url Made("https://h.example/a b");
// CHECK-MESSAGES: :[[@LINE-1]]:37: warning: ' ' is not allowed in a path segment; write '%20' [uri-illegal-character]
// CHECK-FIXES: app::Url Made("https://h.example/a%20b");
}

// The last argument, whatever the number of arguments is.
namespace app {
void final(...);
void guessed(const char *Text);
} // namespace app
void last() {
  app::final(1, 2, "https://h.example/a b");
// CHECK-MESSAGES: :[[@LINE-1]]:40: warning: ' ' is not allowed in a path segment; write '%20' [uri-illegal-character]
// CHECK-FIXES: app::final(1, 2, "https://h.example/a%20b");
  app::final();
  app::guessed("https://h.example/a b");
}

// A C function is also known in std, but not if the file defines its own.
namespace std {
void app_global(const char *Text);
} // namespace std
namespace other {
void app_global(const char *Text);
} // namespace other
void global() {
  std::app_global("https://h.example/a b");
// CHECK-MESSAGES: :[[@LINE-1]]:39: warning: ' ' is not allowed in a path segment; write '%20' [uri-illegal-character]
// CHECK-FIXES: std::app_global("https://h.example/a%20b");
  other::app_global("https://h.example/a b");
}
