//===--- WriteFile.cpp - uri-tidy -----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/WriteFile.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"
#include <filesystem>
#include <unistd.h>

using llvm::StringRef;
namespace fs = llvm::sys::fs;

namespace clang::tidy::uri::tool {

/// Writes \p Text, and takes the error from the stream, which would end the
/// program otherwise.
static std::error_code print(llvm::raw_fd_ostream &Output, StringRef Text) {
  Output << Text;
  Output.flush();
  const std::error_code Error = Output.error();
  Output.clear_error();
  return Error;
}

/// Replaces the content of \p File with \p Text.
static std::error_code overwrite(StringRef File, StringRef Text) {
  int FD;
  if (const std::error_code Error =
          fs::openFileForWrite(File, FD, fs::CD_OpenExisting))
    return Error;
  llvm::raw_fd_ostream Output(FD, /*shouldClose=*/true);
  if (const std::error_code Error = print(Output, Text))
    return Error;
  return fs::resize_file(FD, Text.size());
}

/// Overwrites \p File with \p Text. If that fails, restores the previous
/// content, for which the file already has blocks.
static std::error_code overwriteSafely(StringRef File, StringRef Text) {
  const auto Before = llvm::MemoryBuffer::getFile(File, /*IsText=*/false,
                                                  /*RequiresNullTerminator=*/
                                                  false, /*IsVolatile=*/true);
  if (!Before)
    return Before.getError();
  const std::error_code Error = overwrite(File, Text);
  if (!Error)
    return Error;
  if (const std::error_code Again = overwrite(File, (*Before)->getBuffer()))
    return Again;
  return Error;
}

/// Whether the file open as \p FD can replace one with the status \p Old. Gives
/// it the same owner and permissions.
static bool becomesLike(int FD, const fs::file_status &Old) {
  fs::file_status New;
  return Old.getLinkCount() == 1 && !fs::status(FD, New) &&
         ((New.getUser() == Old.getUser() &&
           New.getGroup() == Old.getGroup()) ||
          fchown(FD, Old.getUser(), Old.getGroup()) == 0) &&
         !fs::setPermissions(FD, Old.permissions());
}

/// Where \p File leads if it is a symbolic link; there may be no file.
static std::string targetOf(StringRef File) {
  llvm::SmallString<256> Real;
  if (!fs::real_path(File, Real))
    return Real.str().str();
  std::filesystem::path Target = File.str();
  // As many as Linux follows.
  for (unsigned Links = 0; Links < 40; ++Links) {
    std::error_code Error;
    const auto Next = std::filesystem::read_symlink(Target, Error);
    if (Error)
      break;
    Target = Target.parent_path() / Next;
  }
  return Target.string();
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
  // Replacing the file would be allowed even without this permission.
  if (Exists)
    if (const std::error_code Error = fs::access(File, fs::AccessMode::Write))
      return Error;
  // A symbolic link remains a symbolic link.
  const std::string Target = targetOf(File);
  auto Temporary = fs::TempFile::create(Target + ".uri-tidy-%%%%%%");
  if (!Temporary)
    return llvm::errorToErrorCode(Temporary.takeError());
  std::error_code Error;
  {
    llvm::raw_fd_ostream Output(Temporary->FD, /*shouldClose=*/false);
    Error = print(Output, Text);
  }
  const bool IsReplaced = !Exists || becomesLike(Temporary->FD, Status);
  if (!Error && !Wanted())
    Error = std::make_error_code(std::errc::operation_canceled);
  if (!Error && IsReplaced)
    Error = llvm::errorToErrorCode(Temporary->keep(Target));
  else if (!Error)
    // Until this is done, the temporary file contains the complete text.
    Error = overwriteSafely(Target, Text);
  if (Error || !IsReplaced)
    llvm::consumeError(Temporary->discard());
  return Error;
}

} // namespace clang::tidy::uri::tool
