//===--- Replacement.cpp - uri-tidy ---------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Calls that replace a text in another one.
///
//===----------------------------------------------------------------------===//

#include "eval/calls/Replacement.h"
#include "ast/CallArguments.h"
#include "ast/TextTypes.h"
#include "core/Percent.h"
#include "eval/calls/Positions.h"
#include "model/RegexChars.h"

namespace clang::tidy::uri {

TextRef Replacement::cleaned(TextRef Before, const Expr *Pattern, TextRef New) {
  const TextRef Known =
      isRegex(*Pattern, Unit.Names) ? In.knownText(Pattern) : nullptr;
  if (!Known || !Known->Size.IsConstant || !New->Size.IsConstant)
    return nullptr;
  const std::string By = Texts.constantOf(New).Text;
  // `$1` and `\\1` refer to what matched.
  const auto Kept = By.find_first_of("$\\") == std::string::npos
                        ? charsWithoutMatch(Texts.constantOf(Known).Text)
                        : std::nullopt;
  if (!Kept)
    return nullptr;
  const ByteImages Images = imagesOf(~*Kept, By);
  return In.mapped(Before, &Images, &Call);
}

TextRef Replacement::without(TextRef Before, const Expr *Sought) {
  if (isRegex(*Sought, Unit.Names))
    return cleaned(Before, Sought, Texts.empty());
  const QualType Type = stripped(Sought)->getType();
  if (Type->isIntegerType() && !Type->isAnyCharacterType())
    return nullptr;
  const TextRef Known = In.text(Sought);
  return Known->Size.IsConstant && Known->Size.Bytes == 1
             ? replaced(Before, Texts.constantOf(Known).Text, Texts.empty())
             : nullptr;
}

Content Replacement::evalMethod() {
  const auto &Method = *llvm::cast<CXXMemberCallExpr>(&Call);
  const Expr *Object = Method.getImplicitObjectArgument();
  const AddressSet Where = In.locateObject(*Object);
  In.readInPlace(Where, Object);
  const TextRef Before = In.textOf(State.read(Where));
  llvm::SmallVector<TextRef, 3> Written;
  for (const Expr *Argument : Method.arguments())
    if (!llvm::isa<CXXDefaultArgExpr>(Argument))
      Written.push_back(In.text(Argument));
  TextRef After = nullptr;
  // `replace(Old, New)` of text; anything else names a range.
  const bool IsRange =
      Written.size() == 3 &&
      isTextType(stripped(Method.getArg(Method.getNumArgs() - 1))->getType());
  bool IsRepeated = false;
  if (Written.size() == 2) {
    In.noteSought(Written[0]);
    After = isRegex(*Method.getArg(0), Unit.Names)
                ? cleaned(Before, Method.getArg(0), Written[1])
                : replaced(Before, Written[0], Written[1]);
  } else if (const std::string Old =
                 IsRange ? Positions(In, Method).foundAt(IsRepeated) : "";
             !Old.empty()) {
    After = replaced(Before, Old, Written[2]);
    // The last round of a loop finds nothing.
    if (!After && IsRepeated && Before->Kind != TextNode::Value)
      After = Before;
  }
  if (!After) {
    After = partlyReplaced(Before, IsRange ? Written[2] : Unit.lost());
    In.consume(Written.back());
  }
  const CXXMethodDecl *Declared = Method.getMethodDecl();
  if (Declared && !Declared->isConst()) {
    In.consume(Before);
    In.assign(Where, {After, {}});
    return {nullptr, Where};
  }
  return {After, {}};
}

std::optional<Content> Replacement::evalRun() {
  const FunctionDecl *Callee = Call.getDirectCallee();
  if (!Callee || Callee->getNumParams() < 3)
    return std::nullopt;
  const auto [Object, Arguments] = objectAndArguments(Call);
  const TextReplacement *How =
      Object ? nullptr : Unit.Runs.replacementOf(*Callee);
  if (!How || std::max({How->Input, How->Sought, How->By}) >= Arguments.size())
    return std::nullopt;
  const std::vector<Given> All = In.give(Callee, Arguments);
  const TextRef Before = All[How->Input].Text, Sought = All[How->Sought].Text,
                New = All[How->By].Text;
  if (!Before || !Sought || !New)
    return std::nullopt;
  In.noteSought(Sought);
  TextRef After = replaced(Before, Sought, New);
  if (!After && Sought->Size.IsConstant && Before->Size.IsConstant)
    After = Before;
  if (!After) {
    After = partlyReplaced(Before, New);
    In.consume(New);
  }
  if (!How->Output)
    return In.asResult(Call, After);
  In.consume(Before);
  State.store(All[*How->Output].Where, {After, {}});
  return In.resultOf(Call);
}

TextRef Replacement::replaced(TextRef Before, TextRef Sought, TextRef New) {
  return Sought->Size.IsConstant
             ? replaced(Before, Texts.constantOf(Sought).Text, New)
             : nullptr;
}

TextRef Replacement::partlyReplaced(TextRef Before, TextRef New) {
  In.noteSought(Before);
  const TextRef Part = In.sliceOf(Before, &Call);
  return Texts.append(Texts.append(Part, New), Part);
}

/// The last call for \p T.
static Transformer lastStep(TextRef T) {
  const Transformer *Last = lastChangeOf(T);
  return Last ? *Last : Transformer(Transformer::Slice);
}

/// Whether \p Last writes the escapes of some characters, but not of '%'.
static bool isOtherStep(const Transformer &Last) {
  return Last.Kind == Transformer::Encode && Last.By == KnownBy::Run &&
         (uricore::NonAscii | uricore::CharSet("%")).isSubsetOf(Last.Set);
}

/// Returns \p Encoder if another character, \p By, replaces the escape of
/// \p Escaped in its result, or nothing if it is no longer an encoder.
static std::optional<Transformer> reencoded(const Transformer &Encoder,
                                            llvm::StringRef Escaped,
                                            llvm::StringRef By) {
  if (Escaped == "%" || Encoder.By == KnownBy::Name)
    return std::nullopt;
  return Escaped == " " && By == "+" ? asFormEncoder(Encoder) : Encoder;
}

TextRef Replacement::withoutEscape(TextRef Before, llvm::StringRef Old,
                                   llvm::StringRef By) {
  const std::string Escaped = uricore::decode(Old).Bytes;
  // `encode(Text).replace("%20", "+")` is a form encoder.
  if (By != Escaped) {
    const TextRef Changed = Texts.withEncoder(
        Before, uricore::CharSet(By), [&](const Transformer &Encoder) {
          return reencoded(Encoder, Escaped, By);
        });
    return Changed ? Changed : Before;
  }
  // `encode(Text).replace("%2F", "/")` encodes less; otherwise, this is one
  // step of a decoder.
  Transformer Decode(Transformer::Decode);
  Decode.Set = uricore::CharSet(By);
  if (const TextRef Kept = Texts.withKept(Before, Decode))
    return Kept;
  // Further steps do not decode again, unless the last one made a '%'.
  if (Before->Sum.Level.value_or(EncodingLevel()).Low < 0 &&
      !lastStep(Before).Set.contains('%'))
    return Before;
  return In.coded(Call, Call.getDirectCallee(), Before, Decode);
}

TextRef Replacement::withEscape(TextRef Before, llvm::StringRef Old) {
  Transformer Step = Transformer::encode(~uricore::CharSet(Old));
  Step.KeepsEscapes = Step.Set.contains('%');
  Step.Call = &Call;
  // The escapes of other steps are encoded again; an encoder is judged
  // itself.
  if (Old == "%" && isOtherStep(lastStep(Before)) &&
      !(In.Function && Unit.Encoders.behaviourOf(*In.Function)))
    In.note(TextEvent::Encode, Call, Before);
  // The text of an encoder has nothing left to encode.
  if (Before->Sum.Level.value_or(EncodingLevel()).High > 0 &&
      !joinedSteps(lastStep(Before), Step))
    return Before;
  return Texts.coded(Before, Step);
}

TextRef Replacement::replaced(TextRef Before, llvm::StringRef Old,
                              TextRef New) {
  if (Old.empty())
    return Before;
  const bool IsConstant = New->Size.IsConstant;
  const std::string By = IsConstant ? Texts.constantOf(New).Text : "";
  if (IsConstant && Old.size() == uricore::EscapeLength &&
      uricore::escapeAt(Old, 0) && By.size() == 1)
    return withoutEscape(Before, Old, By);
  // One step of an encoder: only that for '%' encodes again.
  const bool IsEncoder = IsConstant && Old.size() == 1 &&
                         uricore::escapeAt(By, 0) &&
                         uricore::decode(By).Bytes == Old;
  if (IsEncoder)
    In.use(New, {Usage::PartSink, {}, UriPart::QueryValue});
  // In a text with delimiters, the values between them remain as they are.
  if (IsEncoder && isData(Before->Sum.Part))
    return withEscape(Before, Old);
  if (IsConstant && Old.size() == 1) {
    const ByteImages Images = imagesOf(uricore::CharSet(Old), By);
    return In.mapped(Before, &Images, &Call);
  }
  bool IsFound = false;
  const TextRef Result = filledIn(Before, Old, New, IsFound);
  if (!IsFound)
    return nullptr;
  In.consume(New);
  return Result;
}

TextRef Replacement::filledIn(TextRef T, llvm::StringRef Placeholder,
                              TextRef By, bool &IsFound) {
  TextRef Result = Texts.empty();
  for (TextRef Item : itemsOf(T)) {
    if (Item->Kind == TextNode::Choice) {
      llvm::SmallVector<TextRef, 8> Each;
      for (TextRef A : Item->Alternatives)
        Each.push_back(filledIn(A, Placeholder, By, IsFound));
      Result = Texts.append(Result, Texts.join(Each));
      continue;
    }
    if (Item->Kind != TextNode::Literal) {
      Result = Texts.append(Result, Item);
      continue;
    }
    const Template &Piece = Item->Bytes->Text;
    const auto Keep = [&](size_t Begin, size_t End) {
      Template Part;
      Part.appendSlice(Piece, Begin, End, Dialect::Plain);
      if (!Part.empty())
        Result = Texts.append(Result, Texts.literal(std::move(Part)));
    };
    size_t Begin = 0;
    for (size_t At;
         (At = llvm::StringRef(Piece.Text).find(Placeholder, Begin)) !=
         llvm::StringRef::npos;
         Begin = At + Placeholder.size()) {
      Keep(Begin, At);
      Result = Texts.append(Result, By);
      IsFound = true;
    }
    Keep(Begin, Piece.Text.size());
  }
  return Result;
}

} // namespace clang::tidy::uri
