//===--- TextArguments.h - uri-tidy -----------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The arguments of the commands that convert text.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_COMMANDS_TEXTARGUMENTS_H
#define URI_TIDY_TOOL_COMMANDS_TEXTARGUMENTS_H

#include "core/CharSet.h"
#include "core/Component.h"
#include "core/Form.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>
#include <vector>

namespace clang::tidy::uri::tool {

struct TextArguments {
  /// Unset for form data.
  std::optional<uricore::Component> Which = uricore::Component::PathSegment;
  /// Further characters to keep.
  uricore::CharSet Safe;
  /// For form data, as browsers do.
  uricore::LineBreaks Breaks = uricore::LineBreaks::Crlf;
  /// Whether an IRI becomes a URI, or the other way round. If unset, this
  /// depends on the text.
  std::optional<bool> ToUri;
  std::vector<llvm::StringRef> Texts;

  /// The arguments of \p Command. Empty, and the error printed, if they are
  /// invalid.
  static std::optional<TextArguments>
  parse(llvm::StringRef Command, llvm::ArrayRef<llvm::StringRef> Arguments);

  /// The options of \p Command; those that take a value end in '='.
  static std::vector<std::string> optionsOf(llvm::StringRef Command);
};

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_COMMANDS_TEXTARGUMENTS_H
