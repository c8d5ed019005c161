//===--- StringFormats.cpp - uri-tidy -------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ast/TextTypes.h"
#include "flow/StringEvaluator.h"
#include "knowledge/Names.h"
#include "model/EatenEscapes.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

/// Whether a conversion of printf can take a value of \p Type.
static bool takes(char Conversion, QualType Type) {
  if (Type->isDependentType())
    return true;
  switch (Conversion) {
  case 's':
  case 'S':
    return Type->isPointerType() || Type->isArrayType() || Type->isRecordType();
  case 'p':
  case 'n':
    return Type->isPointerType();
  case 'e':
  case 'E':
  case 'f':
  case 'F':
  case 'g':
  case 'G':
  case 'a':
  case 'A':
    return Type->isRealFloatingType();
  default:
    return Type->isIntegralOrEnumerationType();
  }
}

Template StringEvaluator::format(const Expr *E, const Template &Format,
                                 Dialect D, std::optional<Args> Given,
                                 llvm::ArrayRef<size_t> Links) {
  Template Result;
  const Args Arguments = Given.value_or(Args());
  auto Items = parseFormat(Format.Text, D);
  // Text that is put into a format may hold conversions of its own.
  if (D == Dialect::Printf)
    findEatenEscapes(Items, Format.Text,
                     Given && Format.isConstant()
                         ? std::optional(Arguments.size())
                         : std::nullopt,
                     [&](char Conversion, size_t Argument) {
                       return takes(Conversion, Arguments[Argument]->getType());
                     });
  // Qt fills the lowest number first.
  llvm::SmallVector<int, 8> Numbers;
  if (D == Dialect::Qt) {
    for (const FormatItem &Item : Items)
      if (Item.Kind == FormatItem::Argument)
        Numbers.push_back(Item.Arg);
    llvm::sort(Numbers);
    Numbers.erase(std::unique(Numbers.begin(), Numbers.end()), Numbers.end());
  }
  llvm::SmallVector<Template, 4> Values;
  for (const Expr *Argument : Arguments)
    Values.push_back(eval(Argument));
  for (size_t I = 0; I < Links.size(); ++I) {
    const bool HoldsMarkers = Links[I] < Links.back();
    for (Hole &H : Values[I].Holes) {
      H.InChain = Links.back() > 0;
      H.HoldsMarkers = HoldsMarkers;
    }
    // The next call of the chain reads them as a format.
    for (LiteralRun &R : Values[I].Runs)
      if (HoldsMarkers && R.Spelling == Dialect::Plain)
        R.Spelling = Dialect::Qt;
  }
  llvm::SmallVector<bool, 4> IsUsed(Values.size());

  for (const FormatItem &Item : Items) {
    switch (Item.Kind) {
    case FormatItem::Text:
      Result.appendSlice(Format, Item.Begin, Item.End, D);
      continue;
    case FormatItem::Escape:
      Result.appendEscape(Format, Item.Begin, D);
      continue;
    case FormatItem::Invalid:
      Result.appendHole(nullptr, EncodingState::Unknown);
      continue;
    case FormatItem::Octet:
      Result.EatenEscapes.push_back({Result.Text.size(), Item.IsCertain});
      Result.appendSlice(Format, Item.Begin, Item.End, D);
      continue;
    case FormatItem::Argument:
      break;
    }
    const int Index = D == Dialect::Qt
                          ? llvm::find(Numbers, Item.Arg) - Numbers.begin()
                          : Item.Arg;
    const Expr *Argument =
        Index >= 0 && static_cast<size_t>(Index) < Arguments.size()
            ? Arguments[Index]
            : nullptr;
    if (!Argument) {
      Result.appendHole(nullptr, EncodingState::Unknown);
      continue;
    }
    IsUsed[Index] = true;
    // A width or precision counts the value's characters.
    const llvm::StringRef Spec =
        llvm::StringRef(Format.Text).slice(Item.Begin, Item.End);
    if ((D == Dialect::Printf && Spec.size() > 2) ||
        (D == Dialect::Brace && Spec.contains(':')))
      Values[Index].bind();
    if (D != Dialect::Printf || Item.Conversion == 's' ||
        Item.Conversion == 'S')
      Result.append(Values[Index]);
    else
      Result.appendHole(Argument,
                        llvm::StringRef("diouxXp").contains(Item.Conversion) &&
                                !Item.IsPadded
                            ? EncodingState::Safe
                            : EncodingState::Unknown);
  }
  for (const Hole &H : Format.Holes)
    if (H.Pos == Format.Text.size())
      Result.appendHole(H);
  for (size_t I = 0; I < Values.size(); ++I)
    if (!IsUsed[I])
      use(std::move(Values[I]), {});
  if (Format.soleHole()) {
    Result = Template();
    Result.appendHole(E, EncodingState::Unknown);
  }
  return Result;
}

/// Whether \p Callee, which formats and returns no text, may well write a
/// request instead of a message.
static bool writesRequest(llvm::StringRef Name) {
  for (const std::string &Word : wordsOf(Name))
    if (llvm::is_contained({"send", "request", "header", "query", "url", "uri",
                            "http", "get", "post", "write", "body"},
                           llvm::StringRef(Word)))
      return true;
  return false;
}

Template StringEvaluator::formatCall(const CallExpr &Call,
                                     const FunctionDecl &Callee,
                                     PrintfLike Like, Args Arguments) {
  if (Like.Format >= Arguments.size())
    return hole(&Call);
  useAll(Arguments.take_front(Like.Format));
  const std::optional<Args> Rest =
      Like.FirstArg <= Arguments.size()
          ? std::optional(Arguments.drop_front(Like.FirstArg))
          : std::nullopt;
  Template Text =
      format(&Call, eval(Arguments[Like.Format]), Dialect::Printf, Rest);
  const std::string Name = Callee.getNameAsString();
  // `Text.Format("…", …)`: a string class of the program's own.
  const auto *Member = llvm::dyn_cast<CXXMemberCallExpr>(&Call);
  if (Member && isTextType(Member->getObjectType()) &&
      (!isTextType(Call.getType()) ||
       Callee.getReturnType()->isReferenceType())) {
    const Expr *Object = Member->getImplicitObjectArgument();
    return says(Name, NameMeaning::Append)
               ? append(Object, Text)
               : written(Call, Object, std::move(Text));
  }
  if (isTextType(Call.getType()))
    return Text;
  if (Like.Format > 0) {
    const QualType First = Arguments[0]->IgnoreParenImpCasts()->getType();
    if (says(Name, NameMeaning::Append)) {
      append(Arguments[0], Text);
      return hole(&Call);
    }
    if (isTextType(First) && !says(Name, NameMeaning::HumanText)) {
      assign(Arguments[0], std::move(Text));
      return hole(&Call);
    }
  }
  Usage Use;
  if (writesRequest(Name))
    Use.Name = Name;
  else
    Use.Kind = Usage::HumanText;
  use(std::move(Text), std::move(Use));
  return hole(&Call);
}
/// `QString("…%1…%2").arg(a).arg(b)` and `.arg(a, b)`.
Template StringEvaluator::evalArg(const CXXMemberCallExpr &Call) {
  llvm::SmallVector<const CXXMemberCallExpr *, 4> Chain;
  const Expr *Object = &Call;
  for (;;) {
    const auto *Link = llvm::dyn_cast<CXXMemberCallExpr>(Object);
    const CXXMethodDecl *Method = Link ? Link->getMethodDecl() : nullptr;
    if (!Method || Method->getNameAsString() != "arg")
      break;
    Chain.push_back(Link);
    Object = stripped(Link->getImplicitObjectArgument());
  }
  const Template Format = eval(Object);
  llvm::SmallVector<const Expr *, 4> Arguments;
  llvm::SmallVector<size_t, 4> Links;
  for (const CXXMemberCallExpr *Link : llvm::reverse(Chain)) {
    const size_t Number = Links.empty() ? 0 : Links.back() + 1;
    if (Link->getNumArgs() == 0)
      continue;
    Arguments.push_back(Link->getArg(0));
    Links.push_back(Number);
    // Behind a first text come further texts, behind a number its width.
    for (const Expr *Next : llvm::drop_begin(Link->arguments())) {
      if (!isTextType(Next->IgnoreParenImpCasts()->getType()) ||
          !isTextType(Link->getArg(0)->IgnoreParenImpCasts()->getType()))
        break;
      Arguments.push_back(Next);
      Links.push_back(Number);
    }
  }
  return format(&Call, Format, Dialect::Qt, Arguments, Links);
}

} // namespace clang::tidy::uri
