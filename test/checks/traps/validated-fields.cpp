// Fields that the functions which store them have validated: they throw, or the
// program ends.
// RUN: %check_clang_tidy -std=c++17 %s uri-unencoded-data %t -- --config='{CheckOptions: {MinConfidence: possible}}'
#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <stdexcept>
#include <string>
#include <vector>

void open_url(const std::string &url);

static bool isPlain(const std::string &s) {
  return !s.empty() && std::all_of(s.begin(), s.end(), [](unsigned char c) {
    return std::isalnum(c) || c == '-' || c == '_' || c == '.';
  });
}

class Throwing {
public:
  explicit Throwing(std::string owner) : owner_(std::move(owner)) {
    if (!isPlain(owner_))
      throw std::invalid_argument("not an owner: " + owner_);
  }
  void open() const { open_url("https://example.org/find?owner=" + owner_); }

private:
  std::string owner_;
};

class Ending {
public:
  void set(const std::string &owner) {
    owner_ = owner;
    if (!isPlain(owner_))
      std::abort();
  }
  void open() const { open_url("https://example.org/find?owner=" + owner_); }

private:
  std::string owner_;
};

class Unchecked {
public:
  explicit Unchecked(std::string owner) : owner_(std::move(owner)) {
    if (owner_.empty())
      throw std::invalid_argument("no owner");
  }
  void open() const { open_url("https://example.org/find?owner=" + owner_); }
  // CHECK-MESSAGES: :[[@LINE-1]]:68: warning: 'owner_' goes into query parameter 'owner' without

private:
  std::string owner_;
};

// A function that never returns stores on all of its paths.
class Failing {
public:
  void first(const std::string &title, bool isKnown) {
    if (isKnown) {
      first_ = title;
      throw 1;
    }
    first_ = "none";
    throw 2;
  }
  void second(const std::string &title, bool isKnown) {
    if (isKnown) {
      second_ = "none";
      throw 1;
    }
    second_ = title;
    throw 2;
  }
  void open() const {
    open_url("https://example.org/find?title=" + first_);
    // CHECK-MESSAGES: :[[@LINE-1]]:50: warning: 'first_' goes into query parameter 'title' without
    open_url("https://example.org/find?title=" + second_);
    // CHECK-MESSAGES: :[[@LINE-1]]:50: warning: 'second_' goes into query parameter 'title' without
  }

private:
  std::string first_, second_;
};

// Digits from a constant.
std::string ticket(const std::vector<unsigned char> &bytes) {
  static constexpr char digits[] = "0123456789abcdef";
  std::string hex;
  for (const auto b : bytes)
    hex.append({digits[b >> 4], digits[b & 15]});
  return "https://example.org/enter?ticket=" + hex;
}
