//===--- Guards.cpp - uri-tidy --------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "encoder/Guards.h"
#include "ast/Callee.h"
#include "ast/Constants.h"
#include "ast/FindStmt.h"
#include "encoder/Modes.h"
#include "encoder/PieceRun.h"
#include "clang/AST/StmtCXX.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace clang::tidy::uri {

using uricore::CharSet;

std::optional<CharSet> Guards::charactersFor(const Expr &Condition,
                                             const Read &Character,
                                             bool IsTrue) {
  PieceRun Code(Runs, Context, Changed, Condition);
  const IntType Type = Character.Input.Unit;
  Modes Ways(Code.Program);
  CharSet Result;
  for (const int64_t Unit : characterValues(Type)) {
    if (Unit < 0 && !Type.IsSigned)
      continue;
    bool MayPass = false;
    const auto Run = [&] {
      Code.give(Character, Unit);
      const Answer Holds =
          answerOf(Code.Program, Code.Program.evaluate(Condition), IsTrue);
      if (isOutside(Unit, Character.type()) &&
          (Holds == Answer::Unknown || readsOutside(Code.Program)))
        return Answer::No;
      return Code.hasChanged() ? Answer::Unknown : Holds;
    };
    const auto Take = [&](Answer Holds) { MayPass |= Holds != Answer::No; };
    if (Runs.isSpent(Code.Program) || !Ways.forEach(Run, Take) || MayPass)
      addCharacter(Result, Unit, Type);
  }
  Runs.spend(Code.Program);
  return (Result | CharSet({"\0", 1})) == ~CharSet() ? std::nullopt
                                                     : std::optional(Result);
}

std::optional<CharSet> Guards::textsFor(const Expr &Condition, const Read &Text,
                                        bool IsTrue, KnownBy &By) {
  PieceRun Code(Runs, Context, Changed, Condition);
  return Runs.probe(
      Code.Program, &Condition, Text.Input.Unit.Bits > 8,
      [&](llvm::ArrayRef<int64_t> Units) {
        Code.give(Text, Units);
        const Answer Holds =
            answerOf(Code.Program, Code.Program.evaluate(Condition), IsTrue);
        if (Code.Program.HasTrusted)
          By = KnownBy::Name;
        return Code.hasChanged() || Code.hasMoved() ? Answer::Unknown : Holds;
      });
}

llvm::SmallVector<Read, 4> Guards::textsOf(const Stmt &Code,
                                           const Interpreter &Program) {
  llvm::SmallVector<Read, 4> Result =
      readsIn(Code, Program, Context, /*OnlyTexts=*/true);
  // Through variables whose values are known.
  static constexpr size_t MaxValues = 8;
  llvm::SmallVector<const Stmt *, MaxValues> Pending = {&Code};
  llvm::SmallPtrSet<const VarDecl *, MaxValues> Seen;
  const auto AddReads = [&](const Stmt &In,
                            llvm::function_ref<bool(const Read &)> IsSame) {
    Pending.push_back(&In);
    for (Read &Text : readsIn(In, Program, Context, /*OnlyTexts=*/true))
      if (IsSame(Text) && llvm::none_of(Result, [&](const Read &Other) {
            return areSame(Other.first(), Text.first(), Context);
          }))
        Result.push_back(std::move(Text));
  };
  while (!Pending.empty()) {
    findStmt(Pending.pop_back_val(), [&](const Stmt &S) {
      const auto *Ref = llvm::dyn_cast<DeclRefExpr>(&S);
      const auto *Var = Ref ? llvm::dyn_cast<VarDecl>(Ref->getDecl()) : nullptr;
      if (!Var || !Var->hasLocalStorage() || llvm::isa<ParmVarDecl>(Var) ||
          Seen.size() == MaxValues || !Seen.insert(Var).second)
        return false;
      const PriorValue &Known = Changed.valueOf(*Var, Code);
      if (Known.Begin)
        AddReads(*Known.Begin, [&](const Read &Text) {
          return Text.variable() && !Changed.areTo(*Text.variable(), &Code);
        });
      for (const Stmt *Change : Known.Changes)
        AddReads(*Change, [&](const Read &Text) {
          const ValueDecl *Root = rootOf(Text.first());
          return Root && !Changed.areTo(*Root, Known, Code);
        });
      return false;
    });
  }
  return Result;
}

llvm::ArrayRef<Read> Guards::readsOf(const Expr &Condition) {
  const auto [Entry, IsNew] = Reads.try_emplace(&Condition);
  if (!IsNew || Condition.isInstantiationDependent() ||
      Condition.containsErrors())
    return Entry->second;
  const auto Types = Runs.newProgram(Context);
  llvm::SmallVector<Read, 4> All;
  for (Read &One : readsIn(Condition, *Types, Context, /*OnlyTexts=*/false))
    if (One.Input.IsCharacter)
      All.push_back(std::move(One));
  llvm::append_range(All, textsOf(Condition, *Types));
  Entry->second = std::move(All);
  return Entry->second;
}

/// Whether \p Condition tests a number, as opposed to a truth value.
static bool testsNumber(const Expr &Condition) {
  const Expr *E = Condition.IgnoreParenImpCasts();
  if (const auto *Binary = llvm::dyn_cast<BinaryOperator>(E);
      Binary && Binary->isComparisonOp())
    E = Binary->getLHS()->IgnoreParenImpCasts();
  return E->getType()->isIntegerType() && !E->getType()->isBooleanType();
}

std::optional<Narrowing> Guards::byRunning(const Expr &Condition,
                                           const Read &Of, bool IsTrue) {
  KnownBy By = KnownBy::Run;
  std::optional<CharSet> Chars;
  // What a function says of its only argument is remembered.
  const auto *Call = llvm::dyn_cast<CallExpr>(&Condition);
  const FunctionDecl *Callee = Call ? Call->getDirectCallee() : nullptr;
  if (Of.Input.IsCharacter)
    Chars = charactersFor(Condition, Of, IsTrue);
  else if (Callee && Callee->hasBody() && Call->getNumArgs() == 1 &&
           !llvm::isa<CXXMemberCallExpr, CXXOperatorCallExpr>(Call) &&
           llvm::is_contained(Of.Where, stripped(Call->getArg(0))))
    Chars = Runs.validatedChars(*Callee, 0, IsTrue);
  if (!Chars && !Of.Input.IsCharacter) {
    Chars = textsFor(Condition, Of, IsTrue, By);
    // `if (is_valid(Name) != 0) return;`: nothing says which numbers mean that
    // it is valid.
    if (By == KnownBy::Name && testsNumber(Condition))
      Chars = uricore::Unreserved;
  }
  return Chars ? std::optional(Narrowing{&Of.first(), *Chars, By})
               : std::nullopt;
}

Narrowings Guards::computeByRuns(const Expr &Condition, bool IsTrue,
                                 Filter Matters) {
  Narrowings Result;
  for (const Read &One : readsOf(Condition))
    if (Matters(One.first()))
      if (const auto &Found = remembered(Condition, IsTrue ? 1 : 0, One, [&] {
            return byRunning(Condition, One, IsTrue);
          }))
        Result.push_back(*Found);
  return Result;
}

static Narrowing *find(Narrowings &In, const Narrowing &Of,
                       const ASTContext &Context) {
  auto *Found = llvm::find_if(
      In, [&](const Narrowing &N) { return areSame(*N.Of, *Of.Of, Context); });
  return Found == In.end() ? nullptr : Found;
}

/// What holds if both hold.
static Narrowings both(Narrowings A, const Narrowings &B,
                       const ASTContext &Context) {
  for (const Narrowing &N : B)
    if (Narrowing *Known = find(A, N, Context)) {
      Known->Chars = Known->Chars & N.Chars;
      Known->By = std::max(Known->By, N.By);
    } else {
      A.push_back(N);
    }
  return A;
}

/// What holds if one of them holds.
static Narrowings either(const Narrowings &A, Narrowings B,
                         const ASTContext &Context) {
  Narrowings Result;
  for (const Narrowing &N : A)
    if (const Narrowing *Other = find(B, N, Context)) {
      const CharSet Chars = N.Chars | Other->Chars;
      if (Chars != ~CharSet())
        Result.push_back({N.Of, Chars, std::max(N.By, Other->By)});
    }
  return Result;
}

/// Returns the pointer to text that has to be null if \p Condition is \p
/// IsTrue, or null if the condition does not test one.
static const Expr *nullIf(const Expr &Condition, bool IsTrue,
                          const ASTContext &Context) {
  const auto IsText = [](const Expr *E) {
    return E->getType()->isPointerType() && isTextType(E->getType()) &&
           llvm::isa<DeclRefExpr, MemberExpr>(E);
  };
  const Expr *Pointer = nullptr;
  if (const auto *Binary = llvm::dyn_cast<BinaryOperator>(&Condition)) {
    if (!Binary->isEqualityOp() || (Binary->getOpcode() == BO_EQ) != IsTrue)
      return nullptr;
    if (isNullPointer(Binary->getRHS(), Context))
      Pointer = stripped(Binary->getLHS());
    else if (isNullPointer(Binary->getLHS(), Context))
      Pointer = stripped(Binary->getRHS());
  } else if (!IsTrue) {
    Pointer = &Condition;
  }
  return Pointer && IsText(Pointer) ? Pointer : nullptr;
}

Narrowings Guards::compute(const Expr &Condition, bool IsTrue, Filter Matters,
                           unsigned Depth) {
  static constexpr unsigned MaxDepth = 64;
  const Expr *E = stripped(&Condition);
  if (const auto *Unary = llvm::dyn_cast<UnaryOperator>(E);
      Unary && Unary->getOpcode() == UO_LNot && Depth < MaxDepth)
    return compute(*Unary->getSubExpr(), !IsTrue, Matters, Depth + 1);
  if (const Expr *Null = nullIf(*E, IsTrue, Context))
    return {{Null, CharSet(), KnownBy::Run}};
  const auto *Binary = llvm::dyn_cast<BinaryOperator>(E);
  if (!Binary || !Binary->isLogicalOp())
    return Matters ? computeByRuns(*E, IsTrue, Matters) : Narrowings();
  if (Depth >= MaxDepth)
    return {};
  const Narrowings A = compute(*Binary->getLHS(), IsTrue, Matters, Depth + 1);
  const Narrowings B = compute(*Binary->getRHS(), IsTrue, Matters, Depth + 1);
  return (Binary->getOpcode() == BO_LAnd) == IsTrue ? both(A, B, Context)
                                                    : either(A, B, Context);
}

Narrowings Guards::guardsOf(const Expr &Condition, bool IsTrue,
                            Filter Matters) {
  return compute(Condition, IsTrue, Matters, 0);
}

Narrowings Guards::guardsOfCase(const SwitchStmt &Switch,
                                const SwitchCase *Case) {
  const Expr *Of = stripped(Switch.getCond());
  if (!Of->isGLValue() || !Of->getType()->isAnyCharacterType() || !isPure(*Of))
    return {};
  const IntType Type = Runs.newProgram(Context)->intType(Of->getType());
  // The characters with this label; nothing if they are not known.
  const auto CharsOf = [&](const SwitchCase *One) -> std::optional<CharSet> {
    CharSet Chars;
    const auto *Label = llvm::dyn_cast_or_null<CaseStmt>(One);
    if (!Label)
      return Chars;
    const auto Low = constantOf(*Label->getLHS(), Context);
    const auto High =
        Label->getRHS() ? constantOf(*Label->getRHS(), Context) : Low;
    if (!Low || !High)
      return std::nullopt;
    for (const int64_t Unit : characterValues(Type))
      if (Type.wrap(Unit) >= numberOf(*Low) &&
          Type.wrap(Unit) <= numberOf(*High))
        addCharacter(Chars, Unit, Type);
    return Chars;
  };
  CharSet Here;
  if (llvm::isa_and_nonnull<CaseStmt>(Case)) {
    Here = CharsOf(Case).value_or(~CharSet());
  } else {
    for (const SwitchCase *One = Switch.getSwitchCaseList(); One;
         One = One->getNextSwitchCase()) {
      const auto Chars = CharsOf(One);
      if (!Chars)
        return {};
      // Of a wide character, only the ASCII labels are bytes of the text.
      Here = Here | (Type.Bits > 8 ? *Chars & uricore::Ascii : *Chars);
    }
    Here = ~Here;
  }
  if (Here == ~CharSet())
    return {};
  return {{Of, Here}};
}

} // namespace clang::tidy::uri
