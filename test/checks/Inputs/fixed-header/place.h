//===--- place.h - uri-tidy -------------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A header of the project's own that fixes edit.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TEST_PLACE_H
#define URI_TIDY_TEST_PLACE_H

#include <QString>
// CHECK-FIXES: #include <QUrl>

inline QString placeUrl(const QString &Place) {
  return "https://h.example/a%2fb?q=" + Place;
  // CHECK-NOTES: :[[@LINE-1]]:30: warning: lowercase hex in '%2f'; write '%2F' [uri-lowercase-hex]
  // CHECK-NOTES: :[[@LINE-2]]:41: warning: 'Place' goes into query parameter 'q' without percent-encoding: {{.*}} [uri-unencoded-data]
  // CHECK-NOTES: :[[@LINE-3]]:41: note: encode it: 'QString::fromLatin1(QUrl::toPercentEncoding(Place))'
  // CHECK-FIXES: return "https://h.example/a%2Fb?q=" + QString::fromLatin1(QUrl::toPercentEncoding(Place));
}

#endif // URI_TIDY_TEST_PLACE_H
