// REQUIRES: qt5
// RUN: %check_clang_tidy %s 'uri-unencoded-data,uri-double-encoding' %t -- --fix-notes -- %qt5_flags -fPIC

#include <QByteArray>
#include <QNetworkRequest>
#include <QString>
#include <QStringBuilder>
#include <QUrl>
#include <QUrlQuery>

// Chains.
QString chain(const QString &Place) {
  return "https://h.example/?q=" + Place;
// CHECK-NOTES: :[[@LINE-1]]:36: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
// CHECK-NOTES: :[[@LINE-2]]:36: note: encode it: 'QString::fromLatin1(QUrl::toPercentEncoding(Place))'
// CHECK-FIXES: return "https://h.example/?q=" + QString::fromLatin1(QUrl::toPercentEncoding(Place));
}
QString literal(const QString &Place) {
  return QStringLiteral("https://h.example/?q=") + Place;
// CHECK-NOTES: :[[@LINE-1]]:52: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
// CHECK-NOTES: :[[@LINE-2]]:52: note: encode it: 'QString::fromLatin1(QUrl::toPercentEncoding(Place))'
// CHECK-FIXES: return QStringLiteral("https://h.example/?q=") + QString::fromLatin1(QUrl::toPercentEncoding(Place));
}
QString latin1(const QString &Place) {
  return QLatin1String("https://h.example/?q=") + Place;
// CHECK-NOTES: :[[@LINE-1]]:51: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
// CHECK-NOTES: :[[@LINE-2]]:51: note: encode it: 'QString::fromLatin1(QUrl::toPercentEncoding(Place))'
// CHECK-FIXES: return QLatin1String("https://h.example/?q=") + QString::fromLatin1(QUrl::toPercentEncoding(Place));
}
QByteArray bytes(const QByteArray &Place) {
  return "https://h.example/?q=" + Place;
// CHECK-NOTES: :[[@LINE-1]]:36: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
// CHECK-NOTES: :[[@LINE-2]]:36: note: encode it: 'Place.toPercentEncoding()'
// CHECK-FIXES: return "https://h.example/?q=" + Place.toPercentEncoding();
}
QString builder(const QString &Place) {
  return QLatin1String("https://h.example/?q=") % Place % QLatin1Char('&');
// CHECK-NOTES: :[[@LINE-1]]:51: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
// CHECK-NOTES: :[[@LINE-2]]:51: note: encode it: 'QString::fromLatin1(QUrl::toPercentEncoding(Place))'
// CHECK-FIXES: return QLatin1String("https://h.example/?q=") % QString::fromLatin1(QUrl::toPercentEncoding(Place)) % QLatin1Char('&');
}

// Appending.
QString append(const QString &Place) {
  QString Url = QStringLiteral("https://h.example/find?");
  Url += "q=";
  Url += Place;
// CHECK-NOTES: :[[@LINE-1]]:10: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
// CHECK-NOTES: :[[@LINE-2]]:10: note: encode it: 'QString::fromLatin1(QUrl::toPercentEncoding(Place))'
// CHECK-FIXES: Url += QString::fromLatin1(QUrl::toPercentEncoding(Place));
  return Url;
}

// arg.
QString arg(const QString &Place) {
  return QString("https://h.example/%1?q=%2").arg(1).arg(Place);
// CHECK-NOTES: :[[@LINE-1]]:58: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
// CHECK-NOTES: :[[@LINE-2]]:58: note: encode it: 'QString::fromLatin1(QUrl::toPercentEncoding(Place))'
}
QString multiArg(const QString &City, const QString &Unit) {
  return QStringLiteral("https://h.example/w/%1/days?u=%2")
      .arg(City,
// CHECK-NOTES: :[[@LINE-1]]:12: warning: 'City' goes into a path segment without percent-encoding: {{.*}} [uri-unencoded-data]
// CHECK-NOTES: :[[@LINE-2]]:12: note: encode it: 'QString::fromLatin1(QUrl::toPercentEncoding(City))'
// CHECK-FIXES: .arg(QString::fromLatin1(QUrl::toPercentEncoding(City)),
           Unit);
// CHECK-NOTES: :[[@LINE-1]]:12: warning: 'Unit' goes into query parameter 'u' without percent-encoding: {{.*}} [uri-unencoded-data]
// CHECK-NOTES: :[[@LINE-2]]:12: note: encode it: 'QString::fromLatin1(QUrl::toPercentEncoding(Unit))'
// CHECK-FIXES: QString::fromLatin1(QUrl::toPercentEncoding(Unit)));
}

// Sinks.
QUrl sink(const QString &Root, const QString &City) {
  return QUrl(Root + "/weather/" + City + "/today");
// CHECK-NOTES: :[[@LINE-1]]:36: warning: 'City' goes into a path segment without percent-encoding: {{.*}} [uri-unencoded-data]
// CHECK-NOTES: :[[@LINE-2]]:36: note: encode it: 'QString::fromLatin1(QUrl::toPercentEncoding(City))'
// CHECK-FIXES: return QUrl(Root + "/weather/" + QString::fromLatin1(QUrl::toPercentEncoding(City)) + "/today");
}

// Nested encoders.
QByteArray nested(const QString &Text) {
  return QUrl::toPercentEncoding(QUrl::toPercentEncoding(Text));
// CHECK-NOTES: :[[@LINE-1]]:10: warning: 'toPercentEncoding' encodes the result of 'toPercentEncoding' again: every '%' becomes '%25' [uri-double-encoding]
// CHECK-NOTES: :[[@LINE-2]]:10: note: remove the outer encoding
// CHECK-FIXES: return QUrl::toPercentEncoding(Text);
}

// Not reported: encoded, numbers, search strings, raw or human-readable text.
QNetworkRequest silent(const QString &Place, int Count, double Latitude) {
  QUrl Url(QStringLiteral("https://h.example/?q=%1&n=%2")
               .arg(QString::fromLatin1(QUrl::toPercentEncoding(Place)))
               .arg(Count));
  if (Place.startsWith(QLatin1String("https://h.example/?q=%7e")))
    qWarning("https://h.example/?q=%s", qPrintable(Place));
  Url.setPath("/weather/" + Place + "/today");
  QUrlQuery Query;
  Query.addQueryItem("user", QUrl::toPercentEncoding(Place));
  Query.addQueryItem("lat", QString::number(Latitude, 'f', 6));
  Url.setQuery(Query);
  return QNetworkRequest(Url);
}
