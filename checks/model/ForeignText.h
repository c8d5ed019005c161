//===--- ForeignText.h - uri-tidy -------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Text in other languages, which may contain a URI but is not one itself.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_MODEL_FOREIGNTEXT_H
#define URI_TIDY_MODEL_FOREIGNTEXT_H

#include "llvm/ADT/StringRef.h"

namespace clang::tidy::uri {

/// Whether \p Whole is text around a URI: XML, a regular expression, a sentence
/// with a quoted URI.
bool isMarkup(llvm::StringRef Whole);

/// Whether \p Whole is a pattern that is expanded elsewhere: a route, a shell
/// or Windows variable, a glob.
bool isForeignText(llvm::StringRef Whole);

/// The same, or an RFC 6570 template or another one with names in braces,
/// brackets or the like.
bool isForeignTemplate(llvm::StringRef Whole);

/// Whether \p Whole has the generic syntax and a scheme that is otherwise
/// unknown, such as one that a program registers for links to itself.
bool isOwnScheme(llvm::StringRef Whole);

} // namespace clang::tidy::uri

#endif // URI_TIDY_MODEL_FOREIGNTEXT_H
