// Check: uri-unencoded-data
// Reasoning: catalogue
// Source: owncloud/client#7771
// Input: 'me+work' gives '&user=me+work', which is decoded to 'me work'
#include <QString>
#include <QUrl>

QUrl authorisationLink(QUrl url, const QString &clientId, const QString &user) {
  QUrlQuery query;
  query.addQueryItem("response_type", "code");
#ifndef MENDED
  query.addQueryItem("client_id", clientId); // ALSO uri-unencoded-data
  query.addQueryItem("user", user); // BUG
#else
  query.addQueryItem("client_id", QUrl::toPercentEncoding(clientId));
  query.addQueryItem("user", QUrl::toPercentEncoding(user));
#endif
  url.setQuery(query);
  return url;
}
