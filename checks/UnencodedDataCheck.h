//===--- UnencodedDataCheck.h - uri-tidy ------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The check uri-unencoded-data.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_UNENCODEDDATACHECK_H
#define URI_TIDY_UNENCODEDDATACHECK_H

#include "EncoderIncludes.h"
#include "UriCheck.h"
#include "unit/EncoderSuggestion.h"
#include "unit/UnencodedEvidence.h"
#include "llvm/ADT/DenseSet.h"

namespace clang::tidy::uri {

/// Checks for text that is inserted into a URI without percent-encoding. See
/// RFC 3986, section 2.4.
///
/// For the user-facing documentation see docs/checks/uri-unencoded-data.md.
class UnencodedDataCheck : public UriCheck {
public:
  UnencodedDataCheck(StringRef Name, ClangTidyContext *Context,
                     std::shared_ptr<UnitAnalysis> Analysis);
  void registerPPCallbacks(const SourceManager &SM, Preprocessor *PP,
                           Preprocessor *ModuleExpanderPP) override;
  void storeOptions(ClangTidyOptions::OptionMap &Opts) override;

protected:
  void checkUri(const FoundUri &Found) override;

private:
  /// What messages call \p Value: its name, or short source text.
  std::string subjectOf(const Expr &Value) const;
  /// Reports the values of \p Found that are not encoded. Returns whether a fix
  /// encodes one of them.
  bool reportValues(const FoundUri &Found);
  /// Says how to encode the value at \p Place, which enters the URI at
  /// \p Entry. Returns whether a fix does so.
  bool adviseEncoder(const HolePlace &Place, const Expr &Entry,
                     const FoundUri &Found);

  /// Whether the function that \p Found is in has not passed the value of \p H
  /// before to the function that inserts it: one edit there corrects both.
  bool claimPass(const FoundUri &Found, const Hole &H);

  /// Whether a fix encodes the value of \p H already: where a call gives it, or
  /// where the called function inserts it.
  bool isFixedElsewhere(const Hole &H) const;
  /// Whether a fix encodes another value of \p Found.
  bool hasFixedNeighbour(const FoundUri &Found, const Hole &H) const;
  void noteFixed(const Hole &H);

  const bool Paths;
  /// The values that a fix encodes, where functions insert them, and those of
  /// likely findings.
  llvm::DenseSet<const Expr *> FixedValues, FixedReaders, LikelyFixed;
  llvm::DenseSet<std::pair<std::pair<const Expr *, const Decl *>, const void *>>
      Passed;
  UnencodedEvidence Known;
  const EncoderOption Encoder;
  EncoderIncludes Includes;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_UNENCODEDDATACHECK_H
