//===--- TextMatcher.h - uri-tidy -------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Tests which strings belong to a text.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TEST_TEXT_TEXTMATCHER_H
#define URI_TIDY_TEST_TEXT_TEXTMATCHER_H

#include "text/TextNode.h"

namespace clang::tidy::uri {

/// Whether \p S is a string of \p T. A value can be any string of its bytes, or
/// any of its constants if all are known. Simulates \p T as an automaton.
/// Except for nested repeats, the time is proportional to the nodes of \p T as
/// a tree and to the length of \p S.
bool matches(TextRef T, llvm::StringRef S);

} // namespace clang::tidy::uri

#endif // URI_TIDY_TEST_TEXT_TEXTMATCHER_H
