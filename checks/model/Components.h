//===--- Components.h - uri-tidy --------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The components of a URI of which only a part is known: RFC 3986 with holes.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_MODEL_COMPONENTS_H
#define URI_TIDY_MODEL_COMPONENTS_H

#include "core/Component.h"
#include "model/Template.h"
#include <optional>

namespace clang::tidy::uri {

/// A stretch of a template's text that lies in one component.
struct ComponentSpan {
  uricore::Component Which;
  /// Bytes of the template's text.
  size_t Begin, End;
};

/// What a hole stands for in the URI around it.
struct HolePlace {
  enum RoleTy : unsigned char {
    /// A whole URI or its front, with or without a path.
    Base,
    Host,
    Port,
    /// A query with its keys and values, behind '?' or '&'.
    WholeQuery,
    /// One value in a component.
    Data,
    /// Behind another hole: only the program knows where it lands.
    Adjacent
  };
  /// Index into the template's holes.
  unsigned Index;
  RoleTy Role;
  uricore::Component Which;
  /// The query key in front of a value, if it is literal.
  std::string Key;
  /// Query value: a letter or digit of it stands right before the hole.
  bool ContinuesText = false;
  /// Path: nothing of the path follows the hole.
  bool EndsPath = false;
  /// Path: a literal segment with a name comes before the hole.
  bool FollowsSegment = false;
  /// Path: the hole begins a segment.
  bool BeginsSegment = false;
};

/// Where a template's stretch begins in the grammar.
enum class UriStart : unsigned char {
  Reference,
  Form,
  MailtoOrMagnet,
  Path,
  // One piece of data.
  Userinfo,
  PathSegment,
  QueryKey,
  QueryValue,
  Fragment
};

/// Where text begins that an API takes as \p Part; nothing for parts that are
/// whole URIs, or of which no component is known.
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

/// The length of the scheme that \p Text begins with (RFC 3986 section 3.1),
/// without the colon; 0 if there is none.
size_t schemeLength(llvm::StringRef Text);

} // namespace clang::tidy::uri

#endif // URI_TIDY_MODEL_COMPONENTS_H
