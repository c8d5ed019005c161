//===--- FunctionSummaries.h - uri-tidy -------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What functions do with strings, as their callers need it.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_FLOW_FUNCTIONSUMMARIES_H
#define URI_TIDY_FLOW_FUNCTIONSUMMARIES_H

#include "ast/AnalysisBudget.h"
#include "ast/CallFacts.h"
#include "ast/Callee.h"
#include "encoder/Behaviour.h"
#include "flow/StringState.h"
#include "knowledge/NameMeanings.h"
#include "llvm/ADT/DenseMap.h"
#include <cassert>
#include <memory>
#include <set>

namespace clang::tidy::uri {

/// A call that encodes, decodes or takes apart a text of which something is
/// known.
struct TextOperation {
  enum KindTy : unsigned char {
    /// Percent-encodes it.
    Encode,
    /// Gives it to an API that percent-encodes it.
    Take,
    /// Percent-decodes it.
    Decode,
    /// Divides it, or looks for a delimiter in it.
    Split
  };
  KindTy Kind;
  /// The call, or that of a function which leads to it.
  const Expr *Call;
  Template Input;
  /// The function that Call stands in, or null.
  const FunctionDecl *In;
  /// Split: the characters that it looks for.
  std::string Delimiters;
  /// The operation itself, if Call leads to it, and how many calls down it is.
  const Expr *Via = nullptr;
  unsigned Depth = 0;
};

/// The strings of one declaration, and what it does with them.
struct DeclStrings {
  std::vector<BuiltString> Strings;
  std::vector<TextOperation> Operations;

  bool empty() const { return Strings.empty() && Operations.empty(); }
};

/// What a function does, and what of that depends on its arguments: templates
/// whose holes name its parameters.
struct FunctionSummary {
  DeclStrings All;
  /// The part of All that an argument decides about.
  DeclStrings ByArgument;
  /// Calls of encoders, to suggest one that is in use.
  std::vector<const CallExpr *> Encoders;
  /// What is known of the text that it returns: Raw if nothing is.
  EncodingState State = EncodingState::Raw;
  /// The text that it returns, if its returns agree on one.
  std::optional<Template> Returned;
  /// What stands in its parameters when it returns, as far as it wrote to them.
  llvm::SmallVector<std::pair<const ParmVarDecl *, Template>, 2> Written;
  /// The indices of the parameters whose text holds nothing that needs encoding
  /// if it returns true, as far as the program knows.
  llvm::SmallVector<unsigned, 1> Validates;
  /// Nothing was left out: what Written does not name is unchanged.
  bool IsComplete = false;
  /// What a call costs its caller, in steps.
  size_t Cost = 0;

  /// Whether a call can be wrong where the function itself is right.
  bool mattersToCallers() const;
};

/// Which states of an argument the calls of a function have.
struct ArgumentStates {
  bool Raw = false, Encoded = false, Other = false;
};

/// What the name of a called function says: nothing, if it is not known.
class CalleeName {
public:
  CalleeName(const FunctionDecl *Callee, const NameMeanings &Names);

  std::string Text;
  bool says(NameMeaning Meaning) const {
    assert(Asked.has(Meaning));
    return Meanings.has(Meaning);
  }

private:
  static constexpr NameMeaningSet Asked = {
      NameMeaning::UriMention, NameMeaning::Comparison, NameMeaning::HumanText,
      NameMeaning::Trim,       NameMeaning::Parser,     NameMeaning::Append,
      NameMeaning::Split};
  NameMeaningSet Meanings;
};

/// The functions of a translation unit, evaluated when they are asked for.
class FunctionSummaries {
public:
  /// The body that says what calls of \p Callee do with text; null if none
  /// does.
  static const FunctionDecl *followed(const FunctionDecl &Callee);
  /// What \p Callee does; null if its body is not known, or is being evaluated
  /// right now.
  const FunctionSummary *of(const FunctionDecl &Callee);
  /// The same for any function with a body, whether or not it concerns text.
  const FunctionSummary *ofDefinition(const FunctionDecl &Definition);
  /// What is known of the text that \p Callee returns: Raw if nothing is.
  EncodingState returnedBy(const FunctionDecl &Callee);

  /// Each name is looked at once: calls are many.
  const CalleeName &nameOf(const FunctionDecl *Callee);

  /// Texts that calls and returns get are kept even if they tell nothing.
  bool KeepsAllTexts = false;
  /// What the analysis may cost.
  AnalysisBudget Budget;
  /// What names say.
  NameMeanings Names;
  /// The facts about functions that the unit calls.
  CallFacts Calls;
  /// The encoders among them, by what they make of every byte.
  EncoderSummaries HandWritten{Budget, Names};
  /// The texts of the unit's constants; null for what is none.
  llvm::DenseMap<const VarDecl *, std::unique_ptr<Template>> Constants;
  /// The arguments that were seen for a parameter of a definition.
  llvm::DenseMap<const ParmVarDecl *, ArgumentStates> Arguments;
  /// Names of functions that are encoders because the user says so, without
  /// namespaces.
  std::set<std::string, std::less<>> ConfiguredEncoders;
  /// How deep the evaluation of expressions is nested, callees included: the
  /// stack is the program's.
  unsigned Depth = 0;

private:
  llvm::DenseMap<const FunctionDecl *, std::unique_ptr<FunctionSummary>> Known;
  llvm::DenseMap<const FunctionDecl *, std::unique_ptr<CalleeName>> CalleeNames;
  unsigned CallDepth = 0;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_FLOW_FUNCTIONSUMMARIES_H
