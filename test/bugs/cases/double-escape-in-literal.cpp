// Check: uri-double-encoding
// Reasoning: literal
// Source: common: a URL copied from a source that encodes it again
// Input: the server looks for 'Release%20Notes.pdf'
#include <QString>
#include <QUrl>

void showNotes() {
#ifndef MENDED
  QDesktopServices::openUrl(QUrl("https://download.example.com/docs/Release%2520Notes.pdf")); // BUG
#else
  QDesktopServices::openUrl(QUrl("https://download.example.com/docs/Release%20Notes.pdf"));
#endif
}
