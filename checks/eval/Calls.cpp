//===--- Calls.cpp - uri-tidy ---------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Calls: the facts and bodies that describe them, and calls of which nothing
/// is known.
///
//===----------------------------------------------------------------------===//

#include "ast/TextTypes.h"
#include "eval/Evaluator.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

Content Evaluator::resultOf(const Expr &Call, const FunctionDecl *Callee) {
  const QualType Type = Callee ? Callee->getReturnType() : Call.getType();
  if (Callee && isTextType(Type) &&
      says(Callee->getNameAsString(), NameMeaning::SafeCode)) {
    TextValue V;
    V.From = Texts.values().origin(Origin::of(Origin::Result, Callee));
    V.Chars = uricore::Unreserved;
    V.Entry = &Call;
    return {Texts.value(V), {}};
  }
  if (Type.isNull() || Type->isVoidType())
    return {};
  const Place &To = Unit.temporary(Call);
  const void *Identity =
      Callee ? static_cast<const void *>(Callee->getCanonicalDecl()) : &Call;
  const llvm::StringRef Name =
      Callee && Callee->getIdentifier() ? Callee->getName() : "";
  const Origin From = Origin::of(Unit.resultKindOf(Call), Identity, Name);
  if (Type->isReferenceType() || Type->isPointerType()) {
    // The object behind it is one of its own.
    const Place &Object = Unit.allocation(Call);
    State.begin(Object);
    if (Type->isPointerType() && isTextType(Type))
      return {Unit.valueOf(From), {}};
    State.write(Object, Unit.contentOf(Type->getPointeeType(), Object, From));
    State.fill(Object, Call);
    return {nullptr, Address{&Object, Address::Start}};
  }
  if (Type->isRecordType() && !isTextType(Type)) {
    State.begin(To);
    State.fill(To, Call);
    return {nullptr, Address{&To, Address::Start}};
  }
  if (Type->isDependentType())
    return {Unit.lost(&Call), {}};
  if (Type->isArithmeticType() && !Type->isAnyCharacterType())
    return {Unit.numberOf(Type, &Call), {}};
  return Unit.contentOf(Type, To, From);
}

// --- Facts ----------------------------------------------------------------

/// The transformer that \p Fact describes.
static Transformer transformerOf(const ApiFact &Fact) {
  if (Fact.Role == ApiRole::Decodes) {
    Transformer Result(Transformer::Decode);
    Result.By = KnownBy::Catalogue;
    Result.PlusIsSpace = Fact.PlusIsSpace;
    return Result;
  }
  Transformer Result =
      Transformer::encode(Fact.Keeps.value_or(uricore::Unreserved));
  Result.By = KnownBy::Catalogue;
  Result.PlusIsSpace = Fact.PlusIsSpace;
  Result.LowercaseHex = Fact.LowercaseHex;
  Result.KeepsEscapes = Fact.KeepsEscapes;
  return Result;
}

static bool isNullPointer(const Expr *E, ASTContext &AST) {
  return !E->isValueDependent() &&
         E->isNullPointerConstant(AST, Expr::NPC_ValueDependentIsNotNull) !=
             Expr::NPCK_NotNull;
}

TextRef Evaluator::textOfFact(const CallExpr &Call, const ApiFact &Fact,
                              Args Arguments, const Expr *Main) {
  const auto Behind = [&](int First) {
    return Arguments.drop_front(
        std::min<size_t>(std::max(First, 0), Arguments.size()));
  };
  const auto Separator =
      Fact.Separator >= 0 &&
              static_cast<size_t>(Fact.Separator) < Arguments.size()
          ? Arguments[Fact.Separator]
          : nullptr;
  switch (Fact.Role) {
  case ApiRole::Encodes:
  case ApiRole::Decodes:
    return coded(Call, Call.getDirectCallee(), text(Main), transformerOf(Fact));
  case ApiRole::Forwards:
    return text(Main);
  case ApiRole::Formats:
    return format(Call, text(Main), Fact.Format,
                  Fact.First < 0 ? std::nullopt
                                 : std::optional(Behind(Fact.First)));
  case ApiRole::Concatenates: {
    TextRef Result = Texts.empty();
    bool IsFirst = true;
    for (const Expr *Argument : Behind(Fact.Arg)) {
      if (isNullPointer(Argument, Unit.AST))
        break;
      if (Fact.isInto() && !IsFirst &&
          !isTextType(stripped(Argument)->getType()))
        // The length of strncat and similar functions.
        return bound(Result);
      if (!IsFirst && Separator)
        Result = Texts.append(Result, text(Separator));
      const TextRef Next = text(Argument);
      consume(Next);
      Result = Texts.append(Result, Next);
      IsFirst = false;
    }
    return Result;
  }
  case ApiRole::Joins: {
    const TextRef Between = Separator ? text(Separator) : Texts.empty();
    const AddressSet List = locate(Main);
    AddressSet Elements;
    for (const Address &A : List)
      Elements.add({&Unit.elementOf(*A.Of), Address::Start});
    const TextRef Element =
        List.isAny() ? Unit.lost() : State.read(Elements).Text;
    if (!Element)
      return Unit.lost(&Call);
    consume(Element);
    consume(Between);
    return Texts.append(Element, Texts.repeat(Texts.append(Between, Element)));
  }
  default:
    return Unit.lost(&Call);
  }
}

std::optional<Content>
Evaluator::evalFact(const CallExpr &Call, const ApiFact &Fact, Args Arguments) {
  const auto *Method = llvm::dyn_cast<CXXMemberCallExpr>(&Call);
  const auto At = [&](int Index) -> const Expr * {
    if (Index < 0)
      return Index == ApiFact::Object && Method
                 ? Method->getImplicitObjectArgument()
                 : nullptr;
    return static_cast<size_t>(Index) < Arguments.size() ? Arguments[Index]
                                                         : nullptr;
  };
  TextRef Result = nullptr;
  switch (Fact.Role) {
  case ApiRole::Safe:
    useAll(Arguments);
    Result = Unit.numberOf(Arguments.size() == 1 &&
                                   Arguments[0]->getType()->isArithmeticType()
                               ? Arguments[0]->getType()
                               : Unit.AST.IntTy,
                           &Call);
    break;
  case ApiRole::Gives:
  case ApiRole::Input: {
    useAll(Arguments);
    const Expr *Source = Method ? Method->getImplicitObjectArgument()
                         : Arguments.empty() ? nullptr
                                             : Arguments[0];
    if (Fact.Role == ApiRole::Input && Arguments.size() > 2)
      noteSplit(Call, text(Arguments[0]), Arguments.drop_front(2));
    // A stream that reads what the program wrote.
    if (Fact.Role == ApiRole::Input && Source &&
        isStringStream(stripped(Source)->getType())) {
      Result = sliceOf(text(Source), &Call);
      break;
    }
    TextValue V;
    V.From = Texts.values().origin(
        Origin::of(Fact.Role == ApiRole::Input ? Origin::Input : Origin::Result,
                   Call.getDirectCallee()));
    V.Chars = ~uricore::CharSet();
    V.Entry = &Call;
    if (Fact.Role == ApiRole::Gives) {
      V.Part = Fact.Part;
      if (Fact.Form == TextForm::Raw) {
        Transformer Decode(Transformer::Decode);
        Decode.Call = &Call;
        V.Done.push(Texts.values().transformer(Decode));
      } else if (Fact.Form == TextForm::Encoded) {
        V.Level = {1, 1};
      }
    }
    Result = Texts.value(V);
    break;
  }
  default: {
    const Expr *Main = At(Fact.Arg);
    if (!Main)
      return std::nullopt;
    // `std::move(a)` is the object that it gets, with all its parts.
    if (Fact.Role == ApiRole::Forwards && !Fact.isInto() && Call.isGLValue() &&
        Unit.AST.hasSameUnqualifiedType(Call.getType(), Main->getType()))
      return Content{nullptr, locate(Main)};
    Result = textOfFact(Call, Fact, Arguments, Main);
    break;
  }
  }
  if (!Fact.isInto())
    return Content{readBy(Result, &Call), {}};
  const Expr *Dest = At(Fact.Dest);
  if (!Dest)
    return std::nullopt;
  if (Fact.Appends)
    consume(Result);
  AddressSet Where = stripped(Dest)->getType()->isPointerType() ||
                             stripped(Dest)->getType()->isArrayType()
                         ? objectBehind(Dest)
                         : locate(Dest);
  // A `char **` that the function sets.
  const QualType To = Dest->getType();
  if (To->isPointerType() && isTextType(To->getPointeeType()) &&
      !Fact.Appends) {
    State.store(Where, {Result, {}});
    return resultOf(Call);
  }
  if (Fact.Appends)
    append(Where, Result);
  else
    assign(Where, {Result, {}});
  // strcpy() and similar functions return their destination.
  const QualType Type = Call.getDirectCallee()
                            ? Call.getDirectCallee()->getReturnType()
                            : Call.getType();
  if (!Type.isNull() && isTextType(Type))
    return Content{nullptr, Where};
  return resultOf(Call);
}

// --- Encoders and decoders ------------------------------------------------

std::optional<Transformer> Evaluator::coderNamed(const FunctionDecl &Callee,
                                                 size_t Arguments) const {
  if (!Callee.getDeclName().isIdentifier())
    return std::nullopt;
  const llvm::StringRef Name = Callee.getName();
  Transformer Encode = Transformer::encode();
  Encode.By = KnownBy::Name;
  if (Unit.ConfiguredEncoders.count(Name))
    return Encode;
  if (!isTextType(Callee.getReturnType()))
    return std::nullopt;
  const NameMeaningSet Said =
      Unit.Names.of(Name, {NameMeaning::Encoder, NameMeaning::Decoder,
                           NameMeaning::HtmlEncoder});
  if (Said.has(NameMeaning::HtmlEncoder))
    return Transformer(Transformer::HtmlEscape);
  if (Arguments != 1)
    return std::nullopt;
  if (Said.has(NameMeaning::Decoder)) {
    Transformer Decode(Transformer::Decode);
    Decode.By = KnownBy::Name;
    return Decode;
  }
  return Said.has(NameMeaning::Encoder) ? std::optional(Encode) : std::nullopt;
}

std::optional<Transformer> Evaluator::coderOf(const FunctionDecl &Callee,
                                              Args Arguments) {
  for (const ApiFact &Fact : Unit.Calls.of(Callee, Arguments))
    if ((Fact.Role == ApiRole::Encodes || Fact.Role == ApiRole::Decodes) &&
        Fact.Arg == 0 && !Fact.isInto())
      return transformerOf(Fact);
  if (const EncoderBehaviour *Known = Unit.Encoders.behaviourOf(Callee);
      Known && Known->isEncoder()) {
    if (Known->Input != 0 || !Known->IsReturned)
      return std::nullopt;
    Transformer How = transformerOf(Known->asFact());
    How.By = KnownBy::Run;
    return How;
  }
  return coderNamed(Callee, Arguments.size());
}

std::optional<Content> Evaluator::evalCoder(const CallExpr &Call) {
  const FunctionDecl *Callee = Call.getDirectCallee();
  const Args Arguments(Call.getArgs(), Call.getNumArgs());
  if (!Callee || !Callee->getDeclName().isIdentifier() || Arguments.empty() ||
      llvm::isa<CXXMemberCallExpr>(Call))
    return std::nullopt;
  if (const EncoderBehaviour *Known = Unit.Encoders.behaviourOf(*Callee);
      Known && Known->isEncoder() && Known->Input < Arguments.size()) {
    const bool IsInto = !Known->IsReturned && Known->Output &&
                        *Known->Output < Arguments.size();
    if (IsInto || (Known->IsReturned && isTextType(Call.getType()))) {
      for (size_t I = 0; I < Arguments.size(); ++I)
        if (I != Known->Input && (!IsInto || I != *Known->Output))
          use(Arguments[I], {});
      Transformer How = transformerOf(Known->asFact());
      How.By = KnownBy::Run;
      const TextRef Encoded =
          coded(Call, Callee, text(Arguments[Known->Input]), How);
      if (!IsInto)
        return Content{Encoded, {}};
      consume(Encoded);
      const Expr *To = Arguments[*Known->Output];
      const bool IsBuffer = stripped(To)->getType()->isPointerType() ||
                            stripped(To)->getType()->isArrayType();
      const AddressSet Where = IsBuffer ? eval(To).Targets : locate(To);
      // A string object may keep the text that it has.
      const TextRef Before = IsBuffer ? nullptr : State.read(Where).Text;
      if (Before && !Before->isEmpty())
        append(Where, Encoded);
      else
        assign(Where, {Encoded, {}});
      return resultOf(Call);
    }
  }
  if (!Unit.ConfiguredEncoders.count(Callee->getName()) &&
      !isTextType(stripped(Arguments[0])->getType()))
    return std::nullopt;
  const std::optional<Transformer> How = coderNamed(*Callee, Arguments.size());
  return How ? std::optional(
                   Content{coded(Call, Callee, text(Arguments[0]), *How), {}})
             : std::nullopt;
}

// --- Calls ----------------------------------------------------------------

Content Evaluator::evalCall(const CallExpr &Call) {
  const Args Arguments(Call.getArgs(), Call.getNumArgs());
  const FunctionDecl *Callee = Call.getDirectCallee();
  const auto *Method = llvm::dyn_cast<CXXMemberCallExpr>(&Call);
  const Expr *Object = Method ? Method->getImplicitObjectArgument() : nullptr;
  if (Callee) {
    const auto Facts = Unit.Calls.of(Call);
    for (const ApiFact &Fact : Facts)
      if (Fact.Role != ApiRole::Takes &&
          (Fact.Role != ApiRole::Gives || Facts.size() == 1))
        if (std::optional<Content> Result = evalFact(Call, Fact, Arguments))
          return *Result;
    if (!Facts.empty()) {
      takeAll(Call, Arguments, Facts);
      return resultOf(Call);
    }
  }
  if (const auto *Operator = llvm::dyn_cast<CXXOperatorCallExpr>(&Call))
    return evalOperatorCall(*Operator);
  if (!Callee) {
    if (const FunctionDecl *Value = calleeIn(eval(Call.getCallee())))
      return callThrough(Call, *Value, give(Value, Arguments));
    return evalUnknown(Call, nullptr, Arguments);
  }
  if (std::optional<Content> Result = evalPrintf(Call))
    return *Result;
  // A string becomes a view of itself.
  if (Object && llvm::isa<CXXConversionDecl>(Callee) &&
      isTextType(Call.getType()))
    return {text(Object), {}};
  if (Method)
    if (const std::optional<Content> Result = evalMethod(*Method))
      return asObject(Call, *Result);
  // `Text.toHtmlEscaped()`.
  if (Object && Arguments.empty() && isTextType(Object->getType()) &&
      isTextType(Call.getType()))
    if (const std::optional<Transformer> How = coderNamed(*Callee, 1))
      return {coded(Call, Callee, text(Object), *How), {}};
  if (std::optional<Content> Result = evalCoder(Call))
    return *Result;
  if (std::optional<Content> Result = evalShape(Call, *Callee, Arguments))
    return *Result;
  return evalUnknown(Call, Callee, Arguments);
}

Content Evaluator::evalUnknown(const Expr &Call, const FunctionDecl *Callee,
                               Args Arguments) {
  const std::string Name = Callee ? Callee->getNameAsString() : "";
  Usage Default;
  if (says(Name, NameMeaning::Comparison))
    Default.Kind = Usage::Comparand;
  else if (says(Name, NameMeaning::HumanText))
    Default.Kind = Usage::HumanText;
  AddressSet Object;
  const auto *Method = llvm::dyn_cast<CXXMemberCallExpr>(&Call);
  const Expr *Self = Method ? Method->getImplicitObjectArgument() : nullptr;
  if (llvm::isa<CXXOperatorCallExpr>(Call) &&
      llvm::isa_and_nonnull<CXXMethodDecl>(Callee) && !Arguments.empty()) {
    Self = Arguments.front();
    Arguments = Arguments.drop_front();
  }
  if (Self && !Self->isTypeDependent()) {
    Object =
        Self->getType()->isPointerType() ? eval(Self).Targets : locate(Self);
    if (Method && isTextType(Self->getType()))
      noteSplit(*Method, textOf(State.read(Object)), Arguments);
  } else if (const auto *Named = llvm::dyn_cast<CallExpr>(&Call);
             Named && !Callee) {
    run(*Named->getCallee());
  }
  std::vector<Given> All = give(Callee, Arguments);
  if (const CallFlows &Known = Unit.Calls.flowsOf(Call); Known.IsKnown) {
    noteSplits(Call, All);
    if (Default.Kind == Usage::Comparand)
      for (const Given &Each : All)
        use(Each.Text, Default);
    return evalFlows({Call, materialized(All, Known), Object}, Known);
  }
  if (const auto *Function = llvm::dyn_cast_or_null<CXXMethodDecl>(Callee);
      Function && Function->getParent()->isLambda())
    return inlineCall(Call, *Callee, All);
  const TextSummary *Summary = Callee ? Unit.summaryOf(*Callee) : nullptr;
  useArguments(Call, Callee, All, Default, Summary);
  if (Summary) {
    const Content Result = apply(Call, *Callee, *Summary, All, Object);
    return byRunning(Call, *Callee, All, Result).value_or(Result);
  }
  // A function that calls itself has not been analysed yet.
  const bool IsPending = Callee && Unit.isPending(*Callee);
  Unit.setIsLost(Call, IsPending || getsOnlySafe(Self, Object, All));
  fillArguments(Call, Callee, All, Default.Kind == Usage::Comparand);
  if (const auto *Function = llvm::dyn_cast_or_null<CXXMethodDecl>(Callee);
      Function && !Function->isConst() && !Function->isStatic() &&
      !llvm::isa<CXXConstructorDecl>(Function))
    for (const Address &A : Object)
      State.fill(*A.Of, Call);
  return resultOf(Call);
}

std::vector<Evaluator::Given> Evaluator::give(const FunctionDecl *Callee,
                                              Args Arguments) {
  std::vector<Given> Result;
  for (size_t I = 0; I < Arguments.size(); ++I) {
    const Expr *E = Arguments[I];
    Given Next = {E,
                  Callee && I < Callee->getNumParams() ? Callee->getParamDecl(I)
                                                       : nullptr,
                  {},
                  {},
                  nullptr};
    const QualType Type = stripped(E)->getType();
    // The array behind a std::initializer_list is an object, too.
    const bool IsObject = !Type.isNull() && (Type->isRecordType() ||
                                             E->getType()->isRecordType());
    const bool IsReference =
        Next.Parameter && Next.Parameter->getType()->isReferenceType();
    if ((IsObject || IsReference) && !E->isTypeDependent()) {
      Next.Where = locate(E);
      Next.Value = State.read(Next.Where);
    } else {
      Next.Value = eval(E);
      Next.Where = Next.Value.Targets;
    }
    if (!IsObject || isTextType(Type))
      Next.Text = readBy(textOf(Next.Value), E);
    Result.push_back(std::move(Next));
  }
  return Result;
}

void Evaluator::useArguments(const Expr &Call, const FunctionDecl *Callee,
                             llvm::ArrayRef<Given> Arguments,
                             const Usage &Default, const TextSummary *Summary) {
  const std::string Name = Callee ? Callee->getNameAsString() : "";
  if (!Summary)
    noteSplits(Call, Arguments);
  for (const Given &Each : Arguments) {
    if (!Each.Text)
      continue;
    Usage Use = Default;
    Use.At = &Call;
    if (Each.Parameter)
      Use.Name = Each.Parameter->getNameAsString();
    // `loadFromUrl(x)` says what it is given.
    if (Arguments.size() == 1 && says(Name, NameMeaning::UriMention))
      Use.Name = "url";
    Use.Name += ' ' + nameOf(Each.E);
    if (!Summary && says(Name, NameMeaning::Parser))
      note(TextEvent::Split, Call, Each.Text, "&");
    use(Each.Text, std::move(Use));
  }
}

/// Whether a function can write to what it gets as \p Type.
static bool canWrite(QualType Type) {
  if (!Type->isReferenceType() && !Type->isPointerType())
    return false;
  const QualType Pointee = Type->getPointeeType();
  return !Pointee.isConstQualified() && !Pointee->isFunctionType() &&
         !Type->isRValueReferenceType();
}

bool Evaluator::getsOnlySafe(const Expr *Self, const AddressSet &Object,
                             llvm::ArrayRef<Given> Arguments) {
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
  if (Self &&
      (!isTextType(Self->getType()) || !IsSafe(textOf(State.read(Object)))))
    return false;
  bool IsAfterBuffer = false;
  for (const Given &Each : Arguments) {
    const QualType Type = Each.E->getType();
    const bool IsSize = IsAfterBuffer;
    IsAfterBuffer = false;
    if (Type.isNull() || Type->isDependentType())
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

bool Evaluator::codeArguments(const Expr &Call, const FunctionDecl &Callee,
                              llvm::ArrayRef<Given> Arguments) {
  const auto IsWritten = [](const Given &Each) {
    return Each.Parameter && canWrite(Each.Parameter->getType()) &&
           isTextType(Each.Parameter->getType().getNonReferenceType());
  };
  const auto *To = llvm::find_if(Arguments, IsWritten);
  if (To == Arguments.end())
    return false;
  const auto *From = llvm::find_if(Arguments, [&](const Given &Each) {
    return Each.Text && isTextType(stripped(Each.E)->getType()) &&
           !IsWritten(Each);
  });
  // Without another text, it changes the one that it is given.
  const TextRef Input = From != Arguments.end() ? From->Text : To->Text;
  if (!Input)
    return false;
  const NameMeaningSet Said =
      Unit.Names.of(Callee.getNameAsString(), {NameMeaning::Decoder});
  Transformer How = Said.has(NameMeaning::Decoder)
                        ? Transformer(Transformer::Decode)
                        : Transformer::encode();
  How.By = KnownBy::Name;
  assign(To->Where, {coded(Call, &Callee, Input, How), {}});
  return true;
}

void Evaluator::fillArguments(const Expr &Call, const FunctionDecl *Callee,
                              llvm::ArrayRef<Given> Arguments,
                              bool IsSearched) {
  const std::string Name = Callee ? Callee->getNameAsString() : "";
  if (says(Name, NameMeaning::Trim))
    return;
  if (Callee && says(Name, {NameMeaning::Encoder, NameMeaning::Decoder}) &&
      codeArguments(Call, *Callee, Arguments))
    return;
  for (const Given &Each : Arguments) {
    const QualType Type =
        Each.Parameter ? Each.Parameter->getType() : Each.E->getType();
    if (Type.isNull() || Type->isDependentType() || !canWrite(Type))
      continue;
    if (&Each == Arguments.begin() && Arguments.size() > 1 &&
        says(Name, NameMeaning::Append)) {
      append(Each.Where, Unit.lost());
      continue;
    }
    for (const Address &A : Each.Where) {
      leave(*A.Of);
      // A text is replaced, unless the function searches it; the parts of an
      // object may be.
      if (isTextAt(A) && Each.Where.sole() && !IsSearched)
        State.begin(*A.Of);
      State.fill(*A.Of, Call);
    }
  }
}

void Evaluator::noteSplits(const Expr &Call, llvm::ArrayRef<Given> Arguments) {
  const auto *Named = llvm::dyn_cast<CallExpr>(&Call);
  if (!Named || Arguments.size() < 2 || !Arguments.front().Text)
    return;
  llvm::SmallVector<const Expr *, 4> Rest;
  for (const Given &Next : Arguments.drop_front())
    Rest.push_back(Next.E);
  noteSplit(*Named, Arguments.front().Text, Rest);
}

void Evaluator::noteSplit(const CallExpr &Call, TextRef Text, Args Sought) {
  const FunctionDecl *Callee = Call.getDirectCallee();
  if (!Callee || !says(Callee->getNameAsString(), NameMeaning::Split))
    return;
  for (const Expr *Each : Sought) {
    const Expr *Plain = stripped(Each);
    if (!llvm::isa<StringLiteral, CharacterLiteral, CXXConstructExpr>(Plain))
      continue;
    const TextRef Delimiters = text(Plain);
    if (!Delimiters->Size.IsConstant || Delimiters->isEmpty())
      continue;
    std::string Bytes = Texts.constantOf(Delimiters).Text;
    if (uricore::consistsOf(Bytes, uricore::CharSet("?&=#;/")))
      return note(TextEvent::Split, Call, Text, std::move(Bytes));
  }
}

} // namespace clang::tidy::uri
