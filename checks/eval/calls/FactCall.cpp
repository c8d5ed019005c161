//===--- FactCall.cpp - uri-tidy ------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "eval/calls/FactCall.h"
#include "ast/CallArguments.h"
#include "ast/TextTypes.h"
#include "eval/calls/Splits.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

Transformer Evaluator::coderOf(const ApiFact &Fact) {
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

TextRef FactCall::textOf(const ApiFact &Fact, const Expr *Main) {
  const Expr *Separator =
      Fact.Separator >= 0 &&
              static_cast<size_t>(Fact.Separator) < Arguments.size()
          ? Arguments[Fact.Separator]
          : nullptr;
  switch (Fact.Role) {
  case ApiRole::Encodes:
  case ApiRole::Decodes: {
    TextRef Input = In.text(Main);
    // A part of an object of another kind, such as the query of a URL; or a
    // text of a class that is not known.
    if (Input->isEmpty() && !isTextType(stripped(Main)->getType())) {
      TextValue Part;
      Part.From = Texts.values().origin(
          Origin::of(Origin::Result, Call.getDirectCallee()));
      Part.Chars = ~uricore::CharSet();
      Part.Part = Fact.Part;
      Part.Entry = Fact.Arg == ApiFact::Object ? &Call : Main;
      Input = Texts.value(Part);
    }
    const TextRef Result =
        In.coded(Call, Call.getDirectCallee(), Input, In.coderOf(Fact));
    // A call may write several parts of a URI.
    if (Fact.Role == ApiRole::Decodes ? !Fact.isInto() || isData(Fact.Part)
                                      : Fact.Part != UriPart::FileUri)
      return Result;
    return Texts.substitute(Result, [&](const TextValue &V) {
      TextValue Part = V;
      Part.Part = Fact.Part;
      return Texts.value(Part);
    });
  }
  case ApiRole::Forwards: {
    const TextRef Result = In.text(Main);
    if (Fact.Charset == CharsetChange::ToLatin1)
      In.note(TextEvent::Narrow, Call, Result);
    else if (Fact.Charset == CharsetChange::FromLatin1)
      In.note(TextEvent::Widen, Call, Result);
    return Result;
  }
  case ApiRole::Formats: {
    const TextRef Format = In.text(Main);
    if (Fact.First < 0)
      return In.format(Call, Format, Fact.Format, nullptr);
    const Fillings Given = In.fillingsOf(argumentsFrom(Fact.First));
    return In.format(Call, Format, Fact.Format, &Given);
  }
  case ApiRole::Concatenates: {
    TextRef Result = Texts.empty();
    llvm::SmallVector<TextRef, 4> Parts;
    bool HasLength = false;
    for (const Expr *Argument : argumentsFrom(Fact.Arg)) {
      // The length of strncat and similar functions.
      HasLength = Fact.isInto() && !Parts.empty() &&
                  !isTextType(stripped(Argument)->getType());
      if (HasLength || isNullPointer(Argument, Unit.AST))
        break;
      if (!Parts.empty() && Separator)
        Result = Texts.append(Result, In.text(Separator));
      Parts.push_back(In.text(Argument));
      Result = Texts.append(Result, Parts.back());
    }
    In.consumeParts(Parts, Result);
    return HasLength ? In.bound(Result) : Result;
  }
  case ApiRole::Joins: {
    const TextRef Between = Separator ? In.text(Separator) : Texts.empty();
    const Expr *Formatter =
        Fact.First >= 0 && static_cast<size_t>(Fact.First) < Arguments.size()
            ? Arguments[Fact.First]
            : nullptr;
    return In.joined(Call, In.locate(Main), Between, Formatter);
  }
  default:
    return Unit.lost(&Call);
  }
}

/// Whether \p Type is a text, or an object that it says the texts of: a list of
/// strings, or a pointer to a structure with a text. A buffer of a stream is
/// none.
static bool showsText(QualType Type) {
  if (isTextType(Type))
    return true;
  Type = Type.getNonReferenceType();
  if (Type->isPointerType())
    Type = Type->getPointeeType();
  const RecordDecl *Record = Type->getAsRecordDecl();
  const auto *Class = llvm::dyn_cast_or_null<CXXRecordDecl>(Record);
  if (!Record || !Record->getDefinition() ||
      (Class && Class->getDefinition()->isPolymorphic()))
    return false;
  return !TextTypes::current().partsOf(Type).empty() ||
         llvm::any_of(Record->getDefinition()->fields(),
                      [](const FieldDecl *Field) {
                        return isTextType(Field->getType());
                      });
}

TextRef FactCall::givenBy(const ApiFact &Fact) {
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
    } else if (Fact.Form == TextForm::Encoded ||
               (Fact.Form == TextForm::Display && isData(Fact.Part))) {
      V.Level = {1, 1};
    }
  }
  return Texts.value(V);
}

std::optional<Content> FactCall::eval(llvm::ArrayRef<ApiFact> Facts) {
  const bool TakesAny = llvm::any_of(
      Facts, [](const ApiFact &Fact) { return Fact.Role == ApiRole::Takes; });
  std::optional<Content> Result;
  llvm::SmallVector<int, 4> Written;
  for (const ApiFact &Fact : Facts) {
    if (Fact.Role == ApiRole::Takes || Fact.Role == ApiRole::Matches ||
        (Fact.Role == ApiRole::Gives && Facts.size() > 1 &&
         (TakesAny || !Fact.isInto())) ||
        (Result &&
         (!Fact.isInto() || llvm::is_contained(Written, int(Fact.Dest)))))
      continue;
    const std::optional<Content> Given = evalFact(Fact);
    if (!Given)
      continue;
    if (!Fact.isInto())
      return Given;
    Written.push_back(Fact.Dest);
    if (!Result)
      Result = Given;
  }
  return Result;
}

std::optional<Content> FactCall::evalFact(const ApiFact &Fact) {
  const Expr *Object = objectAndArguments(Call).first;
  const auto At = [&](int Index) -> const Expr * {
    if (Index < 0)
      return Index == ApiFact::Object ? Object : nullptr;
    return static_cast<size_t>(Index) < Arguments.size() ? Arguments[Index]
                                                         : nullptr;
  };
  TextRef Result = nullptr;
  switch (Fact.Role) {
  case ApiRole::Safe:
    In.useAll(Arguments);
    Result = Unit.numberOf(Arguments.size() == 1 &&
                                   Arguments[0]->getType()->isArithmeticType()
                               ? Arguments[0]->getType()
                               : Unit.AST.IntTy,
                           &Call);
    break;
  case ApiRole::Gives:
  case ApiRole::Input: {
    In.useAll(Arguments);
    const Expr *Source = Object              ? Object
                         : Arguments.empty() ? nullptr
                                             : Arguments[0];
    if (Fact.Role == ApiRole::Input && Arguments.size() > 2)
      Splits(In, Call).note(In.text(Arguments[0]), Arguments.drop_front(2));
    // A stream that reads what the program wrote.
    if (Fact.Role == ApiRole::Input && Source &&
        isStringStream(stripped(Source)->getType())) {
      Result = In.sliceOf(In.text(Source), &Call);
      break;
    }
    // `QUrlQuery(Query).queryItemValue("a")`
    if (Object)
      In.run(*Object);
    if (Fact.Role == ApiRole::Input && !Fact.isInto() &&
        showsText(Call.getType()))
      return In.resultOf(Call);
    Result = givenBy(Fact);
    break;
  }
  default: {
    const Expr *Main = At(Fact.Arg);
    if (!Main)
      return std::nullopt;
    // `std::move(a)` is the object that it gets, with all its parts.
    if (Fact.Role == ApiRole::Forwards && !Fact.isInto() && Call.isGLValue() &&
        Unit.AST.hasSameUnqualifiedType(Call.getType(), Main->getType()))
      return Content{nullptr, In.locate(Main)};
    // `Format % A % B`: each call fills the object that the one before returns.
    if (Fact.Role == ApiRole::Formats && Fact.Dest == Fact.Arg &&
        Call.isGLValue()) {
      const AddressSet Where = In.locate(Main);
      const Fillings Given = In.fillingsOf(argumentsFrom(Fact.First));
      const TextRef Format = In.textOf(State.read(Where));
      In.assign(Where, {In.format(Call, Format, Fact.Format, &Given), {}});
      return Content{nullptr, Where};
    }
    Result = textOf(Fact, Main);
    // An object of which no text is known, such as of fmt::to_string().
    if (const QualType Type = Main->getType();
        Fact.Role == ApiRole::Forwards && !Fact.isInto() && Result->isEmpty() &&
        !Type.isNull() && Type->isRecordType() && !isTextType(Type))
      return In.resultOf(Call);
    break;
  }
  }
  if (!Fact.isInto()) {
    const Content Given = {In.readBy(Result, &Call), {}};
    if (!isPointerToText(Call.getType()))
      return Given;
    // `g_string_new(text)`: an object of its own.
    const Place &Object = Unit.allocation(Call);
    State.begin(Object);
    State.write(Object, Given);
    return Content{nullptr, Address{&Object, Address::Start}};
  }
  const Expr *Dest = At(Fact.Dest);
  if (!Dest)
    return std::nullopt;
  if (isNullPointer(Dest, Unit.AST)) {
    // `getcwd(NULL, 0)` returns a buffer of its own.
    if (isTextType(Call.getType()))
      return Content{In.readBy(Result, &Call), {}};
    return std::nullopt;
  }
  if (Fact.Appends)
    In.consume(Result);
  AddressSet Where = stripped(Dest)->getType()->isPointerType() ||
                             stripped(Dest)->getType()->isArrayType()
                         ? In.objectBehind(Dest)
                         : In.locate(Dest);
  // An iterator refers to the text.
  if (stripped(Dest)->getType()->isRecordType() &&
      !isTextType(stripped(Dest)->getType()))
    if (const AddressSet Targets = State.read(Where).Targets; !Targets.empty())
      Where = Targets;
  // A `char **` that the function sets.
  const QualType To = Dest->getType();
  if (To->isPointerType() && isTextType(To->getPointeeType()) &&
      !Fact.Appends) {
    State.store(Where, {Result, {}});
    return In.resultOf(Call);
  }
  // At one of several positions, such as in a loop that moves a pointer, it may
  // become a part of a text that is not followed.
  if (!Where.sole())
    In.use(Result, {Usage::Value, In.nameOf(Dest)});
  if (Fact.Appends)
    In.append(Where, Result);
  else if (Fact.Dest == Fact.Arg)
    In.change(Where, Result);
  else
    In.assign(Where, {Result, {}});
  // stpcpy() returns the end of the text.
  for (const Flow &Each : Unit.Calls.flowsOf(Call).Flows)
    if (Each.Kind == Flow::Select && Each.To.Root == ApiFact::Result &&
        Each.From.Root == Fact.Dest && Each.From.At == FlowPath::End)
      return Content{nullptr, Where.at(Address::End)};
  // strcpy() and similar functions return their destination.
  const QualType Type = Call.getDirectCallee()
                            ? Call.getDirectCallee()->getReturnType()
                            : Call.getType();
  if (!Type.isNull() && isTextType(Type))
    return Content{nullptr, Where};
  // `s = g_string_append(s, "…")`
  return In.resultOf(Call, *Dest, Where);
}

} // namespace clang::tidy::uri
