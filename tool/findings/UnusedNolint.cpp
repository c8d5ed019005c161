//===--- UnusedNolint.cpp - uri-tidy --------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "findings/UnusedNolint.h"
#include "LLVMCompat.h"
#include "clang-tidy/GlobList.h"
#include "support/Paths.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include <limits>

using llvm::StringRef;

namespace clang::tidy::uri::tool {

std::vector<NolintComment> findNolints(StringRef Text) {
  constexpr llvm::StringLiteral Word = "NOLINT";
  constexpr unsigned End = std::numeric_limits<unsigned>::max();
  std::vector<NolintComment> Result;
  unsigned Line = 1;
  size_t Counted = 0;
  for (size_t I = Text.find(Word); I != StringRef::npos;
       I = Text.find(Word, I + Word.size())) {
    Line += Text.slice(Counted, I).count('\n');
    Counted = I;
    StringRef Rest = Text.substr(I + Word.size());
    const StringRef Suffix = Rest.consume_front("NEXTLINE") ? "NEXTLINE"
                             : Rest.consume_front("BEGIN")  ? "BEGIN"
                             : Rest.consume_front("END")    ? "END"
                                                            : "";
    // Ignore a list that does not end in its line.
    const StringRef List = Rest.take_until([](char C) { return C == ')'; });
    if (!Rest.consume_front("(") || List.contains('\n'))
      continue;
    llvm::SmallVector<StringRef> Checks;
    List.drop_front().split(Checks, ',', -1, /*KeepEmpty=*/false);
    for (StringRef Check : Checks) {
      Check = Check.trim();
      if (!compat::startsWith(Check, "uri-"))
        continue;
      if (Suffix == "END") {
        for (NolintComment &Begin : llvm::reverse(Result))
          if (Begin.Last == End && Begin.Check == Check) {
            Begin.Last = Line;
            break;
          }
        continue;
      }
      const unsigned First = Line + (Suffix == "NEXTLINE");
      Result.push_back({(Word + Suffix).str(), Check.str(), Line, First,
                        Suffix == "BEGIN" ? End : First});
    }
  }
  return Result;
}

/// Whether \p Comment in the file \p Path may suppress \p Found, because it
/// applies to the place of the finding, or of a macro that leads to it.
static bool suppresses(const NolintComment &Comment, StringRef Path,
                       const Finding &Found) {
  const auto IsThere = [&](const std::optional<Place> &Where) {
    return Where && Where->Path == Path && Where->Line >= Comment.First &&
           Where->Line <= Comment.Last;
  };
  return Found.SuppressedBy == Suppression::InSource &&
         GlobList(Comment.Check).contains(Found.Check) &&
         (IsThere(Found.Where) ||
          llvm::any_of(Found.Notes, [&](const Message &Note) {
            return IsThere(Note.Where);
          }));
}

std::vector<std::string>
unusedNolints(const std::string &Root, const std::string &Path,
              llvm::ArrayRef<Finding> Findings,
              llvm::function_ref<bool(StringRef)> IsEnabled) {
  std::vector<std::string> Result;
  const std::string File = pathFrom(Root, Path);
  const auto Text = llvm::MemoryBuffer::getFile(File);
  if (!Text)
    return Result;
  for (const NolintComment &Comment : findNolints((*Text)->getBuffer())) {
    const bool IsUsed = llvm::any_of(Findings, [&](const Finding &Found) {
      return suppresses(Comment, File, Found);
    });
    if (!IsUsed && IsEnabled(Comment.Check))
      Result.push_back(Path + ":" + std::to_string(Comment.Line) + ": " +
                       Comment.Form + "(" + Comment.Check +
                       ") suppresses nothing");
  }
  return Result;
}

} // namespace clang::tidy::uri::tool
