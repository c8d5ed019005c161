// Check: uri-unencoded-data
// Reasoning: flow
// Source: qt/qtlocation nokia/qgeocodingmanagerengine_nokia.cpp (5.15)
// Input: 'Trinidad & Tobago' adds a parameter ' Tobago'
#include <QString>
#include <QUrl>

class Address {
public:
  QString country() const;
  QString state() const;
};

QNetworkReply *geocode(QNetworkAccessManager &manager, const QString &host,
                       const Address &address) {
  QString request = "http://";
  request += host;
  request += "/6.2/geocode.json?gen=8";
#ifndef MENDED
  request += "&country=";
  request += address.country(); // BUG
  if (!address.state().isEmpty()) {
    request += "&state=";
    request += address.state(); // BUG
  }
#else
  request += "&country=";
  request += QString(QUrl::toPercentEncoding(address.country()));
  if (!address.state().isEmpty()) {
    request += "&state=";
    request += QString(QUrl::toPercentEncoding(address.state()));
  }
#endif
  return manager.get(QNetworkRequest(QUrl(request)));
}
