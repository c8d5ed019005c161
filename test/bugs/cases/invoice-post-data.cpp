// Check: uri-unencoded-data
// Reasoning: join
// Source: common: Qt programs that send forms
// Input: the customer 'Smith & Sons' is sent as 'Smith '
#include <QByteArray>
#include <QString>
#include <QUrl>

QNetworkReply *upload(QNetworkAccessManager &manager, const QString &customer, const QString &note) {
  QNetworkRequest request(QUrl("https://billing.example.com/invoices"));
  request.setRawHeader("Content-Type", "application/x-www-form-urlencoded");
  QStringList fields;
#ifndef MENDED
  fields << "customer=" + customer; // OR
  fields << "note=" + note; // BUG
#else
  fields << "customer=" + QUrl::toPercentEncoding(customer);
  fields << "note=" + QUrl::toPercentEncoding(note);
#endif
  return manager.post(request, fields.join("&").toUtf8());
}
