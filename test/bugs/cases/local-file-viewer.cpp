// Check: uri-encoder-mismatch
// Reasoning: expression
// Source: common: Qt programs that show local files
// Input: the file 'a#b.html' opens 'a'
#include <QString>
#include <QUrl>

class WebView {
public:
  void load(const QUrl &url);
};

void showReport(WebView &view, const QString &folder, const QString &name) {
  const QString fileName = folder + "/" + name + ".html"; // OR
#ifndef MENDED
  view.load(QUrl("file://" + fileName)); // BUG
#else
  view.load(QUrl::fromLocalFile(fileName));
#endif
}
