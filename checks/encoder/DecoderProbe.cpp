//===--- DecoderProbe.cpp - uri-tidy --------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ast/TextTypes.h"
#include "core/Percent.h"
#include "encoder/Decoder.h"
#include "encoder/Modes.h"
#include "encoder/Run.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/SaveAndRestore.h"

namespace clang::tidy::uri {

using uricore::CharSet;

namespace {

/// Runs one function in one mode.
class DecoderProber {
public:
  DecoderProber(const FunctionDecl &Function, const EncoderInput &Input,
                GlobalWriters &Writers, const NameMeanings &Names)
      : Function(Function), Input(Input),
        Program(Function.getASTContext(), NoRepair, Writers, Names) {
    Program.Assumed = &uricore::HexDigit;
  }

  Interpreter &program() { return Program; }
  /// The behaviour in the mode given by the program's choices; empty if the
  /// function is not a decoder or not understood.
  std::optional<DecoderBehaviour> probe();

private:
  /// The output for \p Text; empty if it is not understood.
  std::optional<Units> run(llvm::StringRef Text);
  bool has(EncoderFault::KindTy Kind) const;
  bool isDecoder();
  /// Whether an escape becomes one byte that depends on both digits, whichever
  /// that is.
  bool combinesDigits();
  enum class Case { Upper, Lower };
  /// The octets whose escapes become these octets, in digits of \p Letters.
  CharSet decoded(Case Letters);
  void add(DecoderDefect::KindTy Kind, llvm::StringRef Text,
           Units Output = {}) {
    Result.Defects.insert({Kind, {Kind, Text.str(), std::move(Output), {}}});
  }
  /// The unit that \p Text, which is malformed, becomes and should not.
  std::optional<int64_t> misread(llvm::StringRef Text);
  void probeEscapes();
  void probeOrder();
  void probeMalformed();
  void probeEnds();
  void probeWide();

  const FunctionDecl &Function;
  EncoderInput Input;
  const EncoderRepair NoRepair;
  Interpreter Program;
  bool IsWide = false;
  /// The byte is not the one that it should be.
  bool IsWrong = false;
  DecoderBehaviour Result;
};

} // namespace

/// Whether text of \p Type consists of wide characters.
static bool isWideText(const Interpreter &Program, QualType Type) {
  Type = Type.getNonReferenceType();
  while (Type->isPointerType())
    Type = Type->getPointeeType();
  const IntType Unit = Program.isTextClass(Type) ? Program.unitType(Type)
                                                 : Program.intType(Type);
  return Unit.Bits > 8;
}

std::optional<Units> DecoderProber::run(llvm::StringRef Text) {
  if (Program.Undecided)
    return std::nullopt;
  auto Out = runEncoder(Program, Function, Input,
                        bytesOf((Input.Before + Text).str()));
  if (!Out || Program.Undecided)
    return std::nullopt;
  // In an object of the caller, the units are behind what it held.
  const bool IsCounted =
      Out->IsDivided && !Out->Parameter &&
      soleText(Function.getReturnType(), Program.names()) != nullptr;
  Result.IsOfText &=
      (!Out->IsDivided || IsCounted) && !Out->IsOpen && !Input.IsStream;
  Result.Output = Out->Parameter;
  Result.IsInPlace = Out->IsInPlace;
  IsWide =
      Out->IsReturned
          ? isWideText(Program, Function.getReturnType())
          : Out->Parameter &&
                isWideText(Program,
                           Function.getParamDecl(*Out->Parameter)->getType());
  Units Written = Out->Units;
  if (!IsWide)
    for (int64_t &Unit : Written)
      Unit &= 0xFF;
  // Without its delimiters.
  for (const char C : Input.Before) {
    if (!llvm::isAlpha(C))
      continue;
    if (Written.empty() || Written.front() != C)
      return std::nullopt;
    Written.erase(Written.begin());
  }
  return Written;
}

bool DecoderProber::has(EncoderFault::KindTy Kind) const {
  return llvm::any_of(Program.Faults, [Kind](const EncoderFault &Fault) {
    return Fault.Kind == Kind;
  });
}

bool DecoderProber::isDecoder() {
  // Well-formed text that is read past its end was given in another way.
  const auto Becomes = [this](llvm::StringRef Text, llvm::StringRef Wanted) {
    return run(Text) == bytesOf(Wanted) && !has(EncoderFault::PastEnd);
  };
  if (!Becomes("ab", "ab"))
    return false;
  const bool KeepsEnd = Becomes("%31", "%31");
  const bool LosesEnd = Becomes("%31", "") && Becomes("xy%31", "xy");
  if ((KeepsEnd || LosesEnd) && Becomes("xy%32%33zzz", "xy23zzz")) {
    add(DecoderDefect::EndMissed, "%31");
    return true;
  }
  // A table of a few escapes.
  if (KeepsEnd && Becomes("x%20y", "x y") && Becomes("x%26y%3Dz", "x&y=z"))
    return true;
  Result.IsSwitchedOff = KeepsEnd;
  // A format that drops `%3` keeps the second digit, but makes no letter.
  if (Result.IsSwitchedOff ||
      (Becomes("%31", "1") && Becomes("xy%32z", "xy2z") && Becomes("%45", "E")))
    return true;
  IsWrong = combinesDigits();
  return IsWrong;
}

bool DecoderProber::combinesDigits() {
  const auto Byte = [this](llvm::StringRef Digits) -> std::optional<int64_t> {
    const auto Out = run(("x%" + Digits + "y").str());
    if (!Out || has(EncoderFault::PastEnd) || Out->size() != 3 ||
        Out->front() != 'x' || Out->back() != 'y')
      return std::nullopt;
    return (*Out)[1];
  };
  const auto Base = Byte("11"), OtherHigh = Byte("21"), OtherLow = Byte("12");
  return Base && OtherHigh && OtherLow && Base != OtherHigh && Base != OtherLow;
}

static std::string escapeOf(unsigned Octet, bool IsLower) {
  std::string Escape;
  uricore::appendEscape(Escape, static_cast<unsigned char>(Octet));
  return IsLower ? llvm::StringRef(Escape).lower() : Escape;
}

CharSet DecoderProber::decoded(Case Letters) {
  static constexpr unsigned ChunkSize = 32;
  const bool IsLower = Letters == Case::Lower;
  CharSet Decoded;
  const unsigned Last = IsWide ? 0x7F : 0xFF;
  for (unsigned First = 1; First <= Last; First += ChunkSize) {
    std::string Text;
    Units Wanted;
    CharSet Chunk;
    const unsigned End = std::min(First + ChunkSize, Last + 1);
    for (unsigned Octet = First; Octet < End; ++Octet) {
      Text += escapeOf(Octet, IsLower);
      Wanted.push_back(Octet);
      Chunk = Chunk | CharSet::of(static_cast<unsigned char>(Octet));
    }
    if (run(Text) == Wanted) {
      Decoded = Decoded | Chunk;
      continue;
    }
    for (unsigned Octet = First; Octet < End; ++Octet)
      if (run(escapeOf(Octet, IsLower)) == Units{Octet})
        Decoded = Decoded | CharSet::of(static_cast<unsigned char>(Octet));
  }
  return Decoded;
}

/// The first unit of \p Part that is not in \p Whole, whose units may be left
/// out; nothing if there is none, apart from marks for what could not be
/// decoded.
static std::optional<int64_t> foreignUnit(llvm::ArrayRef<int64_t> Part,
                                          llvm::ArrayRef<int64_t> Whole) {
  // '?' and U+FFFD, also in UTF-8.
  static constexpr int64_t Marks[] = {'?', 0xFFFD}, Utf8[] = {0xEF, 0xBF, 0xBD};
  const auto IsSame = [](int64_t Unit, int64_t Other) {
    // Digits may be kept in another case.
    const bool IsLetter = ((Unit | 0x20) >= 'a' && (Unit | 0x20) <= 'z');
    return Unit == Other || (IsLetter && (Unit | 0x20) == (Other | 0x20)) ||
           (Unit == ' ' && Other == '+') || (Unit == '+' && Other == ' ');
  };
  for (size_t I = 0; I < Part.size(); ++I) {
    const int64_t Unit = Part[I];
    const auto Rest =
        Whole.drop_until([&](int64_t Other) { return IsSame(Unit, Other); });
    if (!Rest.empty())
      Whole = Rest.drop_front();
    else if (Part.slice(I).take_front(3) == llvm::ArrayRef<int64_t>(Utf8))
      I += 2;
    else if (!llvm::is_contained(Marks, Unit))
      return Unit;
  }
  return std::nullopt;
}

/// \p Output with its escapes decoded: a '%' may become '%25'.
static Units withoutEscapes(llvm::ArrayRef<int64_t> Output) {
  std::string Text;
  for (const int64_t Unit : Output) {
    if (Unit < 0 || Unit > 0xFF)
      return Output.vec();
    Text += static_cast<char>(Unit);
  }
  return bytesOf(uricore::decode(Text).Bytes);
}

void DecoderProber::probeEscapes() {
  const CharSet Upper = decoded(Case::Upper), Lower = decoded(Case::Lower);
  Result.DecodesAll =
      (CharSet::range(' ', '~') - CharSet("+")).isSubsetOf(Upper);
  // The octets whose escapes are spelled with letters.
  CharSet Lettered;
  for (unsigned Octet = 0x20; Octet <= (IsWide ? 0x7Eu : 0xFFu); ++Octet)
    if (escapeOf(Octet, true) != escapeOf(Octet, false))
      Lettered = Lettered | CharSet::of(static_cast<unsigned char>(Octet));
  const bool OnlyUpper =
      Lettered.isSubsetOf(Upper) && (Lettered & Lower).empty();
  const bool OnlyLower =
      Lettered.isSubsetOf(Lower) && (Lettered & Upper).empty();
  if (OnlyUpper)
    return add(DecoderDefect::UppercaseOnly, "%2f");
  if (OnlyLower)
    return add(DecoderDefect::LowercaseOnly, "%2F");
  DecoderDefect Kept{DecoderDefect::Undecoded, "", {}, {}};
  for (unsigned Octet = 0x21; Octet < 0x7F; ++Octet) {
    const CharSet Only = CharSet::of(static_cast<unsigned char>(Octet));
    const std::string Escape = escapeOf(Octet, /*IsLower=*/false);
    if (!Only.isSubsetOf(uricore::Unreserved) || Only.isSubsetOf(Upper) ||
        run("x" + Escape + "yz") != bytesOf("x" + Escape + "yz"))
      continue;
    Kept.Octets = Kept.Octets | Only;
    if (Kept.Text.empty())
      Kept.Text = Escape;
  }
  // What normalizes a URI may keep some marks.
  if (!(Kept.Octets & (uricore::Alpha | uricore::Digit)).empty())
    Result.Defects.insert({Kept.Kind, Kept});
  DecoderDefect Wrong{DecoderDefect::WrongByte, "", {}, {}};
  // Some decoders keep, drop or replace control characters.
  for (unsigned Octet = 0x20; Octet <= (IsWide ? 0x7Eu : 0xFFu); ++Octet) {
    const CharSet Only = CharSet::of(static_cast<unsigned char>(Octet));
    const bool IsLower = Only.isSubsetOf(Upper);
    if (Octet == 0x7F || Octet == '+' || Only.isSubsetOf(Upper & Lower))
      continue;
    const std::string Escape = escapeOf(Octet, IsLower);
    const auto Out = run(Escape);
    std::string Utf8;
    uricore::appendUtf8(Utf8, Octet);
    const std::string Plain(1, static_cast<char>(Octet));
    const auto Other = Out ? foreignUnit(*Out, bytesOf(Escape)) : std::nullopt;
    if (!Other || *Out == bytesOf(Utf8) ||
        withoutEscapes(*Out) == bytesOf(Plain) ||
        // What normalizes a query encodes again.
        (Octet == ' ' && *Out == bytesOf("+")) ||
        (Octet != '%' && Out == run(Plain)))
      continue;
    Wrong.Octets = Wrong.Octets | Only;
    if (Wrong.Text.empty() || Octet == 0xC3) {
      Wrong.Text = Escape;
      Wrong.Output = {*Other};
    }
  }
  if (!Wrong.Octets.empty())
    Result.Defects.insert({Wrong.Kind, Wrong});
}

void DecoderProber::probeOrder() {
  Result.PlusIsSpace = run("a+b") == bytesOf("a b");
  if (run("%2B") == bytesOf(" "))
    add(DecoderDefect::PlusAfterDecoding, "%2B");
  if (run("%2541") == bytesOf("A"))
    add(DecoderDefect::DecodesTwice, "%2541");
  Result.IsOfEcmaScript = run("%u0041") == bytesOf("A");
}

std::optional<int64_t> DecoderProber::misread(llvm::StringRef Text) {
  const auto Out = run(Text);
  const auto Other = Out ? foreignUnit(*Out, bytesOf(Text)) : std::nullopt;
  return Other && foreignUnit(withoutEscapes(*Out), bytesOf(Text))
             ? Other
             : std::nullopt;
}

void DecoderProber::probeMalformed() {
  const auto IsTaken = [this](llvm::StringRef Text,
                              DecoderDefect::KindTy Kind) {
    const std::string Whole = ("a" + Text + "y").str();
    const auto Other = misread(Whole);
    if (Other)
      add(Kind, Text, {*Other});
    return Other.has_value();
  };
  for (const char *Text : {"%zz", "%4z", "%z4"})
    if (IsTaken(Text, DecoderDefect::MalformedTaken))
      return;
  for (const char *Text : {"%+4", "%-4", "% 4", "%0x"})
    if (IsTaken(Text, DecoderDefect::SignsTaken))
      return;
}

/// Whether the caller of \p Function says how long the text of \p Input is: the
/// length is the next argument, or a part of a view.
static bool isGivenWithLength(const FunctionDecl &Function,
                              const EncoderInput &Input,
                              const Interpreter &Program) {
  if (Input.Parameter >= Function.getNumParams() || Input.IsCharacter)
    return false;
  const QualType Type =
      Function.getParamDecl(Input.Parameter)->getType().getNonReferenceType();
  if (Type->isRecordType())
    return Program.isTextClass(Type) &&
           Type.isTriviallyCopyableType(Function.getASTContext());
  const unsigned Next = Input.Parameter + 1;
  return !Input.LengthIsCapacity && Next < Function.getNumParams() &&
         isLength(*Function.getParamDecl(Next), Program);
}

void DecoderProber::probeEnds() {
  for (const char *End : {"%", "%4"}) {
    const std::string Text = std::string("a") + End;
    const auto Other = misread(Text);
    if (has(EncoderFault::PastEnd))
      return add(DecoderDefect::PastEnd, End);
    if (Other)
      add(DecoderDefect::MalformedTaken, End, {*Other});
  }
  if (isGivenWithLength(Function, Input, Program)) {
    llvm::SaveAndRestore<bool> Bounded(Input.IsBounded, true);
    // It does not look for a zero.
    if (run("a%41") == bytesOf("aA") && !has(EncoderFault::PastEnd))
      // A text that is shorter than an escape may be as long as a negative
      // number says.
      for (const char *Text : {"a%", "a%4", "%"}) {
        run(Text);
        if (has(EncoderFault::PastEnd))
          return add(DecoderDefect::PastEnd, llvm::StringRef(Text).ltrim('a'));
      }
  }
  run("a%\xC3\xA9y");
  if (has(EncoderFault::OutOfBounds))
    add(DecoderDefect::OutsideTable, "");
}

void DecoderProber::probeWide() {
  static constexpr char Text[] = "%C3%A9";
  const auto Out = run(Text);
  if (!IsWide || !Out || Out->size() != 2)
    return;
  if (((*Out)[0] & 0xFF) != 0xC3 || ((*Out)[1] & 0xFF) != 0xA9)
    return;
  const bool IsWidened = *Out == Units{0xC3, 0xA9};
  add(IsWidened ? DecoderDefect::BytesWidened : DecoderDefect::SignExtension,
      IsWidened ? Text : "%C3", *Out);
}

std::optional<DecoderBehaviour> DecoderProber::probe() {
  if (!isDecoder())
    return std::nullopt;
  // In this mode, the assumption about the unknown set is wrong.
  if (Program.HasAssumed && Result.IsSwitchedOff)
    return std::nullopt;
  Result.Input = Input.Parameter;
  Result.DependsOnText = Input.OthersAreEmpty;
  // The other probes need escapes at the end.
  if (Result.IsSwitchedOff || !Result.Defects.empty())
    return Result;
  probeEscapes();
  // The unknown set may be that of the characters to decode.
  if (Program.HasAssumed)
    Result.Defects.erase(DecoderDefect::Undecoded);
  // Few other functions combine two digits, and they have no digits above 9.
  if (IsWrong)
    return Result.Defects.count(DecoderDefect::WrongByte) && !Program.Undecided
               ? std::optional(Result)
               : std::nullopt;
  probeOrder();
  probeMalformed();
  probeEnds();
  probeWide();
  if (Result.Output && *Result.Output != Input.Parameter) {
    Input.Repeats = 'x';
    const auto Behind = run("ab");
    Result.Appends = Behind && *Behind != bytesOf("ab");
  }
  if (Program.Undecided)
    return std::nullopt;
  return Result;
}

template <typename MapTy, typename PredicateFn>
static void eraseIf(MapTy &Map, PredicateFn Predicate) {
  for (auto I = Map.begin(); I != Map.end();)
    I = Predicate(I->first) ? Map.erase(I) : std::next(I);
}

/// Reduces \p A to the behaviour that holds in both modes.
static void meet(DecoderBehaviour &A, DecoderBehaviour B) {
  if (A.IsSwitchedOff)
    std::swap(A, B);
  if (B.IsSwitchedOff) {
    A.MayBeOff = true;
    return;
  }
  A.MayBeOff = A.MayBeOff || B.MayBeOff;
  A.DecodesAll = A.DecodesAll && B.DecodesAll;
  A.IsOfText = A.IsOfText && B.IsOfText;
  A.PlusIsSpace = A.PlusIsSpace && B.PlusIsSpace;
  A.IsOfEcmaScript = A.IsOfEcmaScript || B.IsOfEcmaScript;
  eraseIf(A.Defects, [&](DecoderDefect::KindTy Kind) {
    return B.Defects.count(Kind) == 0;
  });
}

/// The parameter that holds the output for \p Input, if it is certain.
static std::optional<unsigned> decodedParameter(const FunctionDecl &Function,
                                                const EncoderInput &Input,
                                                const Interpreter &Types) {
  // What it divides the text into goes to a container.
  if (llvm::any_of(Function.parameters(), [&Types](const ParmVarDecl *Each) {
        return canWrite(Each->getType()) &&
               Types.isContainer(aimedAt(Each->getType()));
      }))
    return std::nullopt;
  const auto Known = outputParameter(Function, Input.Parameter);
  if (Known || Input.Parameter == EncoderInput::OwnText ||
      !Function.getReturnType()->isVoidType())
    return Known;
  // A container of bytes that is changed in place, if it is the only one.
  const auto IsBytes = [&Types](const ParmVarDecl *Each) {
    const QualType Type = Each->getType();
    return (Type->isReferenceType() || Type->isPointerType()) &&
           !Type->getPointeeType().isConstQualified() &&
           Types.isTextClass(Type->getPointeeType());
  };
  const bool IsOnly = llvm::count_if(Function.parameters(), IsBytes) == 1 &&
                      IsBytes(Function.getParamDecl(Input.Parameter));
  return IsOnly && llvm::none_of(
                       Function.parameters(),
                       [](const ParmVarDecl *Each) { return isOutput(*Each); })
             ? std::optional(Input.Parameter)
             : std::nullopt;
}

std::optional<DecoderBehaviour>
DecoderSummaries::evaluate(const FunctionDecl &Function) {
  const EncoderRepair NoRepair;
  Interpreter Types(Function.getASTContext(), NoRepair, Encoders.writers(),
                    Names);
  const unsigned Steps = Budget.reserveRun(3'000'000);
  unsigned StepsLeft = Steps;
  std::optional<DecoderBehaviour> Result;
  auto Inputs = decoderInputs(Function, Types);
  // Some only take queries.
  for (EncoderInput Input : llvm::SmallVector<EncoderInput, 4>(Inputs)) {
    Input.Before = "k=";
    Inputs.push_back(Input);
  }
  for (EncoderInput Input : Inputs) {
    if (Input.IsCharacter)
      continue;
    Input.OutputIn = decodedParameter(Function, Input, Types);
    StepsLeft -= forEachMode(
        StepsLeft,
        [&] {
          return DecoderProber(Function, Input, Encoders.writers(), Names);
        },
        [&](DecoderBehaviour One) {
          if (Result)
            meet(*Result, std::move(One));
          else
            Result = std::move(One);
        });
    if (Result && !Result->IsSwitchedOff)
      break;
    Result.reset();
  }
  // What decides whether escapes are decoded may be whether they are
  // well-formed, in a way that is not understood.
  if (Result && Result->MayBeOff)
    eraseIf(Result->Defects, isOfMalformed);
  Budget.spendRun(Steps - StepsLeft);
  if (!Result && StepsLeft == 0)
    Budget.note(Function, CutReason::Run);
  return Result;
}

} // namespace clang::tidy::uri
