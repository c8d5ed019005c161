// Trap: decoded for a file system, which does not use escapes
#include <QString>
#include <QUrl>

bool exists(const QString &file);

bool serve(const QUrl &url, const QString &root) {
  const QString path = QUrl::fromPercentEncoding(url.path(QUrl::FullyEncoded).toUtf8());
  if (url.path().endsWith(".cgi"))
    return false;
  return exists(root + path);
}
