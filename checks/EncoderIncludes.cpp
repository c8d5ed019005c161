//===--- EncoderIncludes.cpp - uri-tidy -----------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "EncoderIncludes.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Preprocessor.h"

namespace clang::tidy::uri {

namespace {

class IncludeCollector : public PPCallbacks {
public:
  IncludeCollector(const SourceManager &SM, llvm::StringSet<> &Includes)
      : SM(SM), Includes(Includes) {}

  void InclusionDirective(SourceLocation Hash, const Token &, StringRef Name,
                          bool, CharSourceRange, OptionalFileEntryRef,
                          StringRef, StringRef, const Module *, bool,
                          SrcMgr::CharacteristicKind) override {
    if (!SM.isInSystemHeader(Hash))
      Includes.insert(Name);
  }
  // Override the only callback that is not defined in the header. Its symbol
  // differs between LLVM versions; a plugin that lacks it cannot even be loaded
  // to report which version it was built for.
  void HasInclude(SourceLocation, StringRef, bool, OptionalFileEntryRef,
                  SrcMgr::CharacteristicKind) override {}

private:
  const SourceManager &SM;
  llvm::StringSet<> &Includes;
};

} // namespace

void EncoderIncludes::registerCallbacks(const SourceManager &SM,
                                        Preprocessor &PP) {
  Inserter.registerPreprocessor(&PP);
  PP.addPPCallbacks(std::make_unique<IncludeCollector>(SM, Includes));
}

std::optional<FixItHint> EncoderIncludes::include(FileID File,
                                                  StringRef Header) {
  // The inserter would not find a header that is included after another block.
  if (Header.empty() || Includes.contains(Header.trim("<>\"")))
    return std::nullopt;
  return Inserter.createIncludeInsertion(File, Header);
}

} // namespace clang::tidy::uri
