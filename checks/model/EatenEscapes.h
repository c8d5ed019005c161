//===--- EatenEscapes.h - uri-tidy ------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Escapes of a URI that printf reads as conversions.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_MODEL_EATENESCAPES_H
#define URI_TIDY_MODEL_EATENESCAPES_H

#include "model/Format.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <optional>

namespace clang::tidy::uri {

/// Finds what was meant as an escape among the conversions of a printf format:
/// the smallest set without which the others fit the arguments, so that of
/// `"%02d%3A%02d"` with two integers only the `%3A` is one. What is no
/// conversion at all (`%2B`) always counts. Those items become
/// FormatItem::Octet; the arguments of the others are counted again.
///
/// \param Items what parseFormat made of \p Format.
/// \param Given how many arguments follow the format; nothing if that is not
/// known (a va_list), and then no conversion that could have one is taken away.
/// \param Takes whether a conversion, by its letter, takes that argument.
///
/// The work is bounded by the product of conversions and arguments, of which
/// formats with more than 65,536 count as not known.
void findEatenEscapes(
    llvm::MutableArrayRef<FormatItem> Items, llvm::StringRef Format,
    std::optional<size_t> Given,
    llvm::function_ref<bool(char Conversion, size_t Argument)> Takes);

} // namespace clang::tidy::uri

#endif // URI_TIDY_MODEL_EATENESCAPES_H
