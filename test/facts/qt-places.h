//===--- qt-places.h - uri-tidy ---------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The values and places of Qt's types. See places.h.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TEST_FACTS_QT_PLACES_H
#define URI_TIDY_TEST_FACTS_QT_PLACES_H

#include "places.h"
#include <QtCore>

namespace facts {

template <> struct Maker<QString> {
  static QString make(int Group, bool IsEmpty, int Nth) {
    return QString::fromStdString(IsEmpty ? "" : marked(Group, Nth));
  }
};
template <> struct Maker<QByteArray> {
  static QByteArray make(int Group, bool IsEmpty, int Nth) {
    return QByteArray::fromStdString(IsEmpty ? "" : marked(Group, Nth));
  }
};
template <> struct Maker<QChar> {
  static QChar make(int Group, bool, int Nth) {
    return QLatin1Char(marked(Group, Nth)[1]);
  }
};
template <> struct Maker<QLatin1Char> {
  static QLatin1Char make(int Group, bool, int Nth) {
    return QLatin1Char(marked(Group, Nth)[1]);
  }
};
template <> struct Maker<QLatin1String> {
  static QLatin1String make(int Group, bool IsEmpty, int Nth) {
    return QLatin1String(lasting<char>(IsEmpty ? "" : marked(Group, Nth)));
  }
};
template <> struct Maker<QStringView> {
  static QStringView make(int Group, bool IsEmpty, int Nth) {
    return *new QString(Maker<QString>::make(Group, IsEmpty, Nth));
  }
};
template <> struct Maker<QVariant> {
  static QVariant make(int Group, bool IsEmpty, int Nth) {
    return Maker<QString>::make(Group, IsEmpty, Nth);
  }
};
#if QT_VERSION < 0x060000
template <class A, class B> struct Maker<QPair<A, B>> {
  static QPair<A, B> make(int Group, bool IsEmpty, int Nth) {
    return {Maker<A>::make(Group - 1, IsEmpty, Nth),
            Maker<B>::make(Group, IsEmpty, Nth)};
  }
};
#endif
template <> struct Maker<QUrl> {
  static QUrl make(int, bool, int) {
    return QUrl(QStringLiteral("s://a%20b:a%20b@h/a%20b?a%20b=a%20b#a%20b"));
  }
};
template <> struct Maker<QUrlQuery> {
  static QUrlQuery make(int, bool, int) {
    return QUrlQuery(QStringLiteral("a%20b=a%20b"));
  }
};
#if QT_VERSION >= 0x060000
template <> struct Maker<QByteArrayView> {
  static QByteArrayView make(int Group, bool IsEmpty, int Nth) {
    return lasting<char>(IsEmpty ? "" : marked(Group, Nth));
  }
};
template <> struct Maker<QUtf8StringView> {
  static QUtf8StringView make(int Group, bool IsEmpty, int Nth) {
    return lasting<char>(IsEmpty ? "" : marked(Group, Nth));
  }
};
template <> struct Maker<QAnyStringView> {
  static QAnyStringView make(int Group, bool IsEmpty, int Nth) {
    return lasting<char>(IsEmpty ? "" : marked(Group, Nth));
  }
};
#else
template <> struct Maker<QStringRef> {
  static QStringRef make(int Group, bool IsEmpty, int Nth) {
    return QStringRef(new QString(Maker<QString>::make(Group, IsEmpty, Nth)));
  }
};
#endif

template <class T, class... Ts>
concept OneOf = (std::is_same_v<T, Ts> || ...);

template <OneOf<QString, QStringView, QByteArray, QLatin1String
#if QT_VERSION >= 0x060000
                ,
                QByteArrayView, QUtf8StringView, QAnyStringView
#else
                ,
                QStringRef
#endif
                >
              T>
void ownPlaces(Out &To, const std::string &Path, const T &Of) {
  const size_t Size = size_t(Of.size());
  using Unit = std::conditional_t<OneOf<T, QString, QStringView
#if QT_VERSION < 0x060000
                                        ,
                                        QStringRef
#endif
                                        >,
                                  char16_t, char>;
  To.text(Path, reinterpret_cast<const Unit *>(Of.data()), Size);
}
template <std::same_as<QChar> T>
void ownPlaces(Out &To, const std::string &Path, const T &Of) {
  To.text(Path, reinterpret_cast<const char16_t *>(&Of), 1);
}
template <std::same_as<QLatin1Char> T>
void ownPlaces(Out &To, const std::string &Path, const T &Of) {
  const char Letter = Of.toLatin1();
  To.text(Path, &Letter, 1);
}
#if QT_VERSION < 0x060000
template <OneOf<QByteRef, QCharRef> T>
void ownPlaces(Out &To, const std::string &Path, const T &Of) {
  places(To, Path, QChar(Of));
}
#endif
template <OneOf<QChar *, const QChar *> T>
void ownPlaces(Out &To, const std::string &Path, const T &Of) {
  if (Of)
    places(To, Path, reinterpret_cast<const char16_t *>(Of));
}
template <std::same_as<QVariant> T>
void ownPlaces(Out &To, const std::string &Path, const T &Of) {
  if (Of.template canConvert<QString>())
    places(To, Path, Of.toString());
}
template <OneOf<QUrl, QUrlQuery> T>
void ownPlaces(Out &To, const std::string &Path, const T &Of) {
  places(To, Path, Of.toString(QUrl::FullyEncoded));
}
template <class T>
void ownPlaces(Out &To, const std::string &Path, const QWeakPointer<T> &Of) {
  if (!Of.isNull())
    places(To, Path + ".*", *Of.toStrongRef());
}
/// What an iterator as in Java gives next.
template <class T>
  requires requires(const T &V) {
    V.hasNext();
    V.peekNext();
  }
void ownPlaces(Out &To, const std::string &Path, const T &Of) {
  if (!Of.hasNext())
    return;
  if constexpr (requires { Of.peekNext().key(); })
    places(To, Path, Of.peekNext());
  else
    places(To, Path + ".*", Of.peekNext());
}

} // namespace facts

#endif // URI_TIDY_TEST_FACTS_QT_PLACES_H
