// Trap: a path whose '/' must be kept
#include <QString>
#include <QUrl>

void copy(QNetworkRequest &request, const QString &base, const QString &target) {
  const QByteArray destination = QUrl::toPercentEncoding(target, "/");
  request.setRawHeader("Destination", base.toUtf8() + destination);
}
