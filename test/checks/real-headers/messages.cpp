// REQUIRES: qt5
// RUN: %check_clang_tidy -std=c++17 %s uri-unencoded-data,uri-encoder-mismatch %t -- -- %qt5_flags

#include <QHash>
#include <QStringList>
#include <QUrl>
#include <QUrlQuery>
#include <map>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

// The subject is the value, the component is the one that it becomes a part of,
// and the advice fits the type and the place.

bool get(const std::string &Url);
void open(const QUrl &Url);
void show(const QString &Url);
struct Item {
  std::string Title;
  const std::string &summary() const;
  std::map<std::string, std::string> Fields;
};
struct Model {
  QString name() const;
  QHash<QString, QString> Values;
  QString Title;
};

// The key of a map, not the map.
bool keyOfMap(std::map<std::string, std::string> Map) {
  return get("https://h.example/s?q=" + Map["title"]);
// CHECK-MESSAGES: :[[@LINE-1]]:41: warning: 'title' goes into query parameter 'q' without
}
bool keyAt(const Item &I) {
  return get("https://h.example/s?q=" + I.Fields.at("title"));
// CHECK-MESSAGES: :[[@LINE-1]]:41: warning: 'title' goes into query parameter 'q' without
}
// Not the default.
void keyWithDefault(const Model &M) {
  open(QUrl("https://h.example/s?q=" + M.Values.value("title", "none")));
// CHECK-MESSAGES: :[[@LINE-1]]:40: warning: 'title' goes into query parameter 'q' without
}
// A field, of a pointer to a record too.
bool fieldOf(const Item *I) {
  return get("https://h.example/s?q=" + I->Title);
// CHECK-MESSAGES: :[[@LINE-1]]:41: warning: 'Title' goes into query parameter 'q' without
}
// A method is called.
void methodOf(const Model &M) {
  open(QUrl("https://h.example/s?q=" + M.name()));
// CHECK-MESSAGES: :[[@LINE-1]]:40: warning: 'name' goes into query parameter 'q' without
}
bool methodOfItem(const Item &I) {
  return get("https://h.example/s?q=" + I.summary());
// CHECK-MESSAGES: :[[@LINE-1]]:41: warning: 'summary' goes into query parameter 'q' without
}
bool inStream(const Item &I) {
  std::ostringstream Out;
  Out << "https://h.example/s?q=" << I.Title;
// CHECK-MESSAGES: :[[@LINE-1]]:38: warning: 'Title' goes into query parameter 'q' without
  return get(Out.str());
}
void placeMarker(const Model &M) {
  open(QUrl(QString("https://h.example/s?q=%1").arg(M.Title)));
// CHECK-MESSAGES: :[[@LINE-1]]:53: warning: 'Title' goes into query parameter 'q' without
}
bool pointee(const std::string *City) {
  return get("https://h.example/s?q=" + *City);
// CHECK-MESSAGES: :[[@LINE-1]]:41: warning: 'City' goes into query parameter 'q' without
}
// Neither of two values.
bool either(const std::string &City, const std::string &Street, bool IsCity) {
  return get("https://h.example/s?q=" + (IsCity ? City : Street));
// CHECK-MESSAGES: :[[@LINE-1]]:42: warning: 'IsCity ? City : Street' goes into query parameter 'q' without
}
bool variableOfEnvironment() {
  return get(std::string("https://h.example/s?q=") + getenv("CITY"));
// CHECK-MESSAGES: :[[@LINE-1]]:54: warning: 'CITY' goes into query parameter 'q' without
}

// Components.
bool segment(const std::string &Title) {
  return get("https://h.example/books/" + Title + "/text");
// CHECK-MESSAGES: :[[@LINE-1]]:43: warning: 'Title' goes into a path segment without
}
bool credentials(const std::string &User, const std::string &Secret) {
  return get("https://" + User + ":" + Secret + "@h.example/");
// CHECK-MESSAGES: :[[@LINE-1]]:27: warning: 'User' goes into the userinfo without
// CHECK-MESSAGES: :[[@LINE-2]]:40: warning: 'Secret' goes into the userinfo without
}
bool fragment(const std::string &Heading) {
  return get("https://h.example/page#" + Heading);
// CHECK-MESSAGES: :[[@LINE-1]]:42: warning: 'Heading' goes into the fragment without
}
bool key(const std::string &Name) {
  return get("https://h.example/s?" + Name + "=1");
}
void keyOfBuilder(const QString &Password) {
  QUrlQuery Query;
  Query.addQueryItem("pw", Password);
// CHECK-MESSAGES: :[[@LINE-1]]:28: warning: 'Password' goes into query parameter 'pw' without
  QUrl Url("https://h.example/");
  Url.setQuery(Query);
  open(Url);
}

// Loops and pairs.
void eachOf(const QStringList &Tags) {
  QString Url = "https://h.example/s?x=1";
  for (const QString &Tag : Tags)
    Url += "&tag=" + Tag;
// CHECK-MESSAGES: :[[@LINE-1]]:22: warning: 'Tag' goes into query parameter 'tag' without
  open(QUrl(Url));
}
bool pairs(const std::map<std::string, std::string> &All) {
  std::string Url = "https://h.example/s?";
  for (const auto &Pair : All)
    Url += Pair.first + "=" + Pair.second + "&";
// CHECK-MESSAGES: :[[@LINE-1]]:31: warning: 'Pair.second' goes into a query value without
  return get(Url);
}

// A path becomes a QUrl where one is taken, and text elsewhere.
void takesUrl(const QString &Path) {
  open(QUrl("file://" + Path));
// CHECK-MESSAGES: :[[@LINE-1]]:25: warning: the path 'Path' goes into a 'file:' URI without {{.*}}; write 'QUrl::fromLocalFile(Path)'
}
void takesText(const QString &Path) {
  show("file://" + Path);
// CHECK-MESSAGES: :[[@LINE-1]]:20: warning: the path 'Path' goes into a 'file:' URI without {{.*}}; write 'QUrl::fromLocalFile(Path).toString()'
}
void storesText(const QString &Path) {
  QString Url = "file://" + Path;
// CHECK-MESSAGES: :[[@LINE-1]]:29: warning: the path 'Path' goes into a 'file:' URI without {{.*}}; write 'QUrl::fromLocalFile(Path).toString()'
  open(QUrl(Url));
}

// Nothing is wrong.
void encoded(const Model &M) {
  open(QUrl("https://h.example/s?q=" + QString::fromLatin1(QUrl::toPercentEncoding(M.name()))));
}
void localFile(const QString &Path) {
  open(QUrl::fromLocalFile(Path));
  show(QUrl::fromLocalFile(Path).toString());
}
void encodedInLoop(const QStringList &Tags) {
  QString Url = "https://h.example/s?x=1";
  for (const QString &Tag : Tags)
    Url += "&tag=" + QString::fromLatin1(QUrl::toPercentEncoding(Tag));
  open(QUrl(Url));
}
bool number(const std::vector<int> &Pages) {
  std::ostringstream Out;
  Out << "https://h.example/s?page=" << Pages[0];
  return get(Out.str());
}
// A default is no key, and names nothing.
bool optional(const std::optional<std::string> &Street) {
  return get("https://h.example/s?q=" + Street.value_or("none"));
// CHECK-MESSAGES: :[[@LINE-1]]:41: warning: 'Street' goes into query parameter 'q' without
}
bool arm(const std::string &Street, bool HasStreet) {
  return get("https://h.example/s?q=" + (HasStreet ? Street : "none"));
// CHECK-MESSAGES: :[[@LINE-1]]:41: warning: 'Street' goes into query parameter 'q' without
}
