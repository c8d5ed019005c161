//===--- ExitCode.h - uri-tidy -------------------------------- -*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The exit codes of the driver, as documented in --help.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_SUPPORT_EXITCODE_H
#define URI_TIDY_TOOL_SUPPORT_EXITCODE_H

namespace clang::tidy::uri::tool {

/// The exit codes. If several apply, Usage takes precedence, then the highest
/// number.
enum ExitCode : int {
  Clean = 0,      ///< Every file was checked; nothing was found.
  Findings = 1,   ///< Every file was checked; something was found.
  Usage = 2,      ///< The command line or a configuration file is wrong.
  Incomplete = 3, ///< Some file was not checked completely.
};

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_SUPPORT_EXITCODE_H
