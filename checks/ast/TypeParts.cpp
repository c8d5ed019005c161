//===--- TypeParts.cpp - uri-tidy -----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ast/TextTypes.h"

namespace clang::tidy::uri {

llvm::SmallVector<TypePart, 2> TextTypes::partsOf(QualType) const { return {}; }

std::optional<Flow> TextTypes::fieldOf(const FieldDecl &) const {
  return std::nullopt;
}

} // namespace clang::tidy::uri
