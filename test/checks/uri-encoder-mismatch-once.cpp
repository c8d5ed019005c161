// An encoder of the program that forgets a delimiter is reported once: itself,
// or where it is called if it is right for other purposes.
// RUN: %check_clang_tidy -std=c++17 %s uri-encoder-mismatch,uri-faulty-encoder %t
// RUN: %check_clang_tidy -std=c++17 -check-suffixes=ALONE %s uri-encoder-mismatch %t
#include <string>

void get(const std::string &url);

// '&' and '#' are not encoded.
std::string encodeQueryValue(const std::string &text) {
  // CHECK-MESSAGES: :[[@LINE-1]]:13: warning: 'encodeQueryValue' lets '#' and '&' through [uri-faulty-encoder]
  static const char Digits[] = "0123456789ABCDEF";
  std::string out;
  for (unsigned char c : text)
    if ((c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') ||
        (c >= 'a' && c <= 'z') || c == '-' || c == '.' || c == '_' ||
        c == '~' || c == '&' || c == '#') {
      out.push_back(static_cast<char>(c));
    } else {
      out.push_back('%');
      out.push_back(Digits[c / 16]);
      out.push_back(Digits[c % 16]);
    }
  return out;
}

// An encoder of whole URIs is right.
std::string encodeUrl(const std::string &text) {
  static const char Digits[] = "0123456789ABCDEF";
  static const std::string Kept = "-._~:/?#[]@!$&'()*+,;=";
  std::string out;
  for (unsigned char c : text)
    if ((c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') ||
        (c >= 'a' && c <= 'z') || Kept.find(c) != std::string::npos) {
      out.push_back(static_cast<char>(c));
    } else {
      out.push_back('%');
      out.push_back(Digits[c / 16]);
      out.push_back(Digits[c % 16]);
    }
  return out;
}

void calls(const std::string &city) {
  get("https://h.example/find?city=" + encodeQueryValue(city));
  // CHECK-MESSAGES-ALONE: :[[@LINE-1]]:40: warning: 'encodeQueryValue' does not encode '#', '&', which ends query parameter 'city'; use an encoder for single values [uri-encoder-mismatch]
  get("https://h.example/find?city=" + encodeUrl(city));
  // CHECK-MESSAGES: :[[@LINE-1]]:40: warning: 'encodeUrl' does not encode '#', '&', which ends query parameter 'city'; use an encoder for single values [uri-encoder-mismatch]
  // CHECK-MESSAGES-ALONE: :[[@LINE-2]]:40: warning: 'encodeUrl' does not encode '#', '&', which ends query parameter 'city'; use an encoder for single values [uri-encoder-mismatch]
}
