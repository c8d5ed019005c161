//===--- FaultyEncoderCheck.h - uri-tidy ------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The check uri-faulty-encoder.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_FAULTYENCODERCHECK_H
#define URI_TIDY_FAULTYENCODERCHECK_H

#include "UriCheck.h"

namespace clang::tidy::uri {

/// Checks for hand-written percent-encoders that get some bytes wrong.
///
/// For the user-facing documentation see docs/checks/uri-faulty-encoder.md.
class FaultyEncoderCheck : public UriCheck {
public:
  FaultyEncoderCheck(StringRef Name, ClangTidyContext *Context,
                     std::shared_ptr<UnitAnalysis> Analysis);
  void storeOptions(ClangTidyOptions::OptionMap &Opts) override;

protected:
  void checkFunction(const FunctionDecl &Function) override;

private:
  const bool LocaleDependence;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_FAULTYENCODERCHECK_H
