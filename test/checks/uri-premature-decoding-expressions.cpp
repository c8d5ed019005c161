// RUN: %check_clang_tidy -std=c++17 %s uri-premature-decoding %t

// A regular expression divides a text into groups.

#include <regex>
#include <string>

std::string urlDecode(const std::string &Text);

std::string host(const std::string &Location) {
  const auto Url = urlDecode(Location);
// CHECK-MESSAGES: :[[@LINE-1]]:20: warning: 'urlDecode' decodes the whole URI before it is split: {{.*}} [uri-premature-decoding]
  static const std::regex Parts(R"(^https?://([^:/?#]*)([^?#]*)(?:\?([^#]*))?)");
  std::smatch Found;
  if (!std::regex_match(Url, Found, Parts))
    return "";
  return Found[1].str();
}
std::string firstValue(const std::string &QueryString) {
  const std::string Query = urlDecode(QueryString);
// CHECK-MESSAGES: :[[@LINE-1]]:29: warning: 'urlDecode' decodes {{.*}} before it is split: {{.*}} [uri-premature-decoding]
  std::smatch Found;
  return std::regex_search(Query, Found, std::regex("q=([^&]*)")) ? Found[1].str() : "";
}
// Divided first, and then decoded.
std::string right(const std::string &Url) {
  std::smatch Found;
  if (!std::regex_match(Url, Found, std::regex("[^?]*\\?q=([^&]*)")))
    return "";
  return urlDecode(Found[1].str());
}
// It is only tested, and no delimiter divides this one.
bool tested(const std::string &QueryString) {
  const std::string Value = urlDecode(QueryString);
  return std::regex_match(Value, std::regex("[^&]*"));
}
std::string words(const std::string &QueryString) {
  const std::string Value = urlDecode(QueryString);
  std::smatch Found;
  return std::regex_match(Value, Found, std::regex("([a-z]+) .*")) ? Found[1].str() : "";
}

// The delimiters are between the groups.
std::string page(const std::string &RequestPath) {
  const std::string Path = urlDecode(RequestPath);
// CHECK-MESSAGES: :[[@LINE-1]]:28: warning: 'urlDecode' decodes the whole path before it is split: {{.*}} [uri-premature-decoding]
  std::smatch Found;
  return std::regex_match(Path, Found, std::regex("/(\\w+)/(.+)")) ? Found[2].str() : "";
}
std::string fileAndQuery(const std::string &RequestUri) {
  const std::string Uri = urlDecode(RequestUri);
// CHECK-MESSAGES: :[[@LINE-1]]:27: warning: 'urlDecode' decodes the whole URI before it is split: {{.*}} [uri-premature-decoding]
  std::smatch Found;
  return std::regex_match(Uri, Found, std::regex("([^ ]+)\\?(.*)")) ? Found[2].str() : "";
}
// It begins with a '/', and sets are no delimiters.
std::string rest(const std::string &RequestPath) {
  const std::string Path = urlDecode(RequestPath);
  std::smatch Found;
  return std::regex_match(Path, Found, std::regex("^/(?:x|y)?([/&a-z]*)$")) ? Found[1].str() : "";
}

// A header field that is a reference, and a decoder that is told what '+' is.
struct Response {
  std::string get_header_value(const char *Name) const;
};
std::string decodeUrl(const std::string &Text, bool PlusIsSpace);
std::string redirect(const Response &Response) {
  const std::string Target = decodeUrl(Response.get_header_value("Location"), false);
// CHECK-MESSAGES: :[[@LINE-1]]:30: warning: 'decodeUrl' decodes the whole URI before it is split: {{.*}} [uri-premature-decoding]
  const auto Mark = Target.find('?');
  return Target.substr(0, Mark);
}
std::string agent(const Response &Response) {
  const std::string Text = decodeUrl(Response.get_header_value("User-Agent"), false);
  return Text.substr(0, Text.find(';'));
}
