// Trap: a template for tiles, which the program itself expands
// Source: qt/qtlocation osm/qgeotiledmappingmanagerengineosm.cpp (5.15)
#include <QString>

QString tile(const QString &host, int x, int y, int zoom) {
  QString url = host + QStringLiteral("satellite/%z/%x/%y.png");
  url.replace("%z", QString::number(zoom));
  url.replace("%x", QString::number(x));
  return url.replace("%y", QString::number(y));
}
