//===--- Transforms.cpp - uri-tidy ----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What functions make of texts: each byte is run alone, and then among others,
// as only a function that treats each byte alone can be described by bytes.
//
//===----------------------------------------------------------------------===//

#include "ast/TextTypes.h"
#include "core/Percent.h"
#include "encoder/Decoder.h"
#include "encoder/FunctionRuns.h"
#include "encoder/Modes.h"
#include "encoder/Run.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace clang::tidy::uri {

using uricore::CharSet;

namespace {

/// Runs one function with texts in one of its parameters.
class TransformProbe {
public:
  TransformProbe(FunctionRuns &Runs, Interpreter &Program,
                 const FunctionDecl &Function, const EncoderInput &Input)
      : Runs(Runs), Program(Program), Ways(Program), Function(Function),
        Input(Input) {}

  /// What the function makes of text; null if it is not understood.
  std::unique_ptr<TextTransform> probe();

private:
  /// The output for \p Text, which is the same in all modes.
  std::optional<std::string> run(llvm::StringRef Text);
  bool findImages();
  /// Whether the output for \p Text is that for its bytes.
  bool isBytewise(llvm::StringRef Text);
  bool isBytewise();
  void classify(TextTransform &Result);
  /// Whether every byte becomes what \p Image says.
  template <typename ImageFn> bool hasImages(ImageFn Image) const;
  /// Whether the bytes of \p Set are all kept, or all dropped.
  bool hasOneImage(const CharSet &Set) const;
  /// Whether what the parameter for the output held stays in front.
  bool appends();
  bool isWide() const { return Input.Unit.Bits > 8; }

  FunctionRuns &Runs;
  Interpreter &Program;
  Modes Ways;
  const FunctionDecl &Function;
  EncoderInput Input;
  std::optional<unsigned> Output;
  /// Bytes whose image is not known count as kept: the function looks up what
  /// kind of a character it is.
  CharSet Unknown;
  /// The text ends before these bytes.
  CharSet Ends;
  ByteImages Images;
};

} // namespace

std::optional<std::string> TransformProbe::run(llvm::StringRef Text) {
  Units In;
  for (const char C : Text)
    In.push_back(static_cast<unsigned char>(C));
  std::optional<std::string> Result;
  bool IsUnderstood = true;
  const auto Take = [&](const std::optional<EncoderOutput> &Out) {
    const bool IsCounted = Out && Out->IsDivided && !Out->Parameter;
    const bool IsReturned = Out && (Out->IsReturned || IsCounted);
    if (!Out || (!IsReturned && !Out->Parameter) || Out->IsEndReturned ||
        Out->IsOpen) {
      IsUnderstood = false;
      return;
    }
    std::string Written;
    for (const int64_t Unit : Out->Units) {
      const int64_t Byte = isWide() ? Unit : Unit & 0xFF;
      IsUnderstood &= Byte >= 0 && Byte <= 0xFF;
      Written += static_cast<char>(Byte);
    }
    const QualType Type =
        IsReturned ? Function.getReturnType()
                   : Function.getParamDecl(*Out->Parameter)->getType();
    // A structure of a text and its length.
    const bool CanGive = IsCounted
                             ? soleText(Type, Runs.names()) != nullptr
                             : Input.OutputIsStructure || canGiveText(Type);
    IsUnderstood &= CanGive && (!Result || *Result == Written);
    Output = Out->Parameter;
    Result = std::move(Written);
  };
  if (Runs.isSpent(Program, &Function) ||
      !Ways.forEach([&] { return runEncoder(Program, Function, Input, In); },
                    Take) ||
      !IsUnderstood)
    return std::nullopt;
  return Result;
}

bool TransformProbe::findImages() {
  for (unsigned Byte = 1; Byte < 0x100; ++Byte) {
    const char C = static_cast<char>(Byte);
    auto Image = run({&C, 1});
    if (!Image && Byte >= 0x80) {
      Unknown = Unknown | CharSet({&C, 1});
      Image = std::string(1, C);
    }
    if (!Image)
      return false;
    Images[Byte] = std::move(*Image);
  }
  const auto *Kept = llvm::find_if(
      llvm::drop_begin(Images), [](const auto &Each) { return !Each.empty(); });
  // It needs more than it is given, such as space.
  if (Kept == Images.end())
    return false;
  for (unsigned Byte = 1; Byte < 0x100; ++Byte) {
    const char C = static_cast<char>(Byte);
    const char Next = static_cast<char>(Kept - Images.begin());
    if (Images[Byte].empty() && run(std::string{C, Next}) == "")
      Ends = Ends | CharSet({&C, 1});
  }
  // No run contains a NUL, which would end its text. Assume that the function
  // treats it like other control characters.
  Images[0] = Images[1] == "\1" ? std::string(1, '\0') : Images[1];
  return true;
}

bool TransformProbe::isBytewise(llvm::StringRef Text) {
  std::string Expected;
  for (const char C : Text) {
    if (Ends.contains(static_cast<unsigned char>(C)))
      break;
    Expected += Images[static_cast<unsigned char>(C)];
  }
  return run(Text) == Expected;
}

/// Texts in which many bytes follow each other that do not in others. No byte
/// occurs in them that is in \p Without.
static std::vector<std::string> mixedTexts(const CharSet &Without) {
  std::string Bytes;
  for (unsigned Byte = 1; Byte < 0x100; ++Byte)
    if (!Without.contains(static_cast<unsigned char>(Byte)))
      Bytes += static_cast<char>(Byte);
  static constexpr size_t Rounds = 6, Length = 48;
  std::vector<std::string> Result;
  uint32_t Random = 1;
  for (size_t Round = 0; Round < Rounds; ++Round) {
    for (size_t I = 0; I < Bytes.size(); I += Length)
      Result.push_back(Bytes.substr(I, Length));
    for (size_t I = Bytes.size(); I > 1; --I) {
      Random = Random * 1'664'525 + 1'013'904'223;
      std::swap(Bytes[I - 1], Bytes[(Random >> 8) % I]);
    }
  }
  // Those that functions treat as separators, in all pairs.
  static constexpr std::string_view Marked = " -_./%&+a1Z\t\\\"'<>:\n";
  for (const char A : Marked) {
    std::string Pairs;
    for (const char B : Marked)
      Pairs += {A, B};
    Result.push_back(Pairs + A);
  }
  return Result;
}

bool TransformProbe::isBytewise() {
  if (run("") != "")
    return false;
  for (unsigned Byte = 1; Byte < 0x100; ++Byte) {
    const char C = static_cast<char>(Byte);
    if (Unknown.contains(static_cast<unsigned char>(C)))
      continue;
    if (!isBytewise(std::string{'a', C, C, 'a'}) ||
        !isBytewise(std::string{C, 'b'}) || !isBytewise(std::string{'b', C}))
      return false;
  }
  const std::string Letters(300, 'a');
  return isBytewise(Letters) &&
         llvm::all_of(mixedTexts(Unknown), [this](const std::string &Text) {
           return isBytewise(Text);
         });
}

template <typename ImageFn>
bool TransformProbe::hasImages(ImageFn Image) const {
  for (unsigned Byte = 1; Byte < 0x100; ++Byte)
    if (Images[Byte] != Image(static_cast<char>(Byte)))
      return false;
  return true;
}

bool TransformProbe::hasOneImage(const CharSet &Set) const {
  bool AreKept = true, AreDropped = true;
  for (unsigned Byte = 1; Byte < 0x100; ++Byte)
    if (Set.contains(static_cast<unsigned char>(Byte))) {
      AreKept &= Images[Byte] == std::string(1, static_cast<char>(Byte));
      AreDropped &= Images[Byte].empty();
    }
  return AreKept || AreDropped;
}

bool TransformProbe::appends() {
  const auto *Kept =
      llvm::find_if(llvm::drop_begin(Images),
                    [](const std::string &Each) { return !Each.empty(); });
  if (Kept == Images.end())
    return false;
  const char C = static_cast<char>(Kept - Images.begin());
  Input.Repeats = C;
  const auto Behind = run({&C, 1});
  Input.Repeats = std::nullopt;
  return Behind != *Kept;
}

/// Whether \p Image is an escape of \p Byte, or would be one if its number had
/// two digits: `%A`, `%FFFFFFC3`.
static bool isEscapeOf(unsigned Byte, llvm::StringRef Image) {
  uint64_t Number = 0;
  return Image.consume_front("%") && !Image.getAsInteger(16, Number) &&
         (Number & 0xFF) == Byte;
}

void TransformProbe::classify(TextTransform &Result) {
  const auto Same = [](char C) { return std::string(1, C); };
  CharSet Kept, Dropped, Escaped, Lowercase;
  bool HasOther = false;
  for (unsigned Byte = 1; Byte < 0x100; ++Byte) {
    const char C = static_cast<char>(Byte);
    const std::string &Image = Images[Byte];
    const CharSet Only({&C, 1});
    if (Image == Same(C))
      Kept = Kept | Only;
    else if (Image.empty())
      Dropped = Dropped | Only;
    else if (isEscapeOf(Byte, Image)) {
      Escaped = Escaped | Only;
      if (const auto Escape = uricore::escapeAt(Image, 0);
          Escape && Escape->LowercaseHex)
        Lowercase = Lowercase | Only;
    } else if (C != ' ' || Image != "+")
      HasOther = true;
  }
  const CharSet Nul({"\0", 1});
  Result.IsIdentity = Kept == ~Nul;
  if (!HasOther && Dropped.empty() && !Escaped.empty()) {
    Result.What = Transformer::encode(Kept);
    Result.What.PlusIsSpace = Images[' '] == "+";
    Result.What.LowercaseHex = !Lowercase.empty();
    return;
  }
  if ((Kept | Dropped) == ~Nul) {
    Result.What = Transformer::keep(Images[0].empty() ? Kept : Kept | Nul);
    return;
  }
  if (hasImages([](char C) { return std::string(1, llvm::toLower(C)); })) {
    Result.What = Transformer(Transformer::LowerCase);
    return;
  }
  if (hasImages([](char C) { return std::string(1, llvm::toUpper(C)); })) {
    Result.What = Transformer(Transformer::UpperCase);
    return;
  }
  Result.Images = std::make_unique<const ByteImages>(std::move(Images));
  Result.What = Transformer::map(*Result.Images);
}

std::unique_ptr<TextTransform> TransformProbe::probe() {
  // Most functions of text are about something else.
  if (!run("a"))
    return nullptr;
  auto Result = std::make_unique<TextTransform>();
  if (findImages() && isBytewise()) {
    Result->Appends = Output && *Output != Input.Parameter && appends();
    classify(*Result);
    const bool IsSet =
        Result->What.Kind == Transformer::Keep && !Result->IsIdentity;
    // Code points beyond ASCII stand for several bytes each, which only a set
    // can describe, as it may be larger than it has to be.
    if (isWide() && !hasOneImage(uricore::NonAscii)) {
      if (!IsSet)
        return nullptr;
      Result->What.Set = Result->What.Set | uricore::NonAscii;
    }
    if (!Unknown.empty() && !IsSet)
      return nullptr;
  } else {
    return nullptr;
  }
  Result->Input = Input.Parameter;
  Result->Output = Output;
  Result->Shortens = !Ends.empty();
  const unsigned Next = Input.Parameter + 1;
  if (Next < Function.getNumParams() &&
      isLengthOfInput(*Function.getParamDecl(Next), Input, Program))
    Result->Length = Next;
  return Result;
}

/// What the decoder \p Decoder makes of text.
static std::unique_ptr<TextTransform>
transformBy(const DecoderBehaviour &Decoder) {
  auto Result = std::make_unique<TextTransform>();
  Result->Input = Decoder.Input;
  Result->Output = Decoder.IsInPlace ? Decoder.Input : Decoder.Output;
  Result->IsInPlace = Decoder.IsInPlace;
  Result->Appends = Decoder.Appends;
  Result->DependsOnText = Decoder.DependsOnText;
  Result->What = Transformer(Transformer::Decode);
  Result->What.PlusIsSpace = Decoder.PlusIsSpace;
  return Result;
}

/// What the encoder \p Encoder makes of text.
static std::unique_ptr<TextTransform>
transformBy(const EncoderBehaviour &Encoder) {
  if (Encoder.HasFrame || Encoder.IsOfCharacter || Encoder.IsDivided)
    return nullptr;
  auto Result = std::make_unique<TextTransform>();
  Result->Input = Encoder.Input;
  if (Encoder.Output || !Encoder.IsReturned)
    Result->Output = Encoder.Output.value_or(Encoder.Input);
  Result->Shortens = Encoder.Shortens;
  Result->DependsOnText =
      Encoder.DependsOnText || Encoder.KeepsMore || Encoder.Predicate;
  // What is kept in some mode may be kept.
  Result->What = Transformer::encode(Encoder.MayPass);
  Result->What.PlusIsSpace = Encoder.SpaceToPlus;
  Result->What.LowercaseHex = !Encoder.Lowercase.empty();
  Result->What.KeepsEscapes = Encoder.keepsEscapes();
  return Result;
}

const FieldDecl *FunctionRuns::spaceIn(QualType Type) {
  if (!Type->isPointerType() && !Type->isReferenceType())
    return nullptr;
  const QualType To = Type->getPointeeType();
  const RecordDecl *Record =
      To.isConstQualified() ? nullptr : To->getAsRecordDecl();
  Record = Record ? Record->getDefinition() : nullptr;
  // That of a library is an object with a text.
  if (!Record ||
      TextTypes::current().wrapperOf(Record).holds(TypeContent::Text))
    return nullptr;
  const auto [Entry, IsNew] = Spaces.try_emplace(Record);
  if (IsNew)
    Entry->second = outputField(To, *newProgram(Record->getASTContext()));
  return Entry->second;
}

std::optional<unsigned>
FunctionRuns::structureOf(const FunctionDecl &Function) {
  std::optional<unsigned> Result;
  // It may allocate what it returns in one.
  const QualType Returned = Function.getReturnType();
  if (!Returned->isVoidType() && !Returned->isArithmeticType())
    return std::nullopt;
  for (const ParmVarDecl *Parameter : Function.parameters()) {
    if (!spaceIn(Parameter->getType()))
      continue;
    if (Result)
      return std::nullopt;
    Result = Parameter->getFunctionScopeIndex();
  }
  return Result;
}

const TextTransform *FunctionRuns::fillingOf(const FunctionDecl &Function) {
  const TextTransform *Result = runnable(Function) && structureOf(Function)
                                    ? transformOf(Function)
                                    : nullptr;
  return Result && Result->Field ? Result : nullptr;
}

const TextTransform *FunctionRuns::transformOf(const FunctionDecl &Function) {
  const FunctionDecl *Definition = runnable(Function);
  if (!Definition)
    return nullptr;
  const auto [Entry, IsNew] = Transforms.try_emplace(Definition);
  if (!IsNew)
    return Entry->second.get();
  std::unique_ptr<TextTransform> Result;
  const std::optional<unsigned> Structure = structureOf(*Definition);
  if (const EncoderBehaviour *Encoder =
          Structure ? nullptr : Encoders.behaviourOf(*Definition)) {
    Result = transformBy(*Encoder);
  } else if (const DecoderBehaviour *Decoder =
                 Encoders.decoders().behaviourOf(*Definition);
             Decoder && Decoder->DecodesAll && Decoder->IsOfText &&
             !Decoder->MayBeOff) {
    Result = transformBy(*Decoder);
  } else {
    const auto Program = newProgram(Definition->getASTContext());
    Program->TrustsValidators = Program->ChoosesKinds = false;
    const auto Inputs = encoderInputs(*Definition, *Program);
    const auto IsConstant = [&](const EncoderInput &Input) {
      return !Input.IsCharacter &&
             (Input.Parameter == EncoderInput::OwnText ||
              !isOutput(*Definition->getParamDecl(Input.Parameter)));
    };
    // What a function only reads is its input, if there is such a parameter.
    const bool HasConstant = llvm::any_of(Inputs, IsConstant);
    for (EncoderInput Input : Inputs) {
      if (Input.IsCharacter || Input.OthersAreEmpty || Result ||
          (HasConstant && !IsConstant(Input)) ||
          Input.OutputIsStructure != Structure.has_value() ||
          Input.Parameter == Structure)
        continue;
      Input.OutputIn =
          Structure ? Structure : outputParameter(*Definition, Input.Parameter);
      Result = TransformProbe(*this, *Program, *Definition, Input).probe();
    }
    if (Result && Structure)
      Result->Field = spaceIn(Definition->getParamDecl(*Structure)->getType());
    Budget.spendRun(Program->steps());
    if (isSpent(*Program, Definition))
      Result = nullptr;
  }
  // Running other functions may have moved the entry.
  auto &Slot = Transforms[Definition];
  Slot = std::move(Result);
  return Slot.get();
}

} // namespace clang::tidy::uri
