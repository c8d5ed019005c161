//===--- decoders.cpp - uri-tidy --------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Libraries: Qt5Core
// An escape is '%' and two hexadecimal digits of either case, and stands for one octet
// (RFC 3986, section 2.1); the result is not decoded again (section 2.4).

#include <QByteArray>
#include <QString>
#include <cctype>
#include <charconv>
#include <cstdlib>
#include <istream>
#include <map>
#include <regex>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

static int hex(char c) {
  if (c >= '0' && c <= '9')
    return c - '0';
  if (c >= 'A' && c <= 'F')
    return c - 'A' + 10;
  if (c >= 'a' && c <= 'f')
    return c - 'a' + 10;
  return -1;
}

// Correct.

std::string urlKeepsMalformed(std::string_view in) { // correct
  std::string out;
  out.reserve(in.size());
  for (std::size_t i = 0; i < in.size(); ++i) {
    if (in[i] == '%' && i + 2 < in.size()) {
      const int high = hex(in[i + 1]), low = hex(in[i + 2]);
      if (high >= 0 && low >= 0) {
        out.push_back(static_cast<char>(high * 16 + low));
        i += 2;
        continue;
      }
    }
    out.push_back(in[i]);
  }
  return out;
}

std::string urlThrowsIfMalformed(const std::string &in) { // correct
  std::string out;
  for (auto it = in.begin(); it != in.end(); ++it) {
    if (*it != '%') {
      out += *it;
      continue;
    }
    if (in.end() - it < 3 || hex(it[1]) < 0 || hex(it[2]) < 0)
      throw std::invalid_argument("malformed escape");
    out += static_cast<char>(hex(it[1]) << 4 | hex(it[2]));
    it += 2;
  }
  return out;
}

bool urlFromChars(std::string_view in, std::string &out) { // correct
  while (!in.empty()) {
    if (in.front() == '%') {
      unsigned value = 0;
      if (in.size() < 3 || !std::isxdigit(static_cast<unsigned char>(in[1])) ||
          !std::isxdigit(static_cast<unsigned char>(in[2])))
        return false;
      std::from_chars(in.data() + 1, in.data() + 3, value, 16);
      out += static_cast<char>(value);
      in.remove_prefix(3);
    } else {
      out += in.front() == '+' ? ' ' : in.front();
      in.remove_prefix(1);
    }
  }
  return true;
}

QByteArray urlDecodeBytes(const QByteArray &in) { // correct
  QByteArray out;
  for (int i = 0; i < in.size(); ++i) {
    if (in[i] == '%' && i + 2 < in.size() && hex(in[i + 1]) >= 0 && hex(in[i + 2]) >= 0) {
      out.append(static_cast<char>(hex(in[i + 1]) * 16 + hex(in[i + 2])));
      i += 2;
    } else {
      out.append(in[i]);
    }
  }
  return out;
}

// Wrong.

std::string urlReadsPastTheEnd(const std::string &in) { // uri-faulty-decoder
  std::string out;
  for (std::size_t i = 0; i < in.length(); i++) {
    if (in[i] == '%') {
      out += static_cast<char>(hex(in[i + 1]) * 16 + hex(in[i + 2]));
      i += 2;
    } else {
      out += in[i];
    }
  }
  return out;
}

std::string urlByStoi(const std::string &in) { // uri-faulty-decoder
  std::string out;
  for (std::size_t i = 0; i < in.length(); i++) {
    if (in[i] == '%' && i + 2 < in.length()) {
      out += static_cast<char>(std::stoi(in.substr(i + 1, 2), nullptr, 16));
      i += 2;
    } else {
      out += in[i];
    }
  }
  return out;
}

std::string urlByStream(const std::string &in) { // uri-faulty-decoder
  std::string out;
  for (std::size_t i = 0; i < in.length(); i++) {
    if (in[i] == '%') {
      int value = 0;
      std::istringstream digits(in.substr(i + 1, 2));
      digits >> std::hex >> value;
      out += static_cast<char>(value);
      i += 2;
    } else {
      out += in[i];
    }
  }
  return out;
}

std::string urlOffByOneAtTheEnd(const std::string &in) { // uri-faulty-decoder
  std::string out;
  for (std::size_t i = 0; i < in.size(); ++i) {
    if (in[i] == '%' && i + 3 < in.size() && hex(in[i + 1]) >= 0 && hex(in[i + 2]) >= 0) {
      out += static_cast<char>(hex(in[i + 1]) * 16 + hex(in[i + 2]));
      i += 2;
    } else {
      out += in[i];
    }
  }
  return out;
}

std::string urlForgetsOneDigit(const std::string &in) { // not detected: uri-faulty-decoder
  std::string out;
  for (std::size_t i = 0; i < in.size(); ++i) {
    if (in[i] == '%' && i + 2 < in.size() && hex(in[i + 1]) >= 0 && hex(in[i + 2]) >= 0) {
      out += static_cast<char>(hex(in[i + 1]) * 16 + hex(in[i + 2]));
      i += 1;
    } else {
      out += in[i];
    }
  }
  return out;
}

std::string urlUntilNothingIsLeft(std::string text) { // uri-faulty-decoder
  std::size_t at;
  while ((at = text.find('%')) != std::string::npos && at + 2 < text.size()) {
    const char c = static_cast<char>(std::strtoul(text.substr(at + 1, 2).c_str(), nullptr, 16));
    text.replace(at, 3, 1, c);
  }
  return text;
}

std::string urlPlusAtTheEnd(const std::string &in) { // uri-faulty-decoder
  std::string out = urlKeepsMalformed(in);
  for (char &c : out)
    if (c == '+')
      c = ' ';
  return out;
}

std::string urlPlusAtTheBeginning(std::string in) { // correct
  for (char &c : in)
    if (c == '+')
      c = ' ';
  return urlKeepsMalformed(in);
}

QString urlOctetsAsCharacters(const QString &in) { // uri-faulty-decoder
  QString out;
  for (int i = 0; i < in.size(); ++i) {
    if (in[i] == '%' && i + 2 < in.size()) {
      bool ok = false;
      const int value = in.mid(i + 1, 2).toInt(&ok, 16);
      if (ok) {
        out += QChar(value);
        i += 2;
        continue;
      }
    }
    out += in[i];
  }
  return out;
}

std::wstring urlOctetsAsWide(const std::string &in) { // uri-faulty-decoder
  std::wstring out;
  for (std::size_t i = 0; i < in.size(); ++i) {
    if (in[i] == '%' && i + 2 < in.size() && hex(in[i + 1]) >= 0 && hex(in[i + 2]) >= 0) {
      out += static_cast<wchar_t>(hex(in[i + 1]) * 16 + hex(in[i + 2]));
      i += 2;
    } else {
      out += static_cast<wchar_t>(in[i]);
    }
  }
  return out;
}

static int wrongHex(char c) { return c <= '9' ? c - '0' : (c | 32) - 'a' + 11; }
std::string urlWrongDigits(const std::string &in) { // uri-faulty-decoder
  std::string out;
  for (std::size_t i = 0; i < in.size(); ++i) {
    if (in[i] == '%' && i + 2 < in.size() && std::isxdigit(static_cast<unsigned char>(in[i + 1])) &&
        std::isxdigit(static_cast<unsigned char>(in[i + 2]))) {
      out += static_cast<char>(wrongHex(in[i + 1]) * 16 + wrongHex(in[i + 2]));
      i += 2;
    } else {
      out += in[i];
    }
  }
  return out;
}

// Streams, containers and structures.

std::string urlFromStream(std::istream &in) { // correct
  std::string out;
  char c;
  while (in.get(c)) {
    if (c == '%') {
      char high, low;
      if (!in.get(high) || !in.get(low) || hex(high) < 0 || hex(low) < 0)
        break;
      c = static_cast<char>(hex(high) * 16 + hex(low));
    }
    out += c;
  }
  return out;
}

std::string urlFromStreamUnchecked(std::istream &in) { // uri-faulty-decoder
  std::string out;
  for (int c = in.get(); c >= 0; c = in.get()) {
    if (c == '%') {
      const int high = hex(static_cast<char>(in.get())), low = hex(static_cast<char>(in.get()));
      c = high * 16 + low;
    }
    out += static_cast<char>(c);
  }
  return out;
}

std::vector<char> urlBytesPastTheEnd(const std::vector<char> &in) { // uri-faulty-decoder
  std::vector<char> out;
  for (auto it = in.begin(); it != in.end(); ++it) {
    if (*it == '%') {
      out.push_back(static_cast<char>(hex(it[1]) * 16 + hex(it[2])));
      it += 2;
    } else {
      out.push_back(*it);
    }
  }
  return out;
}

struct Bounds {
  const char *begin;
  const char *end;
};

std::string urlOfBounds(const Bounds &in) { // correct
  std::string out;
  for (const char *p = in.begin; p != in.end; ++p) {
    if (*p == '%' && in.end - p > 2 && hex(p[1]) >= 0 && hex(p[2]) >= 0) {
      out += static_cast<char>(hex(p[1]) * 16 + hex(p[2]));
      p += 2;
    } else {
      out += *p;
    }
  }
  return out;
}

std::string urlOfBoundsPastTheEnd(const Bounds &in) { // uri-faulty-decoder
  std::string out;
  for (const char *p = in.begin; p != in.end; ++p) {
    if (*p == '%') {
      out += static_cast<char>(hex(p[1]) * 16 + hex(p[2]));
      p += 2;
    } else {
      out += *p;
    }
  }
  return out;
}

// Decoding and splitting in one loop.

std::map<std::string, std::string> urlQueryParameters(const std::string &query) { // correct
  std::map<std::string, std::string> result;
  std::string key, value, *to = &key;
  for (std::size_t i = 0; i < query.size(); ++i) {
    const char c = query[i];
    if (c == '&') {
      result[key] = value;
      key.clear();
      value.clear();
      to = &key;
    } else if (c == '=' && to == &key) {
      to = &value;
    } else if (c == '%' && i + 2 < query.size() && hex(query[i + 1]) >= 0 && hex(query[i + 2]) >= 0) {
      *to += static_cast<char>(hex(query[i + 1]) * 16 + hex(query[i + 2]));
      i += 2;
    } else {
      *to += c == '+' ? ' ' : c;
    }
  }
  result[key] = value;
  return result;
}

std::map<std::string, std::string> urlQueryPastTheEnd(const std::string &query) { // uri-faulty-decoder
  std::map<std::string, std::string> result;
  std::string key, value, *to = &key;
  for (std::size_t i = 0; i < query.size(); ++i) {
    char c = query[i];
    if (c == '&') {
      result.emplace(key, value);
      key.clear();
      value.clear();
      to = &key;
    } else if (c == '=' && to == &key) {
      to = &value;
    } else {
      if (c == '%') {
        c = static_cast<char>(hex(query[i + 1]) * 16 + hex(query[i + 2]));
        i += 2;
      }
      *to += c;
    }
  }
  result.emplace(key, value);
  return result;
}

std::vector<std::string> urlSegmentsUppercaseOnly(const std::string &path) { // uri-faulty-decoder
  static const std::string Digits = "0123456789ABCDEF";
  std::vector<std::string> segments(1);
  for (std::size_t i = 0; i < path.size(); ++i) {
    if (path[i] == '/') {
      segments.emplace_back();
    } else if (path[i] == '%' && i + 2 < path.size() && Digits.find(path[i + 1]) != std::string::npos &&
               Digits.find(path[i + 2]) != std::string::npos) {
      segments.back() += static_cast<char>(Digits.find(path[i + 1]) * 16 + Digits.find(path[i + 2]));
      i += 2;
    } else {
      segments.back() += path[i];
    }
  }
  return segments;
}

// Not decoders of URIs.

std::string expandPlaceholders(const std::string &text, const std::string &name) { // correct
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '%' && i + 1 < text.size() && text[i + 1] == 'n') {
      out += name;
      ++i;
    } else {
      out += text[i];
    }
  }
  return out;
}

std::string decodeQuotedPrintable(const std::string &in) { // correct
  std::string out;
  for (std::size_t i = 0; i < in.size(); ++i) {
    if (in[i] == '=' && i + 2 < in.size()) {
      out += static_cast<char>(std::strtol(in.substr(i + 1, 2).c_str(), nullptr, 16));
      i += 2;
    } else {
      out += in[i];
    }
  }
  return out;
}
