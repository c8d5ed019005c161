//===--- Components.h - uri-tidy --------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The components of a URI that is only partly known: RFC 3986 with holes.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_MODEL_COMPONENTS_H
#define URI_TIDY_MODEL_COMPONENTS_H

#include "core/Component.h"
#include "model/Template.h"
#include <optional>

namespace clang::tidy::uri {

/// A range of a template's text within one component.
struct ComponentSpan {
  uricore::Component Which;
  /// In bytes of the template's text.
  size_t Begin, End;
};

/// The role of a hole in the URI around it.
struct HolePlace {
  enum RoleTy : unsigned char {
    /// A whole URI or its beginning, with or without a path.
    Base,
    Host,
    Port,
    /// A query with its keys and values, after '?' or '&'.
    WholeQuery,
    /// A single value in a component.
    Data,
    /// After another hole: only the program knows which component it is in.
    Adjacent
  };
  /// The index of the hole in the template.
  unsigned Index;
  RoleTy Role;
  uricore::Component Which;
  /// The query key before a value, if it is literal.
  std::string Key;
  /// Query value, path: a letter or digit of it is right before the hole.
  bool ContinuesText = false;
  /// The hole is right after an encoded value, and may be more of it or the
  /// rest of the URI.
  bool FollowsValue = false;
  /// Path: the path ends with the hole.
  bool EndsPath = false;
  /// Path: a literal segment with a name precedes the hole.
  bool FollowsSegment = false;
  /// Path: the hole begins a segment.
  bool BeginsSegment = false;

  /// Whether the value may be the rest of a path.
  bool mayEndPath() const {
    return EndsPath && BeginsSegment && !FollowsSegment;
  }
};

/// Where a range of a template begins in the grammar.
enum class UriStart : unsigned char {
  Reference,
  Form,
  /// A scheme, and an address or the parts of a magnet link.
  Address,
  Path,
  // A single piece of data.
  Userinfo,
  Host,
  Port,
  PathSegment,
  QueryKey,
  QueryValue,
  Fragment
};

/// Where text begins that an API takes as \p Part; std::nullopt for parts that
/// are whole URIs, and for those whose component is not known.
std::optional<UriStart> startOf(UriPart Part);

struct UriComponents {
  llvm::SmallVector<ComponentSpan, 6> Spans;
  llvm::SmallVector<HolePlace, 4> Holes;
  /// Whether the literal text begins with a scheme.
  bool HasScheme = false;
};

/// Parses the bytes [\p Begin, \p End) of \p T's text with the holes in place.
UriComponents findComponents(const Template &T, size_t Begin, size_t End,
                             UriStart Start);

/// The length of the scheme at the beginning of \p Text (RFC 3986, section
/// 3.1), without the colon; 0 if there is none.
size_t schemeLength(llvm::StringRef Text);

} // namespace clang::tidy::uri

#endif // URI_TIDY_MODEL_COMPONENTS_H
