//===--- Formats.cpp - uri-tidy -------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Texts that formats make of their arguments.
///
//===----------------------------------------------------------------------===//

#include "ast/TextTypes.h"
#include "eval/Evaluator.h"
#include "knowledge/Names.h"
#include "model/EatenEscapes.h"
#include "model/Format.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

/// Whether a conversion of printf can take a value of \p Type.
static bool takes(char Conversion, QualType Type) {
  if (Type->isDependentType())
    return true;
  switch (Conversion) {
  case 's':
  case 'S':
    return Type->isPointerType() || Type->isArrayType() || Type->isRecordType();
  case 'p':
  case 'n':
    return Type->isPointerType();
  case 'e':
  case 'E':
  case 'f':
  case 'F':
  case 'g':
  case 'G':
  case 'a':
  case 'A':
    return Type->isRealFloatingType();
  default:
    return Type->isIntegralOrEnumerationType();
  }
}

/// The bytes that printf's \p Conversion writes for a number; empty if it
/// writes text.
static uricore::CharSet charsOf(char Conversion) {
  switch (Conversion) {
  case 'd':
  case 'i':
    return IntegerChars;
  case 'u':
  case 'o':
    return uricore::Digit;
  case 'x':
  case 'X':
  case 'p':
    return uricore::HexDigit | uricore::CharSet("x");
  case 'e':
  case 'E':
  case 'f':
  case 'F':
  case 'g':
  case 'G':
  case 'a':
  case 'A':
    return FloatChars;
  default:
    return {};
  }
}

TextRef Evaluator::format(const Expr &Call, TextRef Format, Dialect D,
                          std::optional<Args> Given,
                          llvm::ArrayRef<size_t> Links) {
  const Args Arguments = Given.value_or(Args());
  llvm::SmallVector<TextRef, 4> Values;
  for (const Expr *Argument : Arguments)
    Values.push_back(asData(text(Argument), Argument));
  for (size_t I = 0; I < Links.size(); ++I)
    if (Links.back() > 0)
      Values[I] = Texts.substitute(Values[I], [&](const TextValue &V) {
        TextValue InChain = V;
        InChain.Chain = Links[I] < Links.back() ? TextValue::InnerInChain
                                                : TextValue::LastInChain;
        return Texts.value(InChain);
      });
  for (TextRef Value : Values)
    consume(Value);
  consume(Format);
  // A field often holds the format that another function puts together.
  if (Format->Kind == TextNode::Value)
    if (const TextRef Stored = Unit.Stored.formatFor(*Format->Facts))
      Format = Stored;
  if (Format->Size.IsConstant)
    return formatConstant(Call, Texts.constantOf(Format), D, Given, Values);
  if (Format->Kind == TextNode::Choice) {
    llvm::SmallVector<TextRef, 8> Alternatives;
    for (TextRef Each : Format->Alternatives)
      Alternatives.push_back(
          Each->Size.IsConstant
              ? formatConstant(Call, Texts.constantOf(Each), D, Given, Values)
              : Unit.lost(&Call));
    return Texts.join(Alternatives);
  }
  if (Format->Kind == TextNode::Value)
    return Unit.lost(&Call);
  // Text was put into the format: it may contain conversions of its own.
  TextRef Result = Texts.empty();
  llvm::ArrayRef<TextRef> Rest = Values;
  Args RestArguments = Arguments;
  for (TextRef Item : itemsOf(Format)) {
    if (Item->Kind != TextNode::Literal) {
      Result = Texts.append(Result, Item);
      continue;
    }
    const Template &Piece = Item->Bytes->Text;
    const auto Items = parseFormat(Piece.Text, D);
    const size_t Used = std::min<size_t>(
        Rest.size(), llvm::count_if(Items, [](const FormatItem &Each) {
          return Each.Kind == FormatItem::Argument;
        }));
    Result = Texts.append(
        Result, formatConstant(
                    Call, Piece, D,
                    Given ? std::optional(RestArguments) : std::nullopt, Rest));
    if (D == Dialect::Printf || D == Dialect::Brace) {
      Rest = Rest.drop_front(Used);
      RestArguments = RestArguments.drop_front(Used);
    }
  }
  return Result;
}

TextRef Evaluator::formatConstant(const Expr &Call, const Template &Format,
                                  Dialect D, std::optional<Args> Given,
                                  llvm::ArrayRef<TextRef> Values) {
  const Args Arguments = Given.value_or(Args());
  auto Items = parseFormat(Format.Text, D);
  if (D == Dialect::Printf)
    findEatenEscapes(Items, Format.Text,
                     Given ? std::optional(Arguments.size()) : std::nullopt,
                     [&](char Conversion, size_t Argument) {
                       return takes(Conversion, Arguments[Argument]->getType());
                     });
  // Qt fills the lowest number first.
  llvm::SmallVector<int, 8> Numbers;
  if (D == Dialect::Qt) {
    for (const FormatItem &Item : Items)
      if (Item.Kind == FormatItem::Argument)
        Numbers.push_back(Item.Arg);
    llvm::sort(Numbers);
    Numbers.erase(std::unique(Numbers.begin(), Numbers.end()), Numbers.end());
  }
  TextRef Result = Texts.empty();
  Template Literal;
  const auto Flush = [&] {
    if (!Literal.empty())
      Result = Texts.append(Result, Texts.literal(std::exchange(Literal, {})));
  };
  for (const FormatItem &Item : Items) {
    switch (Item.Kind) {
    case FormatItem::Text:
      Literal.appendSlice(Format, Item.Begin, Item.End, D);
      continue;
    case FormatItem::Escape:
      Literal.appendEscape(Format, Item.Begin, D);
      continue;
    case FormatItem::Octet:
      Literal.EatenEscapes.push_back({Literal.Text.size(), Item.IsCertain});
      Literal.appendSlice(Format, Item.Begin, Item.End, D);
      continue;
    case FormatItem::Invalid:
      Flush();
      Result = Texts.append(Result, Unit.lost());
      continue;
    case FormatItem::Argument:
      break;
    }
    Flush();
    const int Index = D == Dialect::Qt
                          ? llvm::find(Numbers, Item.Arg) - Numbers.begin()
                          : Item.Arg;
    if (Index < 0 || static_cast<size_t>(Index) >= Values.size()) {
      Result = Texts.append(Result, Unit.lost());
      continue;
    }
    const llvm::StringRef Spec =
        llvm::StringRef(Format.Text).slice(Item.Begin, Item.End);
    TextRef Value = Values[Index];
    const uricore::CharSet Chars =
        D == Dialect::Printf ? charsOf(Item.Conversion) : uricore::CharSet();
    if (!Chars.empty()) {
      TextValue Number;
      Number.From = Texts.values().origin(Origin::of(Origin::Number));
      Number.Chars = Chars;
      if (Item.IsPadded || Spec.contains(' '))
        Number.Chars = Number.Chars | uricore::CharSet(" ");
      if (Spec.contains('+'))
        Number.Chars = Number.Chars | uricore::CharSet("+");
      Number.Entry = Arguments[Index];
      Value = Texts.value(Number);
    } else if (D == Dialect::Printf && Item.Conversion == 'c' &&
               Spec.size() == 2) {
      Value = textOf(evalAsCharacter(Arguments[Index]));
    } else if (D == Dialect::Printf && Item.Conversion != 's' &&
               Item.Conversion != 'S') {
      Value = Unit.lost(Arguments[Index]);
    } else if ((D == Dialect::Printf && Spec.size() > 2) ||
               (D == Dialect::Brace && Spec.contains(':'))) {
      // A width or precision counts the bytes of the value.
      Value = bound(Value);
      if (D == Dialect::Printf) {
        const PrintfConversion Parsed =
            parseConversion(Format.Text, Item.Begin);
        const TextRef Pad = Texts.repeat(Texts.literal(" "));
        if (Parsed.Precision.IsGiven)
          Value = Texts.join(Value, sliceOf(Value, &Call));
        if (Parsed.Width.IsGiven)
          Value = Parsed.Flags.contains('-') ? Texts.append(Value, Pad)
                                             : Texts.append(Pad, Value);
      }
    }
    Result = Texts.append(Result, Value);
  }
  Flush();
  return Result;
}

/// Whether \p Callee, which formats and returns no text, may write a request
/// instead of a message.
static bool writesRequest(llvm::StringRef Name, const NameMeanings &Names) {
  return Names.say(Name, {NameMeaning::UriMention, NameMeaning::Request});
}

/// The index of the first argument that becomes part of the last parameter of
/// \p Callee, a parameter pack.
static std::optional<unsigned> packOf(const FunctionDecl &Callee) {
  const FunctionDecl *Pattern = Callee.getTemplateInstantiationPattern();
  if (!Pattern || Pattern->param_empty() ||
      !Pattern->parameters().back()->isParameterPack())
    return std::nullopt;
  return Pattern->getNumParams() - 1;
}

void Evaluator::noteFormat(TextRef Format, bool HasArguments) {
  // The callers see the arguments of a pack as their own.
  if (HasArguments && (!Function || !packOf(*Function)))
    return;
  const ParmVarDecl *Param =
      Format && Format->Kind == TextNode::Value && Format->Facts->Done.empty()
          ? Format->Facts->From->parameter()
          : nullptr;
  if (Param && Param->getDeclContext() == Function)
    Out.Format = Param;
}

std::optional<PrintfLike> Evaluator::printfLike(const FunctionDecl &Callee) {
  if (const auto Like = printfAttribute(Callee))
    return Like;
  const std::optional<unsigned> Pack = packOf(Callee);
  const TextSummary *Summary =
      Callee.isVariadic() || Pack ? Unit.summaryOf(Callee) : nullptr;
  if (!Summary || !Summary->Format)
    return std::nullopt;
  // It makes a text of them if it returns one, or writes to a buffer.
  const QualType First = Callee.getParamDecl(0)->getType();
  const QualType Target = First->getPointeeType();
  const bool IsText = isTextType(Callee.getReturnType()) ||
                      (isTextType(First.getNonReferenceType()) &&
                       !Target.isNull() && !Target.isConstQualified());
  return IsText ? std::optional(
                      PrintfLike{Summary->Format->getFunctionScopeIndex(),
                                 Pack.value_or(Callee.getNumParams())})
                : std::nullopt;
}

std::optional<Content> Evaluator::evalPrintf(const CallExpr &Call) {
  const FunctionDecl *Callee = Call.getDirectCallee();
  const auto Like = Callee ? printfLike(*Callee) : std::nullopt;
  const Args Arguments(Call.getArgs(), Call.getNumArgs());
  if (!Like || Like->Format >= Arguments.size())
    return std::nullopt;
  useAll(Arguments.take_front(Like->Format));
  const TextRef Format = text(Arguments[Like->Format]);
  noteFormat(Format, Like->FirstArg <= Arguments.size());
  const std::optional<Args> Rest =
      Like->FirstArg <= Arguments.size()
          ? std::optional(Arguments.drop_front(Like->FirstArg))
          : std::nullopt;
  TextRef Text = format(Call, Format, Dialect::Printf, Rest);
  // A function with a loop of its own over the format encodes the values.
  if (const TextSummary *Summary = Unit.summaryOf(*Callee);
      Summary && !Summary->Encoders.empty()) {
    Transformer Encode = Transformer::encode();
    Encode.By = KnownBy::Name;
    Encode.Call = &Call;
    Text = Texts.substitute(Text, [&](const TextValue &V) {
      return Texts.coded(Texts.value(V), Encode);
    });
  }
  const std::string Name = Callee->getNameAsString();
  const bool IsAppended = says(Name, NameMeaning::Append);
  const auto Write = [&](const AddressSet &Where) {
    if (!IsAppended)
      return assign(Where, {Text, {}});
    consume(Text);
    append(Where, Text);
  };
  // `Text.Format("…", …)`: a string class of the program's own.
  const auto *Member = llvm::dyn_cast<CXXMemberCallExpr>(&Call);
  if (Member && isTextType(Member->getObjectType()) &&
      (!isTextType(Call.getType()) ||
       Callee->getReturnType()->isReferenceType())) {
    const AddressSet Object = locate(Member->getImplicitObjectArgument());
    Write(Object);
    return isTextType(Callee->getReturnType().getNonReferenceType())
               ? Content{nullptr, Object}
               : resultOf(Call);
  }
  if (isTextType(Call.getType()))
    return Content{Text, {}};
  if (Like->Format > 0) {
    const QualType First = stripped(Arguments[0])->getType();
    if (IsAppended ||
        (isTextType(First) && !says(Name, NameMeaning::HumanText))) {
      const AddressSet Target = objectBehind(Arguments[0]);
      Write(Target.empty() ? locate(Arguments[0]) : Target);
      return resultOf(Call);
    }
  }
  Usage Use;
  Use.At = &Call;
  if (writesRequest(Name, Unit.Names))
    Use.Name = Name;
  else
    Use.Kind = Usage::HumanText;
  use(Text, std::move(Use));
  return resultOf(Call);
}

/// `QString("…%1…%2").arg(a).arg(b)` and `.arg(a, b)`.
Content Evaluator::evalArg(const CXXMemberCallExpr &Call) {
  llvm::SmallVector<const CXXMemberCallExpr *, 4> Chain;
  const Expr *Object = &Call;
  for (;;) {
    const auto *Link = llvm::dyn_cast<CXXMemberCallExpr>(Object);
    if (!Link || methodOf(*Link) != TextMethod::Arg)
      break;
    Chain.push_back(Link);
    Object = stripped(Link->getImplicitObjectArgument());
  }
  const TextRef Format = text(Object);
  llvm::SmallVector<const Expr *, 4> Arguments;
  llvm::SmallVector<size_t, 4> Links;
  for (const CXXMemberCallExpr *Link : llvm::reverse(Chain)) {
    const size_t Number = Links.empty() ? 0 : Links.back() + 1;
    if (Link->getNumArgs() == 0)
      continue;
    Arguments.push_back(Link->getArg(0));
    Links.push_back(Number);
    // A first text is followed by further texts, a number by its width.
    for (const Expr *Next : llvm::drop_begin(Link->arguments())) {
      if (!isTextType(stripped(Next)->getType()) ||
          !isTextType(stripped(Link->getArg(0))->getType()))
        break;
      Arguments.push_back(Next);
      Links.push_back(Number);
    }
  }
  return {format(Call, Format, Dialect::Qt, Args(Arguments), Links), {}};
}

} // namespace clang::tidy::uri
