// RUN: %check_clang_tidy %s uri-unencoded-data %t -- -- -isystem %clang_tidy_headers

#include <QByteArray>
#include <QUrl>

// Chains of QString and QByteArray.
QString strings(const QString &Place) {
  return "https://h.example/?q=" + Place + "&n=1";
// CHECK-MESSAGES: :[[@LINE-1]]:36: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
QString literal(const QString &Place) {
  return QStringLiteral("https://h.example/?q=") + Place;
// CHECK-MESSAGES: :[[@LINE-1]]:52: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
QByteArray bytes(const QByteArray &Place) {
  return "https://h.example/?q=" + Place;
// CHECK-MESSAGES: :[[@LINE-1]]:36: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
QString converted(const std::string &Place) {
  return "https://h.example/?q=" + QString::fromStdString(Place);
// CHECK-MESSAGES: :[[@LINE-1]]:36: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}

// Appending.
QString appended(const QString &Place) {
  QString Url = "https://h.example/find";
  Url += "?q=";
  Url += Place;
// CHECK-MESSAGES: :[[@LINE-1]]:10: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  Url.append("&n=").append(QString::number(1));
  return Url;
}
QByteArray appendedBytes(const QByteArray &Place) {
  QByteArray Body("text=");
  Body += Place;
// CHECK-MESSAGES: :[[@LINE-1]]:11: warning: 'Place' goes into query parameter 'text' without percent-encoding: {{.*}} [uri-unencoded-data]
  Body.append("&city=").append(Place);
// CHECK-MESSAGES: :[[@LINE-1]]:32: warning: 'Place' goes into query parameter 'city' without percent-encoding: {{.*}} [uri-unencoded-data]
  return Body;
}
QString prepended(const QString &Place) {
  QString Url = "?q=" + Place;
// CHECK-MESSAGES: :[[@LINE-1]]:25: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  Url.prepend("https://h.example/find");
  return Url;
}

// arg: one call.
QString one(const QString &Place) {
  return QString("https://h.example/?q=%1").arg(Place);
// CHECK-MESSAGES: :[[@LINE-1]]:49: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}

// arg: one call with many arguments.
QString many(const QString &Place, const QString &Unit) {
  return QString("https://h.example/?u=%2&q=%1")
      .arg(Place,
// CHECK-MESSAGES: :[[@LINE-1]]:12: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
           Unit);
// CHECK-MESSAGES: :[[@LINE-1]]:12: warning: 'Unit' goes into query parameter 'u' without percent-encoding: {{.*}} [uri-unencoded-data]
}

// arg: a chain.
QString chain(const QString &City, int Days, const QString &Unit) {
  return QString("https://h.example/weather/%1/days?n=%2&u=%3")
      .arg(City)
// CHECK-MESSAGES: :[[@LINE-1]]:12: warning: 'City' goes into a path segment without percent-encoding: {{.*}} [uri-unencoded-data]
      .arg(Days)
      .arg(Unit);
// CHECK-MESSAGES: :[[@LINE-1]]:12: warning: 'Unit' goes into query parameter 'u' without percent-encoding: {{.*}} [uri-unencoded-data]
}

// The lowest number is replaced first.
QString unordered(const QString &Place, const QString &City) {
  return QString("https://h.example/%3/days?q=%1")
      .arg(Place)
// CHECK-MESSAGES: :[[@LINE-1]]:12: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
      .arg(City);
// CHECK-MESSAGES: :[[@LINE-1]]:12: warning: 'City' goes into a path segment without percent-encoding: {{.*}} [uri-unencoded-data]
}

// A format that is defined elsewhere.
static const char Format[] = "https://h.example/?q=%1";
QString elsewhere(const QString &Place) {
  return QString(Format).arg(Place);
// CHECK-MESSAGES: :[[@LINE-1]]:30: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}
QString local(const QString &Place) {
  const QString Text = "https://h.example/?q=%1";
  return Text.arg(Place);
// CHECK-MESSAGES: :[[@LINE-1]]:19: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
}

// QUrl indicates that its argument is a URI.
QUrl url(const QString &Root, const QString &City) {
  return QUrl(Root + "/weather/" + City + "/today");
// CHECK-MESSAGES: :[[@LINE-1]]:36: warning: 'City' goes into a path segment without percent-encoding: {{.*}} [uri-unencoded-data]
}
QNetworkRequest request(const QString &Root, const QString &City) {
  return QNetworkRequest(QUrl(Root + "/weather/" + City + "/today"));
// CHECK-MESSAGES: :[[@LINE-1]]:52: warning: 'City' goes into a path segment without percent-encoding: {{.*}} [uri-unencoded-data]
}

// Not reported: encoded.
QString encoded(const QString &Place) {
  return QString("https://h.example/?q=%1")
      .arg(QString::fromLatin1(QUrl::toPercentEncoding(Place)));
}
QUrl encodedBytes(const QString &Place) {
  return QUrl("https://h.example/?q=" + QUrl::toPercentEncoding(Place));
}
