//===--- EncoderIncludes.cpp - uri-tidy -----------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "EncoderIncludes.h"
#include "LLVMIncludeCompat.h"
#include "LLVMSupportCompat.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Preprocessor.h"

namespace clang::tidy::uri {

namespace {

class IncludeCollector : public compat::IncludeCallbacks {
public:
  IncludeCollector(const SourceManager &SM, llvm::StringSet<> &Includes)
      : SM(SM), Includes(Includes) {}

  void included(SourceLocation Hash, StringRef Name) override {
    if (!SM.isInSystemHeader(Hash))
      Includes.insert(Name);
  }

private:
  const SourceManager &SM;
  llvm::StringSet<> &Includes;
};

} // namespace

EncoderIncludes::EncoderIncludes(utils::IncludeSorter::IncludeStyle Style,
                                 const ClangTidyContext &Context)
    : Inserter(compat::createInserter(Style, Context)) {}

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
  return compat::toStd(Inserter.createIncludeInsertion(File, Header));
}

} // namespace clang::tidy::uri
