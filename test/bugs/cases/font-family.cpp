// Check: uri-illegal-character
// Reasoning: literal
// Source: common: a name with a space in a query
// Input: the request line ends at the space
// Missed: QUrl encodes a space in its tolerant mode, so that it is only
//   'possible' there
#include <QString>
#include <QUrl>

QUrl styleSheet() {
#ifndef MENDED
  return QUrl(QStringLiteral("https://fonts.example.com/css?family=Open Sans:400,700")); // MISSED
#else
  return QUrl(QStringLiteral("https://fonts.example.com/css?family=Open+Sans:400,700"));
#endif
}
