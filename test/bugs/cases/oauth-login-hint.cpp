// Check: uri-unencoded-data
// Reasoning: catalogue
// Source: owncloud/client#7771
// Input: 'me+work' gives '&user=me+work', which is decoded to 'me work'
// Missed: QUrlQuery encodes everything except '+' and escapes; whether
//   these matter depends on the server, so a raw value is only 'possible'
#include <QString>
#include <QUrl>

QUrl authorisationLink(QUrl url, const QString &clientId, const QString &user) {
  QUrlQuery query;
  query.addQueryItem("response_type", "code");
#ifndef MENDED
  query.addQueryItem("client_id", clientId); // ALSO uri-unencoded-data
  query.addQueryItem("user", user); // MISSED
#else
  query.addQueryItem("client_id", QUrl::toPercentEncoding(clientId));
  query.addQueryItem("user", QUrl::toPercentEncoding(user));
#endif
  url.setQuery(query);
  return url;
}
