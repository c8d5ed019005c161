// Check: uri-unencoded-data
// Reasoning: expression
// Source: huggle/huggle3-qt-lx@2da6e238
// Input: the token '1f+\' gives 'lgtoken=1f+\', and is read as '1f \'
// Sight: possible
// Missed: a value named token is only 'possible', because most tokens are base64url
#include <QByteArray>
#include <QString>
#include <QUrl>

struct ApiQuery {
  QString Parameters;
  bool UsingPOST = false;
  void Process();
};
QString GetToken(const QString &source);

void PerformLoginPart2(const QString &username, const QString &password,
                       const QString &result) {
  QString token = GetToken(result);
  if (token.isEmpty())
    return;
  ApiQuery *query = new ApiQuery();
  query->Parameters = "lgname=" + QUrl::toPercentEncoding(username) + // OR
                      "&lgpassword=" + QUrl::toPercentEncoding(password) +
#ifndef MENDED
                      "&lgtoken=" + token; // MISSED
#else
                      "&lgtoken=" + QUrl::toPercentEncoding(token);
#endif
  query->UsingPOST = true;
  query->Process();
}
