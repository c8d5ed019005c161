// Check: uri-double-encoding
// Reasoning: catalogue
// Source: nikhilm/qhttpserver#60
// Input: 'a b' gives '/docs/a%2520b'
#include <QString>
#include <QUrl>

QUrl documentUrl(const QString &base, const QString &name) {
  QUrl url(base);
#ifndef MENDED
  url.setPath("/docs/" + QString(QUrl::toPercentEncoding(name))); // BUG
#else
  url.setPath("/docs/" + QString(QUrl::toPercentEncoding(name)), QUrl::StrictMode);
#endif
  return url;
}
