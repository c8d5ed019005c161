//===--- charsets.cpp - uri-tidy --------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Libraries: Qt5Core
// The octets of text beyond ASCII are those of UTF-8 (RFC 3986, section 2.5).

#include <QByteArray>
#include <QChar>
#include <QString>
#include <QUrl>
#include <cctype>
#include <codecvt>
#include <cstdio>
#include <cwctype>
#include <locale>
#include <string>

void load(const QString &url);
void fetch(const std::string &url);

// Qt.

void latin1Encoded(const QString &name) {
  load("https://example.com/?n=" + QString::fromLatin1(name.toLatin1().toPercentEncoding())); // uri-encoder-mismatch
  load("https://example.com/?n=" + QString::fromLatin1(name.toUtf8().toPercentEncoding())); // correct
  load("https://example.com/?n=" + QString::fromLatin1(QUrl::toPercentEncoding(name))); // correct
}

void latin1EncodedInVariable(const QString &city) {
  const QByteArray bytes = city.toLatin1();
  load("https://example.com/?c=" + QString(bytes.toPercentEncoding())); // uri-encoder-mismatch
}

void local8BitEncoded(const QString &city) {
  load("https://example.com/?c=" + QString(city.toLocal8Bit().toPercentEncoding())); // not detected: uri-encoder-mismatch
}

QString latin1Decoded(const QByteArray &in) {
  return QString::fromLatin1(QByteArray::fromPercentEncoding(in)); // uri-encoder-mismatch
}

QString latin1DecodedInVariable(const QByteArray &in) {
  const QByteArray decoded = QByteArray::fromPercentEncoding(in);
  return QString::fromLatin1(decoded); // uri-encoder-mismatch
}

QString utf8Decoded(const QByteArray &in) {
  return QString::fromUtf8(QByteArray::fromPercentEncoding(in)); // correct
}

QString latin1OfEncoded(const QString &in) {
  return QString::fromLatin1(QUrl::toPercentEncoding(in)); // correct
}

QString urlQtLetters(const QString &in) { // uri-faulty-encoder
  QString out;
  for (const QChar c : in) {
    if (c.isLetterOrNumber() || QString("-._~").contains(c))
      out += c;
    else
      for (const char byte : QString(c).toUtf8())
        out += QString("%%1").arg(static_cast<uchar>(byte), 2, 16, QChar('0')).toUpper();
  }
  return out;
}

QString urlAsciiLetters(const QString &in) { // correct
  QString out;
  for (const char c : in.toUtf8()) {
    const uchar byte = static_cast<uchar>(c);
    if (byte < 0x80 && (QChar(byte).isLetterOrNumber() || QString("-._~").contains(QChar(byte))))
      out += QChar(byte);
    else
      out += '%' + QString::number(byte, 16).rightJustified(2, '0').toUpper();
  }
  return out;
}

QString urlCodeUnits(const QString &in) { // uri-faulty-encoder
  QString out;
  for (QChar c : in) {
    const ushort unit = c.unicode();
    if ((unit >= 'a' && unit <= 'z') || (unit >= 'A' && unit <= 'Z') || (unit >= '0' && unit <= '9'))
      out += c;
    else
      out += QString("%%1").arg(unit, 2, 16, QChar('0')).toUpper();
  }
  return out;
}

// Wide strings.

std::string urlWideCut(const std::wstring &in) { // uri-faulty-encoder
  std::string out;
  for (wchar_t c : in)
    if (c < 0x80 && std::isalnum(static_cast<int>(c))) {
      out += static_cast<char>(c);
    } else {
      char escape[4];
      std::snprintf(escape, sizeof escape, "%%%02X", static_cast<unsigned char>(c));
      out += escape;
    }
  return out;
}

std::wstring urlWideLetters(const std::wstring &in) { // uri-faulty-encoder
  static const wchar_t Digits[] = L"0123456789ABCDEF";
  std::wstring out;
  for (wchar_t c : in) {
    if (std::iswalnum(static_cast<std::wint_t>(c))) {
      out += c;
      continue;
    }
    out += L'%';
    out += Digits[(c >> 4) & 15];
    out += Digits[c & 15];
  }
  return out;
}

std::string urlWideThroughUtf8(const std::wstring &in) { // correct
  static const char Digits[] = "0123456789ABCDEF";
  std::string out;
  for (wchar_t wide : in) {
    const unsigned long c = static_cast<unsigned long>(wide);
    unsigned char bytes[4];
    int count = 0;
    if (c < 0x80) {
      bytes[count++] = static_cast<unsigned char>(c);
    } else if (c < 0x800) {
      bytes[count++] = static_cast<unsigned char>(0xC0 | c >> 6);
      bytes[count++] = static_cast<unsigned char>(0x80 | (c & 0x3F));
    } else if (c < 0x10000) {
      bytes[count++] = static_cast<unsigned char>(0xE0 | c >> 12);
      bytes[count++] = static_cast<unsigned char>(0x80 | (c >> 6 & 0x3F));
      bytes[count++] = static_cast<unsigned char>(0x80 | (c & 0x3F));
    } else {
      bytes[count++] = static_cast<unsigned char>(0xF0 | c >> 18);
      bytes[count++] = static_cast<unsigned char>(0x80 | (c >> 12 & 0x3F));
      bytes[count++] = static_cast<unsigned char>(0x80 | (c >> 6 & 0x3F));
      bytes[count++] = static_cast<unsigned char>(0x80 | (c & 0x3F));
    }
    for (int i = 0; i < count; ++i)
      if (bytes[i] < 0x80 && (std::isalnum(bytes[i]) || bytes[i] == '-' || bytes[i] == '.' ||
                              bytes[i] == '_' || bytes[i] == '~')) {
        out += static_cast<char>(bytes[i]);
      } else {
        out += '%';
        out += Digits[bytes[i] >> 4];
        out += Digits[bytes[i] & 15];
      }
  }
  return out;
}

// ECMAScript's escape() in a URL.

static std::string escape(const std::wstring &in) { // correct
  std::string out;
  for (wchar_t c : in) {
    char buffer[8];
    if (c < 0x80 && std::isalnum(static_cast<int>(c)))
      std::snprintf(buffer, sizeof buffer, "%c", static_cast<char>(c));
    else if (c < 0x100)
      std::snprintf(buffer, sizeof buffer, "%%%02X", static_cast<unsigned>(c));
    else
      std::snprintf(buffer, sizeof buffer, "%%u%04X", static_cast<unsigned>(c) & 0xFFFF);
    out += buffer;
  }
  return out;
}

void escapeInUrl(const std::wstring &word) {
  fetch("https://example.com/?q=" + escape(word)); // uri-encoder-mismatch
}

std::string escapeInScript(const std::wstring &word) {
  return "document.write(unescape('" + escape(word) + "'));"; // correct
}
