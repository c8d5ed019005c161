// Check: uri-unencoded-data
// Reasoning: expression
// Source: common: clients of OAuth
// Input: the callback 'http://h/?a=1&b=2' loses 'b'
#include <QByteArray>
#include <QString>
#include <QUrl>

void authorize(const QString &clientName, const QString &callbackUrl) {
#ifndef MENDED
  const QString url = "https://login.example.com/authorize?client=" + QUrl::toPercentEncoding(clientName) +
                      "&redirect_uri=" + callbackUrl; // BUG
#else
  const QString url = "https://login.example.com/authorize?client=" + QUrl::toPercentEncoding(clientName) +
                      "&redirect_uri=" + QUrl::toPercentEncoding(callbackUrl);
#endif
  QDesktopServices::openUrl(QUrl(url));
}
