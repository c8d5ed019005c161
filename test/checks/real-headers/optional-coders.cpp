// Encoders and decoders that return an optional.
// RUN: %check_clang_tidy -std=c++17 %s 'uri-*' %t

#include <optional>
#include <string>
#include <string_view>

std::string get(const std::string &url);

static int valueOf(char c) {
  return c >= '0' && c <= '9'   ? c - '0'
         : c >= 'a' && c <= 'f' ? c - 'a' + 10
         : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                : -1;
}
std::optional<std::string> unpack(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '%') {
      out += text[i];
      continue;
    }
    if (i + 2 >= text.size())
      return std::nullopt;
    const int high = valueOf(text[i + 1]), low = valueOf(text[i + 2]);
    if (high < 0 || low < 0)
      return std::nullopt;
    out += static_cast<char>(high * 16 + low);
    i += 2;
  }
  return out;
}

std::string decoded(const std::string &text) {
  const auto city = unpack(text);
  return city ? get("https://example.org/find?city=" + *city) : "";
  // CHECK-MESSAGES: :[[@LINE-1]]:56: warning: 'city' goes into query parameter 'city' without percent-encoding
}
std::string otherwise(const std::string &text) {
  return get("https://example.org/find?city=" + unpack(text).value_or("London"));
  // CHECK-MESSAGES: :[[@LINE-1]]:49: warning: 'unpack' goes into query parameter 'city' without percent-encoding
}

static std::string_view queryOf(std::string_view target) {
  const auto mark = target.find('?');
  // CHECK-MESSAGES: :[[@LINE+4]]:18: warning: 'unpack' decodes the whole path before it is split
  return mark == std::string_view::npos ? std::string_view() : target.substr(mark + 1);
}
bool split(const std::string &target) {
  return queryOf(unpack(target).value_or("")) == "trace";
}

std::optional<std::string> url_encode(std::string_view text);

std::string once(const std::string &title) {
  return get("https://example.org/find?title=" + *url_encode(title));
}
std::string twice(const std::string &title) {
  return get("https://example.org/find?title=" + url_encode(*url_encode(title)).value());
  // CHECK-MESSAGES: :[[@LINE-1]]:50: warning: 'url_encode' encodes the result of 'url_encode' again
}
