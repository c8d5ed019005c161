// Check: uri-premature-decoding
// Reasoning: catalogue
// Source: common: Qt programs that decode a query before splitting it (see
//   qgis/QGIS#53701)
// Input: 'title=AT%26T' gives the parameters 'title=AT' and 'T'
#include <QString>
#include <QUrl>

void setParam(const QString &key, const QString &value);

void setEncodedUri(const QString &uri) {
  QUrlQuery url;
  url.setQuery(uri);
#ifndef MENDED
  QUrlQuery query(QUrl::fromPercentEncoding(uri.toUtf8())); // BUG
#else
  QUrlQuery query(uri);
#endif
  for (const QPair<QString, QString> &item : query.queryItems())
    setParam(item.first, item.second);
}
