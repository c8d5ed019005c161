//===--- Report.cpp - uri-tidy --------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "report/Report.h"
#include "support/Paths.h"
#include "support/Utf8.h"

using llvm::StringRef;
namespace path = llvm::sys::path;

namespace clang::tidy::uri::tool {

std::string repositoryAround(StringRef Directory) {
  for (StringRef Above = Directory; !Above.empty();
       Above = path::parent_path(Above))
    if (llvm::sys::fs::exists(pathFrom(Above, ".git")))
      return Above.str();
  return "";
}

std::string repositoryRoot() {
  llvm::SmallString<256> Current;
  // Without a current directory, nothing is relative to it.
  if (llvm::sys::fs::current_path(Current))
    Current = "/";
  const std::string Here = realPathFrom("", Current);
  const std::string Root = repositoryAround(Here);
  return Root.empty() ? Here : Root;
}

static void prepare(Message &Said, StringRef Root) {
  const auto PreparePlace = [Root](Place &Where) {
    Where.Path = asUtf8(pathBelow(Root, Where.Path).value_or(Where.Path));
  };
  Said.Text = asUtf8(Said.Text);
  if (Said.Where)
    PreparePlace(*Said.Where);
  for (Edit &Each : Said.Edits) {
    PreparePlace(Each.Where);
    Each.NewText = asUtf8(Each.NewText);
  }
}

Report reportOf(llvm::ArrayRef<Finding> Findings, StringRef Root) {
  Report Result;
  Result.Root = Root.str();
  for (const Finding &Found : Findings) {
    if (Found.IsOld)
      continue;
    Finding &New = Result.Findings.emplace_back(Found);
    prepare(New, Root);
    for (Message &Note : New.Notes)
      prepare(Note, Root);
    New.LineText = asUtf8(New.LineText);
    if (New.Details)
      for (DrawnPart &Part : New.Details->Uri)
        Part.Content = asUtf8(Part.Content);
  }
  return Result;
}

} // namespace clang::tidy::uri::tool
