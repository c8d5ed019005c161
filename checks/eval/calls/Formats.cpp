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
#include "model/EatenEscapes.h"
#include "model/Format.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

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

/// Whether a conversion of printf can take a value of \p Type.
static bool takes(char Conversion, QualType Type) {
  if (Type.isNull() || Type->isDependentType())
    return true;
  switch (Conversion) {
  case 's':
  case 'S':
    return Type->isPointerType() || Type->isArrayType() || Type->isRecordType();
  case 'p':
  case 'n':
    return Type->isPointerType();
  default:
    return charsOf(Conversion) == FloatChars
               ? Type->isRealFloatingType()
               : Type->isIntegralOrEnumerationType();
  }
}

/// Whether the numbers of place markers say only in which order they are
/// filled.
static bool isNumbered(Dialect D) {
  return D == Dialect::Qt || D == Dialect::Boost;
}

/// The numbers of the place markers in \p Format, in the order in which they
/// are filled.
static llvm::SmallVector<int, 8> numbersIn(llvm::StringRef Format, Dialect D) {
  llvm::SmallVector<int, 8> Numbers;
  if (!isNumbered(D))
    return Numbers;
  for (const FormatItem &Item : parseFormat(Format, D))
    if (Item.Kind == FormatItem::Argument)
      Numbers.push_back(Item.Arg);
  llvm::sort(Numbers);
  Numbers.erase(std::unique(Numbers.begin(), Numbers.end()), Numbers.end());
  return Numbers;
}

/// The text that a call makes of a format.
class Formatting : EvaluatorPart {
public:
  Formatting(Evaluator &In, const Expr &Call, Dialect D)
      : EvaluatorPart(In), Call(Call), D(D) {}

  /// Fills \p Format with the values that are \p Left, if these are known.
  TextRef formatted(TextRef Format,
                    std::optional<llvm::ArrayRef<Filling>> Left);

private:
  /// The same for a constant. \p Numbers are those of the place markers in the
  /// format around it, which are filled from the lowest number on.
  TextRef formatConstant(const Template &Format,
                         std::optional<llvm::ArrayRef<Filling>> Given,
                         llvm::ArrayRef<int> Numbers);
  /// What \p Value becomes by the conversion of \p Format that \p Item is.
  TextRef converted(const Template &Format, const FormatItem &Item,
                    const Filling &Value);

  const Expr &Call;
  const Dialect D;
};

TextRef Formatting::formatted(TextRef Format,
                              std::optional<llvm::ArrayRef<Filling>> Left) {
  // A field often holds the format that another function puts together.
  if (Format->Kind == TextNode::Value)
    if (const TextRef Stored = Unit.Stored.formatFor(*Format->Facts))
      Format = Stored;
  if (Format->Size.IsConstant) {
    const Template Text = Texts.constantOf(Format);
    return formatConstant(Text, Left, numbersIn(Text.Text, D));
  }
  const auto FormatEach = [&](llvm::ArrayRef<TextRef> Formats,
                              std::optional<llvm::ArrayRef<int>> Numbers) {
    llvm::SmallVector<TextRef, 8> Alternatives;
    for (TextRef Each : Formats) {
      if (!Each->Size.IsConstant) {
        Alternatives.push_back(Each->Kind == TextNode::Concat && !Numbers
                                   ? formatted(Each, Left)
                                   : Unit.unknown(&Call, &Call));
        continue;
      }
      const Template Text = Texts.constantOf(Each);
      Alternatives.push_back(
          Numbers ? formatConstant(Text, Left, *Numbers)
                  : formatConstant(Text, Left, numbersIn(Text.Text, D)));
    }
    return Texts.join(Alternatives);
  };
  if (Format->Kind == TextNode::Choice)
    return FormatEach(Format->Alternatives, std::nullopt);
  if (Format->Kind == TextNode::Value)
    return Unit.lost(&Call);
  // Text was put into the format: it may contain conversions of its own.
  std::string Literals;
  for (TextRef Item : itemsOf(Format))
    for (TextRef Each : alternativesOf(Item))
      if (Each->Kind == TextNode::Literal)
        Literals += Each->Bytes->Text.Text + '\0';
  const auto Numbers = numbersIn(Literals, D);
  TextRef Result = Texts.empty();
  for (TextRef Item : itemsOf(Format)) {
    if (Item->Kind == TextNode::Choice && isNumbered(D) &&
        llvm::all_of(Item->Alternatives,
                     [](TextRef Each) { return Each->Size.IsConstant; })) {
      Result = Texts.append(Result, FormatEach(Item->Alternatives, {Numbers}));
      continue;
    }
    if (Item->Kind != TextNode::Literal) {
      Result = Texts.append(Result, Item);
      continue;
    }
    const Template &Piece = Item->Bytes->Text;
    Result = Texts.append(Result, formatConstant(Piece, Left, Numbers));
    if (!Left || (D != Dialect::Printf && D != Dialect::Brace))
      continue;
    const auto Items = parseFormat(Piece.Text, D);
    Left = Left->drop_front(std::min<size_t>(
        Left->size(), llvm::count_if(Items, [](const FormatItem &Each) {
          return Each.Kind == FormatItem::Argument;
        })));
  }
  return Result;
}

TextRef Formatting::converted(const Template &Format, const FormatItem &Item,
                              const Filling &Value) {
  const llvm::StringRef Spec =
      llvm::StringRef(Format.Text).slice(Item.Begin, Item.End);
  if (D == Dialect::Brace)
    // A width or precision counts the bytes of the value.
    return Spec.contains(':') ? In.bound(Value.Text) : Value.Text;
  if (D != Dialect::Printf)
    return Value.Text;
  const uricore::CharSet Chars = charsOf(Item.Conversion);
  if (!Chars.empty()) {
    TextValue Number;
    Number.From = Texts.values().origin(Origin::of(Origin::Number));
    Number.Chars = Chars;
    if (Item.IsPadded || Spec.contains(' '))
      Number.Chars = Number.Chars | uricore::CharSet(" ");
    if (Spec.contains('+'))
      Number.Chars = Number.Chars | uricore::CharSet("+");
    Number.Entry = Value.E;
    return Texts.value(Number);
  }
  if (Item.Conversion == 'c' && Spec.size() == 2 && Value.E)
    return In.textOf(In.evalAsCharacter(Value.E));
  // `%S` takes wide characters; a formatter of the program may encode the text.
  const LiteralRun *Run = Format.runAt(Item.Begin);
  const bool IsWide =
      Run && Run->Literal && Run->Literal->getCharByteWidth() > 1;
  const bool IsOwn = Item.Conversion == 'S' && !IsWide &&
                     !Value.Type.isNull() && Value.Type->isPointerType() &&
                     Value.Type->getPointeeType()->isCharType();
  if (IsOwn || (Item.Conversion != 's' && Item.Conversion != 'S'))
    return Unit.lost(Value.E);
  if (Spec.size() <= 2)
    return Value.Text;
  TextRef Result = In.bound(Value.Text);
  const PrintfConversion Parsed = parseConversion(Format.Text, Item.Begin);
  const TextRef Pad = Texts.repeat(Texts.literal(" "));
  // `"%.*s", (int)Text.size, Text.data`: all of a text without a terminator.
  const auto *Member =
      Value.E ? llvm::dyn_cast<MemberExpr>(stripped(Value.E)) : nullptr;
  const auto *Field =
      Member ? llvm::dyn_cast<FieldDecl>(Member->getMemberDecl()) : nullptr;
  const bool IsCounted =
      Spec.contains('*') && Field && isCountedText(*Field, Unit.Names);
  if (Parsed.Precision.IsGiven && !IsCounted)
    Result = Texts.join(Result, In.sliceOf(Result, &Call));
  if (Parsed.Width.IsGiven)
    Result = Parsed.Flags.contains('-') ? Texts.append(Result, Pad)
                                        : Texts.append(Pad, Result);
  return Result;
}

/// The one of \p Values that \p Item of \p Format refers to, or null.
static const Filling *valueFor(const FormatItem &Item, llvm::StringRef Format,
                               Dialect D, llvm::ArrayRef<Filling> Values,
                               llvm::ArrayRef<int> Numbers) {
  if (D == Dialect::Brace && Item.Arg < 0) {
    const llvm::StringRef Name =
        Format.slice(Item.Begin + 1, Item.End - 1).split(':').first;
    const auto *Found = llvm::find_if(
        Values, [&](const Filling &Each) { return Each.Name == Name; });
    return Found == Values.end() ? nullptr : Found;
  }
  const int Index = isNumbered(D)
                        ? llvm::find(Numbers, Item.Arg) - Numbers.begin()
                        : Item.Arg;
  return Index < 0 || static_cast<size_t>(Index) >= Values.size()
             ? nullptr
             : &Values[Index];
}

TextRef Formatting::formatConstant(const Template &Format,
                                   std::optional<llvm::ArrayRef<Filling>> Given,
                                   llvm::ArrayRef<int> Numbers) {
  const auto Values = Given.value_or(llvm::ArrayRef<Filling>());
  auto Items = parseFormat(Format.Text, D);
  if (D == Dialect::Printf)
    findEatenEscapes(Items, Format.Text,
                     Given ? std::optional(Values.size()) : std::nullopt,
                     [&](char Conversion, size_t Argument) {
                       return takes(Conversion, Values[Argument].Type);
                     });
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
      // A later call reads the format again.
      if (isNumbered(D) && Values.size() < Numbers.size())
        Literal.appendSlice(Format, Item.Begin, Item.End, D);
      else
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
    const Filling *Value = valueFor(Item, Format.Text, D, Values, Numbers);
    if (!Value && isNumbered(D)) {
      // A later call fills it, or it remains.
      Literal.appendSlice(Format, Item.Begin, Item.End, D);
      continue;
    }
    Flush();
    Result = Texts.append(Result, Value ? converted(Format, Item, *Value)
                                        : Unit.lost());
  }
  Flush();
  return Result;
}

TextRef Evaluator::format(const Expr &Call, TextRef Format, Dialect D,
                          const Fillings *Given) {
  Fillings OfCaller;
  if (!Given && !Rest.empty()) {
    for (const ParmVarDecl *Param : Rest)
      OfCaller.push_back({textOf(State.read(Unit.placeOf(*Param))),
                          nullptr,
                          Param->getType(),
                          {}});
    Given = &OfCaller;
  }
  noteFormat(Format);
  consume(Format);
  std::optional<llvm::ArrayRef<Filling>> Values;
  if (Given)
    Values = *Given;
  const TextRef Result = Formatting(*this, Call, D).formatted(Format, Values);
  for (const Filling &Value : Values.value_or(llvm::ArrayRef<Filling>()))
    consumeParts(Value.Text, Result);
  return Result;
}

} // namespace clang::tidy::uri
