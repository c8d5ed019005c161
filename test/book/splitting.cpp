//===--- splitting.cpp - uri-tidy -------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Libraries: Qt5Core Qt5Network
// A URI is separated into its components before these are decoded (RFC 3986, section
// 2.4).

#include <QString>
#include <QStringList>
#include <QUrl>
#include <QUrlQuery>
#include <boost/algorithm/string.hpp>
#include <map>
#include <sstream>
#include <string>
#include <vector>

std::string urlDecode(const std::string &Text);
void use(const std::string &key, const std::string &value);
void use(const QString &part);

// std::string.

void queryByStream(const std::string &query) {
  std::istringstream in(urlDecode(query)); // uri-premature-decoding
  std::string pair;
  while (std::getline(in, pair, '&'))
    use(pair, "");
}

void pairsByStream(const std::string &query) {
  std::istringstream in(query);
  std::string pair;
  while (std::getline(in, pair, '&')) {
    const auto at = pair.find('=');
    if (at != std::string::npos)
      use(urlDecode(pair.substr(0, at)), urlDecode(pair.substr(at + 1))); // correct
  }
}

void queryByFind(const std::string &queryString) {
  const std::string decoded = urlDecode(queryString); // uri-premature-decoding
  std::size_t begin = 0, end;
  while ((end = decoded.find('&', begin)) != std::string::npos) {
    use(decoded.substr(begin, end - begin), "");
    begin = end + 1;
  }
}

void queryByBoost(const std::string &query) {
  std::vector<std::string> pairs;
  boost::split(pairs, urlDecode(query), boost::is_any_of("&")); // uri-premature-decoding
  for (const auto &pair : pairs)
    use(pair, "");
}

void queryByBoostFirst(const std::string &query) {
  std::vector<std::string> pairs;
  boost::split(pairs, query, boost::is_any_of("&"));
  for (const auto &pair : pairs)
    use(urlDecode(pair), ""); // correct
}

void pairDecodedFirst(const std::string &query) {
  std::istringstream in(query);
  std::string pair;
  while (std::getline(in, pair, '&')) {
    const std::string text = urlDecode(pair); // not detected: uri-premature-decoding
    const auto at = text.find('=');
    use(text.substr(0, at), text.substr(at + 1));
  }
}

static std::map<std::string, std::string> parseQuery(const std::string &query) {
  std::map<std::string, std::string> result;
  std::size_t at = 0;
  while (at < query.size()) {
    std::size_t end = query.find('&', at);
    if (end == std::string::npos)
      end = query.size();
    const std::string pair = query.substr(at, end - at);
    const auto equals = pair.find('=');
    if (equals != std::string::npos)
      result[urlDecode(pair.substr(0, equals))] = urlDecode(pair.substr(equals + 1)); // correct
    at = end + 1;
  }
  return result;
}
void givenToOwnParser(const std::string &query) {
  parseQuery(urlDecode(query)); // uri-premature-decoding
  parseQuery(query);            // correct
}

void requestTarget(const std::string &target) {
  const std::string decoded = urlDecode(target); // uri-premature-decoding
  const auto mark = decoded.find('?');
  use(decoded.substr(0, mark), decoded.substr(mark + 1));
}

void requestTargetSplit(const std::string &target) {
  const auto mark = target.find('?');
  use(urlDecode(target.substr(0, mark)), target.substr(mark + 1)); // correct
}

void decodedPathSplit(const std::string &urlPath) {
  std::vector<std::string> segments;
  boost::split(segments, urlDecode(urlPath), boost::is_any_of("/")); // uri-premature-decoding
  for (const auto &segment : segments)
    use(segment, "");
}

void valueSplit(const std::string &query) {
  // A list in one value has separators of its own.
  for (const auto &[key, value] : parseQuery(query)) {
    std::vector<std::string> names;
    boost::split(names, value, boost::is_any_of(",")); // correct
    for (const auto &name : names)
      use(key, name);
  }
}

void decodedLines(const std::string &text) {
  std::istringstream in(urlDecode(text)); // correct
  std::string line;
  while (std::getline(in, line))
    use(line, "");
}

// Qt.

void decodedQuery(const QUrl &url) {
  for (const QString &pair : url.query(QUrl::FullyDecoded).split('&')) // uri-premature-decoding
    use(pair);
  for (const QString &pair : url.query(QUrl::FullyEncoded).split('&')) // correct
    use(QUrl::fromPercentEncoding(pair.section('=', 1).toUtf8()));
}

void decodedQueryInVariable(const QUrl &url) {
  const QString text = url.query(QUrl::FullyDecoded); // uri-premature-decoding
  const QStringList parts = text.split(QLatin1Char('&'));
  for (const QString &part : parts)
    use(part);
}

void decodedQueryToClass(const QUrl &url) {
  const QUrlQuery wrong(url.query(QUrl::FullyDecoded)); // uri-premature-decoding
  const QUrlQuery right(url);
  use(right.queryItemValue("a", QUrl::FullyDecoded)); // correct
  use(wrong.queryItemValue("a"));
}

void decodedUrl(const QByteArray &requestUri) {
  const QString text = QUrl::fromPercentEncoding(requestUri); // uri-premature-decoding
  const int mark = text.indexOf('?');
  use(text.left(mark));
  use(text.mid(mark + 1));
}

void decodedToUrl(const QByteArray &requestUrl) {
  const QUrl wrong(QUrl::fromPercentEncoding(requestUrl)); // uri-premature-decoding
  const QUrl right = QUrl::fromEncoded(requestUrl); // correct
  use(wrong.host() + right.host());
}

void decodedPath(const QUrl &url) {
  for (const QString &segment : url.path().split('/')) // uri-premature-decoding
    use(segment);
  for (const QString &segment : url.path(QUrl::FullyEncoded).split('/')) // correct
    use(QUrl::fromPercentEncoding(segment.toUtf8()));
}

void pathOfFile(const QUrl &url) {
  if (url.isLocalFile())
    use(url.toLocalFile().split('/').last()); // correct
  if (url.path().endsWith(".png")) // correct
    use("image");
}

void decodedItem(const QUrlQuery &query) {
  use(query.queryItemValue("tags", QUrl::FullyDecoded).split(',').first()); // correct
}
