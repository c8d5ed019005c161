//===--- Probe.cpp - uri-tidy ---------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "core/Percent.h"
#include "core/Utf8.h"
#include "encoder/Modes.h"
#include "encoder/Prober.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace clang::tidy::uri {

using uricore::CharSet;

/// A code point of each kind beyond ASCII: controls, letters, and others.
static constexpr char32_t WidePoints[] = {U'\x80', U'\xE9', U'\u0100',
                                          U'\u4F8B', U'\U0001F600'};

std::optional<std::vector<int64_t>> Prober::run(llvm::ArrayRef<int64_t> Units) {
  if (FixedLength != 0 && Units.size() > FixedLength)
    return std::nullopt;
  std::vector<int64_t> Whole = Units.vec();
  if (FixedLength != 0)
    Suffix.clear();
  for (; Whole.size() < FixedLength; Whole.push_back('a'))
    Suffix.insert(Suffix.end(), Letter.begin(), Letter.end());
  const auto Out = runEncoder(Program, Function, Input, Whole);
  if (!Out || Out->Units.size() < Prefix.size() + Suffix.size())
    return std::nullopt;
  IsReturned = Out->IsReturned;
  IsDivided = Out->IsDivided;
  Output = Out->Parameter;
  const llvm::ArrayRef<int64_t> All = Out->Units;
  if (All.take_front(Prefix.size()) != llvm::ArrayRef<int64_t>(Prefix) ||
      All.take_back(Suffix.size()) != llvm::ArrayRef<int64_t>(Suffix))
    return std::nullopt;
  return All.drop_front(Prefix.size()).drop_back(Suffix.size()).vec();
}

bool Prober::findFrame() {
  const auto One = Input.FixedLength != 0 ? std::nullopt : run('a');
  if (!One && !Program.Undecided && !Input.IsCharacter)
    return findFixedLength();
  if (!One || Program.Undecided)
    return false;
  Letter = *One;
  if (Input.IsCharacter)
    return true;
  const auto Nothing = run(llvm::ArrayRef<int64_t>());
  if (Program.Undecided)
    return false;
  if (!Nothing || Nothing->empty())
    return true;
  size_t Common = 0;
  while (Common < Nothing->size() && Common < One->size() &&
         (*Nothing)[Common] == (*One)[Common])
    ++Common;
  Prefix.assign(Nothing->begin(), Nothing->begin() + Common);
  Suffix.assign(Nothing->begin() + Common, Nothing->end());
  const auto Again = run('a');
  if (!Again)
    return false;
  Letter = *Again;
  return true;
}

/// \p Units as text, in UTF-8 if they are wide.
static std::string textOf(llvm::ArrayRef<int64_t> Units, bool IsWide) {
  std::string Result;
  for (const int64_t Unit : Units)
    if (IsWide && (Unit & 0x1FFFFF) > 0x7F && (Unit & 0x1FFFFF) < 0x110000)
      uricore::appendUtf8(Result, static_cast<char32_t>(Unit & 0x1FFFFF));
    else
      Result += static_cast<char>(Unit);
  return Result;
}

void Prober::collect(EncoderBehaviour &Result) {
  for (const EncoderFault &Fault : Program.Faults)
    if (llvm::none_of(Result.Faults, [&](const EncoderFault &F) {
          return F.Kind == Fault.Kind && F.Where == Fault.Where;
        }))
      Result.Faults.push_back(Fault);
  for (const HexSource &Source : Program.HexSources)
    if (llvm::none_of(Result.HexSources, [&](const HexSource &S) {
          return S.Kind == Source.Kind && S.Where == Source.Where &&
                 S.Begin == Source.Begin;
        }))
      Result.HexSources.push_back(Source);
}

/// Whether \p Units are an escape with digits that an unknown function writes.
static bool hasUnknownDigits(llvm::ArrayRef<int64_t> Units) {
  return (Units.size() == 2 || Units.size() == 3) && Units[0] == '%' &&
         Units[1] == UnknownDigit && Units.back() == UnknownDigit;
}

void Prober::probeByte(unsigned char Byte, EncoderBehaviour &Result) {
  const auto Alone = run(static_cast<int64_t>(Byte));
  const bool IsUnderstood = Alone.has_value();
  CharSet Negative, Locale, Outside;
  for (const EncoderFault &Fault : Program.Faults)
    if (Fault.Kind != EncoderFault::PastEnd)
      (Fault.Kind == EncoderFault::NegativeCtype ? Negative
       : Fault.Kind == EncoderFault::LocaleCtype ? Locale
                                                 : Outside) = CharSet::of(Byte);
  collect(Result);
  if (!IsUnderstood)
    return;
  Result.NegativeCtype = Result.NegativeCtype | Negative;
  Result.LocaleCtype = Result.LocaleCtype | Locale;
  Result.OutOfBounds = Result.OutOfBounds | Outside;
  if (!Input.IsCharacter) {
    // Between other bytes, the output has to be the same.
    const auto Inside = run({'a', static_cast<int64_t>(Byte), 'a'});
    std::vector<int64_t> Expected = Letter;
    Expected.insert(Expected.end(), Alone->begin(), Alone->end());
    Expected.insert(Expected.end(), Letter.begin(), Letter.end());
    if (Inside != Expected)
      return;
  }
  const CharSet Only = CharSet::of(Byte);
  const std::string Text = textOf(*Alone, false);
  if (hasUnknownDigits(*Alone)) {
    Result.Known = Result.Known | Only;
    Result.Escaped = Result.Escaped | Only;
    return;
  }
  Result.Known = Result.Known | Only;
  const auto Escape = uricore::escapeAt(Text, 0);
  if (Text.empty()) {
    Result.Dropped = Result.Dropped | Only;
  } else if (Text.size() == 1 && Text[0] == static_cast<char>(Byte)) {
    Result.Passed = Result.Passed | Only;
  } else if (Byte == ' ' && Text == "+") {
    Result.SpaceToPlus = true;
  } else if (Text.size() == 2 && Text[0] == '\\' &&
             Text[1] == static_cast<char>(Byte)) {
    Result.UsesBackslash = true;
  } else if (Escape && Escape->Octet == Byte &&
             Text.size() == uricore::EscapeLength) {
    Result.Escaped = Result.Escaped | Only;
    if (Escape->LowercaseHex)
      Result.Lowercase = Result.Lowercase | Only;
  } else if (Text.find('%') != std::string::npos && Outside.empty()) {
    // Latin-1 that is converted to UTF-8 is correct.
    std::string Utf8;
    uricore::appendUtf8(Utf8, Byte);
    if (uricore::decode(Text).Bytes != Utf8)
      Result.Malformed[Byte] = Text;
  }
}

void Prober::probeWide(char32_t Point, EncoderBehaviour &Result) {
  std::vector<int64_t> Units;
  if (Point >= 0x10000 && Input.Unit.Bits == 16) {
    if (Input.IsCharacter)
      return;
    Units = {0xD800 + (static_cast<int64_t>(Point - 0x10000) >> 10),
             0xDC00 + (static_cast<int64_t>(Point - 0x10000) & 0x3FF)};
  } else {
    Units = {static_cast<int64_t>(Point)};
  }
  const auto Alone = run(Units);
  collect(Result);
  if (!Alone)
    return;
  const std::string Text = textOf(*Alone, true);
  if (Alone->empty())
    Result.DroppedWide.insert(Point);
  else if (*Alone == Units)
    Result.PassedWide.insert(Point);
  std::string Utf8;
  uricore::appendUtf8(Utf8, Point);
  const uricore::Decoded Decoded = uricore::decode(Text);
  if (*Alone != Units && Text.find('%') != std::string::npos &&
      (Decoded.Bytes != Utf8 || !Decoded.Malformed.empty()))
    Result.MalformedWide[Point] = Text;
}

std::optional<EncoderBehaviour> Prober::probe() {
  // A single character of type int or unsigned is more likely to be a byte than
  // a code point.
  IsByteInInt = Input.IsCharacter && Input.Unit.Bits == 32 &&
                !Function.getParamDecl(Input.Parameter)
                     ->getType()
                     .getNonReferenceType()
                     ->isAnyCharacterType();
  if (!findFrame())
    return std::nullopt;
  // In this mode, the assumption about the unknown set is wrong.
  if (Program.HasAssumed && Letter != std::vector<int64_t>{'a'})
    return std::nullopt;
  // Most functions that contain a '%' are not encoders.
  bool Writes = false;
  for (const unsigned char Sample :
       {' ', '%', '"', '\x01', '/', '&', '\x7F', '?', '#', '+'}) {
    const auto Out = run(static_cast<int64_t>(Sample));
    if (Program.Undecided)
      return std::nullopt;
    if (!Out)
      continue;
    const auto Escape = uricore::escapeAt(textOf(*Out, false), 0);
    Writes |= (Escape && Escape->Octet == Sample) || hasUnknownDigits(*Out);
  }
  if (!Writes)
    return std::nullopt;
  EncoderBehaviour Result;
  Result.IsOfCharacter = Input.IsCharacter;
  Result.DependsOnText = Input.OthersAreEmpty;
  const bool AddsOther = addsOther();
  Result.HasFrame = !Prefix.empty() || !Suffix.empty() || AddsOther;
  if (Result.HasFrame && !AddsOther && !Input.OthersAreEmpty)
    Result.Frame.emplace(textOf(Prefix, isWide()), textOf(Suffix, isWide()));
  Result.Shortens = shortens();
  Result.Input = Input.Parameter;
  Result.Output = Output;
  Result.IsReturned = IsReturned;
  Result.IsDivided = IsDivided;
  // For most functions, zero terminates strings.
  for (unsigned I = 1; I < (isWide() ? 0x80u : 0x100u); ++I) {
    probeByte(static_cast<unsigned char>(I), Result);
    if (Program.Undecided)
      return std::nullopt;
  }
  if (isWide())
    for (const char32_t Point : WidePoints)
      probeWide(Point, Result);
  Result.MayPass = Result.Passed;
  if (!Input.IsCharacter && !Result.Passed.contains('%')) {
    const auto Kept = run({'%', '4', '1'});
    // It normalizes text that is already encoded.
    if (!Kept || textOf(*Kept, false) == "A")
      return std::nullopt;
    if (textOf(*Kept, false) == "%41")
      findKeptEscapes(Result);
  }
  // A function that is not understood for ordinary text cannot be judged.
  const CharSet Printable = CharSet::range(' ', '~') - CharSet("%");
  if (!Printable.isSubsetOf(Result.Known) || Result.Escaped.empty())
    return std::nullopt;
  Result.KeepsMore = findKeepsMore(Result.Passed);
  Result.Predicate = findPredicate();
  Result.IsAssumed = Program.HasAssumed;
  return Result;
}

void Prober::findKeptEscapes(EncoderBehaviour &Result) {
  Result.KeptEscapes = {"%41"};
  for (const char Digit : {'F', 'f'}) {
    const auto Out = run({'%', '2', Digit});
    const std::string Escape = std::string("%2") + Digit;
    if (Out && textOf(*Out, false) == Escape)
      Result.KeptEscapes.insert(Escape);
  }
}

/// Whether \p Text is a '%' with another number of hex digits than two.
static bool isBrokenEscape(llvm::StringRef Text) {
  return Text.size() != uricore::EscapeLength && Text.consume_front("%") &&
         !Text.empty() && llvm::all_of(Text, llvm::isHexDigit);
}

/// Reduces \p A to the behaviour that holds in both modes.
static void meet(EncoderBehaviour &A, const EncoderBehaviour &B) {
  A.HasModes = true;
  A.Known = A.Known & B.Known;
  A.Passed = A.Passed & B.Passed;
  A.MayPass = A.MayPass | B.MayPass;
  A.Escaped = A.Escaped & B.Escaped;
  A.Dropped = A.Dropped & B.Dropped;
  A.Lowercase = A.Lowercase & B.Lowercase;
  A.NegativeCtype = A.NegativeCtype & B.NegativeCtype;
  A.LocaleCtype = A.LocaleCtype & B.LocaleCtype;
  A.OutOfBounds = A.OutOfBounds & B.OutOfBounds;
  // No option is meant to write half of an escape, or more than one.
  for (auto I = A.Malformed.begin(); I != A.Malformed.end();)
    I = B.Malformed.count(I->first) || isBrokenEscape(I->second)
            ? std::next(I)
            : A.Malformed.erase(I);
  for (const auto &[Byte, Text] : B.Malformed)
    if (isBrokenEscape(Text))
      A.Malformed.insert({Byte, Text});
  for (auto I = A.MalformedWide.begin(); I != A.MalformedWide.end();)
    I = B.MalformedWide.count(I->first) ? std::next(I)
                                        : A.MalformedWide.erase(I);
  for (const char32_t Point : WidePoints) {
    if (!B.PassedWide.count(Point))
      A.PassedWide.erase(Point);
    if (!B.DroppedWide.count(Point))
      A.DroppedWide.erase(Point);
  }
  A.SpaceToPlus = A.SpaceToPlus && B.SpaceToPlus;
  A.UsesBackslash = A.UsesBackslash || B.UsesBackslash;
  A.HasFrame = A.HasFrame || B.HasFrame;
  if (A.Frame != B.Frame)
    A.Frame = std::nullopt;
  A.Shortens = A.Shortens || B.Shortens;
  A.IsAssumed = A.IsAssumed || B.IsAssumed;
  A.KeptEscapes.insert(B.KeptEscapes.begin(), B.KeptEscapes.end());
  if (A.KeepsMore != B.KeepsMore) {
    A.DependsOnText = A.DependsOnText || A.KeepsMore || B.KeepsMore;
    A.KeepsMore = std::nullopt;
  }
}

std::optional<EncoderBehaviour>
EncoderSummaries::evaluate(const FunctionDecl &Function,
                           const EncoderRepair &Repair,
                           const CallConstants &Constants) {
  const FunctionDecl *Definition = nullptr;
  if (!Function.hasBody(Definition) || Definition->isDependentContext() ||
      Definition->isInvalidDecl())
    return std::nullopt;
  Interpreter Types(Function.getASTContext(), Repair, Writers, Names);
  const unsigned Steps = Budget.reserveRun(3'000'000);
  unsigned StepsLeft = Steps;
  std::optional<EncoderBehaviour> Result;
  for (EncoderInput &Input : encoderInputs(*Definition, Types)) {
    Input.Constants = Constants;
    StepsLeft -= forEachMode(
        StepsLeft,
        [&] { return Prober(*Definition, Repair, Input, Writers, Names); },
        [&](const EncoderBehaviour &One) {
          if (Result)
            meet(*Result, One);
          else
            Result = One;
        });
    if (Result)
      break;
  }
  Budget.spendRun(Steps - StepsLeft);
  if (!Result && StepsLeft == 0)
    Budget.note(*Definition, CutReason::Run);
  return Result;
}

} // namespace clang::tidy::uri
