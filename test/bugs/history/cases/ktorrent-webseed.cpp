// Check: uri-unencoded-data
// Reasoning: sink
// Source: KDE/ktorrent@7a361f37
// Input: the file 'a b.iso' gives the request line 'GET /a b.iso HTTP/1.1'
// Sight: possible
// Missed: only 'possible', as the rest of a path that may hold slashes
#include <QByteArray>
#include <QString>
#include <QUrl>

class QHttpRequestHeader {
public:
  QHttpRequestHeader(const QString &method, const QString &path);
  void setValue(const QString &key, const QString &value);
};
void send(const QHttpRequestHeader &request);

void get(const QString &host, const QString &path, bool usingProxy) {
#ifndef MENDED
  QHttpRequestHeader request("GET", !usingProxy ? path : QString("http://%1/%2").arg(host).arg(path)); // MISSED
#else
  const QString encoded = QUrl::toPercentEncoding(path, "/");
  QHttpRequestHeader request("GET", !usingProxy ? encoded : QString("http://%1/%2").arg(host, encoded));
#endif
  request.setValue("Host", host);
  send(request);
}
