//===--- Template.h - uri-tidy ----------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// How a program builds a string: text from literals, and holes for values.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_MODEL_TEMPLATE_H
#define URI_TIDY_MODEL_TEMPLATE_H

#include "core/Percent.h"
#include "knowledge/Apis.h"
#include "clang/AST/Expr.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>

namespace clang::tidy::uri {

struct TextNode;
struct TextValue;

/// The encoding state of the bytes that fill a hole.
enum class EncodingState : unsigned char {
  /// Nothing in it needs encoding: numbers, digests, constants.
  Safe,
  /// The result of an encoder.
  Encoded,
  /// A URI or a query that is already assembled.
  Assembled,
  /// Text that has not passed through an encoder.
  Raw,
  /// The result of a decoder: as unencoded as Raw, and no longer safe to split.
  Decoded,
  /// Not analysed: nothing is reported.
  Unknown
};

/// Whether text in this state has to be encoded before it is inserted into a
/// URI.
inline bool isRaw(EncodingState State) {
  return State == EncodingState::Raw || State == EncodingState::Decoded;
}

/// A place in a template that the bytes of an expression fill.
struct Hole {
  /// The offset into the template's text, in bytes. The hole is before that
  /// byte.
  size_t Pos;
  /// The value as written where it enters the template; null if the source does
  /// not name one (a va_list).
  const Expr *Value;
  EncodingState State;
  /// The call that encoded or decoded the value, if State indicates that; for a
  /// raw value, a call that escaped it for HTML.
  const Expr *By = nullptr;
  /// The parameter that provides this text, or the text that By encoded or
  /// decoded: of the function under analysis, or of one that has stored it.
  const ParmVarDecl *Param = nullptr;
  /// The place where the value enters, if a called function inserts it.
  const Expr *Via = nullptr;
  /// Another expression for the same bytes: the value of the variable that
  /// Value reads, or the parameter that passes them on.
  const Expr *Alias = nullptr;
  /// The value is an argument of a chained QString::arg: an escape in it would
  /// be a place marker for the next one.
  bool InChain = false;
  /// The value is such an argument, and not the last one.
  bool HoldsMarkers = false;
  /// Something else depends on the bytes of the value (a length, a range, a
  /// method that changes them, the other branch of a conditional): an encoder
  /// cannot be wrapped around the value alone.
  bool IsBound = false;
  /// The value, if this is a reading of a text.
  const TextValue *Facts = nullptr;
  /// The outermost node of that text that a call is applied to and that this is
  /// a piece of.
  const TextNode *Within = nullptr;
};

/// Consecutive bytes of a template's text that come from one literal.
struct LiteralRun {
  /// The offset into the template's text, and the length, in bytes.
  size_t Begin, Length;
  /// Null for text that is not in a string literal (a character).
  const StringLiteral *Literal;
  /// The offset into the bytes of the literal, and the number of bytes: equal
  /// to Length, except for an escape of the dialect (`%%`), which represents
  /// one byte.
  size_t LiteralBegin, LiteralLength;
  Dialect Spelling;
  /// The constant that these bytes belong to, if a variable, a parameter or a
  /// function passes it on: unlike other text, it shows where the data ends.
  const TextValue *Facts = nullptr;
};

/// An escape in a template's text that the program's printf interprets as a
/// conversion: `%20b` was meant as an octet, but is a conversion of width 20.
struct EatenEscape {
  /// The offset into the template's text, in bytes.
  size_t Pos;
  /// Whether it is certain that this one was meant as an octet.
  bool IsCertain;
};

/// A string as the program builds it. Offsets are in bytes.
class Template {
public:
  /// Anything appended beyond this is one unknown value: no URI is longer, and
  /// programs can double text as often as they like.
  static constexpr size_t MaxText = 1 << 16;
  static constexpr size_t MaxHoles = 4096;

  std::string Text;
  llvm::SmallVector<Hole, 2> Holes;
  llvm::SmallVector<LiteralRun, 2> Runs;
  /// In ascending order.
  llvm::SmallVector<EatenEscape, 1> EatenEscapes;

  bool empty() const { return Text.empty() && Holes.empty(); }
  /// Marks all holes as bound.
  Template &bind() {
    for (Hole &H : Holes)
      H.IsBound = true;
    return *this;
  }
  bool isConstant() const { return Holes.empty(); }
  /// The hole that makes up the whole template, or null.
  const Hole *soleHole() const {
    return Text.empty() && Holes.size() == 1 ? &Holes.front() : nullptr;
  }

  /// Appends \p Other, or as much of its beginning as there is room for.
  void append(const Template &Other);
  /// The cost of a copy, in values and pieces of text.
  size_t weight() const {
    return 1 + Text.size() / 64 + Holes.size() + Runs.size();
  }
  /// The beginning of this template with at most \p Bytes bytes of text and
  /// \p Values holes, and an unknown value for the rest, if any.
  Template front(size_t Bytes, size_t Values) const;
  void appendText(llvm::StringRef Bytes);
  void appendLiteral(llvm::StringRef Bytes, const StringLiteral &Literal,
                     size_t LiteralBegin, size_t LiteralLength, Dialect D);
  /// Appends the bytes [\p Begin, \p End) of \p Other and the holes before any
  /// of them, interpreted as \p D.
  void appendSlice(const Template &Other, size_t Begin, size_t End, Dialect D);
  /// Appends '%', or another character that \p Other spells with the two bytes
  /// at \p Begin in dialect \p D.
  void appendEscape(const Template &Other, size_t Begin, Dialect D);
  void appendHole(const Expr *Value, EncodingState State,
                  const Expr *By = nullptr) {
    Holes.push_back({Text.size(), Value, State, By});
  }
  /// Appends \p H unchanged except for its position.
  void appendHole(Hole H) {
    H.Pos = Text.size();
    Holes.push_back(H);
  }
  /// A copy with the result of \p With in place of each hole.
  Template substitute(llvm::function_ref<Template(const Hole &)> With) const;

  /// The run that contains byte \p Offset of the text.
  const LiteralRun *runAt(size_t Offset) const;
  /// The holes before byte \p Offset of the text.
  llvm::ArrayRef<Hole> holesAt(size_t Offset) const;
  /// Whether byte \p Offset of the text is between two pieces of a value that
  /// one expression reads, such as the call of a function that puts it
  /// together. No delimiter divides such a value.
  bool isInValue(size_t Offset) const;
  /// Whether no delimiter divides byte \p Offset of the text from a raw value
  /// that cannot be encoded alone, such as one in an arm of a conditional: they
  /// are encoded together.
  bool isBesideBound(size_t Offset) const;
  /// Whether a value is inserted between the bytes [\p Begin, \p End) of the
  /// text.
  bool isInterrupted(size_t Begin, size_t End) const;
  /// Returns the escape at byte \p Offset of the text, or nothing if there is
  /// none or if a value is inserted into it.
  std::optional<uricore::Escape> escapeAt(size_t Offset) const;
  /// The eaten escape at byte \p Offset of the text, or null.
  const EatenEscape *eatenAt(size_t Offset) const;

private:
  void appendAll(const Template &Other);
  /// Appends the bytes [\p Begin, \p End) of \p Other, interpreted as \p D,
  /// without holes.
  void appendBytes(const Template &Other, size_t Begin, size_t End, Dialect D);
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_MODEL_TEMPLATE_H
