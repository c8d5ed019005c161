//===--- DocPages.cpp - uri-tidy ------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/DocPages.h"
#include "core/Percent.h"
#include "support/Paths.h"
#include "llvm/Support/Process.h"

using llvm::StringRef;
namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

namespace clang::tidy::uri::tool {
namespace {

/// A URL, or a directory, which may not exist.
std::string findDocs() {
  if (const auto Wanted = llvm::sys::Process::GetEnv("URI_TIDY_DOCS");
      Wanted && !Wanted->empty())
    return *Wanted;
  const StringRef Built = URI_TIDY_DOCS;
  if (!path::is_absolute(Built))
    return Built.str();
  llvm::SmallString<128> Installed(
      path::parent_path(fs::getMainExecutable(nullptr, nullptr)));
  path::append(Installed, "..", "share", "doc", "uri-tidy");
  path::remove_dots(Installed, /*remove_dot_dot=*/true);
  return fs::is_directory(Installed) ? Installed.str().str() : Built.str();
}

} // namespace

std::string uriOfPage(StringRef Name) {
  static const std::string Docs = findDocs();
  const uricore::CharSet OfPaths = uricore::Unreserved | uricore::CharSet("/");
  if (!path::is_absolute(Docs))
    return Docs.empty() ? ""
                        : StringRef(Docs).rtrim('/').str() + "/" +
                              uricore::encode(Name, OfPaths) + ".html";
  for (const auto &[Folder, Extension] :
       {std::pair("html/", ".html"), std::pair("", ".html"),
        std::pair("", ".md")}) {
    const std::string File = pathFrom(Docs, (Folder + Name + Extension).str());
    if (fs::exists(File))
      return "file://" + uricore::encode(File, OfPaths);
  }
  return "";
}

} // namespace clang::tidy::uri::tool
