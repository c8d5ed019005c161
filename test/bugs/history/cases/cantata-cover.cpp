// Check: uri-unencoded-data
// Reasoning: catalogue
// Source: CDrummond/cantata@261ef833
// Input: the folder 'Best #1' gives 'http://nas/Best%20#1/cover.jpg'
// Sight: missed
// Missed: the path may hold slashes on purpose, and its blanks are
//   replaced
#include <QByteArray>
#include <QString>
#include <QUrl>

struct Utils {
  static QString getDir(const QString &file);
};
struct Song {
  QString file;
};
QNetworkReply *get(const QUrl &url);

QNetworkReply *downloadCover(const QString &dir, Song &song, bool jpg) {
#ifndef MENDED
  QUrl url = QUrl::fromEncoded(QString(dir + Utils::getDir(song.file.replace(" ", "%20")) + // MISSED
                                       (jpg ? "cover.jpg" : "cover.png")).toUtf8());
#else
  QUrl url = QUrl::fromEncoded(dir.toUtf8() + QUrl::toPercentEncoding(Utils::getDir(song.file), "/") +
                               QByteArray(jpg ? "cover.jpg" : "cover.png"));
#endif
  return get(url);
}
