// Check: uri-faulty-encoder
// Reasoning: encoder
// Source: common: a chain of replacements (see owncloud/client#9409)
// Input: 'a b' gives 'a%2520b': '%' is replaced last
#include <QString>
#include <QUrl>

QString encodeUrlValue(QString value) { // OR
#ifndef MENDED
  value.replace(" ", "%20"); // OR
  value.replace("&", "%26"); // OR
  value.replace("#", "%23"); // OR
  value.replace("%", "%25"); // BUG
  return value;
#else
  return QString(QUrl::toPercentEncoding(value));
#endif
}
