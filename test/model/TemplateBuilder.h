//===--- TemplateBuilder.h - uri-tidy ---------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The notation for templates in tests: `http://h/{}?q={}`.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TEST_MODEL_TEMPLATEBUILDER_H
#define URI_TIDY_TEST_MODEL_TEMPLATEBUILDER_H

#include "model/Template.h"

namespace clang::tidy::uri {

/// Returns \p Spelled with a hole in state \p State for each `{}`.
inline Template makeTemplate(llvm::StringRef Spelled,
                             EncodingState State = EncodingState::Raw) {
  Template Result;
  for (;;) {
    const auto [Text, Rest] = Spelled.split("{}");
    if (!Text.empty())
      Result.appendText(Text);
    if (Text.size() == Spelled.size())
      return Result;
    Result.appendHole(nullptr, State);
    Spelled = Rest;
  }
}

/// The inverse of makeTemplate().
inline std::string spelled(const Template &T) {
  std::string Result = T.Text;
  for (size_t I = T.Holes.size(); I > 0; --I)
    Result.insert(T.Holes[I - 1].Pos, "{}");
  return Result;
}

} // namespace clang::tidy::uri

#endif // URI_TIDY_TEST_MODEL_TEMPLATEBUILDER_H
