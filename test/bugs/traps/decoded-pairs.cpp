// Trap: a pair is divided before its parts are decoded
#include <QByteArray>
#include <QString>
#include <QUrl>

void set(const QString &key, const QString &value);

void read(const QUrl &url) {
  const QString query = url.query(QUrl::FullyEncoded);
  for (const QString &pair : query.split("&")) {
    const int equals = pair.indexOf("=");
    set(QUrl::fromPercentEncoding(pair.left(equals).toUtf8()), QUrl::fromPercentEncoding(pair.mid(equals + 1).toUtf8()));
  }
}
