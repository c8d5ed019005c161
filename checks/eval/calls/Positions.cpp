//===--- Positions.cpp - uri-tidy -----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Positions in texts that searches have found.
///
//===----------------------------------------------------------------------===//

#include "eval/calls/Positions.h"
#include "ast/Constants.h"
#include "ast/TextTypes.h"

namespace clang::tidy::uri {

namespace {

/// The searches whose results a variable holds.
struct Searches {
  /// Empty if the variable can hold anything else.
  llvm::SmallVector<const CXXMemberCallExpr *, 2> All;
  /// Whether one of them is in the innermost loop around the call in question.
  bool AreRepeated = false;
};

} // namespace

/// The search that \p E is, or null.
static const CXXMemberCallExpr *searchIn(const Expr *E) {
  const auto *Call =
      llvm::dyn_cast_or_null<CXXMemberCallExpr>(E ? stripped(E) : nullptr);
  return Call && methodOf(*Call) == TextMethod::Find && Call->getNumArgs() > 0
             ? Call
             : nullptr;
}

/// The searches in \p Body that \p Var holds the results of, which \p User
/// uses.
static Searches searchesFor(const VarDecl &Var, const Stmt &Body,
                            const CXXMemberCallExpr &User) {
  struct Visit {
    const Stmt *S;
    const Stmt *Parent;
    const Stmt *Loop;
  };
  llvm::SmallVector<Visit, 32> Pending = {{&Body, nullptr, nullptr}};
  llvm::SmallVector<std::pair<const CXXMemberCallExpr *, const Stmt *>, 4> All;
  const Stmt *LoopOfUser = nullptr;
  // Where it begins, or how it moves to where the next search begins.
  bool HasOther = false;
  while (!Pending.empty()) {
    const auto [S, Parent, Outer] = Pending.pop_back_val();
    const Stmt *Loop = llvm::isa<ForStmt, WhileStmt, DoStmt>(S) ? S : Outer;
    if (S == &User)
      LoopOfUser = Loop;
    if (const auto *Declarations = llvm::dyn_cast<DeclStmt>(S))
      for (const Decl *D : Declarations->decls())
        if (D == &Var && Var.getInit()) {
          if (const CXXMemberCallExpr *Search = searchIn(Var.getInit()))
            All.emplace_back(Search, Loop);
          else
            HasOther = true;
        }
    const auto *Ref = llvm::dyn_cast<DeclRefExpr>(S);
    if (Ref && Ref->getDecl() == &Var) {
      const auto *Assigned = llvm::dyn_cast<BinaryOperator>(Parent);
      const auto *Read = llvm::dyn_cast<ImplicitCastExpr>(Parent);
      if (Assigned && Assigned->getOpcode() == BO_Assign)
        All.emplace_back(searchIn(Assigned->getRHS()), Loop);
      else if (Assigned && Assigned->getOpcode() == BO_AddAssign)
        HasOther = true;
      else if (!Read || Read->getCastKind() != CK_LValueToRValue)
        return {};
    }
    for (const Stmt *Child : S->children())
      if (Child)
        Pending.push_back({Child, S, Loop});
  }
  Searches Result;
  for (const auto &[Search, Loop] : All) {
    if (!Search)
      return {};
    Result.All.push_back(Search);
    Result.AreRepeated |= Loop && Loop == LoopOfUser;
  }
  // A search in the loop has the last word.
  return HasOther && !Result.AreRepeated ? Searches() : Result;
}

std::string Positions::soughtFor(const Expr *Position, bool &IsRepeated) {
  // `replace(Text.find("a"), 1, New)`.
  if (const CXXMemberCallExpr *Search = searchIn(Position))
    return In.constantSought(*Search);
  const auto *Ref = llvm::dyn_cast<DeclRefExpr>(stripped(Position));
  const auto *Var = Ref ? llvm::dyn_cast<VarDecl>(Ref->getDecl()) : nullptr;
  const Stmt *Body = In.Function ? In.Function->getBody() : nullptr;
  if (!Var || !Var->hasLocalStorage() || llvm::isa<ParmVarDecl>(Var) || !Body)
    return "";
  const Searches Found = searchesFor(*Var, *Body, Call);
  std::string Result;
  for (const CXXMemberCallExpr *Search : Found.All) {
    std::string Bytes = In.constantSought(*Search);
    if (Bytes.empty() || (!Result.empty() && Bytes != Result))
      return "";
    Result = std::move(Bytes);
  }
  IsRepeated = Found.AreRepeated;
  return Result;
}

std::string Positions::foundAt(bool &IsRepeated) {
  std::string Bytes = soughtFor(Call.getArg(0), IsRepeated);
  // One of several characters is replaced unless the search is repeated.
  return (Bytes.size() > 1 || (IsRepeated && !Bytes.empty())) &&
                 In.isLengthOf(Call.getArg(1), Texts.literal(Bytes))
             ? Bytes
             : "";
}

std::optional<std::pair<TextRef, TextRef>>
Positions::dividedAt(TextRef T, const Expr *Position) {
  size_t Behind = 0;
  // `Text.find("q=") + 2`
  if (const auto *Sum = llvm::dyn_cast<BinaryOperator>(stripped(Position));
      Sum && Sum->getOpcode() == BO_Add)
    if (const auto Constant = constantOf(*Sum->getRHS(), Unit.AST)) {
      Behind = Constant->getLimitedValue(Template::MaxText);
      Position = Sum->getLHS();
    }
  std::string Sought;
  if (const auto Constant = constantOf(*Position, Unit.AST)) {
    Behind += Constant->getLimitedValue(Template::MaxText);
  } else {
    bool IsRepeated = false;
    Sought = soughtFor(Position, IsRepeated);
    if (Sought.empty() || IsRepeated)
      return std::nullopt;
  }
  TextRef Front = Texts.empty();
  std::optional<TextRef> Back;
  for (TextRef Item : itemsOf(T)) {
    const bool IsLiteral = Item->Kind == TextNode::Literal;
    if (Back) {
      Back = Texts.append(*Back, Item);
      continue;
    }
    // A number counts from the beginning.
    if (!IsLiteral && Sought.empty())
      return std::nullopt;
    const size_t Found =
        IsLiteral ? Item->Bytes->Text.Text.find(Sought) : std::string::npos;
    if (Found == std::string::npos) {
      Front = Texts.append(Front, Item);
      continue;
    }
    const Template &Piece = Item->Bytes->Text;
    if (Found + Behind > Piece.Text.size())
      return std::nullopt;
    Template Before, After;
    Before.appendSlice(Piece, 0, Found + Behind, Dialect::Plain);
    After.appendSlice(Piece, Found + Behind, Piece.Text.size(), Dialect::Plain);
    if (!Before.empty())
      Front = Texts.append(Front, Texts.literal(std::move(Before)));
    Back = After.empty() ? Texts.empty() : Texts.literal(std::move(After));
  }
  if (!Back) {
    In.noteSought(T);
    return std::nullopt;
  }
  return std::pair(Front, *Back);
}

void Positions::insert(const AddressSet &Where, TextRef Added) {
  const TextRef Before = State.read(Where).Text;
  if (!Before)
    return In.assign(Where, {Added, {}});
  const TextRef Part = In.sliceOf(Before, &Call);
  const auto [Front, Back] =
      dividedAt(Before, Call.getArg(0)).value_or(std::pair(Part, Part));
  In.consume(Before);
  In.assign(Where, {Texts.append(Texts.append(Front, Added), Back), {}});
}

} // namespace clang::tidy::uri
