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
#include <optional>

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
  /// Whether \p File includes \p Header, or such a directive can be added.
  bool canInclude(FileID File, StringRef Header, const SourceManager &SM) const;
  /// The edit that includes \p Header, with its delimiters, in \p File;
  /// nothing if it is included already, or if \p Header is empty.
  std::optional<FixItHint> include(FileID File, StringRef Header);

private:
  utils::IncludeInserter Inserter;
  llvm::StringSet<> Includes;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_ENCODERINCLUDES_H
