//===--- Texts.cpp - uri-tidy ---------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Finished texts, and the calls that encode, decode and divide them.
///
//===----------------------------------------------------------------------===//

#include "LLVMSupportCompat.h"
#include "ast/FindStmt.h"
#include "ast/TextTypes.h"
#include "eval/Evaluator.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

static bool isSink(Usage::KindTy Kind) {
  return Kind == Usage::UriSink || Kind == Usage::FormSink ||
         Kind == Usage::PartSink;
}

/// Whether \p T, a value, was encoded and is then taken as a URI.
static bool isEncodedUri(TextRef T, const Usage &Use,
                         const NameMeanings &Names) {
  const Transformer *Last = lastChangeOf(T);
  return Last && Last->Kind == Transformer::Encode &&
         Use.Kind == Usage::Value && isTakenAsUri(Use, Names);
}

void Evaluator::use(TextRef T, Usage Use) {
  const bool IsKept = Unit.KeepsAllTexts && Use.At;
  if (!T || (T->isEmpty() && !IsKept))
    return;
  const size_t Before = Consumed.size();
  consume(T);
  for (TextRef A : T->Alternatives)
    consume(A);
  if (Use.Kind == Usage::HumanText)
    show(Before);
  // A single value has no delimiters, and is only of interest to APIs, and to
  // callers if a parameter provides it.
  const bool IsValue = T->Kind == TextNode::Value;
  const bool IsOfCaller = IsValue && T->Facts->From->parameter();
  if (IsValue && !Unit.KeepsAllTexts && !isSink(Use.Kind) &&
      !(IsOfCaller && Use.Kind != Usage::Value) &&
      !isEncodedUri(T, Use, Unit.Names))
    return;
  Out.Texts.push_back({T, std::move(Use)});
}

TextRef Evaluator::use(const Expr *E, Usage Use) {
  const TextRef T = text(E);
  Use.Name += ' ' + nameOf(E);
  use(T, std::move(Use));
  return T;
}

void Evaluator::useAll(Args Arguments) {
  for (const Expr *Argument : Arguments)
    use(Argument, {});
}

bool Evaluator::isTooDeep(const Expr &E) {
  static constexpr unsigned MaxDepth = 300;
  if (Unit.Depth < MaxDepth)
    return false;
  findStmt(&E, [this](const Stmt &S) {
    if (const auto *Literal = llvm::dyn_cast<StringLiteral>(&S))
      use(evalLiteral(*Literal).Text, {});
    return false;
  });
  return true;
}

/// Whether \p P is in a row of a test's table of expected results.
static bool isExpectation(const UnitTexts &Unit, const Place &P) {
  for (const Place *Row = P.Whole; Row; Row = Row->Whole) {
    const QualType Type = Unit.typeOf(*Row);
    const auto *Record = Type.isNull() ? nullptr : Type->getAsRecordDecl();
    if (Record && llvm::any_of(Record->fields(), [&](const FieldDecl *Field) {
          return Unit.Names.say(Field->getName(), NameMeaning::ExpectedValue);
        }))
      return true;
  }
  return false;
}

/// Whether the object \p P exists before and after the call of a function.
static bool isOfOthers(const Place &P) {
  const Place::KindTy Kind = P.root().Kind;
  return Kind == Place::This || Kind == Place::Global || Kind == Place::Target;
}

/// Whether \p T begins with a constant scheme and authority.
static bool beginsWithHost(TextRef T) {
  if (T->Kind != TextNode::Concat)
    return false;
  const TextRef First = itemsOf(T).front();
  return First->Kind == TextNode::Literal &&
         llvm::StringRef(First->Bytes->Text.Text).contains("://");
}

bool Evaluator::isConsumed(TextRef T, const Place &P) const {
  const decltype(Consumed)::const_iterator Known = Consumed.find(T);
  if (Known == Consumed.end())
    return Read.contains({&P, T});
  // A link, which goes into a message.
  if (!Known->second && beginsWithHost(T) &&
      says(Unit.nameOf(P), NameMeaning::Uri))
    return false;
  return !(Known->second &&
           (isOfOthers(P) || LeftToOthers.contains(&P.root())));
}

void Evaluator::leave(const Place &P) {
  if (!State.knows(P))
    return;
  const TextRef T = State.read(P).Text;
  // Each of the ways here may have used what it holds.
  if (T && T->Kind == TextNode::Choice &&
      llvm::all_of(T->Alternatives, [&](TextRef A) {
        return A->Kind == TextNode::Value || isConsumed(A, P);
      }))
    return;
  if (!T || T->isEmpty() || T->Kind == TextNode::Value || isConsumed(T, P))
    return;
  // An element also has the name of its table. But a list of options or
  // parameters is not a query unless its name says so.
  const llvm::StringRef Own = Unit.nameOf(P);
  const bool IsOfOptions =
      P.Whole && P.Step.Kind == Selector::Element &&
      says(Own, {NameMeaning::Query, NameMeaning::Request}) &&
      !says(Own, {NameMeaning::Uri, NameMeaning::UriRelated});
  std::string Name = IsOfOptions ? "" : Own.str();
  // `Request->url = strdup(Buffer)`
  if (const Place *Holder = Name.empty() ? Holders.lookup(&P) : nullptr)
    Name = Unit.nameOf(*Holder).str();
  for (const Place *Each = &P;
       Each->Whole && Each->Step.Kind != Selector::Field; Each = Each->Whole)
    if (const llvm::StringRef Table = Unit.nameOf(*Each->Whole);
        Table != Name && Table != Own)
      Name += ' ' + Table.str();
  // `headers["Destination"]`
  if (P.Step.Kind == Selector::ConstantKey && says(Own, NameMeaning::UriHeader))
    Name = "url";
  // A key with which something is looked up is only compared with other keys,
  // unless a name says that it is a URI or belongs to a query.
  const bool IsSought =
      P.Whole && P.Step.Kind == Selector::Key &&
      !says(Name, {NameMeaning::Uri, NameMeaning::Query, NameMeaning::Request});
  use(T, {IsSought || isExpectation(Unit, P) ? Usage::Comparand : Usage::Value,
          std::move(Name)});
}

void Evaluator::finish() {
  llvm::SmallVector<const Place *, 16> Left;
  State.forEach([&](const Place &P, const EnvironmentContext::Cell &Known) {
    // A temporary text is used where it is made; an object may hold more.
    const bool IsUsed = P.Kind == Place::Temporary && !P.Whole;
    if (Known.IsWritten && Known.Holds.Text && !IsUsed)
      Left.push_back(&P);
    for (const Address &A : Known.Holds.Targets) {
      if (isOfOthers(P))
        LeftToOthers.insert(&A.Of->root());
      // A field says more than a variable.
      const Place *&Holder = Holders[A.Of];
      if (!Holder || isOfOthers(P))
        Holder = &P;
    }
  });
  for (const Place *P : Left)
    leave(*P);
}

void Evaluator::note(TextEvent::KindTy Kind, const Expr &Call, TextRef Input,
                     std::string Delimiters) {
  Out.Events.push_back({{Kind, &Call, Function, std::move(Delimiters)}, Input});
}

TextRef Evaluator::coded(const Expr &Call, const FunctionDecl *Callee,
                         TextRef Input, Transformer How) {
  How.Call = &Call;
  if (Callee && Callee->getIdentifier())
    How.Callee = Callee->getName();
  if (How.Kind == Transformer::Encode) {
    note(TextEvent::Encode, Call, Input);
    const auto *Named = llvm::dyn_cast<CallExpr>(&Call);
    if (Named && Named->getDirectCallee() == Callee)
      Out.Encoders.push_back(Named);
  } else if (How.Kind == Transformer::Decode) {
    note(TextEvent::Decode, Call, Input);
  }
  use(Input, {});
  return Texts.coded(Input, How);
}

} // namespace clang::tidy::uri
