// Check: uri-unencoded-data
// Reasoning: expression
// Source: vicinaehq/vicinae#1970
// Input: 'AT&T' gives 'vicinae://toggle?fallbackText=AT&T': the text 'AT'
#include <QString>
#include <QUrl>

bool deeplink(const QString &url);

bool toggle(const QString &query) {
#ifndef MENDED
  return deeplink(QString("vicinae://toggle?fallbackText=") + query); // BUG
#else
  return deeplink(QString("vicinae://toggle?fallbackText=") +
                  QString(QUrl::toPercentEncoding(query)));
#endif
}
