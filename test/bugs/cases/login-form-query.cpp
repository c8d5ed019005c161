// Check: uri-unencoded-data
// Reasoning: catalogue
// Source: cagnulein/qdomyos-zwift#4137
// Input: 'user+tag@example.com' is sent unchanged, and decoded to 'user tag@…'
#include <QString>
#include <QUrl>

QNetworkReply *login(QNetworkAccessManager &manager,
                     const QNetworkRequest &request, const QString &username,
                     const QString &password) {
  QUrlQuery body;
#ifndef MENDED
  body.addQueryItem("username", username); // BUG
  body.addQueryItem("password", password); // ALSO uri-unencoded-data
#else
  body.addQueryItem("username", QUrl::toPercentEncoding(username));
  body.addQueryItem("password", QUrl::toPercentEncoding(password));
#endif
  body.addQueryItem("embed", "true");
  return manager.post(request, body.toString(QUrl::FullyEncoded).toUtf8());
}
