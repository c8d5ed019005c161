//===--- Characters.cpp - uri-tidy ----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "core/CharSet.h"
#include "interpreter/Interpreter.h"
#include "interpreter/NameTable.h"
#include <array>

namespace clang::tidy::uri {

using uricore::CharSet;

namespace {
/// The bytes for which `isNAME` returns true in the C locale.
struct CharacterClass {
  std::string_view Name;
  CharSet Set;
};
} // namespace

/// Returns the bytes of the class \p Name, or nothing if there is no such
/// class.
static std::optional<CharSet> characterClass(llvm::StringRef Name) {
  using namespace uricore;
  static constexpr CharSet Print = CharSet::range(' ', '~');
  static constexpr CharacterClass Classes[] = {
      {"alnum", Alpha | Digit},
      {"alpha", Alpha},
      {"ascii", Ascii},
      {"blank", CharSet(" \t")},
      {"cntrl", Control},
      {"digit", Digit},
      {"graph", Print - CharSet(" ")},
      {"lower", CharSet::range('a', 'z')},
      {"print", Print},
      {"punct", Print - CharSet(" ") - Alpha - Digit},
      {"space", CharSet(" \t\n\v\f\r")},
      {"upper", CharSet::range('A', 'Z')},
      {"xdigit", HexDigit},
  };
  static_assert(isNameTable(Classes));
  const auto *Known = findName<CharacterClass>(Classes, Name);
  return Known ? std::optional(Known->Set) : std::nullopt;
}

Value Interpreter::characterIn(const LibraryCall &Call, int64_t Last) {
  const Value V = eval(Call.Arguments[0]);
  if (!V.isNumber())
    return Value::opaque(V.FromInput);
  if (V.Offset > Last)
    return Value::opaque(true);
  if (V.Offset < 0 && !Call.has(IgnoresLocale) && Call.Arguments.size() == 1)
    note(EncoderFault::NegativeCtype, Call.Arguments[0]);
  if (V.Offset > 0x7F && !Call.has(IgnoresLocale))
    note(EncoderFault::LocaleCtype, Call.Arguments[0]);
  return V;
}

/// Whether \p Set contains the character \p V.
static bool hasCharacter(const CharSet &Set, const Value &V) {
  return V.Offset >= 0 && V.Offset <= 0xFF &&
         Set.contains(static_cast<unsigned char>(V.Offset));
}

/// Whether \p Point, which is not ASCII, is a letter; unknown where that would
/// take a table of all letters.
static std::optional<bool> isLetterBeyondAscii(int64_t Point) {
  struct Range {
    int64_t First, Last;
    bool AreLetters;
  };
  static constexpr Range Ranges[] = {
      {0x80, 0xA9, false},     {0xAA, 0xAA, true},       {0xAB, 0xB1, false},
      {0xB4, 0xB4, false},     {0xB5, 0xB5, true},       {0xB6, 0xB8, false},
      {0xBA, 0xBA, true},      {0xBB, 0xBB, false},      {0xBF, 0xBF, false},
      {0xC0, 0xD6, true},      {0xD7, 0xD7, false},      {0xD8, 0xF6, true},
      {0xF7, 0xF7, false},     {0xF8, 0x24F, true},      {0x4E00, 0x9FFF, true},
      {0xD800, 0xDFFF, false}, {0x1F300, 0x1FAFF, false}};
  for (const Range &Each : Ranges)
    if (Point >= Each.First && Point <= Each.Last)
      return Each.AreLetters;
  return std::nullopt;
}

std::optional<Value> Interpreter::testCharacter(const LibraryCall &Call) {
  llvm::StringRef Name = Call.Rest;
  std::optional<CharSet> Class = characterClass(Name);
  const bool IsWide =
      Call.has(IsUnicode) || (!Class && Name.consume_front("w"));
  if (!Class)
    Class = characterClass(Name);
  if (!Class)
    return std::nullopt;
  if (!IsWide) {
    const Value V = characterIn(Call, 0xFF);
    return V.isNumber() ? Value::number(hasCharacter(*Class, V), V.FromInput)
                        : V;
  }
  const Value V = eval(Call.Arguments[0]);
  if (!V.isNumber() || (V.Offset >= 0 && V.Offset <= 0x7F))
    return V.isNumber() ? Value::number(hasCharacter(*Class, V), V.FromInput)
                        : Value::opaque(V.FromInput);
  const auto IsLetter = Name == "alnum" || Name == "alpha"
                            ? isLetterBeyondAscii(V.Offset)
                            : std::nullopt;
  return IsLetter ? Value::number(*IsLetter, V.FromInput) : Value::opaque(true);
}

std::optional<Value> Interpreter::changeCase(const LibraryCall &Call) {
  Value V = characterIn(Call, 0xFF);
  const auto From = *characterClass(Call.has(ToUpper) ? "lower" : "upper");
  if (V.isNumber() && hasCharacter(From, V))
    V.Offset ^= 0x20;
  return V;
}

std::optional<Value> Interpreter::characterCode(const LibraryCall &Call) {
  if (Call.has(TestsDigits)) { // The value of a decimal digit.
    const Value &V = Call.Object;
    if (V.Offset > 0x7F)
      return Value::opaque(V.FromInput);
    const bool IsDigit = hasCharacter(*characterClass("digit"), V);
    return Value::number(IsDigit ? V.Offset - '0' : -1, V.FromInput);
  }
  return convert(Call.Object, Call.Type);
}

std::optional<Value> Interpreter::characterByte(const LibraryCall &Call) {
  const Value &V = Call.Object;
  const bool IsZero = Call.has(ZeroesWide) && V.Offset > 0xFF;
  return convert(Value::number(IsZero ? 0 : V.Offset & 0xFF, V.FromInput),
                 Call.Type);
}

std::optional<Value> Interpreter::characterOf(const LibraryCall &Call) {
  Value V = eval(Call.Arguments[0]);
  if (V.isNumber())
    V.Offset &= 0xFF;
  return convert(V, Call.Type);
}

std::optional<Value> Interpreter::objectInCase(const LibraryCall &Call) {
  Value V = Call.Object;
  if (V.Offset < 0 || V.Offset > 0x7F)
    return Value::opaque(V.FromInput);
  if (hasCharacter(*characterClass(Call.has(ToUpper) ? "lower" : "upper"), V))
    V.Offset ^= 0x20;
  return convert(V, Call.Type);
}

std::optional<Value> Interpreter::testObject(const LibraryCall &Call) {
  const Value &V = Call.Object;
  // Unicode has more letters and digits than ASCII.
  if (V.Offset >= 128 && Call.has(TestsLetters))
    if (const auto IsLetter = isLetterBeyondAscii(V.Offset))
      return Value::number(*IsLetter, V.FromInput);
  if (V.Offset >= 128 && !Call.has(TestsSpaces))
    return Value::opaque(!ChoosesKinds);
  const auto Is = [&](LibraryTrait Test, llvm::StringRef Class) {
    return Call.has(Test) && hasCharacter(*characterClass(Class), V);
  };
  return Value::number(Is(TestsLetters, "alpha") || Is(TestsDigits, "digit") ||
                           Is(TestsSpaces, "space"),
                       V.FromInput);
}

namespace {
/// A bit of a table of character classes.
struct ClassBit {
  std::string_view Name;
  unsigned Bit;
};
} // namespace

/// Appends the entry of each byte to \p Table.
static void appendClasses(Cells &Table, llvm::ArrayRef<ClassBit> Bits) {
  std::array<unsigned, 256> Entries = {};
  for (const auto &[Name, Bit] : Bits) {
    const uricore::CharSet Class = *characterClass(Name);
    for (unsigned Byte = 0; Byte < Entries.size(); ++Byte)
      if (Class.contains(static_cast<unsigned char>(Byte)))
        Entries[Byte] |= Bit;
  }
  for (const unsigned Entry : Entries)
    Table.Elements.push_back(Value::number(Entry));
}

Cells &Interpreter::glibTable() {
  // The bits of GAsciiType.
  static constexpr ClassBit Bits[] = {
      {"alnum", 0x1},   {"alpha", 0x2},   {"cntrl", 0x4},   {"digit", 0x8},
      {"graph", 0x10},  {"lower", 0x20},  {"print", 0x40},  {"punct", 0x80},
      {"space", 0x100}, {"upper", 0x200}, {"xdigit", 0x400}};
  Cells &Result = make(Cells::Array);
  Result.IsConstant = true;
  appendClasses(Result, Bits);
  return Result;
}

std::optional<Value> Interpreter::errorNumber(const LibraryCall &Call) {
  if (!ErrorNumber)
    ErrorNumber = &variable(Value::number(0, true));
  return Value::pointer(ErrorNumber);
}

std::optional<Value> Interpreter::ctypeTable(const LibraryCall &Call) {
  if (!CtypeTable) {
    // In glibc, this is a `const unsigned short **` to the entry of character
    // 0; the table begins 128 entries before it. These are the bits of
    // <ctype.h> on little-endian targets.
    static constexpr ClassBit Bits[] = {
        {"upper", 0x100},  {"lower", 0x200},   {"alpha", 0x400},
        {"digit", 0x800},  {"xdigit", 0x1000}, {"space", 0x2000},
        {"print", 0x4000}, {"graph", 0x8000},  {"blank", 0x1},
        {"cntrl", 0x2},    {"punct", 0x4},     {"alnum", 0x8}};
    CtypeTable = &make(Cells::Array);
    CtypeTable->IsConstant = true;
    CtypeTable->Elements.assign(128, Value::number(0));
    appendClasses(*CtypeTable, Bits);
  }
  return Value::pointer(&variable(Value::pointer(CtypeTable, 128)));
}

} // namespace clang::tidy::uri
