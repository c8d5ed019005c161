// Trap: numbers, digests and enumerators need no encoding
#include <QString>
#include <string>

enum class Mode { Fast, Slow };
const char *modeName(Mode mode) {
  return mode == Mode::Fast ? "fast" : "slow";
}

std::string url(const std::string &base, int page, unsigned long size,
                Mode mode) {
  return base + "/list?page=" + std::to_string(page) +
         "&size=" + std::to_string(size) + "&mode=" + modeName(mode);
}

QString signedUrl(const QByteArray &digest, int port) {
  return QString("http://localhost:%1/play?sig=%2")
      .arg(port)
      .arg(QString(digest.toHex()));
}
