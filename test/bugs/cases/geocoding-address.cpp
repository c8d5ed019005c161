// Check: uri-unencoded-data
// Reasoning: flow
// Source: qt/qtlocation nokia/qgeocodingmanagerengine_nokia.cpp (5.15)
// Input: 'Trinidad & Tobago' adds a parameter ' Tobago'
#include <QString>
#include <QUrl>

class Address {
public:
  QString country() const;
  QString street() const;
};

QNetworkReply *geocode(QNetworkAccessManager &manager, const QString &host,
                       const Address &address) {
  QString request = "http://";
  request += host;
  request += "/6.2/geocode.json?gen=8";
#ifndef MENDED
  request += "&country=";
  request += address.country(); // BUG
  if (!address.street().isEmpty()) {
    request += "&street=";
    request += address.street(); // BUG
  }
#else
  request += "&country=";
  request += QString(QUrl::toPercentEncoding(address.country()));
  if (!address.street().isEmpty()) {
    request += "&street=";
    request += QString(QUrl::toPercentEncoding(address.street()));
  }
#endif
  return manager.get(QNetworkRequest(QUrl(request)));
}
