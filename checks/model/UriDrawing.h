//===--- UriDrawing.h - uri-tidy --------------------------------*- C++ -*-===//
//-*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The URI of a finding as a sequence of parts, so that a report can show which
/// bytes are literal text, which are values, and which of them are wrong.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_MODEL_URIDRAWING_H
#define URI_TIDY_MODEL_URIDRAWING_H

#include "core/Component.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace clang {
class Expr;
namespace tidy::uri {

class Template;
struct Hole;
struct RecognizedUri;

struct DrawnPart {
  enum KindTy : unsigned char {
    Text,
    /// A value that the program inserts.
    Value,
    /// More parts, which are left out because the URI is long.
    Cut
  };
  KindTy Kind = Text;
  /// The finding is about this part.
  bool Offends = false;
  /// Nothing for a delimiter between components.
  std::optional<uricore::Component> Which;
  /// The bytes of the text, or the name of the value.
  std::string Content;

  bool operator==(const DrawnPart &Other) const {
    return Kind == Other.Kind && Offends == Other.Offends &&
           Which == Other.Which && Content == Other.Content;
  }
};

/// The part of a URI that a finding is about.
struct Offence {
  /// Ranges of the template's text, in order: the first and the end of each.
  std::vector<std::pair<size_t, size_t>> Bytes;
  const Hole *Value = nullptr;
};

/// The parts of \p Uri in \p T. Of a long URI, those around \p Wrong. \p NameOf
/// names the value of a hole.
std::vector<DrawnPart>
drawingOf(const Template &T, const RecognizedUri &Uri, const Offence &Wrong,
          llvm::function_ref<std::string(const Expr &)> NameOf);

/// \p Parts in one line of printable ASCII.
std::string writeDrawing(llvm::ArrayRef<DrawnPart> Parts);

/// Reads the output of writeDrawing(); empty if \p Line is anything else.
std::vector<DrawnPart> readDrawing(llvm::StringRef Line);

} // namespace tidy::uri
} // namespace clang

#endif // URI_TIDY_MODEL_URIDRAWING_H
