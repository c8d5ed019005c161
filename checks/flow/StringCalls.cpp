//===--- StringCalls.cpp - uri-tidy ---------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ast/TextTypes.h"
#include "ast/ValueNames.h"
#include "core/Percent.h"
#include "flow/StringEvaluator.h"
#include "knowledge/Names.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

static bool isNullPointer(const Expr *E, const ASTContext &Context) {
  return !E->isValueDependent() &&
         E->isNullPointerConstant(const_cast<ASTContext &>(Context),
                                  Expr::NPC_ValueDependentIsNotNull) !=
             Expr::NPCK_NotNull;
}

/// \p Content, of which \p Call may change the bytes: an encoder goes around
/// the call, not into it.
static Template enclosed(Template Content, const CallExpr &Call) {
  if (!Content.soleHole())
    return Content.bind();
  Hole &H = Content.Holes.front();
  if (!H.Alias)
    H.Alias = H.Value;
  H.Value = &Call;
  return Content;
}

/// \p Arguments from number \p First on; a catalogue may count further than a
/// call does.
static llvm::ArrayRef<const Expr *>
behind(llvm::ArrayRef<const Expr *> Arguments, size_t First) {
  return Arguments.drop_front(std::min(First, Arguments.size()));
}

Template StringEvaluator::evalFact(const CallExpr &Call,
                                   const FunctionDecl &Callee,
                                   const ApiFact &Fact, Args Arguments) {
  const auto *Method = llvm::dyn_cast<CXXMemberCallExpr>(&Call);
  const auto At = [&](int Index) -> const Expr * {
    if (Index < 0)
      return Method ? Method->getImplicitObjectArgument() : nullptr;
    return static_cast<size_t>(Index) < Arguments.size() ? Arguments[Index]
                                                         : nullptr;
  };
  const Expr *Main = At(Fact.Arg);
  const auto IntoDest = [&](Template Content) -> Template {
    if (!Fact.isInto())
      return Content;
    const Expr *Dest = At(Fact.Dest);
    if (Dest && Fact.Appends)
      append(Dest, Content);
    else if (Dest)
      return written(Call, Dest, std::move(Content));
    return hole(&Call);
  };
  switch (Fact.Role) {
  case ApiRole::Safe: {
    useAll(Arguments);
    Template Result;
    Result.appendHole(&Call, EncodingState::Safe);
    return Result;
  }
  case ApiRole::Gives: {
    useAll(Arguments);
    return IntoDest(given(Call, Fact));
  }
  case ApiRole::Input: {
    useAll(Arguments);
    if (Arguments.size() > 2)
      noteSplit(Call, eval(Arguments[0]), Arguments.drop_front(2));
    Template Text;
    Text.appendHole(At(Fact.Dest), EncodingState::Raw);
    return At(Fact.Dest) ? IntoDest(std::move(Text)) : hole(&Call);
  }
  default:
    break;
  }
  if (!Main)
    return evalOther(Call, &Callee, Arguments);
  switch (Fact.Role) {
  case ApiRole::Encodes:
    return IntoDest(evalEncoder(Call, Main));
  case ApiRole::Decodes:
    return IntoDest(evalDecoder(Call, Main));
  case ApiRole::Forwards: {
    Template Content = eval(Main);
    return isTextType(Call.getType()) ? enclosed(std::move(Content), Call)
                                      : Content;
  }
  case ApiRole::Formats:
    return IntoDest(format(&Call, eval(Main), Fact.Format,
                           Fact.First < 0
                               ? std::nullopt
                               : std::optional(behind(Arguments, Fact.First))));
  case ApiRole::Concatenates: {
    Template Content;
    for (const Expr *Argument : behind(Arguments, std::max<int>(Fact.Arg, 0))) {
      if (isNullPointer(Argument, Context))
        break;
      if (Fact.isInto() && !Content.empty() &&
          !isTextType(Argument->getType())) {
        Content.bind(); // The length of strncat and its kin.
        break;
      }
      if (!Content.empty() && At(Fact.Separator))
        Content.append(eval(At(Fact.Separator)));
      Content.append(eval(Argument));
    }
    return IntoDest(Content);
  }
  case ApiRole::Joins:
    if (const Expr *Separator = At(Fact.Separator))
      use(Separator, {});
    return IntoDest(joined(Call, *Main));
  default:
    return evalOther(Call, &Callee, Arguments);
  }
}

Template StringEvaluator::evalUses(const Expr &Call,
                                   llvm::ArrayRef<ApiFact> Facts,
                                   Args Arguments) {
  takeAll(Call, Arguments, Facts);
  if (llvm::none_of(Facts, [](const ApiFact &Fact) {
        return Fact.Role == ApiRole::Gives && !Fact.isInto() &&
               (Fact.Part == UriPart::Uri || Fact.Form == TextForm::Encoded);
      }))
    return hole(&Call);
  Template Result;
  Result.appendHole(&Call, EncodingState::Assembled);
  return Result;
}

Template StringEvaluator::evalMethod(const CXXMemberCallExpr &Call) {
  const Expr *Object = Call.getImplicitObjectArgument();
  const Args Arguments(Call.getArgs(), Call.getNumArgs());
  const TextMethod Method = methodOf(Call);
  const bool HasArgument =
      !Arguments.empty() && !llvm::isa<CXXDefaultArgExpr>(Arguments[0]);
  if (!HasArgument && givesText(Method)) {
    Template Content = eval(Object);
    const QualType Type = Object->IgnoreParenImpCasts()->getType();
    // What changes a text gives one of its type: `n.trimmed()`. A handle is no
    // text itself: `p.get()`.
    return Context.hasSameUnqualifiedType(Call.getType(), Type) ||
                   TextTypes::current()
                       .of(classOf(Type))
                       .holds(TypeContent::Pointee)
               ? enclosed(std::move(Content), Call)
               : Content;
  }
  if (Method == TextMethod::Clear) {
    assign(Object, {});
    return hole(Object);
  }
  if (!HasArgument)
    return evalOther(Call, Call.getMethodDecl(), Arguments);
  // `append(1, c)` counts before the character, `insert(0, s)` positions.
  const bool Counts =
      Arguments.size() > 1 &&
      Arguments[0]->IgnoreParenImpCasts()->getType()->isIntegerType() &&
      !Arguments[0]->IgnoreParenImpCasts()->getType()->isAnyCharacterType();
  // Behind the text, a length or a range of it: `append(s, 2, 5)`.
  const Args Rest = Arguments.drop_front(Counts ? 2 : 1);
  const bool IsPart = !Rest.empty() && !llvm::isa<CXXDefaultArgExpr>(Rest[0]);
  const auto EvalText = [&] {
    Template Text = eval(Arguments[Counts ? 1 : 0]);
    return IsPart ? Text.bind() : Text;
  };
  switch (Method) {
  case TextMethod::Arg:
    return evalArg(Call);
  case TextMethod::Append:
    return append(Object, EvalText());
  case TextMethod::Insert:
    if (!Counts)
      break;
    [[fallthrough]];
  case TextMethod::Prepend: {
    Template Whole = EvalText();
    Whole.append(eval(Object));
    if (Method == TextMethod::Insert && !isNullPointer(Arguments[0], Context)) {
      forget(Object);
      return hole(Object);
    }
    put(Object, Whole);
    return Whole;
  }
  case TextMethod::Assign:
  case TextMethod::Content: {
    Template Text = eval(Arguments[0]);
    assign(Object, Arguments.size() > 1 ? Text.bind() : Text);
    return hole(Object);
  }
  case TextMethod::Replace:
    return evalReplace(Call, Object, Arguments);
  default:
    break;
  }
  return evalOther(Call, Call.getMethodDecl(), Arguments);
}

void StringEvaluator::addElement(const Expr *Container, const Expr *Element) {
  Template Content = eval(Element);
  const ValueDecl *Var = targetOf(Container);
  if (Var) {
    // The elements stand for themselves; the container keeps what they are.
    Template Elements;
    if (Content.isConstant())
      Elements.appendHole(Element, EncodingState::Safe);
    for (const Hole &H : Content.Holes)
      Elements.appendHole(H);
    State.append(Var, Elements);
  }
  use(std::move(Content), {});
}

Template StringEvaluator::evalContainer(const CXXMemberCallExpr &Call) {
  const Expr *Object = Call.getImplicitObjectArgument();
  const Args Arguments(Call.getArgs(), Call.getNumArgs());
  const TextMethod Method = methodOf(Call);
  if (!Arguments.empty() &&
      (Method == TextMethod::Append || Method == TextMethod::Prepend ||
       Method == TextMethod::Insert)) {
    addElement(Object, Arguments.back());
    return hole(Object);
  }
  if (Method != TextMethod::Join)
    return evalOther(Call, Call.getMethodDecl(), Arguments);
  useAll(Arguments);
  return joined(Call, *Object);
}

Template StringEvaluator::joined(const CallExpr &Call, const Expr &List) {
  Template Elements;
  const Expr *Source = stripped(&List);
  while (const auto *Construct = llvm::dyn_cast<CXXConstructExpr>(Source))
    if (Construct->getNumArgs() > 0)
      Source = stripped(Construct->getArg(0));
    else
      break;
  const ValueDecl *Var = targetOf(Source);
  const Template *Known = Var ? State.read(Var) : nullptr;
  if (Known) {
    Elements = *Known;
  } else if (const auto *Spelled = llvm::dyn_cast<InitListExpr>(Source)) {
    for (const Expr *Element : Spelled->inits())
      Elements.append(eval(Element));
  } else {
    const QualType Element =
        TextTypes::current().of(classOf(Source->getType())).parameter();
    const bool IsNumber = !Element.isNull() && Element->isArithmeticType() &&
                          !Element->isAnyCharacterType();
    if (!IsNumber && !says(nameOf(Source), NameMeaning::Encoded))
      return hole(&Call);
    Elements.appendHole(Source, IsNumber ? EncodingState::Safe
                                         : EncodingState::Encoded);
  }
  EncodingState Joined = EncodingState::Safe;
  for (const Hole &H : Elements.Holes)
    if (H.State == EncodingState::Raw || Joined == EncodingState::Safe)
      Joined = H.State;
  Template Result;
  Result.appendHole(&Call, Joined);
  return Result;
}

/// What \p Callee does if its body shows that it encodes data: it does not
/// repair a URI that is there already.
static const EncoderBehaviour *handWritten(const FunctionDecl &Callee,
                                           FunctionSummaries &Summaries) {
  const EncoderBehaviour *Behaviour = Summaries.HandWritten.behaviourOf(Callee);
  return Behaviour && Behaviour->isEncoder() ? Behaviour : nullptr;
}

Template StringEvaluator::evalHandWritten(const CallExpr &Call,
                                          const EncoderBehaviour &Encoder,
                                          Args Arguments) {
  for (size_t I = 0; I < Arguments.size(); ++I)
    if (I != Encoder.Input && I != Encoder.Output)
      use(Arguments[I], {});
  Template Encoded = evalEncoder(Call, Arguments[Encoder.Input]);
  if (Encoder.IsReturned)
    return Encoded;
  // What a string object holds already may stay before it.
  const Expr *To = Arguments[*Encoder.Output];
  const ValueDecl *Var = targetOf(To);
  const Template *Before = Var ? State.contentOf(Var) : nullptr;
  if (Before && !Before->Text.empty() && !To->getType()->isPointerType() &&
      !To->getType()->isArrayType())
    append(To, Encoded);
  else
    assign(To, std::move(Encoded));
  return hole(&Call);
}

Template StringEvaluator::evalCall(const CallExpr &Call) {
  const Args Arguments(Call.getArgs(), Call.getNumArgs());
  const FunctionDecl *Callee = Call.getDirectCallee();
  const auto *Method = llvm::dyn_cast<CXXMemberCallExpr>(&Call);
  if (Callee) {
    const auto Facts = Summaries.Calls.of(Call);
    // One fact says what becomes of a text; others who uses one.
    for (const ApiFact &Fact : Facts)
      if (Fact.Role != ApiRole::Takes && Fact.Role != ApiRole::Gives)
        return evalFact(Call, *Callee, Fact, Arguments);
    if (!Facts.empty())
      return evalUses(Call, Facts, Arguments);
    if (const auto Like = printfAttribute(*Callee))
      return formatCall(Call, *Callee, *Like, Arguments);
    // A string becomes a view of itself.
    if (Method && llvm::isa<CXXConversionDecl>(Callee) &&
        isTextType(Call.getType()))
      return eval(Method->getImplicitObjectArgument());
    const bool IsNamed = Callee->getDeclName().isIdentifier();
    if (Method && IsNamed) {
      const Expr *Object = Method->getImplicitObjectArgument();
      QualType Type =
          Object ? Object->IgnoreParenImpCasts()->getType() : Context.VoidTy;
      if (Type->isPointerType())
        Type = Type->getPointeeType();
      if (isTextType(Type) || isStringStream(Type))
        return says(Callee->getName(), NameMeaning::HtmlEncoder) &&
                       Arguments.empty()
                   ? evalHtmlEncoder(Call, Method->getImplicitObjectArgument())
                   : evalMethod(*Method);
      if (isTextContainer(Type))
        return evalContainer(*Method);
    }
    if (IsNamed && !Arguments.empty() &&
        Summaries.ConfiguredEncoders.count(Callee->getName()))
      return evalEncoder(Call, Arguments[0]);
    if (IsNamed && Arguments.size() == 1 && isTextType(Call.getType()) &&
        isTextType(Arguments[0]->IgnoreParenImpCasts()->getType()) &&
        says(Callee->getName(), NameMeaning::Encoder))
      return evalEncoder(Call, Arguments[0]);
    if (const EncoderBehaviour *Encoder =
            IsNamed ? handWritten(*Callee, Summaries) : nullptr;
        Encoder && Encoder->Input < Arguments.size() &&
        (Encoder->IsReturned
             ? isTextType(Call.getType())
             : Encoder->Output && *Encoder->Output < Arguments.size() &&
                   isTextType(Arguments[*Encoder->Output]->getType())))
      return evalHandWritten(Call, *Encoder, Arguments);
    if (IsNamed && Arguments.size() == 1 && isTextType(Call.getType()) &&
        says(Callee->getName(), NameMeaning::Decoder))
      return evalDecoder(Call, Arguments[0]);
    if (IsNamed && !Arguments.empty() && isTextType(Call.getType()) &&
        isTextType(Arguments[0]->IgnoreParenImpCasts()->getType()) &&
        says(Callee->getName(), NameMeaning::HtmlEncoder))
      return evalHtmlEncoder(Call, Arguments[0]);
    // gettext's `_("…")` and Qt's tr() keep what matters of a literal.
    if (IsNamed && isTextType(Call.getType()) &&
        llvm::is_contained({"_", "tr", "dgettext", "N_"}, Callee->getName()) &&
        !Arguments.empty())
      return eval(Arguments[0]);
  }
  return evalOther(Call, Callee, Arguments);
}

Template StringEvaluator::evalOther(const CallExpr &Call,
                                    const FunctionDecl *Callee,
                                    Args Arguments) {
  const CalleeName &Name = Summaries.nameOf(Callee);
  Usage Default;
  if (Name.says(NameMeaning::Comparison))
    Default.Kind = Usage::Comparand;
  else if (Name.says(NameMeaning::HumanText))
    Default.Kind = Usage::HumanText;
  if (const auto *Method = llvm::dyn_cast<CXXMemberCallExpr>(&Call)) {
    Template Object = eval(Method->getImplicitObjectArgument());
    noteSplit(Call, Object, Arguments);
    Usage Use = Default;
    Use.Name = nameOf(Method->getImplicitObjectArgument());
    use(std::move(Object), std::move(Use));
  } else {
    use(Call.getCallee(), {});
  }
  if (llvm::isa<CXXOperatorCallExpr>(Call) &&
      llvm::isa_and_nonnull<CXXMethodDecl>(Callee) && !Arguments.empty()) {
    use(Arguments[0], Default);
    Arguments = Arguments.drop_front();
  }
  return evalArguments(Call, Callee, Arguments, Default);
}

} // namespace clang::tidy::uri
