// Trap: decoded and encoded again, to normalise
#include <QString>
#include <QUrl>

QString normalised(const QString &segment) {
  return QString(QUrl::toPercentEncoding(QUrl::fromPercentEncoding(segment.toUtf8())));
}
