// REQUIRES: qt5
// RUN: %check_clang_tidy %s uri-double-encoding %t -- -- %qt5_flags -fPIC

#include <QString>
#include <QUrl>

void open(const QUrl &);

// Escapes, or a '+', that were put in by hand are encoded again.
void escaped(QString City) {
  City.replace(" ", "%20");
  open(QUrl("https://h.example/?city=" + QUrl::toPercentEncoding(City)));
// CHECK-MESSAGES: :[[@LINE-1]]:42: warning: 'toPercentEncoding' encodes '%20', which was put into the text for another character: it becomes '%2520'; pass plain text [uri-double-encoding]
}
void plus(QString City) {
  City.replace(' ', '+');
  open(QUrl("https://h.example/?city=" + QUrl::toPercentEncoding(City)));
// CHECK-MESSAGES: :[[@LINE-1]]:42: warning: 'toPercentEncoding' encodes '+', which was put into the text for another character: it becomes '%2B'; pass plain text [uri-double-encoding]
}
// The encoder keeps what was put in.
void kept(QString City) {
  City.replace(' ', '+');
  open(QUrl("https://h.example/?city=" +
            QUrl::toPercentEncoding(City, "+")));
}
// Other characters are data.
void dashes(QString City) {
  City.replace(' ', '-');
  open(QUrl("https://h.example/?city=" + QUrl::toPercentEncoding(City)));
}
// One layer is decoded by another program.
void layers(QString City) {
  City.replace("%", "%25");
  open(QUrl("https://h.example/?city=" + QUrl::toPercentEncoding(City)));
}
