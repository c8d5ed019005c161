// Check: uri-premature-decoding
// Reasoning: expression
// Source: common: proxies that decode what their library decoded
// Input: '%2541' becomes 'A'
#include <QByteArray>
#include <QString>
#include <QUrl>

QString cacheKey(const QUrl &url) {
  const QUrlQuery query(url);
  const QString name = query.queryItemValue("name", QUrl::FullyDecoded);
#ifndef MENDED
  return QUrl::fromPercentEncoding(QUrl::fromPercentEncoding(name.toUtf8()).toUtf8()); // BUG
#else
  return name;
#endif
}
