// Check: uri-encoder-mismatch
// Reasoning: flow
// Source: amnezia-vpn/amnezia-client#3095
// Input: '/home/me/50% off' gives 'file:///home/me/50% off'
#include <QString>
#include <QUrl>

class QFileInfo {
public:
  explicit QFileInfo(const QString &name);
  QString absolutePath() const;
};

void showSaved(const QString &fileName) {
  QFileInfo info(fileName);
#ifndef MENDED
  const auto url = "file://" + info.absolutePath(); // BUG
  QDesktopServices::openUrl(url); // OR
#else
  QDesktopServices::openUrl(QUrl::fromLocalFile(info.absolutePath()));
#endif
}
