//===--- ProjectScope.cpp - uri-tidy --------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "project/ProjectScope.h"
#include "LLVMCompat.h"
#include "project/Compilations.h"
#include "report/Report.h"
#include "support/Paths.h"
#include "clang/Tooling/Tooling.h"
#include "llvm/ADT/STLExtras.h"

using llvm::StringRef;

namespace clang::tidy::uri::tool {

/// The root of the project that \p Path, a file or a directory, belongs to.
static std::string projectOf(StringRef Path) {
  const std::string Absolute = tooling::getAbsolutePath(Path);
  // The target of a symbolic link in the project need not belong to it.
  const std::string Directory =
      realPathFrom("", llvm::sys::fs::is_directory(Absolute)
                           ? StringRef(Absolute)
                           : llvm::sys::path::parent_path(Absolute));
  std::string Root = repositoryAround(Directory);
  if (Root.empty())
    Root = directoryWithDatabase(Directory);
  return Root.empty() ? Directory : Root;
}

ProjectScope::ProjectScope(const CommandLine &Line) {
  // The whole disk is not a project.
  if (const std::string Here = projectOf("."); Here != "/")
    Roots.push_back(Here);
  for (const std::string &Path : Line.Files)
    Roots.push_back(projectOf(Path));
  if (Line.Files.empty() && !Line.BuildPath.empty())
    Roots.push_back(projectOf(Line.BuildPath));
}

bool ProjectScope::covers(StringRef Path) const {
  namespace path = llvm::sys::path;
  // It is not yet known where this leads.
  if (llvm::is_contained(llvm::make_range(path::begin(Path), path::end(Path)),
                         ".."))
    return false;
  while (!Path.empty() && !llvm::sys::fs::exists(Path))
    Path = path::parent_path(Path);
  return contains(realPathFrom("", Path) + "/");
}

bool ProjectScope::contains(StringRef Path) const {
  return llvm::any_of(Roots, [Path](StringRef Root) {
    return compat::startsWith(Path, Root) &&
           (compat::endsWith(Root, "/") ||
            compat::startsWith(Path.substr(Root.size()), "/"));
  });
}

} // namespace clang::tidy::uri::tool
