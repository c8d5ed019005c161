// RUN: %check_clang_tidy %s uri-premature-decoding %t -- -- -isystem %clang_tidy_headers

#include <QUrl>
#include <sstream>
#include <string>
#include <vector>

std::string urlDecode(const std::string &Text);
void add(const std::string &Pair);

// A query, searched for its delimiter.
void query(const std::string &Query) {
  const std::string Plain = urlDecode(Query);
// CHECK-MESSAGES: :[[@LINE-1]]:29: warning: 'urlDecode' decodes the whole query before it is split: an encoded '&', '=' or '#' in a value then acts as a delimiter; split first, then decode each part [uri-premature-decoding]
  add(Plain.substr(0, Plain.find('&')));
}

// A URI, according to its name.
void uri(const std::string &RequestUri) {
  const std::string Plain = urlDecode(RequestUri);
// CHECK-MESSAGES: :[[@LINE-1]]:29: warning: 'urlDecode' decodes the whole URI before it is split: {{.*}} [uri-premature-decoding]
  add(Plain.substr(0, Plain.find('?')));
}

// A URI, according to its text.
void built(const std::string &Host, const std::string &Rest) {
  const std::string Plain = urlDecode("https://" + Host + "/?" + Rest);
// CHECK-MESSAGES: :[[@LINE-1]]:29: warning: 'urlDecode' decodes the whole URI before it is split: {{.*}} [uri-premature-decoding]
  add(Plain.substr(Plain.find("?")));
}

// Replaced by its decoded form.
void overwritten(std::string Query) {
  Query = urlDecode(Query);
// CHECK-MESSAGES: :[[@LINE-1]]:11: warning: 'urlDecode' decodes the whole query {{.*}} [uri-premature-decoding]
  add(Query.substr(0, Query.find('=')));
}

// A function of the program splits it.
static void parse(const std::string &Text) {
  size_t Begin = 0;
  for (;;) {
    const size_t End = Text.find('&', Begin);
    add(Text.substr(Begin, End - Begin));
    if (End == std::string::npos)
      break;
    Begin = End + 1;
  }
}
void helper(const std::string &Query) {
  parse(urlDecode(Query));
// CHECK-MESSAGES: :[[@LINE-1]]:9: warning: 'urlDecode' decodes the whole query {{.*}} [uri-premature-decoding]
}

// A function of the program decodes it.
static std::string decoded(const std::string &Text) { return urlDecode(Text); }
void decodingHelper(const std::string &Query) {
  parse(decoded(Query));
// CHECK-MESSAGES: :[[@LINE-1]]:9: warning: 'decoded' decodes the whole query {{.*}} [uri-premature-decoding]
}

// A function whose name indicates that it splits.
std::vector<std::string> splitQuery(const std::string &Text);
void byName(const std::string &Query) {
  splitQuery(urlDecode(Query));
// CHECK-MESSAGES: :[[@LINE-1]]:14: warning: 'urlDecode' decodes the whole query {{.*}} [uri-premature-decoding]
}

// Qt.
void qt(const QString &Query) {
  const QString Plain = QUrl::fromPercentEncoding(Query.toUtf8());
// CHECK-MESSAGES: :[[@LINE-1]]:25: warning: 'fromPercentEncoding' decodes the whole query {{.*}} [uri-premature-decoding]
  Plain.split("&");
}

// Decoded twice: in one expression, through a local variable, through a helper.
std::string twice(const std::string &Value) {
  return urlDecode(urlDecode(Value));
// CHECK-MESSAGES: :[[@LINE-1]]:10: warning: this decodes the result of 'urlDecode' again: '%2541' becomes 'A', not '%41' [uri-premature-decoding]
}
std::string twiceByLocal(const std::string &Value) {
  std::string Once = urlDecode(Value);
  return urlDecode(Once);
// CHECK-MESSAGES: :[[@LINE-1]]:10: warning: this decodes the result of 'urlDecode' again: {{.*}} [uri-premature-decoding]
}
std::string twiceByHelper(const std::string &Value) {
  return urlDecode(decoded(Value));
// CHECK-MESSAGES: :[[@LINE-1]]:10: warning: this decodes the result of 'decoded' again: {{.*}} [uri-premature-decoding]
}

// A chain of replacements that decodes '%' first.
QString chain(QString Text) {
  Text.replace("%25", "%");
  Text.replace("%26", "&");
// CHECK-MESSAGES: :[[@LINE-1]]:3: warning: this decodes the result of 'replace' again: {{.*}} [uri-premature-decoding]
  return Text;
}

// Not reported: split first.
void rightOrder(const std::string &Query) {
  const size_t Equal = Query.find('=');
  add(urlDecode(Query.substr(Equal + 1)));
}

// Not reported: '%' is decoded last.
QString rightChain(QString Text) {
  Text.replace("%26", "&");
  Text.replace("%3D", "=");
  Text.replace("%25", "%");
  return Text;
}

// Not reported: spaces are no delimiters.
QList<QString> spacesFirst(QString Query) {
  Query.replace("%20", " ");
  return Query.split("&");
}
QList<QString> delimitersFirst(QString Query) {
  Query.replace("%26", "&");
// CHECK-MESSAGES: :[[@LINE-1]]:3: warning: 'replace' decodes the whole query before it is split: {{.*}} [uri-premature-decoding]
  return Query.split("&");
}

// Not reported: an element of a list, which is one value.
void element(const std::vector<std::string> &Args) {
  const std::string Plain = urlDecode(Args[0]);
  add(Plain.substr(0, Plain.find('=')));
}

// Not reported: one value with its own syntax.
void value(const std::string &Name) {
  const std::string Plain = urlDecode(Name);
  add(Plain.substr(0, Plain.find(';')));
}

// Not reported: compared, not split.
bool compared(const QByteArray &Path) {
  return QString(QUrl::fromPercentEncoding(Path)).endsWith("/");
}
bool compared(const std::string &Uri) { return urlDecode(Uri) == "/?a=b"; }

// Not reported by default: a decoded path is split at its slashes.
void path(const std::string &Path) {
  const std::string Plain = urlDecode(Path);
  add(Plain.substr(Plain.find('/')));
}

// Not reported: decoded on one path, and split on the other one.
void ways(const std::string &Query, bool Whole) {
  if (Whole)
    add(urlDecode(Query));
  else
    add(Query.substr(0, Query.find('&')));
}

// Not reported: decoded, encoded, decoded.
std::string between(const std::string &Value);
std::string urlEncode(const std::string &Text);
std::string reencoded(const std::string &Value) {
  return urlDecode(urlEncode(urlDecode(Value)));
}

// Only the names of what is decoded say that it is a query.
struct Request {
  std::string getQueryString() const;
  std::string form;
};
std::vector<std::string> split(const std::string &Text, char At);
auto returned(const Request &R) {
  return split(urlDecode(R.getQueryString()), '&');
// CHECK-MESSAGES: :[[@LINE-1]]:16: warning: 'urlDecode' decodes the whole query before it is split: {{.*}} [uri-premature-decoding]
}
auto stored(const Request &R) {
  std::string Args = R.form;
  return split(urlDecode(Args), '&');
// CHECK-MESSAGES: :[[@LINE-1]]:16: warning: 'urlDecode' decodes the whole query before it is split: {{.*}} [uri-premature-decoding]
}
auto oneValue(const Request &R) { return split(urlDecode(R.getQueryString()), ' '); }

// A link, which the browser splits.
QString link(const QString &Url) {
  const QString Shown = QUrl::fromPercentEncoding(Url.toUtf8());
// CHECK-MESSAGES: :[[@LINE-1]]:25: warning: 'fromPercentEncoding' decodes a whole URI that is used as a URI again: {{.*}} [uri-premature-decoding]
  return "<a href=\"" + Shown + "\">link</a>";
}
// Not reported: the text of the link, or one value.
QString textOfLink(const QString &Url) {
  return "<a href=\"" + Url + "\">" + QUrl::fromPercentEncoding(Url.toUtf8()) +
         "</a>";
}
QString linkOfValue(const QString &Name) {
  return "<a href=\"" + QUrl::fromPercentEncoding(Name.toUtf8()) + "\">";
}
