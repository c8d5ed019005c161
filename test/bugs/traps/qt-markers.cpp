// Trap: '%10' is a place marker
// Source: qbittorrent/qBittorrent optionsdialog.cpp (4.5)
#include <QString>

QString supportedParameters(const QString &a, const QString &b) {
  return QString("%1\n%2\n%3\n%10\n%11\n%12").arg(a, b);
}
