// REQUIRES: qt5
// RUN: %check_clang_tidy %s uri-unencoded-data %t -- -- %qt5_flags
// RUN: %check_clang_tidy %s -check-suffixes=,POSSIBLE uri-unencoded-data %t -- \
// RUN:   -config='{CheckOptions: {uri-unencoded-data.MinConfidence: possible}}' \
// RUN:   -- %qt5_flags

#include <QUrl>
#include <QUrlQuery>

// QUrlQuery encodes everything but '+' and escapes: secrets and text that
// people write hold these.
QUrl textOfPeople(const QString &Password, const QString &Title,
                  const QString &Value) {
  QUrlQuery Query;
  Query.addQueryItem("secret", Password);
// CHECK-MESSAGES: :[[@LINE-1]]:32: warning: 'Password' goes into query parameter 'secret' without percent-encoding: a '+' in it arrives as a space, and '%41' as 'A' [uri-unencoded-data]
  Query.addQueryItem(QStringLiteral("t"), Title);
// CHECK-MESSAGES: :[[@LINE-1]]:43: warning: 'Title' goes into query parameter 't' {{.*}} [uri-unencoded-data]
  Query.addQueryItem("title", Value.trimmed());
// CHECK-MESSAGES: :[[@LINE-1]]:31: warning: 'Value' goes into query parameter 'title' {{.*}} [uri-unencoded-data]
  QUrl Url("http://h.example/");
  Url.setQuery(Query);
  return Url;
}
// People name files, too: 'C++/notes'.
void files(QUrlQuery &Query, const QString &RelPath, const QString &Folder,
           const QString &Value, const QString &FolderId) {
  Query.addQueryItem("sub", RelPath);
// CHECK-MESSAGES: :[[@LINE-1]]:29: warning: 'RelPath' goes into query parameter 'sub' {{.*}} [uri-unencoded-data]
  Query.addQueryItem("in", Folder);
// CHECK-MESSAGES: :[[@LINE-1]]:28: warning: 'Folder' goes into query parameter 'in' {{.*}} [uri-unencoded-data]
  Query.addQueryItem("filename", Value);
// CHECK-MESSAGES: :[[@LINE-1]]:34: warning: 'Value' goes into query parameter 'filename' {{.*}} [uri-unencoded-data]
  Query.addQueryItem("folder", FolderId);
// CHECK-MESSAGES-POSSIBLE: :[[@LINE-1]]:32: warning: 'FolderId' goes into query parameter 'folder' {{.*}} [uri-unencoded-data]
}
// Text with blanks is what people write.
void blanks(QUrlQuery &Query, QString &Where) {
  Query.addQueryItem("near", Where.replace(" ", "+"));
// CHECK-MESSAGES: :[[@LINE-1]]:30: warning: 'Where' goes into query parameter 'near' {{.*}} [uri-unencoded-data]
}
// The '+' of base64 is known.
void binary(QUrlQuery &Query, const QByteArray &Bytes) {
  Query.addQueryItem("x", Bytes.toBase64());
// CHECK-MESSAGES: :[[@LINE-1]]:27: warning: 'Bytes' goes into query parameter 'x' {{.*}} [uri-unencoded-data]
  Query.addQueryItem("y", Bytes.toBase64(QByteArray::Base64UrlEncoding));
  Query.addQueryItem("z", Bytes.toHex());
}

// Nothing says that these hold a '+'.
void others(QUrlQuery &Query, const QString &Kind, const QString &TitleId) {
  Query.addQueryItem("kind", Kind);
// CHECK-MESSAGES-POSSIBLE: :[[@LINE-1]]:30: warning: 'Kind' goes into query parameter 'kind' {{.*}} [uri-unencoded-data]
  Query.addQueryItem("t", TitleId);
// CHECK-MESSAGES-POSSIBLE: :[[@LINE-1]]:27: warning: 'TitleId' goes into query parameter 't' {{.*}} [uri-unencoded-data]
}
// The function repairs all of them.
QByteArray repaired(const QString &Title) {
  QUrlQuery Query;
  Query.addQueryItem("title", Title);
// CHECK-MESSAGES-POSSIBLE: :[[@LINE-1]]:31: warning: 'Title' goes into query parameter 'title' {{.*}} [uri-unencoded-data]
  return Query.toString(QUrl::FullyEncoded).toUtf8().replace("+", "%2B");
}

// Encoded values, numbers, and text in the program, which is encoded as needed.
void right(QUrlQuery &Query, const QString &Title, int Count) {
  Query.addQueryItem("title", QUrl::toPercentEncoding(Title));
  Query.addQueryItem("title", QString::fromUtf8(QUrl::toPercentEncoding(Title)));
  Query.addQueryItem("title", "Tom & Jerry");
  Query.addQueryItem("text", "100 %");
  Query.addQueryItem("search", QString::number(Count));
}

// Keys and values of a map, without a literal around.
#include <QMap>
void all(QUrlQuery &Query, const QMap<QString, QString> &Fields) {
  for (auto It = Fields.begin(); It != Fields.end(); ++It)
    Query.addQueryItem(It.key(), It.value());
// CHECK-MESSAGES-POSSIBLE: :[[@LINE-1]]:34: warning: 'It.value()' goes into a query value without percent-encoding: a '+' in it arrives as a space, and '%41' as 'A' [uri-unencoded-data]
}
void allEncoded(QUrlQuery &Query, const QMap<QString, QString> &Fields) {
  for (auto It = Fields.begin(); It != Fields.end(); ++It)
    Query.addQueryItem(It.key(), QUrl::toPercentEncoding(It.value()));
}
