// Check: uri-faulty-encoder
// Reasoning: encoder
// Source: common: Qt programs with an encoder of their own
// Input: a line feed gives '% a'
#include <QString>

QString toUrlText(const std::string &text) { // OR
  QString out;
  for (unsigned char c : text) {
    if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '.' ||
        c == '_' || c == '~')
      out += QChar(char(c));
    else
#ifndef MENDED
      out += QString("%%1").arg(int(c), 2, 16); // BUG
#else
      out += QString("%%1").arg(int(c), 2, 16, QChar('0')).toUpper();
#endif
  }
  return out;
}
