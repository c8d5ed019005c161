//===--- Explain.cpp - uri-tidy -------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "commands/Pages.h"
#include "commands/Subcommands.h"
#include "support/Messages.h"
#include "llvm/ADT/STLExtras.h"

using llvm::StringRef;

namespace clang::tidy::uri::tool {

ExitCode explain(llvm::ArrayRef<StringRef> Arguments) {
  if (Arguments.empty())
    return refuseUsage("explain");
  if (llvm::is_contained(Arguments, "--help")) {
    showUsage("explain");
    llvm::outs() << '\n';
    for (const Page &Each : pages())
      llvm::outs() << "  " << Each.Check << '\n';
    return Clean;
  }
  for (const StringRef Check : Arguments) {
    const Page *Found = findPage(Check);
    if (!Found) {
      printError("unknown check '" + Check +
                 "'; 'uri-tidy explain --help' lists all checks");
      return Usage;
    }
    llvm::outs() << Found->Text;
  }
  return Clean;
}

} // namespace clang::tidy::uri::tool
