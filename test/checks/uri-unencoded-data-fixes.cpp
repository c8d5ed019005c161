// RUN: %check_clang_tidy %s uri-unencoded-data %t -- --fix-notes -- -isystem %clang_tidy_headers

#include <QString>
// CHECK-FIXES: #include <QUrl>

// The library of the type of the value has an encoder.
QString library(const QString &Place) {
  return "https://h.example/find?q=" + Place;
// CHECK-NOTES: :[[@LINE-1]]:40: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
// CHECK-NOTES: :[[@LINE-2]]:40: note: encode it: 'QString::fromLatin1(QUrl::toPercentEncoding(Place))'
// CHECK-FIXES: return "https://h.example/find?q=" + QString::fromLatin1(QUrl::toPercentEncoding(Place));
}

// A chain with one argument.
QString oneArgument(const QString &Place) {
  return QString("https://h.example/find?q=%1").arg(Place);
// CHECK-NOTES: :[[@LINE-1]]:53: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
// CHECK-NOTES: :[[@LINE-2]]:53: note: encode it: 'QString::fromLatin1(QUrl::toPercentEncoding(Place))'
// CHECK-FIXES: return QString("https://h.example/find?q=%1").arg(QString::fromLatin1(QUrl::toPercentEncoding(Place)));
}

// One call with several arguments: no argument can be read as a placeholder.
QString manyArguments(const QString &Place, const QString &Unit) {
  return QString("https://h.example/find?q=%1&u=%2")
      .arg(Place,
// CHECK-NOTES: :[[@LINE-1]]:12: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
// CHECK-NOTES: :[[@LINE-2]]:12: note: encode it: 'QString::fromLatin1(QUrl::toPercentEncoding(Place))'
// CHECK-FIXES: .arg(QString::fromLatin1(QUrl::toPercentEncoding(Place)),
           Unit);
// CHECK-NOTES: :[[@LINE-1]]:12: warning: 'Unit' goes into query parameter 'u' without percent-encoding: {{.*}} [uri-unencoded-data]
// CHECK-NOTES: :[[@LINE-2]]:12: note: encode it: 'QString::fromLatin1(QUrl::toPercentEncoding(Unit))'
// CHECK-FIXES: QString::fromLatin1(QUrl::toPercentEncoding(Unit)));
}

// In a chain, the escapes of the first result would be placeholders for the
// second call: wrapping only one value is not correct.
QString chain(const QString &Place, const QString &Unit) {
  return QString("https://h.example/find?q=%1&u=%2")
      .arg(Place)
// CHECK-NOTES: :[[@LINE-1]]:12: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
// CHECK-NOTES: :[[@LINE-2]]:12: note: encode it: 'QString::fromLatin1(QUrl::toPercentEncoding(Place))'
      .arg(Unit);
// CHECK-NOTES: :[[@LINE-1]]:12: warning: 'Unit' goes into query parameter 'u' without percent-encoding: {{.*}} [uri-unencoded-data]
// CHECK-NOTES: :[[@LINE-2]]:12: note: encode it: 'QString::fromLatin1(QUrl::toPercentEncoding(Unit))'
}

// The argument of a macro is wrapped where it is written, not in the macro.
#define FIND(Text) ("https://h.example/find?q=" + (Text))
QString inMacro(const QString &Place) {
  return FIND(Place);
// CHECK-NOTES: :[[@LINE-1]]:15: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
// CHECK-NOTES: :[[@LINE-2]]:15: note: encode it: 'QString::fromLatin1(QUrl::toPercentEncoding(Place))'
// CHECK-FIXES: return FIND(QString::fromLatin1(QUrl::toPercentEncoding(Place)));
}
// The macro changes its argument before it is encoded.
#define FIND_TRIMMED(Text) ("https://h.example/find?q=" + (Text).trimmed())
QString trimmedInMacro(const QString &Place) {
  return FIND_TRIMMED(Place);
// CHECK-NOTES: :[[@LINE-1]]:10: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
// CHECK-NOTES: :[[@LINE-2]]:10: note: encode it: 'QString::fromLatin1(QUrl::toPercentEncoding(Place))'
}

// A method changes the text before it is encoded.
QString trimmed(const QString &Place) {
  return "https://h.example/find?q=" + Place.trimmed();
// CHECK-NOTES: :[[@LINE-1]]:40: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
// CHECK-NOTES: :[[@LINE-2]]:40: note: encode it: 'QString::fromLatin1(QUrl::toPercentEncoding(Place.trimmed()))'
// CHECK-FIXES: return "https://h.example/find?q=" + QString::fromLatin1(QUrl::toPercentEncoding(Place.trimmed()));
}

// The same value in both arms of a conditional: both are found, and none is
// fixed alone.
QString quoted(const QString &Place, bool IsExact) {
  return "https://h.example/find?q=" + (IsExact ? "%22" + Place + "%22" : Place);
// CHECK-NOTES: :[[@LINE-1]]:59: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
// CHECK-NOTES: :[[@LINE-2]]:59: note: encode it: 'QString::fromLatin1(QUrl::toPercentEncoding(Place))'
// CHECK-NOTES: :[[@LINE-3]]:75: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
// CHECK-NOTES: :[[@LINE-4]]:75: note: encode it: 'QString::fromLatin1(QUrl::toPercentEncoding(Place))'
}

// The escape would be a placeholder for the next call of the chain: no fix.
QString escapeInChain(int Page) {
  return QString("https://h.example/%1?page=%2").arg(QString("a^b")).arg(Page);
}
