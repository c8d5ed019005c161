//===--- TextProbe.cpp - uri-tidy -----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "encoder/TextProbe.h"
#include "ast/DeclWalk.h"
#include "ast/FindStmt.h"
#include "core/Percent.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Expr.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include <algorithm>

namespace clang::tidy::uri {

using uricore::CharSet;

/// What allows all of them says nothing.
static constexpr std::string_view Probes = " \"%&+/=?#<>:;@\\'(,[{|!$*\x01\x7F";

std::string_view probes() { return Probes; }

/// A letter or a digit opens other ways less often.
static constexpr std::string_view FewProbes = " &%/<\x01";

static bool isAlnum(int64_t Unit) {
  return Unit < 0x80 && (uricore::Alpha | uricore::Digit)
                            .contains(static_cast<unsigned char>(Unit));
}

/// Code units beyond bytes: two letters, and some with the low byte of '0', 'A'
/// and '/'.
static constexpr int64_t WideProbes[] = {0x100, 0x4F8B, 0x130,
                                         0x141, 0x12F,  0xFF10};

/// What validators are for, in lengths that they ask for.
static const std::vector<std::string> &samples() {
  static const auto *const All = [] {
    auto *const Result = new std::vector<std::string>{
        "abc",
        "ABC",
        "123",
        "a1b",
        "deadbeef",
        "00000000",
        "550e8400-e29b-41d4-a716-446655440000",
        "550E8400-E29B-41D4-A716-446655440000",
        "{550e8400-e29b-41d4-a716-446655440000}",
        "2024-01-31",
        "20240131",
        "31.01.2024",
        "12:30",
        "12:30:59",
        "2024-01-31T12:30:59Z",
        "2024-01-31 12:30:59",
        "2024-01",
        "-12",
        "+12",
        "1.5",
        "1.2.3",
        "1e5",
        "0x1f",
        "192.168.0.1",
        "2001:db8::1",
        "00:1a:2b:3c:4d:5e",
        "www.example.com",
        "example.com:80",
        "user@example.com",
        "http://example.com/a?b=c",
        "/a/b",
        "a/b",
        "a.b",
        "a_b",
        "a-b",
        "a b",
        "a,b",
        "a=b",
        "_a1",
        "#abcdef",
        "en",
        "en-US",
        "en_US",
        "text/html",
        "true",
        "yes",
        "Abc",
        "Zx9",
    };
    static constexpr std::string_view Kinds[] = {
        "abcdefghijklmnopqrstuvwxyz", "0123456789abcdef", "0123456789ABCDEF",
        "1234567890", "A1b2C3d4E5f6G7h8"};
    for (const size_t Length : {1, 2, 4, 8, 16, 20, 32, 36, 40, 64})
      for (const std::string_view Kind : Kinds) {
        std::string Sample;
        while (Sample.size() < Length)
          Sample += Kind[Sample.size() % Kind.size()];
        Result->push_back(std::move(Sample));
      }
    return Result;
  }();
  return *All;
}

static Units unitsOf(llvm::StringRef Text) {
  Units Result;
  for (const char C : Text)
    Result.push_back(static_cast<unsigned char>(C));
  return Result;
}

bool TextProbe::has(int64_t Unit) const {
  return Found.contains(
      static_cast<unsigned char>(Unit > 0xFF ? 0xFF : Unit & 0xFF));
}

void TextProbe::add(int64_t Unit) {
  // UTF-8 has several bytes for one unit.
  if (IsWide && Unit >= 0x80)
    Found = Found | uricore::NonAscii;
  else if (Unit != 0)
    Found = Found |
            CharSet::range(static_cast<char>(Unit), static_cast<char>(Unit));
}

bool TextProbe::hasAllProbes() const {
  return CharSet(Probes).isSubsetOf(Found) && Found.contains(0xC3);
}

/// Whether a run on \p Text takes so long that there should be few.
static bool isLong(const Units &Text) {
  static constexpr size_t LongSize = 24;
  return Text.size() > LongSize;
}

bool TextProbe::passes(const Units &Seed, size_t At, int64_t Unit,
                       bool IsInserted) {
  Units Text = Seed;
  if (IsInserted)
    Text.insert(Text.begin() + static_cast<ptrdiff_t>(At), Unit);
  else
    Text[At] = Unit;
  const Answer Result = Test(Text);
  if (Result == Answer::No)
    return false;
  // Bytes outside ASCII are alike.
  const bool IsNew =
      !has(Unit) && (Unit < 0x80 || Found.isDisjointFrom(uricore::NonAscii));
  add(Unit);
  if (!IsNew)
    return true;
  if (Result == Answer::Unknown)
    HasFailed |= Unit < 0x80;
  else if (!isAlnum(Unit))
    follow(Text, Probes);
  else if (!isLong(Text))
    follow(Text, FewProbes);
  return true;
}

void TextProbe::follow(const Units &Text, std::string_view With) {
  bool IsSeed = false;
  for (const char C : With) {
    const int64_t Unit = static_cast<unsigned char>(C);
    for (const size_t At : {size_t(0), Text.size() / 2, Text.size()}) {
      if (has(Unit))
        break;
      Units Longer = Text;
      Longer.insert(Longer.begin() + static_cast<ptrdiff_t>(At), Unit);
      // Of the same length.
      Units Other = Longer;
      Other.erase(Other.begin() + (At + 1 < Other.size() ? At + 1 : At - 1));
      if (Test(Longer) == Answer::No && Test(Other) == Answer::No)
        continue;
      add(Unit);
      IsSeed = true;
    }
  }
  static constexpr size_t MaxSeeds = 40;
  if (!IsSeed)
    return;
  if (Seeds.size() < MaxSeeds)
    Seeds.push_back(Text);
  else
    HasFailed = true;
}

/// The places of \p Seed that may differ from others: all of a short text.
static constexpr size_t ShortSize = 6;
static std::vector<size_t> placesIn(const Units &Seed) {
  std::vector<size_t> Result;
  for (size_t I = 0; I < Seed.size(); ++I) {
    const int64_t Unit = Seed[I];
    if (Seed.size() <= ShortSize || I == 0 || I + 1 == Seed.size() ||
        I == Seed.size() / 2 || !isAlnum(Unit))
      Result.push_back(I);
  }
  return Result;
}

bool TextProbe::isSole(const Units &Seed) {
  static constexpr std::string_view Others = "qZ7e0-_.~";
  const auto Passes = [&](char C) {
    const int64_t Unit = static_cast<unsigned char>(C);
    for (const size_t At : {size_t(0), Seed.size() / 2, Seed.size() - 1}) {
      Units Text = Seed;
      Text[At] = Unit;
      if (Text != Seed && Test(Text) != Answer::No)
        return true;
    }
    Units Longer = Seed;
    Longer.push_back(Unit);
    return Test(Longer) != Answer::No;
  };
  return llvm::none_of(Probes, Passes) && llvm::none_of(Others, Passes);
}

bool TextProbe::isDecoded(const Units &Seed) {
  const auto Passes = [&](size_t At, llvm::StringRef Escape) {
    Units Text(Seed.begin(), Seed.begin() + static_cast<ptrdiff_t>(At));
    llvm::append_range(Text, unitsOf(Escape));
    llvm::append_range(Text, llvm::ArrayRef(Seed).drop_front(At + 1));
    return Test(Text) != Answer::No;
  };
  for (const size_t At : {size_t(0), Seed.size() / 2, Seed.size() - 1})
    if (Seed[At] <= 0xFF) {
      std::string Escape;
      uricore::appendEscape(Escape, static_cast<unsigned char>(Seed[At]));
      if (Passes(At, Escape) || Passes(At, llvm::StringRef(Escape).lower()))
        return true;
    }
  return false;
}

void TextProbe::mutate(const Units &Seed) {
  if (!has('%') && isDecoded(Seed))
    Found = Found | uricore::HexDigit | CharSet("%");
  // A comparison with a constant.
  if (isSole(Seed))
    return;
  const size_t Size = Seed.size();
  const std::vector<size_t> All = placesIn(Seed);
  std::vector<size_t> Few = {0, Size - 1};
  if (!isLong(Seed))
    Few.push_back(Size / 2);
  const auto Try = [&](int64_t Unit, llvm::ArrayRef<size_t> Places,
                       llvm::ArrayRef<size_t> Gaps) {
    if (has(Unit) || isOver())
      return;
    for (const size_t At : Places)
      if (passes(Seed, At, Unit, /*IsInserted=*/false))
        return;
    for (const size_t At : Gaps)
      if (passes(Seed, At, Unit, /*IsInserted=*/true))
        return;
  };
  for (const char C : Probes)
    Try(static_cast<unsigned char>(C), All, {0, Size / 2, Size});
  if (IsWide)
    for (const int64_t Unit : WideProbes)
      Try(Unit, Few, Size);
  // Most texts of fixed length cannot be longer. Code that leaves some bytes
  // out accepts them anywhere.
  static constexpr std::string_view Fillers = "-q7 \x01";
  std::vector<size_t> Gaps;
  for (const size_t At : {size_t(0), Size / 2, Size}) {
    const auto IsOpenFor = [&](int64_t Unit) {
      Units Longer = Seed;
      Longer.insert(Longer.begin() + static_cast<ptrdiff_t>(At), Unit);
      return Test(Longer) != Answer::No;
    };
    if (IsOpenFor(Seed[std::min(At, Size - 1)]) ||
        llvm::any_of(Fillers, IsOpenFor))
      Gaps.push_back(At);
  }
  for (int64_t Unit = 1; Unit < 0x80; ++Unit)
    Try(Unit, Size <= ShortSize ? All : Few, Gaps);
  // If none of these bytes passes, no byte outside ASCII does.
  static constexpr int64_t HighProbes[] = {0xC3, 0x80, 0x9F, 0xA0, 0xE4, 0xFF};
  for (const int64_t Unit :
       llvm::ArrayRef(HighProbes)
           .take_front(isLong(Seed) ? 1 : std::size(HighProbes)))
    Try(Unit, Few, {});
  if (llvm::any_of(HighProbes, [this](int64_t Unit) { return has(Unit); }))
    for (int64_t Unit = 0x80; Unit < 0x100; ++Unit)
      Try(Unit, Few, {});
}

bool TextProbe::isOnlyEmpty() {
  if (Test({}) != Answer::Yes)
    return false;
  for (int64_t Unit = 1; Unit < 0x100; ++Unit)
    if (Test({Unit}) != Answer::No)
      return false;
  return true;
}

std::vector<std::string> TextProbe::joinedSamples() const {
  // The digests in use, and a short text.
  static constexpr size_t MaxOwn = 6, Lengths[] = {32, 40, 64, 3};
  std::vector<std::string> Result;
  for (const std::string &Front : llvm::ArrayRef(Own).take_front(MaxOwn))
    for (const size_t Length : Lengths)
      Result.push_back(Front + std::string(Length, '1'));
  return Result;
}

std::optional<CharSet> TextProbe::chars() {
  // Most conditions are about something else than bytes.
  Units Everything = unitsOf("a");
  for (int64_t Unit = 1; Unit < 0x80; ++Unit)
    Everything.push_back(Unit);
  if (Test(Everything) != Answer::No)
    return std::nullopt;
  std::vector<Units> Passing;
  size_t OwnPassing = 0;
  const auto TrySample = [&](llvm::StringRef Sample) {
    Units Text = unitsOf(Sample);
    if (Test(Text) != Answer::No)
      Passing.push_back(std::move(Text));
  };
  llvm::for_each(Own, TrySample);
  OwnPassing = Passing.size();
  llvm::for_each(samples(), TrySample);
  if (Passing.empty())
    for (const std::string &Sample : joinedSamples())
      TrySample(Sample);
  if (Passing.empty())
    return isOnlyEmpty() ? std::optional(CharSet()) : std::nullopt;
  // The code's own texts first, then short ones, as running them is cheap; one
  // letter has no inside.
  static constexpr size_t MinSize = 3, MaxSeeds = 2, MaxFollowed = 12;
  llvm::sort(llvm::MutableArrayRef(Passing).drop_front(OwnPassing),
             [](const Units &A, const Units &B) {
               return std::make_tuple(A.size() < MinSize, A.size(), A) <
                      std::make_tuple(B.size() < MinSize, B.size(), B);
             });
  // Long texts pass for the same reasons, unless only they do.
  if (!llvm::all_of(Passing, isLong))
    llvm::erase_if(Passing, isLong);
  OwnPassing = std::min(OwnPassing, Passing.size());
  size_t Tried = 0;
  const size_t Step = Passing.size() / MaxFollowed + 1;
  for (size_t I = 0; I < Passing.size() && !isOver(); ++I) {
    const bool IsNew =
        llvm::any_of(Passing[I], [this](int64_t Unit) { return !has(Unit); });
    for (const int64_t Unit : Passing[I])
      add(Unit);
    if (Tried == 0 || (!isLong(Passing[I]) && (Tried < MaxSeeds || IsNew))) {
      mutate(Passing[I]);
      ++Tried;
    } else if (I % Step == 0) {
      follow(Passing[I], isLong(Passing[I]) ? FewProbes : Probes);
    }
  }
  for (size_t I = 0; I < Seeds.size() && !isOver(); ++I)
    mutate(Units(Seeds[I]));
  if (isOver())
    return std::nullopt;
  return Found;
}

std::vector<std::string> textsIn(const Stmt *Code) {
  static constexpr size_t MaxTexts = 48, MaxLength = 64, MaxFunctions = 8;
  static constexpr unsigned MaxNodes = 20'000;
  std::vector<std::string> Result;
  llvm::SmallPtrSet<const FunctionDecl *, MaxFunctions> Seen;
  llvm::SmallVector<const Stmt *, MaxFunctions> Pending = {Code};
  unsigned Nodes = 0;
  const auto Add = [&](std::string Text) {
    if (!Text.empty() && Text[0] != '\0' && Result.size() < MaxTexts &&
        !llvm::is_contained(Result, Text))
      Result.push_back(std::move(Text));
  };
  const auto AddFrom = [&](const Stmt &S) {
    if (const auto *Literal = llvm::dyn_cast<StringLiteral>(&S)) {
      std::string Text;
      for (unsigned I = 0; I < Literal->getLength() && I < MaxLength; ++I)
        Text += static_cast<char>(Literal->getCodeUnit(I));
      if (Literal->getLength() <= MaxLength)
        Add(std::move(Text));
    } else if (const auto *Character = llvm::dyn_cast<CharacterLiteral>(&S)) {
      if (Character->getValue() < 0x80)
        Add(std::string(3, static_cast<char>(Character->getValue())));
    } else if (const auto *Call = llvm::dyn_cast<CallExpr>(&S)) {
      const FunctionDecl *Callee = Call->getDirectCallee();
      const FunctionDecl *Definition = nullptr;
      // The library's own functions know no texts.
      if (Callee && !isInLibrary(*Callee) && Callee->hasBody(Definition) &&
          Seen.size() < MaxFunctions && Seen.insert(Definition).second)
        Pending.push_back(Definition->getBody());
    } else if (const auto *Ref = llvm::dyn_cast<DeclRefExpr>(&S)) {
      // A table.
      const auto *Var = llvm::dyn_cast<VarDecl>(Ref->getDecl());
      if (Var && Var->hasGlobalStorage() && Var->getAnyInitializer() &&
          Pending.size() < MaxFunctions)
        Pending.push_back(Var->getAnyInitializer());
    }
    return ++Nodes > MaxNodes;
  };
  while (!Pending.empty() && Nodes <= MaxNodes)
    findStmt(Pending.pop_back_val(), AddFrom);
  return Result;
}

} // namespace clang::tidy::uri
