// Check: uri-illegal-character
// Reasoning: literal
// Source: common: a name with a space in a query
// Input: the request line ends at the space
#include <QString>
#include <QUrl>

QUrl styleSheet() {
#ifndef MENDED
  return QUrl(QStringLiteral("https://fonts.example.com/css?family=Open Sans:400,700")); // BUG
#else
  return QUrl(QStringLiteral("https://fonts.example.com/css?family=Open+Sans:400,700"));
#endif
}
