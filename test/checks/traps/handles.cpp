// RUN: %check_clang_tidy %s uri-unencoded-data,uri-double-encoding %t

#include <curl/curl.h>
#include <string>

namespace std {
template <typename T> struct default_delete {};
template <typename T, typename Deleter = default_delete<T>> class unique_ptr {
public:
  unique_ptr(T *Object, Deleter Delete);
  explicit unique_ptr(T *Object);
  T *get() const;
  explicit operator bool() const;
};
} // namespace std

// A helper whose handle owns the result of the encoder is an encoder.
std::string escaped(CURL *Handle, const std::string &Text) {
  std::unique_ptr<char, decltype(&curl_free)> Owner(
      curl_easy_escape(Handle, Text.c_str(), 0), &curl_free);
  return Owner ? std::string(Owner.get()) : std::string();
}

std::string helper(CURL *Handle, const std::string &City) {
  return "https://h.example/find?q=" + escaped(Handle, City);
}

std::string inPlace(CURL *Handle, const std::string &City) {
  std::unique_ptr<char, decltype(&curl_free)> Owner(
      curl_easy_escape(Handle, City.c_str(), 0), &curl_free);
  return "https://h.example/find?q=" + std::string(Owner.get());
}

std::string again(CURL *Handle, const std::string &City) {
  std::unique_ptr<char, decltype(&curl_free)> Owner(
      curl_easy_escape(Handle, City.c_str(), 0), &curl_free);
  return "https://h.example/find?q=" + escaped(Handle, Owner.get());
// CHECK-MESSAGES: :[[@LINE-1]]:40: warning: {{.*}} [uri-double-encoding]
}

std::string raw(const std::string &City, char *Copy) {
  std::unique_ptr<char> Saved(Copy);
  return "https://h.example/find?q=" + std::string(Saved.get());
// CHECK-MESSAGES: :[[@LINE-1]]:52: warning: {{.*}} [uri-unencoded-data]
}
