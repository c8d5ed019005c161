// Check: uri-unencoded-data
// Reasoning: expression
// Source: common: programs that open the mail client
// Input: the subject 'Crash & burn' ends at '&'
#include <QString>
#include <QUrl>

void mail(const QString &address, const QString &subject, const QString &text) {
#ifndef MENDED
  QDesktopServices::openUrl(QUrl("mailto:" + address + "?subject=" + subject + "&body=" + text)); // BUG
#else
  QDesktopServices::openUrl(
      QUrl("mailto:" + address +
           "?subject=" + QString(QUrl::toPercentEncoding(subject)) +
           "&body=" + QString(QUrl::toPercentEncoding(text))));
#endif
}
