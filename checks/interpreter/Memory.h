//===--- Memory.h - uri-tidy ------------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The values with which the interpreter of hand-written encoders computes, and
/// the objects that hold them.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_INTERPRETER_MEMORY_H
#define URI_TIDY_INTERPRETER_MEMORY_H

#include "clang/AST/Decl.h"
#include "clang/AST/Expr.h"
#include "llvm/ADT/APSInt.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/MapVector.h"
#include <cstdint>
#include <deque>
#include <vector>

namespace clang::tidy::uri {

struct Cells;
struct Value;

/// The maximum number of elements of a string or an array.
constexpr size_t MaxElements = 65'536;

/// Whether \p Type is an integer type for counting, not a character type.
bool isCount(QualType Type);
/// Returns the position of the first \p Sought in \p Text at or after \p From,
/// or -1 if there is none.
int64_t positionOf(llvm::ArrayRef<Value> Text, llvm::ArrayRef<Value> Sought,
                   size_t From);

/// The function that \p V is, if it can be called with one argument or more;
/// null otherwise. Of a lambda with `auto`, an instance that some call has
/// made.
const FunctionDecl *functionOf(const Value &V);

/// Whether \p Var is a constant outside of functions, or a static one.
bool isConstant(const VarDecl &Var);
/// The constant that \p Argument refers or points to, if it is an array or an
/// object, and no literal; or null.
const VarDecl *constantTable(const Expr &Argument);

/// Whether \p V points to a variable that is a character: `&c`.
bool isCharacterAt(const Value &V);

/// Whether \p V, or a value that it leads to, is the input or derived from it.
bool holdsInput(const Value &V, unsigned Depth = 0);

/// \p A plus \p B times \p Sign, modulo 2^64.
inline int64_t sum(int64_t A, int64_t B, int Sign = 1) {
  return static_cast<int64_t>(static_cast<uint64_t>(A) +
                              static_cast<uint64_t>(B) *
                                  static_cast<uint64_t>(Sign));
}

/// The low 64 bits of \p Number, which may have more.
inline int64_t numberOf(const llvm::APSInt &Number) {
  return Number.extOrTrunc(64).getSExtValue();
}

/// The properties of an integer type that matter to arithmetic.
struct IntType {
  unsigned Bits = 0;
  bool IsSigned = true;

  explicit operator bool() const { return Bits != 0; }
  /// Returns \p Number modulo 2^Bits, in the range of the type; unsigned
  /// numbers of 64 bits keep their bits.
  int64_t wrap(int64_t Number) const {
    if (Bits == 0 || Bits >= 64)
      return Number;
    const uint64_t Mask = (uint64_t(1) << Bits) - 1;
    const uint64_t Low = static_cast<uint64_t>(Number) & Mask;
    return static_cast<int64_t>(IsSigned && Low >> (Bits - 1) ? Low | ~Mask
                                                              : Low);
  }
};

/// One value: a number, a pointer, an object of a class, or an unknown value.
struct Value {
  enum KindTy : unsigned char {
    Opaque,
    Number,
    /// Points to element Offset of Target, or is null if there is no target.
    Pointer,
    /// The object Target itself.
    Object,
    /// A function or a lambda, to which Code refers; or the operator of the
    /// object that Target holds.
    Callable,
    /// The result of a stream manipulator with an argument: Code refers to the
    /// manipulator, and Offset is the argument.
    Manipulator,
    /// A character, or several, that an unknown function makes of a number.
    Digit,
    /// Whether the character Offset belongs to a set that is not known: Code is
    /// the function or the table that says it.
    Test,
  };
  KindTy Kind = Opaque;
  /// Whether the value depends on the input, other than through the path that
  /// the program took to this point.
  bool FromInput = false;
  /// Of a test, whether it is true for what is not in the set; and the bits of
  /// a table that it depends on, if not all.
  bool IsNegated = false;
  uint16_t Mask = 0;
  int64_t Offset = 0;
  Cells *Target = nullptr;
  const Decl *Code = nullptr;
  const LambdaExpr *Lambda = nullptr;

  static Value opaque(bool FromInput = false) {
    Value Result;
    Result.FromInput = FromInput;
    return Result;
  }
  static Value number(int64_t Number, bool FromInput = false) {
    Value Result;
    Result.Kind = KindTy::Number;
    Result.Offset = Number;
    Result.FromInput = FromInput;
    return Result;
  }
  static Value digit() {
    Value Result;
    Result.Kind = Digit;
    Result.FromInput = true;
    return Result;
  }
  static Value pointer(Cells *Target, int64_t Offset = 0) {
    Value Result;
    Result.Kind = Pointer;
    Result.Target = Target;
    Result.Offset = Offset;
    return Result;
  }
  static Value object(Cells *Target) {
    Value Result;
    Result.Kind = Object;
    Result.Target = Target;
    return Result;
  }

  bool isNumber() const { return Kind == Number; }
  bool isPointer() const { return Kind == Pointer; }
  bool isObject() const { return Kind == Object; }
  bool isOpaque() const { return Kind == Opaque || Kind == Test; }
};

/// How a stream writes what follows.
struct StreamLayout {
  /// No encoder uses a greater width.
  static constexpr unsigned MaxWidth = 1'000;
  unsigned Base = 10;
  bool IsUpper = false;
  bool ShowsBase = false;
  unsigned Width = 0;
  char Fill = ' ';
  enum { Right, Left, Internal } Adjust = Right;
};

/// The sticky state of a stream.
struct StreamFormat : StreamLayout {
  /// Of input: whether blanks are skipped, the end has been met, and nothing
  /// could be read.
  bool SkipsBlanks = true, IsAtEnd = false, HasFailed = false;
  /// The character that was read last, and the number that the last function
  /// for several read.
  Value Last;
  int64_t Count = 0;
};

/// An object in the memory of the interpreted program.
struct Cells {
  enum KindTy : unsigned char {
    /// A variable of any type: one element.
    Variable,
    /// An array, or memory that the program has allocated.
    Array,
    /// A string or a container of characters.
    Text,
    Stream,
    Record,
  };
  KindTy Kind = Variable;
  std::vector<Value> Elements;
  /// The type of a character; stored values are converted to it.
  IntType Unit;
  /// Whether the object is the entry of a map: its key and its value.
  bool IsEntry = false;
  /// Whether the object belongs to the caller: there are unknown elements
  /// before the first one, and fields other than those that are set.
  bool IsOpen = false;
  /// Whether code that is not interpreted may have written to the object.
  bool IsLost = false;
  /// Whether this is the text that is being encoded.
  bool IsInput = false;
  bool IsConstant = false;
  /// Whether reading behind the last element is a fault.
  bool IsBounded = false;
  /// Whether the object has changed since the run began.
  bool IsWritten = false;
  /// Used while memory is freed: whether the object is reachable.
  bool IsReached = false;
  StreamFormat Format;
  /// In the order in which they were first needed.
  llvm::MapVector<const FieldDecl *, Cells *> Fields;
  /// The literal that the elements come from.
  const StringLiteral *Literal = nullptr;
};

/// A place that can be read and written: element Index of Target.
struct CellRef {
  Cells *Target = nullptr;
  int64_t Index = 0;
  /// Whether the place depends on the input.
  bool FromInput = false;
  /// The index of the subscript, for messages and edits.
  const Expr *IndexExpr = nullptr;
  /// The table that the place is in if its content is not known, and the
  /// character for which it is read.
  const Decl *Table = nullptr;

  explicit operator bool() const { return Target != nullptr; }
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_INTERPRETER_MEMORY_H
