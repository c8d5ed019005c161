//===--- Takes.cpp - uri-tidy ---------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "eval/calls/Takes.h"
#include "LLVMSupportCompat.h"
#include "ast/Callee.h"
#include "ast/TextTypes.h"
#include "eval/calls/Splits.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

/// Whether an API that takes \p Part looks for delimiters in it.
static bool isDivided(UriPart Part) {
  return compat::isOneOf({UriPart::Uri, UriPart::Reference,
                          UriPart::RequestTarget, UriPart::Query,
                          UriPart::FormBody},
                         Part);
}

static bool isKey(UriPart Part) {
  return Part == UriPart::QueryKey || Part == UriPart::FormKey;
}

static bool isValueOfQuery(UriPart Part) {
  return Part == UriPart::QueryValue || Part == UriPart::FormValue;
}

/// Whether the elements of \p Type are pairs, or it is a map.
static bool holdsPairs(QualType Type) {
  const TextTypes &Types = TextTypes::current();
  for (const TypePart &Part : Types.partsOf(Type)) {
    if (Part.Step.Kind == FlowStep::Key)
      return true;
    if (Part.Step.Kind != FlowStep::Element || Part.Type.isNull())
      continue;
    const auto Members = Types.partsOf(Part.Type);
    return Members.size() == 2 && Members[0].Step.Kind == FlowStep::Member;
  }
  return false;
}

bool Takes::usePairs(const Expr &Argument, const ApiFact &Fact) {
  const bool IsQuery = Fact.Part == UriPart::Query;
  if ((!IsQuery && Fact.Part != UriPart::FormBody) ||
      !holdsPairs(Argument.getType()))
    return false;
  ApiFact OfKey = Fact, OfValue = Fact;
  OfKey.Part = IsQuery ? UriPart::QueryKey : UriPart::FormKey;
  OfValue.Part = IsQuery ? UriPart::QueryValue : UriPart::FormValue;
  // The expression that reads a container is where its texts come in.
  const auto UseAll = [&](const AddressSet &Pairs, const Expr &KeyBy,
                          const Expr &ValueBy) {
    const auto Member = [&](unsigned char Index, const Expr &By) {
      Spot From;
      From.Where = Pairs;
      llvm::SmallVector<TextRef, 4> Result;
      // The elements of a list are alternatives.
      if (const TextRef Held = In.textOf(
              In.contentOf(In.step(From, {FlowStep::Member, Index}, nullptr))))
        for (TextRef Each : alternativesOf(Held))
          Result.push_back(In.readBy(Each, &By));
      return Result;
    };
    const auto Keys = Member(0, KeyBy);
    const bool IsKnown = Keys.size() == 1 && Keys[0]->Size.IsConstant;
    for (TextRef Key : Keys)
      use(Key, In.nameOf(&KeyBy), OfKey);
    for (TextRef Value : Member(1, ValueBy))
      use(Value, In.nameOf(&ValueBy), OfValue,
          IsKnown ? Texts.constantOf(Keys[0]).Text : "");
  };
  // Pairs that are spelled out are known one by one.
  if (const InitListExpr *List = listIn(&Argument)) {
    for (const Expr *Pair : List->inits()) {
      const auto *Made = llvm::dyn_cast<CXXConstructExpr>(stripped(Pair));
      const bool IsOfTwo = Made && Made->getNumArgs() == 2;
      UseAll(In.locate(Pair), IsOfTwo ? *Made->getArg(0) : *Pair,
             IsOfTwo ? *Made->getArg(1) : *Pair);
    }
    return true;
  }
  Spot All;
  All.Where = In.locate(&Argument);
  const auto Parts = TextTypes::current().partsOf(Argument.getType());
  const bool IsMap = Parts[0].Step.Kind == FlowStep::Key;
  UseAll((IsMap ? All : In.step(All, {FlowStep::Element}, nullptr)).Where,
         Argument, Argument);
  return true;
}

void Takes::use(llvm::ArrayRef<const Expr *> Arguments,
                llvm::ArrayRef<ApiFact> Facts) {
  const FunctionDecl *Callee = calledBy(Call);
  const auto Like = Callee ? printfAttribute(*Callee) : std::nullopt;
  std::string Key;
  for (const ApiFact &Fact : Facts)
    if (Fact.Role == ApiRole::Takes && isKey(Fact.Part) && Fact.Arg >= 0 &&
        static_cast<size_t>(Fact.Arg) < Arguments.size())
      if (const TextRef T = In.text(Arguments[Fact.Arg]); T->Size.IsConstant)
        Key = Texts.constantOf(T).Text;
  for (size_t I = 0; I < Arguments.size(); ++I) {
    const auto *Fact = llvm::find_if(Facts, [&](const ApiFact &F) {
      return F.Role == ApiRole::Takes && F.Arg == static_cast<int>(I);
    });
    if (Fact == Facts.end()) {
      In.use(Arguments[I], {});
      continue;
    }
    if (usePairs(*Arguments[I], *Fact))
      continue;
    const bool IsFormat = Like && Like->Format == I;
    TextRef T = In.text(Arguments[I]);
    if (IsFormat) {
      const bool HasArguments = Like->FirstArg <= Arguments.size();
      const Fillings Given = In.fillingsOf(Arguments.drop_front(
          std::min<size_t>(Like->FirstArg, Arguments.size())));
      T = In.format(Call, T, Dialect::Printf, HasArguments ? &Given : nullptr);
    }
    use(T, In.nameOf(Arguments[I]), *Fact, Key);
    if (IsFormat)
      return;
  }
}

void Takes::use(TextRef T, std::string Name, const ApiFact &Fact,
                std::string Key) {
  Usage Use;
  Use.Name = std::move(Name);
  Use.Key = std::move(Key);
  Use.Part = Fact.Part;
  Use.At = &Call;
  Use.IsRepaired = Fact.Form == TextForm::Repaired;
  if (Fact.Form == TextForm::Raw) {
    In.note(TextEvent::Take, Call, T);
    Use.Kind = Usage::RawSink;
    return In.use(T, std::move(Use));
  }
  switch (Fact.Part) {
  case UriPart::FileName:
    Use.Kind = Usage::Comparand;
    break;
  case UriPart::Uri:
  case UriPart::Reference:
  case UriPart::RequestTarget:
  case UriPart::FileUri:
    Use.Kind = Usage::UriSink;
    break;
  case UriPart::FormBody:
    Use.Kind = Usage::FormSink;
    break;
  case UriPart::Query:
    Use.Kind = Usage::PartSink;
    break;
  default:
    // An API that repairs one piece of data leaves little to go wrong, except
    // for '+' in a query.
    Use.Kind = Fact.Form == TextForm::Encoded ||
                       (Use.IsRepaired && isValueOfQuery(Fact.Part))
                   ? Usage::PartSink
                   : Usage::Value;
    break;
  }
  if (isDivided(Fact.Part))
    In.note(TextEvent::Split, Call, T, "?&=#");
  if (Fact.Part == UriPart::Path)
    if (const FunctionDecl *Callee = calledBy(Call))
      Splits(In, Call).noteParser(Callee->getNameAsString(), T);
  In.use(T, std::move(Use));
}

} // namespace clang::tidy::uri
