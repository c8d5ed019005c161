// Check: uri-encoder-mismatch
// Reasoning: catalogue
// Source: common: programs that replace the blanks of a URL
// Input: the title 'Q & A' ends at '&'
#include <QByteArray>
#include <QString>
#include <QUrl>

void searchCover(QNetworkAccessManager &manager, QString title) {
#ifndef MENDED
  title.replace(" ", "%20"); // BUG
  manager.get(QNetworkRequest(QUrl("https://covers.example.com/search?title=" + title)));
#else
  manager.get(QNetworkRequest(QUrl("https://covers.example.com/search?title=" + QUrl::toPercentEncoding(title))));
#endif
}
