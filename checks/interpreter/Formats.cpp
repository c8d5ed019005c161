//===--- Formats.cpp - uri-tidy -------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LLVMCompat.h"
#include "ast/Callee.h"
#include "ast/FindStmt.h"
#include "interpreter/Interpreter.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <algorithm>

namespace clang::tidy::uri {

/// Whether numbers of \p Type are formatted as numbers, not as characters.
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

std::optional<unsigned>
Interpreter::evalSize(const PrintfConversion::Size &Size, Args &Arguments) {
  unsigned Number = Size.Number;
  if (Size.IsArgument) {
    if (Arguments.empty())
      return std::nullopt;
    const Value Given = eval(Arguments.front());
    Arguments = Arguments.drop_front();
    if (!Given.isNumber() || Given.Offset < 0 ||
        Given.Offset > StreamFormat::MaxWidth)
      return std::nullopt;
    Number = static_cast<unsigned>(Given.Offset);
  }
  return Number <= StreamFormat::MaxWidth ? std::optional(Number)
                                          : std::nullopt;
}

bool Interpreter::convertPrintf(const PrintfConversion &Conversion,
                                HexSource Source, Args &Arguments,
                                std::vector<Value> &Out) {
  StreamFormat How;
  How.ShowsBase = Conversion.Flags.contains('#');
  if (Conversion.Flags.contains('-'))
    How.Adjust = StreamFormat::Left;
  if (Conversion.Flags.contains('0'))
    How.Fill = '0';
  const auto Width = evalSize(Conversion.Width, Arguments);
  const auto Precision = evalSize(Conversion.Precision, Arguments);
  if (!Width || !Precision || Arguments.empty())
    return false;
  How.Width = *Width;
  const Value Given = eval(Arguments.front());
  Source.Where = Arguments.front();
  Arguments = Arguments.drop_front();
  if (Stopped)
    return false;
  switch (Conversion.Letter) {
  case 'c':
  case 'C':
    Out.push_back(Given);
    return true;
  case 's':
  case 'S': {
    std::vector<Value> Inner;
    if (!textOf(Given, Inner))
      return false;
    if (Conversion.Precision.IsGiven && Inner.size() > *Precision)
      Inner.resize(*Precision);
    for (size_t I = Inner.size();
         I < How.Width && How.Adjust != StreamFormat::Left; ++I)
      Out.push_back(Value::number(' '));
    Out.insert(Out.end(), Inner.begin(), Inner.end());
    return true;
  }
  case 'd':
  case 'i':
  case 'u':
  case 'x':
  case 'X': {
    if (!Given.isNumber())
      return false;
    const bool IsHex = llvm::toLower(Conversion.Letter) == 'x';
    How.Base = IsHex ? 16 : 10;
    How.IsUpper = Conversion.Letter == 'X';
    if (IsHex)
      note(Source);
    const bool IsSigned = Conversion.Letter == 'd' || Conversion.Letter == 'i';
    unsigned Bits = 32;
    if (Conversion.Length != "I32")
      for (const char C : Conversion.Length)
        Bits = C == 'h' ? Bits / 2 : 64;
    Value Number = Given;
    Number.Offset = IntType{Bits, IsSigned}.wrap(Number.Offset);
    if (Conversion.Precision.IsGiven)
      How.Fill = ' '; // The precision provides the zeros.
    formatNumber(Number, Bits, IsSigned, How,
                 Conversion.Precision.IsGiven ? *Precision : 1, Out);
    return true;
  }
  default:
    return false;
  }
}

bool Interpreter::formatPrintf(const Expr *Format, Args Arguments,
                               std::vector<Value> &Out, bool TakesAll) {
  const Value V = eval(Format);
  if (Arguments.size() == 1 && isArgumentList(Arguments[0]->getType(), Context))
    Arguments = listed(placeOfList(Arguments[0]));
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
  for (size_t I = 0; I < Text.size();) {
    if (Text[I] != '%') {
      Out.push_back(Units[I++]);
      continue;
    }
    if (llvm::StringRef(Text).substr(I + 1, 1) == "%") {
      Out.push_back(Value::number('%'));
      I += 2;
      continue;
    }
    const PrintfConversion Conversion =
        parseConversion(Text, I, /*TakesBars=*/true);
    if (!Conversion.Letter || Conversion.Position >= 0 ||
        !convertPrintf(Conversion,
                       {HexSource::Format, nullptr, Literal, I, Conversion.End},
                       Arguments, Out))
      return false;
    I = Conversion.End;
  }
  return !TakesAll || Arguments.empty();
}

std::optional<Value> Interpreter::evalPackFormat(const PrintfLike &Like,
                                                 Args Arguments,
                                                 QualType Result) {
  const Args Given = Arguments.drop_front(Like.FirstArg);
  // The format may be an object that is made of a literal.
  const auto *Format = llvm::cast_or_null<Expr>(
      findStmt(Arguments[Like.Format], [](const Stmt &S) {
        const auto *Cast = llvm::dyn_cast<ImplicitCastExpr>(&S);
        return Cast && Cast->getCastKind() == CK_ArrayToPointerDecay &&
               llvm::isa<StringLiteral>(Cast->getSubExpr()->IgnoreParens());
      }));
  // A template sees the types of its arguments: libraries differ in what a
  // signed character becomes.
  if (!Format || Given.empty() || llvm::any_of(Given, [this](const Expr *Each) {
        const QualType Type = Each->getType().getNonReferenceType();
        return Type->isAnyCharacterType() && intType(Type).IsSigned;
      }))
    return std::nullopt;
  std::vector<Value> Units;
  if (formatPrintf(Format, Given, Units, /*TakesAll=*/true))
    return newText(Result, Units);
  return Stopped ? std::optional(stop()) : std::nullopt;
}

std::optional<Value>
Interpreter::evalFormatChain(const CXXOperatorCallExpr &Call) {
  if (className(Call.getType()) != "boost::basic_format")
    return std::nullopt;
  llvm::SmallVector<const Expr *, 4> Given;
  const Expr *E = &Call;
  for (const auto *Next = &Call;
       Next && Next->getOperator() == OO_Percent && Next->getNumArgs() == 2;
       Next = llvm::dyn_cast<CXXOperatorCallExpr>(stripped(E))) {
    Given.push_back(Next->getArg(1));
    E = Next->getArg(0);
  }
  std::reverse(Given.begin(), Given.end());
  // A variable may have been given arguments before. What is formatted as a
  // stream does it is a character, whatever its conversion.
  const auto *Construct = llvm::cast_or_null<CXXConstructExpr>(findStmt(
      E, [](const Stmt &S) { return llvm::isa<CXXConstructExpr>(S); }));
  if (llvm::isa<DeclRefExpr>(stripped(E)) || !Construct ||
      Construct->getNumArgs() == 0 || llvm::any_of(Given, [](const Expr *Each) {
        return Each->getType()->isAnyCharacterType();
      }))
    return std::nullopt;
  std::vector<Value> Units;
  if (!formatPrintf(Construct->getArg(0), Given, Units))
    return stop();
  Cells &Text = make(Cells::Text);
  Text.Unit = intType(Context.CharTy);
  append(Text, Units);
  const Value Result = Value::object(&Text);
  return Call.isGLValue() ? Value::pointer(&variable(Result)) : Result;
}

std::optional<Value> Interpreter::copyOfText(const LibraryCall &Call) {
  const Cells *Text = textObject(
      Call.Arguments.empty() ? Call.Object : eval(Call.Arguments[0]));
  if (!Text || Text->IsLost || Text->IsOpen || !isTextClass(Call.Type))
    return std::nullopt;
  return newText(Call.Type, unitsOf(*Text));
}

bool Interpreter::formatBraces(const Expr *Format, Args Arguments,
                               std::vector<Value> &Out) {
  // A format that is checked at compile time is constructed from a literal.
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
    // Numbered arguments and nested widths are not parsed.
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
  Cells *Text = Inserter && Inserter->getNumArgs() == 1
                    ? textObject(load(place(Inserter->getArg(0)),
                                      Inserter->getArg(0)->getType()))
                    : nullptr;
  Value To = Text ? Value::pointer(Text) : eval(Arguments[0]);
  if (!To.isPointer() || !To.Target ||
      !formatBraces(Arguments[1], Arguments.drop_front(2), Units))
    return stop();
  // An inserter appends, wherever the end was when it was created.
  const std::string Class = className(Arguments[0]->getType());
  if (Text || (To.Target->Kind == Cells::Text &&
               (compat::endsWith(Class, "back_insert_iterator") ||
                compat::endsWith(Class, "appender")))) {
    append(*To.Target, Units);
    return Value::pointer(To.Target,
                          static_cast<int64_t>(To.Target->Elements.size()));
  }
  for (const Value &Unit : Units) {
    store({To.Target, To.Offset}, Unit);
    To.Offset = sum(To.Offset, 1);
  }
  return To;
}

} // namespace clang::tidy::uri
