// Check: uri-unencoded-data
// Reasoning: sink
// Source: common: WebDAV clients (see saguiitay/WebDAVClient#18)
// Input: '/dav/a b#1' is not a valid value of 'Destination'
// Missed: text that is a whole header value is not recognized as a
//   value in a URI; only the name of the header indicates one
#include <QString>
#include <QUrl>

void move(QNetworkRequest &request, const QString &destinationPath) {
#ifndef MENDED
  request.setRawHeader("Destination", destinationPath.toUtf8()); // MISSED
#else
  request.setRawHeader("Destination", QUrl::toPercentEncoding(destinationPath, "/"));
#endif
}
