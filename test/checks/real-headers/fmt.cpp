// REQUIRES: fmt
// RUN: %check_clang_tidy -std=c++17,c++20 %s uri-unencoded-data %t -- -- %fmt_flags

#include <fmt/format.h>
#include <string>

std::string format(const std::string &Place, int Page) {
  return fmt::format("https://h.example/{}/?q={}", Page, Place);
// CHECK-MESSAGES: :[[@LINE-1]]:58: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
std::string indexed(const std::string &Place, int Page) {
  return fmt::format("https://h.example/{1:04}/?q={0}", Place, Page);
// CHECK-MESSAGES: :[[@LINE-1]]:57: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
std::string checked(const std::string &Place) {
  return fmt::format(FMT_STRING("https://h.example/?q={}"), Place);
// CHECK-MESSAGES: :[[@LINE-1]]:61: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}

std::string listed(const std::string &Place) {
  return fmt::vformat("https://h.example/?q={}", fmt::make_format_args(Place));
// CHECK-MESSAGES: :[[@LINE-1]]:72: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
std::string named(const std::string &Place, int Page) {
  return fmt::format("https://h.example/{page}?q={place}", fmt::arg("place", Place), fmt::arg("page", Page));
// CHECK-MESSAGES: :[[@LINE-1]]:78: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
std::string buffered(const std::string &Place) {
  fmt::memory_buffer Url;
  fmt::format_to(std::back_inserter(Url), "https://h.example/?q={}", Place);
// CHECK-MESSAGES: :[[@LINE-1]]:70: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  return fmt::to_string(Url);
}
template <typename... Rest> std::string own(fmt::format_string<Rest...> Format, Rest &&...All) {
  return fmt::format(Format, std::forward<Rest>(All)...);
}
std::string byOwn(const std::string &Place) {
  return own("https://h.example/?q={}", Place);
// CHECK-MESSAGES: :[[@LINE-1]]:41: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}

// Not reported: encoded, numbers, human-readable text.
std::string urlEncode(const std::string &Text);
std::string silent(const std::string &Place, int Page, double Zoom) {
  return fmt::format("https://h.example/{}/{}?q={}", Page, Zoom,
                     urlEncode(Place)) +
         fmt::format("https://h.example/?q={place}&n={page}", fmt::arg("page", Page), fmt::arg("place", urlEncode(Place))) +
         own("https://h.example/?q={}", urlEncode(Place));
}
