// Check: uri-premature-decoding
// Reasoning: catalogue
// Source: vicinaehq/vicinae#1970
// Input: '?text=AT%26T' gives the text 'AT'
#include <QString>
#include <QUrl>

QString fallbackText(const QUrl &url) {
#ifndef MENDED
  QUrlQuery query(url.query(QUrl::FullyDecoded)); // BUG
#else
  QUrlQuery query(url.query(QUrl::FullyEncoded));
#endif
  return query.queryItemValue("fallbackText", QUrl::FullyDecoded);
}
