//===--- EncoderSuggestion.h - uri-tidy -------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Which encoder to call for a value that needs one.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_ENCODERSUGGESTION_H
#define URI_TIDY_ENCODERSUGGESTION_H

#include "core/Percent.h"
#include "clang/AST/Expr.h"
#include "llvm/ADT/StringSet.h"
#include <optional>
#include <string>
#include <vector>

namespace clang::tidy::uri {

class UnitAnalysis;

/// An encoder for one value: a call with `{}` where the value goes.
struct EncoderSuggestion {
  std::string Call;
  /// What a file has to include to call it; empty if nothing.
  std::string Header;
  /// The call's result has the value's type.
  bool FitsType = false;
  /// Behind the call in the message: why this one.
  std::string Reason;

  /// The call for the value that is written \p Value.
  std::string around(llvm::StringRef Value) const;
};

/// The encoders that the user has named.
struct EncoderOption {
  /// `name`, or a list of `component=name`.
  std::string Encoder;
  std::string Header;

  /// Their names, without namespaces.
  std::vector<std::string> functions() const;
};

/// The encoder that fits \p Value in \p Which: one of \p Option; one that this
/// unit already calls; one of the library whose types or headers, among
/// \p Includes as they are written, the file uses.
std::optional<EncoderSuggestion>
suggestEncoder(const Expr &Value, uricore::Component Which,
               const EncoderOption &Option, const llvm::StringSet<> &Includes,
               UnitAnalysis &Analysis, const ASTContext &Context);

/// What makes a `file:` URI of \p Path, front and all, in the library whose
/// types or headers the file uses.
std::optional<EncoderSuggestion>
suggestFileUri(const Expr &Path, const llvm::StringSet<> &Includes);

} // namespace clang::tidy::uri

#endif // URI_TIDY_ENCODERSUGGESTION_H
