//===--- Formats.cpp - uri-tidy -------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ast/FindStmt.h"
#include "interpreter/Interpreter.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace clang::tidy::uri {

/// Whether numbers of \p Type are written as such, not as characters.
static bool isNumeric(QualType Type) {
  return Type->isIntegerType() && !Type->isAnyCharacterType() &&
         !Type->isBooleanType();
}

void Interpreter::formatNumber(const Value &V, unsigned Bits, bool IsSigned,
                               const StreamFormat &How, unsigned MinDigits,
                               std::vector<Value> &Out) const {
  const bool IsNegative = IsSigned && V.Offset < 0;
  auto Magnitude = static_cast<uint64_t>(V.Offset);
  if (IsNegative)
    Magnitude = 0 - Magnitude;
  else if (Bits < 64)
    Magnitude &= (uint64_t(1) << Bits) - 1;
  std::string Digits;
  do
    Digits += llvm::hexdigit(Magnitude % How.Base, !How.IsUpper);
  while (Magnitude /= How.Base);
  while (Digits.size() < MinDigits)
    Digits += '0';
  std::string Prefix = IsNegative ? "-" : "";
  if (How.ShowsBase && How.Base == 16)
    Prefix += How.IsUpper ? "0X" : "0x";
  const size_t Used = Digits.size() + Prefix.size();
  const size_t Missing = How.Width > Used ? How.Width - Used : 0;
  const auto Put = [&](char C) {
    Out.push_back(Value::number(C, V.FromInput));
  };
  const bool ZeroesInside = How.Fill == '0' && How.Adjust != StreamFormat::Left;
  if (How.Adjust == StreamFormat::Right && !(ZeroesInside && !Prefix.empty()))
    for (size_t I = 0; I < Missing; ++I)
      Put(How.Fill);
  for (const char C : Prefix)
    Put(C);
  if (How.Adjust == StreamFormat::Internal ||
      (How.Adjust == StreamFormat::Right && ZeroesInside && !Prefix.empty()))
    for (size_t I = 0; I < Missing; ++I)
      Put(How.Fill);
  for (const char C : llvm::reverse(Digits))
    Put(C);
  if (How.Adjust == StreamFormat::Left)
    for (size_t I = 0; I < Missing; ++I)
      Put(How.Fill);
}

bool Interpreter::formatPrintf(const Expr *Format, Args Arguments,
                               std::vector<Value> &Out) {
  const Value V = eval(Format);
  std::vector<Value> Units;
  if (!textOf(V, Units))
    return false;
  const StringLiteral *Literal =
      V.isPointer() && V.Offset == 0 ? V.Target->Literal : nullptr;
  std::string Text;
  for (const Value &Unit : Units) {
    if (!Unit.isNumber())
      return false;
    Text += static_cast<char>(Unit.Offset);
  }
  size_t I = 0;
  const auto Next = [&]() -> std::optional<Value> {
    if (Arguments.empty())
      return std::nullopt;
    const Value Result = eval(Arguments.front());
    Arguments = Arguments.drop_front();
    return Result;
  };
  while (I < Text.size()) {
    if (Text[I] != '%') {
      Out.push_back(Units[I++]);
      continue;
    }
    const size_t Begin = I++;
    StreamFormat How;
    std::optional<unsigned> Precision;
    for (; I < Text.size() && llvm::StringRef("-+ #0").contains(Text[I]); ++I) {
      How.Adjust = Text[I] == '-' ? StreamFormat::Left : How.Adjust;
      How.ShowsBase |= Text[I] == '#';
      if (Text[I] == '0')
        How.Fill = '0';
    }
    const auto Number = [&](unsigned &To) {
      To = 0;
      if (I < Text.size() && Text[I] == '*') {
        const auto Given = Next();
        if (!Given || !Given->isNumber() || Given->Offset < 0)
          return false;
        To = static_cast<unsigned>(Given->Offset);
        ++I;
      }
      for (; I < Text.size() && llvm::isDigit(Text[I]); ++I)
        To = std::min(To * 10 + (Text[I] - '0'), StreamFormat::MaxWidth + 1);
      return To <= StreamFormat::MaxWidth;
    };
    if (!Number(How.Width))
      return false;
    if (I < Text.size() && Text[I] == '.') {
      ++I;
      unsigned Given = 0;
      if (!Number(Given))
        return false;
      Precision = Given;
    }
    unsigned Bits = 32;
    for (; I < Text.size() && llvm::StringRef("hlzjtqLI").contains(Text[I]);
         ++I)
      Bits = Text[I] == 'h' ? Bits / 2 : 64;
    if (I >= Text.size())
      return false;
    const char Conversion = Text[I++];
    if (Conversion == '%') {
      Out.push_back(Value::number('%'));
      continue;
    }
    const Expr *Argument = Arguments.empty() ? nullptr : Arguments.front();
    const auto Given = Next();
    if (!Given || Stopped)
      return false;
    switch (Conversion) {
    case 'c':
    case 'C':
      Out.push_back(*Given);
      break;
    case 's':
    case 'S': {
      std::vector<Value> Inner;
      if (!textOf(*Given, Inner))
        return false;
      if (Precision && Inner.size() > *Precision)
        Inner.resize(*Precision);
      for (size_t J = Inner.size();
           J < How.Width && How.Adjust != StreamFormat::Left; ++J)
        Out.push_back(Value::number(' '));
      Out.insert(Out.end(), Inner.begin(), Inner.end());
      break;
    }
    case 'd':
    case 'i':
    case 'u':
    case 'x':
    case 'X': {
      if (!Given->isNumber())
        return false;
      const bool IsHex = Conversion == 'x' || Conversion == 'X';
      How.Base = IsHex ? 16 : 10;
      How.IsUpper = Conversion == 'X';
      if (IsHex)
        note(HexSource{HexSource::Format, Argument, Literal, Begin, I});
      const bool IsSigned = Conversion == 'd' || Conversion == 'i';
      Value Number = *Given;
      Number.Offset = IntType{Bits, IsSigned}.wrap(Number.Offset);
      if (Precision)
        How.Fill = ' '; // The precision gives the zeroes.
      formatNumber(Number, Bits, IsSigned, How, Precision.value_or(1), Out);
      break;
    }
    default:
      return false;
    }
  }
  return true;
}

bool Interpreter::formatBraces(const Expr *Format, Args Arguments,
                               std::vector<Value> &Out) {
  // A checked format is made of one.
  const auto *Literal = llvm::cast_or_null<StringLiteral>(findStmt(
      Format, [](const Stmt &S) { return llvm::isa<StringLiteral>(S); }));
  if (!Literal || Literal->getCharByteWidth() != 1)
    return false;
  llvm::StringRef Text = Literal->getString();
  while (!Text.empty()) {
    const char C = Text.front();
    if ((C != '{' && C != '}') || (Text.size() > 1 && Text[1] == C)) {
      Out.push_back(Value::number(C));
      Text = Text.drop_front(C == '{' || C == '}' ? 2 : 1);
      continue;
    }
    llvm::StringRef Spec;
    std::tie(Spec, Text) = Text.drop_front().split('}');
    // Numbered arguments and nested widths are not taken apart.
    if (C == '}' || (!Spec.empty() && !Spec.consume_front(":")) ||
        Spec.contains('{') || Arguments.empty())
      return false;
    const QualType Type = Arguments.front()->getType().getNonReferenceType();
    const Value V = eval(Arguments.front());
    Arguments = Arguments.drop_front();
    StreamFormat How;
    How.Fill = Spec.consume_front("0") ? '0' : ' ';
    if (!Spec.consumeInteger(10, How.Width) &&
        How.Width > StreamFormat::MaxWidth)
      return false;
    const bool IsHex = Spec == "x" || Spec == "X";
    if (V.isNumber() && (IsHex || (Spec.empty() && isNumeric(Type)))) {
      const IntType Int = intType(Type);
      How.Base = IsHex ? 16 : 10;
      How.IsUpper = Spec == "X";
      formatNumber(V, Int.Bits, Int.IsSigned, How, 1, Out);
    } else if (!Spec.empty() || How.Width != 0 || !textOf(V, Out)) {
      return false;
    }
  }
  return !Stopped;
}

std::optional<Value> Interpreter::evalBraceFormat(llvm::StringRef Name,
                                                  Args Arguments,
                                                  QualType Result) {
  std::vector<Value> Units;
  if (Name == "format" && !Arguments.empty()) {
    if (!formatBraces(Arguments[0], Arguments.drop_front(), Units))
      return stop();
    return newText(Result, Units);
  }
  if (Name != "format_to" || Arguments.size() < 2)
    return std::nullopt;
  const auto *Inserter =
      llvm::dyn_cast<CallExpr>(Arguments[0]->IgnoreUnlessSpelledInSource());
  if (!Inserter || Inserter->getNumArgs() != 1)
    return stop();
  Cells *To = textObject(
      load(place(Inserter->getArg(0)), Inserter->getArg(0)->getType()));
  if (!To || !formatBraces(Arguments[1], Arguments.drop_front(2), Units))
    return stop();
  append(*To, Units);
  return Value::opaque();
}

} // namespace clang::tidy::uri
