//===--- EncoderSuggestion.h - uri-tidy -------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The encoder to suggest for a value that needs one.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_UNIT_ENCODERSUGGESTION_H
#define URI_TIDY_UNIT_ENCODERSUGGESTION_H

#include "core/Percent.h"
#include "model/Recognition.h"
#include "clang/AST/Expr.h"
#include "llvm/ADT/StringSet.h"
#include <optional>
#include <string>
#include <vector>

namespace clang::tidy::uri {

class UnitAnalysis;

/// An encoder for one value: a call with `{}` in place of the value.
struct EncoderSuggestion {
  std::string Call;
  /// The header that a file has to include to call it; empty if none.
  std::string Header;
  /// The result of the call has the type of the value.
  bool FitsType = false;
  /// The reason for this encoder, which follows the call in the message.
  std::string Reason;

  /// The call for the value that is written as \p Value.
  std::string around(llvm::StringRef Value) const;
  /// The name of the function, as it is called.
  llvm::StringRef function() const;
};

/// The encoders that the user has configured.
struct EncoderOption {
  /// `name`, or a list of `component=name`.
  std::string Encoder;
  std::string Header;

  /// The names of these encoders, without namespaces.
  std::vector<std::string> functions() const;
};

/// The encoder that is suitable for \p Value, which \p In reads, in \p Which:
/// one of \p Option; one that this unit already calls; or one of the library
/// whose types or headers the file uses. \p Includes contains the headers as
/// they are written.
std::optional<EncoderSuggestion>
suggestEncoder(const Expr &Value, const Decl &In, uricore::Component Which,
               const EncoderOption &Option, const llvm::StringSet<> &Includes,
               UnitAnalysis &Analysis, const ASTContext &Context);

/// The call that converts \p Path, as a whole, to a `file:` URI including the
/// prefix, in the library whose types or headers the file uses, for a string
/// that is used as \p Use.
std::optional<EncoderSuggestion>
suggestFileUri(const Expr &Path, const Usage &Use,
               const llvm::StringSet<> &Includes, const ASTContext &Context);

} // namespace clang::tidy::uri

#endif // URI_TIDY_UNIT_ENCODERSUGGESTION_H
