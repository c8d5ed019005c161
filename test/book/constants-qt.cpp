//===--- constants-qt.cpp - uri-tidy ----------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Libraries: Qt5Core Qt5Network
// A constant that is data is encoded like any other value (RFC 3986, section 2.4).

#include <QByteArray>
#include <QNetworkAccessManager>
#include <QNetworkRequest>
#include <QString>
#include <QUrl>
#include <QUrlQuery>

void load(const QString &url);

void constantInConcatenation() {
  const QString title = "Q&A";
  load("https://example.com/wiki?title=" + title); // uri-unencoded-data
  load("https://example.com/wiki?title=" + QString(QUrl::toPercentEncoding(title))); // correct
}

void constantInArg() {
  const QString place = QStringLiteral("St. John's #2");
  load(QString("https://example.com/map?place=%1").arg(place)); // uri-unencoded-data
  load(QString("https://example.com/map?place=%1&zoom=%2").arg("Paris").arg(3)); // correct
  const auto layer = QLatin1String("roads");
  load(QString("https://example.com/map?layer=%1").arg(layer)); // correct
}

void constantAsSegment() {
  const QString album = "Who's Next?";
  load(QString("https://example.com/albums/%1/tracks").arg(album)); // uri-unencoded-data
}

void constantGivenToEncoder() {
  load("https://example.com/?q=" + QString(QUrl::toPercentEncoding("John%20Doe"))); // uri-double-encoding
  load("https://example.com/?q=" + QString(QUrl::toPercentEncoding("John Doe"))); // correct
  load("https://example.com/?u=" + QString(QUrl::toPercentEncoding("https://a.example/?x=1"))); // correct
  load(QString(QUrl::toPercentEncoding("https://example.com/my file"))); // uri-encoder-mismatch|uri-double-encoding
}

void constantGivenToParts() {
  QUrl url("https://example.com");
  url.setPath("/my%20document.pdf"); // uri-double-encoding
  url.setPath("/my document.pdf"); // correct
  url.setPath("/my%20document.pdf", QUrl::TolerantMode); // correct
  url.setUserName("john%40example.com"); // uri-double-encoding
  url.setUserName("john@example.com"); // correct
  url.setPassword("a%2Fb"); // uri-double-encoding
  url.setPassword("a/b"); // correct
  url.setFragment("a%20b", QUrl::DecodedMode); // uri-double-encoding
  url.setFragment("a b", QUrl::DecodedMode); // correct
  url.setFragment("a%20b"); // correct
  url.setHost("example.com"); // correct
}

void constantsInQuery() {
  QUrlQuery query;
  query.addQueryItem("artist", "Simon %26 Garfunkel"); // correct
  query.addQueryItem("artist", "Simon"); // correct
  query.addQueryItem("sum", "1+1"); // not detected: uri-unencoded-data
}

void constantSuffix(bool details) {
  const QString suffix = details ? "&details=1" : "";
  load("https://example.com/item?id=5" + suffix); // correct
  const QString path = "/api/v2";
  load("https://example.com" + path); // correct
}

void literalGivenAsBody(QNetworkAccessManager &manager) {
  QNetworkRequest request(QUrl("https://example.com/login"));
  request.setHeader(QNetworkRequest::ContentTypeHeader, "application/x-www-form-urlencoded");
  const QByteArray password = "50%&more";
  manager.post(request, "user=tom&password=" + password); // uri-unencoded-data
  manager.post(request, "user=tom&password=" + password.toPercentEncoding()); // correct
}
