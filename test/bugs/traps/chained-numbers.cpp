// Trap: '.arg().arg()' with numbers only
#include <QString>

QString tileUrl(const QString &server, int zoom, int x, int y) {
  return QString("https://tiles.example.com/%1/%2/%3.png").arg(zoom).arg(x).arg(y);
}

QString stats(int from, int to) {
  return QString("http://localhost:8080/stats?from=%1&to=%2").arg(from).arg(to);
}
