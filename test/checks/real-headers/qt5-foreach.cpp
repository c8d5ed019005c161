// REQUIRES: qt5
// RUN: %check_clang_tidy -std=c++11-or-later %s uri-unencoded-data,uri-premature-decoding %t -- -- %qt5_flags

// Loops with foreach, which copy the container.

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <QUrl>

void open(const QString &Url);
void use(const QString &Key, const QString &Value);
QByteArray answer();

void titles(const QStringList &Titles) {
  foreach (const QString &Title, Titles)
    open("http://h.example/api?title=" + Title);
// CHECK-MESSAGES: :[[@LINE-1]]:42: warning: 'Title' goes into query parameter 'title' without percent-encoding: {{.*}} [uri-unencoded-data]
}

void kinds() {
  QStringList Kinds;
  Kinds << "books" << "films";
  foreach (const QString &Kind, Kinds)
    open("http://h.example/api?kind=" + Kind);
  Q_FOREACH (QString Kind, Kinds)
    open("http://h.example/api?kind=" + Kind);
}

void encoded(const QStringList &Titles) {
  QStringList Encoded;
  foreach (const QString &Title, Titles)
    Encoded << QString::fromLatin1(QUrl::toPercentEncoding(Title));
  foreach (const QString &Title, Encoded)
    open("http://h.example/api?title=" + Title);
}

void early() {
  const QString Answer = QUrl::fromPercentEncoding(answer());
// CHECK-MESSAGES: :[[@LINE-1]]:26: warning: 'fromPercentEncoding' decodes the whole query before it is split: {{.*}} [uri-premature-decoding]
  const QStringList Parts = Answer.split("&");
  foreach (const QString &Part, Parts) {
    const QStringList Two = Part.split("=");
    use(Two.at(0), Two.at(1));
  }
}

void late() {
  const QStringList Parts = QString::fromLatin1(answer()).split("&");
  foreach (const QString &Part, Parts) {
    const QStringList Two = Part.split("=");
    use(Two.at(0), QUrl::fromPercentEncoding(Two.at(1).toLatin1()));
  }
}
