//===--- Main.cpp - uri-tidy ----------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Clangd.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Process.h"
#include <string>

using llvm::StringRef;

namespace clang::clangd {

class SymbolIndex {
public:
  virtual ~SymbolIndex();
};

namespace remote {
/// clangd's client for a remote index would require gRPC. Without one, clangd
/// reports this and continues with its local index, like Debian's clangd.
std::unique_ptr<SymbolIndex> getClient(StringRef, StringRef) { return nullptr; }
} // namespace remote

} // namespace clang::clangd

/// Whether the user specifies the directory of Clang's own headers. clangd
/// accepts the option only once, from its arguments or the environment.
static bool namesResourceDir(llvm::ArrayRef<char *> Arguments) {
  const auto Names = [](StringRef Argument) {
    Argument = Argument.ltrim('-');
    return Argument == "resource-dir" ||
           Argument.consume_front("resource-dir=");
  };
  const auto Flags = llvm::sys::Process::GetEnv("CLANGD_FLAGS");
  return llvm::any_of(Arguments, Names) ||
         (Flags && StringRef(*Flags).contains("resource-dir"));
}

/// clangd prints only its own version, and exits.
static void printVersionIfAsked(llvm::ArrayRef<char *> Arguments) {
  for (const StringRef Argument : Arguments)
    if (Argument == "--version" || Argument == "-version")
      llvm::outs() << "uri-clangd " URI_TIDY_VERSION "\n";
}

int main(int Argc, char **Argv) {
  llvm::SmallVector<char *, 16> Arguments(Argv, Argv + Argc);
  printVersionIfAsked(Arguments);
  // clangd searches for Clang's own headers next to its program, but ours is
  // somewhere else.
  std::string ResourceDir = "--resource-dir=" URI_TIDY_RESOURCE_DIR;
  if (!namesResourceDir(Arguments) && !Arguments.empty() &&
      llvm::sys::fs::is_directory(URI_TIDY_RESOURCE_DIR))
    Arguments.insert(Arguments.begin() + 1, ResourceDir.data());
  Arguments.push_back(nullptr);
  return clang::clangd::clangdMain(static_cast<int>(Arguments.size()) - 1,
                                   Arguments.data());
}
