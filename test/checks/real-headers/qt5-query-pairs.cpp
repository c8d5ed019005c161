// REQUIRES: qt5
// RUN: %check_clang_tidy %s uri-unencoded-data %t -- -- %qt5_flags
// RUN: %check_clang_tidy %s -check-suffixes=,POSSIBLE uri-unencoded-data %t -- \
// RUN:   -config='{CheckOptions: {uri-unencoded-data.MinConfidence: possible}}' \
// RUN:   -- %qt5_flags

#include <QList>
#include <QPair>
#include <QUrl>
#include <QUrlQuery>

using Items = QList<QPair<QString, QString>>;

// The pairs of a list are taken as addQueryItem() takes them.
QUrlQuery spelledOut(const QString &Title, const QString &Kind) {
  QUrlQuery Query{{"title", Title}, {"kind", Kind}};
// CHECK-MESSAGES: :[[@LINE-1]]:29: warning: 'Title' goes into query parameter 'title' without percent-encoding: a '+' in it arrives as a space, and '%41' as 'A' [uri-unencoded-data]
// CHECK-MESSAGES-POSSIBLE: :[[@LINE-2]]:46: warning: 'Kind' goes into query parameter 'kind' {{.*}} [uri-unencoded-data]
  return Query;
}
void set(QUrlQuery &Query, const QString &Title) {
  Query.setQueryItems({{"page", "1"}, {"title", Title}});
// CHECK-MESSAGES: :[[@LINE-1]]:49: warning: 'Title' goes into query parameter 'title' {{.*}} [uri-unencoded-data]
}
// Which value has which key is not known of a list.
void built(QUrlQuery &Query, const QString &Title) {
  Items Pairs;
  Pairs << qMakePair(QString("title"), Title);
  Pairs << qMakePair(QString("page"), QString("1"));
  Query.setQueryItems(Pairs);
// CHECK-MESSAGES: :[[@LINE-1]]:23: warning: 'Pairs' goes into {{.*}} [uri-unencoded-data]
}
void declared(QUrlQuery &Query, const QString &Title) {
  const Items Pairs = {{"x", Title}};
  Query.setQueryItems(Pairs);
// CHECK-MESSAGES: :[[@LINE-1]]:23: warning: 'Pairs' goes into query parameter 'x' {{.*}} [uri-unencoded-data]
}

// Encoded values, and text in the program, which is encoded as needed.
QUrlQuery right(const QString &Title, int Page) {
  QUrlQuery Query{{"title", QString(QUrl::toPercentEncoding(Title))},
                  {"page", QString::number(Page)},
                  {"text", "100 %"}};
  Items Pairs;
  Pairs.append(qMakePair(QString("t"), QString(QUrl::toPercentEncoding(Title))));
  Query.setQueryItems(Pairs);
  return Query;
}

// The separator of a list stays a literal when blanks in it are replaced.
struct AddressOf {
  QString city() const;
};
void joinedAndReplaced(const AddressOf &Address) {
  QStringList Parts;
  if (!Address.city().isEmpty())
    Parts << Address.city();
// CHECK-MESSAGES: :[[@LINE-1]]:14: warning: 'city' goes into query parameter 'searchtext' without
  QString Url = "https://h.example/find?searchtext=";
  Url += Parts.join("+").replace(' ', '+');
  QUrl(Url).isValid();
}
