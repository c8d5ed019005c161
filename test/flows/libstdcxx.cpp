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
// CHECK: [[@LINE-1]]: v holds .element=std::basic_string<char> (text){{$}}
// CHECK: [[@LINE-2]]: c holds .pointee=const char (text){{$}}
  v.push_back(s);
// CHECK: [[@LINE-1]]: push_back: copy 0 to object.element{{$}}
  v.emplace_back(c);
// CHECK: [[@LINE-1]]: emplace_back: copy 0.pointee to object.element; select object.element to result{{$}}
  v.emplace_back();
// CHECK: [[@LINE-1]]: emplace_back: select object.element to result{{$}}
  v.emplace_back(c, 3);
// CHECK: [[@LINE-1]]: emplace_back: copy 0.pointee to object.element as slice; select object.element to result{{$}}
  v.insert(v.begin(), s);
// CHECK: [[@LINE-1]]: insert: copy 1 to object.element; select object.element to result{{$}}
  v.insert(v.end(), {s, s});
// CHECK: [[@LINE-1]]: insert: copy 1.element to object.element; select object.element to result{{$}}
  string &first = v.front();
// CHECK: [[@LINE-1]]: front: select object.element to result{{$}}
  string &at = v[1];
// CHECK: [[@LINE-1]]: operator[]: select object.element to result at 0{{$}}
  v.resize(3, s);
// CHECK: [[@LINE-1]]: resize: copy 1 to object.element{{$}}
  v.clear();
// CHECK: [[@LINE-1]]: clear: clear object{{$}}
  std::vector<string> n(3, s), empty(3), range(v.begin(), v.end());
// CHECK: [[@LINE-1]]: n holds .element=std::basic_string<char> (text){{$}}
// CHECK: [[@LINE-2]]: vector: copy 1 to object.element{{$}}
// CHECK: [[@LINE-3]]: empty holds .element=std::basic_string<char> (text){{$}}
// CHECK: [[@LINE-4]]: vector:{{$}}
// CHECK: [[@LINE-5]]: range holds .element=std::basic_string<char> (text){{$}}
// CHECK: [[@LINE-6]]: vector: copy 0.pointee to object.element; copy 1.pointee to object.element{{$}}
  v = n;
// CHECK: [[@LINE-1]]: operator=: copy 0 to object; select object to result{{$}}
  v.swap(n);
// CHECK: [[@LINE-1]]: swap: copy 0 to object; copy object to 0{{$}}
  v.size();
// CHECK: [[@LINE-1]]: size:{{$}}
  std::list<string> l{s, s};
// CHECK: [[@LINE-1]]: l holds .element=std::basic_string<char> (text){{$}}
// CHECK: [[@LINE-2]]: list: copy 0 to object{{$}}
  l.splice(l.begin(), l);
// CHECK: [[@LINE-1]]: splice: copy 1.element to object.element{{$}}
  std::set<string> set;
// CHECK: [[@LINE-1]]: set holds .element=std::basic_string<char> (text){{$}}
// CHECK: [[@LINE-2]]: set:{{$}}
  set.insert(s);
// CHECK: [[@LINE-1]]: insert: copy 0 to object.element; select object.element to result.first{{$}}
  set.find(s);
// CHECK: [[@LINE-1]]: find: select object.element to result{{$}}
}

void maps(std::map<string, string> m, string k, string v,
// CHECK: [[@LINE-1]]: m holds .key=std::basic_string<char> (text) .element=std::basic_string<char> (text){{$}}
          std::unordered_map<string, int> numbers) {
// CHECK: [[@LINE-1]]: numbers holds .key=std::basic_string<char> (text) .element=int{{$}}
  m[k] = v;
// CHECK: [[@LINE-1]]: operator[]: copy 0 to object.key; select object.element to result at 0{{$}}
  m.insert({k, v});
// CHECK: [[@LINE-1]]: insert: copy 0.first to object.key; copy 0.second to object.element; select object.entry to result.first{{$}}
// CHECK: [[@LINE-2]]: pair: copy 0 to object.first; copy 1 to object.second{{$}}
  m.insert(std::make_pair(k, v));
// CHECK: [[@LINE-1]]: insert: copy 0.first to object.key; copy 0.second to object.element; select object.entry to result.first{{$}}
// CHECK: [[@LINE-2]]: make_pair: copy 0 to result.first; copy 1 to result.second{{$}}
  m.emplace(k, v);
// CHECK: [[@LINE-1]]: emplace: copy 0 to object.key; copy 1 to object.element; select object.entry to result.first{{$}}
  m.insert_or_assign(k, v);
// CHECK: [[@LINE-1]]: insert_or_assign: copy 0 to object.key; copy 1 to object.element at 0; select object.entry to result.first{{$}}
  m.at(k);
// CHECK: [[@LINE-1]]: at: select object.element to result at 0{{$}}
  auto it = m.find(k);
// CHECK: [[@LINE-1]]: it holds .pointee=std::pair<const std::basic_string<char>, std::basic_string<char>>{{$}}
// CHECK: [[@LINE-2]]: find: select object.entry to result{{$}}
  it->first;
// CHECK: [[@LINE-1]]: first is object.first{{$}}
// CHECK: [[@LINE-2]]: operator->: select object.pointee to result{{$}}
  it->second;
// CHECK: [[@LINE-1]]: second is object.second{{$}}
// CHECK: [[@LINE-2]]: operator->: select object.pointee to result{{$}}
  (*it).second;
// CHECK: [[@LINE-1]]: second is object.second{{$}}
// CHECK: [[@LINE-2]]: operator*: select object.pointee to result{{$}}
  for (auto &entry : m)
// CHECK: [[@LINE-1]]: begin: select object.entry to result{{$}}
// CHECK: [[@LINE-2]]: end: select object.entry to result{{$}}
// CHECK: [[@LINE-3]]: operator++: select object.pointee to object; select object to result{{$}}
// CHECK: [[@LINE-4]]: entry holds .first=const std::basic_string<char> (text) .second=std::basic_string<char> (text){{$}}
// CHECK: [[@LINE-5]]: operator*: select object.pointee to result{{$}}
    ;
  for (auto &[key, value] : m)
// CHECK: [[@LINE-1]]: begin: select object.entry to result{{$}}
// CHECK: [[@LINE-2]]: end: select object.entry to result{{$}}
// CHECK: [[@LINE-3]]: operator++: select object.pointee to object; select object to result{{$}}
// CHECK: [[@LINE-4]]:  holds .first=const std::basic_string<char> (text) .second=std::basic_string<char> (text){{$}}
// CHECK: [[@LINE-5]]: operator*: select object.pointee to result{{$}}
// CHECK: [[@LINE-6]]: get: select 0.first to result{{$}}
// CHECK: [[@LINE-7]]: get: select 0.second to result{{$}}
    ;
}

void holders(string s, const char *c) {
// CHECK: [[@LINE-1]]: c holds .pointee=const char (text){{$}}
  std::optional<string> o = s, none, other = std::nullopt;
// CHECK: [[@LINE-1]]: o holds .pointee=std::basic_string<char> (text){{$}}
// CHECK: [[@LINE-2]]: optional: copy 0 to object.pointee{{$}}
// CHECK: [[@LINE-3]]: none holds .pointee=std::basic_string<char> (text){{$}}
// CHECK: [[@LINE-4]]: optional:{{$}}
// CHECK: [[@LINE-5]]: other holds .pointee=std::basic_string<char> (text){{$}}
// CHECK: [[@LINE-6]]: optional:{{$}}
  o = s;
// CHECK: [[@LINE-1]]: operator=: clear object; copy 0 to object.pointee; select object to result{{$}}
  *o;
// CHECK: [[@LINE-1]]: operator*: select object.pointee to result{{$}}
  o->size();
// CHECK: [[@LINE-1]]: operator->: select object.pointee to result{{$}}
  o.value_or(s);
// CHECK: [[@LINE-1]]: value_or: copy object.pointee to result; copy 0 to result{{$}}
  o.reset();
// CHECK: [[@LINE-1]]: reset: clear object{{$}}
  o = none;
// CHECK: [[@LINE-1]]: operator=: copy 0 to object; select object to result{{$}}
  std::unique_ptr<string> p = std::make_unique<string>(s);
// CHECK: [[@LINE-1]]: p holds .pointee=std::basic_string<char> (text){{$}}
// CHECK: [[@LINE-2]]: make_unique: copy 0 to result.pointee{{$}}
  p.get();
// CHECK: [[@LINE-1]]: get: select object.pointee to result{{$}}
  *p;
// CHECK: [[@LINE-1]]: operator*: select object.pointee to result{{$}}
  std::unique_ptr<char> text(new char[3]);
// CHECK: [[@LINE-1]]: text holds .pointee=char (text){{$}}
// CHECK: [[@LINE-2]]: unique_ptr: copy 0 to object{{$}}
  std::shared_ptr<string> shared = std::move(p);
// CHECK: [[@LINE-1]]: shared holds .pointee=std::basic_string<char> (text){{$}}
// CHECK: [[@LINE-2]]: shared_ptr: copy 0 to object{{$}}
// CHECK: [[@LINE-3]]: move: select 0 to result{{$}}
  std::weak_ptr<string> weak = shared;
// CHECK: [[@LINE-1]]: weak holds .pointee=std::basic_string<char> (text){{$}}
// CHECK: [[@LINE-2]]: weak_ptr: copy 0 to object{{$}}
  weak.lock();
// CHECK: [[@LINE-1]]: lock: copy object to result{{$}}
  std::pair<string, int> pair(s, 1);
// CHECK: [[@LINE-1]]: pair holds .first=std::basic_string<char> (text) .second=int{{$}}
// CHECK: [[@LINE-2]]: pair: copy 0 to object.first; copy 1 to object.second{{$}}
  pair.first;
// CHECK: [[@LINE-1]]: first is object.first{{$}}
  auto tuple = std::make_tuple(s, 1, c);
// CHECK: [[@LINE-1]]: tuple holds .first=std::basic_string<char> (text) .second=int .third=const char * (text){{$}}
// CHECK: [[@LINE-2]]: make_tuple: copy 0 to result.first; copy 1 to result.second; copy 2 to result.third{{$}}
  std::get<0>(tuple);
// CHECK: [[@LINE-1]]: get: select 0.first to result{{$}}
  std::get<string>(tuple);
// CHECK: [[@LINE-1]]: get: select 0.first to result{{$}}
  std::tie(s, c) = std::make_pair(s, c);
// CHECK: [[@LINE-1]]: operator=: copy 0.first to object.first.pointee; copy 0.second to object.second.pointee; select object to result{{$}}
// CHECK: [[@LINE-2]]: tie: select 0 to result.first; select 1 to result.second{{$}}
// CHECK: [[@LINE-3]]: make_pair: copy 0 to result.first; copy 1 to result.second{{$}}
  std::reference_wrapper<string> r = std::ref(s);
// CHECK: [[@LINE-1]]: r holds .pointee=std::basic_string<char> (text){{$}}
// CHECK: [[@LINE-2]]: ref: select 0 to result{{$}}
  r.get();
// CHECK: [[@LINE-1]]: get: select object.pointee to result{{$}}
  std::exchange(s, "x");
// CHECK: [[@LINE-1]]: exchange: copy 0 to result; copy 1 to 0{{$}}
  std::swap(s, s);
// CHECK: [[@LINE-1]]: swap: copy 0 to 1; copy 1 to 0{{$}}
  std::variant<int, string> any(s);
// CHECK: [[@LINE-1]]: any holds .pointee=?{{$}}
// CHECK: [[@LINE-2]]: variant: copy 0 to object.pointee{{$}}
  std::get<string>(any);
// CHECK: [[@LINE-1]]: get: select 0.pointee to result{{$}}
}

void algorithms(std::vector<string> v, std::vector<string> w, string s,
// CHECK: [[@LINE-1]]: v holds .element=std::basic_string<char> (text){{$}}
// CHECK: [[@LINE-2]]: w holds .element=std::basic_string<char> (text){{$}}
                string (*f)(string), string (*add)(string, string)) {
// CHECK: [[@LINE-1]]: f holds .pointee=std::basic_string<char> (std::basic_string<char>){{$}}
// CHECK: [[@LINE-2]]: add holds .pointee=std::basic_string<char> (std::basic_string<char>, std::basic_string<char>){{$}}
  std::copy(v.begin(), v.end(), std::back_inserter(w));
// CHECK: [[@LINE-1]]: copy: copy 0.pointee to 2.pointee; copy 2 to result{{$}}
// CHECK: [[@LINE-2]]: back_inserter: select 0.element to result{{$}}
  std::transform(v.begin(), v.end(), w.begin(), f);
// CHECK: [[@LINE-1]]: transform: copy 2 to result; apply 3 to (0.pointee) for 2.pointee{{$}}
  std::accumulate(v.begin(), v.end(), s);
// CHECK: [[@LINE-1]]: accumulate: fold from 2 over 0.pointee for result{{$}}
  std::accumulate(v.begin(), v.end(), s, add);
// CHECK: [[@LINE-1]]: accumulate: fold with 3 from 2 over 0.pointee for result{{$}}
  std::for_each(v.begin(), v.end(), f);
// CHECK: [[@LINE-1]]: for_each: apply 2 to (0.pointee){{$}}
  std::find(s.begin(), s.end(), 'x');
// CHECK: [[@LINE-1]]: find: select 0.pointee.inside to result{{$}}
  std::find(v.begin(), v.end(), s);
// CHECK: [[@LINE-1]]: find: select 0.pointee to result{{$}}
  std::copy(s.begin(), s.end(), std::back_inserter(s));
// CHECK: [[@LINE-1]]: copy: copy 0.pointee to 2.pointee; copy 2 to result{{$}}
// CHECK: [[@LINE-2]]: back_inserter: select 0.end to result{{$}}
  std::sort(v.begin(), v.end());
// CHECK: [[@LINE-1]]: sort: copy 0.pointee to 0.pointee{{$}}
  auto it = std::next(v.begin());
// CHECK: [[@LINE-1]]: it holds .pointee=std::basic_string<char> (text){{$}}
// CHECK: [[@LINE-2]]: next: select 0.pointee to result{{$}}
  ++it;
// CHECK: [[@LINE-1]]: operator++: select object.pointee to object; select object to result{{$}}
  it++;
// CHECK: [[@LINE-1]]: operator++: select object.pointee to object; copy object to result{{$}}
  it + 1;
// CHECK: [[@LINE-1]]: operator+: select object.pointee to result{{$}}
  std::begin(v);
  std::fill(s.begin(), s.end(), 'x');
// CHECK: [[@LINE-1]]: fill: unknown{{$}}
}

template <typename T> struct Holder {
  T get() const;
  T *operator->();
};

void unknown(Holder<string> h, Holder<int> n) {
// CHECK: [[@LINE-1]]: h holds .pointee=std::basic_string<char> (text){{$}}
  h.get();
// CHECK: [[@LINE-1]]: get: copy object.pointee to result{{$}}
  h->size();
// CHECK: [[@LINE-1]]: operator->: select object.pointee to result{{$}}
  n.get();
// CHECK: [[@LINE-1]]: get: unknown{{$}}
}
