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
// CHECK: [[@LINE-1]]: l holds .element=QString (text){{$}}
// CHECK: [[@LINE-2]]: v holds .element=QString (text){{$}}
  l << s << l;
// CHECK: [[@LINE-1]]: operator<<: copy 0.element to object.element; select object to result{{$}}
// CHECK: [[@LINE-2]]: operator<<: copy 0 to object.element; select object to result{{$}}
  l.append(s);
// CHECK: [[@LINE-1]]: append: copy 0 to object.element{{$}}
  l.append(l);
// CHECK: [[@LINE-1]]: append: copy 0.element to object.element{{$}}
  l += s;
// CHECK: [[@LINE-1]]: operator+=: copy 0 to object.element; select object to result{{$}}
  l[0];
// CHECK: [[@LINE-1]]: operator[]: select object.element to result at 0{{$}}
  l.at(0);
// CHECK: [[@LINE-1]]: at: select object.element to result at 0{{$}}
  l.value(0);
// CHECK: [[@LINE-1]]: value: copy object.element to result at 0{{$}}
  l.value(0, s);
// CHECK: [[@LINE-1]]: value: copy object.element to result at 0; copy 1 to result{{$}}
  l.first();
// CHECK: [[@LINE-1]]: first: select object.element to result{{$}}
  l.takeFirst();
// CHECK: [[@LINE-1]]: takeFirst: copy object.element to result{{$}}
  v.push_back(s);
// CHECK: [[@LINE-1]]: push_back: copy 0 to object.element{{$}}
  v.toList();
// CHECK: [[@LINE-1]]: toList: copy object.element to result.element{{$}}
  s.split('&');
// CHECK: [[@LINE-1]]: split: copy object to result.element as slice{{$}}
  QStringList made{s, s};
// CHECK: [[@LINE-1]]: made holds .element=QString (text){{$}}
// CHECK: [[@LINE-2]]: QStringList: copy 0 to object{{$}}
  for (const QString &each : l)
// CHECK: [[@LINE-1]]: begin: select object.element to result{{$}}
// CHECK: [[@LINE-2]]: end: select object.element to result{{$}}
// CHECK: [[@LINE-3]]: operator!=:{{$}}
// CHECK: [[@LINE-4]]: operator++: select object.pointee to object; select object to result{{$}}
// CHECK: [[@LINE-5]]: operator*: select object.pointee to result{{$}}
    ;
}

void maps(QMap<QString, QString> m, QHash<QString, QVariant> h, QString k,
// CHECK: [[@LINE-1]]: m holds .key=QString (text) .element=QString (text){{$}}
// CHECK: [[@LINE-2]]: h holds .key=QString (text) .element=QVariant{{$}}
          QString v) {
  m.insert(k, v);
// CHECK: [[@LINE-1]]: insert: copy 0 to object.key; copy 1 to object.element at 0; select object.entry to result{{$}}
  m[k] = v;
// CHECK: [[@LINE-1]]: operator[]: copy 0 to object.key; select object.element to result at 0{{$}}
  m.value(k);
// CHECK: [[@LINE-1]]: value: copy object.element to result at 0; copy 1 to result{{$}}
  m.value(k, v);
// CHECK: [[@LINE-1]]: value: copy object.element to result at 0; copy 1 to result{{$}}
  m.keys();
// CHECK: [[@LINE-1]]: keys: copy object.key to result.element{{$}}
  m.values();
// CHECK: [[@LINE-1]]: values: copy object.element to result.element{{$}}
  auto it = m.begin();
// CHECK: [[@LINE-1]]: it holds .pointee=?{{$}}
// CHECK: [[@LINE-2]]: begin: select object.entry to result{{$}}
  it.key();
// CHECK: [[@LINE-1]]: key: select object.pointee.first to result{{$}}
  it.value();
// CHECK: [[@LINE-1]]: value: select object.pointee.second to result{{$}}
  *it;
// CHECK: [[@LINE-1]]: operator*: select object.pointee.second to result{{$}}
  ++it;
// CHECK: [[@LINE-1]]: operator++: select object to result{{$}}
  QMapIterator<QString, QString> i(m);
// CHECK: [[@LINE-1]]: i holds .pointee=?{{$}}
// CHECK: [[@LINE-2]]: QMapIterator: select 0.entry to object{{$}}
  i.next();
// CHECK: [[@LINE-1]]: next: copy object to result{{$}}
  i.key();
// CHECK: [[@LINE-1]]: key: select object.pointee.first to result{{$}}
  h.value(k).toString();
// CHECK: [[@LINE-1]]: toString: copy object to result{{$}}
// CHECK: [[@LINE-2]]: value: copy object.element to result at 0{{$}}
  QMap<QString, QString> made{{k, v}};
// CHECK: [[@LINE-1]]: made holds .key=QString (text) .element=QString (text){{$}}
// CHECK: [[@LINE-2]]: QMap: copy 0.element.first to object.key; copy 0.element.second to object.element{{$}}
// CHECK: [[@LINE-3]]: pair: copy 0 to object.first; copy 1 to object.second{{$}}
}

void holders(QString s) {
  QPair<QString, int> pair(s, 1);
// CHECK: [[@LINE-1]]: pair holds .first=QString (text) .second=int{{$}}
// CHECK: [[@LINE-2]]: QPair: copy 0 to object.first; copy 1 to object.second{{$}}
  qMakePair(s, s);
// CHECK: [[@LINE-1]]: qMakePair: copy 0 to result.first; copy 1 to result.second{{$}}
  pair.first;
// CHECK: [[@LINE-1]]: first is object.first{{$}}
  QSharedPointer<QString> p = QSharedPointer<QString>::create(s);
// CHECK: [[@LINE-1]]: p holds .pointee=QString (text){{$}}
// CHECK: [[@LINE-2]]: create: copy 0 to result.pointee{{$}}
  p->size();
// CHECK: [[@LINE-1]]: operator->: select object.pointee to result{{$}}
  *p;
// CHECK: [[@LINE-1]]: operator*: select object.pointee to result{{$}}
  p.data();
// CHECK: [[@LINE-1]]: data: select object.pointee to result{{$}}
  QVariant(s).toString();
// CHECK: [[@LINE-1]]: toString: copy object to result{{$}}
}
void loops(QStringList l) {
  foreach (const QString &s, l)
    s.size();
// CHECK: [[@LINE-2]]: qMakeForeachContainer: copy 0 to result.first{{$}}
// CHECK: [[@LINE-3]]: i refers to object.first.element{{$}}
}
