//===--- TextShape.h - uri-tidy ---------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What a text is as a whole.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_MODEL_TEXTSHAPE_H
#define URI_TIDY_MODEL_TEXTSHAPE_H

#include "knowledge/NameMeanings.h"
#include "model/Template.h"

namespace clang::tidy::uri {

/// What a text is, undivided, as far as its own text and the names of its
/// values tell.
enum class TextShape : unsigned char { Value, Path, Query, Uri };
TextShape shapeOf(const Template &T, const NameMeanings &Names);

/// Whether \p T has values, and conversions of printf for more of them.
bool isFormatAgain(const Template &T);

} // namespace clang::tidy::uri

#endif // URI_TIDY_MODEL_TEXTSHAPE_H
