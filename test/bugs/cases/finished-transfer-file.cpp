// Check: uri-encoder-mismatch
// Reasoning: expression
// Source: eiskaltdcpp/eiskaltdcpp#420
// Input: '/dl/a#b.avi' gives the path '/dl/a' and the fragment 'b.avi'
#include <QString>
#include <QUrl>

void openFile(const QString &file) {
#ifndef MENDED
  QDesktopServices::openUrl(QUrl("file://" + file)); // BUG
#else
  QDesktopServices::openUrl(QUrl::fromLocalFile(file));
#endif
}
