//===--- Characters.cpp - uri-tidy ----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "core/CharSet.h"
#include "interpreter/Interpreter.h"

namespace clang::tidy::uri {

using uricore::CharSet;

/// The bytes for which `is` and \p Name says so in the C locale; nothing if
/// there is no such test.
static std::optional<CharSet> characterClass(llvm::StringRef Name) {
  using namespace uricore;
  static constexpr CharSet Space(" \t\n\v\f\r");
  static constexpr CharSet Print = CharSet::range(' ', '~');
  static constexpr CharSet Upper = CharSet::range('A', 'Z');
  static constexpr CharSet Lower = CharSet::range('a', 'z');
  static constexpr std::pair<llvm::StringLiteral, CharSet> Classes[] = {
      {"alnum", Alpha | Digit},
      {"alpha", Alpha},
      {"digit", Digit},
      {"xdigit", HexDigit},
      {"upper", Upper},
      {"lower", Lower},
      {"space", Space},
      {"blank", CharSet(" \t")},
      {"cntrl", Control},
      {"print", Print},
      {"graph", Print - CharSet(" ")},
      {"punct", Print - CharSet(" ") - Alpha - Digit},
      {"ascii", Ascii},
  };
  for (const auto &[Known, Set] : Classes)
    if (Name == Known)
      return Set;
  return std::nullopt;
}

std::optional<Value> Interpreter::evalCharacterTest(llvm::StringRef Name,
                                                    Args Arguments) {
  llvm::StringRef Rest = Name;
  const bool IsGlib = Rest.consume_front("g_ascii_");
  if (Name == "__ctype_b_loc")
    return ctypeTable();
  if (Arguments.empty() || Arguments.size() > 2)
    return std::nullopt;
  const bool IsCase = Rest == "toupper" || Rest == "tolower";
  std::optional<CharSet> Class;
  bool IsWide = false;
  if (!IsCase) {
    if (!Rest.consume_front("is"))
      return std::nullopt;
    Class = characterClass(Rest);
    if (!Class && Rest.consume_front("w")) {
      Class = characterClass(Rest);
      IsWide = true;
    }
    if (!Class)
      return std::nullopt;
  }
  const Value V = eval(Arguments[0]);
  if (!V.isNumber())
    return Value::opaque(V.FromInput);
  // The locale decides about wide characters.
  if (V.Offset > 0xFF || (IsWide && V.Offset > 0x7F))
    return Value::opaque(true);
  if (V.Offset < 0 && !IsGlib && Arguments.size() == 1)
    note(EncoderFault::NegativeCtype, Arguments[0]);
  if (V.Offset > 0x7F && !IsGlib)
    note(EncoderFault::LocaleCtype, Arguments[0]);
  const bool IsByte = V.Offset >= 0 && V.Offset <= 0xFF;
  const auto Byte = static_cast<unsigned char>(V.Offset);
  if (!IsCase)
    return Value::number(IsByte && Class->contains(Byte), V.FromInput);
  const auto From = *characterClass(Rest == "toupper" ? "lower" : "upper");
  Value Result = V;
  if (IsByte && From.contains(Byte))
    Result.Offset ^= 0x20;
  return Result;
}

Value Interpreter::ctypeTable() {
  if (!CtypeTable) {
    // glibc: a `const unsigned short **` to the entry of character 0; the table
    // begins 128 before it. The bits of <ctype.h>, for little-endian targets.
    static constexpr std::pair<llvm::StringLiteral, unsigned> Bits[] = {
        {"upper", 0x100},  {"lower", 0x200},   {"alpha", 0x400},
        {"digit", 0x800},  {"xdigit", 0x1000}, {"space", 0x2000},
        {"print", 0x4000}, {"graph", 0x8000},  {"blank", 0x1},
        {"cntrl", 0x2},    {"punct", 0x4},     {"alnum", 0x8}};
    CtypeTable = &make(Cells::Array);
    CtypeTable->IsConstant = true;
    CtypeTable->Elements.assign(128, Value::number(0));
    for (unsigned Byte = 0; Byte < 256; ++Byte) {
      unsigned Entry = 0;
      for (const auto &[Name, Bit] : Bits)
        if (characterClass(Name)->contains(static_cast<unsigned char>(Byte)))
          Entry |= Bit;
      CtypeTable->Elements.push_back(Value::number(Entry));
    }
  }
  return Value::pointer(&variable(Value::pointer(CtypeTable, 128)));
}

} // namespace clang::tidy::uri
