// Check: uri-double-encoding
// Reasoning: sink
// Source: nemomobile/buteo-sync-plugin-caldav@fb684bfc
// Input: the stored path '/cal/a%20b' is requested as '/cal/a%2520b'
// Sight: missed
// Missed: nothing in the unit indicates that the path is stored encoded
#include <QByteArray>
#include <QString>
#include <QUrl>

class Settings {
public:
  QString serverAddress() const;
};
QNetworkReply *send(const QUrl &url);

QNetworkReply *request(const Settings &settings, const QString &requestPath) {
  QUrl url(settings.serverAddress());
#ifndef MENDED
  url.setPath(requestPath); // MISSED
#else
  url.setPath(QUrl::fromPercentEncoding(requestPath.toUtf8()));
#endif
  return send(url);
}
