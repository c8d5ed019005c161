//===--- LLVMIncludeCompat.h - uri-tidy -------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What depends on the version of LLVM where includes are read and inserted.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_LLVMINCLUDECOMPAT_H
#define URI_TIDY_LLVMINCLUDECOMPAT_H

#include "clang-tidy/ClangTidyDiagnosticConsumer.h"
#include "clang-tidy/utils/IncludeInserter.h"
#include "clang/Basic/Version.h"
#include "clang/Lex/PPCallbacks.h"

namespace clang::tidy::uri::compat {

/// Is told the names of the files that are included.
class IncludeCallbacks : public PPCallbacks {
public:
  /// The directive at \p Hash includes \p Name, as written.
  virtual void included(SourceLocation Hash, StringRef Name) = 0;

  // LLVM 15: the file that is found became a reference, an Optional; LLVM 16:
  // an OptionalFileEntryRef. LLVM 19: whether a module is imported is told.
#if CLANG_VERSION_MAJOR >= 16
  using OptionalFile = OptionalFileEntryRef;
#else
  using OptionalFile = llvm::Optional<FileEntryRef>;
#endif
#if CLANG_VERSION_MAJOR >= 19
  void InclusionDirective(SourceLocation Hash, const Token &, StringRef Name,
                          bool, CharSourceRange, OptionalFile, StringRef,
                          StringRef, const Module *, bool,
                          SrcMgr::CharacteristicKind) final {
    included(Hash, Name);
  }
#elif CLANG_VERSION_MAJOR >= 15
  void InclusionDirective(SourceLocation Hash, const Token &, StringRef Name,
                          bool, CharSourceRange, OptionalFile, StringRef,
                          StringRef, const Module *,
                          SrcMgr::CharacteristicKind) final {
    included(Hash, Name);
  }
#else
  void InclusionDirective(SourceLocation Hash, const Token &, StringRef Name,
                          bool, CharSourceRange, const FileEntry *, StringRef,
                          StringRef, const Module *,
                          SrcMgr::CharacteristicKind) final {
    included(Hash, Name);
  }
#endif
  // Override the only callback that is not defined in the header. Its symbol
  // differs between LLVM versions; a plugin that lacks it cannot even be loaded
  // to report which version it was built for.
  void HasInclude(SourceLocation, StringRef, bool, OptionalFile,
                  SrcMgr::CharacteristicKind) final {}
};

/// What inserts includes in \p Style for a check of \p Context.
inline utils::IncludeInserter
createInserter(utils::IncludeSorter::IncludeStyle Style,
               const ClangTidyContext &Context) {
  // LLVM 15: it is told whether each finding is fixed by itself.
#if CLANG_VERSION_MAJOR >= 15
  return utils::IncludeInserter(Style, Context.areDiagsSelfContained());
#else
  return utils::IncludeInserter(Style);
#endif
}

} // namespace clang::tidy::uri::compat

#endif // URI_TIDY_LLVMINCLUDECOMPAT_H
