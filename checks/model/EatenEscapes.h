//===--- EatenEscapes.h - uri-tidy ------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Escapes of a URI that printf interprets as conversions.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_MODEL_EATENESCAPES_H
#define URI_TIDY_MODEL_EATENESCAPES_H

#include "model/Format.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <optional>

namespace clang::tidy::uri {

/// Finds the conversions of a printf format that were meant as escapes: the
/// smallest set without which the others fit the arguments. For example, in
/// `"%02d%3A%02d"` with two integers, only `%3A` is an escape. Text that is not
/// a conversion (`%2B`) always counts. Each of these items becomes
/// FormatItem::Octet, and the arguments of the others are counted again.
///
/// \param Items the result of parseFormat() for \p Format.
/// \param Given the number of arguments after the format; std::nullopt if it is
/// not known (a va_list). Then every conversion that could have an argument is
/// kept.
/// \param Takes whether a conversion, given by its letter, takes that argument.
///
/// The work is bounded by the product of conversions and arguments. If that
/// exceeds 65,536, the number of arguments counts as not known.
void findEatenEscapes(
    llvm::MutableArrayRef<FormatItem> Items, llvm::StringRef Format,
    std::optional<size_t> Given,
    llvm::function_ref<bool(char Conversion, size_t Argument)> Takes);

} // namespace clang::tidy::uri

#endif // URI_TIDY_MODEL_EATENESCAPES_H
