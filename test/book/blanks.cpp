//===--- blanks.cpp - uri-tidy ----------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Libraries: Qt5Core
// A function that only replaces blanks leaves the other characters that need encoding
// (RFC 3986, sections 2.1 and 2.4), and '%' is encoded first.

#include <QString>
#include <boost/algorithm/string/replace.hpp>
#include <cctype>
#include <cstdio>
#include <cstring>
#include <regex>
#include <string>

void fetch(const std::string &url);
void load(const QString &url);

static void replaceAll(std::string &text, const std::string &from, const std::string &to) {
  for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size())
    text.replace(at, from.size(), to);
}

void qtBlanks(QString title) {
  title.replace(" ", "%20"); // uri-unencoded-data|uri-encoder-mismatch
  load("https://example.com/?title=" + title); // or
}

void qtBlanksAsPlus(QString text) {
  load("https://example.com/?q=" + text.replace(' ', '+')); // uri-unencoded-data|uri-encoder-mismatch
}

void boostBlanks(std::string name) {
  boost::replace_all(name, " ", "%20");
  fetch("https://example.com/?name=" + name); // uri-unencoded-data|uri-encoder-mismatch
}

void boostBlanksCopied(const std::string &name) {
  fetch("https://example.com/?name=" + boost::replace_all_copy(name, " ", "%20")); // uri-unencoded-data|uri-encoder-mismatch, possible
}

void findAndReplace(std::string text) {
  std::string::size_type at = 0;
  while ((at = text.find(' ', at)) != std::string::npos) {
    text.replace(at, 1, "%20");
    at += 3;
  }
  fetch("https://example.com/?text=" + text); // uri-unencoded-data|uri-encoder-mismatch
}

void ownReplace(std::string text) {
  replaceAll(text, " ", "%20"); // uri-unencoded-data|uri-encoder-mismatch
  fetch("https://example.com/?text=" + text); // or
}

void regexBlanks(const std::string &query) {
  const std::string q = std::regex_replace(query, std::regex(" "), "%20"); // uri-unencoded-data|uri-encoder-mismatch
  fetch("https://example.com/?q=" + q); // or
}

static std::string fixBlanks(const std::string &in) {
  std::string out;
  for (char c : in)
    if (c == ' ')
      out += "%20";
    else
      out += c;
  return out;
}
void byOwnLoop(const std::string &search) {
  fetch("https://example.com/?search=" + fixBlanks(search)); // uri-unencoded-data|uri-encoder-mismatch
}

void wholeUrlRepaired(std::string url) {
  replaceAll(url, " ", "%20");
  fetch(url); // correct
}

void wholeUrlRepairedInQt(QString url) {
  url.replace(" ", "%20"); // correct
  load(url);
}

void blanksOfNumber(int number) {
  std::string text = std::to_string(number);
  boost::replace_all(text, " ", "%20");
  fetch("https://example.com/?n=" + text); // correct
}

static std::string percentLast(std::string text) { // uri-faulty-encoder
  replaceAll(text, " ", "%20");
  replaceAll(text, "&", "%26");
  replaceAll(text, "%", "%25");
  return text;
}
void usesPercentLast(const std::string &x) { fetch("https://example.com/?q=" + percentLast(x)); } // uri-encoder-mismatch|uri-unencoded-data

static std::string boostPercentLast(std::string text) { // not detected: uri-faulty-encoder
  boost::replace_all(text, "&", "%26");
  boost::replace_all(text, "=", "%3D");
  boost::replace_all(text, "%", "%25");
  return text;
}
void usesBoostPercentLast(const std::string &x) { fetch("https://example.com/?q=" + boostPercentLast(x)); } // uri-encoder-mismatch|uri-unencoded-data

static QString qtPercentLast(QString text) { // not detected: uri-faulty-encoder
  return text.replace("&", "%26").replace("+", "%2B").replace("%", "%25");
}
void usesQtPercentLast(const QString &x) { load("https://example.com/?q=" + qtPercentLast(x)); } // uri-encoder-mismatch|uri-unencoded-data

static std::string percentFirst(std::string text) { // correct
  replaceAll(text, "%", "%25");
  for (int c = 1; c < 256; ++c) {
    if (c == '%' || std::isalnum(c) || std::strchr("-._~", c))
      continue;
    char escape[4];
    std::snprintf(escape, sizeof escape, "%%%02X", c);
    replaceAll(text, std::string(1, static_cast<char>(c)), escape);
  }
  return text;
}
void usesPercentFirst(const std::string &x) { fetch("https://example.com/?q=" + percentFirst(x)); }

// Quotes and characters beyond ASCII stay.
static QString qtPercentFirst(QString text) { // uri-faulty-encoder
  text.replace("%", "%25");
  text.replace(" ", "%20");
  text.replace("#", "%23");
  text.replace("&", "%26");
  text.replace("+", "%2B");
  return text;
}
void usesQtPercentFirst(const QString &x) { load("https://example.com/page/?id=5#" + qtPercentFirst(x)); }
