// Check: uri-unencoded-data
// Reasoning: expression
// Source: qbittorrent/qBittorrent net/proxyconfigurationmanager.cpp (4.5)
// Input: the password 'a@b' gives 'http://u:a@b@10.0.0.1:3128'
#include <QString>
#include <QUrl>

struct ProxyConfiguration {
  QString ip;
  int port;
  QString username;
  QString password;
};

bool qputenv(const char *name, const QByteArray &value);

void configureProxy(const ProxyConfiguration &config) {
#ifndef MENDED
  const QString proxy = QString("http://%1:%2@%3:%4").arg(config.username, config.password, config.ip, QString::number(config.port)); // BUG
#else
  const QString proxy =
      QString("http://%1:%2@%3:%4")
          .arg(QString(QUrl::toPercentEncoding(config.username)),
               QString(QUrl::toPercentEncoding(config.password)), config.ip,
               QString::number(config.port));
#endif
  qputenv("http_proxy", proxy.toUtf8());
}
