//===--- TextShape.h - uri-tidy ---------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The shape of a whole text.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_MODEL_TEXTSHAPE_H
#define URI_TIDY_MODEL_TEXTSHAPE_H

#include "knowledge/NameMeanings.h"
#include "model/Template.h"

namespace clang::tidy::uri {

/// The shape of a whole text, as far as its content and the names of its values
/// indicate it.
enum class TextShape : unsigned char { Value, Path, Query, Uri };
TextShape shapeOf(const Template &T, const NameMeanings &Names);

/// Whether the constant \p Text is written as one or several parts of a URI
/// with their delimiters, with escapes, or as a template, and not as data.
bool isPieceOfUri(llvm::StringRef Text);

/// Whether \p T has values, and printf conversions for more of them.
bool isFormatAgain(const Template &T);

} // namespace clang::tidy::uri

#endif // URI_TIDY_MODEL_TEXTSHAPE_H
