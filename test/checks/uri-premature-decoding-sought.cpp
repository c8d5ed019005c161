// RUN: %check_clang_tidy %s uri-premature-decoding %t -- -- -isystem %clang_tidy_headers

#include <QUrl>
#include <cstring>
#include <string>
#include <vector>

std::string urlDecode(const std::string &text);
void use(const std::string &text);
void use(const char *text);
extern "C" int sscanf(const char *Text, const char *Format, ...);
extern "C" char *strsep(char **Text, const char *Delimiters);

// What is sought: a key, the characters that a regular expression or a function
// excludes, those that end a field.
struct Regex {
  explicit Regex(const char *Pattern);
};
struct tokenizer {
  tokenizer(const std::string &Text, const Regex &Separator);
  std::string next();
};
struct StringTokenizer {
  StringTokenizer(const std::string &Text, const char *Separators);
  std::string next();
};
template <typename Is>
void split(std::vector<std::string> &Parts, const std::string &Text,
           Is IsDelimiter) {
  IsDelimiter(Text[0]);
}

std::string byKey(const std::string &query) {
  const std::string plain = urlDecode(query);
// CHECK-MESSAGES: :[[@LINE-1]]:29: warning: 'urlDecode' decodes the whole query {{.*}} [uri-premature-decoding]
  return plain.substr(plain.find("&name="));
}
std::string byTokenizer(const std::string &query) {
  Regex separator("[&;]");
  tokenizer parts(urlDecode(query), separator);
// CHECK-MESSAGES: :[[@LINE-1]]:19: warning: 'urlDecode' decodes the whole query {{.*}} [uri-premature-decoding]
  return parts.next();
}
void byPredicate(const std::string &query, std::vector<std::string> &parts) {
  split(parts, urlDecode(query), [](char c) { return c == '&'; });
// CHECK-MESSAGES: :[[@LINE-1]]:16: warning: 'urlDecode' decodes the whole query {{.*}} [uri-premature-decoding]
  split(parts, urlDecode(query), [](char c) { return c == ' '; });
}
void byScan(const std::string &query) {
  char name[32];
  sscanf(urlDecode(query).c_str(), "name=%31[^&]", name);
// CHECK-MESSAGES: :[[@LINE-1]]:10: warning: 'urlDecode' decodes the whole query {{.*}} [uri-premature-decoding]
  sscanf(urlDecode(query).c_str(), "%31[^ ]", name);
  use(name);
}
void byPointer(const std::string &query) {
  std::string plain = urlDecode(query);
// CHECK-MESSAGES: :[[@LINE-1]]:23: warning: 'urlDecode' decodes the whole query {{.*}} [uri-premature-decoding]
  char *rest = &plain[0];
  while (char *part = strsep(&rest, "&"))
    use(part);
}

// No name says what the text is, but what is done does.
std::string unnamed(const std::string &in) {
  const std::string plain = urlDecode(in);
// CHECK-MESSAGES: :[[@LINE-1]]:29: warning: 'urlDecode' decodes the whole query {{.*}} [uri-premature-decoding]
  return plain.substr(0, plain.find('&'));
}
std::string whole(const std::string &in) {
  const std::string plain = urlDecode(in);
// CHECK-MESSAGES: :[[@LINE-1]]:29: warning: 'urlDecode' decodes the whole URI {{.*}} [uri-premature-decoding]
  const size_t mark = plain.find('?');
  return plain.substr(mark, plain.find('#') - mark);
}
// In the encoding that a decoder takes.
void converted(const QString &line) {
  const QString plain = QUrl::fromPercentEncoding(line.toUtf8());
// CHECK-MESSAGES: :[[@LINE-1]]:25: warning: 'fromPercentEncoding' decodes the whole query {{.*}} [uri-premature-decoding]
  plain.split("&");
}
// Several lines, of which nothing is known.
QString lines();
void converted() {
  const QString plain = QUrl::fromPercentEncoding(lines().toUtf8());
  plain.split("&");
}
// A class that divides what it is made of: the path of a URI is not only
// searched.
std::string byClass(const std::string &uri) {
  StringTokenizer parts(urlDecode(uri), "/");
// CHECK-MESSAGES: :[[@LINE-1]]:25: warning: 'urlDecode' decodes the whole URI {{.*}} [uri-premature-decoding]
  return parts.next();
}
// One value, whatever it contains.
std::string value(const std::string &pair, const std::string &list) {
  const std::string one = urlDecode(pair.substr(pair.find('=') + 1));
  use(one.substr(0, one.find('&')));
  const std::string several = urlDecode(list);
  use(several.substr(0, several.find(',')));
  use(several.substr(0, several.find(';')));
  return several.substr(several.find('?'));
}

// What an API gives, whatever it is called.
void byApi(const QUrl &u) {
  const QString s = QUrl::fromPercentEncoding(u.toEncoded());
// CHECK-MESSAGES: :[[@LINE-1]]:21: warning: 'fromPercentEncoding' decodes the whole URI {{.*}} [uri-premature-decoding]
  use(s.mid(s.indexOf("?")).toStdString());
}

// The directory of a path is the path of another URI.
void directory(QUrl u, const QUrl &other) {
  const QString p = u.path();
  u.setPath(p.mid(p.indexOf("/")) + "/index.html");
  other.path().split("/");
// CHECK-MESSAGES: :[[@LINE-1]]:3: warning: 'path' decodes the whole path {{.*}} [uri-premature-decoding]
}

// The result of a call is a query if it is divided as one.
std::string readText();
void ofCall() {
  const std::string all = urlDecode(readText());
// CHECK-MESSAGES: :[[@LINE-1]]:27: warning: 'urlDecode' decodes the whole query {{.*}} [uri-premature-decoding]
  const std::string pair = all.substr(0, all.find('&'));
  use(pair.substr(0, pair.find('=')));
}
// It may be a list.
void ofOneValue() {
  const std::string all = urlDecode(readText());
  use(all.substr(0, all.find('&')));
}
