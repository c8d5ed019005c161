// REQUIRES: qt5
// RUN: %check_clang_tidy %s uri-unencoded-data %t -- -- %qt5_flags

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QString>

void load(const QString &url);

void all(const QDir &folder) {
  for (const QString &name : folder.entryList())
    load("http://example.org/files/" + name);
  // CHECK-MESSAGES: :[[@LINE-1]]:40: warning: 'name' goes into a path segment without percent-encoding
}

void each(const QString &folder) {
  QDirIterator it(folder);
  while (it.hasNext())
    load(QStringLiteral("http://example.org/files/%1").arg(it.next()));
  // CHECK-MESSAGES: :[[@LINE-1]]:60: warning: 'next' goes into a path segment without percent-encoding
}

void whole(const QFileInfo &file) {
  load("http://example.org/open?file=" + file.absoluteFilePath());
  // CHECK-MESSAGES: :[[@LINE-1]]:42: warning: 'absoluteFilePath' goes into query parameter 'file' without percent-encoding
}
