//===--- TextMatcher.h - uri-tidy -------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Which strings a text stands for.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TEST_TEXT_TEXTMATCHER_H
#define URI_TIDY_TEST_TEXT_TEXTMATCHER_H

#include "text/TextNode.h"

namespace clang::tidy::uri {

/// Whether \p S is a string of \p T. A value can be any text of its bytes, or
/// any of its constants if all are known. Simulates \p T as an automaton, in
/// time proportional to its nodes as a tree and the length of \p S, but for
/// nested repeats.
bool matches(TextRef T, llvm::StringRef S);

} // namespace clang::tidy::uri

#endif // URI_TIDY_TEST_TEXT_TEXTMATCHER_H
