// REQUIRES: qt5
// RUN: %check_clang_tidy %s 'uri-faulty-encoder,uri-faulty-decoder,uri-double-encoding' %t -- -- %qt5_flags -fPIC

#include <QByteArray>
#include <QString>
#include <QStringBuilder>

static bool isKept(uint C) {
  return (C >= '0' && C <= '9') || (C >= 'A' && C <= 'Z') ||
         (C >= 'a' && C <= 'z') || C == '-' || C == '.' || C == '_' || C == '~';
}

QString escaped(const QString &Text) {
  static const QString Digits = QStringLiteral("0123456789ABCDEF");
  QString Out;
  for (const char Byte : Text.toUtf8()) {
    const uchar C = static_cast<uchar>(Byte);
    if (isKept(C))
      Out += QChar::fromLatin1(Byte);
    else if (C < 0x80)
      Out += QStringLiteral("%") + Digits.at(C >> 4) + Digits.at(C & 15);
    else
      Out += QStringLiteral("%%1").arg(C, 2, 16, QLatin1Char('0')).toUpper();
  }
  return Out;
}
QString twice(const QString &Name) {
  return "https://h.example/?q=" + escaped(escaped(Name));
// CHECK-MESSAGES: :[[@LINE-1]]:36: warning: {{.*}} [uri-double-encoding]
}
QString urlSigned(const QString &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:9: warning: 'urlSigned' writes '%FFFFFFFFFFFFFFE4{{.*}} [uri-faulty-encoder]
  QString Out;
  for (const char Byte : Text.toUtf8())
    if (isKept(static_cast<uchar>(Byte)))
      Out += QLatin1Char(Byte);
    else
      Out += QStringLiteral("%%1").arg(int(Byte), 2, 16, QLatin1Char('0')).toUpper();
  return Out;
}

static int digit(QChar C) {
  return C.isDigit() ? C.unicode() - '0' : C.toLower().unicode() - 'a' + 10;
}
QByteArray urlDecodeDecimal(const QString &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:12: warning: 'urlDecodeDecimal' decodes the escapes of {{.*}} to other bytes {{.*}} [uri-faulty-decoder]
  QByteArray Out;
  for (int I = 0; I < Text.size(); ++I)
    if (Text[I] == '%' && I + 2 < Text.size()) {
      Out += char(Text.at(I + 1).digitValue() * 16 + Text.at(I + 2).digitValue());
      I += 2;
    } else {
      Out += Text[I].toLatin1();
    }
  return Out;
}
QString urlDecodePrecedence(const QString &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:9: warning: 'urlDecodePrecedence' decodes the escapes of {{.*}} to other bytes {{.*}} [uri-faulty-decoder]
  QString Out;
  for (auto I = Text.begin(); I != Text.end(); ++I)
    if (*I == '%' && Text.end() - I > 2) {
      Out += QChar(digit(I[1]) << 4 + digit(I[2]));
      I += 2;
    } else {
      Out += *I;
    }
  return Out;
}

// QStringBuilder spells '+' as '%', too.
QString urlEncodeJournal(const QString &Name) {
// CHECK-MESSAGES: :[[@LINE-1]]:9: warning: 'urlEncodeJournal' writes a space as '+' and lets '+' through: {{.*}} [uri-faulty-encoder]
  static const char Digits[] = "0123456789ABCDEF";
  QString Out;
  for (char C : Name.toUtf8())
    if (C == ' ')
      Out += QLatin1Char('+');
    else if (isKept(uchar(C)) || C == '+')
      Out += QLatin1Char(C);
    else
      Out += QStringLiteral("%") % QLatin1Char(Digits[uchar(C) >> 4]) % QLatin1Char(Digits[uchar(C) & 15]);
  return Out;
}
