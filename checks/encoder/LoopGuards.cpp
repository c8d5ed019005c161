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

std::optional<CharSet> Guards::textsFor(const Stmt &Loop, const Read &Text,
                                        KnownBy &By) {
  PieceRun Code(Runs, Context, Changed, &Loop);
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
  PieceRun Code(Runs, Context, Changed, &Loop);
  Modes Ways(Code.Program);
  const IntType Type = Text.Input.Unit;
  CharSet Result;
  bool HasChanged = false, IsBytewise = Type.Bits <= 8;
  auto Images = std::make_shared<ByteImages>();
  const auto ImageOf = [&](int64_t Unit) -> std::string & {
    return (*Images)[static_cast<size_t>(Unit & 0xFF)];
  };
  // Whether the run is understood; nothing is left if the loop is.
  const auto Leaves = [&](const Units &Text_) {
    bool IsUnderstood = true;
    std::string Expected;
    for (const int64_t Unit : Text_)
      Expected += ImageOf(Unit);
    const bool HasRun = Ways.forEach(
        [&]() -> std::optional<Units> {
          Code.give(Text, Text_);
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
          if (Text_.size() == 1 && Expected.empty())
            Expected = ImageOf(Text_[0]) = Bytes;
          IsBytewise &= Bytes == Expected;
        });
    return HasRun && IsUnderstood && !Runs.isSpent(Code.Program);
  };
  bool IsUnderstood = true;
  for (int64_t Unit = 1; Unit < 0x100 && IsUnderstood; ++Unit)
    IsUnderstood = Leaves({Unit});
  for (int64_t Unit = 1; Unit < 0x100 && IsUnderstood; ++Unit)
    IsUnderstood = Leaves({Unit, 'a'}) && Leaves({'a', Unit}) &&
                   Leaves({'a', Unit, Unit, '1'}) &&
                   Leaves({'/', Unit, ' ', 'Z', Unit, '-'});
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

Narrowings Guards::computeOfLoop(const Stmt &Loop) {
  Narrowings Result;
  const bool IsOdd = findStmt(&Loop, [](const Stmt &S) {
    const auto *E = llvm::dyn_cast<Expr>(&S);
    return llvm::isa<LabelStmt>(S) ||
           (E && (E->isInstantiationDependent() || E->containsErrors()));
  });
  if (!isLoop(Loop) || IsOdd)
    return Result;
  const auto Types = Runs.newProgram(Context);
  for (const Read &Text : textsOf(Loop, &Loop, *Types)) {
    KnownBy By = KnownBy::Run;
    if (const auto Chars = textsFor(Loop, Text, By))
      Result.push_back({&Text.first(), *Chars, By});
    else if (auto Left = leftBy(Loop, Text))
      Result.push_back(std::move(*Left));
  }
  return Result;
}

Narrowings Guards::guardsOfLoop(const Stmt &Loop) {
  const auto [Entry, IsNew] = Known.try_emplace({&Loop, 2});
  if (!IsNew)
    return Entry->second;
  Narrowings Result = computeOfLoop(Loop);
  Known[{&Loop, 2}] = Result;
  return Result;
}

} // namespace clang::tidy::uri
