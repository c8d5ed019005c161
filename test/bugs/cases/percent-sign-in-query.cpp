// Check: uri-malformed-escape
// Reasoning: literal
// Source: common: a '%' that is meant as such
// Input: servers answer 400, or read '%&r' as they like
#include <QString>
#include <QUrl>

QUrl offers() {
#ifndef MENDED
  return QUrl("https://shop.example.com/search?discount=50%&region=eu"); // BUG
#else
  return QUrl("https://shop.example.com/search?discount=50%25&region=eu");
#endif
}
