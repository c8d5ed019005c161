// Trap: the function returns if the value is not a hash
// Source: qbittorrent/qBittorrent src/base/bittorrent/magneturi.cpp (4.5)
#include <QString>

static bool isBitTorrentInfoHash(const QString &text);

QString bcLinkToMagnet(const QString &source) {
  const QString infoHash = source.trimmed();
  if (!isBitTorrentInfoHash(infoHash))
    return source;
  return "magnet:?xt=urn:btih:" + infoHash;
}
