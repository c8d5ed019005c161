//===--- DocPages.h - uri-tidy ----------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Where the documentation is that findings link to.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_SUPPORT_DOCPAGES_H
#define URI_TIDY_TOOL_SUPPORT_DOCPAGES_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace clang::tidy::uri::tool {

/// The URI of the page \p Name, such as `checks/uri-lowercase-hex`: on the site
/// that the environment or the build names, otherwise among the installed
/// pages, otherwise in the source tree. Empty if there is no such page.
std::string uriOfPage(llvm::StringRef Name);

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_SUPPORT_DOCPAGES_H
