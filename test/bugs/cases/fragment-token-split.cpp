// Check: uri-premature-decoding
// Reasoning: catalogue
// Source: common: Qt programs that receive an OAuth token
// Input: the state 'a%26b' is split in two
#include <QByteArray>
#include <QString>
#include <QUrl>

void setState(const QString &pair);

void onRedirect(const QUrl &url) {
#ifndef MENDED
  const QString query = QUrl::fromPercentEncoding(url.query(QUrl::FullyEncoded).toUtf8()); // OR
  for (const QString &pair : query.split("&")) // BUG
    setState(pair);
#else
  const QString query = url.query(QUrl::FullyEncoded);
  for (const QString &pair : query.split("&"))
    setState(QUrl::fromPercentEncoding(pair.toUtf8()));
#endif
}
