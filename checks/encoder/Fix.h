//===--- Fix.h - uri-tidy ---------------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Edits that fix an encoder.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_ENCODER_FIX_H
#define URI_TIDY_ENCODER_FIX_H

#include "ast/LiteralUses.h"
#include "encoder/Defects.h"
#include "clang/Basic/Diagnostic.h"

namespace clang::tidy::uri {

/// The edits for those of \p Defects that have one; none unless \p Function,
/// run with them, has fewer defects and no new ones.
llvm::SmallVector<FixItHint, 4>
fixEncoder(const FunctionDecl &Function, const EncoderBehaviour &Encoder,
           llvm::ArrayRef<EncoderDefect> Defects, const EncoderPurpose &Purpose,
           EncoderSummaries &Summaries, const LiteralUses &Uses);

} // namespace clang::tidy::uri

#endif // URI_TIDY_ENCODER_FIX_H
