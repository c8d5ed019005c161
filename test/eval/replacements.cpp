// Texts in which parts are replaced, and texts that are looked up.
// RUN: %texts %s -- -std=c++17 | FileCheck %s
#include <set>
#include <string>

std::string source();
void sink(const std::string &text);

// A search that is repeated until nothing is found replaces every match.
void all_of_them() {
  std::string text = source();
  for (size_t at = text.find('-'); at != std::string::npos;
       at = text.find('-', at + 1))
    text.replace(at, 1, "_");
  sink(text);
}
// CHECK: all_of_them: V(result source map: 255 bytes)
void first_only() {
  std::string text = source();
  const size_t at = text.find(' ');
  if (at != std::string::npos)
    text.replace(at, 1, "%20");
  sink(text);
}
// CHECK: first_only: (V(result source: 256 bytes) |
// CHECK-SAME: {{^}} V(result source slice: 256 bytes) "%20"
void several_searches(bool more) {
  std::string text = source();
  size_t at = text.find("{a}");
  if (more)
    at = text.find("{b}");
  text.replace(at, 3, "c");
  sink(text);
}
// CHECK: several_searches: V(result source slice: 256 bytes) "c"
void placeholder(const std::string &value) {
  std::string text = "a={a}";
  size_t at;
  at = text.find("{a}");
  text.replace(at, 3, value);
  sink(text);
}
// CHECK: placeholder: "a=" V(parameter value: 256 bytes)

// A text that is found in a collection is not any text.
struct Names {
  bool contains(const std::string &name) const;
  int count(const std::string &name) const;
  int length(const std::string &name) const;
};
void member(const Names &names, const std::string &name) {
  if (names.contains(name))
    sink(name + "1");
  sink(name + "2");
  if (names.count(name) == 0)
    return;
  sink(name + "3");
}
// CHECK: member: V(parameter name: lost, 256 bytes) "1"
// CHECK: member: V(parameter name: 256 bytes) "2"
// CHECK: member: V(parameter name: lost, 256 bytes) "3"
void missing(const Names &names, const std::string &name) {
  if (names.contains(name) || names.length(name) > 0)
    sink(name + "1");
}
// CHECK: missing: V(parameter name: 256 bytes) "1"
void known(const std::set<std::string> &names, const std::string &name) {
  if (names.find(name) != names.end())
    sink(name);
}
// CHECK: known: V(parameter name: lost, 256 bytes)

// The objects behind a pointer to the first of several.
void arguments(char **list) { sink(std::string(list[1]) + list[0]); }
// CHECK: arguments: V(place list: 256 bytes) V(parameter list: 256 bytes)

// In a loop over nodes, each node is like the first one.
struct Node {
  std::string key, value;
  Node *next;
};
void nodes(const Node *node) {
  std::string text = "?";
  for (; node; node = node->next) {
    text += node->key;
    text += "=";
    text += node->value;
    if (node->next)
      text += "&";
  }
  sink(text);
}
// CHECK: nodes: "?" ((V(place key: 256 bytes) | V(place key: 256 bytes)) "="
// CHECK-SAME: {{^}} (V(place value: 256 bytes) | V(place value: 256 bytes)) (""
// | "&"))*{{$}}

// One step of a decoder replaces the escapes of one byte only.
void spaces_decoded() {
  std::string text = "a%20b%2Fc";
  for (size_t at; (at = text.find("%20")) != std::string::npos;)
    text.replace(at, 3, " ");
  sink(text);
}
// CHECK: spaces_decoded: ("a%20b%2Fc" | "a b%2Fc")
void spaces_dropped() {
  std::string text = "a%20b%2Fc";
  for (size_t at; (at = text.find("%20")) != std::string::npos;)
    text.replace(at, 3, "");
  sink(text);
}
// CHECK: spaces_dropped: ("a%20b%2Fc" | "a" "b%2Fc")

// Functions of the program that replace a text in another one, whichever way
// they do it and take them.
static std::string replace_all(std::string text, const std::string &from,
                               const std::string &to) {
  for (size_t at = 0; (at = text.find(from, at)) != std::string::npos;
       at += to.size())
    text.replace(at, from.size(), to);
  return text;
}
static void substitute(std::string &text, const std::string &from,
                       const std::string &to) {
  size_t at = 0;
  while ((at = text.find(from, at)) != std::string::npos) {
    text.erase(at, from.length());
    text.insert(at, to);
    at += to.length();
  }
}
static std::string subject_last(const std::string &from, const std::string &to,
                                const std::string &text) {
  std::string result;
  for (size_t i = 0; i < text.size();)
    if (text.compare(i, from.size(), from) == 0) {
      result += to;
      i += from.size();
    } else {
      result += text[i++];
    }
  return result;
}

void in_chain() {
  std::string text = replace_all("/{id}?q={text}", "{id}", source());
  sink(replace_all(text, "{text}", source()));
}
// CHECK: in_chain: "/" V(result source: 256 bytes) "?q=" V(result source: 256
// bytes)
void in_place() {
  std::string text = "/{id}?q={text}";
  substitute(text, "{id}", "7");
  substitute(text, "{text}", source());
  sink(text);
}
// CHECK: in_place: "/" "7" "?q=" V(result source: 256 bytes)
void in_other_order() { sink(subject_last("{id}", source(), "/{id}/{id}")); }
// CHECK: in_other_order: "/" V(result source: 256 bytes) "/" V(result source:
// 256 bytes)
void all_but_one() {
  sink("?q=" + replace_all(replace_all(source(), "%", "%25"), " ", "%20"));
}
// CHECK: all_but_one: "?q=" V(result source encode: encoded, 255 bytes)
void without_match() { sink(replace_all("/index.html", "{id}", source())); }
// CHECK: without_match: "/index.html"
