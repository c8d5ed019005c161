//===--- Flows.cpp - uri-tidy ---------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Calls whose effects the catalogues describe as flows between places.
///
//===----------------------------------------------------------------------===//

#include "ast/FindStmt.h"
#include "ast/TextTypes.h"
#include "eval/Evaluator.h"
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

bool Evaluator::areTexts(const AddressSet &Where) const {
  return !Where.isAny() &&
         llvm::all_of(Where, [&](const Address &A) { return isTextAt(A); });
}

TextRef Evaluator::changed(TextRef T, FlowChange Change, const Expr &Call) {
  if (std::optional<Transformer> How = transformerOf(Change)) {
    How->Call = &Call;
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
               : Unit.numberOf(Unit.AST.IntTy, &Call);
  case FlowChange::Enumerator:
    return Unit.numberOf(Unit.AST.IntTy, &Call);
  case FlowChange::Hex: {
    TextValue V;
    V.From = Texts.values().origin(Origin::of(Origin::Number));
    V.Chars = uricore::HexDigit;
    V.Entry = &Call;
    return Texts.value(V);
  }
  case FlowChange::Time: {
    // T is the format.
    TextValue V;
    V.Chars = T && T->Size.IsConstant ? charsOfTime(Texts.constantOf(T).Text)
                                      : ~uricore::CharSet();
    V.From = Texts.values().origin(Origin::of(Origin::Time));
    V.Entry = &Call;
    return Texts.value(V);
  }
  case FlowChange::Prefix:
    return T ? prefixOf(T, Call) : T;
  default:
    return T;
  }
}

/// Whether \p T is a single character.
static bool isCharacter(TextRef T) {
  if (T->Kind != TextNode::Value)
    return false;
  const Transformer *Last = lastChangeOf(T);
  return Last ? Last->IsCharacter : T->Facts->From->Kind == Origin::Character;
}

TextRef Evaluator::prefixOf(TextRef T, const Expr &By) {
  const auto *Call = llvm::dyn_cast<CallExpr>(&By);
  return Call && Call->getNumArgs() > 0
             ? prefixOf(T, *Call->getArg(Call->getNumArgs() - 1), By)
             : sliceOf(T, &By);
}

/// Whether \p E contains a call that gives the length of a text.
static bool holdsLength(const Expr *E) {
  return findStmt(E, [](const Stmt &S) {
    const auto *Call = llvm::dyn_cast<CallExpr>(&S);
    return Call && Call->getType()->isIntegerType() &&
           Call->getNumArgs() == 1 &&
           isTextType(stripped(Call->getArg(0))->getType());
  });
}

/// Whether \p Length is the room in a buffer: its size, or what a text leaves
/// of that.
static bool isRoom(const Expr *Length) {
  return findStmt(Length, [](const Stmt &S) {
    if (const auto *Size = llvm::dyn_cast<UnaryExprOrTypeTraitExpr>(&S))
      return Size->getKind() == UETT_SizeOf && !Size->isArgumentType() &&
             Size->getArgumentExpr()->getType()->isArrayType();
    const auto *Rest = llvm::dyn_cast<BinaryOperator>(&S);
    return Rest && Rest->getOpcode() == BO_Sub && holdsLength(Rest->getRHS()) &&
           !holdsLength(Rest->getLHS());
  });
}

TextRef Evaluator::prefixOf(TextRef T, const Expr &Length, const Expr &By) {
  // With its terminator, perhaps.
  const auto *Sum = llvm::dyn_cast<BinaryOperator>(stripped(&Length));
  const Expr *Bytes = Sum && Sum->getOpcode() == BO_Add &&
                              !Sum->isValueDependent() &&
                              Sum->getRHS()->isIntegerConstantExpr(Unit.AST)
                          ? Sum->getLHS()
                          : &Length;
  if (isLengthOf(Bytes, T) || (!T->Size.IsConstant && isRoom(Bytes)))
    return T;
  // The caller knows whether it is the whole text.
  if (const ParmVarDecl *Param = namedParameter(Bytes)) {
    Transformer Slice(Transformer::Slice);
    Slice.Call = &By;
    Slice.Length = Param;
    return Texts.coded(T, Slice);
  }
  Expr::EvalResult Known;
  if (!Length.getType()->isIntegralOrEnumerationType() ||
      Length.isValueDependent() || !Length.EvaluateAsInt(Known, Unit.AST) ||
      Known.Val.getInt().isNegative())
    return sliceOf(T, &By);
  const uint64_t Size = Known.Val.getInt().getLimitedValue();
  if (!T->Size.IsConstant)
    return Size == 1 && isCharacter(T) ? T : sliceOf(T, &By);
  const Template &Whole = Texts.constantOf(T);
  if (Size >= Whole.Text.size())
    return T;
  Template Front;
  Front.appendSlice(Whole, 0, Size, Dialect::Plain);
  return Texts.literal(std::move(Front));
}

Evaluator::Spot Evaluator::step(const Spot &From, const FlowStep &Step,
                                const Expr *Key) {
  Spot To;
  if (Step.Kind == FlowStep::Pointee && From.IsValue) {
    To.Where = From.Value.Targets;
    To.Value.Text = From.Value.Text;
    To.IsValue = From.Value.Targets.empty() && !From.Value.Targets.isAny();
    return To;
  }
  if (Step.Kind == FlowStep::Entry)
    return From;
  if (From.Where.isAny())
    To.Where = AddressSet::any();
  for (const Address &A : From.Where) {
    if (Step.Kind == FlowStep::Pointee) {
      // A handle refers to another object, an optional contains its own.
      const Content Held = State.read(*A.Of);
      if (Held.Targets.empty()) {
        To.Where.add({&Unit.pointeeOf(*A.Of), Address::Start});
      } else {
        To.Where.addAll(Held.Targets);
        To.Value.Text = Texts.join(To.Value.Text, Held.Text);
      }
      continue;
    }
    Selector Part = {Selector::Element};
    if (Step.Kind == FlowStep::Key) {
      Part.Kind = Selector::Key;
    } else if (Step.Kind == FlowStep::Member) {
      Part = {Selector::Member, nullptr, Step.Index};
      // An entry of a map is the map itself.
      const auto Parts = TextTypes::current().partsOf(Unit.typeOf(*A.Of));
      if (llvm::any_of(Parts, [](const TypePart &Each) {
            return Each.Step.Kind == FlowStep::Key;
          }))
        Part = {Step.Index == 0 ? Selector::Key : Selector::Element};
    } else if (Key) {
      if (const TextRef T = text(Key); T->Size.IsConstant) {
        To.Where.add(
            {&Unit.elementOf(*A.Of, Texts.constantOf(T).Text), Address::Start});
        continue;
      }
    }
    To.Where.add({&Unit.Places.part(*A.Of, Part), Address::Start});
  }
  return To;
}

Evaluator::Spot Evaluator::spotOf(const FlowPath &Path, const FlowCall &Call,
                                  const Expr *Key) {
  Spot Result;
  if (Path.Root == ApiFact::Object) {
    Result.Where = Call.Object;
  } else if (Path.Root == ApiFact::Result) {
    Result.Where = Address{&Unit.temporary(Call.E), Address::Start};
  } else if (Path.Root >= 0 &&
             static_cast<size_t>(Path.Root) < Call.Arguments.size()) {
    const Given &Argument = Call.Arguments[Path.Root];
    const QualType Type = stripped(Argument.E)->getType();
    Result.Where = Argument.Where;
    // A pointer has a value; an object has a place.
    const bool IsNull = isNullPointer(Argument.E, Unit.AST);
    Result.IsValue =
        IsNull || (!Type.isNull() && !Argument.E->getType()->isRecordType() &&
                   (Type->isPointerType() || Type->isArrayType()));
    if (Result.IsValue && !IsNull)
      Result.Value = Argument.Value;
    if (!Result.IsValue && Argument.Text && Argument.Where.empty())
      Result = {{}, {Argument.Text, {}}, true};
  } else if (const Place *Kept =
                 Path.Root == ApiFact::State ? Unit.stateOf(Call.E) : nullptr) {
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
    Result = step(Result, Step, Key);
  if (Path.At != FlowPath::Start) {
    const bool IsEnd = Path.At == FlowPath::End;
    const auto At = IsEnd ? Address::End : Address::Inside;
    Result.Where = Result.Where.at(At);
    Result.Value.Targets = Result.Value.Targets.at(At);
    // A text that is in no object has no positions.
    if (TextRef &Text = Result.Value.Text)
      Text = IsEnd ? Texts.empty() : sliceOf(Text, &Call.E);
  }
  return Result;
}

Content Evaluator::contentOf(const Spot &From) {
  if (From.IsValue)
    return From.Value;
  if (From.Where.isAny())
    return {Unit.lost(), AddressSet::any()};
  // A pointer may refer to an object or to a text that is in none.
  Content Result = State.read(From.Where);
  Result.Text = Texts.join(Result.Text, From.Value.Text);
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

Content Evaluator::evalFlows(const FlowCall &Call, const CallFlows &Known) {
  const Place &Result = Unit.temporary(Call.E);
  const QualType Type = Call.E.getType();
  const Environment Before = State;
  // A new object holds nothing but what flows into it.
  State.begin(Result);
  // What a new pointer refers to is an object of its own.
  const bool IsNew = llvm::any_of(Known.Flows, [](const Flow &Each) {
    return Each.To.Root == ApiFact::Result && Each.To.Size > 0 &&
           Each.To.Path[0].Kind == FlowStep::Pointee;
  });
  AddressSet Made;
  if (const QualType Pointee = IsNew ? pointeeOf(Type) : QualType();
      !Pointee.isNull()) {
    const Place &Object = Unit.allocation(Call.E, Pointee);
    State.begin(Object);
    Made = Address{&Object, Address::Start};
    // Behind a pointer to pointers, there is an array of them.
    if (Pointee->isPointerType()) {
      const Place &Element = Unit.elementOf(Object);
      Made = Address{&Unit.pointeeOf(Element), Address::Start};
      State.write(Element, {nullptr, Made});
      State.write(Result, {nullptr, Address{&Element, Address::Start}});
    } else {
      State.write(Result, {nullptr, Made});
    }
  }
  struct Effect {
    AddressSet To;
    Content New;
    const Place *From;
    Flow::KindTy Kind;
  };
  llvm::SmallVector<Effect, 4> Effects;
  // `g_string_new(NULL)`
  bool HasResult = false, IsOpen = false, IsOfNull = false, IsOfOther = false;
  bool IsCleared = false;
  for (const Flow &Each : Known.Flows) {
    const Expr *Key =
        Each.KeyArgument >= 0 &&
                static_cast<size_t>(Each.KeyArgument) < Call.Arguments.size()
            ? Call.Arguments[Each.KeyArgument].E
            : nullptr;
    const Spot To = spotOf(Each.To, Call, Key);
    HasResult |= Each.To.Root == ApiFact::Result;
    if (Each.Kind == Flow::Clear) {
      IsCleared |= To.Where == Made;
      for (const Address &A : To.Where) {
        State.begin(*A.Of);
        if (isTextType(Unit.typeOf(*A.Of)) || isFile(Unit.typeOf(*A.Of)))
          State.write(*A.Of, {Texts.empty(), {}});
      }
      continue;
    }
    const Spot From = spotOf(Each.From, Call, Key);
    Effect Next = {To.Where, {}, nullptr, Each.Kind};
    const bool IsFiltered = isFilter(Each.As);
    if (IsFiltered && (Call.Arguments.size() < 3 || !areTexts(To.Where) ||
                       !areTexts(From.Where)))
      continue;
    if (Each.Kind == Flow::Select) {
      Next.New = From.IsValue ? Content{From.Value.Text, From.Value.Targets}
                              : Content{From.Value.Text, From.Where};
    } else {
      Next.New = contentOf(From);
      // Nothing, such as a null pointer, is no alternative.
      if (IsNew && To.Where == Made && From.Where.empty() &&
          !From.Where.isAny() && !Next.New.Text && Next.New.Targets.empty() &&
          !Next.New.Targets.isAny()) {
        (Each.From.Root >= 0 && From.IsValue ? IsOfNull : IsOfOther) = true;
        continue;
      }
      // A length depends on the text that the call copies.
      if (Each.As == FlowChange::Prefix && Next.New.Text &&
          Each.From.Root >= 0 &&
          static_cast<size_t>(Each.From.Root) < Call.Arguments.size())
        Next.New.Text =
            bound(readBy(Next.New.Text, Call.Arguments[Each.From.Root].E));
      const Address *Source = From.Where.sole(), *Into = To.Where.sole();
      // `memcpy(&To, &From, sizeof(To))`
      if (Each.As == FlowChange::Prefix && Source && Into &&
          Unit.isStructure(*Source->Of) && Unit.isStructure(*Into->Of))
        Next.From = Source->Of;
      else if (IsFiltered)
        Next.New = {filtered(textOf(Next.New), Each.As, Call), {}};
      else if (Each.As != FlowChange::None)
        Next.New = {changed(textOf(Next.New), Each.As, Call.E), {}};
      else if (Each.Kind != Flow::Copy)
        Next.New = {textOf(Next.New), {}};
      else if (const Expr *Argument =
                   Next.New.Text ? Call.argumentAt(Each.From) : nullptr;
               Argument && isTextType(stripped(Argument)->getType()))
        Next.New.Text = readBy(Next.New.Text, Argument);
      else if (const Address *Sole = From.IsValue || From.Value.Text
                                         ? nullptr
                                         : From.Where.sole())
        Next.From = Sole->Of;
      if (Next.From && Each.To.Root == ApiFact::Result)
        IsOpen |= State.mayHoldMore(*Next.From);
    }
    if (Next.New.Text && Each.Kind != Flow::Copy && Each.Kind != Flow::Select)
      consume(Next.New.Text);
    Effects.push_back(Next);
  }
  if (IsNew && !Made.empty() && !IsCleared &&
      llvm::none_of(Effects, [&](const Effect &E) { return E.To == Made; }))
    State.store(Made,
                {IsOfNull && !IsOfOther ? Texts.empty() : Unit.lost(), {}});
  for (size_t I = 0; I < Effects.size(); ++I) {
    Effect &Each = Effects[I];
    const bool IsAlternative =
        llvm::any_of(llvm::ArrayRef<Effect>(Effects).take_front(I),
                     [&](const Effect &Other) {
                       return Other.To == Each.To && Other.Kind == Each.Kind;
                     });
    switch (Each.Kind) {
    case Flow::Append:
      append(Each.To, Each.New.Text);
      continue;
    case Flow::Prepend:
      prepend(Each.To, Each.New.Text);
      continue;
    default:
      break;
    }
    const bool IsOfObject = Each.From && Each.Kind == Flow::Copy;
    // To one of several objects, it is written once.
    if (!IsAlternative && !IsOfObject) {
      State.store(Each.To, Each.New);
      continue;
    }
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
  for (const FlowApply &Each : Known.Applies) {
    HasResult |= Each.To.Root == ApiFact::Result;
    applyTo(Call, Each);
  }
  for (const FlowFold &Each : Known.Folds) {
    HasResult |= Each.To.Root == ApiFact::Result;
    fold(Call, Each);
  }
  if (Type.isNull() || Type->isVoidType())
    return {};
  if (!HasResult)
    return Known.Flows.empty() && Known.Applies.empty() && Known.Folds.empty()
               ? resultOf(Call.E)
               : Content();
  if (Type->isRecordType() && !isTextType(Type) && !Call.E.isGLValue())
    return {nullptr, Address{&Result, Address::Start}};
  const Content Held = State.read(Result);
  // The text is in no part that is known, as that of a QVariant.
  if (!Held.Text && Held.Targets.empty() && IsOpen && isTextType(Type))
    return resultOf(Call.E);
  return Held;
}

} // namespace clang::tidy::uri
