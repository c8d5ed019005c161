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
#include <tuple>
#include <utility>

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

EncoderIncludes::Insertion &EncoderIncludes::insertionInto(FileID File,
                                                           StringRef Header) {
  // The inserter gives each edit only once.
  const auto [Entry, IsNew] = Insertions.try_emplace({File, Header.str()});
  if (IsNew)
    Entry->second.Edit =
        compat::toStd(Inserter.createIncludeInsertion(File, Header));
  return Entry->second;
}

/// How many conditional directives are open at the end of \p Code.
static int openConditionals(StringRef Code) {
  int Open = 0;
  while (!Code.empty()) {
    StringRef Line;
    std::tie(Line, Code) = Code.split('\n');
    Line = Line.ltrim();
    if (!Line.consume_front("#"))
      continue;
    Line = Line.ltrim();
    Open += compat::startsWith(Line, "if");
    Open -= compat::startsWith(Line, "endif");
  }
  return Open;
}

bool EncoderIncludes::canInclude(SourceLocation Use, StringRef Header,
                                 const SourceManager &SM) {
  if (Header.empty() || Includes.contains(Header.trim("<>\"")))
    return true;
  const auto [File, Offset] = SM.getDecomposedLoc(Use);
  const bool IsMain = File == SM.getMainFileID();
  // Other files may be included inside of a class or a namespace.
  const auto Entry = SM.getNonBuiltinFilenameForID(File);
  const StringRef Extension =
      Entry ? llvm::sys::path::extension(*Entry) : StringRef();
  if (!IsMain && !compat::startsWith(Extension, ".h"))
    return false;
  const std::optional<FixItHint> &Edit = insertionInto(File, Header).Edit;
  if (!Edit)
    return true;
  const auto [In, At] = SM.getDecomposedLoc(Edit->RemoveRange.getBegin());
  const StringRef Code = SM.getBufferData(File);
  const bool IsGuarded = !IsMain && !Code.contains("#pragma once");
  return In == File && At <= Offset &&
         openConditionals(Code.take_front(At)) <= (IsGuarded ? 1 : 0);
}

std::optional<FixItHint> EncoderIncludes::include(FileID File,
                                                  StringRef Header) {
  // The inserter would not find a header that is included after another block.
  if (Header.empty() || Includes.contains(Header.trim("<>\"")))
    return std::nullopt;
  Insertion &Known = insertionInto(File, Header);
  return std::exchange(Known.IsGiven, true) ? std::nullopt : Known.Edit;
}

} // namespace clang::tidy::uri
