//===--- Operators.cpp - uri-tidy -----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Overloaded operators and constructors.
///
//===----------------------------------------------------------------------===//

#include "LLVMCompat.h"
#include "ast/Constants.h"
#include "ast/TextTypes.h"
#include "eval/calls/BodyCall.h"
#include "eval/calls/FlowCall.h"
#include "eval/calls/Splits.h"
#include "eval/calls/Takes.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

static bool isDefaulted(const Expr *E) {
  return llvm::isa<CXXDefaultArgExpr>(E);
}

static bool isConcatenation(const CXXOperatorCallExpr &Call) {
  if (Call.getNumArgs() != 2)
    return false;
  const bool HasText = isTextType(stripped(Call.getArg(0))->getType()) ||
                       isTextType(stripped(Call.getArg(1))->getType()) ||
                       isTextType(Call.getType());
  if (Call.getOperator() == OO_Plus)
    return HasText || Call.isTypeDependent();
  // QStringBuilder's other spelling of '+'.
  return Call.getOperator() == OO_Percent && HasText;
}

void Evaluator::noteObject(const Expr &Call, const Expr *Operand) {
  const auto *Literal = llvm::dyn_cast<StringLiteral>(stripped(Operand));
  const auto *Type = Literal ? Call.getType()->getAsCXXRecordDecl() : nullptr;
  if (Type && Type->isInStdNamespace())
    Unit.TextsOfObjects.insert(Literal);
}

Content Evaluator::evalConcatenation(const Expr *E) {
  llvm::SmallVector<const Expr *, 8> Parts;
  const Expr *Left = stripped(E);
  for (;;) {
    if (const auto *Call = llvm::dyn_cast<CXXOperatorCallExpr>(Left);
        Call && isConcatenation(*Call)) {
      Parts.push_back(Call->getArg(1));
      for (const Expr *Operand : Call->arguments())
        noteObject(*Call, Operand);
      Left = stripped(Call->getArg(0));
    } else if (const auto *Binary = llvm::dyn_cast<BinaryOperator>(Left);
               Binary && Binary->getOpcode() == BO_Add &&
               Binary->isTypeDependent()) {
      Parts.push_back(Binary->getRHS());
      Left = stripped(Binary->getLHS());
    } else {
      break;
    }
  }
  TextRef Result = text(Left);
  for (const Expr *Part : llvm::reverse(Parts)) {
    const TextRef Next = text(Part);
    consume(Next);
    Result = Texts.append(Result, Next);
  }
  return {Result, {}};
}

/// Whether \p E changes how a stream writes, and writes nothing itself.
static bool isManipulator(const Expr *E) {
  const QualType Type = E->getType();
  if (Type.isNull())
    return false;
  if (Type->isFunctionType() || Type->isFunctionPointerType() ||
      Type->isSpecificPlaceholderType(BuiltinType::Overload))
    return true;
  const auto *Record = Type->getAsCXXRecordDecl();
  return Record && Record->getIdentifier() &&
         compat::startsWith(Record->getName(), "_Set");
}

bool Evaluator::writesItself(const CXXOperatorCallExpr &Call) {
  const FunctionDecl *Callee = Call.getDirectCallee();
  const auto *Stream = Callee && !llvm::isa<CXXMethodDecl>(Callee)
                           ? Call.getArg(0)->getType()->getAsCXXRecordDecl()
                           : nullptr;
  return Stream &&
         Unit.AST.getSourceManager().isInSystemHeader(Stream->getLocation()) &&
         Unit.summaryOf(*Callee);
}

TextRef Evaluator::writtenBy(const CXXOperatorCallExpr &Call) {
  const Args Arguments(Call.getArgs(), Call.getNumArgs());
  if (!writesItself(Call))
    return text(Arguments[1]);
  const FunctionDecl &Callee = *Call.getDirectCallee();
  const EncoderBehaviour *Known = Unit.Encoders.behaviourAt(Callee, Arguments);
  if (Known && Known->isEncoder() && Known->Input == 1 && Known->Output == 0) {
    Transformer How = coderOf(Known->asFact(Arguments, Unit.AST));
    How.By = KnownBy::Run;
    return coded(Call, &Callee, textIn(Arguments[1]), How);
  }
  // The stream is still to receive what is before it.
  const Place &To = Unit.temporary(Call);
  const Address Stream = {&To, Address::Start};
  State.begin(To);
  State.write(To, {Texts.empty(), {}});
  std::vector<Given> All = give(nullptr, Arguments.drop_front());
  All.front().Parameter = Callee.getParamDecl(1);
  All.insert(All.begin(), {Arguments[0],
                           Callee.getParamDecl(0),
                           {nullptr, Stream},
                           Stream,
                           Texts.empty()});
  callThrough(Call, Callee, All);
  return textOf(State.read(To));
}

Content Evaluator::evalStream(const CXXOperatorCallExpr &Call) {
  llvm::SmallVector<const CXXOperatorCallExpr *, 8> Parts;
  const Expr *Stream = &Call;
  while (const auto *Link = llvm::dyn_cast<CXXOperatorCallExpr>(Stream)) {
    if (Link->getOperator() != OO_LessLess || Link->getNumArgs() != 2)
      break;
    Parts.push_back(Link);
    noteObject(*Link, Link->getArg(1));
    Stream = stripped(Link->getArg(0));
  }
  const AddressSet Where = locate(Stream);
  const QualType Type = Stream->getType();
  if (isTextContainer(Type)) {
    for (const CXXOperatorCallExpr *Part : llvm::reverse(Parts)) {
      const TextRef Element = text(Part->getArg(1));
      for (const Address &A : Where)
        State.write(Unit.elementOf(*A.Of), {Element, {}});
    }
    return {nullptr, Where};
  }
  const size_t ConsumedBefore = Consumed.size();
  TextRef Written = Texts.empty();
  // After a manipulator, numbers can have another base.
  uricore::CharSet Digits;
  for (const CXXOperatorCallExpr *Part : llvm::reverse(Parts))
    if (isManipulator(stripped(Part->getArg(1)))) {
      Digits = uricore::HexDigit | uricore::CharSet("xX");
    } else {
      const TextRef Next =
          Texts.substitute(writtenBy(*Part), [&](const TextValue &V) {
            TextValue Number = V;
            if (V.From->Kind == Origin::Number)
              Number.Chars = V.Chars | Digits;
            return Texts.value(Number);
          });
      consume(Next);
      Written = Texts.append(Written, Next);
    }
  const Address *Sole = Where.sole();
  const auto *Variable = Sole && Sole->Of->Kind == Place::Global
                             ? static_cast<const VarDecl *>(Sole->Of->Identity)
                             : nullptr;
  const bool IsStandard = Variable && Variable->isInStdNamespace();
  // A stream that is only known by its base class may write to a string, too.
  const QualType Object = Sole ? Unit.typeOf(*Sole->Of) : QualType();
  if (!IsStandard &&
      (isStringStream(Type) || isTextType(Type) || isStringStream(Object))) {
    append(Where, Written);
    return {nullptr, Where};
  }
  // `QTextStream stream(&text)`
  if (const AddressSet To = State.read(Where).Targets;
      !To.empty() &&
      llvm::all_of(To, [this](const Address &A) { return isTextAt(A); })) {
    append(To, Written);
    return {nullptr, Where};
  }
  const std::string Class = className(Type);
  // Output is for people unless the name of its class says otherwise.
  const bool IsHumanText = IsStandard || !says(Class, {NameMeaning::UriMention,
                                                       NameMeaning::Request});
  if (IsHumanText)
    show(ConsumedBefore);
  use(Written, {IsHumanText ? Usage::HumanText : Usage::Value, {}});
  return {nullptr, Where};
}

Content Evaluator::evalOperatorCall(const CXXOperatorCallExpr &Call) {
  const Args Arguments(Call.getArgs(), Call.getNumArgs());
  if (compat::isOneOf(
          {OO_PlusPlus, OO_MinusMinus, OO_Equal, OO_PlusEqual, OO_MinusEqual},
          Call.getOperator()))
    Tested.noteChange(Arguments[0]);
  if (Call.getOperator() == OO_Call) {
    if (const StringLiteral *Literal = literalOfLambda(Call))
      return evalLiteral(*Literal);
    if (std::optional<Content> Result = evalCoder(Call))
      return *Result;
  }
  if (isConcatenation(Call))
    return evalConcatenation(&Call);
  const QualType Left = Arguments[0]->getType();
  const bool IsText = isTextType(Left) || isStringStream(Left) ||
                      (!Left.isNull() && Left->isDependentType());
  switch (Call.getOperator()) {
  case OO_PlusEqual:
    if (IsText) {
      noteObject(Call, Arguments[1]);
      const TextRef Added = text(Arguments[1]);
      const AddressSet Where = locate(Arguments[0]);
      consume(Added);
      append(Where, Added);
      return {nullptr, Where};
    }
    if (isTextContainer(Left)) {
      const TextRef Added = text(Arguments[1]);
      const AddressSet Where = locate(Arguments[0]);
      for (const Address &A : Where)
        State.write(Unit.elementOf(*A.Of), {Added, {}});
      return {nullptr, Where};
    }
    break;
  case OO_Equal: {
    if (IsText) {
      const Content New = eval(Arguments[1]);
      const AddressSet Where = locate(Arguments[0]);
      assign(Where, {textOf(New), {}});
      return {nullptr, Where};
    }
    const FunctionDecl *Callee = Call.getDirectCallee();
    const auto *Method = llvm::dyn_cast_or_null<CXXMethodDecl>(Callee);
    if (Method && (Method->isCopyAssignmentOperator() ||
                   Method->isMoveAssignmentOperator())) {
      const AddressSet From = locate(Arguments[1]);
      const AddressSet Where = locate(Arguments[0]);
      copy(From, Where);
      return {nullptr, Where};
    }
    break;
  }
  case OO_Subscript:
    if (isTextType(Left) && Left->isRecordType() &&
        Call.getType()->isAnyCharacterType() && Call.isGLValue()) {
      eval(Arguments[1]);
      const bool IsFirst = isConstant(*Arguments[1], 0, Unit.AST);
      const AddressSet Where = locate(Arguments[0]);
      return {nullptr, IsFirst ? Where : Where.at(Address::Inside)};
    }
    break;
  case OO_LessLess:
    // A container gets an element.
    if (Left->isDependentType() ||
        (Left->isRecordType() &&
         (isTextContainer(Left) || !Unit.Calls.flowsOf(Call).IsKnown)))
      return evalStream(Call);
    break;
  case OO_EqualEqual:
  case OO_ExclaimEqual:
  case OO_Less:
  case OO_Greater:
  case OO_LessEqual:
  case OO_GreaterEqual:
    Splits(*this, Call)
        .note(use(Arguments[0], {Usage::Comparand, {}}),
              Arguments.drop_front());
    for (const Expr *Argument : Arguments.drop_front())
      use(Argument, {Usage::Comparand, {}});
    return {
        Unit.numberOf(Call.isTypeDependent() ? Unit.AST.BoolTy : Call.getType(),
                      &Call),
        {}};
  default:
    break;
  }
  return evalUnknown(Call, Call.getDirectCallee(), Arguments);
}

/// Whether \p Class wraps a text without being a string: a checked format, a
/// slice.
static bool isTextWrapper(const CXXConstructExpr &Construct) {
  const TextType Known =
      TextTypes::current().of(Construct.getType()->getAsCXXRecordDecl());
  return Known.holds(TypeContent::Text) || Known.holds(TypeContent::Pointee);
}

void Evaluator::constructObject(const CXXConstructExpr &Construct,
                                const Place &To) {
  const Args Arguments(Construct.getArgs(), Construct.getNumArgs());
  const auto &Constructor = *Construct.getConstructor();
  State.begin(To);
  const auto Facts = Unit.Calls.of(Construct);
  if (llvm::any_of(Facts, [](const ApiFact &Fact) {
        return Fact.Role == ApiRole::Takes;
      })) {
    const bool IsFileName = llvm::all_of(Facts, [](const ApiFact &Fact) {
      return Fact.Part == UriPart::FileName;
    });
    if (IsFileName && isTextType(Construct.getType())) {
      useAll(Arguments.drop_back());
      const TextRef Name = text(Arguments.back());
      use(Name, {Usage::Comparand, {}});
      State.write(To, {Name, {}});
      return;
    }
    Takes(*this, Construct).use(Arguments, Facts);
    TextValue V;
    V.From = Texts.values().origin(Origin::of(Origin::Result, &Construct));
    V.Chars = ~uricore::CharSet();
    V.Part = UriPart::Uri;
    State.write(To, {Texts.value(V), {}});
    return;
  }
  const bool IsOne = !Arguments.empty() && !isDefaulted(Arguments[0]) &&
                     (Arguments.size() == 1 || isDefaulted(Arguments[1]));
  const QualType Type = Construct.getType();
  const auto Parts = TextTypes::current().partsOf(Type);
  const bool IsHandle = !Parts.empty() && !Parts[0].Type.isNull() &&
                        !Parts[0].Type->isAnyCharacterType() &&
                        (Constructor.isCopyOrMoveConstructor() ||
                         Unit.Calls.flowsOf(Construct).IsKnown);
  if (!IsHandle &&
      (isTextType(Type) || isStringStream(Type) || isTextWrapper(Construct))) {
    if (Arguments.empty() || isDefaulted(Arguments[0])) {
      State.write(To, {Texts.empty(), {}});
      return;
    }
    // A count comes before a character, a length after the text.
    if (IsOne || isTextType(stripped(Arguments[0])->getType())) {
      noteObject(Construct, Arguments[0]);
      const TextRef Whole = text(Arguments[0]);
      if (!IsOne)
        consume(Whole);
      useAll(Arguments.drop_front());
      State.write(To, {IsOne ? Whole : sliceOf(Whole, &Construct), {}});
      return;
    }
    const QualType First = Arguments[0]->getType();
    if (Arguments.size() > 1 && First->isRecordType() &&
        Unit.AST.hasSameUnqualifiedType(First, Arguments[1]->getType())) {
      const TextRef Copied = textBetween(Arguments[0], Arguments[1]);
      consume(Copied);
      State.write(To, {Copied, {}});
      return;
    }
    // A character, repeated.
    const TextRef Filled =
        Arguments.size() > 1 && Arguments[1]->getType()->isAnyCharacterType()
            ? text(Arguments[1])
            : nullptr;
    useAll(Arguments);
    State.write(To, {!Filled             ? Unit.lost(&Construct)
                     : Filled->isEmpty() ? Filled
                                         : Texts.repeat(Filled),
                     {}});
    return;
  }
  if (Constructor.isCopyOrMoveConstructor() && !Arguments.empty())
    return copy(locate(Arguments[0]), Address{&To, Address::Start});
  std::vector<Given> All = give(&Constructor, Arguments);
  if (const CallFlows &Known = Unit.Calls.flowsOf(Construct); Known.IsKnown) {
    Splits(*this, Construct).note(All);
    FlowCall(*this, Construct, All, Address{&To, Address::Start}).eval(Known);
    return;
  }
  const TextSummary *Summary = Unit.summaryOf(Constructor);
  Usage Default;
  const std::string Class = className(Type);
  if (says(Class, NameMeaning::HumanText))
    Default.Kind = Usage::HumanText;
  else if (says(Class, NameMeaning::Comparison))
    Default.Kind = Usage::Comparand;
  if (Summary) {
    BodyCall(*this, Construct, Constructor, std::move(All),
             Address{&To, Address::Start})
        .eval(*Summary, Default);
    return;
  }
  useArguments(Construct, &Constructor, All, Default);
  // A class of which nothing is known but that it is made of a text, or of
  // another one that is. People read the message of an exception.
  const bool IsHeld = IsOne && Default.Kind != Usage::HumanText;
  const TextRef Made = !IsHeld            ? nullptr
                       : All.front().Text ? All.front().Text
                                          : All.front().Value.Text;
  if (Made) {
    State.write(To, {Made, {}});
    return;
  }
  // An initializer list gives the elements.
  if (IsOne)
    if (const auto *List = llvm::dyn_cast<InitListExpr>(stripped(Arguments[0])))
      for (const Expr *Init : List->inits())
        construct(Init, Unit.elementOf(To));
}

} // namespace clang::tidy::uri
