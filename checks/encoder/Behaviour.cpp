//===--- Behaviour.cpp - uri-tidy -----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "encoder/Behaviour.h"
#include "ast/CallConditions.h"
#include "ast/Callee.h"
#include "ast/Constants.h"
#include "ast/DeclWalk.h"
#include "ast/FindStmt.h"
#include "core/Percent.h"
#include "encoder/Decoder.h"
#include "encoder/Modes.h"
#include "interpreter/Interpreter.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

using uricore::CharSet;

bool EncoderBehaviour::isRepair() const {
  return keepsEscapes() || CharSet("%:/?&=").isSubsetOf(MayPass);
}

bool EncoderBehaviour::encodesAll() const {
  return MayPass.empty() && !SpaceToPlus;
}

bool EncoderBehaviour::isForFileNames() const {
  return CharSet("\\/:*?\"<>|").isSubsetOf(Escaped) && Passed.contains(' ') &&
         !Passed.isDisjointFrom(CharSet("%#&+"));
}

/// The characters that \p Encoder keeps in a call with \p Arguments, which
/// lists \p More to keep.
static std::optional<CharSet> keptBy(const EncoderBehaviour &Encoder,
                                     llvm::ArrayRef<const Expr *> Arguments,
                                     const ASTContext &Context,
                                     std::optional<CharSet> More) {
  if (Encoder.Predicate && *Encoder.Predicate < Arguments.size() &&
      !llvm::isa_and_nonnull<CXXDefaultArgExpr>(Arguments[*Encoder.Predicate]))
    return std::nullopt;
  if (!Encoder.KeepsMore)
    return Encoder.DependsOnText ? std::nullopt : std::optional(Encoder.Passed);
  if (!More && *Encoder.KeepsMore < Arguments.size())
    if (const Expr *Listed = Arguments[*Encoder.KeepsMore])
      More = constantChars(*Listed, Context);
  return More ? std::optional(Encoder.Passed | *More) : std::nullopt;
}

ApiFact EncoderBehaviour::asFact(llvm::ArrayRef<const Expr *> Arguments,
                                 const ASTContext &Context,
                                 std::optional<CharSet> More) const {
  ApiFact Fact;
  Fact.Role = ApiRole::Encodes;
  Fact.Arg = static_cast<signed char>(Input);
  if (!IsReturned && Output)
    Fact.Dest = static_cast<signed char>(*Output);
  const std::optional<CharSet> Kept = keptBy(*this, Arguments, Context, More);
  if (Kept)
    Fact.Keeps = *Kept - CharSet(" ") - (Passed & CharSet("%"));
  Fact.PlusIsSpace = SpaceToPlus;
  Fact.LowercaseHex = !Lowercase.empty();
  Fact.KeepsEscapes =
      keepsEscapes() || MayPass.contains('%') || (Kept && Kept->contains('%'));
  return Fact;
}

EncoderSummaries::EncoderSummaries(AnalysisBudget &Budget,
                                   const NameMeanings &Names)
    : Budget(Budget), Names(Names),
      Decoders(std::make_unique<DecoderSummaries>(Budget, Names, *this)) {}
EncoderSummaries::~EncoderSummaries() = default;

/// The '%' that \p S compares something with, if any: a function that only
/// tests for '%' does not write it.
static const Stmt *comparedPercent(const Stmt &S) {
  const auto PercentIn = [](const Expr *E) -> const Stmt * {
    E = E->IgnoreParenImpCasts();
    if (const auto *Constant = llvm::dyn_cast<ConstantExpr>(E))
      E = Constant->getSubExpr()->IgnoreParenImpCasts();
    return llvm::isa<CharacterLiteral>(E) && isEvidenceOfEscape(*E) ? E
                                                                    : nullptr;
  };
  if (const auto *Case = llvm::dyn_cast<CaseStmt>(&S))
    return PercentIn(Case->getLHS());
  const auto *Comparison = llvm::dyn_cast<BinaryOperator>(&S);
  if (!Comparison || !Comparison->isEqualityOp())
    return nullptr;
  const Stmt *Left = PercentIn(Comparison->getLHS());
  return Left ? Left : PercentIn(Comparison->getRHS());
}

/// `"%+"`, for a search, but no format such as `"%s"`; `== 37`.
static bool mayCompareWithPercent(const Stmt &S) {
  if (const auto *Comparison = llvm::dyn_cast<BinaryOperator>(&S))
    return Comparison->isEqualityOp() &&
           llvm::any_of(Comparison->children(), [](const Stmt *Operand) {
             const auto *Number = llvm::dyn_cast<IntegerLiteral>(
                 llvm::cast<Expr>(Operand)->IgnoreParenImpCasts());
             return Number && Number->getValue() == '%';
           });
  const auto *Literal = llvm::dyn_cast<StringLiteral>(&S);
  return Literal && Literal->getLength() <= 2 &&
         Literal->getCharByteWidth() == 1 &&
         Literal->getString().contains('%') &&
         llvm::none_of(Literal->getString(), llvm::isAlpha);
}

/// Whether \p Function takes arguments as printf() does; no encoder does.
static bool takesVariableArguments(const FunctionDecl &Function) {
  return Function.isVariadic() ||
         llvm::any_of(Function.parameters(), [](const ParmVarDecl *Param) {
           return isArgumentList(Param->getType(), Param->getASTContext());
         });
}

/// The number of nodes that are read in one body or initializer.
static constexpr unsigned MaxNodes = 8'000;

bool EncoderSummaries::holdsEscape(const ValueDecl &D) {
  const auto *Var = llvm::dyn_cast<VarDecl>(&D);
  if (!Var || !Var->hasGlobalStorage() || Var->isStaticLocal())
    return false;
  const auto [Entry, IsNew] =
      GlobalEscapes.try_emplace(Var->getCanonicalDecl(), false);
  if (!IsNew)
    return Entry->second;
  unsigned Nodes = 0;
  const Stmt *Found =
      findStmt(Var->getAnyInitializer(), [&Nodes](const Stmt &S) {
        return isEvidenceOfEscape(S) || ++Nodes > MaxNodes;
      });
  return Entry->second = Found && Nodes <= MaxNodes;
}

const EncoderSummaries::Shape &
EncoderSummaries::shapeOf(const FunctionDecl &Function) {
  static const Shape None = {};
  const FunctionDecl *Definition = nullptr;
  if (!Function.hasBody(Definition) || Definition->isDependentContext())
    return None;
  auto &Slot = Shapes[Definition];
  if (Slot)
    return *Slot;
  Slot = std::make_unique<Shape>();
  Shape &Result = *Slot;
  if (isInLibrary(*Definition) || takesVariableArguments(*Definition))
    return Result;
  unsigned Nodes = 0;
  const Stmt *Compared = nullptr;
  const bool IsTooLong = findStmt(Definition->getBody(), [&](const Stmt &S) {
    if (!Result.HasEscape) {
      if (const Stmt *Percent = comparedPercent(S))
        Compared = Percent;
      const auto *Ref = llvm::dyn_cast<DeclRefExpr>(&S);
      const bool IsEvidence =
          isEvidenceOfEscape(S) || (Ref && holdsEscape(*Ref->getDecl()));
      Result.HasPercent |= IsEvidence || mayCompareWithPercent(S);
      Result.HasEscape = &S != Compared && IsEvidence;
    }
    if (const FunctionDecl *Callee = calledBy(S))
      Result.Callees.push_back(Callee);
    return ++Nodes > MaxNodes;
  });
  if (IsTooLong)
    Result = {};
  return Result;
}

bool EncoderSummaries::hasPercent(const FunctionDecl &Function,
                                  unsigned CallDepth) {
  const Shape &Known = shapeOf(Function);
  return Known.HasPercent ||
         (CallDepth > 0 &&
          llvm::any_of(Known.Callees, [&](const FunctionDecl *Callee) {
            return hasPercent(*Callee, CallDepth - 1);
          }));
}

bool EncoderSummaries::mayEncode(const FunctionDecl &Function,
                                 unsigned CallDepth) {
  if (Function.getNumParams() == 0 && !llvm::isa<CXXMethodDecl>(Function))
    return false;
  const Shape &Known = shapeOf(Function);
  return Known.HasEscape ||
         (CallDepth > 0 &&
          llvm::any_of(Known.Callees, [&](const FunctionDecl *Callee) {
            return mayEncode(*Callee, CallDepth - 1);
          }));
}

bool EncoderSummaries::decidesItself(const FunctionDecl &Function) {
  const Shape &Known = shapeOf(Function);
  const EncoderBehaviour *Own = behaviourOf(Function);
  // It encodes a part of a text by another encoder.
  if (Own && Own->HasFrame &&
      llvm::any_of(Known.Callees, [&](const FunctionDecl *Callee) {
        const EncoderBehaviour *Inner = behaviourOf(*Callee);
        return Inner && Inner->isEncoder();
      }))
    return false;
  return Known.HasEscape ||
         llvm::any_of(Known.Callees, [&](const FunctionDecl *Callee) {
           if (!mayEncode(*Callee, 0))
             return false;
           const EncoderBehaviour *Helper = behaviourOf(*Callee);
           return !Helper || Helper->IsOfCharacter;
         });
}

const EncoderBehaviour *
EncoderSummaries::behaviourOf(const FunctionDecl &Function) {
  const EncoderBehaviour *Result = escapesOf(Function);
  return Result && !Result->IsAssumed ? Result : nullptr;
}

/// Returns the constants among \p Arguments, those of a call of \p Function,
/// that are tables and not text.
static CallConstants tablesIn(llvm::ArrayRef<const Expr *> Arguments,
                              const FunctionDecl &Function) {
  CallConstants Result;
  for (unsigned I = 0; I < Arguments.size() && I < Function.getNumParams(); ++I)
    if (const VarDecl *Table =
            Arguments[I] ? constantTable(*Arguments[I]) : nullptr;
        Table &&
        (Table->getType()->isArrayType() || !isTextType(Table->getType())))
      Result.push_back({I, 0, Table});
  return Result;
}

/// Adds to \p Result what \p Arguments say of the integers that \p Encoder,
/// which is \p Function, takes besides the text.
static void addNumbers(llvm::ArrayRef<const Expr *> Arguments,
                       const FunctionDecl &Function,
                       const EncoderBehaviour &Encoder, CallConstants &Result) {
  for (unsigned I = 0; I < Arguments.size() && I < Function.getNumParams();
       ++I) {
    const Expr *Argument = Arguments[I];
    if (I == Encoder.Input || I == Encoder.Output || !Argument ||
        !Function.getParamDecl(I)->getType()->isIntegralOrEnumerationType())
      continue;
    const auto Number = constantOf(*Argument, Function.getASTContext());
    if (Number && Number->getSignificantBits() <= 64)
      Result.push_back({I, Number->getExtValue(), nullptr});
  }
}

const EncoderBehaviour *
EncoderSummaries::behaviourAt(const FunctionDecl &Function,
                              llvm::ArrayRef<const Expr *> Arguments) {
  const EncoderBehaviour *Any = behaviourOf(Function);
  const FunctionDecl *Definition = nullptr;
  if (!Function.hasBody(Definition))
    return Any;
  CallConstants Constants = tablesIn(Arguments, *Definition);
  if (Any && Any->HasModes)
    addNumbers(Arguments, *Definition, *Any, Constants);
  if (Constants.empty() || (!Any && !mayEncode(*Definition)))
    return Any;
  auto &Modes = InModes[Definition];
  if (Modes.size() >= modes::MaxModes && !Modes.count(Constants))
    return Any;
  const auto [Entry, IsNew] = Modes.try_emplace(Constants);
  if (IsNew)
    if (auto Chosen = evaluate(*Definition, EncoderRepair(), Constants))
      Entry->second = std::make_unique<EncoderBehaviour>(std::move(*Chosen));
  const EncoderBehaviour *Result = Entry->second.get();
  return Result && !Result->IsAssumed && (!Any || Result->Input == Any->Input)
             ? Result
             : Any;
}

const EncoderBehaviour *
EncoderSummaries::escapesOf(const FunctionDecl &Function) {
  const FunctionDecl *Definition = nullptr;
  if (!Function.hasBody(Definition))
    return nullptr;
  const auto [Entry, IsNew] = Known.try_emplace(Definition);
  if (IsNew && mayEncode(*Definition))
    if (auto Result = evaluate(*Definition, EncoderRepair()))
      Entry->second = std::make_unique<EncoderBehaviour>(std::move(*Result));
  return Entry->second.get();
}

} // namespace clang::tidy::uri
