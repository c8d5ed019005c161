//===--- Coders.cpp - uri-tidy --------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Calls of functions that encode or decode, by their bodies or their names.
///
//===----------------------------------------------------------------------===//

#include "ast/CallArguments.h"
#include "ast/FindStmt.h"
#include "ast/TextTypes.h"
#include "encoder/Decoder.h"
#include "eval/Evaluator.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

/// Whether \p Type is a text or nothing: `std::optional<std::string>`.
static bool isOptionalText(QualType Type) {
  const RecordDecl *Record = Type->getAsRecordDecl();
  if (!Record ||
      !TextTypes::current().wrapperOf(Record).holds(TypeContent::Parts))
    return false;
  const auto Parts = TextTypes::current().partsOf(Type);
  return Parts.size() == 1 && Parts[0].Step.Kind == FlowStep::Pointee &&
         isTextType(Parts[0].Type);
}

Content Evaluator::asResult(const Expr &Call, TextRef T) {
  const FieldDecl *Field = soleText(Call.getType(), Unit.Names);
  if (!Field && !isOptionalText(Call.getType()))
    return {T, {}};
  const Place &To = Unit.temporary(Call);
  State.begin(To);
  State.write(Field ? Unit.fieldOf(To, *Field) : Unit.pointeeOf(To), {T, {}});
  return {nullptr, Address{&To, Address::Start}};
}

bool Evaluator::isOrHoldsText(QualType Type) const {
  return isTextType(Type) || isOptionalText(Type) ||
         soleText(Type, Unit.Names) != nullptr;
}

std::optional<AddressSet> Evaluator::fieldOf(const Expr *E) {
  const QualType Type = stripped(E)->getType();
  const bool IsPointer = Type->isPointerType();
  const FieldDecl *Field =
      soleText(IsPointer ? Type->getPointeeType() : Type, Unit.Names);
  if (!Field)
    return std::nullopt;
  return fieldIn(locateObject(*E), *Field);
}

TextRef Evaluator::textIn(const Expr *E) {
  const std::optional<AddressSet> Field = fieldOf(E);
  return Field ? textOf(State.read(*Field)) : text(E);
}

bool Evaluator::movesPointer(const FunctionDecl &Callee, unsigned Number) {
  const FunctionDecl *Definition = nullptr;
  if (!Callee.hasBody(Definition) || Number >= Definition->getNumParams())
    return false;
  const ParmVarDecl &Param = *Definition->getParamDecl(Number);
  const QualType Type = Param.getType()->getPointeeType();
  const FieldDecl *Field = Type.isNull() ? nullptr : soleText(Type, Unit.Names);
  return Field && Unit.Outputs.include(Param, Field);
}

void Evaluator::putInField(const AddressSet &Field, TextRef T, bool Appends,
                           bool IsMoved) {
  const Content Held = State.read(Field);
  if (IsMoved && !Held.Text) {
    State.store(Held.Targets, {T, {}});
    return State.store(Field, {nullptr, Held.Targets.at(Address::End)});
  }
  const TextRef Before = Appends ? textOf(Held) : nullptr;
  // The pointer may lead to a buffer that has a name, too.
  const Address *Sole = Held.Text ? nullptr : Held.Targets.sole();
  const Place::KindTy Root = Sole ? Sole->Of->root().Kind : Place::Allocation;
  const bool IsNamed = Root == Place::Local || Root == Place::Global;
  State.store(IsNamed ? Held.Targets.at(Address::Start) : Field,
              {Before ? Texts.append(Before, T) : T, {}});
}

AddressSet Evaluator::fieldIn(const AddressSet &Objects,
                              const FieldDecl &Field) {
  AddressSet Result;
  for (const Address &A : Objects)
    Result.add(Address{&Unit.fieldOf(*A.Of, Field), Address::Start});
  return Result;
}

/// \p Arguments without an allocator before them.
static llvm::ArrayRef<const Expr *>
withoutAllocator(llvm::ArrayRef<const Expr *> Arguments) {
  return Arguments.size() > 1 &&
                 isPointerToOther(stripped(Arguments.front())->getType())
             ? Arguments.drop_front()
             : Arguments;
}

/// The effect of a coder with the meanings \p Said; nothing if they say none.
static std::optional<Transformer> coderSaid(const NameMeaningSet &Said) {
  if (Said.has(NameMeaning::HtmlEncoder))
    return Transformer(Transformer::HtmlEscape);
  if (Said.has(NameMeaning::Base64Encoder))
    return Transformer::named(Transformer::Base64);
  if (Said.has(NameMeaning::Decoder))
    return Transformer::named(Transformer::Decode);
  if (Said.has(NameMeaning::Encoder))
    return Transformer::named(Transformer::Encode);
  return std::nullopt;
}

/// Whether \p Callee takes a truth or an enumerator, which may choose another
/// alphabet.
static bool hasSwitch(const FunctionDecl &Callee) {
  return llvm::any_of(Callee.parameters(), [](const ParmVarDecl *Each) {
    return Each->getType()->isBooleanType() ||
           Each->getType()->isEnumeralType();
  });
}

static const NameMeaningSet Coders = {
    NameMeaning::Encoder, NameMeaning::Decoder, NameMeaning::HtmlEncoder,
    NameMeaning::Base64Encoder};

bool Evaluator::hasEntity(const FunctionDecl &Function) {
  const FunctionDecl *Definition = nullptr;
  return Function.hasBody(Definition) &&
         findStmt(Definition->getBody(), [](const Stmt &S) {
           const auto *Literal = llvm::dyn_cast<StringLiteral>(&S);
           return Literal && Literal->getCharByteWidth() == 1 &&
                  Literal->getString().contains("amp;");
         });
}

std::optional<Transformer> Evaluator::coderNamed(const FunctionDecl &Callee,
                                                 size_t Arguments,
                                                 QualType Result) const {
  if (!Callee.getDeclName().isIdentifier())
    return std::nullopt;
  const llvm::StringRef Name = Callee.getName();
  if (Unit.ConfiguredEncoders.count(Name))
    return Transformer::named(Transformer::Encode);
  if (!isOrHoldsText(Result))
    return std::nullopt;
  auto Known = coderSaid(Unit.Names.of(Name, Coders));
  // An alphabet that is not known is assumed to be right.
  if (Known && Known->Kind == Transformer::Base64)
    Known->IsUrlSafe = hasSwitch(Callee);
  // `decode(Text, PlusIsSpace)`
  if (Known && Known->Kind == Transformer::Decode && Arguments == 2 &&
      Callee.getNumParams() == 2 &&
      Callee.getParamDecl(1)->getType()->isBooleanType())
    return Known;
  // With more arguments, an encoder may do anything.
  const bool IsOfUri = Known && (Known->Kind == Transformer::Encode ||
                                 Known->Kind == Transformer::Decode);
  // `return Url.replace("&amp;", "&");`
  const bool IsOfHtml = IsOfUri &&
                        !Unit.Encoders.hasPercent(Callee, /*CallDepth=*/1) &&
                        hasEntity(Callee);
  return (IsOfUri && Arguments != 1) || IsOfHtml ? std::nullopt : Known;
}

std::optional<Transformer> Evaluator::coderOf(const FunctionDecl &Callee,
                                              Args Arguments) {
  for (const ApiFact &Fact : Unit.Calls.of(Callee, Arguments))
    if ((Fact.Role == ApiRole::Encodes || Fact.Role == ApiRole::Decodes) &&
        Fact.Arg == 0 && !Fact.isInto())
      return coderOf(Fact);
  if (const EncoderBehaviour *Known =
          Unit.Encoders.behaviourAt(Callee, Arguments);
      Known && Known->isEncoder()) {
    if (Known->Input != 0 || !Known->IsReturned || Known->Shortens)
      return std::nullopt;
    Transformer How = coderOf(Known->asFact(Arguments, Unit.AST));
    How.By = KnownBy::Run;
    return How;
  }
  return coderNamed(Callee, writtenArguments(Arguments));
}

/// Whether a function can write text to \p Param.
static bool writesText(const ParmVarDecl *Param) {
  return canWrite(Param->getType()) &&
         isTextType(Param->getType().getNonReferenceType());
}

std::optional<Content> Evaluator::evalEncoder(const CallExpr &Call,
                                              const FunctionDecl &Callee,
                                              const EncoderBehaviour &Known) {
  const auto [Object, Arguments] = objectAndArguments(Call);
  if (Known.Input >= Arguments.size() ||
      (!Known.isEncoder() &&
       !(Known.encodesInFrame() && Unit.Encoders.decidesItself(Callee))))
    return std::nullopt;
  const bool IsInto = Known.Output && *Known.Output < Arguments.size();
  // What is in a structure was in the result.
  const bool IsReturned =
      Known.IsReturned || (Known.IsDivided && !Known.Output &&
                           soleText(Call.getType(), Unit.Names));
  if (!IsInto && !(IsReturned && isOrHoldsText(Call.getType())))
    return std::nullopt;
  if (Object)
    run(*Object);
  std::optional<uricore::CharSet> More;
  for (size_t I = 0; I < Arguments.size(); ++I) {
    if (I == Known.Input || (IsInto && I == *Known.Output))
      continue;
    const TextRef Option = text(Arguments[I]);
    use(Option, {Usage::Value, ' ' + nameOf(Arguments[I])});
    if (Known.KeepsMore == I && Option && Option->Size.IsConstant)
      More = Option->Sum.Chars;
  }
  Transformer How = coderOf(Known.asFact(Arguments, Unit.AST, More));
  How.By = KnownBy::Run;
  TextRef Encoded = coded(Call, &Callee, textIn(Arguments[Known.Input]), How);
  if (Known.Frame)
    Encoded =
        Texts.append(Texts.append(Texts.literal(Known.Frame->first), Encoded),
                     Texts.literal(Known.Frame->second));
  if (Known.Shortens)
    Encoded = sliceOf(Encoded, &Call);
  if (!IsInto)
    return asResult(Call, Encoded);
  consume(Encoded);
  const Expr *To = Arguments[*Known.Output];
  const bool IsInPlace = *Known.Output == Known.Input;
  if (const std::optional<AddressSet> Field = fieldOf(To)) {
    putInField(*Field, Encoded, !IsInPlace,
               movesPointer(Callee, *Known.Output));
    return resultOf(Call);
  }
  const QualType Type = stripped(To)->getType();
  const bool IsBuffer = Type->isPointerType() || Type->isArrayType();
  const AddressSet Where = IsBuffer ? eval(To).Targets : locate(To);
  // An object may keep the text that it has.
  const TextRef Before = IsBuffer ? nullptr : State.read(Where).Text;
  if (IsInPlace)
    change(Where, Encoded);
  else if (Before && !Before->isEmpty())
    append(Where, Encoded);
  else
    assign(Where, {Encoded, {}});
  // It returns a pointer to the output.
  return Known.IsReturned && !Where.empty() ? Content{nullptr, Where}
                                            : resultOf(Call);
}

std::optional<Content> Evaluator::evalCoder(const CallExpr &Call) {
  const FunctionDecl *Callee = Call.getDirectCallee();
  const auto [Object, Arguments] = objectAndArguments(Call);
  if (!Callee || Arguments.empty())
    return std::nullopt;
  const EncoderBehaviour *Known = Unit.Encoders.behaviourAt(*Callee, Arguments);
  if (Known)
    if (auto Result = evalEncoder(Call, *Callee, *Known))
      return Result;
  if (Object || !Callee->getDeclName().isIdentifier())
    return std::nullopt;
  // `html_escape(Buffer, Size, Text)`.
  if (!isTextType(Call.getType()) &&
      llvm::any_of(Callee->parameters(), writesText) &&
      says(Callee->getName(), NameMeaning::HtmlEncoder)) {
    codeArguments(Call, *Callee, give(Callee, Arguments));
    return resultOf(Call);
  }
  // What a function does says more than its name.
  const Args Plain = withoutAllocator(Arguments);
  const auto Said = coderNamed(*Callee, writtenArguments(Plain));
  const bool IsOfBytes = Said && Said->Kind == Transformer::Base64 &&
                         !isOrHoldsText(stripped(Plain[0])->getType());
  if (IsOfBytes) {
    for (const Expr *Each : Arguments)
      run(*Each);
    return asResult(Call, coded(Call, Callee, textOf(resultOf(Call)), *Said));
  }
  const DecoderBehaviour *Decoder =
      Unit.Encoders.decoders().behaviourOf(*Callee);
  if (!Unit.ConfiguredEncoders.count(Callee->getName()) &&
      ((Known && Known->isRepair()) || (Decoder && Decoder->IsInPlace) ||
       Unit.returnsEncoded(*Callee) ||
       !isOrHoldsText(stripped(Plain[0])->getType())))
    return std::nullopt;
  return Said ? std::optional(asResult(
                    Call, coded(Call, Callee, textIn(Plain[0]), *Said)))
              : std::nullopt;
}

bool Evaluator::codeArguments(const Expr &Call, const FunctionDecl &Callee,
                              llvm::ArrayRef<Given> Arguments,
                              const Environment *Before) {
  const auto IsWritten = [](const Given &Each) {
    return Each.Parameter && writesText(Each.Parameter);
  };
  const auto *To = llvm::find_if(Arguments, IsWritten);
  if (To == Arguments.end())
    return false;
  const auto *From = llvm::find_if(Arguments, [&](const Given &Each) {
    return Each.Text && isTextType(stripped(Each.E)->getType()) &&
           !IsWritten(Each);
  });
  const std::string Name = Callee.getNameAsString();
  const auto How = coderSaid(Unit.Names.of(Name, Coders));
  if (!How)
    return false;
  // Without another text, it changes the one that it is given, or takes bytes.
  const TextRef Input = From != Arguments.end() ? From->Text
                        : How->Kind == Transformer::Base64
                            ? textOf(resultOf(Call))
                            : To->Text;
  if (!Input)
    return false;
  const TextRef Result = coded(Call, &Callee, Input, *How);
  if (From == Arguments.end())
    change(To->Where, Result, Before);
  else if (says(Name, NameMeaning::Append))
    append(To->Where, Result);
  else
    assign(To->Where, {Result, {}});
  return true;
}

} // namespace clang::tidy::uri
