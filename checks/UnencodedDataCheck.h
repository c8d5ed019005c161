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

#include "UriCheck.h"
#include "clang-tidy/utils/IncludeInserter.h"
#include "unit/EncoderSuggestion.h"
#include "llvm/ADT/StringSet.h"

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
  /// Whether all readings of the text say that \p H is raw data.
  bool areReadingsUnanimous(const FoundUri &Found, const Hole &H) const;
  bool isReportedAt(const FoundUri &Found, const HolePlace &Place) const;
  Confidence confidenceOf(const FoundUri &Found, const HolePlace &Place) const;
  bool takesQueryPieces(const Decl &D) const;
  void adviseEncoder(const Hole &H, const HolePlace &Place,
                     const FoundUri &Found);

  /// The results of takesQueryPieces().
  mutable llvm::DenseMap<const Decl *, bool> QueryPieces;
  const bool Paths;
  const EncoderOption Encoder;
  utils::IncludeInserter Inserter;
  /// The headers that the user's own files of the unit include, as written.
  llvm::StringSet<> Includes;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_UNENCODEDDATACHECK_H
