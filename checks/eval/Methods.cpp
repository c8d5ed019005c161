//===--- Methods.cpp - uri-tidy -------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Methods of text classes, by the roles that the catalogues give them.
///
//===----------------------------------------------------------------------===//

#include "ast/TextTypes.h"
#include "core/Percent.h"
#include "encoder/Pieces.h"
#include "eval/Evaluator.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

/// The change that \p Method makes to all bytes alike, if any.
static std::optional<Transformer> changeBy(TextMethod Method) {
  switch (Method) {
  case TextMethod::Lower:
    return Transformer(Transformer::LowerCase);
  case TextMethod::Upper:
    return Transformer(Transformer::UpperCase);
  case TextMethod::Trimmed:
  case TextMethod::Substring:
  case TextMethod::First:
  case TextMethod::Last:
    return Transformer(Transformer::Slice);
  default:
    return std::nullopt;
  }
}

std::optional<Content> Evaluator::evalMethod(const CXXMemberCallExpr &Call) {
  const Expr *Object = Call.getImplicitObjectArgument();
  const CXXMethodDecl *Callee = Call.getMethodDecl();
  if (!Object || !Callee)
    return std::nullopt;
  QualType Type = stripped(Object)->getType();
  if (Type->isPointerType())
    Type = Type->getPointeeType();
  const bool IsText = isTextType(Type) || isStringStream(Type);
  const bool IsList = isTextContainer(Type);
  if (!IsText && !IsList)
    return std::nullopt;
  const auto Where = [&] {
    return Object->getType()->isPointerType() ? eval(Object).Targets
                                              : locate(Object);
  };
  const Args Arguments(Call.getArgs(), Call.getNumArgs());
  const TextMethod Method = methodOf(Call);
  const bool HasArgument =
      !Arguments.empty() && !llvm::isa<CXXDefaultArgExpr>(Arguments[0]);
  if (IsList) {
    if (HasArgument &&
        (Method == TextMethod::Append || Method == TextMethod::Prepend ||
         Method == TextMethod::Insert)) {
      const TextRef Element = text(Arguments.back());
      consume(Element);
      for (const Address &A : Where())
        State.write(Unit.elementOf(*A.Of), {Element, {}});
      return resultOf(Call);
    }
    if (Method != TextMethod::Join)
      return std::nullopt;
    const TextRef Between = HasArgument ? text(Arguments[0]) : Texts.empty();
    AddressSet Elements;
    for (const Address &A : Where())
      Elements.add({&Unit.elementOf(*A.Of), Address::Start});
    const TextRef Element = State.read(Elements).Text;
    if (!Element)
      return Content{Unit.lost(&Call), {}};
    consume(Element);
    return Content{
        Texts.append(Element, Texts.repeat(Texts.append(Between, Element))),
        {}};
  }
  if (Call.isGLValue() && Call.getType()->isAnyCharacterType()) {
    useAll(Arguments);
    if (Method == TextMethod::Front)
      return Content{nullptr, Where()};
    if (Method == TextMethod::Back || Method == TextMethod::Element)
      return Content{nullptr, Where().at(Address::Inside)};
  }
  const auto Whole = [&] { return textOf(State.read(Where())); };
  // `n.trimmed()` gives a text of the object's type.
  if (!HasArgument && givesText(Method)) {
    if (Method == TextMethod::Begin)
      return Content{nullptr, Where()};
    const TextRef T = Whole();
    const std::optional<Transformer> How = changeBy(Method);
    if (!How)
      return Content{
          readBy(T, Unit.AST.hasSameUnqualifiedType(Call.getType(), Type)
                        ? &Call
                        : Object),
          {}};
    Transformer Change = *How;
    Change.Call = &Call;
    return Content{Texts.coded(T, Change), {}};
  }
  if (std::optional<Transformer> How = changeBy(Method)) {
    useAll(Arguments);
    How->Call = &Call;
    return Content{Texts.coded(Whole(), *How), {}};
  }
  if (Method == TextMethod::End)
    return Content{nullptr, Where().at(Address::End)};
  if (Method == TextMethod::Clear) {
    assign(Where(), {Texts.empty(), {}});
    return resultOf(Call);
  }
  if (Method == TextMethod::Chop || Method == TextMethod::Erase ||
      Method == TextMethod::Resize) {
    // `s.erase(std::remove_if(…), s.end())`: there is nothing behind the end.
    if (Method == TextMethod::Erase && Arguments.size() == 2 &&
        Arguments[0]->getType()->isRecordType()) {
      const AddressSet Begin = State.read(locate(Arguments[0])).Targets;
      if (!Begin.empty() && llvm::all_of(Begin, [](const Address &A) {
            return A.At == Address::End;
          }))
        return Content{nullptr, Where()};
    }
    useAll(Arguments);
    const AddressSet Text = Where();
    // `pop_back()` takes one byte off the end.
    const bool IsOne = Method == TextMethod::Chop && !HasArgument;
    for (const Address &A : Text)
      if (const TextRef T = State.read(*A.Of).Text)
        State.store(A, {IsOne ? Texts.cutEnd(T, 1) : sliceOf(T, &Call), {}});
    return Content{nullptr, Text};
  }
  if (!HasArgument)
    return std::nullopt;
  // `append(1, c)` counts before the character, `insert(0, s)` positions.
  const QualType First = stripped(Arguments[0])->getType();
  const bool Counts = Arguments.size() > 1 && First->isIntegerType() &&
                      !First->isAnyCharacterType();
  // The text is followed by a length or a range of it: `append(s, 2, 5)`.
  const Args Rest = Arguments.drop_front(Counts ? 2 : 1);
  const bool IsPart = !Rest.empty() && !llvm::isa<CXXDefaultArgExpr>(Rest[0]);
  // An iterator specifies a position, two of them a range.
  const auto IsIterator = [](const Expr *E) {
    return E->getType()->isRecordType() && !isTextType(E->getType());
  };
  const bool IsAt = Method == TextMethod::Insert && IsIterator(Arguments[0]);
  const Args Inserted = Arguments.drop_front(IsAt ? 1 : 0);
  const bool IsRange = Inserted.size() > 1 && IsIterator(Inserted[0]);
  const auto EvalText = [&] {
    const TextRef T = IsRange ? textBetween(Inserted[0], Inserted[1])
                              : text(IsAt     ? Arguments.back()
                                     : Counts ? Arguments[1]
                                              : Arguments[0]);
    consume(T);
    return IsPart && !IsRange && !IsAt ? sliceOf(T, &Call) : T;
  };
  switch (Method) {
  case TextMethod::Arg:
    return evalArg(Call);
  case TextMethod::Append: {
    const TextRef Added = EvalText();
    const AddressSet Text = Where();
    append(Text, Added);
    return Content{nullptr, Text};
  }
  case TextMethod::Insert:
  case TextMethod::Prepend: {
    const TextRef Added = EvalText();
    const AddressSet Text = Where();
    Expr::EvalResult Position;
    const auto *Place =
        llvm::dyn_cast<CXXMemberCallExpr>(stripped(Arguments[0]));
    const TextMethod At =
        (Counts || IsAt) && Place ? methodOf(*Place) : TextMethod::None;
    const bool IsFront =
        Method == TextMethod::Prepend || At == TextMethod::Begin ||
        (Counts && Arguments[0]->EvaluateAsInt(Position, Unit.AST) &&
         Position.Val.getInt() == 0);
    if (IsFront)
      prepend(Text, Added);
    else if (At == TextMethod::Length || At == TextMethod::End)
      append(Text, Added);
    else if (const TextRef Before = State.read(Text).Text)
      assign(Text, {Texts.append(Texts.append(sliceOf(Before, &Call), Added),
                                 sliceOf(Before, &Call)),
                    {}});
    else
      assign(Text, {Added, {}});
    return Content{nullptr, Text};
  }
  case TextMethod::Assign:
  case TextMethod::Content: {
    const TextRef New = EvalText();
    const AddressSet Text = Where();
    assign(Text, {New, {}});
    return Content{nullptr, Text};
  }
  case TextMethod::Replace:
    return evalReplace(Call);
  default:
    return std::nullopt;
  }
}

std::string Evaluator::foundAt(const CXXMemberCallExpr &Call) {
  const auto *Ref = llvm::dyn_cast<DeclRefExpr>(stripped(Call.getArg(0)));
  const auto *Var = Ref ? llvm::dyn_cast<VarDecl>(Ref->getDecl()) : nullptr;
  const auto *Find =
      Var && Var->getInit()
          ? llvm::dyn_cast<CXXMemberCallExpr>(stripped(Var->getInit()))
          : nullptr;
  Expr::EvalResult Length;
  if (!Find || methodOf(*Find) != TextMethod::Find || Find->getNumArgs() == 0 ||
      !Var->hasLocalStorage() || Changes().areTo(*Var) ||
      !Call.getArg(1)->EvaluateAsInt(Length, Unit.AST))
    return "";
  const TextRef Sought = text(Find->getArg(0));
  if (!Sought->Size.IsConstant)
    return "";
  std::string Result = Texts.constantOf(Sought).Text;
  return Length.Val.getInt() == Result.size() ? Result : "";
}

Content Evaluator::evalReplace(const CXXMemberCallExpr &Call) {
  const Expr *Object = Call.getImplicitObjectArgument();
  const AddressSet Where = Object->getType()->isPointerType()
                               ? eval(Object).Targets
                               : locate(Object);
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
  else if (const std::string Old = IsRange ? foundAt(Call) : ""; Old.size() > 1)
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

TextRef Evaluator::replaced(const CallExpr &Call, TextRef Before,
                            llvm::StringRef Old, TextRef New) {
  if (Old.empty())
    return Before;
  const bool IsConstant = New->Size.IsConstant;
  const std::string By = IsConstant ? Texts.constantOf(New).Text : "";
  // One step of a decoder.
  if (IsConstant && uricore::escapeAt(Old, 0) && By.size() <= 1) {
    // Further steps do not decode again.
    if (Before->Sum.Level.value_or(EncodingLevel()).Low < 0)
      return Before;
    Transformer Decode(Transformer::Decode);
    return coded(Call, Call.getDirectCallee(), Before, Decode);
  }
  // One step of an encoder: further steps do not encode again.
  if (IsConstant && Old.size() == 1 && uricore::escapeAt(By, 0) &&
      uricore::decode(By).Bytes == Old) {
    if (Before->Sum.Level.value_or(EncodingLevel()).High > 0)
      return Before;
    return Texts.coded(Before, Transformer::encode(~uricore::CharSet(Old)));
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
