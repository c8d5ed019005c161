// Check: uri-encoder-mismatch
// Reasoning: catalogue
// Source: common: HTML escaping instead of percent-encoding
// Input: 'AT&T' gives '?q=AT&amp;T'
#include <QString>
#include <QUrl>

void openSearch(const QString &text) {
#ifndef MENDED
  QUrl url("https://www.example.com/search?q=" + text.toHtmlEscaped()); // BUG
  QDesktopServices::openUrl(url);
#else
  QDesktopServices::openUrl(QUrl("https://www.example.com/search?q=" + QString(QUrl::toPercentEncoding(text))));
#endif
}
