// Check: uri-unencoded-data
// Reasoning: sink
// Source: Martchus/syncthingtray@0ba97e23
// Input: the path 'C++/notes' gives 'sub=C++/notes', and is read as 'C  /notes'
// Sight: possible
#include <QByteArray>
#include <QString>
#include <QUrl>

#ifdef MENDED
static QString formatQueryItem(const QString &value) {
  return QString::fromUtf8(QUrl::toPercentEncoding(value));
}
#endif

static QNetworkReply *postData(QNetworkAccessManager &manager, QUrl url,
                               const QString &path, const QUrlQuery &query) {
  url.setPath(url.path() + "/rest/" + path);
  url.setQuery(query);
  return manager.post(QNetworkRequest(url), QByteArray());
}

QNetworkReply *rescan(QNetworkAccessManager &manager, const QUrl &url,
                      const QString &dirId, const QString &relpath) {
  QUrlQuery query;
#ifndef MENDED
  query.addQueryItem("folder", dirId); // OR
  if (!relpath.isEmpty())
    query.addQueryItem("sub", relpath); // BUG
#else
  query.addQueryItem("folder", formatQueryItem(dirId));
  if (!relpath.isEmpty())
    query.addQueryItem("sub", formatQueryItem(relpath));
#endif
  return postData(manager, url, "db/scan", query);
}
