// RUN: %check_clang_tidy %s 'uri-double-encoding,uri-encoder-mismatch' %t -- -- -isystem %clang_tidy_headers

#include <QUrl>
#include <string>

std::string urlEncode(const std::string &text);
std::string fetch(const std::string &url);

// A literal with escapes, encoded.
std::string literal() {
  return fetch("https://h.example/s?v=" + urlEncode("John%20Doe"));
// CHECK-MESSAGES: :[[@LINE-1]]:43: warning: 'urlEncode' encodes '%20' again: it becomes '%2520'; pass plain text [uri-double-encoding]
}
std::string variable() {
  const std::string rate = "100%25";
  return fetch("https://h.example/s?v=" + urlEncode(rate));
// CHECK-MESSAGES: :[[@LINE-1]]:43: warning: 'urlEncode' encodes '%25' again: it becomes '%2525'; pass plain text [uri-double-encoding]
}
QString qt() {
  return "https://h.example/s?v=" + QString(QUrl::toPercentEncoding("John%20Doe"));
// CHECK-MESSAGES: :[[@LINE-1]]:45: warning: 'toPercentEncoding' encodes '%20' again: it becomes '%2520'; pass plain text [uri-double-encoding]
}

// A literal with escapes, given to an API that encodes it.
void set(QUrl &url, int n) {
  url.setPath("/my%20document.pdf");
// CHECK-MESSAGES: :[[@LINE-1]]:3: warning: 'setPath' encodes '%20' again: it becomes '%2520'; pass plain text [uri-double-encoding]
  url.setFragment("a%20b", QUrl::DecodedMode);
// CHECK-MESSAGES: :[[@LINE-1]]:3: warning: 'setFragment' encodes '%20' again: it becomes '%2520'; pass plain text [uri-double-encoding]
  url.setPath("/my%20docs/" + QString::number(n));
// CHECK-MESSAGES: :[[@LINE-1]]:3: warning: 'setPath' encodes '%20' again: it becomes '%2520'; pass plain text [uri-double-encoding]
}

// A whole URI, encoded and used as the URI.
std::string whole() {
  const std::string url = "https://h.example/s?q=x";
  return fetch(urlEncode(url));
// CHECK-MESSAGES: :[[@LINE-1]]:16: warning: 'urlEncode' encodes a whole URI, including its delimiters; encode each value instead [uri-double-encoding]
}
QUrl wholeOfQt() {
  return QUrl(QString(QUrl::toPercentEncoding("https://h.example/a?b=c")));
// CHECK-MESSAGES: :[[@LINE-1]]:23: warning: 'toPercentEncoding' encodes a whole URI, including its delimiters; encode each value instead [uri-double-encoding]
}
// The same with a path, whose slashes are lost.
std::string path() {
  return fetch("https://h.example" + urlEncode("/files/my document.pdf"));
// CHECK-MESSAGES: :[[@LINE-1]]:38: warning: 'urlEncode' encodes a whole path: {{.*}} [uri-encoder-mismatch]
}

// Plain text; a percent sign that belongs to no escape.
std::string plain() {
  return fetch("https://h.example/s?a=" + urlEncode("100%") + "&b=" +
               urlEncode("John Doe") + "&c=" + urlEncode("50%2 of 100%25"));
}
// A URI with escapes as one value of another one.
std::string value() {
  return fetch("https://h.example/s?a=" + urlEncode("https://a.example/b%20c") +
               "&b=" + urlEncode("/b%20c"));
}
// Escapes are kept.
void kept(QUrl &url) {
  url.setPath("/my%20document.pdf", QUrl::TolerantMode);
  url.setFragment("a%20b");
}
// Other text that needs encoding is not encoded.
void mixed(QUrl &url) {
  url.setPath("/100%25 of all%2f");
}
// Stored, it may become a value.
struct Entry {
  std::string listenUrl;
};
void stored(Entry &entry) { entry.listenUrl = urlEncode("https://h.example/a"); }
