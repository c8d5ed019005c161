// Check: uri-unencoded-data
// Reasoning: catalogue
// Source: MerginMaps/mobile#1256
// Input: 'survey+2.gpkg' gives '?file=survey+2.gpkg': the server opens
//   'survey 2.gpkg'
#include <QString>
#include <QUrl>

struct DownloadItem {
  QString fileName;
  int version;
};

QUrl downloadUrl(const QString &base, const DownloadItem &item) {
  QUrl url(base);
  QUrlQuery query;
#ifndef MENDED
  query.addQueryItem("file", item.fileName); // BUG
#else
  query.addQueryItem("file", QUrl::toPercentEncoding(item.fileName));
#endif
  query.addQueryItem("version", QString::number(item.version));
  url.setQuery(query);
  return url;
}
