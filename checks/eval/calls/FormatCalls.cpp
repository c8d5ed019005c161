//===--- FormatCalls.cpp - uri-tidy ---------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Calls that format: their formats and arguments.
///
//===----------------------------------------------------------------------===//

#include "ast/CallArguments.h"
#include "ast/TextTypes.h"
#include "eval/Evaluator.h"
#include "knowledge/Names.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

Filling Evaluator::fillingBy(const Expr *Argument) {
  const auto *Call = llvm::dyn_cast<CallExpr>(stripped(Argument));
  std::string Name;
  if (Call && Call->getDirectCallee())
    for (const ApiFact &Fact : Unit.Calls.of(*Call)) {
      if (Fact.Role != ApiRole::Forwards || Fact.First == ApiFact::None)
        continue;
      const auto [Object, All] = objectAndArguments(*Call);
      const auto At = [&, Self = Object, Each = All](int Index) {
        return Index == ApiFact::Object ? Self
               : Index >= 0 && static_cast<size_t>(Index) < Each.size()
                   ? Each[Index]
                   : nullptr;
      };
      const TextRef Text = At(Fact.First) ? text(At(Fact.First)) : nullptr;
      if (!Text || !Text->Size.IsConstant || !At(Fact.Arg))
        continue;
      Name = Texts.constantOf(Text).Text;
      Argument = At(Fact.Arg);
      break;
    }
  return {asData(text(Argument), Argument), Argument, Argument->getType(),
          Name};
}

/// The call that creates the list of a format's values, if this list is the
/// only one of \p Arguments; otherwise null.
static const CallExpr *packedIn(llvm::ArrayRef<const Expr *> Arguments) {
  const Expr *Sole = Arguments.size() == 1 ? stripped(Arguments[0]) : nullptr;
  const auto *List = llvm::dyn_cast_or_null<CXXConstructExpr>(Sole);
  return List && List->getNumArgs() == 1
             ? llvm::dyn_cast<CallExpr>(stripped(List->getArg(0)))
             : nullptr;
}

Fillings Evaluator::fillingsOf(Args Arguments) {
  if (const CallExpr *Maker = packedIn(Arguments))
    if (const FunctionDecl *Callee = Maker->getDirectCallee();
        Callee && Callee->isTemplateInstantiation() &&
        !isTextType(Maker->getType()))
      Arguments = Args(Maker->getArgs(), Maker->getNumArgs());
  Fillings Result;
  for (const Expr *Argument : Arguments)
    Result.push_back(fillingBy(Argument));
  return Result;
}

/// Whether \p Callee, which formats and returns no text, may write a request
/// instead of a message.
static bool writesRequest(llvm::StringRef Name, const NameMeanings &Names) {
  return Names.say(Name, {NameMeaning::UriMention, NameMeaning::Request});
}

void Evaluator::putFormatted(const AddressSet &Where, TextRef Text,
                             llvm::StringRef Name) {
  if (says(Name, NameMeaning::Append))
    extend(Where, Text);
  else
    assign(Where, {Text, {}});
}

std::optional<Content> Evaluator::fillFirst(const CallExpr &Call,
                                            const FunctionDecl &Callee,
                                            unsigned Format, TextRef Text) {
  if (Format == 0 || Callee.getNumParams() == 0)
    return std::nullopt;
  const QualType Object = Callee.getParamDecl(0)->getType()->getPointeeType();
  if (Object.isNull() || Object.isConstQualified() ||
      !(Object->isAnyCharacterType() || isTextType(Object)))
    return std::nullopt;
  const Expr &First = *Call.getArg(0);
  const std::string Name = Callee.getNameAsString();
  // A program that does not write 'const' gives the name of a place, too.
  const bool HasSize =
      Format > 1 && Call.getArg(1)->getType()->isIntegralOrEnumerationType();
  if (!HasSize && !Object->isRecordType() && says(Name, NameMeaning::HumanText))
    return std::nullopt;
  const AddressSet Pointee = objectBehind(&First);
  putFormatted(Pointee.empty() ? locate(&First) : Pointee, Text, Name);
  return resultOf(Call, First, Pointee);
}

std::optional<PrintfLike> Evaluator::printfLike(const FunctionDecl &Callee) {
  const TextSummary *Summary = Unit.summaryOf(Callee);
  const auto Formats =
      Summary ? Summary->Formats.all() : llvm::ArrayRef<const ParmVarDecl *>();
  // Its body is evaluated, unless it loops over the format itself.
  if (!Formats.empty() && Summary->Encoders.empty())
    return std::nullopt;
  if (const auto Like = printfAttribute(Callee))
    return Like;
  return !Formats.empty() && Callee.isVariadic() &&
                 isTextType(Callee.getReturnType())
             ? std::optional(PrintfLike{Formats[0]->getFunctionScopeIndex(),
                                        Callee.getNumParams()})
             : std::nullopt;
}

TextRef Evaluator::frontOf(const CallExpr &Call, const FunctionDecl &Callee,
                           Args Before) {
  if (Before.empty() || !isTextType(Call.getType()) ||
      !isTextType(stripped(Before[0])->getType()) ||
      !says(Callee.getNameAsString(), NameMeaning::Append))
    return nullptr;
  const TextRef Front = text(Before[0]);
  consume(Front);
  return Front;
}

std::optional<Content> Evaluator::evalPrintf(const CallExpr &Call) {
  const FunctionDecl *Callee = Call.getDirectCallee();
  const auto Like = Callee ? printfLike(*Callee) : std::nullopt;
  const Args Arguments(Call.getArgs(), Call.getNumArgs());
  if (!Like || Like->Format >= Arguments.size())
    return std::nullopt;
  const size_t ConsumedBefore = Consumed.size();
  const std::string Name = Callee->getNameAsString();
  const bool IsAppended = says(Name, NameMeaning::Append);
  Args Before = Arguments.take_front(Like->Format);
  const TextRef Front = frontOf(Call, *Callee, Before);
  // An object is evaluated below, where the text is appended to it.
  if (Front || (IsAppended && !Before.empty() &&
                !isTextType(stripped(Before[0])->getType())))
    Before = Before.drop_front();
  useAll(Before);
  const TextRef Format = text(Arguments[Like->Format]);
  const bool HasArguments = Like->FirstArg <= Arguments.size();
  const Fillings Given =
      fillingsOf(HasArguments ? Arguments.drop_front(Like->FirstArg) : Args());
  TextRef Text =
      format(Call, Format, Dialect::Printf, HasArguments ? &Given : nullptr);
  // A function with a loop of its own over the format encodes the values.
  if (const TextSummary *Summary = Unit.summaryOf(*Callee);
      Summary && !Summary->Encoders.empty()) {
    Transformer Encode = Transformer::named(Transformer::Encode);
    Encode.Call = &Call;
    Text = Texts.substitute(Text, [&](const TextValue &V) {
      return Texts.coded(Texts.value(V), Encode);
    });
  }
  // `Text.Format("…", …)`: a string class of the program's own.
  const auto *Member = llvm::dyn_cast<CXXMemberCallExpr>(&Call);
  if (Member && isTextType(Member->getObjectType()) &&
      (!isTextType(Call.getType()) ||
       Callee->getReturnType()->isReferenceType())) {
    const AddressSet Object = locate(Member->getImplicitObjectArgument());
    putFormatted(Object, Text, Name);
    return isTextType(Callee->getReturnType().getNonReferenceType())
               ? Content{nullptr, Object}
               : resultOf(Call);
  }
  if (!Front)
    if (const auto Filled = fillFirst(Call, *Callee, Like->Format, Text))
      return Filled;
  if (isTextType(Call.getType()))
    return Content{Front ? Texts.append(Front, Text) : Text, {}};
  if (const auto Written = evalWriting(Call, Text))
    return Written;
  if (IsAppended && Like->Format > 0) {
    const AddressSet Target = objectBehind(Arguments[0]);
    extend(Target.empty() ? locate(Arguments[0]) : Target, Text);
    return resultOf(Call, *Arguments[0], Target);
  }
  Usage Use;
  Use.At = &Call;
  if (writesRequest(Name, Unit.Names))
    Use.Name = Name;
  else
    Use.Kind = Usage::HumanText;
  if (Use.Kind == Usage::HumanText)
    show(ConsumedBefore);
  use(Text, std::move(Use));
  return resultOf(Call);
}

/// `QString("…%1…%2").arg(a).arg(b)` and `.arg(a, b)`.
Content Evaluator::evalArg(const CXXMemberCallExpr &Call) {
  llvm::SmallVector<const CXXMemberCallExpr *, 4> Chain;
  const Expr *Object = &Call;
  for (;;) {
    const auto *Link = llvm::dyn_cast<CXXMemberCallExpr>(Object);
    if (!Link || methodOf(*Link) != TextMethod::Arg)
      break;
    Chain.push_back(Link);
    Object = stripped(Link->getImplicitObjectArgument());
  }
  const auto Placed = [this](TextRef T, TextValue::ChainPlace At) {
    return Texts.substitute(T, [&](const TextValue &V) {
      TextValue InChain = V;
      InChain.Chain = At;
      return Texts.value(InChain);
    });
  };
  // arg() also replaces markers in text that was inserted before.
  TextRef Format = text(Object);
  if (Format->Kind != TextNode::Value)
    Format = Placed(Format, TextValue::InnerInChain);
  llvm::SmallVector<const Expr *, 4> Arguments;
  llvm::SmallVector<size_t, 4> Links;
  for (const CXXMemberCallExpr *Link : llvm::reverse(Chain)) {
    const size_t Number = Links.empty() ? 0 : Links.back() + 1;
    if (Link->getNumArgs() == 0)
      continue;
    Arguments.push_back(Link->getArg(0));
    Links.push_back(Number);
    // A first text is followed by further texts, a number by its width.
    for (const Expr *Next : llvm::drop_begin(Link->arguments())) {
      if (!isTextType(stripped(Next)->getType()) ||
          !isTextType(stripped(Link->getArg(0))->getType()))
        break;
      Arguments.push_back(Next);
      Links.push_back(Number);
    }
  }
  Fillings Values = fillingsOf(Arguments);
  for (size_t I = 0; I < Links.size(); ++I)
    if (Links.back() > 0)
      Values[I].Text = Placed(Values[I].Text, Links[I] < Links.back()
                                                  ? TextValue::InnerInChain
                                                  : TextValue::LastInChain);
  return {format(Call, Format, Dialect::Qt, &Values), {}};
}

} // namespace clang::tidy::uri
