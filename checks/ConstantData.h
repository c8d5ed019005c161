//===--- ConstantData.h - uri-tidy ------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Constants that become data in a URI.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_CONSTANTDATA_H
#define URI_TIDY_CONSTANTDATA_H

#include "UriCheck.h"

namespace clang::tidy::uri {

/// Whether \p H is a constant that a variable, an argument or a function passes
/// on, so that the program shows where it ends.
bool isConstantData(const Hole &H);

/// How certain it is that the constant \p H needs encoding at \p Place; nothing
/// if none of its characters has a meaning there.
std::optional<Confidence> confidenceOfConstant(const HolePlace &Place,
                                               const Hole &H,
                                               const NameMeanings &Names);

} // namespace clang::tidy::uri

#endif // URI_TIDY_CONSTANTDATA_H
