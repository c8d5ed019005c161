// Trap: human-readable text
#include <QString>

QString tr(const char *text);

QString question(const QString &name, const QString &url) {
  return tr("Really delete %1?\nIt was loaded from %2 (a=%1&b).").arg(name, url);
}

QString progress(int done, const QString &host) {
  return QString("%1% of http://%2/ loaded").arg(done).arg(host);
}
