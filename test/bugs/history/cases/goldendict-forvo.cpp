// Check: uri-encoder-mismatch
// Reasoning: expression
// Source: goldendict/goldendict@88981e42
// Input: 'é' gives '%C3%A9', but '/' gives '%2F', and '%2' is replaced by 'de'
// Sight: found
#include <QByteArray>
#include <QString>
#include <QUrl>

QNetworkReply *get(const QUrl &url);

QNetworkReply *pronounce(const QString &apiKey, const QString &word, int language) {
  const QString code = QString::number(language);
#ifndef MENDED
  QUrl url = QUrl::fromEncoded(
      QString("http://api.example.com/action/word-pronunciations/word/%1/language/%2") // OR
          .arg(QString::fromLatin1(QUrl::toPercentEncoding(word))) // BUG
          .arg(code)
          .toUtf8());
#else
  QUrl url = QUrl::fromEncoded(
      QString("http://api.example.com/action/word-pronunciations/word/" +
              QString::fromLatin1(QUrl::toPercentEncoding(word)) + "/language/" + code)
          .toUtf8());
#endif
  return get(url);
}
