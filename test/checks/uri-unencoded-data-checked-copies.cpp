// RUN: %check_clang_tidy -std=c++17 %s uri-unencoded-data %t

// A parameter that is tested, and copies of it that were made before.

#include <functional>
#include <regex>
#include <stdexcept>
#include <string>

void get(const std::string &url);
std::string urlEncode(const std::string &text);

class Package {
public:
  Package(const std::string &name, const std::string &title) : m_name(name), m_title(title) {
    if (!std::regex_match(name, std::regex("[a-z][a-z0-9-]*")))
      throw std::invalid_argument("not a name: " + name);
  }
  const std::string &name() const { return m_name; }
  const std::string &title() const { return m_title; }

private:
  std::string m_name, m_title;
};

void find(const Package &package) {
  get("https://example.com/?name=" + package.name());
  get("https://example.com/?title=" + package.title());
// CHECK-MESSAGES: :[[@LINE-1]]:39: warning: 'title' goes into query parameter 'title' {{.*}} [uri-unencoded-data]
}

void copied(const std::string &typed) {
  const std::string city = typed;
  if (typed.find_first_not_of("abcdefghijklmnopqrstuvwxyz") != std::string::npos)
    return;
  get("https://example.com/?q=" + city);
}

void changed(std::string city) {
  const std::string before = city;
  city = urlEncode(city);
  if (city.find_first_not_of("abcdefghijklmnopqrstuvwxyz") != std::string::npos)
    return;
  get("https://example.com/?q=" + before);
// CHECK-MESSAGES: :[[@LINE-1]]:35: warning: 'before' goes into query parameter 'q' {{.*}} [uri-unencoded-data]
}

// A function object that is given a key looks something up; one that is given
// data may encode it.
using Code = std::function<std::string(const std::string &)>;
void looked_up(const Code &entry, const Code &encode, const std::string &city) {
  get("https://example.com/?city=" + encode(city));
  get("https://example.com/?title=" + entry("title"));
// CHECK-MESSAGES: :[[@LINE-1]]:39: warning: 'title' goes into query parameter 'title' {{.*}} [uri-unencoded-data]
}
