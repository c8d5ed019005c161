//===--- UnknownCall.cpp - uri-tidy ---------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "eval/calls/UnknownCall.h"
#include "ast/TextTypes.h"
#include "model/ScanFormat.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

void UnknownCall::noteSources() {
  const Origin &Result =
      *Texts.values().origin(Unit.resultOrigin(Call, Callee, ""));
  Unit.Needed.addSource(Result, State.read(Object).Text);
  for (const Address &A : Object)
    for (const Expr *Maker : State.fillersOf(*A.Of))
      Unit.Needed.addSource(Result,
                            *Texts.values().origin(Unit.resultOrigin(*Maker)));
  for (const Given &Each : Arguments)
    Unit.Needed.addSource(Result, Each.Text);
}

bool UnknownCall::getsOnlySafe() const {
  bool HasData = false;
  // Constants select what a function gives: they are not in it.
  const auto IsSafe = [&](TextRef T) {
    HasData |= !T->Size.IsConstant;
    return llvm::all_of(itemsOf(T), [](TextRef Item) {
      const TextFacts &Sum = Item->Sum;
      return Item->Size.IsConstant ||
             (!Sum.IsLost && (Sum.Chars.isSubsetOf(uricore::Unreserved) ||
                              (Sum.Level && Sum.Level->Low > 0)));
    });
  };
  if (Self && isTextType(Self->getType())) {
    if (!IsSafe(In.textOf(State.read(Object))))
      return false;
  } else if (Self) {
    // An object that was made of such data gives nothing else.
    const Address *Sole = Object.sole();
    const auto Makers =
        Sole ? State.fillersOf(*Sole->Of) : llvm::ArrayRef<const Expr *>();
    if (Makers.empty() || !llvm::all_of(Makers, [&](const Expr *Maker) {
          return Unit.isLost(*Maker);
        }))
      return false;
    HasData = true;
  }
  bool IsAfterBuffer = false;
  for (const Given &Each : Arguments) {
    const QualType Type = Each.E->getType();
    const bool IsSize = IsAfterBuffer;
    IsAfterBuffer = false;
    if (Type.isNull() || Each.E->isInstantiationDependent())
      return false;
    if (Type->isArithmeticType() || Type->isEnumeralType()) {
      HasData |= !IsSize && !Each.E->isEvaluatable(Unit.AST);
      continue;
    }
    if (!Each.Text || !isTextType(Type))
      return false;
    IsAfterBuffer = Each.Parameter && canWrite(Each.Parameter->getType());
    if (!IsSafe(Each.Text))
      return false;
  }
  return HasData;
}

bool UnknownCall::getsCode() const {
  const auto IsCode = [&](const AddressSet &Where) {
    return llvm::any_of(Where, [&](const Address &A) {
      return Unit.functionAt(*A.Of) ||
             llvm::any_of(State.fillersOf(*A.Of), [&](const Expr *Maker) {
               return Unit.runsCode(*Maker);
             });
    });
  };
  return IsCode(Object) || llvm::any_of(Arguments, [&](const Given &Each) {
           return IsCode(Each.Where) || IsCode(Each.Value.Targets);
         });
}

/// Whether \p Call, of a function of which nothing else is known, can only
/// release the text that it is given: it gives nothing, and knows neither the
/// type nor the length.
static bool releasesText(const Expr &Call) {
  const auto *Unknown = llvm::dyn_cast<CallExpr>(&Call);
  if (!Unknown || Unknown->getNumArgs() != 1 || !Call.getType()->isVoidType() ||
      !Unknown->getArg(0)->getType()->isVoidPointerType())
    return false;
  const QualType Given = Unknown->getArg(0)->IgnoreParenCasts()->getType();
  return Given->isPointerType() &&
         Given->getPointeeType()->isAnyCharacterType();
}

void UnknownCall::fillArguments(bool IsSearched) {
  if (In.says(Name, NameMeaning::Trim) || releasesText(Call))
    return;
  const FunctionProtoType *Prototype = Callee ? nullptr : prototypeOf(Call);
  const size_t Declared = Prototype ? Prototype->getNumParams() : 0;
  if (Callee &&
      In.says(Name, {NameMeaning::Encoder, NameMeaning::Decoder,
                     NameMeaning::Base64Encoder}) &&
      In.codeArguments(Call, *Callee, Arguments))
    return;
  for (const Given &Each : Arguments) {
    const size_t Number = &Each - Arguments.begin();
    const QualType Type =
        Each.Parameter ? Each.Parameter->getType() : Each.E->getType();
    if (Type.isNull() || Type->isDependentType() || !canWrite(Type) ||
        (!Each.Parameter && Number >= Declared && isTextType(Type) &&
         readsVariadicTexts(Call)))
      continue;
    // `my_strcpy(Buffer, "…", sizeof Buffer)`
    const bool IsCopied = isTextType(Type) && In.says(Name, NameMeaning::Copy);
    // `buffer_add_string(b, "…")`; and `buf_puts(b, "…")`, if it is no stream.
    if (&Each == Arguments.begin() && Arguments.size() > 1 &&
        (IsCopied || In.says(Name, NameMeaning::Append) ||
         (isFilled(*Each.E) && In.says(Name, NameMeaning::Output)))) {
      // Other names, such as addQuery, do not say that it is text as it is.
      const Given &Next = Arguments[1];
      // The length of the text, or the room for it, may follow.
      const bool IsText =
          Next.Text && isTextType(Next.E->getType()) &&
          (Arguments.size() == 2 ||
           (Arguments.size() == 3 &&
            Arguments[2].E->getType()->isIntegerType())) &&
          !In.says(Name, {NameMeaning::Query, NameMeaning::Request});
      if (IsText)
        In.consume(Next.Text);
      TextRef Added = IsText ? Next.Text : Unit.lost();
      if (IsText && In.says(Name, {NameMeaning::Encoder, NameMeaning::Encoded}))
        Added = In.coded(Call, Callee, Added,
                         Transformer::named(Transformer::Encode));
      if (IsCopied)
        State.store(Each.Where, {Added, {}});
      else
        In.append(Each.Where, Added);
      continue;
    }
    for (const Address &A : Each.Where) {
      In.leave(*A.Of);
      // A text is replaced, unless the function searches it; the parts of an
      // object may be.
      if (In.isTextAt(A) && Each.Where.sole() && !IsSearched)
        State.begin(*A.Of);
      State.fill(*A.Of, Call);
    }
  }
}

void UnknownCall::narrowScanned() {
  const auto Like = Callee ? scanSignature(*Callee) : std::nullopt;
  if (!Like || Like->Format >= Arguments.size() ||
      Like->FirstArg > Arguments.size())
    return;
  const TextRef Format = Arguments[Like->Format].Text;
  if (!Format || !Format->Size.IsConstant)
    return;
  const auto Stores = storesOfScan(Texts.constantOf(Format).Text);
  const auto Places = Arguments.drop_front(Like->FirstArg);
  for (const auto &[Conversion, Each] : llvm::zip(Stores, Places)) {
    const Address *Sole = Each.Where.sole();
    if (!Sole || Sole->At != Address::Start || Sole->Of->IsShared ||
        Conversion.Chars.empty())
      continue;
    if (const TextRef Stored = In.textAt(*Sole->Of))
      State.write(*Sole->Of, {Texts.narrowed(Stored, Conversion.Chars), {}});
  }
}

Content UnknownCall::eval(const Usage &Default) {
  In.useArguments(Call, Callee, Arguments, Default);
  // A function that calls itself has not been analysed yet.
  const bool IsPending = Callee && Unit.isPending(*Callee);
  const bool IsRunner = getsCode();
  const bool IsLost = IsPending || IsRunner || getsOnlySafe();
  Unit.setIsLost(Call, IsLost);
  if (IsRunner)
    Unit.setRunsCode(Call);
  if (!IsLost)
    noteSources();
  fillArguments(Default.Kind == Usage::Comparand);
  narrowScanned();
  if (const auto *Function = llvm::dyn_cast_or_null<CXXMethodDecl>(Callee);
      Function && !Function->isConst() && !Function->isStatic() &&
      !llvm::isa<CXXConstructorDecl>(Function))
    for (const Address &A : Object)
      State.fill(*A.Of, Call);
  // `Buffer = add(Buffer, "…")`
  if (In.says(Name, NameMeaning::Append) && !Arguments.empty())
    return In.resultOf(Call, *Arguments.front().E, Arguments.front().Where);
  return In.resultOf(Call);
}

} // namespace clang::tidy::uri
