// Trap: QUrlQuery takes encoded text
#include <QString>
#include <QUrl>

QUrl find(QUrl url, const QString &text) {
  QUrlQuery query;
  query.addQueryItem("q", QUrl::toPercentEncoding(text));
  query.addQueryItem("page", QString::number(2));
  query.addQueryItem("format", "json");
  url.setQuery(query);
  return url;
}
