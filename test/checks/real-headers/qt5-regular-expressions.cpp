// REQUIRES: qt5
// RUN: %check_clang_tidy %s 'uri-unencoded-data' %t -- --fix-notes -- %qt5_flags -fPIC

#include <QRegExp>
#include <QRegularExpression>
#include <QString>
#include <QUrl>

// Text that a regular expression allows needs no encoding.
bool isHash(const QString &Text) {
  static const QRegularExpression Hash(QStringLiteral("^[0-9a-fA-F]{40}$"));
  return Hash.match(Text).hasMatch();
}
bool isKnown(const QString &Text) {
  if (Text.isEmpty())
    return false;
  return isHash(Text);
}
QString direct(const QString &Text) {
  return isHash(Text) ? "http://h.example/?q=" + Text : QString();
}
QString byHelper(const QString &Text) {
  if (!isKnown(Text))
    return QString();
  return "http://h.example/?q=" + Text;
}
QString byResult(const QString &Text) {
  const QRegularExpression Number("^\\d+$");
  const auto Match = Number.match(Text);
  if (!Match.hasMatch())
    return QString();
  return "http://h.example/?q=" + Text;
}
QString byOldClass(const QString &Text) {
  if (!QRegExp("[a-z]+").exactMatch(Text))
    return QString();
  return "http://h.example/?q=" + Text;
}
QString byPosition(const QString &Text) {
  if (QRegExp("^[a-z]+$").indexIn(Text) < 0)
    return QString();
  return "http://h.example/?q=" + Text;
}
bool isHashOrNumber(const QString &Text) {
  return (Text.size() == 40 &&
          !Text.contains(QRegularExpression("[^0-9A-Fa-f]"))) ||
         (Text.size() == 10 && !Text.contains(QRegularExpression("\\D")));
}
QString byMismatch(const QString &Text) {
  return isHashOrNumber(Text) ? "http://h.example/?q=" + Text : QString();
}
QString byUnknown(const QString &Text, const QString &Pattern) {
  if (!QRegularExpression(Pattern).match(Text).hasMatch())
    return QString();
  return "http://h.example/?q=" + Text;
}

// Text that contains what is sought may contain more.
QString part(const QString &Text) {
  const QRegularExpression Number("\\d+");
  if (!Number.match(Text).hasMatch())
    return QString();
  return "http://h.example/?q=" + Text;
// CHECK-MESSAGES: :[[@LINE-1]]:35: warning: 'Text' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
// CHECK-FIXES: return "http://h.example/?q=" + QString::fromLatin1(QUrl::toPercentEncoding(Text));
}
QString withBlanks(const QString &Text) {
  if (QRegExp("^[a-z &]+$").indexIn(Text) == -1)
    return QString();
  return "http://h.example/?q=" + Text;
// CHECK-MESSAGES: :[[@LINE-1]]:35: warning: 'Text' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
// CHECK-FIXES: return "http://h.example/?q=" + QString::fromLatin1(QUrl::toPercentEncoding(Text));
}
bool isShortOrNumber(const QString &Text) {
  return Text.size() < 4 || !Text.contains(QRegularExpression("\\D"));
}
QString maybeShort(const QString &Text) {
  return isShortOrNumber(Text) ? "http://h.example/?q=" + Text : QString();
// CHECK-MESSAGES: :[[@LINE-1]]:59: warning: 'Text' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
// CHECK-FIXES: return isShortOrNumber(Text) ? "http://h.example/?q=" + QString::fromLatin1(QUrl::toPercentEncoding(Text)) : QString();
}
QString without(const QString &Text) {
  if (isHash(Text))
    return QString();
  return "http://h.example/?q=" + Text;
// CHECK-MESSAGES: :[[@LINE-1]]:35: warning: 'Text' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
// CHECK-FIXES: return "http://h.example/?q=" + QString::fromLatin1(QUrl::toPercentEncoding(Text));
}

// What a regular expression removes or replaces is gone.
#include <QUrl>
void openCleaned(const QUrl &);
void removed(QString Color) {
  Color.remove(QRegularExpression("[^0-9A-Fa-f]"));
  openCleaned(QUrl("https://h.example/find?rgb=" + Color));
}
void replaced(QString Name) {
  static const QRegularExpression Other("\\W");
  Name.replace(Other, "_");
  openCleaned(QUrl("https://h.example/find?name=" + Name));
}
void chained(const QString &Name) {
  openCleaned(QUrl("https://h.example/find?name=" +
                   QString(Name).remove(QRegularExpression("[^a-z]"))));
}
