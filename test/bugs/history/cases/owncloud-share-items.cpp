// Check: uri-unencoded-data
// Reasoning: sink
// Source: owncloud/client@32a0a179
// Input: the file 'a%41' gives '?path=a%41': the file 'aA'
// Sight: possible
// The interface of Qt 4, which encodes as QUrlQuery does, is replaced by the one of Qt 5.
#include <QByteArray>
#include <QString>
#include <QUrl>

void get(const QUrl &url);

void fetchShares(const QUrl &base, const QString &path) {
  QUrl url(base);
  QUrlQuery items;
#ifndef MENDED
  items.addQueryItem("path", path); // BUG
#else
  items.addQueryItem("path", QUrl::toPercentEncoding(path));
#endif
  items.addQueryItem("format", "json");
  url.setQuery(items);
  get(url);
}
