//===--- UnitStrings.h - uri-tidy -------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The texts of a function as flat strings, in the form that checks receive.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_UNIT_UNITSTRINGS_H
#define URI_TIDY_UNIT_UNITSTRINGS_H

#include "eval/UnitTexts.h"

namespace clang::tidy::uri {

/// A string that the program builds, and how it uses it.
struct BuiltString {
  Template Content;
  Usage Use;
  /// How many calls down it is built, of the arguments of a call.
  unsigned Depth = 0;
  /// The text that this is a reading of.
  TextRef Whole = nullptr;
  /// Its constants that are data are holes. It follows the same reading with
  /// their bytes.
  bool HidesData = false;
};

/// A call that encodes, decodes or takes apart a text, and a reading of that
/// text. Only a call that encodes can have several.
struct TextOperation : TextCall {
  Template Input;
  /// In a loop, it may get its own result.
  bool MayRepeat = false;
};

/// The strings of one declaration, and its operations on them.
struct DeclStrings {
  std::vector<BuiltString> Strings;
  std::vector<TextOperation> Operations;

  bool empty() const { return Strings.empty() && Operations.empty(); }
};

/// The strings and operations of \p Summary: a string for each reading of a
/// text.
DeclStrings stringsOf(const TextSummary &Summary, UnitTexts &Unit);

/// Whether the calls of the function with \p Summary can be wrong where the
/// function itself is right.
bool mattersToCallers(const TextSummary &Summary);

} // namespace clang::tidy::uri

#endif // URI_TIDY_UNIT_UNITSTRINGS_H
