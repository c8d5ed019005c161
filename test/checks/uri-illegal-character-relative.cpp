// RUN: %check_clang_tidy %s 'uri-illegal-character,uri-encoded-unreserved,uri-malformed-escape' %t -- -- -isystem %clang_tidy_headers

#include <string>

std::string fetch(const std::string &url);
std::string BaseUrl();

// A name or a base says that the text is a URI.
std::string named() {
  return fetch("/files/my document.pdf");
// CHECK-MESSAGES: :[[@LINE-1]]:26: warning: ' ' is not allowed in a path segment; write '%20' [uri-illegal-character]
// CHECK-FIXES: return fetch("/files/my%20document.pdf");
}
std::string behindBase() {
  return BaseUrl() + "?name=John Doe";
// CHECK-MESSAGES: :[[@LINE-1]]:33: warning: ' ' is not allowed in a query value; write '%20' [uri-illegal-character]
// CHECK-FIXES: return BaseUrl() + "?name=John%20Doe";
}
std::string query() {
  return fetch("?rate=100%");
// CHECK-MESSAGES: :[[@LINE-1]]:26: warning: '%' must be followed by two hex digits; write '%25' for a percent sign [uri-malformed-escape]
// CHECK-FIXES: return fetch("?rate=100%25");
}
const std::string HelpUrl = "/%7Ehelp/";
// CHECK-MESSAGES: :[[@LINE-1]]:31: warning: {{.*}} [uri-encoded-unreserved]
// CHECK-FIXES: const std::string HelpUrl = "/~help/";

// Patterns, templates and sentences.
const std::string UrlPattern = "^/files/[a-z]+ /(.*)$";
const std::string UrlRegex = "/[a-z]+/x y";
const std::string RouteUrl = "/users/{id}/all posts";
const std::string UrlHelp = "/path to the file. It may be relative";
const std::string UrlColumns = "id / url";

// Without a name, nothing indicates a URI.
const std::string Text = "/files/my document.pdf";
bool compare(const std::string &url) { return url == "/files/other document.pdf"; }
