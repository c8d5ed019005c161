// Check: uri-unencoded-data
// Reasoning: flow
// Source: common: weather applets written with Qt
// Input: the city 'Frankfurt & Umland' ends the value
#include <QByteArray>
#include <QString>
#include <QUrl>

class Applet {
  QString m_city;
  QNetworkAccessManager m_network;

public:
  void update() {
    QString url("http://weather.example.com/forecast?place=@CITY@&days=5");
#ifndef MENDED
    url.replace("@CITY@", m_city); // BUG
#else
    url.replace("@CITY@", QUrl::toPercentEncoding(m_city));
#endif
    m_network.get(QNetworkRequest(QUrl(url)));
  }
};
