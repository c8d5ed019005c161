//===--- Facts.cpp - uri-tidy ---------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Calls of functions that the catalogues describe by a role.
///
//===----------------------------------------------------------------------===//

#include "ast/CallArguments.h"
#include "ast/TextTypes.h"
#include "eval/Evaluator.h"
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

TextRef Evaluator::textOfFact(const CallExpr &Call, const ApiFact &Fact,
                              Args Arguments, const Expr *Main) {
  const auto Behind = [&](int First) {
    return Arguments.drop_front(
        std::min<size_t>(std::max(First, 0), Arguments.size()));
  };
  const Expr *Separator =
      Fact.Separator >= 0 &&
              static_cast<size_t>(Fact.Separator) < Arguments.size()
          ? Arguments[Fact.Separator]
          : nullptr;
  switch (Fact.Role) {
  case ApiRole::Encodes:
  case ApiRole::Decodes: {
    TextRef Input = text(Main);
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
        coded(Call, Call.getDirectCallee(), Input, coderOf(Fact));
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
    const TextRef Result = text(Main);
    if (Fact.Charset == CharsetChange::ToLatin1)
      note(TextEvent::Narrow, Call, Result);
    else if (Fact.Charset == CharsetChange::FromLatin1)
      note(TextEvent::Widen, Call, Result);
    return Result;
  }
  case ApiRole::Formats: {
    const TextRef Format = text(Main);
    if (Fact.First < 0)
      return format(Call, Format, Fact.Format, nullptr);
    const Fillings Given = fillingsOf(Behind(Fact.First));
    return format(Call, Format, Fact.Format, &Given);
  }
  case ApiRole::Concatenates: {
    TextRef Result = Texts.empty();
    llvm::SmallVector<TextRef, 4> Parts;
    bool HasLength = false;
    for (const Expr *Argument : Behind(Fact.Arg)) {
      // The length of strncat and similar functions.
      HasLength = Fact.isInto() && !Parts.empty() &&
                  !isTextType(stripped(Argument)->getType());
      if (HasLength || isNullPointer(Argument, Unit.AST))
        break;
      if (!Parts.empty() && Separator)
        Result = Texts.append(Result, text(Separator));
      Parts.push_back(text(Argument));
      Result = Texts.append(Result, Parts.back());
    }
    consumeParts(Parts, Result);
    return HasLength ? bound(Result) : Result;
  }
  case ApiRole::Joins: {
    const TextRef Between = Separator ? text(Separator) : Texts.empty();
    const Expr *Formatter =
        Fact.First >= 0 && static_cast<size_t>(Fact.First) < Arguments.size()
            ? Arguments[Fact.First]
            : nullptr;
    return joined(Call, locate(Main), Between, Formatter);
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

TextRef Evaluator::givenBy(const CallExpr &Call, const ApiFact &Fact) {
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

std::optional<Content> Evaluator::evalFacts(const CallExpr &Call,
                                            llvm::ArrayRef<ApiFact> Facts,
                                            Args Arguments) {
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
    const std::optional<Content> Given = evalFact(Call, Fact, Arguments);
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

std::optional<Content>
Evaluator::evalFact(const CallExpr &Call, const ApiFact &Fact, Args Arguments) {
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
    const Expr *Source = Object              ? Object
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
    // `QUrlQuery(Query).queryItemValue("a")`
    if (Object)
      run(*Object);
    if (Fact.Role == ApiRole::Input && !Fact.isInto() &&
        showsText(Call.getType()))
      return resultOf(Call);
    Result = givenBy(Call, Fact);
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
    // `Format % A % B`: each call fills the object that the one before returns.
    if (Fact.Role == ApiRole::Formats && Fact.Dest == Fact.Arg &&
        Call.isGLValue()) {
      const AddressSet Where = locate(Main);
      const Fillings Given = fillingsOf(Arguments.drop_front(
          std::min<size_t>(std::max<int>(Fact.First, 0), Arguments.size())));
      const TextRef Format = textOf(State.read(Where));
      assign(Where, {format(Call, Format, Fact.Format, &Given), {}});
      return Content{nullptr, Where};
    }
    Result = textOfFact(Call, Fact, Arguments, Main);
    // An object of which no text is known, such as of fmt::to_string().
    if (const QualType Type = Main->getType();
        Fact.Role == ApiRole::Forwards && !Fact.isInto() && Result->isEmpty() &&
        !Type.isNull() && Type->isRecordType() && !isTextType(Type))
      return resultOf(Call);
    break;
  }
  }
  if (!Fact.isInto()) {
    const Content Given = {readBy(Result, &Call), {}};
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
      return Content{readBy(Result, &Call), {}};
    return std::nullopt;
  }
  if (Fact.Appends)
    consume(Result);
  AddressSet Where = stripped(Dest)->getType()->isPointerType() ||
                             stripped(Dest)->getType()->isArrayType()
                         ? objectBehind(Dest)
                         : locate(Dest);
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
    return resultOf(Call);
  }
  // At one of several positions, such as in a loop that moves a pointer, it may
  // become a part of a text that is not followed.
  if (!Where.sole())
    use(Result, {Usage::Value, nameOf(Dest)});
  if (Fact.Appends)
    append(Where, Result);
  else if (Fact.Dest == Fact.Arg)
    change(Where, Result);
  else
    assign(Where, {Result, {}});
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
  return resultOf(Call, *Dest, Where);
}

} // namespace clang::tidy::uri
