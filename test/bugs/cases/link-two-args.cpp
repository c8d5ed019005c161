// Check: uri-encoder-mismatch
// Reasoning: expression
// Source: mumble-voip/mumble#5821
// Input: 'AC/DC' gives '?artist=AC%2FDC…', whose '%2' is replaced, too:
//   the artist is 'AC', followed by the title and 'FDC'
#include <QString>
#include <QUrl>

QUrl lyricsUrl(const QString &artist, const QString &title) {
#ifndef MENDED
  return QUrl(QString("https://lyrics.example.com/search?artist=%1&title=%2") // OR
                  .arg(QString(QUrl::toPercentEncoding(artist))) // OR
                  .arg(QString(QUrl::toPercentEncoding(title)))); // BUG
#else
  return QUrl(QString("https://lyrics.example.com/search?artist=%1&title=%2")
                  .arg(QString(QUrl::toPercentEncoding(artist)),
                       QString(QUrl::toPercentEncoding(title))));
#endif
}
