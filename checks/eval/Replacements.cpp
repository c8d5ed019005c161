//===--- Replacements.cpp - uri-tidy --------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Methods that replace a part of a text.
///
//===----------------------------------------------------------------------===//

#include "ast/TextTypes.h"
#include "core/Percent.h"
#include "eval/Evaluator.h"

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
  while (!Pending.empty()) {
    const auto [S, Parent, Outer] = Pending.pop_back_val();
    const Stmt *Loop = llvm::isa<ForStmt, WhileStmt, DoStmt>(S) ? S : Outer;
    if (S == &User)
      LoopOfUser = Loop;
    if (const auto *Declarations = llvm::dyn_cast<DeclStmt>(S))
      for (const Decl *D : Declarations->decls())
        if (D == &Var && Var.getInit())
          All.emplace_back(searchIn(Var.getInit()), Loop);
    const auto *Ref = llvm::dyn_cast<DeclRefExpr>(S);
    if (Ref && Ref->getDecl() == &Var) {
      const auto *Assigned = llvm::dyn_cast<BinaryOperator>(Parent);
      const auto *Read = llvm::dyn_cast<ImplicitCastExpr>(Parent);
      if (Assigned && Assigned->getOpcode() == BO_Assign)
        All.emplace_back(searchIn(Assigned->getRHS()), Loop);
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
  return Result;
}

std::string Evaluator::foundAt(const CXXMemberCallExpr &Call) {
  Expr::EvalResult Length;
  // `replace(Text.find("a"), 1, New)`.
  if (const auto *Search =
          llvm::dyn_cast<CXXMemberCallExpr>(stripped(Call.getArg(0)));
      Search && methodOf(*Search) == TextMethod::Find &&
      Search->getNumArgs() > 0) {
    const TextRef Sought = text(Search->getArg(0));
    if (!Sought->Size.IsConstant ||
        !Call.getArg(1)->EvaluateAsInt(Length, Unit.AST))
      return "";
    std::string Bytes = Texts.constantOf(Sought).Text;
    return Bytes.size() > 1 && Length.Val.getInt() == Bytes.size() ? Bytes : "";
  }
  const auto *Ref = llvm::dyn_cast<DeclRefExpr>(stripped(Call.getArg(0)));
  const auto *Var = Ref ? llvm::dyn_cast<VarDecl>(Ref->getDecl()) : nullptr;
  const Stmt *Body = Function ? Function->getBody() : nullptr;
  if (!Var || !Var->hasLocalStorage() || llvm::isa<ParmVarDecl>(Var) || !Body ||
      !Call.getArg(1)->EvaluateAsInt(Length, Unit.AST))
    return "";
  const Searches Found = searchesFor(*Var, *Body, Call);
  std::string Result;
  for (const CXXMemberCallExpr *Search : Found.All) {
    const TextRef Sought = text(Search->getArg(0));
    if (!Sought->Size.IsConstant)
      return "";
    std::string Bytes = Texts.constantOf(Sought).Text;
    if (!Result.empty() && Bytes != Result)
      return "";
    Result = std::move(Bytes);
  }
  // One of several characters is replaced unless the search is repeated.
  return Length.Val.getInt() == Result.size() &&
                 (Result.size() > 1 || Found.AreRepeated)
             ? Result
             : "";
}

Content Evaluator::evalReplace(const CXXMemberCallExpr &Call) {
  const Expr *Object = Call.getImplicitObjectArgument();
  const AddressSet Where = Object->getType()->isPointerType()
                               ? eval(Object).Targets
                               : locate(Object);
  readInPlace(Where, Object);
  const TextRef Before = textOf(State.read(Where));
  llvm::SmallVector<TextRef, 3> Given;
  for (const Expr *Argument : Call.arguments())
    if (!llvm::isa<CXXDefaultArgExpr>(Argument))
      Given.push_back(text(Argument));
  TextRef After = nullptr;
  // `replace(Old, New)` of text; anything else names a range.
  const bool IsRange =
      Given.size() == 3 &&
      isTextType(stripped(Call.getArg(Call.getNumArgs() - 1))->getType());
  if (Given.size() == 2 && Given[0]->Size.IsConstant)
    After = replaced(Call, Before, Texts.constantOf(Given[0]).Text, Given[1]);
  else if (const std::string Old = IsRange ? foundAt(Call) : ""; !Old.empty())
    After = replaced(Call, Before, Old, Given[2]);
  if (!After) {
    const TextRef Part = sliceOf(Before, &Call);
    After = Texts.append(Texts.append(Part, IsRange ? Given[2] : Unit.lost()),
                         Part);
    consume(Given.back());
  }
  const CXXMethodDecl *Method = Call.getMethodDecl();
  if (Method && !Method->isConst()) {
    consume(Before);
    assign(Where, {After, {}});
    return {nullptr, Where};
  }
  return {After, {}};
}

/// What each byte becomes where \p Old, one byte, becomes \p New.
static ByteImages imagesOf(unsigned char Old, llvm::StringRef New) {
  ByteImages Result;
  for (unsigned Byte = 0; Byte < Result.size(); ++Byte)
    Result[Byte] = std::string(1, static_cast<char>(Byte));
  Result[Old] = New.str();
  return Result;
}

/// The last call for \p T.
static Transformer lastStep(TextRef T) {
  if (T->Kind == TextNode::Coded)
    return *T->How;
  return T->Kind == TextNode::Value && !T->Facts->Done.empty()
             ? *T->Facts->Done.all().back()
             : Transformer(Transformer::Slice);
}

/// Whether \p Last writes the escapes of some characters, but not of '%'.
static bool isOtherStep(const Transformer &Last) {
  return Last.Kind == Transformer::Encode && Last.By == KnownBy::Run &&
         (uricore::NonAscii | uricore::CharSet("%")).isSubsetOf(Last.Set);
}

TextRef Evaluator::replaced(const CallExpr &Call, TextRef Before,
                            llvm::StringRef Old, TextRef New) {
  if (Old.empty())
    return Before;
  const bool IsConstant = New->Size.IsConstant;
  const std::string By = IsConstant ? Texts.constantOf(New).Text : "";
  // One step of a decoder.
  if (IsConstant && uricore::escapeAt(Old, 0) && By.size() == 1) {
    // Further steps do not decode again, unless the last one made a '%'.
    if (Before->Sum.Level.value_or(EncodingLevel()).Low < 0 &&
        !lastStep(Before).Set.contains('%'))
      return Before;
    Transformer Decode(Transformer::Decode);
    Decode.Set = uricore::CharSet(By);
    return coded(Call, Call.getDirectCallee(), Before, Decode);
  }
  // One step of an encoder: only that for '%' encodes again.
  const bool IsEncoder = IsConstant && Old.size() == 1 &&
                         uricore::escapeAt(By, 0) &&
                         uricore::decode(By).Bytes == Old;
  if (IsEncoder)
    use(New, {Usage::PartSink, {}, UriPart::QueryValue});
  // In a text with delimiters, the values between them remain as they are.
  if (IsEncoder && isData(Before->Sum.Part)) {
    Transformer Step = Transformer::encode(~uricore::CharSet(Old));
    Step.KeepsEscapes = Step.Set.contains('%');
    Step.Call = &Call;
    // The escapes of other steps are encoded again; an encoder is judged
    // itself.
    if (Old == "%" && isOtherStep(lastStep(Before)) &&
        !(Function && Unit.Encoders.behaviourOf(*Function)))
      note(TextEvent::Encode, Call, Before);
    // The text of an encoder has nothing left to encode.
    if (Before->Sum.Level.value_or(EncodingLevel()).High > 0 &&
        !joinedSteps(lastStep(Before), Step))
      return Before;
    return Texts.coded(Before, Step);
  }
  if (IsConstant && Old.size() == 1) {
    Transformer Map(Transformer::Map);
    Map.Call = &Call;
    Map.Images = Texts.values().images(
        imagesOf(static_cast<unsigned char>(Old.front()), By));
    return Texts.coded(Before, Map);
  }
  // A placeholder in the literals of the text.
  TextRef Result = Texts.empty();
  bool IsFound = false;
  for (TextRef Item : itemsOf(Before)) {
    if (Item->Kind != TextNode::Literal) {
      Result = Texts.append(Result, Item);
      continue;
    }
    const Template &Piece = Item->Bytes->Text;
    size_t Begin = 0;
    for (size_t At; (At = llvm::StringRef(Piece.Text).find(Old, Begin)) !=
                    llvm::StringRef::npos;
         Begin = At + Old.size()) {
      Template Front;
      Front.appendSlice(Piece, Begin, At, Dialect::Plain);
      if (!Front.empty())
        Result = Texts.append(Result, Texts.literal(std::move(Front)));
      Result = Texts.append(Result, New);
      IsFound = true;
    }
    Template Back;
    Back.appendSlice(Piece, Begin, Piece.Text.size(), Dialect::Plain);
    if (!Back.empty())
      Result = Texts.append(Result, Texts.literal(std::move(Back)));
  }
  if (!IsFound)
    return nullptr;
  consume(New);
  return Result;
}

} // namespace clang::tidy::uri
