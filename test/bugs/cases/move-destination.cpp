// Check: uri-unencoded-data
// Reasoning: sink
// Source: common: WebDAV clients (compare saguiitay/WebDAVClient#18)
// Input: '/dav/a b#1' is no value of 'Destination'
// Missed: a text that is a whole header value is nobody's value
//   in a URI; only the header's name tells
#include <QString>
#include <QUrl>

void move(QNetworkRequest &request, const QString &destinationPath) {
#ifndef MENDED
  request.setRawHeader("Destination", destinationPath.toUtf8()); // BUG
#else
  request.setRawHeader("Destination", QUrl::toPercentEncoding(destinationPath, "/"));
#endif
}
