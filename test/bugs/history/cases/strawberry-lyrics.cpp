// Check: uri-unencoded-data
// Reasoning: sink
// Source: strawberrymusicplayer/strawberry@99b40293
// Input: the title 'A+B' is searched as 'A B'
// Sight: found
#include <QByteArray>
#include <QString>
#include <QUrl>

extern const char *kUid;
QNetworkReply *send(const QNetworkRequest &request);

QNetworkReply *search(const QString &artist, const QString &album, const QString &title) {
  QUrlQuery query;
  query.addQueryItem("uid", QUrl::toPercentEncoding(kUid));
  query.addQueryItem("format", "json");
#ifndef MENDED
  query.addQueryItem("artist", artist); // BUG
  query.addQueryItem("album", album);   // OR
  query.addQueryItem("term", title);    // OR
#else
  query.addQueryItem("artist", QUrl::toPercentEncoding(artist));
  query.addQueryItem("album", QUrl::toPercentEncoding(album));
  query.addQueryItem("term", QUrl::toPercentEncoding(title));
#endif
  QUrl url("https://www.stands4.example/services/v2/lyrics.php");
  url.setQuery(query);
  return send(QNetworkRequest(url));
}
