// REQUIRES: qt5
// RUN: %check_clang_tidy %s uri-unencoded-data %t -- -- %qt5_flags

// Pairs of a map, between delimiters that are characters.

#include <QMap>
#include <QString>
#include <QUrl>

QUrl withQuery(QUrl Url, const QMap<QString, QString> &Parameters) {
  QString Text;
  for (auto It = Parameters.constBegin(); It != Parameters.constEnd(); ++It) {
    if (!Text.isEmpty())
      Text.append(QLatin1Char('&'));
    Text.append(It.key() + QLatin1Char('=') + It.value());
// CHECK-MESSAGES: :[[@LINE-1]]:47: warning: 'It.value()' goes into a query value without percent-encoding: {{.*}} [uri-unencoded-data]
  }
  Url.setQuery(Text);
  return Url;
}

QString toQuery(const QMap<QString, QString> &Parameters) {
  QString Query;
  for (auto It = Parameters.begin(); It != Parameters.end(); ++It) {
    if (!Query.isEmpty())
      Query += '&';
    Query += It.key() + "=" + It.value();
// CHECK-MESSAGES: :[[@LINE-1]]:31: warning: 'It.value()' goes into a query value without percent-encoding: {{.*}} [uri-unencoded-data]
  }
  return Query;
}

QByteArray toQueryRight(const QMap<QString, QString> &Parameters) {
  QByteArray Query;
  for (auto It = Parameters.begin(); It != Parameters.end(); ++It) {
    if (!Query.isEmpty())
      Query += '&';
    Query += QUrl::toPercentEncoding(It.key()) + '=' +
             QUrl::toPercentEncoding(It.value());
  }
  return Query;
}

// Settings of a program.
QString toLines(const QMap<QString, QString> &Settings) {
  QString Lines;
  for (auto It = Settings.begin(); It != Settings.end(); ++It) {
    if (!Lines.isEmpty())
      Lines += '\n';
    Lines += It.key() + "=" + It.value();
  }
  return Lines;
}
