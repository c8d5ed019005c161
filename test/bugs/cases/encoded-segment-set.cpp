// Check: uri-double-encoding
// Reasoning: catalogue
// Source: common: Qt programs that set the path of a QUrl
// Input: the page 'a b' is asked for as 'a%2520b'
#include <QByteArray>
#include <QString>
#include <QUrl>

void openArticle(const QString &title) {
  QUrl url("https://wiki.example.org");
#ifndef MENDED
  url.setPath("/wiki/" + QUrl::toPercentEncoding(title)); // BUG
#else
  url.setPath("/wiki/" + QUrl::toPercentEncoding(title), QUrl::TolerantMode);
#endif
  QDesktopServices::openUrl(url);
}
