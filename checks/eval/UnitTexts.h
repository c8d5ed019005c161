//===--- UnitTexts.h - uri-tidy ---------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What the evaluation of all functions of a translation unit shares.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_EVAL_UNITTEXTS_H
#define URI_TIDY_EVAL_UNITTEXTS_H

#include "ast/AnalysisBudget.h"
#include "ast/CallFacts.h"
#include "encoder/Guards.h"
#include "eval/Demand.h"
#include "eval/Outputs.h"
#include "eval/ProgramAnswers.h"
#include "eval/StoredTexts.h"
#include "eval/TextSummary.h"
#include "eval/calls/BoundSummaries.h"
#include "knowledge/NameMeanings.h"
#include "clang/AST/ASTContext.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringSet.h"
#include <deque>

namespace clang::tidy::uri {

/// The bytes of a number as the program spells it.
inline constexpr uricore::CharSet IntegerChars =
    uricore::Digit | uricore::CharSet("-");
inline constexpr uricore::CharSet FloatChars =
    IntegerChars | uricore::CharSet(".aefin");

/// Whether \p Type is that of a pointer to characters that it does not change.
bool isReadOnlyText(QualType Type);

/// Whether \p T contains a raw value, in one of its alternatives.
bool hasRawValue(TextRef T);

/// What the calls of a function pass as a parameter.
struct GivenStates {
  bool Raw = false, Encoded = false, Other = false;
  /// Parameters of callers that are passed on as they are.
  llvm::SmallSetVector<const ParmVarDecl *, 1> Parameters;
  /// The texts that were passed, if other units may be asked about them.
  llvm::SmallSetVector<TextRef, 1> Texts;
  /// Those that fields or globals hold: the other states do not count them.
  llvm::SmallSetVector<TextRef, 1> Stored;

  void add(const GivenStates &More) {
    Raw |= More.Raw;
    Encoded |= More.Encoded;
    Other |= More.Other;
    Parameters.insert(More.Parameters.begin(), More.Parameters.end());
    Texts.insert(More.Texts.begin(), More.Texts.end());
    Stored.insert(More.Stored.begin(), More.Stored.end());
  }
};

/// The texts, places and summaries of one translation unit.
class UnitTexts : private PlaceDefaults {
public:
  UnitTexts(ASTContext &AST, AnalysisBudget &Budget, const NameMeanings &Names,
            const CallFacts &Calls, EncoderSummaries &Encoders)
      : AST(AST), Budget(Budget), Names(Names), Calls(Calls),
        Encoders(Encoders), Runs(Budget, Names, Encoders) {}

  ASTContext &AST;
  AnalysisBudget &Budget;
  const NameMeanings &Names;
  const CallFacts &Calls;
  EncoderSummaries &Encoders;
  FunctionRuns Runs;
  Guards Conditions{Runs, AST};
  /// Unqualified names of encoders, from the user's configuration.
  std::set<std::string, std::less<>> ConfiguredEncoders;
  /// The literals that the unit stores in objects of the standard library or
  /// appends to them.
  llvm::DenseSet<const StringLiteral *> TextsOfObjects;

  PlaceTable Places;
  TextArena Texts;
  EnvironmentContext Context{Places, Texts, *this};
  StoredTexts Stored{*this};
  uri::Outputs Outputs;
  BoundSummaries Bound{*this};
  /// Conditions restrict only the values that this requires.
  Demand Needed;
  /// Texts that calls and returns receive are kept even if they are single
  /// values.
  bool KeepsAllTexts = false;
  /// Adds what a call in \p Caller, which may be null, passes as \p Param.
  void pass(const ParmVarDecl &Param, TextRef Argument,
            const FunctionDecl *Caller);
  /// The arguments that were seen for \p Param. If these are all, it is worth
  /// to know what is stored in the fields among them.
  GivenStates given(const ParmVarDecl &Param, bool IsComplete);
  /// The functions whose calls other units ask about.
  WatchedCalls Watched;
  /// How deeply evaluations are nested, callees included: the stack is shared.
  unsigned Depth = 0;
  /// The leaves of the texts that calls have shown to their callers.
  size_t LeavesTold = 0;

  /// Through how many calls an allocation is one for each call.
  static constexpr unsigned MaxCopies = 3;

  /// The object that \p D declares: a variable, or a static field.
  const Place &placeOf(const VarDecl &D);
  const Place &temporary(const Expr &E);
  /// What \p E allocates, of \p Type, which is by default that to which the
  /// pointer \p E refers.
  const Place &allocation(const Expr &E, QualType Type = {});
  /// The object that \p Call, of a function of which nothing is known, returns
  /// a pointer to. Each call may return the same one.
  const Place &resultBehind(const Expr &Call);
  /// The object in the caller for \p Made, which the function called by \p Call
  /// has allocated: each call makes another one.
  const Place &copyFor(const Expr &Call, const Place &Made);
  const Place &copyFor(const Expr &Call, const Place &&Made) = delete;
  bool isCopied(const Place &P) const { return Allocations.lookup(&P) > 0; }
  /// The object to which the function called by \p Call sets a pointer that
  /// was null: what is at \p Target for the function itself. That many calls
  /// make copies of it.
  const Place &objectFrom(const Expr &Call, const Place &Target,
                          unsigned Copies = MaxCopies);
  /// The result of \p Function, as its own body writes it.
  const Place &resultOf(const FunctionDecl &Function);
  /// `*this` in the methods of the class \p Class.
  const Place &thisOf(QualType Class);
  /// Any object of the type \p Record.
  const Place &anyOf(const RecordDecl &Record);
  const Place &fieldOf(const Place &Whole, const FieldDecl &Field);
  /// The element with the constant key \p Key.
  const Place &elementOf(const Place &Whole, llvm::StringRef Key);
  const Place &elementOf(const Place &Whole) {
    return Places.part(Whole, {Selector::Element});
  }
  /// The object in the wrapper \p P.
  const Place &pointeeOf(const Place &P) {
    return Places.part(P, {Selector::Pointee});
  }

  /// The code of \p Function, which pointers refer to.
  const Place &codeOf(const FunctionDecl &Function);
  /// The pointer that the function that \p Call names keeps from one call to
  /// the next; null if the function takes no pointer.
  const Place *stateOf(const Expr &Call);
  /// The function that a call of the object at \p P runs, or null.
  const FunctionDecl *functionAt(const Place &P) const;

  /// The methods of the unit that override \p Called, with \p Called unless it
  /// is pure; empty if there are many.
  llvm::ArrayRef<const CXXMethodDecl *>
  overridersOf(const CXXMethodDecl &Called);

  /// The type of the objects at \p P; null if it is not known. Of what a
  /// `void *` leads to, the one that the first cast says.
  QualType typeOf(const Place &P) const;
  /// Notes that a pointer to \p Where is converted from the type \p From to
  /// \p To.
  void noteCast(const AddressSet &Where, QualType From, QualType To);
  /// The name by which readers know \p P; may be empty.
  llvm::StringRef nameOf(const Place &P) const;

  /// Text that \p From provides and whose bytes can be any.
  TextRef valueOf(const Origin &From);
  /// What \p Callee gives if its name says that this needs no encoding, or
  /// null.
  TextRef safeCodeOf(const FunctionDecl &Callee, const Expr *Entry);
  /// What \p Callee, which has no body here, returns according to the other
  /// units of the program; null if they do not say.
  TextRef knownResultOf(const FunctionDecl &Callee, const Expr *Entry);
  /// The spelling of a number of \p Type, which \p Entry computes.
  TextRef numberOf(QualType Type, const Expr *Entry);
  /// A copy of \p Name that lives as long as this.
  llvm::StringRef intern(llvm::StringRef Name) {
    return Keys.try_emplace(Name).first->getKey();
  }
  /// Text of which nothing is known.
  TextRef lost(const Expr *Entry = nullptr);
  /// The same for one of several texts if the others are known. \p Of
  /// identifies it.
  TextRef unknown(const void *Of, const Expr *Entry = nullptr);
  /// What an object of \p Type holds if \p From provides its text.
  Content contentOf(QualType Type, const Place &P, const Origin &From);

  /// Whether nothing is known of what the unknown \p Call makes: it is given
  /// only data that needs no encoding, or its function calls itself.
  void setIsLost(const Expr &Call, bool IsLost) {
    if (IsLost)
      Lost.insert(&Call);
    else
      Lost.erase(&Call);
  }
  bool isLost(const Expr &Call) const { return Lost.contains(&Call); }
  /// Records that the unknown \p Call gets a function, which it may run.
  void setRunsCode(const Expr &Call) { CodeRunners.insert(&Call); }
  bool runsCode(const Expr &Call) const { return CodeRunners.contains(&Call); }
  /// The origin of what the unknown \p Call returns and writes. \p Name is used
  /// if its function has none.
  Origin resultOrigin(const Expr &Call, llvm::StringRef Name = {}) const;
  /// The same, with the function that it calls, which may be null.
  Origin resultOrigin(const Expr &Call, const FunctionDecl *Callee,
                      llvm::StringRef Name) const;
  /// Whether the body of \p Callee is being evaluated.
  bool isPending(const FunctionDecl &Callee) const {
    const auto Found = Known.find(Callee.getDefinition());
    return Found != Known.end() && !Found->second;
  }

  /// Forgets what functions do: Needed has changed.
  void restart();

  /// What calls of \p Callee do; null if its body is not known or is being
  /// evaluated.
  const TextSummary *summaryOf(const FunctionDecl &Callee);
  /// Whether the body of \p Callee returns encoded text on every path.
  bool returnsEncoded(const FunctionDecl &Callee);
  /// The same for any function with a body.
  const TextSummary *summaryOfDefinition(const FunctionDecl &Definition);
  bool isStructure(const Place &P) override;
  /// Whether \p P is an array that a function fills, so that its text there
  /// is what the function has written.
  bool isOutput(const Place &P);
  /// Whether \p P is a character, or the first of several.
  bool isOfBytes(const Place &P);

private:
  /// Adds what is known of \p Argument to \p States.
  static void addState(TextRef Argument, GivenStates &States);
  Content initial(const Place &P) override;
  Content filled(const Place &P, const Expr &By) override;
  Content lost(const Place &P) override;
  bool onlyReads(const Place &P) override;
  bool beginsEmpty(const Place &P) override {
    return InPlaceOfNull.contains(&P) && isOfBytes(P);
  }
  Content inStructure(const Place &Part, const Content &New) override;
  /// The content that the initializers of constants give to \p P.
  std::optional<Content> constantIn(const Place &P);

  /// For each parameter of a definition, what each caller passes.
  using GivenMap = llvm::DenseMap<
      const ParmVarDecl *,
      llvm::SmallMapVector<const FunctionDecl *, GivenStates, 2>>;
  GivenMap Given;
  /// That before the restart; callers that are evaluated again replace it.
  GivenMap GivenBefore;
  llvm::DenseMap<const Place *, QualType> RootTypes;
  llvm::DenseMap<const Place *, const FunctionDecl *> Functions;
  using Methods = llvm::SmallVector<const CXXMethodDecl *, 2>;
  /// The methods that directly override a method.
  std::optional<llvm::DenseMap<const CXXMethodDecl *, Methods>> Overriding;
  llvm::DenseMap<const CXXMethodDecl *, Methods> Overriders;
  /// A new object of \p Type, which may be null.
  const Place &newObject(QualType Type);
  /// Records that \p P is an allocation, of which that many calls make copies.
  void noteAllocation(const Place &P, QualType Type, unsigned Copies);

  /// The identities of the objects that newObject() has made.
  std::deque<char> Objects;
  /// Pointers that unknown calls have set: their places, or the field of a
  /// list that leads to the next node.
  llvm::DenseMap<std::pair<const void *, const Expr *>, const Place *>
      FilledPointers;
  /// The same for functions with a body.
  llvm::DenseMap<std::pair<const Place *, const Expr *>, const Place *>
      SetPointers;
  /// The objects behind FilledPointers.
  llvm::DenseSet<const Place *> FilledObjects;
  /// Objects that begin where an expression allocates them, and how many calls
  /// still make copies of each.
  llvm::DenseMap<const Place *, unsigned> Allocations;
  /// The objects of calls that were given a null pointer.
  llvm::DenseSet<const Place *> InPlaceOfNull;
  llvm::DenseSet<const Expr *> Lost, CodeRunners;
  llvm::StringSet<> Keys;
  /// What the initializers of constants build.
  llvm::DenseMap<const VarDecl *, std::unique_ptr<Environment>> Constants;
  llvm::DenseMap<const FunctionDecl *, std::unique_ptr<TextSummary>> Known;
  unsigned CallDepth = 0;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_EVAL_UNITTEXTS_H
