//===--- Defects.h - uri-tidy -----------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What is wrong with an encoder, judged by what it makes of every byte.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_ENCODER_DEFECTS_H
#define URI_TIDY_ENCODER_DEFECTS_H

#include "encoder/Behaviour.h"
#include "llvm/ADT/SmallVector.h"
#include <string>

namespace clang::tidy::uri {

/// What an encoder is for, as far as its name says.
struct EncoderPurpose {
  /// One value: what separates values must not pass.
  bool IsValue = false;
  /// One component: no delimiter of any kind must pass.
  bool IsComponent = false;
  /// What is not ASCII passes on purpose.
  bool IsIri = false;
  /// Report what only the locale makes wrong.
  bool LocaleDependence = false;
};

struct EncoderDefect {
  enum KindTy : unsigned char {
    LowercaseHex,
    SignExtension,
    MissingZero,
    OtherEscape,
    OutOfBounds,
    NegativeCtype,
    LocaleCtype,
    WideCut,
    UnreservedEncoded,
    LetThrough,
    PlusLetThrough,
  };
  KindTy Kind;
  /// What the function does, for a sentence: "writes lowercase hex digits".
  std::string Deed;
};

/// Everything wrong with \p Encoder, in the order of the kinds.
llvm::SmallVector<EncoderDefect, 4> findDefects(const EncoderBehaviour &Encoder,
                                                const EncoderPurpose &Purpose);

/// \p Bytes for people: "'#', '%' and 0x80 to 0xFF".
std::string describe(const uricore::CharSet &Bytes);

} // namespace clang::tidy::uri

#endif // URI_TIDY_ENCODER_DEFECTS_H
