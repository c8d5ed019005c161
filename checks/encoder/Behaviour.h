//===--- Behaviour.h - uri-tidy ---------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The output of hand-written encoders for every byte, determined by running
/// them.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_ENCODER_BEHAVIOUR_H
#define URI_TIDY_ENCODER_BEHAVIOUR_H

#include "ast/AnalysisBudget.h"
#include "core/CharSet.h"
#include "encoder/Run.h"
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
#include <set>
#include <string>

namespace clang::tidy::uri {

/// The output of an encoder in all modes that its options have: a byte is in a
/// set if that holds in each mode.
struct EncoderBehaviour {
  /// The bytes whose output is known. 0 is not among them for strings that it
  /// terminates, nor are those from 0x80 on for wide text.
  uricore::CharSet Known;
  /// Kept.
  uricore::CharSet Passed;
  /// Kept in some mode.
  uricore::CharSet MayPass;
  /// Written as their own escape, with hex digits in either case.
  uricore::CharSet Escaped;
  /// The same, with lowercase hex digits.
  uricore::CharSet Lowercase;
  /// The output for bytes that contains a '%' but is not their escape.
  std::map<unsigned char, std::string> Malformed;
  /// The output for code points of wide text that is neither the escapes of
  /// their UTF-8 octets nor the code points themselves; in UTF-8.
  std::map<char32_t, std::string> MalformedWide;
  /// Nothing is written for them.
  uricore::CharSet Dropped;
  /// The code points of wide text that are kept, of those that are tried.
  std::set<char32_t> PassedWide;
  /// Those for which nothing is written.
  std::set<char32_t> DroppedWide;
  /// The bytes for which the result of the program is not defined.
  uricore::CharSet NegativeCtype, LocaleCtype, OutOfBounds;
  bool SpaceToPlus = false;
  /// Some byte is preceded by a backslash: the text is also for another format.
  bool UsesBackslash = false;
  /// Of "%41", "%2F" and "%2f", those that are kept, although a single '%' is
  /// not.
  std::set<std::string> KeptEscapes;
  /// The input is a single character.
  bool IsOfCharacter = false;
  /// Another text, which the caller chooses, also determines which bytes are
  /// kept; this is the behaviour if that text is empty.
  bool DependsOnText = false;
  /// The parameter that lists more characters to keep. What the others say is
  /// true if it lists none.
  std::optional<unsigned> KeepsMore;
  /// The parameter that decides which characters are kept, and has a default,
  /// for which all this is true.
  std::optional<unsigned> Predicate;
  /// The function encloses all output in text of its own, or in another text
  /// that it is given.
  bool HasFrame = false;
  /// The frame, if it is a constant: `file://`.
  std::optional<std::pair<std::string, std::string>> Frame;
  /// The end of a long text is missing in the output.
  bool Shortens = false;
  /// There are several modes.
  bool HasModes = false;
  /// Code in another translation unit determines which characters are kept. The
  /// other members assume that it keeps the unreserved ones, so that only the
  /// form of the escapes is certain.
  bool IsAssumed = false;
  /// The index of the parameter that takes the input, and of the one that the
  /// output is written to; it may be returned, too.
  unsigned Input = 0;
  std::optional<unsigned> Output;
  bool IsReturned = false;
  /// The output is in a structure that knows its length.
  bool IsDivided = false;
  /// What an edit would have to change.
  llvm::SmallVector<EncoderFault, 2> Faults;
  llvm::SmallVector<HexSource, 2> HexSources;

  bool keepsEscapes() const { return KeptEscapes.count("%41") != 0; }
  /// Whether it repairs a whole URI: escapes and delimiters are kept.
  bool isRepair() const;
  /// Whether every byte becomes an escape, as for binary data.
  bool encodesAll() const;
  /// Whether it encodes what Windows forbids in the name of a file, and keeps
  /// what no URI contains.
  bool isForFileNames() const;
  /// Whether its callers get encoded text, and nothing else.
  bool isEncoder() const { return encodesInFrame() && !HasFrame; }
  /// The same with a frame that is known, or none.
  bool encodesInFrame() const {
    return !isRepair() && (!HasFrame || Frame) && !IsOfCharacter;
  }
  /// The general properties of the encoder in a call with \p Arguments, as a
  /// fact like that of a library function. \p More: the characters to keep that
  /// the call lists, if they are known; otherwise, those of a constant.
  ApiFact asFact(llvm::ArrayRef<const Expr *> Arguments,
                 const ASTContext &Context,
                 std::optional<uricore::CharSet> More = std::nullopt) const;
};

class DecoderSummaries;

/// The functions that are encoders, and their behaviour.
class EncoderSummaries {
public:
  EncoderSummaries(AnalysisBudget &Budget, const NameMeanings &Names);
  ~EncoderSummaries();

  /// Those that are decoders.
  DecoderSummaries &decoders() { return *Decoders; }
  /// The functions that write to variables.
  GlobalWriters &writers() { return Writers; }

  /// The behaviour of \p Function; null if it is not an encoder or not
  /// understood.
  const EncoderBehaviour *behaviourOf(const FunctionDecl &Function);
  /// The same for a call with \p Arguments, whose constants may choose a mode.
  const EncoderBehaviour *behaviourAt(const FunctionDecl &Function,
                                      llvm::ArrayRef<const Expr *> Arguments);
  /// The same, but also for encoders whose IsAssumed is true.
  const EncoderBehaviour *escapesOf(const FunctionDecl &Function);
  /// Whether \p Function itself determines what is escaped, and does not just
  /// call an encoder.
  bool decidesItself(const FunctionDecl &Function);
  /// Like behaviourOf(), but with edits applied.
  std::optional<EncoderBehaviour> evaluate(const FunctionDecl &Function,
                                           const EncoderRepair &Repair,
                                           const CallConstants &Constants = {});

  /// Whether \p Function or a function that it calls has part of an escape in
  /// its body. This is cheap.
  bool mayEncode(const FunctionDecl &Function, unsigned CallDepth = 2);

  /// Whether a '%' is in the body of \p Function, or in those of functions that
  /// it calls, at most \p CallDepth deep.
  bool hasPercent(const FunctionDecl &Function, unsigned CallDepth);
  /// The functions that \p Function calls; none if it cannot be run.
  llvm::ArrayRef<const FunctionDecl *> calleesOf(const FunctionDecl &Function) {
    return shapeOf(Function).Callees;
  }

private:
  struct Shape {
    /// A '%' that is part of an escape, and any.
    bool HasEscape = false, HasPercent = false;
    llvm::SmallVector<const FunctionDecl *, 4> Callees;
  };
  const Shape &shapeOf(const FunctionDecl &Function);
  /// Whether \p D is a variable outside of functions whose initializer holds an
  /// escape, as a table of them does.
  bool holdsEscape(const ValueDecl &D);

  llvm::DenseMap<const FunctionDecl *, std::unique_ptr<EncoderBehaviour>> Known;
  /// The behaviour of those with modes in the calls that choose one.
  llvm::DenseMap<const FunctionDecl *,
                 std::map<CallConstants, std::unique_ptr<EncoderBehaviour>>>
      InModes;
  llvm::DenseMap<const FunctionDecl *, std::unique_ptr<Shape>> Shapes;
  llvm::DenseMap<const VarDecl *, bool> GlobalEscapes;
  GlobalWriters Writers;
  AnalysisBudget &Budget;
  const NameMeanings &Names;
  std::unique_ptr<DecoderSummaries> Decoders;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_ENCODER_BEHAVIOUR_H
