// Check: uri-unencoded-data
// Reasoning: expression
// Source: qbittorrent/qBittorrent@723a9d3c
// Input: the seed 'http://h/?a=1&b=2' gives '&ws=http://h/?a=1&b=2': cut at '&'
// Sight: found
#include <QByteArray>
#include <QString>
#include <QUrl>

struct Tracker {
  QString url;
};
struct Torrent {
  QString hash;
  Tracker trackers[4];
  QUrl seeds[4];
  QString magnet() const;
};

QString Torrent::magnet() const {
  QString ret = "magnet:?xt=urn:btih:" + hash;
  for (const Tracker &tracker : trackers)
    ret += "&tr=" + QString::fromLatin1(QUrl::toPercentEncoding(tracker.url));
  for (const QUrl &seed : seeds)
#ifndef MENDED
    ret += "&ws=" + seed.toString(); // BUG
#else
    ret += "&ws=" + QString::fromLatin1(QUrl::toPercentEncoding(seed.toString()));
#endif
  return ret;
}
