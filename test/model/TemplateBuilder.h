//===--- TemplateBuilder.h - uri-tidy ---------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Templates as tests write them: `http://h/{}?q={}`.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TEST_MODEL_TEMPLATEBUILDER_H
#define URI_TIDY_TEST_MODEL_TEMPLATEBUILDER_H

#include "model/Template.h"

namespace clang::tidy::uri {

/// \p Spelled with a hole for each `{}`, in state \p State.
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

/// The opposite of makeTemplate().
inline std::string spelled(const Template &T) {
  std::string Result = T.Text;
  for (size_t I = T.Holes.size(); I > 0; --I)
    Result.insert(T.Holes[I - 1].Pos, "{}");
  return Result;
}

} // namespace clang::tidy::uri

#endif // URI_TIDY_TEST_MODEL_TEMPLATEBUILDER_H
