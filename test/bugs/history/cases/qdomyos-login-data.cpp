// Check: uri-unencoded-data
// Reasoning: sink
// Source: cagnulein/qdomyos-zwift@283728d2
// Input: the password 'a%41' is sent as 'a%41', and read as 'aA'
// Sight: possible
// Missed: only 'possible', as QUrlQuery encodes all but '+', which the
//   program repairs, and escapes
#include <QByteArray>
#include <QString>
#include <QUrl>

QNetworkReply *post(const QUrl &url, const QByteArray &data);

QNetworkReply *login(const QUrl &url, const QString &email, const QString &password, const QString &csrf) {
#ifndef MENDED
  QUrlQuery postData;
  postData.addQueryItem("username", email);
  postData.addQueryItem("password", password); // MISSED
  postData.addQueryItem("embed", "true");
  postData.addQueryItem("_csrf", csrf);
  QString text = postData.toString(QUrl::FullyEncoded);
  text.replace("+", "%2B");
  QByteArray data = text.toUtf8();
#else
  QByteArray data = "username=" + QUrl::toPercentEncoding(email) +
                    "&password=" + QUrl::toPercentEncoding(password) + "&embed=true" +
                    "&_csrf=" + QUrl::toPercentEncoding(csrf);
#endif
  return post(url, data);
}
