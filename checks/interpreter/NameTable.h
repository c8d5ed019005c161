//===--- NameTable.h - uri-tidy ---------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Constant tables whose rows have a Name, a std::string_view, and are sorted
/// by it.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_INTERPRETER_NAMETABLE_H
#define URI_TIDY_INTERPRETER_NAMETABLE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringRef.h"
#include <string_view>

namespace clang::tidy::uri {

/// Whether the names of \p Rows are sorted and unique.
template <typename Row, size_t Size>
constexpr bool isNameTable(const Row (&Rows)[Size]) {
  for (size_t I = 1; I < Size; ++I)
    if (Rows[I - 1].Name >= Rows[I].Name)
      return false;
  return true;
}

/// The row with the name \p Name; null if there is none.
template <typename Row>
const Row *findName(llvm::ArrayRef<Row> Rows, llvm::StringRef Name) {
  const Row *Found =
      llvm::lower_bound(Rows, Name, [](const Row &R, llvm::StringRef N) {
        return llvm::StringRef(R.Name) < N;
      });
  return Found != Rows.end() && llvm::StringRef(Found->Name) == Name ? Found
                                                                     : nullptr;
}

} // namespace clang::tidy::uri

#endif // URI_TIDY_INTERPRETER_NAMETABLE_H
