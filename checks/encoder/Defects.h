//===--- Defects.h - uri-tidy -----------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The defects of an encoder, derived from its output for every byte.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_ENCODER_DEFECTS_H
#define URI_TIDY_ENCODER_DEFECTS_H

#include "encoder/Behaviour.h"
#include "llvm/ADT/SmallVector.h"
#include <string>

namespace clang::tidy::uri {

/// The purpose of an encoder, as far as its name indicates it.
struct EncoderPurpose {
  /// A single value: characters that separate values must not be kept.
  bool IsValue = false;
  /// A single component: no delimiter of any kind must be kept.
  bool IsComponent = false;
  /// A single segment of a path: '/', '?' and '#' must not be kept.
  bool IsSegment = false;
  /// It encodes, and not just repairs.
  bool IsEncoder = false;
  /// Non-ASCII characters are kept on purpose.
  bool IsIri = false;
  /// Also report defects that exist only in some locales.
  bool LocaleDependence = false;

  /// Whether the name says that the function encodes something.
  bool isNamed() const {
    return IsEncoder || IsValue || IsComponent || IsSegment;
  }
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
    Dropped,
  };
  KindTy Kind;
  /// What the function does, as part of a sentence: "writes lowercase hex
  /// digits".
  std::string Deed;
  /// LetThrough, PlusLetThrough: the bytes.
  uricore::CharSet Bytes;
};

/// All defects of \p Encoder, in the order of the kinds.
llvm::SmallVector<EncoderDefect, 4> findDefects(const EncoderBehaviour &Encoder,
                                                const EncoderPurpose &Purpose);

/// \p Bytes in human-readable form: "'#', '%' and 0x80 to 0xFF".
std::string describe(const uricore::CharSet &Bytes);

} // namespace clang::tidy::uri

#endif // URI_TIDY_ENCODER_DEFECTS_H
