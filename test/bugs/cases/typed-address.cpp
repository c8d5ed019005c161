// Check: uri-unencoded-data
// Reasoning: catalogue
// Source: common: Qt programs that repair what they assemble
// Input: the query 'a&b' loses 'b'
#include <QByteArray>
#include <QString>
#include <QUrl>

void searchFor(const QString &engine, const QString &words) {
  QString address = engine;
#ifndef MENDED
  address += "/search?query=" + words; // BUG
#else
  address += "/search?query=" + QUrl::toPercentEncoding(words);
#endif
  QDesktopServices::openUrl(QUrl(address, QUrl::TolerantMode));
}
