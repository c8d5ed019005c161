//===--- Behaviour.h - uri-tidy ---------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What hand-written encoders make of every byte, found by running them.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_ENCODER_BEHAVIOUR_H
#define URI_TIDY_ENCODER_BEHAVIOUR_H

#include "ast/AnalysisBudget.h"
#include "core/CharSet.h"
#include "interpreter/Events.h"
#include "interpreter/GlobalWriters.h"
#include "knowledge/Apis.h"
#include "knowledge/NameMeanings.h"
#include "clang/AST/Expr.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallVector.h"
#include <map>
#include <memory>
#include <optional>
#include <string>

namespace clang::tidy::uri {

/// What an encoder makes of its input, in every mode that its options have: a
/// byte is in a set if that holds in all of them.
struct EncoderBehaviour {
  /// The bytes that are known: 0 is none in strings that it ends, those from
  /// 0x80 on are none in wide text.
  uricore::CharSet Known;
  /// Left as they are.
  uricore::CharSet Passed;
  /// Left as they are in some mode.
  uricore::CharSet MayPass;
  /// Written as their own escape, whatever the digits' case.
  uricore::CharSet Escaped;
  /// The same, with digits in lower case.
  uricore::CharSet Lowercase;
  /// What becomes something with a '%' that is not their escape.
  std::map<unsigned char, std::string> Malformed;
  /// What code points of wide text become, other than their UTF-8 octets'
  /// escapes or themselves; in UTF-8.
  std::map<char32_t, std::string> MalformedWide;
  /// For these the program does what has no defined result.
  uricore::CharSet NegativeCtype, LocaleCtype, OutOfBounds;
  bool SpaceToPlus = false;
  /// A backslash is put before some byte: the text is for another format, too.
  bool UsesBackslash = false;
  /// A '%' that begins an escape stays, any other one does not.
  bool KeepsEscapes = false;
  /// The input is one character.
  bool IsOfCharacter = false;
  /// Another text, which is the caller's affair, decides which bytes pass too;
  /// this is what becomes of them if that is empty.
  bool DependsOnText = false;
  /// Text of the function's own stands around all output.
  bool HasFrame = false;
  /// The index of the parameter that takes the input, and that of the one that
  /// the output is written to, if it is not returned.
  unsigned Input = 0;
  std::optional<unsigned> Output;
  bool IsReturned = false;
  /// What an edit would have to change.
  llvm::SmallVector<EncoderFault, 2> Faults;
  llvm::SmallVector<HexSource, 2> HexSources;

  /// Whether it repairs a whole URI: escapes and delimiters stay.
  bool isRepair() const;
  /// Whether every byte becomes an escape: for binary data.
  bool encodesAll() const;
  /// Whether its callers get text encoded, and nothing else.
  bool isEncoder() const { return !isRepair() && !HasFrame && !IsOfCharacter; }
  /// What there is to be known of it in general, as of a library's function.
  ApiFact asFact() const;
};

/// Which functions are encoders, and what they do.
class EncoderSummaries {
public:
  EncoderSummaries(AnalysisBudget &Budget, const NameMeanings &Names)
      : Budget(Budget), Names(Names) {}

  /// What \p Function does; null if it is no encoder or is not understood.
  const EncoderBehaviour *behaviourOf(const FunctionDecl &Function);
  /// Whether \p Function decides itself what is escaped: it is not just a
  /// caller of an encoder.
  bool decidesItself(const FunctionDecl &Function);
  /// The same as behaviourOf(), with edits made.
  std::optional<EncoderBehaviour> evaluate(const FunctionDecl &Function,
                                           const EncoderRepair &Repair);

  /// Whether \p Function or one that it calls has something of an escape in its
  /// body: cheap to ask.
  bool mayEncode(const FunctionDecl &Function, unsigned CallDepth = 2);

private:
  struct Shape {
    bool HasEscape = false;
    llvm::SmallVector<const FunctionDecl *, 4> Callees;
  };
  const Shape &shapeOf(const FunctionDecl &Function);

  llvm::DenseMap<const FunctionDecl *, std::unique_ptr<EncoderBehaviour>> Known;
  llvm::DenseMap<const FunctionDecl *, std::unique_ptr<Shape>> Shapes;
  GlobalWriters Writers;
  AnalysisBudget &Budget;
  const NameMeanings &Names;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_ENCODER_BEHAVIOUR_H
