// RUN: %check_clang_tidy %s uri-illegal-character %t -- -- -isystem %clang_tidy_headers

#include <curl/curl.h>
#include <string>

// A part that an API takes: nothing else in the function shows a URI.
void user(CURLU *Url) { curl_url_set(Url, CURLUPART_USER, "a b", 0); }
// CHECK-MESSAGES: :[[@LINE-1]]:61: warning: ' ' is not allowed in a userinfo; write '%20' [uri-illegal-character]
// CHECK-FIXES: void user(CURLU *Url) { curl_url_set(Url, CURLUPART_USER, "a%20b", 0); }
void path(CURLU *Url) { curl_url_set(Url, CURLUPART_PATH, "my file", 0); }
// CHECK-MESSAGES: :[[@LINE-1]]:62: warning: ' ' is not allowed in a path segment; write '%20' [uri-illegal-character]
// CHECK-FIXES: void path(CURLU *Url) { curl_url_set(Url, CURLUPART_PATH, "my%20file", 0); }
void host(CURLU *Url) { curl_url_set(Url, CURLUPART_HOST, "my host", 0); }
// CHECK-MESSAGES: :[[@LINE-1]]:62: warning: ' ' is not allowed in a host [uri-illegal-character]
void port(CURLU *Url) { curl_url_set(Url, CURLUPART_PORT, "80a", 0); }
// CHECK-MESSAGES: :[[@LINE-1]]:62: warning: 'a' is not allowed in a port [uri-illegal-character]
void rightParts(CURLU *Url) {
  curl_url_set(Url, CURLUPART_HOST, "[::1]", 0);
  curl_url_set(Url, CURLUPART_PORT, "8080", 0);
  curl_url_set(Url, CURLUPART_PATH, "my file", CURLU_URLENCODE);
}

// A host without a scheme.
void schemeless(CURL *Handle) {
  curl_easy_setopt(Handle, CURLOPT_URL, "h.example/my file");
// CHECK-MESSAGES: :[[@LINE-1]]:54: warning: ' ' is not allowed in a path segment; write '%20' [uri-illegal-character]
// CHECK-FIXES: curl_easy_setopt(Handle, CURLOPT_URL, "h.example/my%20file");
}

// A name says what a call takes.
void fetch(const std::string &url);
void print(const std::string &text);
void named(const std::string &server, const std::string &dir) {
  fetch(server + "/my doc.pdf");
// CHECK-MESSAGES: :[[@LINE-1]]:22: warning: ' ' is not allowed in a path segment; write '%20' [uri-illegal-character]
// CHECK-FIXES: fetch(server + "/my%20doc.pdf");
  fetch(server + "?name=John Doe");
// CHECK-MESSAGES: :[[@LINE-1]]:29: warning: ' ' is not allowed in a query value; write '%20' [uri-illegal-character]
// CHECK-FIXES: fetch(server + "?name=John%20Doe");
  fetch(" http://h.example/");
// CHECK-MESSAGES: :[[@LINE-1]]:10: warning: ' ' at the beginning is not part of the URI; remove it [uri-illegal-character]
// CHECK-FIXES: fetch("http://h.example/");
  fetch("http://h.example/\n");
// CHECK-MESSAGES: :[[@LINE-1]]:27: warning: control character 0x0A at the end is not part of the URI; remove it [uri-illegal-character]
// CHECK-FIXES: fetch("http://h.example/");
  // The target of a request line is the URI.
  fetch("GET /find?q=1 HTTP/1.0\r\n\r\n");
  fetch("GET " + server + "?name=" + dir);
  fetch(dir + "/my doc.pdf");
  print(server + "/my doc.pdf");
  print(" http://h.example/");
}

// Header fields.
struct Response {
  void setHeader(const char *Name, const char *Value);
};
void headers(Response &To) {
  print("Location: /my page\r\n");
// CHECK-MESSAGES: :[[@LINE-1]]:23: warning: ' ' is not allowed in a path segment; write '%20' [uri-illegal-character]
  To.setHeader("Location", "/my page");
// CHECK-MESSAGES: :[[@LINE-1]]:32: warning: ' ' is not allowed in a path segment; write '%20' [uri-illegal-character]
// CHECK-FIXES: To.setHeader("Location", "/my%20page");
  To.setHeader("X-Place", "/my page");
  print("Location: see below\r\n");
  print("Location: /usr/share is missing\n");
}

// Data bases: several hosts, each with its port.
const std::string Hosts = "mongodb://a.example:27017,b.example:27017/db";
const std::string DataUrl = "postgresql://user:pa ss@h.example/db";
// CHECK-MESSAGES: :[[@LINE-1]]:50: warning: ' ' is not allowed in a userinfo; write '%20' [uri-illegal-character]
// CHECK-FIXES: const std::string DataUrl = "postgresql://user:pa%20ss@h.example/db";

// Brackets around a value are those of an IPv6 address, or of an index.
std::string addressed(const std::string &host, const std::string &name) {
  return fetch("//[" + host + "]/find?q=1"), fetch("[" + host + "]:80/find?q=1"),
         fetch("/names[" + name + "]/info?q=1"), host;
// CHECK-MESSAGES: :[[@LINE-1]]:23: warning: '[' is not allowed in a path segment; write '%5B' [uri-illegal-character]
// CHECK-MESSAGES: :[[@LINE-2]]:36: warning: ']' is not allowed in a path segment; write '%5D' [uri-illegal-character]
// CHECK-FIXES: fetch("/names%5B" + name + "%5D/info?q=1"), host;
}
void bracketFirst(CURLU *Url) {
  curl_url_set(Url, CURLUPART_PATH, "]x", 0);
// CHECK-MESSAGES: :[[@LINE-1]]:38: warning: ']' is not allowed in a path segment; write '%5D' [uri-illegal-character]
// CHECK-FIXES: curl_url_set(Url, CURLUPART_PATH, "%5Dx", 0);
}
