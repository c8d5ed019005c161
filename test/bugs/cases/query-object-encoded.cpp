// Check: uri-double-encoding
// Reasoning: catalogue
// Source: common: Qt programs that encode a query as a whole
// Input: the server reads one key with '%3D' in it
#include <QString>
#include <QUrl>

QNetworkReply *findSubtitles(QNetworkAccessManager &manager, const QString &hash, int size) {
  QUrlQuery query;
  query.addQueryItem("hash", hash);
  query.addQueryItem("size", QString::number(size));
#ifndef MENDED
  const QString url = "https://subs.example.org/search?" + QUrl::toPercentEncoding(query.toString()); // BUG
#else
  const QString url = "https://subs.example.org/search?" + query.toString(QUrl::FullyEncoded);
#endif
  return manager.get(QNetworkRequest(QUrl(url)));
}
