// Check: uri-malformed-escape
// Reasoning: literal
// Source: common: a literal '%'
// Input: servers answer 400, or interpret '%&r' in different ways
#include <QString>
#include <QUrl>

QUrl offers() {
#ifndef MENDED
  return QUrl("https://shop.example.com/search?discount=50%&region=eu"); // BUG
#else
  return QUrl("https://shop.example.com/search?discount=50%25&region=eu");
#endif
}
