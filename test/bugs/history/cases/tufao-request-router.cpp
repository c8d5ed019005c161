// Check: uri-premature-decoding
// Reasoning: summary
// Source: vinipsmaker/tufao@124bd2ad
// Input: '/files/what%3Fnow.txt' has the path '/files/what'
// Sight: found
#include <QByteArray>
#include <QString>

struct HttpServerRequest {
  QByteArray url() const;
};
bool dispatch(const HttpServerRequest &request, const QString &path);

class Url {
public:
  explicit Url(const QString &url) {
    int end = url.indexOf("?"); // OR
    pathText = end < 0 ? url : url.left(end);
  }
  QString path() const { return pathText; }

private:
  QString pathText;
};

bool handleRequest(const HttpServerRequest &request) {
#ifndef MENDED
  QByteArray percentDecoded(
      QByteArray::fromPercentEncoding(request.url()));         // OR
  QString path(Url(QString::fromUtf8(percentDecoded)).path()); // BUG
#else
  QString path(QString::fromUtf8(QByteArray::fromPercentEncoding(
      Url(QString::fromUtf8(request.url())).path().toUtf8())));
#endif
  return dispatch(request, path);
}
