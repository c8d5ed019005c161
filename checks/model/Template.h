//===--- Template.h - uri-tidy ----------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// How a program builds one string: text from literals, and holes for values.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_MODEL_TEMPLATE_H
#define URI_TIDY_MODEL_TEMPLATE_H

#include "knowledge/Apis.h"
#include "clang/AST/Expr.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace clang::tidy::uri {

struct TextNode;
struct TextValue;

/// What is known of a hole's bytes.
enum class EncodingState : unsigned char {
  /// Nothing that needs encoding: numbers, digests, constants.
  Safe,
  /// An encoder's result.
  Encoded,
  /// A URI or a query already put together.
  Assembled,
  /// Text that no encoder has seen.
  Raw,
  /// A decoder's result: as raw as any, and no longer to be taken apart.
  Decoded,
  /// Not analysed: say nothing.
  Unknown
};

/// Whether text in this state has to be encoded before it enters a URI.
inline bool isRaw(EncodingState State) {
  return State == EncodingState::Raw || State == EncodingState::Decoded;
}

/// A place in a template where the bytes of an expression go.
struct Hole {
  /// Offset into the template's text, in bytes: the hole stands before it.
  size_t Pos;
  /// The value as it is written where it enters the template; null if the
  /// source names none (a va_list).
  const Expr *Value;
  EncodingState State;
  /// The call that encoded or decoded the value, if State says so; of a raw
  /// value, one that escaped it for HTML.
  const Expr *By = nullptr;
  /// The parameter of the function under analysis whose text this is, or whose
  /// text By encoded or decoded.
  const ParmVarDecl *Param = nullptr;
  /// Where the value goes in, if a called function puts it there.
  const Expr *Via = nullptr;
  /// Another expression for the same bytes: what the variable that Value reads
  /// was given, or the parameter that passes them on.
  const Expr *Alias = nullptr;
  /// The value is an argument of a chained QString::arg: an escape in it would
  /// be a place marker for the next one.
  bool InChain = false;
  /// Of these, one that is not the last.
  bool HoldsMarkers = false;
  /// Something else depends on the value's bytes (a length, a range, a method
  /// that changes them, the other arm of a conditional): no encoder can be put
  /// around the value alone.
  bool IsBound = false;
  /// The value, if this is a reading of a text.
  const TextValue *Facts = nullptr;
  /// The outermost node of that text that a call is applied to and that this is
  /// a piece of.
  const TextNode *Within = nullptr;
};

/// Bytes of a template's text that come from one literal, in order.
struct LiteralRun {
  /// Offset into the template's text, in bytes, and how many bytes of it.
  size_t Begin, Length;
  /// Null for text that stands in no string literal (a character).
  const StringLiteral *Literal;
  /// Offset into the literal's bytes, and how many of them: equal to Length,
  /// but for an escape of the dialect (`%%`), which stands for one byte.
  size_t LiteralBegin, LiteralLength;
  Dialect Spelling;
  /// The constant that these bytes belong to, if a variable, a parameter or a
  /// function passes it on: unlike other text, it shows where the data ends.
  const TextValue *Facts = nullptr;
};

/// An escape in a template's text that the program's printf reads as a
/// conversion: `%20b` was meant as an octet, but is one of width 20.
struct EatenEscape {
  /// Offset into the template's text, in bytes.
  size_t Pos;
  /// Whether it is sure that this is the one that was meant as an octet.
  bool IsSure;
};

/// One string as the program builds it. Offsets are in bytes.
class Template {
public:
  /// What is appended beyond this is one unknown value: no URI is longer, and
  /// programs can double a text as often as they like.
  static constexpr size_t MaxText = 1 << 16;
  static constexpr size_t MaxHoles = 4096;

  std::string Text;
  llvm::SmallVector<Hole, 2> Holes;
  llvm::SmallVector<LiteralRun, 2> Runs;
  /// In order.
  llvm::SmallVector<EatenEscape, 1> EatenEscapes;

  bool empty() const { return Text.empty() && Holes.empty(); }
  /// Marks all holes as bound.
  Template &bind() {
    for (Hole &H : Holes)
      H.IsBound = true;
    return *this;
  }
  bool isConstant() const { return Holes.empty(); }
  /// The hole that is all of this, or null.
  const Hole *soleHole() const {
    return Text.empty() && Holes.size() == 1 ? &Holes.front() : nullptr;
  }

  /// Appends \p Other, or what of its front there is room for.
  void append(const Template &Other);
  /// What a copy of this costs, in values and pieces of text.
  size_t weight() const {
    return 1 + Text.size() / 64 + Holes.size() + Runs.size();
  }
  /// The front of this that has \p Bytes bytes of text and \p Values holes at
  /// most, and an unknown value for the rest if there is any.
  Template front(size_t Bytes, size_t Values) const;
  void appendText(llvm::StringRef Bytes);
  void appendLiteral(llvm::StringRef Bytes, const StringLiteral &Literal,
                     size_t LiteralBegin, size_t LiteralLength, Dialect D);
  /// Appends the bytes [\p Begin, \p End) of \p Other and the holes that stand
  /// before one of them, read as \p D.
  void appendSlice(const Template &Other, size_t Begin, size_t End, Dialect D);
  /// Appends '%', or another character that \p Other spells with the two bytes
  /// at \p Begin in dialect \p D.
  void appendEscape(const Template &Other, size_t Begin, Dialect D);
  void appendHole(const Expr *Value, EncodingState State,
                  const Expr *By = nullptr) {
    Holes.push_back({Text.size(), Value, State, By});
  }
  /// Appends \p H as it is, but for its place.
  void appendHole(Hole H) {
    H.Pos = Text.size();
    Holes.push_back(H);
  }
  /// This with the result of \p With in place of each hole.
  Template substitute(llvm::function_ref<Template(const Hole &)> With) const;

  /// Whether the text depends on a parameter of the function under analysis.
  bool hasParam() const;

  /// The run that holds byte \p Offset of the text.
  const LiteralRun *runAt(size_t Offset) const;
  /// The eaten escape at byte \p Offset of the text, or null.
  const EatenEscape *eatenAt(size_t Offset) const;

private:
  void appendAll(const Template &Other);
  /// Appends the bytes [\p Begin, \p End) of \p Other, read as \p D, without
  /// holes.
  void appendBytes(const Template &Other, size_t Begin, size_t End, Dialect D);
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_MODEL_TEMPLATE_H
