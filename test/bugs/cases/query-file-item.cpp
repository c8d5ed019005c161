// Check: uri-unencoded-data
// Reasoning: catalogue
// Source: MerginMaps/mobile#1256
// Input: 'survey+2.gpkg' gives '?file=survey+2.gpkg': the server opens
//   'survey 2.gpkg'
// Missed: QUrlQuery encodes everything except '+' and escapes; whether
//   these matter depends on the server, so a raw value is only 'possible'
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
  query.addQueryItem("file", item.fileName); // MISSED
#else
  query.addQueryItem("file", QUrl::toPercentEncoding(item.fileName));
#endif
  query.addQueryItem("version", QString::number(item.version));
  url.setQuery(query);
  return url;
}
