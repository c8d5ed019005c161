// REQUIRES: qt5
// RUN: %check_clang_tidy -std=c++17 %s uri-unencoded-data %t -- -- %qt5_flags

#include <QString>
#include <QStringList>
#include <QUrl>

const QStringList Styles{QStringLiteral("streets"), QStringLiteral("terrain")};
static const QString Default("streets");

// What a condition says of a text holds in the arm that reads it.
QUrl chosen(const QString &Style) {
  return QUrl("https://example.org/map?style=" + (Styles.contains(Style) ? Style : Styles.first()));
}
QUrl bound(const QString &Style) {
  const QString &Known = Styles.contains(Style) ? Style : Default;
  return QUrl("https://example.org/map?style=" + Known);
}
QUrl replaced(const QString &Style) {
  QString Url = "https://example.org/map?style=%STYLE%";
  Url.replace("%STYLE%", Styles.contains(Style) ? Style : Styles.first());
  return QUrl(Url);
}
QUrl number(const QString &Page) {
  bool IsNumber = false;
  const int Number = Page.toInt(&IsNumber);
  return IsNumber && Number > 0 ? QUrl("https://example.org/map?page=" + Page) : QUrl();
}
QUrl other(const QString &Style, const QString &Title) {
  const QString &Any = Styles.contains(Style) ? Title : Default;
  return QUrl("https://example.org/map?title=" + Any);
// CHECK-MESSAGES: :[[@LINE-1]]:50: warning: 'Any' goes into query parameter 'title' without percent-encoding: a space, '&', '#', '+' or '%' in it changes the request [uri-unencoded-data]
}
