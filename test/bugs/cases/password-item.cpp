// Check: uri-unencoded-data
// Reasoning: catalogue
// Source: common: Qt programs that log in through a query
// Input: the password 'a+b' is read as 'a b'
#include <QByteArray>
#include <QString>
#include <QUrl>

QNetworkReply *signIn(QNetworkAccessManager &manager, const QString &user, const QString &password) {
  QUrl url("https://cloud.example.com/session");
  QUrlQuery query;
  query.addQueryItem("api", "3");
#ifndef MENDED
  query.addQueryItem("user", user); // ALSO uri-unencoded-data
  query.addQueryItem("password", password); // BUG
#else
  query.addQueryItem("user", QUrl::toPercentEncoding(user));
  query.addQueryItem("password", QUrl::toPercentEncoding(password));
#endif
  url.setQuery(query);
  return manager.get(QNetworkRequest(url));
}
