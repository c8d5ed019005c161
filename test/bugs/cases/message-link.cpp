// Check: uri-encoder-mismatch
// Reasoning: expression
// Source: ricochet-im/ricochet#404
// Input: 'https://h/a%20b' gives a link in which the text replaces '%2'
#include <QString>
#include <QUrl>

QString formatLink(const QUrl &url, const QString &text) {
#ifndef MENDED
  return QString("<a href=\"%1\">%2</a>").arg(QString(url.toEncoded())).arg(text.toHtmlEscaped()); // BUG
#else
  return QString("<a href=\"%1\">%2</a>").arg(QString(url.toEncoded()), text.toHtmlEscaped());
#endif
}
