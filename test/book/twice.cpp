//===--- twice.cpp - uri-tidy -----------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Libraries: Qt5Core
// The same text is not encoded or decoded more than once (RFC 3986, section 2.4).
// The functions that encode and decode are the program's own.

#include <QString>
#include <QUrl>
#include <cctype>
#include <cstdio>
#include <iomanip>
#include <sstream>
#include <string>
#include <vector>

void fetch(const std::string &url);
void post(const std::string &url, const std::string &formBody);

static std::string pe(const std::string &in) { // correct
  static const char Digits[] = "0123456789ABCDEF";
  std::string out;
  for (unsigned char c : in)
    if (std::isalnum(c) || c == '-' || c == '.' || c == '_' || c == '~')
      out += static_cast<char>(c);
    else {
      out += '%';
      out += Digits[c >> 4];
      out += Digits[c & 15];
    }
  return out;
}

static int digit(char c) {
  if (c >= '0' && c <= '9')
    return c - '0';
  if (c >= 'a' && c <= 'f')
    return c - 'a' + 10;
  if (c >= 'A' && c <= 'F')
    return c - 'A' + 10;
  return -1;
}

static std::string pd(const std::string &in) { // correct
  std::string out;
  for (std::size_t i = 0; i < in.size(); ++i) {
    if (in[i] == '%' && i + 2 < in.size() && digit(in[i + 1]) >= 0 && digit(in[i + 2]) >= 0) {
      out += static_cast<char>(digit(in[i + 1]) * 16 + digit(in[i + 2]));
      i += 2;
    } else {
      out += in[i];
    }
  }
  return out;
}

class Escaper {
public:
  std::string operator()(const std::string &in) const { // correct
    std::ostringstream out;
    out << std::uppercase << std::hex << std::setfill('0');
    for (unsigned char c : in)
      if (std::isalnum(c) || c == '-' || c == '.' || c == '_' || c == '~')
        out << static_cast<char>(c);
      else
        out << '%' << std::setw(2) << static_cast<unsigned>(c);
    return out.str();
  }
};

// Encoding twice.

void nested(const std::string &x) {
  fetch("http://example.com/?q=" + pe(pe(x))); // uri-double-encoding
  fetch("http://example.com/?q=" + pe(x)); // correct
}

void throughVariable(const std::string &x) {
  const std::string first = pe(x);
  const std::string second = pe(first); // uri-double-encoding
  fetch("http://example.com/?q=" + second);
}

void inPlace(std::string x) {
  x = pe(x);
  std::string path = "/" + x; // correct
  x = pe(x); // uri-double-encoding
  fetch("http://example.com" + path + "?q=" + x);
}

void inCountedLoop(std::string x) {
  for (int i = 0; i < 2; ++i)
    x = pe(x); // uri-double-encoding
  fetch("http://example.com/?q=" + x);
}

void inLoopOfAttempts(std::string name) {
  int tries = 3;
  while (tries-- > 0) {
    name = pe(name); // uri-double-encoding
    fetch("http://example.com/?name=" + name);
  }
}

void eachItemOnce(std::vector<std::string> items) {
  std::string query;
  for (std::string &item : items) {
    item = pe(item); // correct
    query += (query.empty() ? "i=" : "&i=") + item;
  }
  fetch("http://example.com/?" + query);
}

void freshInLoop(const std::vector<std::string> &names) {
  for (std::size_t i = 0; i < names.size(); ++i) {
    std::string name = names[i];
    name = pe(name); // correct
    fetch("http://example.com/?name=" + name);
  }
}

void onceInLoop(std::string name, int n) {
  bool isEncoded = false;
  for (int i = 0; i < n; ++i) {
    if (!isEncoded) {
      name = pe(name); // correct
      isEncoded = true;
    }
    fetch("http://example.com/?name=" + name + "&page=" + std::to_string(i));
  }
}

void ifWanted(const std::string &x, bool twice) {
  std::string e = pe(x);
  if (twice)
    e = pe(e); // correct
  fetch("http://example.com/?q=" + e);
}

void ifWantedConditional(const std::string &x, bool encodeTwice) {
  const std::string e = encodeTwice ? pe(pe(x)) : pe(x); // correct
  fetch("http://example.com/?q=" + e);
}

void ofEncodedName(const std::string &encodedQuery) {
  fetch("http://example.com/?q=" + pe(encodedQuery)); // uri-double-encoding, possible
}

void ofEscapedField(const std::string &escaped_title, const std::string &title) {
  fetch("http://example.com/?t=" + pe(escaped_title)); // uri-double-encoding, possible
  fetch("http://example.com/?t=" + escaped_title); // correct
  fetch("http://example.com/?t=" + pe(title)); // correct
}

void byFunctor(const std::string &x) {
  Escaper escape;
  fetch("http://example.com/?q=" + escape(escape(x))); // uri-double-encoding
  fetch("http://example.com/?q=" + escape(x)); // correct
}

static std::string item(const std::string &key, const std::string &value) {
  return pe(key) + "=" + pe(value); // correct
}
void helperEncodes(const std::string &value) {
  fetch("http://example.com/?" + item("a", pe(value))); // uri-double-encoding
  fetch("http://example.com/?" + item("a", value)); // correct
}

void ownThenQt(const std::string &x) {
  const QString once = QString::fromStdString(pe(x));
  const QString url = "http://example.com/?q=" + QUrl::toPercentEncoding(once); // uri-double-encoding
  fetch(url.toStdString());
}

// What is assembled already.

void ofAssembledUrl(const std::string &x) {
  const std::string url = "http://example.com/?q=" + pe(x);
  fetch(pe(url)); // uri-double-encoding|uri-encoder-mismatch
  fetch("http://example.com/go?to=" + pe(url)); // correct
}

void ofAssembledQuery(const std::string &a, const std::string &b) {
  const std::string query = "a=" + pe(a) + "&b=" + pe(b);
  fetch("http://example.com/?" + pe(query)); // uri-double-encoding|uri-encoder-mismatch
  fetch("http://example.com/?" + query); // correct
}

void ofAssembledBody(const std::string &user, const std::string &password) {
  std::string form = "user=" + pe(user);
  form += "&password=" + pe(password);
  post("http://example.com/login", pe(form)); // uri-double-encoding|uri-encoder-mismatch
  post("http://example.com/login", form); // correct
}

void ofWholeUrl(const std::string &wholeUrl) {
  fetch(pe(wholeUrl)); // uri-double-encoding|uri-encoder-mismatch, possible
}

void ofUrlAsValue(const std::string &callbackUrl) {
  fetch("http://example.com/auth?redirect_uri=" + pe(callbackUrl)); // correct
}

// Decoding twice.

void decodedTwice(const std::string &x) {
  const std::string text = pd(pd(x)); // uri-premature-decoding
  std::puts(text.c_str());
  const std::string once = pd(x); // correct
  std::puts(once.c_str());
}

void decodedTwiceInSteps(std::string value) {
  value = pd(value);
  value = pd(value); // uri-premature-decoding
  std::puts(value.c_str());
}

void decodedThenEncoded(const std::string &x) {
  fetch("http://example.com/?q=" + pe(pd(x))); // correct
}

void decodedByNameOnce(const std::string &encoded) {
  const std::string decoded = pd(encoded); // correct
  std::puts(decoded.c_str());
}

void decodedInLoop(std::string value) {
  for (int i = 0; i < 3; ++i)
    value = pd(value); // uri-premature-decoding
  std::puts(value.c_str());
}
