//===--- FunctionRuns.cpp - uri-tidy --------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "encoder/FunctionRuns.h"
#include "encoder/Modes.h"
#include "encoder/Run.h"
#include "encoder/TextProbe.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

using uricore::CharSet;

FunctionRuns::FunctionRuns(AnalysisBudget &Budget, const NameMeanings &Names,
                           EncoderSummaries &Encoders)
    : Budget(Budget), Names(Names), Encoders(Encoders) {}
FunctionRuns::~FunctionRuns() = default;

const FunctionDecl *FunctionRuns::runnable(const FunctionDecl &Function) {
  const FunctionDecl *Definition = nullptr;
  return Function.hasBody(Definition) && !Definition->isDependentContext() &&
                 !Definition->isInvalidDecl() && !Definition->isVariadic()
             ? Definition
             : nullptr;
}

std::unique_ptr<Interpreter> FunctionRuns::newProgram(ASTContext &Context) {
  auto Result = std::make_unique<Interpreter>(Context, NoRepair,
                                              Encoders.writers(), Names);
  Result->TrustsValidators = Result->ChoosesKinds = true;
  return Result;
}

bool FunctionRuns::isSpent(const Interpreter &Program,
                           const NamedDecl *Function) {
  if (Program.steps() < std::min(MaxRunSteps, Budget.reserveRun(MaxRunSteps)))
    return false;
  if (Function)
    Budget.note(*Function, CutReason::Run);
  return true;
}

/// Whether values of \p Type say yes or no.
static bool isTruth(QualType Type) {
  return Type->isIntegralOrEnumerationType() || Type->isAnyPointerType();
}

/// The type of the character that \p Predicate takes.
static IntType characterOf(const FunctionDecl &Predicate,
                           const Interpreter &Program) {
  if (Predicate.getNumParams() == 0 || !isTruth(Predicate.getReturnType()))
    return {};
  // Others may have defaults, or be a locale.
  for (const ParmVarDecl *Other : Predicate.parameters().drop_front())
    if (!Other->hasDefaultArg())
      return {};
  const QualType Type = Predicate.getParamDecl(0)->getType();
  const QualType Value = Type.getNonReferenceType();
  if (Value->isBooleanType() ||
      (Type->isReferenceType() && !Value.isConstQualified()))
    return {};
  return Program.intType(Value);
}

void addCharacter(CharSet &Set, int64_t Unit, IntType Type) {
  // UTF-8 has several bytes for one code point.
  if (Type.Bits > 8 && (Unit < 0 || Unit >= 0x80))
    Set = Set | uricore::NonAscii;
  else
    Set = Set | CharSet::of(static_cast<unsigned char>(Unit));
}

llvm::ArrayRef<int64_t> characterValues(IntType Type) {
  // Bytes first; then those that are extended with their sign, and some beyond.
  static const auto *const All = [] {
    auto *const Result = new std::vector<int64_t>;
    for (int64_t Unit = 0; Unit < 0x100; ++Unit)
      Result->push_back(Unit);
    for (int64_t Unit = -0x80; Unit < 0; ++Unit)
      Result->push_back(Unit);
    for (const int64_t Unit : {0x100, 0x12F, 0x130, 0x141, 0x4F8B, 0xFF10})
      Result->push_back(Unit);
    return Result;
  }();
  const llvm::ArrayRef<int64_t> Values = *All;
  if (Type.Bits <= 8)
    return Values.take_front(0x100);
  return Values;
}

bool isOutside(int64_t Unit, QualType Type) {
  Type = Type.getNonReferenceType();
  return (Unit < 0 || Unit > 0xFF) && !Type->isAnyCharacterType() &&
         !Type->isRecordType();
}

bool readsOutside(const Interpreter &Program) {
  return llvm::any_of(Program.Faults, [](const EncoderFault &Fault) {
    return Fault.Kind == EncoderFault::OutOfBounds;
  });
}

static std::optional<CharSet> acceptedBy(Interpreter &Program,
                                         const FunctionDecl &Predicate,
                                         IntType Type, bool &DependsOnLocale) {
  CharSet Result;
  const QualType Parameter = Predicate.getParamDecl(0)->getType();
  Modes Ways(Program);
  for (const int64_t Unit : characterValues(Type)) {
    // Negative values are bytes only if they fit.
    if (Unit < 0 && !Type.IsSigned)
      continue;
    std::optional<bool> IsAccepted;
    bool IsUnderstood = true;
    const bool HasRun = Ways.forEach(
        [&] {
          Program.start();
          const auto V = Program.callWithCharacter(
              Predicate, Value::number(Type.wrap(Unit), true));
          for (const EncoderFault &Fault : Program.Faults)
            DependsOnLocale |= Fault.Kind == EncoderFault::NegativeCtype ||
                               Fault.Kind == EncoderFault::LocaleCtype;
          return V                 ? Program.truth(*V)
                 : Program.HasLeft ? std::optional(false)
                                   : std::nullopt;
        },
        [&](std::optional<bool> Holds) {
          IsUnderstood &= Holds && (!IsAccepted || *IsAccepted == *Holds);
          IsAccepted = Holds;
        });
    if (!HasRun || !IsUnderstood) {
      // Only ASCII has to be understood.
      if (Unit >= 0 && Unit < 0x80)
        return std::nullopt;
      IsAccepted = true;
    }
    if (*IsAccepted && (!isOutside(Unit, Parameter) ||
                        (IsUnderstood && !readsOutside(Program))))
      addCharacter(Result, Unit, Type);
  }
  return Result;
}

const FunctionRuns::Accepted &
FunctionRuns::accepted(const FunctionDecl &Predicate) {
  auto &Slot = Predicates[Predicate.getCanonicalDecl()];
  if (Slot)
    return *Slot;
  Slot = std::make_unique<Accepted>();
  Accepted &Result = *Slot;
  const FunctionDecl *Definition = runnable(Predicate);
  const FunctionDecl &Function = Definition ? *Definition : Predicate;
  if (Function.isDependentContext() || Function.isInvalidDecl() ||
      Budget.reserveRun(1) == 0)
    return Result;
  Interpreter Program(Function.getASTContext(), NoRepair, Encoders.writers(),
                      Names);
  const IntType Type = characterOf(Function, Program);
  if (!Type)
    return Result;
  const auto Chars =
      acceptedBy(Program, Function, Type, Result.DependsOnLocale);
  Budget.spendRun(Program.steps());
  if (!isSpent(Program, &Function))
    Result.Chars = Chars;
  return Result;
}

std::optional<CharSet>
FunctionRuns::acceptedChars(const FunctionDecl &Predicate) {
  return accepted(Predicate).Chars;
}

static std::optional<ByteImages>
imagesBy(Interpreter &Program, const FunctionDecl &Function, IntType Type) {
  ByteImages Result;
  Modes Ways(Program);
  for (unsigned Byte = 0; Byte < Result.size(); ++Byte) {
    std::optional<std::string> Image;
    bool IsUnderstood = true;
    const bool HasRun = Ways.forEach(
        [&]() -> std::optional<std::string> {
          Program.start();
          const auto V = Program.callWithCharacter(
              Function, Value::number(Type.wrap(Byte), true));
          if (!V || !V->isNumber())
            return std::nullopt;
          return std::string(1, static_cast<char>(V->Offset & 0xFF));
        },
        [&](const std::optional<std::string> &One) {
          IsUnderstood &= One && (!Image || Image == One);
          Image = One;
        });
    if (!HasRun || !IsUnderstood) {
      if (Byte < 0x80)
        return std::nullopt;
      Image = std::string(1, static_cast<char>(Byte));
    }
    Result[Byte] = *Image;
  }
  return Result;
}

const ByteImages *FunctionRuns::imagesOf(const FunctionDecl &Function) {
  const FunctionDecl *Definition = runnable(Function);
  const FunctionDecl &Run = Definition ? *Definition : Function;
  const auto [Entry, IsNew] = CharacterImages.try_emplace(&Run);
  if (!IsNew || Run.isDependentContext() || Run.isInvalidDecl() ||
      Budget.reserveRun(1) == 0)
    return Entry->second.get();
  Interpreter Program(Run.getASTContext(), NoRepair, Encoders.writers(), Names);
  const IntType Type = characterOf(Run, Program);
  if (!Type)
    return nullptr;
  const auto Images = imagesBy(Program, Run, Type);
  Budget.spendRun(Program.steps());
  auto &Slot = CharacterImages[&Run];
  if (Images && !isSpent(Program, &Run))
    Slot = std::make_unique<const ByteImages>(*Images);
  return Slot.get();
}

bool FunctionRuns::dependsOnLocale(const FunctionDecl &Predicate) {
  return accepted(Predicate).DependsOnLocale;
}

Answer answerOf(Interpreter &Program, const std::optional<Value> &V,
                bool Wanted) {
  if (!V)
    return Program.HasLeft ? Answer::No : Answer::Unknown;
  const auto Holds = Program.truth(*V);
  // Something else than the input may decide.
  if (!Holds)
    return V->FromInput ? Answer::Unknown : Answer::Yes;
  return *Holds == Wanted ? Answer::Yes : Answer::No;
}

std::optional<CharSet>
FunctionRuns::probe(Interpreter &Program, const Stmt *Code, bool IsWide,
                    llvm::function_ref<Answer(llvm::ArrayRef<int64_t>)> Run,
                    const NamedDecl *Function) {
  Modes Ways(Program);
  const auto Test = [&](llvm::ArrayRef<int64_t> Text) {
    // One way that the text can pass is enough.
    Answer Result = Answer::No;
    const bool HasRun =
        !isSpent(Program, Function) &&
        Ways.forEach([&] { return Run(Text); },
                     [&](Answer One) {
                       if (Result == Answer::No || One == Answer::Unknown)
                         Result = One;
                     });
    return HasRun ? Result : Answer::Unknown;
  };
  const auto Result = TextProbe(Test, textsIn(Code), IsWide).chars();
  Budget.spendRun(Program.steps());
  return isSpent(Program, Function) ? std::nullopt : Result;
}

std::optional<CharSet> FunctionRuns::probeCalls(
    Interpreter &Program, const FunctionDecl &Function, unsigned Param,
    llvm::function_ref<Answer(llvm::ArrayRef<int64_t>, IntType,
                              const std::optional<Value> &)>
        Judge) {
  const auto Inputs = encoderInputs(Function, Program);
  const auto *Input = llvm::find_if(Inputs, [&](const EncoderInput &I) {
    return I.Parameter == Param && !I.IsCharacter && !I.OthersAreEmpty &&
           !I.LengthIsCapacity;
  });
  if (Input == Inputs.end() || !Input->Unit)
    return std::nullopt;
  return probe(
      Program, Function.getBody(), Input->Unit.Bits > 8,
      [&](llvm::ArrayRef<int64_t> Text) {
        return Judge(Text, Input->Unit,
                     callWith(Program, Function, *Input, Text).Result);
      },
      &Function);
}

/// Whether \p Read consists of \p Text, whose units are of type \p Unit.
static bool isText(llvm::ArrayRef<Value> Read, llvm::ArrayRef<int64_t> Text,
                   IntType Unit) {
  return Read.size() == Text.size() &&
         llvm::all_of(llvm::zip(Read, Text), [Unit](const auto &Each) {
           const auto &[V, Expected] = Each;
           return V.isNumber() && Unit.wrap(V.Offset) == Unit.wrap(Expected);
         });
}

std::optional<CharSet> FunctionRuns::charsAt(const DeclRefExpr &Read) {
  const auto *Param = llvm::dyn_cast<ParmVarDecl>(Read.getDecl());
  const auto *Owner =
      Param ? llvm::dyn_cast<FunctionDecl>(Param->getDeclContext()) : nullptr;
  const FunctionDecl *Function = Owner ? runnable(*Owner) : nullptr;
  if (!Function)
    return std::nullopt;
  const auto [Entry, IsNew] = Reached.try_emplace(&Read);
  if (!IsNew)
    return Entry->second;
  const auto Program = newProgram(Function->getASTContext());
  Program->WatchedRead = &Read;
  const auto Chars = probeCalls(
      *Program, *Function, Param->getFunctionScopeIndex(),
      [&](llvm::ArrayRef<int64_t> Text, IntType Unit, const auto &Result) {
        if (Program->TextRead)
          return isText(*Program->TextRead, Text, Unit) ? Answer::Yes
                                                        : Answer::Unknown;
        return Result || Program->HasLeft ? Answer::No : Answer::Unknown;
      });
  return Reached[&Read] = Chars;
}

std::optional<CharSet>
FunctionRuns::validatedChars(const FunctionDecl &Validator, unsigned Param,
                             bool Result) {
  const FunctionDecl *Function = runnable(Validator);
  if (!Function || Param >= Function->getNumParams() ||
      !isTruth(Function->getReturnType()))
    return std::nullopt;
  const auto [Entry, IsNew] =
      Validators.try_emplace({Function, Param, Result}, std::nullopt);
  if (!IsNew)
    return Entry->second;
  const auto Program = newProgram(Function->getASTContext());
  const auto Chars =
      probeCalls(*Program, *Function, Param,
                 [&](llvm::ArrayRef<int64_t>, IntType, const auto &Returned) {
                   return answerOf(*Program, Returned, Result);
                 });
  Validators[{Function, Param, Result}] = Chars;
  return Chars;
}

} // namespace clang::tidy::uri
