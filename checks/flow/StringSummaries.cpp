//===--- StringSummaries.cpp - uri-tidy -----------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ast/TextTypes.h"
#include "ast/ValueNames.h"
#include "flow/StringEvaluator.h"
#include "knowledge/Names.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

static Template unknown() {
  Template Result;
  Result.appendHole(nullptr, EncodingState::Unknown);
  return Result;
}

/// Whether the callee can write through \p Parameter.
static bool canWrite(QualType Parameter) {
  return (Parameter->isReferenceType() || Parameter->isPointerType()) &&
         !Parameter->getPointeeType().isConstQualified() &&
         !Parameter->isRValueReferenceType();
}

/// What a function does with the argument for \p Param: Value if that is more
/// than one thing.
static Usage::KindTy usageOf(const ParmVarDecl *Param,
                             const FunctionSummary &Summary) {
  std::optional<Usage::KindTy> Result;
  for (const BuiltString &String : Summary.ByArgument.Strings) {
    const bool IsMeant = llvm::any_of(
        String.Content.Holes, [&](const Hole &H) { return H.Param == Param; });
    if (IsMeant && Result && *Result != String.Use.Kind)
      return Usage::Value;
    if (IsMeant)
      Result = String.Use.Kind;
  }
  const bool IsReturned = Summary.Returned && Summary.Returned->hasParam();
  return IsReturned || !Summary.Written.empty() ? Usage::Value
                                                : Result.value_or(Usage::Value);
}

/// Adds what \p Content is to what calls are known to give.
static void addTo(ArgumentStates &States, const Template &Content) {
  const bool HasRaw =
      llvm::any_of(Content.Holes, [](const Hole &H) { return isRaw(H.State); });
  const Hole *Sole = Content.soleHole();
  if (HasRaw)
    States.Raw = true;
  else if (Sole && Sole->State == EncodingState::Encoded)
    States.Encoded = true;
  else
    States.Other = true;
}

Template StringEvaluator::evalArguments(const Expr &Call,
                                        const FunctionDecl *Callee,
                                        Args Arguments, const Usage &Default) {
  const FunctionDecl *Definition = nullptr;
  const FunctionSummary *Summary = Callee ? Summaries.of(*Callee) : nullptr;
  if (Summary)
    Callee->hasBody(Definition);
  const bool IsApplied = Summary && spend(Summary->Cost);
  IsSpent |= Summary && !IsApplied;
  const CalleeName &Name = Summaries.nameOf(Callee);
  ArgumentMap Given;
  std::optional<EncodingState> Kept;
  for (size_t I = 0; I < Arguments.size(); ++I) {
    const ParmVarDecl *Parameter = Callee && I < Callee->getNumParams()
                                       ? Callee->getParamDecl(I)
                                       : nullptr;
    Usage Use = Default;
    Use.At = &Call;
    if (Parameter)
      Use.Name = Parameter->getName().str();
    // `loadFromUrl(x)` says what it is given.
    if (Arguments.size() == 1 && Name.says(NameMeaning::UriMention))
      Use.Name = "url";
    Use.Name += ' ' + nameOf(Arguments[I]);
    // `replaceChar(Url, ' ', '+')` searches, but what it writes is used.
    if (Use.Kind == Usage::Comparand && Parameter &&
        canWrite(Parameter->getType()))
      Use.Kind = Usage::Value;
    Template Content = eval(Arguments[I]);
    if (const auto *CallOf = llvm::dyn_cast<CallExpr>(&Call);
        CallOf && I == 0 && Arguments.size() > 1)
      noteSplit(*CallOf, Content, Arguments.drop_front());
    // `toUpper(toHex(Key))` is as safe as what it gets.
    if (const Hole *Sole = Content.soleHole();
        Sole && Arguments.size() == 1 && Name.says(NameMeaning::Trim) &&
        isTextType(Call.getType()) && !isRaw(Sole->State))
      Kept = Sole->State;
    if (!Summary && Name.says(NameMeaning::Parser))
      note(TextOperation::Split, Call, Content, "&");
    // The parameter's name says what is wanted.
    if (const Hole *Sole = Content.soleHole();
        Sole && Sole->By && Sole->State == EncodingState::Encoded &&
        Use.Kind == Usage::Value && Parameter &&
        says(Parameter->getName(), {NameMeaning::Uri, NameMeaning::Path}))
      Use.Kind = Usage::UriSink;
    // In C, declarations may say nothing of parameters.
    if (Summary && Parameter && I < Definition->getNumParams()) {
      const ParmVarDecl *Param = Definition->getParamDecl(I);
      if (Use.Kind == Usage::Value)
        Use.Kind = usageOf(Param, *Summary);
      addTo(Summaries.Arguments[Param], Content);
      Given.try_emplace(Param, Argument{Arguments[I], Content});
    }
    const bool IsWritten = Parameter && canWrite(Parameter->getType()) &&
                           !(IsApplied && Summary->IsComplete) &&
                           !Name.says(NameMeaning::Trim);
    use(std::move(Content), std::move(Use));
    if (!IsWritten)
      continue;
    if (I == 0 && Arguments.size() > 1 && Name.says(NameMeaning::Append))
      append(Arguments[I], unknown());
    else
      forget(Arguments[I]);
  }
  if (!Summary) {
    Template Result = hole(&Call);
    if (Kept && Result.soleHole())
      Result.Holes.front().State = *Kept;
    return Result;
  }
  if (!IsApplied) {
    Template Result = hole(&Call);
    if (isRaw(Result.Holes.front().State))
      Result.Holes.front().State = EncodingState::Unknown;
    return Result;
  }
  applySummary(Call, *Summary, Given);
  return returned(Call, *Summary, Given);
}

Template StringEvaluator::instantiate(const Template &Text,
                                      const ArgumentMap &Given) const {
  return Text.substitute([&](const Hole &H) {
    Template Result;
    const auto Found = H.Param ? Given.find(H.Param) : Given.end();
    if (Found == Given.end()) {
      Hole Own = H;
      Own.Param = nullptr;
      Result.appendHole(Own);
      return Result;
    }
    const auto &[Value, Content] = Found->second;
    const Expr *Via = H.Via ? H.Via : H.Value;
    // Unless the function puts in the value as it is, it is no business of the
    // caller to encode it.
    const bool IsBound =
        H.IsBound || !llvm::isa_and_nonnull<DeclRefExpr>(
                         H.Value ? stripped(H.Value) : nullptr);
    if (H.By) {
      const Hole *Sole = Content.soleHole();
      Hole Changed = H;
      Changed.Value = Value;
      Changed.Param = Sole ? Sole->Param : nullptr;
      Changed.Via = Via;
      Result.appendHole(Changed);
      return Result;
    }
    Result = Content;
    for (Hole &Inner : Result.Holes) {
      if (!Inner.Via)
        Inner.Via = Via;
      Inner.IsBound |= IsBound;
    }
    if (Content.soleHole())
      Result.Holes.front().Alias = H.Value;
    return Result;
  });
}

void StringEvaluator::applySummary(const Expr &Call,
                                   const FunctionSummary &Summary,
                                   const ArgumentMap &Given) {
  for (const BuiltString &String : Summary.ByArgument.Strings)
    Strings.push_back(
        {instantiate(String.Content, Given), String.Use, String.Depth + 1});
  for (const TextOperation &Operation : Summary.ByArgument.Operations) {
    const size_t Before = Operations.size();
    note(Operation.Kind, Call, instantiate(Operation.Input, Given),
         Operation.Delimiters);
    if (Operations.size() > Before) {
      Operations.back().Via = Operation.Via ? Operation.Via : Operation.Call;
      Operations.back().Depth = Operation.Depth + 1;
    }
  }
  for (const auto &[Param, Content] : Summary.Written)
    if (const auto Found = Given.find(Param); Found != Given.end())
      put(Found->second.Value, instantiate(Content, Given));
}

/// Whether the text that a function returns says more than its state does.
static bool tellsMore(const Template &Returned) {
  return Returned.isConstant() || Returned.hasParam() ||
         llvm::any_of(Returned.Holes, [](const Hole &H) { return H.By; });
}

Template StringEvaluator::returned(const Expr &Call,
                                   const FunctionSummary &Summary,
                                   const ArgumentMap &Given) const {
  Template Result = hole(&Call);
  const std::string Name = nameOf(&Call);
  const Hole *Sole = Summary.Returned ? Summary.Returned->soleHole() : nullptr;
  if (!Summary.Returned ||
      (says(Name, NameMeaning::Encoded) && !(Sole && Sole->By)))
    return Result;
  if (!Sole)
    // Who writes '%' there encodes by hand.
    return llvm::StringRef(Summary.Returned->Text).contains('%') ||
                   !tellsMore(*Summary.Returned)
               ? Result
               : instantiate(*Summary.Returned, Given);
  const auto Found = Sole->Param ? Given.find(Sole->Param) : Given.end();
  if (Found == Given.end() || says(Name, NameMeaning::Uri))
    return Result;
  const Template &Content = Found->second.Content;
  const Hole *Given0 = Content.soleHole();
  if (!Sole->By && !Given0)
    return Content;
  // The value is known by the call that gives it.
  Hole Value = Sole->By ? *Sole : *Given0;
  Value.Value = &Call;
  Value.Via = nullptr;
  if (Sole->By)
    Value.By = &Call;
  Value.Param = Given0 ? Given0->Param : nullptr;
  Result = Template();
  Result.appendHole(Value);
  return Result;
}

} // namespace clang::tidy::uri
