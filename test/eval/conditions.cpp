// Texts that are found in an object, whose content is known or not.
// RUN: %texts %s -- -std=c++20 | FileCheck %s
#include <algorithm>
#include <regex>
#include <set>
#include <string>
#include <vector>

void sink(const std::string &text);

void in_list(const std::string &a) {
  static const std::vector<std::string> known = {"xy", "yz"};
  if (std::find(known.begin(), known.end(), a) == known.end())
    return;
  sink(a);
}
// CHECK: in_list: V(parameter a: harmless, 3 bytes)

void in_set(const std::string &b) {
  static const std::set<std::string> known = {"xy", "yz"};
  if (known.count(b) > 0)
    sink(b);
}
// CHECK: in_set: V(parameter b: harmless, 3 bytes)

void not_in_list(const std::string &d) {
  static const std::vector<std::string> known = {"xy", "yz"};
  if (std::find(known.begin(), known.end(), d) != known.end())
    return;
  sink(d);
}
// CHECK: not_in_list: V(parameter d: 256 bytes)

void in_growing_list(const std::string &e, const std::string &more) {
  std::vector<std::string> known = {"xy"};
  known.push_back(more);
  if (std::find(known.begin(), known.end(), e) == known.end())
    return;
  sink(e);
}
// CHECK: in_growing_list: V(parameter e: lost, 256 bytes)

static const char *const rows[] = {"xy", "yz"};

void equal_to_row(const std::string &f) {
  for (const char *row : rows)
    if (f == row)
      sink(f);
}
// CHECK: equal_to_row: V(parameter f: harmless, 3 bytes)

bool matches_digits(const std::string &text) {
  static const std::regex digits("^[0-9]+$");
  return std::regex_search(text, digits);
}

bool is_known_or_digits(const std::string &text) {
  static const std::set<std::string> known = {"xy", "yz"};
  if (text.empty())
    return false;
  if (known.count(text))
    return true;
  return matches_digits(text);
}

void by_predicate(const std::string &g) {
  if (is_known_or_digits(g))
    sink(g);
}
// CHECK: by_predicate: V(parameter g: harmless, 13 bytes)

void by_negated_predicate(const std::string &h) {
  if (!is_known_or_digits(h))
    sink(h);
}
// CHECK: by_negated_predicate: V(parameter h: 256 bytes)

void result_in_variable(const std::string &i) {
  const bool ok = std::regex_match(i, std::regex("[a-c]*"));
  if (!ok)
    return;
  sink(i);
}
// CHECK: result_in_variable: V(parameter i: harmless, 3 bytes)

void part_of_text(const std::string &j) {
  if (std::regex_search(j, std::regex("[a-c]")))
    sink(j);
}
// CHECK: part_of_text: V(parameter j: 256 bytes)

void unknown_expression(const std::string &k, const std::regex &expression) {
  if (std::regex_match(k, expression))
    sink(k);
}
// CHECK: unknown_expression: V(parameter k: lost, 256 bytes)

void changed_meanwhile(std::string l) {
  const bool ok = std::regex_match(l, std::regex("[a-c]*"));
  l += l;
  if (ok)
    sink(l);
}
// CHECK: changed_meanwhile: V(parameter l: 256 bytes) V(parameter l: 256 bytes)
