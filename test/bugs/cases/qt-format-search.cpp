// Check: uri-unencoded-data
// Reasoning: expression
// Source: common: Qt programs with a format for URLs
// Input: 'a#b' gives '?q=a#b&page=1': neither 'b' nor the page number is sent
#include <QString>
#include <QUrl>

class Model {
public:
  void search(const QString &text);

private:
  QNetworkAccessManager *manager;
  QString baseUrl;
};

void Model::search(const QString &text) {
#ifndef MENDED
  const QString url = QString("%1/search?q=%2&page=%3").arg(baseUrl, text, QString::number(1)); // BUG
#else
  const QString url = QString("%1/search?q=%2&page=%3")
                          .arg(baseUrl, QString(QUrl::toPercentEncoding(text)),
                               QString::number(1));
#endif
  manager->get(QNetworkRequest(QUrl(url)));
}
