//===--- Exclusions.cpp - uri-tidy ----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "project/Exclusions.h"
#include "LLVMDriverCompat.h"
#include "support/Messages.h"
#include "support/Paths.h"
#include "llvm/ADT/STLExtras.h"

using llvm::StringRef;
namespace path = llvm::sys::path;

namespace clang::tidy::uri::tool {

std::optional<Exclusions> Exclusions::create(const CommandLine &Line) {
  llvm::SmallString<256> Current;
  // Without a current directory, nothing is relative to it.
  if (llvm::sys::fs::current_path(Current))
    Current = "/";
  Exclusions Result;
  for (StringRef Text : Line.Exclude) {
    StringRef Base = Current;
    const bool IsPath = Text.rtrim('/').contains('/');
    while (Text.consume_front("./"))
      ;
    while (Text.consume_front("../"))
      Base = path::parent_path(Base);
    Text = Text.rtrim('/');
    if (path::is_absolute(Text))
      Base = "";
    for (std::string &Each : compat::globsOf(Text)) {
      auto Pattern = compat::createGlob(*Result.Texts.emplace_back(
          std::make_unique<std::string>(std::move(Each))));
      if (!Pattern) {
        printError("--exclude: '" + Text +
                   "' is not a glob: " + llvm::toString(Pattern.takeError()));
        return std::nullopt;
      }
      Result.Globs.push_back({std::move(*Pattern), Base.str(), IsPath});
    }
  }
  return Result;
}

bool Exclusions::cover(StringRef Path) const {
  llvm::SmallString<256> Plain(Path);
  path::remove_dots(Plain, /*remove_dot_dot=*/true);
  return llvm::any_of(Globs, [&Plain](const Glob &Each) {
    const StringRef Name = Each.Base.empty()
                               ? StringRef(Plain)
                               : pathBelow(Each.Base, Plain).value_or(Plain);
    if (!Each.IsPath)
      return llvm::any_of(
          llvm::make_range(path::begin(Name), path::end(Name)),
          [&Each](StringRef Part) { return Each.Pattern.match(Part); });
    for (StringRef Above = Name; !Above.empty();
         Above = path::parent_path(Above))
      if (Each.Pattern.match(Above))
        return true;
    return false;
  });
}

} // namespace clang::tidy::uri::tool
