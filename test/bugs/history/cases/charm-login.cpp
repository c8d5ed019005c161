// Check: uri-unencoded-data
// Reasoning: sink
// Source: KDAB/Charm@1d7f48f7
// Input: the password 'a+b' is sent as 'a+b', and read as 'a b'
// Sight: found
#include <QByteArray>
#include <QString>
#include <QUrl>

QNetworkReply *post(const QUrl &url, const QByteArray &data);

class HttpJob {
public:
  QNetworkReply *login();

private:
  QString m_username, m_password;
  QUrl m_loginUrl;
};

// The fix in the project replaces only '+' in the result.
QNetworkReply *HttpJob::login() {
  QUrlQuery urlQuery;
#ifndef MENDED
  urlQuery.addQueryItem("j_username", m_username); // OR
  urlQuery.addQueryItem("j_password", m_password); // BUG
#else
  urlQuery.addQueryItem("j_username", QUrl::toPercentEncoding(m_username));
  urlQuery.addQueryItem("j_password", QUrl::toPercentEncoding(m_password));
#endif
  QByteArray encodedQueryPlusPlus =
      urlQuery.toString(QUrl::FullyEncoded).toUtf8();
  return post(m_loginUrl, encodedQueryPlusPlus);
}
