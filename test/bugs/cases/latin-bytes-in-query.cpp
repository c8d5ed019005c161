// Check: uri-encoder-mismatch
// Reasoning: catalogue
// Source: common: Qt programs that convert to Latin-1 first
// Input: 'ł' is sent as '%3F'
#include <QByteArray>
#include <QString>
#include <QUrl>

QUrl searchUrl(const QString &text) {
#ifndef MENDED
  return QUrl("https://library.example.org/find?text=" + text.toLatin1().toPercentEncoding()); // BUG
#else
  return QUrl("https://library.example.org/find?text=" + text.toUtf8().toPercentEncoding());
#endif
}
