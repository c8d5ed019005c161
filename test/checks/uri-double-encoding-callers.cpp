// RUN: %check_clang_tidy %s uri-double-encoding %t -- -- -isystem %clang_tidy_headers

// A function that encodes twice is reported once, not at each of its calls.

#include <QUrl>
#include <QString>

void open(const QUrl &Url);

static QUrl startOf(const QString &Folder, const QString &Name) {
  QUrl Url("file:");
  Url.setPath(Folder + Name);
  return Url;
}
static void add(const QString &Folder, const QString &Source, QString Name) {
  if (Name.isEmpty())
    Name = QUrl::toPercentEncoding(Source);
  open(startOf(Folder, Name));
// CHECK-MESSAGES: :[[@LINE-1]]:8: warning: 'startOf' encodes the result of 'toPercentEncoding' again
}
void addAll(const QString &Folder, const QString &One, const QString &Other) {
  add(Folder, One, QString());
  add(Folder, Other, Other);
}

QString nameOf(const QUrl &Url);

// One of several alternatives is encoded, whichever comes first.
static QUrl ask(const QString &Folder, const QString &Name) {
  QUrl Start;
  Start.setPath(Name.isEmpty() ? Folder : Folder + Name);
  return Start;
}
static void fetch(const QUrl &Source, const QString &Folder, QString Name) {
  if (Name.isEmpty()) {
    Name = nameOf(Source);
    if (Name.isEmpty())
      Name = QUrl::toPercentEncoding(Source.toString());
  }
  open(ask(Folder, Name));
// CHECK-MESSAGES: :[[@LINE-1]]:8: warning: 'ask' encodes the result of 'toPercentEncoding' again
}
void fetchAll(const QUrl &Source, const QString &Folder) {
  fetch(Source, Folder, nameOf(Source));
  fetch(Source, Folder, QString());
}
