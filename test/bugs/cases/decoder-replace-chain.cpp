// Check: uri-premature-decoding
// Reasoning: flow
// Source: nkolban/duktape-esp32#11
// Input: '%2526' is decoded to '&' instead of '%26'
#include <QString>
#include <QUrl>

QString decodeUrlComponent(QString value) {
#ifndef MENDED
  value.replace("+", " ");
  value.replace("%25", "%"); // BUG
  value.replace("%26", "&"); // OR
  value.replace("%3D", "="); // OR
  return value;
#else
  value.replace("+", " ");
  return QUrl::fromPercentEncoding(value.toUtf8());
#endif
}
