//===--- FlowCall.cpp - uri-tidy ------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Carries out what the catalogues say about a call.
///
//===----------------------------------------------------------------------===//

#include "eval/calls/FlowCall.h"
#include "ast/TextTypes.h"
#include "model/TimeFormat.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

/// The transformer for \p Change; none if it makes another text.
static std::optional<Transformer> transformerOf(FlowChange Change) {
  switch (Change) {
  case FlowChange::Slice:
  case FlowChange::Trimmed:
    return Transformer(Transformer::Slice);
  case FlowChange::Segment: {
    Transformer Result(Transformer::Slice);
    Result.Set = uricore::CharSet("/");
    return Result;
  }
  case FlowChange::Lower:
    return Transformer(Transformer::LowerCase);
  case FlowChange::Upper:
    return Transformer(Transformer::UpperCase);
  case FlowChange::Html:
    return Transformer(Transformer::HtmlEscape);
  case FlowChange::Base64:
  case FlowChange::Base64Url:
  case FlowChange::Base64UrlUnpadded: {
    Transformer Result(Transformer::Base64);
    Result.IsUrlSafe = Change != FlowChange::Base64;
    return Result;
  }
  default:
    return std::nullopt;
  }
}

/// Whether arguments of the call specify the effect of \p Change.
static bool isFilter(FlowChange Change) {
  return Change == FlowChange::Removed || Change == FlowChange::Kept ||
         Change == FlowChange::Replaced;
}

TextRef FlowCall::changed(TextRef T, FlowChange Change) {
  if (std::optional<Transformer> How = transformerOf(Change)) {
    How->Call = &E;
    if (T && Change == FlowChange::Base64UrlUnpadded)
      return Texts.coded(Texts.coded(T, *How),
                         Transformer::keep(~uricore::CharSet("=")));
    return T ? Texts.coded(T, *How) : T;
  }
  switch (Change) {
  case FlowChange::Number:
    return T && T->Kind == TextNode::Value &&
                   T->Facts->From->Kind == Origin::Number
               ? T
               : Unit.numberOf(Unit.AST.IntTy, &E);
  case FlowChange::Enumerator:
    return Unit.numberOf(Unit.AST.IntTy, &E);
  case FlowChange::Hex: {
    TextValue V;
    V.From = Texts.values().origin(Origin::of(Origin::Number));
    V.Chars = uricore::HexDigit;
    V.Entry = &E;
    return Texts.value(V);
  }
  case FlowChange::Time: {
    // T is the format.
    TextValue V;
    V.Chars = T && T->Size.IsConstant ? charsOfTime(Texts.constantOf(T).Text)
                                      : ~uricore::CharSet();
    V.From = Texts.values().origin(Origin::of(Origin::Time));
    V.Entry = &E;
    return Texts.value(V);
  }
  case FlowChange::Prefix:
    return T ? In.prefixOf(T, E) : T;
  default:
    return T;
  }
}

Spot FlowCall::spotOf(const FlowPath &Path, const Expr *Key) {
  Spot Result;
  if (Path.Root == ApiFact::Object) {
    Result.Where = Object;
  } else if (Path.Root == ApiFact::Result) {
    Result.Where = Address{&Unit.temporary(E), Address::Start};
  } else if (const Given *Argument = argumentAt(Path.Root)) {
    const QualType Type = stripped(Argument->E)->getType();
    Result.Where = Argument->Where;
    // A pointer has a value; an object has a place.
    const bool IsNull = isNullPointer(Argument->E, Unit.AST);
    Result.IsValue =
        IsNull || (!Type.isNull() && !Argument->E->getType()->isRecordType() &&
                   (Type->isPointerType() || Type->isArrayType()));
    if (Result.IsValue && !IsNull)
      Result.Value = Argument->Value;
    if (!Result.IsValue && Argument->Text && Argument->Where.empty())
      Result = {{}, {Argument->Text, {}}, true};
  } else if (const Place *Kept =
                 Path.Root == ApiFact::State ? Unit.stateOf(E) : nullptr) {
    Result.Where = Address{Kept, Address::Start};
    // What it refers to is known only after a call that has set it.
    if (Path.Size > 0) {
      Result.IsValue = true;
      Result.Value = State.read(Result.Where);
    }
  } else {
    Result.Where = AddressSet::any();
  }
  for (const FlowStep &Step : Path.steps())
    Result = In.step(Result, Step, Key);
  if (Path.At != FlowPath::Start) {
    const bool IsEnd = Path.At == FlowPath::End;
    const auto At = IsEnd ? Address::End : Address::Inside;
    Result.Where = Result.Where.at(At);
    Result.Value.Targets = Result.Value.Targets.at(At);
    // A text that is in no object has no positions.
    if (TextRef &Text = Result.Value.Text)
      Text = IsEnd ? Texts.empty() : In.sliceOf(Text, &E);
  }
  return Result;
}

/// What a pointer or smart pointer of type \p Type refers to; null for other
/// types, such as an optional, which contains its value.
static QualType pointeeOf(QualType Type) {
  if (Type.isNull() || Type->isPointerType())
    return Type.isNull() ? Type : Type->getPointeeType();
  const TextType Known = TextTypes::current().of(Type->getAsCXXRecordDecl());
  const auto Parts = TextTypes::current().partsOf(Type);
  return Known.holds(TypeContent::Pointee) && Parts.size() == 1 ? Parts[0].Type
                                                                : QualType();
}

void FlowCall::makeResult(const CallFlows &Known) {
  const Place &Result = Unit.temporary(E);
  State.begin(Result);
  const bool IsNew = llvm::any_of(Known.Flows, [](const Flow &Each) {
    return Each.To.Root == ApiFact::Result && Each.To.Size > 0 &&
           Each.To.Path[0].Kind == FlowStep::Pointee;
  });
  const QualType Pointee = IsNew ? pointeeOf(E.getType()) : QualType();
  if (Pointee.isNull())
    return;
  const Place &New = Unit.allocation(E, Pointee);
  State.begin(New);
  Made = Address{&New, Address::Start};
  // Behind a pointer to pointers, there is an array of them.
  if (Pointee->isPointerType()) {
    const Place &Element = Unit.elementOf(New);
    Made = Address{&Unit.pointeeOf(Element), Address::Start};
    State.write(Element, {nullptr, Made});
    State.write(Result, {nullptr, Address{&Element, Address::Start}});
  } else {
    State.write(Result, {nullptr, Made});
  }
}

void FlowCall::clear(const AddressSet &Where) {
  IsCleared |= Where == Made;
  for (const Address &A : Where) {
    State.begin(*A.Of);
    if (isTextType(Unit.typeOf(*A.Of)) || isFile(Unit.typeOf(*A.Of)))
      State.write(*A.Of, {Texts.empty(), {}});
  }
}

void FlowCall::fill(Effect &Next, const Flow &Each, const Spot &From) {
  const Given *Passed = argumentAt(Each.From.Root);
  const Expr *Argument = Passed ? Passed->E : nullptr;
  // A length depends on the text that the call copies.
  if (Each.As == FlowChange::Prefix && Next.New.Text && Argument)
    Next.New.Text = In.bound(In.readBy(Next.New.Text, Argument));
  const Address *Source = From.Where.sole(), *Into = Next.To.sole();
  // `memcpy(&To, &From, sizeof(To))`
  if (Each.As == FlowChange::Prefix && Source && Into &&
      Unit.isStructure(*Source->Of) && Unit.isStructure(*Into->Of))
    Next.From = Source->Of;
  else if (isFilter(Each.As))
    Next.New = {filtered(In.textOf(Next.New), Each.As), {}};
  else if (Each.As != FlowChange::None)
    Next.New = {changed(In.textOf(Next.New), Each.As), {}};
  else if (Each.Kind != Flow::Copy)
    Next.New = {In.textOf(Next.New), {}};
  else if (Next.New.Text && Argument && Each.From.Size == 0 &&
           isTextType(stripped(Argument)->getType()))
    Next.New.Text = In.readBy(Next.New.Text, Argument);
  else if (Source && Source->At == Address::Start && !From.IsValue &&
           !From.Value.Text)
    Next.From = Source->Of;
  if (Next.From && Each.To.Root == ApiFact::Result)
    IsOpen |= State.mayHoldMore(*Next.From);
}

void FlowCall::plan(const Flow &Each) {
  const Given *By = argumentAt(Each.KeyArgument);
  const Expr *Key = By ? By->E : nullptr;
  const Spot To = spotOf(Each.To, Key);
  HasResult |= Each.To.Root == ApiFact::Result;
  if (Each.Kind == Flow::Clear)
    return clear(To.Where);
  const Spot From = spotOf(Each.From, Key);
  if (isFilter(Each.As) && (Arguments.size() < 3 || !In.areTexts(To.Where) ||
                            !In.areTexts(From.Where)))
    return;
  Effect Next = {To.Where, {}, nullptr, Each.Kind};
  if (Each.Kind == Flow::Select) {
    Next.New = From.IsValue ? From.Value : Content{From.Value.Text, From.Where};
  } else {
    Next.New = In.contentOf(From);
    // Nothing, such as a null pointer, is no alternative.
    if (!Made.empty() && To.Where == Made && From.Where.empty() &&
        !From.Where.isAny() && !Next.New.Text && Next.New.Targets.empty() &&
        !Next.New.Targets.isAny()) {
      (Each.From.Root >= 0 && From.IsValue ? IsOfNull : IsOfOther) = true;
      return;
    }
    fill(Next, Each, From);
  }
  if (Next.New.Text && Each.Kind != Flow::Copy && Each.Kind != Flow::Select)
    In.consume(Next.New.Text);
  Effects.push_back(Next);
}

void FlowCall::carryOut(const Effect &Each, bool IsAlternative,
                        const Environment &Before) {
  if (Each.Kind == Flow::Append)
    return In.append(Each.To, Each.New.Text);
  if (Each.Kind == Flow::Prepend)
    return In.prepend(Each.To, Each.New.Text);
  const bool IsOfObject = Each.From && Each.Kind == Flow::Copy;
  // To one of several objects, it is written once.
  if (!IsAlternative && !IsOfObject)
    return State.store(Each.To, Each.New);
  for (const Address &A : Each.To) {
    if (IsAlternative && IsOfObject) {
      Environment Other = State;
      Other.copy(Before, *Each.From, *A.Of);
      State.join(Other);
    } else if (IsAlternative) {
      Content Either = State.read(*A.Of);
      Either.Text = Texts.join(Either.Text, Each.New.Text);
      Either.Targets.addAll(Each.New.Targets);
      State.write(*A.Of, Either);
    } else {
      State.copy(Before, *Each.From, *A.Of);
    }
  }
}

Content FlowCall::result(const CallFlows &Known) {
  const QualType Type = E.getType();
  if (Type.isNull() || Type->isVoidType())
    return {};
  if (!HasResult)
    return Known.Flows.empty() && Known.Applies.empty() && Known.Folds.empty()
               ? In.resultOf(E)
               : Content();
  const Place &Result = Unit.temporary(E);
  if (Type->isRecordType() && !isTextType(Type) && !E.isGLValue())
    return {nullptr, Address{&Result, Address::Start}};
  const Content Held = State.read(Result);
  // The text is in no part that is known, as that of a QVariant.
  if (!Held.Text && Held.Targets.empty() && IsOpen && isTextType(Type))
    return In.resultOf(E);
  return Held;
}

Content FlowCall::eval(const CallFlows &Known) {
  const Environment Before = State;
  makeResult(Known);
  for (const Flow &Each : Known.Flows)
    plan(Each);
  if (!Made.empty() && !IsCleared &&
      llvm::none_of(Effects,
                    [&](const Effect &Each) { return Each.To == Made; }))
    State.store(Made,
                {IsOfNull && !IsOfOther ? Texts.empty() : Unit.lost(), {}});
  for (size_t I = 0; I < Effects.size(); ++I)
    carryOut(Effects[I],
             llvm::any_of(llvm::ArrayRef<Effect>(Effects).take_front(I),
                          [&](const Effect &Other) {
                            return Other.To == Effects[I].To &&
                                   Other.Kind == Effects[I].Kind;
                          }),
             Before);
  for (const FlowApply &Each : Known.Applies) {
    HasResult |= Each.To.Root == ApiFact::Result;
    apply(Each);
  }
  for (const FlowFold &Each : Known.Folds) {
    HasResult |= Each.To.Root == ApiFact::Result;
    fold(Each);
  }
  return result(Known);
}

} // namespace clang::tidy::uri
