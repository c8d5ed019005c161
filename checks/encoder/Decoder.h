//===--- Decoder.h - uri-tidy --------------------------------- -*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What hand-written decoders make of escapes and of malformed text, determined
/// by running them.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_ENCODER_DECODER_H
#define URI_TIDY_ENCODER_DECODER_H

#include "encoder/Behaviour.h"
#include "encoder/TextProbe.h"
#include <map>

namespace clang::tidy::uri {

/// A way in which a decoder deviates from RFC 3986.
struct DecoderDefect {
  enum KindTy : unsigned char {
    /// Some escapes become other bytes.
    WrongByte,
    /// Digits of one case are not understood.
    UppercaseOnly,
    LowercaseOnly,
    /// The escapes of some unreserved characters are kept.
    Undecoded,
    /// An escape at the end of the input is kept.
    EndMissed,
    /// Reads past the end of its input, or of a table.
    PastEnd,
    OutsideTable,
    /// Decodes its own output: `%2541` becomes `A`.
    DecodesTwice,
    /// `%2B` becomes a space.
    PlusAfterDecoding,
    /// Text that is no escape becomes a byte; only a sign or a blank does.
    MalformedTaken,
    SignsTaken,
    /// A byte becomes a wide character with the value of a negative number, or
    /// with its own value instead of that of its UTF-8 sequence.
    SignExtension,
    BytesWidened,
  };
  KindTy Kind;
  /// The text that shows it, and what it becomes: the units that it should not.
  std::string Text;
  Units Output;
  /// Of WrongByte and Undecoded, the octets.
  uricore::CharSet Octets;
};

/// What a decoder does in all modes that its options have.
struct DecoderBehaviour {
  /// The index of the parameter that takes the input, and of the one that the
  /// output is written to, if it is not returned.
  unsigned Input = 0;
  std::optional<unsigned> Output;
  /// The result is the input, which was changed.
  bool IsInPlace = false;
  /// The output stands behind what the parameter held.
  bool Appends = false;
  /// The escapes of all printable characters are decoded: unlike what
  /// normalizes a URI.
  bool DecodesAll = false;
  /// '+' becomes a space in each mode.
  bool PlusIsSpace = false;
  /// `%uXXXX` is decoded, too.
  bool IsOfEcmaScript = false;
  /// It was only run with other texts that are empty, and may make more of
  /// them.
  bool DependsOnText = false;
  /// It reads one text and writes one text, so that callers can follow it.
  bool IsOfText = true;
  /// No escape is decoded; in some mode.
  bool IsSwitchedOff = false, MayBeOff = false;
  std::map<DecoderDefect::KindTy, DecoderDefect> Defects;
};

/// The bytes of \p Text as units.
Units bytesOf(llvm::StringRef Text);

/// The functions that are decoders, and their behaviour.
class DecoderSummaries {
public:
  DecoderSummaries(AnalysisBudget &Budget, const NameMeanings &Names,
                   EncoderSummaries &Encoders)
      : Budget(Budget), Names(Names), Encoders(Encoders) {}

  /// The behaviour of \p Function; null if it is not a decoder or not
  /// understood.
  const DecoderBehaviour *behaviourOf(const FunctionDecl &Function);
  /// Whether \p Function itself reads escapes, and does not just call a
  /// decoder.
  bool decidesItself(const FunctionDecl &Function);
  /// Whether the decoder \p Function has a defect of its own, and not that of a
  /// decoder that it calls.
  bool isOwn(const FunctionDecl &Function, DecoderDefect::KindTy Kind);
  /// Whether \p Function may be a decoder. This is cheap.
  bool mayDecode(const FunctionDecl &Function);
  /// Whether \p Caller passes malformed escapes on to \p Decoder, as far as
  /// that is known.
  Answer passesMalformed(const FunctionDecl &Caller,
                         const FunctionDecl &Decoder);

private:
  std::optional<DecoderBehaviour> evaluate(const FunctionDecl &Function);

  llvm::DenseMap<const FunctionDecl *, std::unique_ptr<DecoderBehaviour>> Known;
  AnalysisBudget &Budget;
  const NameMeanings &Names;
  EncoderSummaries &Encoders;
};

/// Whether \p Kind concerns malformed escapes only.
bool isOfMalformed(DecoderDefect::KindTy Kind);
/// What \p Defect does, as part of a sentence: "decodes its own output".
std::string describe(const DecoderDefect &Defect);

} // namespace clang::tidy::uri

#endif // URI_TIDY_ENCODER_DECODER_H
