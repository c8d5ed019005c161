// RUN: %build_root/bin/uri-tidy-print-flows %s -- -std=c++17 | FileCheck %s

// The flows of calls of the real C++ library, and the parts of its types.

#include <algorithm>
#include <any>
#include <deque>
#include <functional>
#include <iterator>
#include <list>
#include <map>
#include <memory>
#include <numeric>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <unordered_map>
#include <utility>
#include <variant>
#include <vector>

using std::string;

void lists(std::vector<string> v, string s, const char *c) {
  v.push_back(s);
  v.emplace_back(c);
  v.emplace_back();
  v.emplace_back(c, 3);
  v.insert(v.begin(), s);
  v.insert(v.end(), {s, s});
  string &first = v.front();
  string &at = v[1];
  v.resize(3, s);
  v.clear();
  std::vector<string> n(3, s), empty(3), range(v.begin(), v.end());
  v = n;
  v.swap(n);
  v.size();
  std::list<string> l{s, s};
  l.splice(l.begin(), l);
  std::set<string> set;
  set.insert(s);
  set.find(s);
}

void maps(std::map<string, string> m, string k, string v,
          std::unordered_map<string, int> numbers) {
  m[k] = v;
  m.insert({k, v});
  m.insert(std::make_pair(k, v));
  m.emplace(k, v);
  m.insert_or_assign(k, v);
  m.at(k);
  auto it = m.find(k);
  it->first;
  it->second;
  (*it).second;
  for (auto &entry : m)
    ;
  for (auto &[key, value] : m)
    ;
}

void holders(string s, const char *c) {
  std::optional<string> o = s, none, other = std::nullopt;
  o = s;
  *o;
  o->size();
  o.value_or(s);
  o.reset();
  o = none;
  std::unique_ptr<string> p = std::make_unique<string>(s);
  p.get();
  *p;
  std::unique_ptr<char> text(new char[3]);
  std::shared_ptr<string> shared = std::move(p);
  std::weak_ptr<string> weak = shared;
  weak.lock();
  std::pair<string, int> pair(s, 1);
  pair.first;
  auto tuple = std::make_tuple(s, 1, c);
  std::get<0>(tuple);
  std::get<string>(tuple);
  std::tie(s, c) = std::make_pair(s, c);
  std::reference_wrapper<string> r = std::ref(s);
  r.get();
  std::exchange(s, "x");
  std::swap(s, s);
  std::variant<int, string> any(s);
  std::get<string>(any);
}

void algorithms(std::vector<string> v, std::vector<string> w, string s,
                string (*f)(string), string (*add)(string, string)) {
  std::copy(v.begin(), v.end(), std::back_inserter(w));
  std::transform(v.begin(), v.end(), w.begin(), f);
  std::accumulate(v.begin(), v.end(), s);
  std::accumulate(v.begin(), v.end(), s, add);
  std::for_each(v.begin(), v.end(), f);
  std::find(s.begin(), s.end(), 'x');
  std::find(v.begin(), v.end(), s);
  std::copy(s.begin(), s.end(), std::back_inserter(s));
  std::sort(v.begin(), v.end());
  auto it = std::next(v.begin());
  ++it;
  it++;
  it + 1;
  std::begin(v);
  std::fill(s.begin(), s.end(), 'x');
}

template <typename T> struct Holder {
  T get() const;
  T *operator->();
};

void unknown(Holder<string> h, Holder<int> n) {
  h.get();
  h->size();
  n.get();
}
