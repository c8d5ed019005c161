// Check: uri-unencoded-data
// Reasoning: expression
// Source: qt/qtlocation mapbox/qgeocodingmanagerenginemapbox.cpp (5.15)
// Input: 'AC/DC Lane' becomes two segments, and 'Why?' ends the path
#include <QString>
#include <QUrl>

static const QString mapboxGeocodingApiPath =
    QStringLiteral("https://api.mapbox.com/geocoding/v5/");

QUrl searchUrl(const QString &request, bool enterprise) {
  const QString kind = enterprise ? QStringLiteral("mapbox.places-permanent/")
                                  : QStringLiteral("mapbox.places/");
#ifndef MENDED
  return QUrl(mapboxGeocodingApiPath + kind + request + QStringLiteral(".json")); // BUG
#else
  return QUrl(mapboxGeocodingApiPath + kind +
              QString(QUrl::toPercentEncoding(request)) +
              QStringLiteral(".json"));
#endif
}
