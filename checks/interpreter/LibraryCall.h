//===--- LibraryCall.h - uri-tidy -------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The description of a modelled function or method of a library. Functions of
/// the same kind share a model, and traits select the differences.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_INTERPRETER_LIBRARYCALL_H
#define URI_TIDY_INTERPRETER_LIBRARYCALL_H

#include "interpreter/Memory.h"
#include "clang/AST/Expr.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace clang::tidy::uri {

class Interpreter;

enum LibraryTrait : unsigned {
  // Of functions of a character.
  /// The result does not depend on the locale.
  IgnoresLocale = 1 << 0,
  ToUpper = 1 << 1,
  TestsLetters = 1 << 2,
  TestsDigits = 1 << 3,
  TestsSpaces = 1 << 4,
  /// Knows the letters of all languages.
  IsUnicode = 1 << 25,
  /// Characters beyond a byte become 0 instead of being truncated.
  ZeroesWide = 1 << 5,

  // Of searches.
  /// Stops at the first character outside the set instead of the first in it.
  StaysInSet = 1 << 6,
  /// Visits all elements, regardless of the results of the predicate.
  VisitsAll = 1 << 7,
  /// Returns a pointer into the text instead of a length.
  GivesPlace = 1 << 8,
  /// Returns null instead of the end if nothing is found.
  GivesNull = 1 << 9,
  /// Returns whether something is found.
  GivesTruth = 1 << 10,
  /// Returns whether nothing is found.
  GivesAbsence = 1 << 23,
  /// Seeks, removes or copies the elements that are not the sought one, or do
  /// not satisfy the predicate.
  TakesOthers = 1 << 24,

  // Of functions that test whether text is a number.
  IsSignedNumber = 1 << 6,
  /// Stores the number and returns whether there is one.
  GivesStatus = 1 << 6,

  // Of functions that move an iterator.
  MovesBack = 1 << 6,
  /// Changes the argument instead of returning the result.
  MovesArgument = 1 << 7,

  // Of comparisons and copies.
  FoldsCase = 1 << 11,
  /// Takes a number of bytes instead of terminated text.
  TakesBytes = 1 << 12,
  /// Copies to the end of the text in the destination.
  Appends = 1 << 13,
  /// Omits the terminator if the text is as long as the limit.
  LeavesOpen = 1 << 14,
  /// Returns the end of the copy instead of its beginning.
  GivesEnd = 1 << 15,
  /// Returns the length of the copy.
  GivesLength = 1 << 16,

  // Of functions that create or write text.
  /// Has an additional argument before the format.
  HasExtra = 1 << 17,
  /// Writes the low byte of a character.
  WritesByte = 1 << 18,
  /// The first argument is the initial text.
  BeginsWithText = 1 << 19,
  /// Every byte is a character; otherwise, only ASCII is understood.
  TakesLatin1 = 1 << 20,

  // Of methods of streams.
  SetsWidth = 1 << 21,
  /// Stops the run if no flag is known.
  NeedsFlag = 1 << 22,
  /// Leaves what it returns in the stream.
  OnlyLooks = 1 << 25,
  TestsEnd = 1 << 26,
  /// Returns the last character, whatever the arguments.
  ReturnsLast = 1 << 27,
};

struct LibraryCall {
  llvm::ArrayRef<const Expr *> Arguments;
  /// The type of the call.
  QualType Type = {};
  /// The number or object that a method is called on.
  Value Object = {};
  /// The rest of a name that was recognized by its beginning or end.
  llvm::StringRef Rest = {};
  /// A combination of LibraryTrait values.
  unsigned Traits = 0;

  bool has(LibraryTrait Trait) const { return Traits & Trait; }
};

/// Performs a call and returns its result; nothing if the call is not
/// understood.
using LibraryModel = std::optional<Value>(const LibraryCall &Call);

/// The numbers of arguments that a function takes.
struct Arity {
  size_t Least = 0;
  size_t Most = SIZE_MAX;
};

/// A row of a table of functions or methods.
struct LibraryFunction {
  std::string_view Name;
  Arity Takes;
  LibraryModel Interpreter::*Model;
  /// A combination of LibraryTrait values.
  unsigned Traits = 0;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_INTERPRETER_LIBRARYCALL_H
