// RUN: %check_clang_tidy %s uri-unencoded-data %t -- -- -isystem %clang_tidy_headers

#include <fmt/format.h>
#include <format>
#include <string>

// fmt.
std::string fmtLibrary(const std::string &Place) {
  return fmt::format("https://h.example/?q={}", Place);
// CHECK-MESSAGES: :[[@LINE-1]]:49: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}

// The standard library.
std::string standard(const std::string &Place) {
  return std::format("https://h.example/?q={}", Place);
// CHECK-MESSAGES: :[[@LINE-1]]:49: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}

// Numbers with their own formats.
std::string mixed(int Page, const std::string &Place) {
  return fmt::format("https://h.example/{:04}/?q={:s}&x=1", Page, Place);
// CHECK-MESSAGES: :[[@LINE-1]]:67: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}

// Indexed arguments.
std::string indexed(int Page, const std::string &Place) {
  return fmt::format("https://h.example/{1}/?q={0}", Place, Page);
// CHECK-MESSAGES: :[[@LINE-1]]:54: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}

// A path segment and a key.
std::string places(const std::string &City, const std::string &Key) {
  return fmt::format("https://h.example/weather/{}/today?{}=1",
                     City,
// CHECK-MESSAGES: :[[@LINE-1]]:22: warning: 'City' goes into a path segment without percent-encoding: {{.*}} [uri-unencoded-data]
                     Key);
}

// A format that is defined elsewhere.
static constexpr char Format[] = "https://h.example/?q={}";
std::string elsewhere(const std::string &Place) {
  return fmt::format(Format, Place);
// CHECK-MESSAGES: :[[@LINE-1]]:30: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}

// Not reported: numbers, and the result of an encoder.
std::string urlEncode(const std::string &Text);
std::string silent(int Page, double Zoom, const std::string &Place) {
  return fmt::format("https://h.example/{}/{}?q={}", Page, Zoom,
                     urlEncode(Place));
}
