// RUN: %check_clang_tidy %s uri-unencoded-data %t -- -- -isystem %clang_tidy_headers

#include <QUrl>

class QVariant {
public:
  QString toString() const;
};
class QListWidgetItem {
public:
  QVariant data(int Role) const;
  QString text() const { return data(0).toString(); }
};
class QLineEdit {
public:
  QString text() const;
};
class QComboBox {
public:
  QString currentText() const;
};

// The user writes or chooses it.
QUrl ofItem(const QListWidgetItem &Item) {
  return QUrl("https://h.example/find?x=" + Item.text());
// CHECK-MESSAGES: :[[@LINE-1]]:45: warning: 'Item' goes into query parameter 'x' {{.*}} [uri-unencoded-data]
}
QUrl ofLine(const QLineEdit &Edit) {
  return QUrl("https://h.example/find?x=" + Edit.text());
// CHECK-MESSAGES: :[[@LINE-1]]:45: warning: 'Edit' goes into query parameter 'x' {{.*}} [uri-unencoded-data]
}
QUrl ofBox(const QComboBox &Box) {
  const QString Chosen = Box.currentText();
  return QUrl("https://h.example/find?x=" + Chosen);
// CHECK-MESSAGES: :[[@LINE-1]]:45: warning: 'Chosen' goes into query parameter 'x' {{.*}} [uri-unencoded-data]
}
