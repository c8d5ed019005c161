// Check: uri-unencoded-data
// Reasoning: flow
// Source: common: Qt programs that write URLs with QTextStream
// Input: the subject 'a&b' ends early
#include <QByteArray>
#include <QString>
#include <QUrl>

class QTextStream {
public:
  explicit QTextStream(QString *text);
  QTextStream &operator<<(const char *text);
  QTextStream &operator<<(const QString &text);
  QTextStream &operator<<(const QByteArray &text);
  QTextStream &operator<<(int number);
};

void report(const QString &summary, int build) {
  QString link;
  QTextStream stream(&link);
  stream << "https://bugs.example.org/enter?product=viewer&build=" << build << "&summary="
#ifndef MENDED
         << summary; // BUG
#else
         << QUrl::toPercentEncoding(summary);
#endif
  QDesktopServices::openUrl(QUrl(link));
}
