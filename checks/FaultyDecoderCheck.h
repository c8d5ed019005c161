//===--- FaultyDecoderCheck.h - uri-tidy ---------------------- -*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The check uri-faulty-decoder.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_FAULTYDECODERCHECK_H
#define URI_TIDY_FAULTYDECODERCHECK_H

#include "UriCheck.h"
#include "encoder/Decoder.h"

namespace clang::tidy::uri {

/// Checks for hand-written percent-decoders that get some text wrong.
///
/// For the user-facing documentation, see docs/checks/uri-faulty-decoder.md.
class FaultyDecoderCheck : public UriCheck {
public:
  using UriCheck::UriCheck;

protected:
  void checkDecoder(const FunctionDecl &Function) override;

private:
  /// Why the input of \p Function is part of a URI; unset if it may be other
  /// text.
  std::optional<Feature> concernsUris(const FunctionDecl &Function,
                                      const DecoderBehaviour &Decoder) const;
  /// Whether all that call \p Function refuse malformed escapes before.
  bool isChecked(const FunctionDecl &Function) const;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_FAULTYDECODERCHECK_H
