// RUN: %check_clang_tidy %s 'uri-*' %t -- -- -isystem %clang_tidy_headers

#include <stdio.h>
#include <string>

// URIs in other text are reported; an edit could break the text around them.

// HTML: href, src and action, with both kinds of quotes.
std::string href(const std::string &Name) {
  return "<p><a href=\"/find?q=" + Name + "\">" + Name + "</a></p>";
// CHECK-MESSAGES: :[[@LINE-1]]:36: warning: 'Name' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
std::string src(const std::string &Name) {
  return "<img src='/images/" + Name + "/small.png'>";
// CHECK-MESSAGES: :[[@LINE-1]]:33: warning: 'Name' goes into a path segment without percent-encoding: {{.*}} [uri-unencoded-data]
}
std::string action(const std::string &Name) {
  return "<form action=\"/go?user=" + Name + "\" method=\"post\">";
// CHECK-MESSAGES: :[[@LINE-1]]:39: warning: 'Name' goes into query parameter 'user' without percent-encoding: {{.*}} [uri-unencoded-data]
}

// Defects of the literal itself, without a fix.
std::string lowercase(int Page) {
  return "<a href=\"/a%2fb?page=" + std::to_string(Page) + "\">";
// CHECK-MESSAGES: :[[@LINE-1]]:23: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
}

// A separator that HTML escapes.
std::string escaped(int Page, const std::string &Name) {
  return "<a href=\"/find?page=" + std::to_string(Page) + "&amp;q=" + Name +
// CHECK-MESSAGES: :[[@LINE-1]]:71: warning: 'Name' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
         "\">";
}

// Two attributes in one literal.
std::string two(const std::string &Name, const std::string &Image) {
  return "<a href=\"/find?q=" +
         Name +
// CHECK-MESSAGES: :[[@LINE-1]]:10: warning: 'Name' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
         "\"><img src=\"/images/" +
         Image +
// CHECK-MESSAGES: :[[@LINE-1]]:10: warning: 'Image' goes into a path segment without percent-encoding: {{.*}} [uri-unencoded-data]
         ".png\"></a>";
}

// Not reported: text and other attributes.
std::string title(const std::string &Name) {
  return "<p title=\"/find?q=" + Name + "\">/find?q=" + Name + "</p>";
}

// Headers.
std::string location(const std::string &Name) {
  return "HTTP/1.1 302 Found\r\nLocation: /find?q=" + Name + "\r\n\r\n";
// CHECK-MESSAGES: :[[@LINE-1]]:55: warning: 'Name' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
std::string refresh(const std::string &Name) {
  return "Refresh: 0; url=/find?q=" + Name + "\r\n";
// CHECK-MESSAGES: :[[@LINE-1]]:39: warning: 'Name' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
void formatted(char *To, const char *Name) {
  sprintf(To, "Location: https://h.example/%d/find?q=%s\r\n", 1, Name);
// CHECK-MESSAGES: :[[@LINE-1]]:66: warning: 'Name' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}

// Not reported: a whole URI in a header, and other headers.
void whole(char *To, const char *Url, const char *Name) {
  sprintf(To, "Location: %s\r\n", Url);
  sprintf(To, "X-Comment: /find?q=%s\r\n", Name);
}

// Request lines, followed by their headers.
void request(char *To, const char *Name, const char *Host) {
  sprintf(To, "GET /find?q=%s HTTP/1.1\r\nHost: %s\r\n\r\n", Name, Host);
// CHECK-MESSAGES: :[[@LINE-1]]:62: warning: 'Name' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
void post(char *To, const char *Title) {
  sprintf(To, "POST /rooms/%s/messages HTTP/1.0\r\n", Title);
// CHECK-MESSAGES: :[[@LINE-1]]:55: warning: 'Title' goes into a path segment without percent-encoding: {{.*}} [uri-unencoded-data]
}

// An attribute whose value is all in the literal.
const char *const Page = "<p>See <a href=\"https://h.example/a%2fb\">a b</a></p>";
// CHECK-MESSAGES: :[[@LINE-1]]:63: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
const char *const Picture = "<img src='/pictures/my cat.png'>";
// CHECK-MESSAGES: :[[@LINE-1]]:52: warning: ' ' is not allowed in a path segment; write '%20' [uri-illegal-character]

// Values that a script or a template writes, and text that is no URI.
const char *const Script = "s += '<img src=\"/pictures/' + name + '.png\">';";
const char *const Templates[] = {
  "<a href=\"/users/{{ name }}\">", "<a href=\"/users/${ name }\">", "<a href=\"/users/<?= name ?>\">"};
const char *const Others[] = {
  "<a href=\"#top of page\">", "<a href=\"javascript:go('a b')\">", "<a href=\"see a%2fb\">",
  "<a href=\"/a?b=1&#38;c=%2F\">", "<a href=\"/not closed"};
