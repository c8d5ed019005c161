// Check: uri-double-encoding
// Reasoning: literal
// Source: common: an URL copied from a place that encodes
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
