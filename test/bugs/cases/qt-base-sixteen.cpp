// Check: uri-faulty-encoder
// Reasoning: encoder
// Source: common: Qt programs with an encoder of their own
// Input: a tab gives '%9'
#include <QByteArray>
#include <QString>

QString encodeTitle(const std::string &utf8) { // OR
  QString result;
  for (unsigned char c : utf8) {
    bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    if (plain || c == '-' || c == '_' || c == '.' || c == '~')
      result += QChar(char(c));
    else
#ifndef MENDED
      result += "%" + QString::number(int(c), 16); // BUG
#else
      result += QString("%") + QChar("0123456789ABCDEF"[c >> 4]) + QChar("0123456789ABCDEF"[c & 15]);
#endif
  }
  return result;
}
