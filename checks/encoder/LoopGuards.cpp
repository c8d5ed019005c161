//===--- LoopGuards.cpp - uri-tidy ----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ast/FindStmt.h"
#include "encoder/Guards.h"
#include "encoder/Modes.h"
#include "encoder/PieceRun.h"
#include "clang/AST/StmtCXX.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

using uricore::CharSet;

static Answer answerOf(Interpreter::Ending How) {
  switch (How) {
  case Interpreter::Ending::Next:
    return Answer::Yes;
  case Interpreter::Ending::Left:
    return Answer::No;
  case Interpreter::Ending::Unknown:
    break;
  }
  return Answer::Unknown;
}

/// The variable in `for (i = 0; i < Length; ++i)`, if its name says that it is
/// a length; or null.
static const VarDecl *lengthIn(const Stmt &Loop, const Interpreter &Program) {
  const auto *For = llvm::dyn_cast<ForStmt>(&Loop);
  const auto *Test = llvm::dyn_cast_or_null<BinaryOperator>(
      For && For->getCond() ? For->getCond()->IgnoreParenImpCasts() : nullptr);
  const auto *Ref = llvm::dyn_cast_or_null<DeclRefExpr>(
      Test && (Test->getOpcode() == BO_LT || Test->getOpcode() == BO_NE)
          ? Test->getRHS()->IgnoreParenImpCasts()
          : nullptr);
  const auto *Var = Ref ? llvm::dyn_cast<VarDecl>(Ref->getDecl()) : nullptr;
  return Var && Var->hasLocalStorage() && isLength(*Var, Program) ? Var
                                                                  : nullptr;
}

std::optional<CharSet> Guards::textsFor(const Stmt &Loop, const Read &Text,
                                        KnownBy &By) {
  PieceRun Code(Runs, Context, Changed, Loop);
  return Runs.probe(Code.Program, &Loop, Text.Input.Unit.Bits > 8,
                    [&](llvm::ArrayRef<int64_t> Units) {
                      Code.give(Text, Units);
                      const Answer Ends =
                          answerOf(Code.Program.executeLoop(Loop));
                      if (Code.Program.HasTrusted)
                        By = KnownBy::Name;
                      return Code.hasChanged() ? Answer::Unknown : Ends;
                    });
}

std::optional<Narrowing> Guards::leftBy(const Stmt &Loop, const Read &Text) {
  PieceRun Code(Runs, Context, Changed, Loop);
  Code.Length = lengthIn(Loop, Code.Program);
  Modes Ways(Code.Program);
  const IntType Type = Text.Input.Unit;
  CharSet Result;
  bool HasChanged = false, IsBytewise = Type.Bits <= 8;
  auto Images = std::make_shared<ByteImages>();
  const auto ImageOf = [&](int64_t Unit) -> std::string & {
    return (*Images)[static_cast<size_t>(Unit & 0xFF)];
  };
  // Whether the run is understood; nothing is left if the loop is.
  const auto Leaves = [&](const Units &Input) {
    bool IsUnderstood = true;
    std::string Expected;
    for (const int64_t Unit : Input)
      Expected += ImageOf(Unit);
    const bool HasRun = Ways.forEach(
        [&]() -> std::optional<Units> {
          Code.give(Text, Input);
          const auto How = Code.Program.executeLoop(Loop);
          HasChanged |= Code.hasChanged();
          switch (How) {
          case Interpreter::Ending::Next:
            return Code.left();
          case Interpreter::Ending::Left:
            return Units();
          case Interpreter::Ending::Unknown:
            break;
          }
          return std::nullopt;
        },
        [&](const std::optional<Units> &Left) {
          IsUnderstood &= Left.has_value();
          if (!Left)
            return;
          std::string Bytes;
          for (const int64_t Unit : *Left) {
            addCharacter(Result, Unit, Type);
            Bytes += static_cast<char>(Unit & 0xFF);
          }
          if (Input.size() == 1 && Expected.empty())
            Expected = ImageOf(Input[0]) = Bytes;
          IsBytewise &= Bytes == Expected;
        });
    return HasRun && IsUnderstood && !Runs.isSpent(Code.Program);
  };
  // A loop that changes one text reads others, too.
  Units Everything;
  for (int64_t Unit = 1; Unit < 0x100; ++Unit)
    Everything.push_back(Unit);
  bool IsUnderstood = true;
  for (const Units &First : {Units{'a'}, Units{' '}, Everything})
    IsUnderstood = IsUnderstood && Leaves(First);
  IsUnderstood = IsUnderstood && HasChanged;
  IsBytewise = Type.Bits <= 8;
  for (int64_t Unit = 1; Unit < 0x100 && IsUnderstood; ++Unit)
    IsUnderstood = Leaves({Unit});
  // Each byte beside others: those with a meaning one by one, all in groups.
  static constexpr int64_t Group = 16;
  for (int64_t First = 1; First < 0x100 && IsUnderstood; First += Group) {
    Units Inside = {'a'}, Between;
    for (int64_t Unit = First; Unit < std::min<int64_t>(First + Group, 0x100);
         ++Unit) {
      Inside.insert(Inside.end(), {Unit, Unit});
      Between.insert(Between.end(), {Unit, ' ', 'Z', '-'});
    }
    IsUnderstood = Leaves(Inside) && Leaves(Between);
  }
  for (const char C : probes()) {
    const auto Unit = static_cast<unsigned char>(C);
    IsUnderstood = IsUnderstood && Leaves({Unit, 'a'}) && Leaves({'a', Unit}) &&
                   Leaves({'a', Unit, Unit, '1'}) &&
                   Leaves({'/', Unit, ' ', 'Z', Unit, '-'});
  }
  // A zero ends the texts of the runs. A loop that changes it in other texts
  // changes other control characters in the same way.
  ImageOf(0) = ImageOf(1) == "\1" ? std::string(1, '\0') : ImageOf(1);
  Runs.spend(Code.Program);
  if (!IsUnderstood || !HasChanged ||
      (Result | CharSet({"\0", 1})) == ~CharSet())
    return std::nullopt;
  Narrowing Left = {&Text.first(), Result};
  Left.IsChanged = true;
  if (IsBytewise)
    Left.Images = std::move(Images);
  return Left;
}

/// Whether \p Loop can end otherwise than by leaving what is around it.
static bool isLoop(const Stmt &Loop) {
  if (const auto *For = llvm::dyn_cast<ForStmt>(&Loop))
    return For->getCond();
  return llvm::isa<WhileStmt, DoStmt, CXXForRangeStmt>(Loop);
}

bool Guards::changesText(const Stmt &Loop) {
  const auto [Entry, IsNew] = Changing.try_emplace(&Loop, false);
  if (!IsNew)
    return Entry->second;
  const auto IsOfText = [](const Expr &Target) {
    const Expr &E = *Target.IgnoreParenImpCasts();
    const auto *Ref = llvm::dyn_cast<DeclRefExpr>(&E);
    return E.getType()->isAnyCharacterType() &&
           (!Ref || Ref->getDecl()->getType()->isReferenceType());
  };
  const Stmt *Change = findStmt(&Loop, [&](const Stmt &S) {
    if (const auto *Binary = llvm::dyn_cast<BinaryOperator>(&S))
      return Binary->isAssignmentOp() && IsOfText(*Binary->getLHS());
    const auto *Unary = llvm::dyn_cast<UnaryOperator>(&S);
    return Unary && Unary->isIncrementDecrementOp() &&
           IsOfText(*Unary->getSubExpr());
  });
  return Entry->second = Change != nullptr;
}

llvm::ArrayRef<Read> Guards::readsOfLoop(const Stmt &Loop) {
  const auto [Entry, IsNew] = Reads.try_emplace(&Loop);
  if (!IsNew)
    return Entry->second;
  const bool IsOdd = findStmt(&Loop, [](const Stmt &S) {
    const auto *E = llvm::dyn_cast<Expr>(&S);
    return llvm::isa<LabelStmt>(S) ||
           (E && (E->isInstantiationDependent() || E->containsErrors()));
  });
  if (IsOdd)
    return {};
  const auto Types = Runs.newProgram(Context);
  auto All = textsOf(Loop, *Types);
  Entry->second = std::move(All);
  return Entry->second;
}

const std::optional<Narrowing> &
Guards::remembered(const Stmt &Code, unsigned Question, const Read &Of,
                   llvm::function_ref<std::optional<Narrowing>()> Compute) {
  const auto [Entry, IsNew] =
      Known.try_emplace({{&Code, Question}, &Of.first()});
  if (IsNew)
    Entry->second = Compute();
  return Entry->second;
}

Narrowings Guards::guardsOfLoop(const Stmt &Loop, Filter Matters) {
  if (!isLoop(Loop))
    return {};
  Narrowings Result;
  const bool IsChanging = changesText(Loop);
  for (const Read &Text : readsOfLoop(Loop)) {
    const bool IsAsked = Matters(Text.first());
    std::optional<Narrowing> Found;
    if (IsAsked)
      Found = remembered(Loop, 2, Text, [&]() -> std::optional<Narrowing> {
        KnownBy By = KnownBy::Run;
        if (const auto Chars = textsFor(Loop, Text, By))
          return Narrowing{&Text.first(), *Chars, By};
        return std::nullopt;
      });
    if (!Found && (IsAsked || IsChanging))
      Found = remembered(Loop, 3, Text, [&] { return leftBy(Loop, Text); });
    if (Found)
      Result.push_back(*Found);
  }
  return Result;
}

} // namespace clang::tidy::uri
