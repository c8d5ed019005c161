//===--- UnknownSource.h - uri-tidy --------------------------- -*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The functions and classes that nothing is known of, and whose text is in
/// URIs.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_UNIT_UNKNOWNSOURCE_H
#define URI_TIDY_UNIT_UNKNOWNSOURCE_H

#include "unit/UnitAnalysis.h"
#include <string>
#include <vector>

namespace clang::tidy::uri {

/// Text of a function or a class that is data in a URI.
struct UnknownSource {
  enum KindTy : unsigned char {
    /// A function without a body, which may encode an argument.
    Encoder,
    /// A function without a body and without an argument to encode.
    Getter,
    /// A class, of which a method or a field is the text.
    Holder
  };
  KindTy Kind;
  /// With namespaces and classes.
  std::string Name;
  /// The place where it is inserted.
  SourceLocation Where;
  uricore::Component Which;
};

/// The functions without a body whose results are data in \p Found, and the
/// classes of the project whose methods or fields are.
std::vector<UnknownSource> unknownSourcesIn(const FoundUri &Found);

} // namespace clang::tidy::uri

#endif // URI_TIDY_UNIT_UNKNOWNSOURCE_H
