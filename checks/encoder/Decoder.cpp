//===--- Decoder.cpp - uri-tidy -------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "encoder/Decoder.h"
#include "encoder/Defects.h"
#include "encoder/Modes.h"
#include "encoder/Run.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace clang::tidy::uri {

Units bytesOf(llvm::StringRef Text) {
  Units Result;
  for (const char C : Text)
    Result.push_back(static_cast<unsigned char>(C));
  return Result;
}

bool DecoderSummaries::mayDecode(const FunctionDecl &Function) {
  return (Function.getNumParams() > 0 || !classOf(Function).isNull()) &&
         Encoders.hasPercent(Function, 1);
}

bool DecoderSummaries::decidesItself(const FunctionDecl &Function) {
  return Encoders.hasPercent(Function, 0) ||
         llvm::any_of(
             Encoders.calleesOf(Function), [this](const FunctionDecl *Callee) {
               return Encoders.hasPercent(*Callee, 0) && !behaviourOf(*Callee);
             });
}

bool DecoderSummaries::isOwn(const FunctionDecl &Function,
                             DecoderDefect::KindTy Kind) {
  return decidesItself(Function) ||
         llvm::none_of(Encoders.calleesOf(Function),
                       [&](const FunctionDecl *Callee) {
                         const DecoderBehaviour *Known = behaviourOf(*Callee);
                         return Known && Known->Defects.count(Kind) != 0;
                       });
}

const DecoderBehaviour *
DecoderSummaries::behaviourOf(const FunctionDecl &Function) {
  const FunctionDecl *Definition = nullptr;
  if (!Function.hasBody(Definition) || Definition->isDependentContext() ||
      Definition->isInvalidDecl())
    return nullptr;
  const auto [Entry, IsNew] = Known.try_emplace(Definition);
  if (IsNew && mayDecode(*Definition))
    if (auto Result = evaluate(*Definition))
      // Running other functions may have moved the entry.
      Known[Definition] =
          std::make_unique<DecoderBehaviour>(std::move(*Result));
  return Known[Definition].get();
}

Answer DecoderSummaries::passesMalformed(const FunctionDecl &Caller,
                                         const FunctionDecl &Decoder) {
  const FunctionDecl *Definition = nullptr;
  if (!Caller.hasBody(Definition) || Definition->isDependentContext() ||
      Definition->isInvalidDecl() || Budget.reserveRun(1) == 0)
    return Answer::Unknown;
  const EncoderRepair NoRepair;
  Interpreter Program(Definition->getASTContext(), NoRepair, Encoders.writers(),
                      Names);
  Program.Watched = Decoder.getDefinition();
  if (const DecoderBehaviour *Known = behaviourOf(Decoder))
    Program.WatchedParameter = Known->Input;
  Modes Ways(Program);
  Answer Result = Answer::Unknown;
  for (const EncoderInput &Input : decoderInputs(*Definition, Program)) {
    if (Input.IsCharacter || Result == Answer::No)
      continue;
    const auto Reaches = [&](llvm::StringRef Text) {
      bool IsMet = false;
      const bool IsKnown = Ways.forEach(
          [&] {
            callWith(Program, *Definition, Input, bytesOf(Text));
            return Program.HasMetWatched;
          },
          [&](bool HasMet) { IsMet |= HasMet; });
      return IsMet     ? Answer::Yes // In some mode.
             : IsKnown ? Answer::No
                       : Answer::Unknown;
    };
    if (Reaches("a%31b") != Answer::Yes)
      continue;
    Result = Answer::No;
    for (const llvm::StringRef Malformed : {"a%zzb", "a%4zb", "a%4", "a%"})
      if (const Answer One = Reaches(Malformed);
          Result != Answer::Yes && One != Answer::No)
        Result = One;
  }
  Budget.spendRun(Program.steps());
  return Result;
}

bool isOfMalformed(DecoderDefect::KindTy Kind) {
  switch (Kind) {
  case DecoderDefect::PastEnd:
  case DecoderDefect::OutsideTable:
  case DecoderDefect::MalformedTaken:
  case DecoderDefect::SignsTaken:
    return true;
  default:
    return false;
  }
}

/// \p Number in human-readable form, as a byte or a code point.
static std::string nameOfUnit(int64_t Number) {
  if (Number >= 0 && Number <= 0xFF)
    return describe(uricore::CharSet::of(static_cast<unsigned char>(Number)));
  return "U+" + llvm::utohexstr(static_cast<uint32_t>(Number));
}

std::string describe(const DecoderDefect &Defect) {
  const std::string Example = Defect.Output.empty()
                                  ? ""
                                  : " (" + nameOfUnit(Defect.Output.front()) +
                                        " for '" + Defect.Text + "')";
  switch (Defect.Kind) {
  case DecoderDefect::WrongByte:
    return "decodes the escapes of " + describe(Defect.Octets) +
           " to other bytes" + Example;
  case DecoderDefect::UppercaseOnly:
    return "does not decode escapes with lowercase digits, such as '" +
           Defect.Text + "'";
  case DecoderDefect::LowercaseOnly:
    return "does not decode escapes with uppercase digits, such as '" +
           Defect.Text + "'";
  case DecoderDefect::Undecoded:
    return "does not decode the escapes of " + describe(Defect.Octets) +
           ", such as '" + Defect.Text + "'";
  case DecoderDefect::EndMissed:
    return "does not decode an escape at the end of its input";
  case DecoderDefect::PastEnd:
    return "reads past the end of text that ends in '" + Defect.Text + "'";
  case DecoderDefect::OutsideTable:
    return "reads outside its table for digits from 0x80 on";
  case DecoderDefect::DecodesTwice:
    return "decodes its own output ('" + Defect.Text + "' becomes 'A')";
  case DecoderDefect::PlusAfterDecoding:
    return "turns '" + Defect.Text + "' into a space";
  case DecoderDefect::MalformedTaken:
    return "turns malformed escapes into bytes" + Example;
  case DecoderDefect::SignsTaken:
    return "takes signs or blanks for hex digits" + Example;
  case DecoderDefect::SignExtension:
    return "sign-extends 0x80 to 0xFF" + Example;
  case DecoderDefect::BytesWidened:
    return "writes each byte as a character (" +
           nameOfUnit(Defect.Output.front()) + " and " +
           nameOfUnit(Defect.Output.back()) + " for '" + Defect.Text +
           "', the UTF-8 form of U+00E9)";
  }
  return "";
}

} // namespace clang::tidy::uri
