// Trap: helpers ensure that the value consists of hex or base32 digits
// Source: qbittorrent/qBittorrent src/base/bittorrent/magneturi.cpp (4.5)
#include <QString>

struct QRegularExpression {
  QRegularExpression(const QString &pattern);
};
struct Text : QString {
  bool contains(const QRegularExpression &expression) const;
};

static bool isV1Hash(const Text &text) {
  return ((text.size() == 40 &&
           !text.contains(QRegularExpression("[^0-9A-Fa-f]"))) ||
          (text.size() == 32 &&
           !text.contains(QRegularExpression("[^2-7A-Za-z]"))));
}
static bool isV2Hash(const Text &text) {
  return text.size() == 64 &&
         !text.contains(QRegularExpression("[^0-9A-Fa-f]"));
}

QString magnet(const Text &source) {
  QString url = source;
  if (isV2Hash(source))
    url = "magnet:?xt=urn:btmh:1220" + source;
  else if (isV1Hash(source))
    url = "magnet:?xt=urn:btih:" + source;
  return url;
}
