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
#include "llvm/Support/Path.h"

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

bool EncoderIncludes::canInclude(FileID File, StringRef Header,
                                 const SourceManager &SM) const {
  if (Header.empty() || Includes.contains(Header.trim("<>\"")) ||
      File == SM.getMainFileID())
    return true;
  // Other files may be included inside of a class or a namespace.
  const auto Entry = SM.getNonBuiltinFilenameForID(File);
  const StringRef Extension =
      Entry ? llvm::sys::path::extension(*Entry) : StringRef();
  return compat::startsWith(Extension, ".h");
}

std::optional<FixItHint> EncoderIncludes::include(FileID File,
                                                  StringRef Header) {
  // The inserter would not find a header that is included after another block.
  if (Header.empty() || Includes.contains(Header.trim("<>\"")))
    return std::nullopt;
  return compat::toStd(Inserter.createIncludeInsertion(File, Header));
}

} // namespace clang::tidy::uri
