//===--- FunctionSummaries.cpp - uri-tidy ---------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ast/TextTypes.h"
#include "ast/ValueNames.h"
#include "flow/FunctionStrings.h"
#include "knowledge/Names.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

/// What the bytes of one returned string are.
static EncodingState stateOfReturned(const Template &Returned) {
  const llvm::StringRef Text = Returned.Text;
  if (Text.contains("://") ||
      (Text.contains('=') && (Text.contains('?') || Text.contains('&'))))
    return EncodingState::Assembled;
  EncodingState Result = EncodingState::Safe;
  for (const Hole &H : Returned.Holes) {
    if (H.State == EncodingState::Safe)
      continue;
    if (Result != EncodingState::Safe && Result != H.State)
      return EncodingState::Raw;
    Result = H.State;
  }
  // Text around an encoded value is not the encoder's.
  return Result == EncodingState::Assembled ? EncodingState::Unknown : Result;
}

/// What the texts of all returns have in common.
static EncodingState stateOfAll(llvm::ArrayRef<Template> Returned) {
  // It never comes back, or not by a return statement.
  if (Returned.empty())
    return EncodingState::Unknown;
  std::optional<EncodingState> Result;
  for (const Template &Text : Returned) {
    // An error's empty text says nothing.
    if (Text.empty() && Returned.size() > 1)
      continue;
    const EncodingState State = stateOfReturned(Text);
    if (!Result || *Result == State)
      Result = State;
    else if (isRaw(*Result) || isRaw(State))
      Result = EncodingState::Raw;
    else
      Result = EncodingState::Unknown;
  }
  return Result.value_or(EncodingState::Raw);
}

static bool isSameText(const Template &A, const Template &B) {
  return A.Text == B.Text && A.Holes.size() == B.Holes.size() &&
         std::equal(A.Holes.begin(), A.Holes.end(), B.Holes.begin(),
                    [](const Hole &X, const Hole &Y) {
                      return X.Pos == Y.Pos && X.State == Y.State &&
                             X.Param == Y.Param && X.Param;
                    });
}

/// The one text that a function returns, errors aside.
static std::optional<Template> textOfAll(llvm::ArrayRef<Template> Returned) {
  if (Returned.size() == 1)
    return Returned.front();
  const Template *Result = nullptr;
  for (const Template &Text : Returned) {
    if (Text.empty())
      continue;
    if (Result && !isSameText(*Result, Text))
      return std::nullopt;
    Result = &Text;
  }
  return Result ? std::optional(*Result) : std::nullopt;
}

/// What all \p Lists have in common.
static llvm::SmallVector<unsigned, 1>
inAll(llvm::ArrayRef<llvm::SmallVector<unsigned, 1>> Lists) {
  llvm::SmallVector<unsigned, 1> Result;
  for (const auto &List : Lists)
    if (&List == Lists.begin())
      Result = List;
    else
      llvm::erase_if(Result, [&](unsigned Index) {
        return !llvm::is_contained(List, Index);
      });
  return Result;
}

/// Whether \p Text could be part of a URI.
static bool hasDelimiter(const Template &Text) {
  return llvm::StringRef(Text.Text).find_first_of("?&=/:#@") !=
         llvm::StringRef::npos;
}

static bool isByArgument(const BuiltString &String) {
  return String.Content.hasParam() &&
         (hasDelimiter(String.Content) || String.Content.soleHole());
}

bool FunctionSummary::mattersToCallers() const {
  const auto IsPiece = [](const Template &Text) {
    return Text.hasParam() && hasDelimiter(Text);
  };
  return !ByArgument.Operations.empty() ||
         llvm::any_of(ByArgument.Strings,
                      [](const BuiltString &String) {
                        return String.Use.Kind != Usage::HumanText &&
                               String.Use.Kind != Usage::Comparand;
                      }) ||
         (Returned && IsPiece(*Returned)) ||
         llvm::any_of(Written,
                      [&](const auto &Entry) { return IsPiece(Entry.second); });
}

/// Whether \p Function takes or gives text, so that its body can matter.
static bool concernsText(const FunctionDecl &Function) {
  const auto IsText = [](QualType Type) {
    Type = Type.getNonReferenceType();
    return isTextType(Type) || isStringStream(Type) || isTextContainer(Type) ||
           (Type->isPointerType() && isTextType(Type->getPointeeType()));
  };
  return IsText(Function.getReturnType()) ||
         llvm::any_of(Function.parameters(), [&](const ParmVarDecl *Param) {
           return IsText(Param->getType());
         });
}

/// Calls are followed to this depth.
static constexpr unsigned MaxCalls = 8;

/// How many strings callers are told of, and what of each.
static constexpr size_t MaxTold = 64;
static constexpr size_t MaxToldHoles = 32;
static constexpr size_t MaxToldText = 2048;

/// The text of a summary that \p Text becomes: a caller would double it.
static Template told(const Template &Text, bool &IsCut) {
  IsCut |= Text.Text.size() > MaxToldText || Text.Holes.size() > MaxToldHoles;
  return Text.front(MaxToldText, MaxToldHoles);
}

/// Whether both read the same variable, or are the same.
static bool isSameValue(const Expr *A, const Expr *B) {
  const auto *RefA =
      llvm::dyn_cast_or_null<DeclRefExpr>(A ? A->IgnoreParenImpCasts() : A);
  const auto *RefB =
      llvm::dyn_cast_or_null<DeclRefExpr>(B ? B->IgnoreParenImpCasts() : B);
  return A == B || (RefA && RefB && RefA->getDecl() == RefB->getDecl());
}

/// Whether both become the same text at every call.
static bool isSameToCallers(const Template &A, const Template &B) {
  return A.Text == B.Text &&
         std::equal(A.Runs.begin(), A.Runs.end(), B.Runs.begin(), B.Runs.end(),
                    [](const LiteralRun &X, const LiteralRun &Y) {
                      return X.Begin == Y.Begin && X.Literal == Y.Literal &&
                             X.LiteralBegin == Y.LiteralBegin &&
                             X.Spelling == Y.Spelling;
                    }) &&
         std::equal(A.Holes.begin(), A.Holes.end(), B.Holes.begin(),
                    B.Holes.end(), [](const Hole &X, const Hole &Y) {
                      // What goes in farther down is named by the argument.
                      const bool IsRenamed = X.Param && X.Via;
                      return X.Pos == Y.Pos && X.State == Y.State &&
                             X.By == Y.By && X.Param == Y.Param &&
                             X.Via == Y.Via && isSameValue(X.Alias, Y.Alias) &&
                             (IsRenamed ? isSameValue(X.Value, Y.Value)
                                        : X.Value == Y.Value);
                    });
}

static bool isSameToCallers(const BuiltString &A, const BuiltString &B) {
  return A.Use.Kind == B.Use.Kind && A.Use.Part == B.Use.Part &&
         A.Use.Name == B.Use.Name && isSameToCallers(A.Content, B.Content);
}

static bool isSameToCallers(const TextOperation &A, const TextOperation &B) {
  return A.Kind == B.Kind && A.Delimiters == B.Delimiters &&
         (A.Via ? A.Via : A.Call) == (B.Via ? B.Via : B.Call) &&
         isSameToCallers(A.Input, B.Input);
}

/// Adds \p New to \p Told, unless callers have it or cannot be told more.
template <typename Item>
static void tell(std::vector<Item> &Told, const Item &New,
                 Template Item::*Content, bool &IsCut) {
  if (New.Depth >= MaxCalls || llvm::any_of(Told, [&](const Item &Known) {
        return isSameToCallers(Known, New);
      }))
    return;
  if (Told.size() == MaxTold) {
    IsCut = true;
    return;
  }
  Told.push_back(New);
  Told.back().*Content = told(New.*Content, IsCut);
}

/// What \p Summary costs a caller, in steps.
static size_t costOf(const FunctionSummary &Summary) {
  size_t Weight = Summary.Returned ? Summary.Returned->weight() : 0;
  for (const BuiltString &String : Summary.ByArgument.Strings)
    Weight += String.Content.weight();
  for (const TextOperation &Operation : Summary.ByArgument.Operations)
    Weight += Operation.Input.weight();
  for (const auto &[Param, Content] : Summary.Written)
    Weight += Content.weight();
  return Weight * AnalysisBudget::CopySteps;
}

const FunctionDecl *FunctionSummaries::followed(const FunctionDecl &Callee) {
  const FunctionDecl *Definition = nullptr;
  if (!Callee.hasBody(Definition) || Definition->isDependentContext() ||
      !concernsText(*Definition))
    return nullptr;
  const SourceManager &SM = Definition->getASTContext().getSourceManager();
  return SM.isInSystemHeader(Definition->getLocation()) ? nullptr : Definition;
}

const FunctionSummary *FunctionSummaries::of(const FunctionDecl &Callee) {
  const FunctionDecl *Definition = followed(Callee);
  if (!Definition || (CallDepth >= MaxCalls && !Known.contains(Definition)))
    return nullptr;
  return ofDefinition(*Definition);
}

const FunctionSummary *
FunctionSummaries::ofDefinition(const FunctionDecl &Definition) {
  const auto Found = Known.find(&Definition);
  if (Found != Known.end())
    return Found->second.get();
  // Recursion finds this entry, with nothing in it.
  Known[&Definition] = nullptr;
  ++CallDepth;
  StringEvaluator Evaluator(Definition.getASTContext(), *this);
  evaluateFunction(Definition, Evaluator);
  --CallDepth;

  auto Result = std::make_unique<FunctionSummary>();
  bool IsCut = false;
  // What a template builds is reported there, once for all its types.
  const bool IsInstance = Definition.isTemplateInstantiation();
  for (const BuiltString &String : Evaluator.Strings)
    if (!IsInstance && isByArgument(String))
      tell(Result->ByArgument.Strings, String, &BuiltString::Content, IsCut);
  for (const TextOperation &Operation : Evaluator.Operations)
    if (Operation.Input.hasParam())
      tell(Result->ByArgument.Operations, Operation, &TextOperation::Input,
           IsCut);
  Result->All = {std::move(Evaluator.Strings), std::move(Evaluator.Operations)};
  Result->Encoders = std::move(Evaluator.Encoders);
  Result->State = stateOfAll(Evaluator.Returned);
  Result->Returned = textOfAll(Evaluator.Returned);
  if (Result->Returned)
    Result->Returned = told(*Result->Returned, IsCut);
  if (IsInstance && Result->Returned && !Result->Returned->soleHole())
    Result->Returned.reset();
  for (const auto &[Param, Content] : Evaluator.Written)
    Result->Written.emplace_back(Param, told(Content, IsCut));
  Result->Validates = inAll(Evaluator.Validated);
  Result->IsComplete = Evaluator.IsComplete;
  Result->Cost = costOf(*Result);
  if (Evaluator.IsSpent)
    Budget.note(Definition,
                Budget.isSpent() ? CutReason::UnitSteps : CutReason::Steps);
  else if (IsCut)
    Budget.note(Definition, CutReason::Summary);
  return (Known[&Definition] = std::move(Result)).get();
}

CalleeName::CalleeName(const FunctionDecl *Callee, const NameMeanings &Names)
    : Text(Callee ? Callee->getNameAsString() : ""),
      Meanings(Names.of(Text, Asked)) {}

const CalleeName &FunctionSummaries::nameOf(const FunctionDecl *Callee) {
  auto &Slot = CalleeNames[Callee];
  if (!Slot)
    Slot = std::make_unique<CalleeName>(Callee, Names);
  return *Slot;
}

EncodingState FunctionSummaries::returnedBy(const FunctionDecl &Callee) {
  if (const FunctionSummary *Summary = of(Callee))
    return Summary->State;
  const FunctionDecl *Definition = nullptr;
  // A body that was not parsed is one, too.
  const bool IsGivenUp = Callee.isDefined(Definition) &&
                         (CallDepth >= MaxCalls || Known.contains(Definition));
  return IsGivenUp ? EncodingState::Unknown : EncodingState::Raw;
}

} // namespace clang::tidy::uri
