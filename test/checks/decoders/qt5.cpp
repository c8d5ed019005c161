// REQUIRES: qt5
// RUN: %check_clang_tidy %s uri-faulty-decoder %t -- -- %qt5_flags -fPIC

#include <QByteArray>
#include <QString>

// toInt() reads all of its text, but also a sign.
QByteArray urlDecodeNumber(const QByteArray &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:12: warning: 'urlDecodeNumber' takes signs or blanks for hex digits (0x04 for '%+4') [uri-faulty-decoder]
  QByteArray Result;
  for (int I = 0; I < Text.size(); ++I) {
    bool IsGood = false;
    const int Byte = Text.at(I) == '%' ? Text.mid(I + 1, 2).toInt(&IsGood, 16) : 0;
    if (IsGood && I + 2 < Text.size()) {
      Result.append(static_cast<char>(Byte));
      I += 2;
    } else {
      Result.append(Text.at(I));
    }
  }
  return Result;
}

// What is no number is zero.
QByteArray urlDecodeUntested(const QByteArray &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:12: warning: 'urlDecodeUntested' turns malformed escapes into bytes (0x00 for '%zz') [uri-faulty-decoder]
  QByteArray Result;
  for (int I = 0; I < Text.size(); ++I) {
    if (Text.at(I) == '%' && I + 2 < Text.size()) {
      Result += static_cast<char>(Text.mid(I + 1, 2).toInt(nullptr, 16));
      I += 2;
    } else {
      Result += Text.at(I);
    }
  }
  return Result;
}

// Digits are tested first.
QByteArray urlDecode(const QByteArray &Text) {
  const auto IsHex = [](char C) {
    return (C >= '0' && C <= '9') || (C >= 'a' && C <= 'f') || (C >= 'A' && C <= 'F');
  };
  QByteArray Result;
  for (int I = 0; I < Text.size(); ++I) {
    if (Text.at(I) == '%' && I + 2 < Text.size() && IsHex(Text.at(I + 1)) &&
        IsHex(Text.at(I + 2))) {
      Result += QByteArray::fromHex(Text.mid(I + 1, 2));
      I += 2;
    } else {
      Result += Text.at(I);
    }
  }
  return Result;
}

// Each byte becomes a character of Latin-1.
QString urlDecodeCharacters(const QString &Text) {
// CHECK-MESSAGES: :[[@LINE-1]]:9: warning: 'urlDecodeCharacters' writes each byte as a character (0xC3 and 0xA9 for '%C3%A9', the UTF-8 form of U+00E9) [uri-faulty-decoder]
  const auto IsHex = [](QChar C) {
    return (C >= '0' && C <= '9') || (C >= 'a' && C <= 'f') || (C >= 'A' && C <= 'F');
  };
  QString Result;
  for (int I = 0; I < Text.size(); ++I) {
    if (Text.at(I) == '%' && I + 2 < Text.size() && IsHex(Text.at(I + 1)) &&
        IsHex(Text.at(I + 2))) {
      Result += QChar(Text.mid(I + 1, 2).toUShort(nullptr, 16));
      I += 2;
    } else {
      Result += Text.at(I);
    }
  }
  return Result;
}
