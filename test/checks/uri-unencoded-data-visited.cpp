// RUN: %check_clang_tidy -std=c++17,c++20 %s 'uri-*' %t

#include <cstdint>
#include <string>
#include <type_traits>
#include <variant>

std::string urlEncode(const std::string &Text);
void get(const std::string &Url);

struct Code { std::string Digits; };
using Value = std::variant<std::int64_t, bool, Code, std::string>;

// Each overload of a visitor gets what the variant holds.
void addEncoded(std::string Query, const Value &V) {
  Query += "&text=" + std::visit([](const auto &X) -> std::string {
    using T = std::decay_t<decltype(X)>;
    if constexpr (std::is_same_v<T, bool>)
      return X ? "yes" : "no";
    else if constexpr (std::is_same_v<T, std::string>)
      return urlEncode(X);
    else if constexpr (std::is_same_v<T, Code>)
      return urlEncode(X.Digits);
    else
      return std::to_string(X);
  }, V);
  get("https://example.org/find?page=1" + Query);
}
template <class... Fs> struct Overloaded : Fs... { using Fs::operator()...; };
template <class... Fs> Overloaded(Fs...) -> Overloaded<Fs...>;
std::string toText(const Value &V) {
  return std::visit(Overloaded{
    [](std::int64_t N) { return std::to_string(N); },
    [](bool B) { return std::string(B ? "yes" : "no"); },
    [](const Code &C) { return urlEncode(C.Digits); },
    [](const std::string &S) { return urlEncode(S); },
  }, V);
}
struct ToPlain {
  std::string operator()(std::int64_t N) const { return std::to_string(N); }
  std::string operator()(bool B) const { return B ? "yes" : "no"; }
  std::string operator()(const Code &) const { return "code"; }
  std::string operator()(const std::string &S) const { return S; }
};
void find(const Value &V) {
  get("https://example.org/find?text=" + toText(V));
  get("https://example.org/find?text=" + std::visit(ToPlain{}, V));
// CHECK-MESSAGES: :[[@LINE-1]]:42: warning: 'visit' goes into query parameter 'text' without percent-encoding{{.*}} [uri-unencoded-data]
}

// A visitor can also append to a text.
struct Adder {
  std::string &Query;
  void operator()(std::int64_t N) { Query += std::to_string(N); }
  void operator()(const std::string &S) { Query += S; }
};
void add(const std::variant<std::int64_t, std::string> &V) {
  std::string Query = "https://example.org/find?text=";
  std::visit(Adder{Query}, V);
  get(Query);
// CHECK-MESSAGES: :[[@LINE-1]]:7: warning: 'Query' goes into query parameter 'text' without percent-encoding{{.*}} [uri-unencoded-data]
}
