// Check: uri-encoder-mismatch
// Reasoning: flow
// Source: openstudiocoalition/OpenStudioApplication#759
// Input: '/home/me/50% off/report.html' gives 'file:///home/me/50% off/…', and
//   '#1' in the name of a folder begins a fragment
#include <QString>
#include <QUrl>

class WebView {
public:
  void load(const QUrl &url);
};

void showReport(WebView &view, QString fullPath) {
#ifndef MENDED
  fullPath.prepend("file:///"); // BUG
  QUrl url(fullPath); // OR
#else
  QUrl url = QUrl::fromLocalFile(fullPath);
#endif
  view.load(url);
}
