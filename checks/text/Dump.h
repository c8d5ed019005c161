//===--- Dump.h - uri-tidy --------------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Prints texts.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TEXT_DUMP_H
#define URI_TIDY_TEXT_DUMP_H

#include "text/TextNode.h"
#include "text/TextValue.h"

namespace llvm::json {
class OStream;
} // namespace llvm::json

namespace clang::tidy::uri {

/// Returns the word for \p Kind in the output: `parameter`.
llvm::StringRef nameOf(Origin::KindTy Kind);

/// Returns \p T on one line, for people: `V(base) "?q=" ("" | "x") E(n)`.
std::string lineOf(TextRef T);

/// Writes \p T as a tree, for programs. A node is one of
/// - `{"lit": bytes}`
/// - `{"value": {"origin": {"kind": word, "name": text}, "transformers": [...],
///   "chars": set, "level": lowest, "harmless": bool, "encoded": bool, "lost":
///   bool}}`; the origin of constants also has `"texts": [bytes]`, and
///   `"complete": false` if these are not all of them
/// - `{"cat": [node]}`, `{"alt": [node]}`, `{"rep": node}`
/// - `{"coded": {"call": name, "transformer": transformer, "text": node}}`
///
/// Bytes are written as a string with one character for each byte: U+0000 to
/// U+00FF. A set of bytes has 64 hex digits, two for each group of eight bytes,
/// of which the first one is the lowest bit. A transformer is `{"kind": word}`
/// with the fields of its kind: `keeps` (a set), `plus`, `lowercase`,
/// `repairs`, `images` (256 texts), `base`, `url`, and `"proved": false` if it
/// is known only by its name.
void writeJson(llvm::json::OStream &Out, TextRef T);

} // namespace clang::tidy::uri

#endif // URI_TIDY_TEXT_DUMP_H
