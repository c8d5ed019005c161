//===--- Readings.h - uri-tidy ----------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Turns texts into flat templates, for the rules that do not handle choices.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TEXT_READINGS_H
#define URI_TIDY_TEXT_READINGS_H

#include "text/TextArena.h"
#include <optional>
#include <vector>

namespace clang::tidy::uri {

/// Returns at most TextArena::MaxReadings flat templates, each of which is a
/// string of \p T. The first one has the longest alternative of each choice,
/// and each repeat once. Each other one replaces the alternative of one choice,
/// or of several if there are too many alternatives. Every alternative occurs
/// in one of them. A value that is one of several constants shows different
/// ones if there is room.
std::vector<Template> readingsOf(TextArena &Texts, TextRef T);

/// Returns \p Reading with holes for the constants that are data or were
/// encoded; nothing if it has none.
std::optional<Template> withDataAsHoles(const Template &Reading);

} // namespace clang::tidy::uri

#endif // URI_TIDY_TEXT_READINGS_H
