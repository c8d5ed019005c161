//===--- WriteFile.cpp - uri-tidy -----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "WriteFile.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"

using llvm::StringRef;
namespace fs = llvm::sys::fs;

namespace clang::tidy::uri::tool {

/// Writes \p Text, and takes the stream's error from it: left there, it ends
/// the program.
static std::error_code print(llvm::raw_fd_ostream &Output, StringRef Text) {
  Output << Text;
  Output.flush();
  const std::error_code Error = Output.error();
  Output.clear_error();
  return Error;
}

std::error_code replaceFile(StringRef File, StringRef Text,
                            llvm::function_ref<bool()> Wanted) {
  fs::file_status Status;
  const bool Exists = !fs::status(File, Status);
  if (Exists && !fs::is_regular_file(Status)) {
    std::error_code Error;
    llvm::raw_fd_ostream Output(File, Error, fs::OF_Append);
    return Error ? Error : print(Output, Text);
  }
  // A link stays a link.
  llvm::SmallString<256> Target;
  if (fs::real_path(File, Target))
    Target = File;
  auto Temporary = fs::TempFile::create(Target + ".uri-tidy-%%%%%%");
  if (!Temporary)
    return llvm::errorToErrorCode(Temporary.takeError());
  std::error_code Error;
  {
    llvm::raw_fd_ostream Output(Temporary->FD, /*shouldClose=*/false);
    Error = print(Output, Text);
  }
  if (!Error && Exists)
    Error = fs::setPermissions(Temporary->FD, Status.permissions());
  if (!Error && !Wanted())
    Error = std::make_error_code(std::errc::operation_canceled);
  if (!Error)
    Error = llvm::errorToErrorCode(Temporary->keep(Target));
  if (Error)
    llvm::consumeError(Temporary->discard());
  return Error;
}

} // namespace clang::tidy::uri::tool
