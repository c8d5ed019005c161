// Calls that run the function that a value refers to.
// RUN: %check_clang_tidy -std=c++17 %s uri-unencoded-data %t

#include <functional>
#include <memory>
#include <string>

bool get(const std::string &Url);
std::string urlEncode(const std::string &Text);
using Coder = std::string (*)(const std::string &);

// Virtual functions.
struct Codec {
  virtual ~Codec();
  virtual std::string apply(const std::string &Text) const = 0;
};
struct Encoding : Codec {
  std::string apply(const std::string &Text) const override { return urlEncode(Text); }
};
struct Copying : Codec {
  std::string apply(const std::string &Text) const override { return Text; }
};
struct Filter {
  virtual std::string apply(const std::string &Text) const = 0;
};
struct Escaping : Filter {
  std::string apply(const std::string &Text) const override { return urlEncode(Text); }
};
bool referenceToEncoding(const std::string &City) {
  Encoding Made;
  const Codec &Used = Made;
  return get("https://h.example/find?q=" + Used.apply(City));
}
bool referenceToCopying(const std::string &City) {
  Copying Made;
  const Codec &Used = Made;
  return get("https://h.example/find?q=" + Used.apply(City));
// CHECK-MESSAGES: :[[@LINE-1]]:44: warning: 'apply' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
bool pointerToEncoding(const std::string &City) {
  std::unique_ptr<Codec> Used = std::make_unique<Encoding>();
  return get("https://h.example/find?q=" + Used->apply(City));
}
bool soleOverrider(const Filter &Used, const std::string &City) {
  return get("https://h.example/find?q=" + Used.apply(City));
}

// Functions that are given to a function.
bool throughPointer(Coder Code, const std::string &City) {
  return get("https://h.example/find?q=" + Code(City));
}
template <typename F> bool throughTemplate(F Code, const std::string &City) {
  return get("https://h.example/find?q=" + Code(City));
}
bool throughObject(const std::function<std::string(const std::string &)> &Code, const std::string &City) {
  return get("https://h.example/find?q=" + Code(City));
}
template <Coder Code> bool throughConstant(const std::string &City) {
  return get("https://h.example/find?q=" + Code(City));
}
bool givenEncoders(const std::string &City) {
  return throughPointer(urlEncode, City) && throughTemplate(urlEncode, City) && throughObject(urlEncode, City) &&
         throughConstant<urlEncode>(City) && throughTemplate([](const std::string &Text) { return urlEncode(Text); }, City);
}

// A global that any function may store in.
Coder Current = urlEncode;
bool throughGlobal(const std::string &City) {
  return get("https://h.example/find?q=" + Current(City));
}

// What the function is, nobody knows here.
void unknown(const std::string &Title,
             const std::function<void(const std::string &)> &Open) {
  Open("https://h.example/?title=" + Title);
// CHECK-MESSAGES: :[[@LINE-1]]:38: warning: 'Title' goes into query parameter 'title' without
  Open("https://h.example/?title=" + urlEncode(Title));
  Open("The title is " + Title);
}
