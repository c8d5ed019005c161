//===--- EncoderIncludes.h - uri-tidy ------------------------- -*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The headers of encoders that a fix has to include.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_ENCODERINCLUDES_H
#define URI_TIDY_ENCODERINCLUDES_H

#include "clang-tidy/ClangTidyCheck.h"
#include "clang-tidy/utils/IncludeInserter.h"
#include "llvm/ADT/StringSet.h"
#include <map>
#include <optional>
#include <string>

namespace clang::tidy::uri {

/// Knows what the user's own files of a unit include, and adds to it.
class EncoderIncludes {
public:
  EncoderIncludes(utils::IncludeSorter::IncludeStyle Style,
                  const ClangTidyContext &Context);

  void registerCallbacks(const SourceManager &SM, Preprocessor &PP);
  utils::IncludeSorter::IncludeStyle style() const {
    return Inserter.getStyle();
  }
  /// The headers, as written.
  const llvm::StringSet<> &all() const { return Includes; }
  /// Whether \p Header is included, or such a directive can be added before
  /// \p Use, in a file, where it holds in every configuration.
  bool canInclude(SourceLocation Use, StringRef Header,
                  const SourceManager &SM);
  /// The edit that includes \p Header, with its delimiters, in \p File;
  /// nothing if it is included already, or if \p Header is empty.
  std::optional<FixItHint> include(FileID File, StringRef Header);

private:
  struct Insertion {
    std::optional<FixItHint> Edit;
    /// A fix contains the edit.
    bool IsGiven = false;
  };
  /// The edit that includes \p Header in \p File, if there is one.
  Insertion &insertionInto(FileID File, StringRef Header);

  utils::IncludeInserter Inserter;
  std::map<std::pair<FileID, std::string>, Insertion> Insertions;
  llvm::StringSet<> Includes;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_ENCODERINCLUDES_H
