//===--- Readings.h - uri-tidy ----------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Texts as flat templates, for the rules that know no choices.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TEXT_READINGS_H
#define URI_TIDY_TEXT_READINGS_H

#include "text/TextArena.h"
#include <vector>

namespace clang::tidy::uri {

/// At most TextArena::MaxReadings flat templates that are strings of \p T. The
/// first one has the longest alternative of each choice, and each repeat once.
/// Each other one has another alternative of one choice, unless that takes too
/// many: then each has several. Every alternative is in one of them. A value
/// that is one of several constants shows another one where there is room.
std::vector<Template> readingsOf(TextArena &Texts, TextRef T);

} // namespace clang::tidy::uri

#endif // URI_TIDY_TEXT_READINGS_H
