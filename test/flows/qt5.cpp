// REQUIRES: qt5
// RUN: %build_root/bin/uri-tidy-print-flows %s -- %qt5_flags -fPIC -std=c++17 | FileCheck %s

// The flows of calls of the real Qt, and the parts of its types.

#include <QHash>
#include <QList>
#include <QMap>
#include <QPair>
#include <QSharedPointer>
#include <QStringList>
#include <QVariant>
#include <QVector>

void lists(QStringList l, QVector<QString> v, QString s) {
  l << s << l;
  l.append(s);
  l.append(l);
  l += s;
  l[0];
  l.at(0);
  l.value(0);
  l.value(0, s);
  l.first();
  l.takeFirst();
  v.push_back(s);
  v.toList();
  s.split('&');
  QStringList made{s, s};
  for (const QString &each : l)
    ;
}

void maps(QMap<QString, QString> m, QHash<QString, QVariant> h, QString k,
          QString v) {
  m.insert(k, v);
  m[k] = v;
  m.value(k);
  m.value(k, v);
  m.keys();
  m.values();
  auto it = m.begin();
  it.key();
  it.value();
  *it;
  ++it;
  QMapIterator<QString, QString> i(m);
  i.next();
  i.key();
  h.value(k).toString();
  QMap<QString, QString> made{{k, v}};
}

void holders(QString s) {
  QPair<QString, int> pair(s, 1);
  qMakePair(s, s);
  pair.first;
  QSharedPointer<QString> p = QSharedPointer<QString>::create(s);
  p->size();
  *p;
  p.data();
  QVariant(s).toString();
}
