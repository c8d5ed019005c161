//===--- TextMethods.cpp - uri-tidy ---------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ast/FindStmt.h"
#include "ast/TextTypes.h"
#include "core/CharSet.h"
#include "core/Utf8.h"
#include "interpreter/Interpreter.h"
#include "clang/AST/DeclCXX.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <algorithm>

namespace clang::tidy::uri {

namespace {
/// A regular expression for one character: `[0-9A-F]`, `[^a-z]`.
struct Bracket {
  uricore::CharSet Listed;
  bool IsNegated = false;

  bool matches(int64_t Unit) const {
    return (Unit >= 0 && Unit < 0x80 &&
            Listed.contains(static_cast<unsigned char>(Unit))) != IsNegated;
  }
};
} // namespace

/// The expression that \p E makes an object of, if it is no text itself.
static std::optional<Bracket> bracketIn(const Expr &E) {
  if (!E.getType()->isRecordType() || isTextType(E.getType()))
    return std::nullopt;
  const auto *Literal = llvm::dyn_cast_or_null<StringLiteral>(
      findStmt(&E, [](const Stmt &S) { return llvm::isa<StringLiteral>(S); }));
  if (!Literal || Literal->getCharByteWidth() != 1)
    return std::nullopt;
  llvm::StringRef Pattern = Literal->getString();
  // Classes such as `[:alpha:]` and `\d` are not read.
  if (!Pattern.consume_front("[") || !Pattern.consume_back("]") ||
      Pattern.find_first_of("[]\\") != llvm::StringRef::npos)
    return std::nullopt;
  Bracket Result;
  Result.IsNegated = Pattern.consume_front("^");
  for (size_t I = 0; I < Pattern.size(); ++I) {
    const bool IsRange = I + 2 < Pattern.size() && Pattern[I + 1] == '-';
    const char Last = IsRange ? Pattern[I + 2] : Pattern[I];
    if (Last < Pattern[I])
      return std::nullopt;
    Result.Listed = Result.Listed | uricore::CharSet::range(Pattern[I], Last);
    I += IsRange ? 2 : 0;
  }
  return Result.Listed.empty() ? std::nullopt : std::optional(Result);
}

Value Interpreter::searchText(const TextCall &Call) {
  Cells &Text = Call.Text;
  const TextMethod Method = Call.Method;
  const Args Arguments = Call.Arguments;
  spend(Text.Elements.size());
  // `compare(Begin, Count, Other)`
  if (Method == TextMethod::Compare && Arguments.size() == 3 &&
      isCount(Arguments[0]->getType())) {
    const Value Part =
        partOfText({Text, Call.Object, TextMethod::Substring,
                    Arguments.take_front(2), Call.Class, Call.Callee});
    return Part.isObject()
               ? searchText({*Part.Target, Call.Object, Method,
                             Arguments.drop_front(2), Call.Class, Call.Callee})
               : Part;
  }
  bool FromInput =
      Text.IsInput ||
      llvm::any_of(Text.Elements, [](const Value &V) { return V.FromInput; });
  if (const auto Class = bracketIn(*Arguments[0]);
      Class && Method == TextMethod::Contains && !Text.IsOpen && !Text.IsLost &&
      llvm::all_of(Text.Elements, [](const Value &V) { return V.isNumber(); }))
    return Value::number(
        llvm::any_of(Text.Elements,
                     [&](const Value &V) { return Class->matches(V.Offset); }),
        FromInput);
  const Value First = eval(Arguments[0]);
  std::vector<Value> Sought;
  const bool IsKnown = textOf(First, Sought);
  for (const Value &Unit : Sought)
    FromInput |= Unit.FromInput;
  if (!IsKnown || Text.IsOpen || Text.IsLost ||
      llvm::any_of(Sought, [](const Value &V) { return !V.isNumber(); }) ||
      llvm::any_of(Text.Elements, [](const Value &V) { return !V.isNumber(); }))
    return Value::opaque(FromInput || First.FromInput ||
                         (First.Target && First.Target->IsInput));
  // The compared units have the type of the text.
  for (Value &Unit : Sought)
    Unit.Offset = Text.Unit.wrap(Unit.Offset);
  if (Method == TextMethod::Compare) {
    if (Arguments.size() > 1 && !llvm::isa<CXXDefaultArgExpr>(Arguments[1]))
      return Value::opaque(true);
    const auto IsBefore = [](llvm::ArrayRef<Value> A, llvm::ArrayRef<Value> B) {
      return std::lexicographical_compare(
          A.begin(), A.end(), B.begin(), B.end(),
          [](const Value &X, const Value &Y) { return X.Offset < Y.Offset; });
    };
    return Value::number(
        IsBefore(Text.Elements, Sought) ? -1 : IsBefore(Sought, Text.Elements),
        FromInput);
  }
  size_t From = 0;
  if (Method == TextMethod::Test)
    return First.Offset >= 0 &&
                   First.Offset < static_cast<int64_t>(Text.Elements.size())
               ? Value::number(Text.Elements[First.Offset].Offset != 0, true)
               : stop();
  if (Arguments.size() > 1 && isCount(Arguments[1]->getType()) &&
      !llvm::isa<CXXDefaultArgExpr>(Arguments[1])) {
    const Value Position = eval(Arguments[1]);
    if (!Position.isNumber())
      return Value::opaque(true);
    From = static_cast<size_t>(std::max<int64_t>(Position.Offset, 0));
  }
  const llvm::ArrayRef<Value> Units = Text.Elements;
  spend(Units.size() * Sought.size());
  if (!step())
    return stop();
  int64_t At = -1;
  if (Method == TextMethod::FindAnyOf || Method == TextMethod::FindNoneOf) {
    for (size_t I = From; I < Units.size() && At < 0; ++I)
      if ((positionOf(Sought, Units[I], 0) >= 0) ==
          (Method == TextMethod::FindAnyOf))
        At = static_cast<int64_t>(I);
  } else if (Method == TextMethod::FindLast ||
             Method == TextMethod::FindLastOf) {
    // A position before which to search means different things.
    if (From != 0)
      return Value::opaque(true);
    for (size_t I = Units.size(); I > 0 && At < 0; --I) {
      const auto Rest = Units.drop_front(I - 1);
      if (Method == TextMethod::FindLastOf
              ? positionOf(Sought, Rest.front(), 0) >= 0
              : positionOf(Rest.take_front(Sought.size()), Sought, 0) == 0)
        At = static_cast<int64_t>(I - 1);
    }
  } else {
    At = positionOf(Units, Sought, From);
  }
  if (Method == TextMethod::StartsWith)
    return Value::number(At == 0, FromInput);
  if (Method == TextMethod::Contains || Method == TextMethod::Count)
    return Value::number(At >= 0, FromInput);
  // A set returns an iterator.
  if (TextTypes::current()
          .of(classOf(Call.Class))
          .holds(TypeContent::Element)) {
    Value Result = Value::pointer(&Text, At < 0 ? Units.size() : At);
    Result.FromInput = FromInput;
    return Result;
  }
  return Value::number(At, FromInput);
}

/// Returns the code points of \p Units, which are encoded in UTF-8, UTF-16 or
/// UTF-32 according to \p Bits, or nothing if they are not known.
static std::optional<std::vector<char32_t>>
codePoints(llvm::ArrayRef<Value> Units, unsigned Bits) {
  std::vector<char32_t> Result;
  for (size_t I = 0; I < Units.size(); ++I) {
    if (!Units[I].isNumber())
      return std::nullopt;
    auto Unit = static_cast<char32_t>(Units[I].Offset);
    if (Bits == 16 && Unit >= 0xD800 && Unit < 0xDC00 && I + 1 < Units.size() &&
        Units[I + 1].isNumber())
      Unit = 0x10000 + ((Unit - 0xD800) << 10) +
             (static_cast<char32_t>(Units[++I].Offset) - 0xDC00);
    Result.push_back(Unit);
  }
  return Result;
}

/// Whether the elements of \p Text are all known.
static bool isKnown(const Cells &Text) {
  return !Text.IsOpen && !Text.IsLost &&
         llvm::all_of(Text.Elements,
                      [](const Value &V) { return V.isNumber(); });
}

std::vector<Value> Interpreter::unitsOf(const Cells &Text) {
  spend(Text.Elements.size());
  std::vector<Value> Units = Text.Elements;
  for (Value &Unit : Units)
    Unit.FromInput |= Text.IsInput;
  return Units;
}

Value Interpreter::partOfText(const TextCall &Call) {
  const std::vector<Value> Units = unitsOf(Call.Text);
  const auto Size = static_cast<int64_t>(Units.size());
  std::vector<int64_t> Numbers;
  for (const Expr *Argument : Call.Arguments) {
    const Value V = eval(Argument);
    if (!V.isNumber())
      return Value::opaque(true);
    // No string exceeds this size.
    constexpr auto Most = static_cast<int64_t>(MaxElements) + 1;
    Numbers.push_back(std::clamp(V.Offset, -Most, Most));
  }
  if (!isKnown(Call.Text) || Numbers.empty())
    return Value::opaque(true);
  int64_t Begin = 0, Count = Numbers[0];
  if (Call.Method == TextMethod::Substring) {
    Begin = Numbers[0];
    Count = Numbers.size() > 1 ? Numbers[1] : -1;
  } else if (Call.Method == TextMethod::Last) {
    Begin = std::max<int64_t>(0, Size - Count);
  }
  if (Begin < 0 || Begin > Size)
    return stop();
  if (Count < 0 || Count > Size - Begin)
    Count = Size - Begin;
  return newText(Call.Class,
                 {Units.begin() + Begin, Units.begin() + Begin + Count});
}

Value Interpreter::textInCase(const TextCall &Call) {
  std::vector<Value> Units = unitsOf(Call.Text);
  if (!isKnown(Call.Text))
    return Value::opaque(true);
  for (Value &Unit : Units)
    if ((Unit.Offset | 32) >= 'a' && (Unit.Offset | 32) <= 'z')
      Unit.Offset = Call.Method == TextMethod::Upper ? Unit.Offset & ~32
                                                     : Unit.Offset | 32;
  return newText(Call.Class, Units);
}

Value Interpreter::bytesOfText(const TextCall &Call) {
  const std::vector<Value> Units = unitsOf(Call.Text);
  if (Call.Text.Unit.Bits == 8)
    return newText(Call.Class, Units);
  const auto Points = codePoints(Units, Call.Text.Unit.Bits);
  if (!isKnown(Call.Text) || !Points)
    return Value::opaque(true);
  Cells &Result = make(Cells::Text);
  Result.Unit = intType(Context.CharTy);
  const bool FromInput =
      llvm::any_of(Units, [](const Value &V) { return V.FromInput; });
  for (char32_t Point : *Points) {
    std::string Bytes;
    // Half of a surrogate pair is not a character.
    if (Point >= 0xD800 && Point < 0xE000)
      Point = '?';
    if (Call.Method == TextMethod::Utf8)
      uricore::appendUtf8(Bytes, Point);
    else
      Bytes += static_cast<char>(Point < 0x100 ? Point : '?');
    for (const char Byte : Bytes)
      append(Result, Value::number(Byte, FromInput));
  }
  return Value::object(&Result);
}

Value Interpreter::elementOfText(const TextCall &Call) {
  if (Call.Arguments.size() != 1)
    return Value::opaque(true);
  const Value Index = eval(Call.Arguments[0]);
  if (!Index.isNumber() || isBeyondOwnText(Call.Text, Index, Call.Callee))
    return Value::opaque(true);
  // std::string::at() throws behind the end.
  const auto *Reads = llvm::dyn_cast_or_null<CXXMethodDecl>(Call.Callee);
  if (Reads && Reads->getParent()->isInStdNamespace() &&
      Reads->getDeclName().isIdentifier() && Reads->getName() == "at" &&
      (Index.Offset < 0 ||
       Index.Offset >= static_cast<int64_t>(Call.Text.Elements.size())))
    return leave();
  if (Call.Method == TextMethod::Unit)
    return load({&Call.Text, Index.Offset, Index.FromInput}, QualType());
  Value Result = Value::pointer(&Call.Text, Index.Offset);
  Result.FromInput = Index.FromInput;
  return Result;
}

Value Interpreter::justifiedText(const TextCall &Call) {
  if (Call.Arguments.size() < 2)
    return Value::opaque(true);
  const Value Width = eval(Call.Arguments[0]), Fill = eval(Call.Arguments[1]);
  const Cells &Text = Call.Text;
  if (!Width.isNumber() || !Fill.isNumber() || Text.IsOpen || Text.IsLost)
    return Value::opaque(true);
  if (Width.Offset > static_cast<int64_t>(MaxElements))
    return stop();
  std::vector<Value> Units = Text.Elements;
  if (const auto Sofar = static_cast<int64_t>(Units.size());
      Sofar < Width.Offset)
    Units.insert(Units.begin(), Width.Offset - Sofar, Fill);
  return newText(Call.Class, Units);
}

Value Interpreter::filledPlace(const TextCall &Call) {
  const Args Arguments = Call.Arguments;
  const Cells &Text = Call.Text;
  std::vector<Value> Units;
  const Value V = eval(Arguments[0]);
  StreamFormat How;
  if (V.isNumber() && isCount(Arguments[0]->getType())) {
    const Value Width =
        Arguments.size() > 1 ? eval(Arguments[1]) : Value::number(0);
    const Value Base =
        Arguments.size() > 2 ? eval(Arguments[2]) : Value::number(10);
    const Value Fill =
        Arguments.size() > 3 ? eval(Arguments[3]) : Value::number(' ');
    if (!Width.isNumber() || !Base.isNumber() || !Fill.isNumber())
      return Value::opaque(true);
    if ((Base.Offset != 10 && Base.Offset != 16) ||
        Width.Offset > StreamFormat::MaxWidth)
      return Value::opaque(true);
    How.Base = static_cast<unsigned>(Base.Offset);
    How.Width = static_cast<unsigned>(std::max<int64_t>(0, Width.Offset));
    How.Fill = static_cast<char>(Fill.Offset);
    // A signed number becomes one of 64 bits. Only in base 10, it has a sign.
    const IntType Type = intType(Arguments[0]->getType());
    formatNumber(V, Type.IsSigned ? 64 : Type.Bits,
                 Type.IsSigned && How.Base == 10, How, 1, Units);
  } else if (!textOf(V, Units)) {
    return Value::opaque(true);
  }
  // The evaluation of the arguments may have changed the text.
  const int64_t At =
      positionOf(Text.Elements, {Value::number('%'), Value::number('1')}, 0);
  if (Text.IsOpen || Text.IsLost || At < 0)
    return Value::opaque(true);
  std::vector<Value> Result(Text.Elements.begin(), Text.Elements.begin() + At);
  Result.insert(Result.end(), Units.begin(), Units.end());
  Result.insert(Result.end(), Text.Elements.begin() + At + 2,
                Text.Elements.end());
  return newText(Call.Class, Result);
}

Value Interpreter::formatText(const TextCall &Call) {
  std::vector<Value> Units;
  if (Call.Arguments.empty() ||
      !formatPrintf(Call.Arguments[0], Call.Arguments.drop_front(), Units))
    return stop();
  if (Call.Method == TextMethod::Format) {
    Call.Text.Elements.clear();
    Call.Text.IsOpen = false;
  }
  append(Call.Text, Units);
  return Call.Object ? Value::pointer(Call.Object.Target, Call.Object.Index)
                     : Value::opaque();
}

std::optional<Value> Interpreter::evalTextMethod(const TextCall &Call) {
  Cells &Text = Call.Text;
  const Args Arguments = Call.Arguments;
  const auto Size = static_cast<int64_t>(Text.Elements.size());
  const bool IsUnknown = Text.IsOpen || Text.IsLost;
  const auto IfKnown = [&](Value V) {
    return IsUnknown ? Value::opaque(Text.IsLost) : V;
  };
  switch (Call.Method) {
  case TextMethod::Length:
    return IfKnown(Value::number(Size));
  case TextMethod::IsEmpty:
    return IfKnown(Value::number(Size == 0));
  case TextMethod::Characters:
  case TextMethod::Begin:
    return Value::pointer(&Text);
  case TextMethod::End:
    return IfKnown(Value::pointer(&Text, Size));
  case TextMethod::Front:
  case TextMethod::Back:
    return Value::pointer(&Text,
                          Call.Method == TextMethod::Front ? 0 : Size - 1);
  case TextMethod::NoEffect:
    for (const Expr *Argument : Arguments)
      eval(Argument);
    return Value::opaque();
  case TextMethod::Element:
  case TextMethod::Unit:
    return elementOfText(Call);
  case TextMethod::Count:
    if (Arguments.empty())
      return IfKnown(Value::number(Size));
    return searchText(Call);
  case TextMethod::Find:
  case TextMethod::FindAnyOf:
  case TextMethod::FindNoneOf:
  case TextMethod::FindLast:
  case TextMethod::FindLastOf:
  case TextMethod::Compare:
  case TextMethod::Contains:
  case TextMethod::StartsWith:
  case TextMethod::Test:
    if (Arguments.empty())
      return std::nullopt;
    return searchText(Call);
  case TextMethod::Substring:
  case TextMethod::First:
  case TextMethod::Last:
    return partOfText(Call);
  case TextMethod::Copy:
    return isKnown(Text) ? newText(Call.Class, unitsOf(Text))
                         : Value::opaque(true);
  case TextMethod::Lower:
  case TextMethod::Upper:
    return textInCase(Call);
  case TextMethod::Utf8:
  case TextMethod::Latin1:
    return bytesOfText(Call);
  case TextMethod::JustifyRight:
    return justifiedText(Call);
  case TextMethod::Arg:
    if (Arguments.empty())
      return std::nullopt;
    return filledPlace(Call);
  case TextMethod::Format:
  case TextMethod::AppendFormat:
    return formatText(Call);
  default:
    return changeText(Call);
  }
}

} // namespace clang::tidy::uri
