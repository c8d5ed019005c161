//===--- Numbers.cpp - uri-tidy -------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//
// Models of functions that read numbers from text.
//
//===----------------------------------------------------------------------===//

#include "core/Percent.h"
#include "interpreter/Interpreter.h"
#include "model/ScanFormat.h"
#include "clang/AST/Decl.h"
#include "llvm/ADT/StringExtras.h"
#include <algorithm>

namespace clang::tidy::uri {

namespace {
/// What a reader of numbers takes besides digits.
struct NumberSyntax {
  unsigned Base = 10;
  bool HasBlanks = true, HasPlus = true, HasMinus = true, HasPrefix = true;
};

/// A number at the beginning of a text.
struct ReadNumber {
  int64_t Number = 0;
  /// The number of characters; zero if there is no number.
  size_t Length = 0;
  bool IsNegative = false;
};
} // namespace

/// What strtol() and its kin take; if \p IsStrict, without '+' and blanks.
static NumberSyntax syntaxOf(unsigned Base, bool IsStrict) {
  return {Base, !IsStrict, !IsStrict};
}

static bool isBlank(char C) {
  return llvm::StringRef(" \t\n\v\f\r").contains(C);
}

/// The value of the digit \p C; at least \p Base if it is none.
static unsigned digitOf(char C, unsigned Base) {
  const unsigned Value =
      llvm::isAlnum(C)
          ? llvm::isDigit(C) ? C - '0' : llvm::toLower(C) - 'a' + 10
          : Base;
  return std::min(Value, Base);
}

static ReadNumber readNumber(llvm::StringRef Text, NumberSyntax Syntax) {
  ReadNumber Result;
  size_t At = 0;
  while (Syntax.HasBlanks && At < Text.size() && isBlank(Text[At]))
    ++At;
  const llvm::StringRef Rest = Text.substr(At);
  if ((Syntax.HasPlus && llvm::StringRef(Rest).consume_front("+")) ||
      (Syntax.HasMinus && llvm::StringRef(Rest).consume_front("-"))) {
    Result.IsNegative = Rest.front() == '-';
    ++At;
  }
  unsigned Base = Syntax.Base;
  const bool IsHex = Text.substr(At, 2).equals_insensitive("0x");
  if (Base == 0)
    Base = IsHex ? 16 : Text.substr(At, 1) == "0" ? 8 : 10;
  if (Base == 16 && IsHex && Syntax.HasPrefix &&
      digitOf(Text.substr(At + 2).empty() ? ' ' : Text[At + 2], Base) < Base)
    At += 2;
  uint64_t Number = 0;
  for (; At < Text.size() && digitOf(Text[At], Base) < Base; ++At) {
    Number = Number * Base + digitOf(Text[At], Base);
    Result.Length = At + 1;
  }
  Result.Number =
      static_cast<int64_t>(Result.IsNegative ? uint64_t(0) - Number : Number);
  return Result;
}

/// The characters of \p Units; those that are not ASCII have no meaning in
/// numbers. Nothing if one is not known.
static std::optional<std::string> charsOf(llvm::ArrayRef<Value> Units) {
  std::string Result;
  for (const Value &Unit : Units) {
    if (!Unit.isNumber())
      return std::nullopt;
    Result += Unit.Offset >= 0 && Unit.Offset < 0x80
                  ? static_cast<char>(Unit.Offset)
                  : '\x7F';
  }
  return Result;
}

std::optional<std::string> Interpreter::charactersOf(const Value &V) {
  std::vector<Value> Units;
  return textOf(V, Units) ? charsOf(Units) : std::nullopt;
}

/// The base that argument \p At gives, if there is one.
std::optional<unsigned> Interpreter::baseIn(const LibraryCall &Call,
                                            size_t At) {
  if (Call.Arguments.size() <= At)
    return 10;
  const Value Base = eval(Call.Arguments[At]);
  if (!Base.isNumber() || Base.Offset < 0 || Base.Offset > 36)
    return std::nullopt;
  return static_cast<unsigned>(Base.Offset);
}

Value Interpreter::loseNumber(const Value &To) {
  storeAt(To, Value::opaque(true));
  return Value::opaque(true);
}

void Interpreter::storeAt(const Value &To, Value V) {
  if (To.isPointer() && To.Target)
    store({To.Target, To.Offset}, V);
}

std::optional<Value> Interpreter::numberAt(const LibraryCall &Call) {
  const Value Text = eval(Call.Arguments[0]), End = eval(Call.Arguments[1]);
  const auto Chars = charactersOf(Text);
  const auto Base = baseIn(Call, 2);
  if (!Chars || !Base || !Text.isPointer())
    return loseNumber(End);
  const NumberSyntax Syntax = syntaxOf(*Base, TrustsValidators);
  const ReadNumber Read = readNumber(*Chars, Syntax);
  Value Rest = Text;
  Rest.Offset = sum(Rest.Offset, static_cast<int64_t>(Read.Length));
  Rest.FromInput = true;
  storeAt(End, Rest);
  return convert(Value::number(Read.Number, true), Call.Type);
}

std::optional<Value> Interpreter::testNumber(const LibraryCall &Call) {
  const auto Chars = charactersOf(eval(Call.Arguments[0]));
  const auto Base = baseIn(Call, 1);
  const Value To = eval(Call.Arguments[4]);
  if (!Chars || !Base)
    return loseNumber(To);
  NumberSyntax Syntax;
  Syntax.Base = *Base;
  Syntax.HasBlanks = Syntax.HasPrefix = false;
  Syntax.HasPlus = Syntax.HasMinus = (Call.Traits & IsSignedNumber) != 0;
  const ReadNumber Read = readNumber(*Chars, Syntax);
  const bool IsNumber = Read.Length != 0 && Read.Length == Chars->size();
  if (IsNumber)
    storeAt(To, Value::number(Read.Number, true));
  return Value::number(IsNumber, true);
}

std::optional<Value> Interpreter::numberOfText(const LibraryCall &Call) {
  const auto Chars = charactersOf(eval(Call.Arguments[0]));
  const auto Base = baseIn(Call, 2);
  const Value Length =
      Call.Arguments.size() > 1 ? eval(Call.Arguments[1]) : Value();
  if (!Chars || !Base)
    return loseNumber(Length);
  const NumberSyntax Syntax = syntaxOf(*Base, TrustsValidators);
  const ReadNumber Read = readNumber(*Chars, Syntax);
  if (Read.Length == 0) // An exception.
    return leave();
  storeAt(Length, Value::number(static_cast<int64_t>(Read.Length), true));
  return convert(Value::number(Read.Number, true), Call.Type);
}

std::optional<Value> Interpreter::numberInRange(const LibraryCall &Call) {
  const Value Begin = eval(Call.Arguments[0]), End = eval(Call.Arguments[1]);
  const CellRef To = place(Call.Arguments[2]);
  const auto Base = baseIn(Call, 3);
  std::vector<Value> Units;
  if (!Begin.isPointer() || !End.isPointer() || Begin.Target != End.Target ||
      End.Offset < Begin.Offset || !Base ||
      !bytesAt(Begin, static_cast<size_t>(End.Offset - Begin.Offset), Units) ||
      !charsOf(Units)) {
    store(To, Value::opaque(true));
    return Value::opaque(true);
  }
  const auto Chars = charsOf(Units);
  const QualType Type = Call.Arguments[2]->getType();
  NumberSyntax Syntax;
  Syntax.Base = *Base;
  Syntax.HasBlanks = Syntax.HasPlus = Syntax.HasPrefix = false;
  Syntax.HasMinus = intType(Type).IsSigned;
  const ReadNumber Read = readNumber(*Chars, Syntax);
  if (Read.Length != 0)
    store(To, convert(Value::number(Read.Number, true), Type));
  const Value Result = fresh(Call.Type);
  const auto *Record = Call.Type->getAsRecordDecl();
  if (!Record || !Result.isObject())
    return Value::opaque(true);
  static constexpr int64_t InvalidArgument = 22;
  Value Rest = Begin;
  Rest.Offset = sum(Rest.Offset, static_cast<int64_t>(Read.Length));
  for (const FieldDecl *Field : Record->fields())
    Result.Target->Fields[Field] =
        &variable(Field->getType()->isPointerType()
                      ? Rest
                      : Value::number(Read.Length ? 0 : InvalidArgument, true));
  return Result;
}

std::optional<Value> Interpreter::digitValue(const LibraryCall &Call) {
  const Value V = eval(Call.Arguments[0]);
  if (!V.isNumber())
    return Value::opaque(V.FromInput);
  const bool IsAscii = V.Offset >= 0 && V.Offset < 0x80;
  return Value::number(IsAscii ? uricore::hexValue(static_cast<char>(V.Offset))
                               : -1,
                       V.FromInput);
}

std::optional<Value> Interpreter::numberOfObject(const LibraryCall &Call) {
  const auto Chars = charactersOf(Call.Object);
  const auto Base = baseIn(Call, 1);
  const Value Success =
      Call.Arguments.empty() ? Value() : eval(Call.Arguments[0]);
  if (!Chars || !Base)
    return loseNumber(Success);
  const NumberSyntax Syntax = syntaxOf(*Base, TrustsValidators);
  const llvm::StringRef Text =
      Syntax.HasBlanks ? llvm::StringRef(*Chars).rtrim() : *Chars;
  ReadNumber Read = readNumber(Text, Syntax);
  if (Call.has(GivesStatus)) { // `text.ToLong(&number, 16)`
    const bool IsRead = Read.Length != 0 && Read.Length == Text.size();
    if (IsRead)
      storeAt(Success, Value::number(Read.Number, true));
    return Value::number(IsRead, true);
  }
  const IntType Type = intType(Call.Type);
  const bool IsGood = Read.Length != 0 && Read.Length == Text.size() &&
                      (Type.IsSigned || !Read.IsNegative) &&
                      Type.wrap(Read.Number) == Read.Number;
  storeAt(Success, Value::number(IsGood, true));
  return Value::number(IsGood ? Read.Number : 0, true);
}

std::optional<Value> Interpreter::textOfHex(const LibraryCall &Call) {
  const auto Chars = charactersOf(eval(Call.Arguments[0]));
  if (!Chars)
    return Value::opaque(true);
  std::string Digits;
  for (const char C : *Chars)
    if (uricore::hexValue(C) >= 0)
      Digits += C;
  if (Digits.size() % 2 != 0)
    Digits.insert(0, "0");
  std::vector<Value> Units;
  for (size_t I = 0; I < Digits.size(); I += 2)
    Units.push_back(Value::number(uricore::hexValue(Digits[I]) * 16 +
                                      uricore::hexValue(Digits[I + 1]),
                                  true));
  return newText(Call.Type, Units);
}

std::optional<Value> Interpreter::scanText(const LibraryCall &Call) {
  const auto Chars = charactersOf(eval(Call.Arguments[0]));
  const auto Format = charactersOf(eval(Call.Arguments[1]));
  Args Places = Call.Arguments.drop_front(2);
  if (!Chars || !Format) {
    for (const Expr *Place : Places)
      loseNumber(eval(Place));
    return Value::opaque(true);
  }
  llvm::StringRef Text = *Chars, Rest = *Format;
  const bool IsEmpty = Text.empty();
  int64_t Count = 0;
  while (!Rest.empty()) {
    const char Next = Rest.front();
    Rest = Rest.drop_front();
    if (isBlank(Next)) {
      Text = Text.ltrim();
      continue;
    }
    if (Next != '%' || Rest.consume_front("%")) {
      if (!Text.consume_front(llvm::StringRef(&Next, 1)))
        break;
      continue;
    }
    const ScanConversion Conversion = parseScan(Rest);
    NumberSyntax Syntax;
    switch (Conversion.Letter) {
    case 'x':
    case 'X':
      Syntax.Base = 16;
      break;
    case 'd':
    case 'u':
      break;
    case 'i':
      Syntax.Base = 0;
      break;
    case 'n':
      if (Places.empty())
        return stop();
      storeAt(eval(Places.front()),
              Value::number(static_cast<int64_t>(Chars->size() - Text.size()),
                            true));
      Places = Places.drop_front();
      continue;
    default:
      return stop();
    }
    // Blanks before the number are not part of its width.
    if (!TrustsValidators)
      Text = Text.ltrim();
    Syntax.HasBlanks = false;
    Syntax.HasPlus = !TrustsValidators;
    const ReadNumber Read =
        readNumber(Text.take_front(Conversion.Width), Syntax);
    if (Read.Length == 0)
      break;
    Text = Text.drop_front(Read.Length);
    if (Conversion.IsSkipped)
      continue;
    if (Places.empty())
      return stop();
    const QualType Type = Places.front()->getType()->getPointeeType();
    storeAt(eval(Places.front()),
            convert(Value::number(Read.Number, true), Type));
    Places = Places.drop_front();
    ++Count;
  }
  return Value::number(IsEmpty && Count == 0 ? -1 : Count, true);
}

bool Interpreter::extract(Cells &Stream, const Expr *To) {
  StreamFormat &F = Stream.Format;
  if (const auto *Ref = llvm::dyn_cast<DeclRefExpr>(To->IgnoreParenImpCasts()))
    if (const auto *Function = llvm::dyn_cast<FunctionDecl>(Ref->getDecl()))
      return Function->getDeclName().isIdentifier() &&
             manipulate(Stream, Function->getName(), Ref);
  if (!To->isGLValue() || To->getType()->isRecordType()) {
    const Value V = To->isGLValue() ? load(place(To), To->getType()) : eval(To);
    if (V.Kind != Value::Manipulator)
      return false;
    const llvm::StringRef Name = llvm::cast<FunctionDecl>(V.Code)->getName();
    if (Name == "setbase")
      F.Base = static_cast<unsigned>(V.Offset);
    return true; // Numbers and characters ignore the width.
  }
  const CellRef Place = place(To);
  const QualType Type = To->getType();
  std::vector<Value> &Left = Stream.Elements;
  const auto Chars = charsOf(Left);
  if (Stopped || !Chars || !intType(Type))
    return false;
  if (F.HasFailed)
    return true;
  size_t Used = 0;
  while (F.SkipsBlanks && Used < Chars->size() && isBlank((*Chars)[Used]))
    ++Used;
  std::optional<Value> Read;
  if (Type->isAnyCharacterType()) {
    if (Used < Left.size())
      Read = Left[Used++];
  } else {
    NumberSyntax Syntax;
    Syntax.Base = F.Base;
    Syntax.HasBlanks = false;
    const ReadNumber Number =
        readNumber(llvm::StringRef(*Chars).substr(Used), Syntax);
    if (Number.Length != 0)
      Read = Value::number(Number.Number, true);
    Used += Number.Length;
    F.IsAtEnd = Used == Left.size();
  }
  F.HasFailed = !Read;
  F.IsAtEnd |= !Read && Used == Left.size();
  Left.erase(Left.begin(), Left.begin() + static_cast<std::ptrdiff_t>(Used));
  // A failed extraction of a number sets it to zero.
  if (Read || !Type->isAnyCharacterType())
    store(Place, convert(Read.value_or(Value::number(0, true)), Type));
  return !Stopped;
}

} // namespace clang::tidy::uri
