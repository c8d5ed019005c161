//===--- FewOf.h - uri-tidy -------------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A short list in place, with a bound.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TEXT_FEWOF_H
#define URI_TIDY_TEXT_FEWOF_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

/// At most \p Max elements, in place.
template <typename T, unsigned Max> class FewOf {
public:
  bool isFull() const { return Count == Max; }
  /// Adds \p Element if there is room for it.
  void push(T Element) {
    if (!isFull())
      Elements[Count++] = Element;
  }
  /// The same, but each element once.
  void note(T Element) {
    if (!llvm::is_contained(all(), Element))
      push(Element);
  }
  void noteAll(const FewOf &Other) {
    for (const T &Element : Other.all())
      note(Element);
  }

  llvm::ArrayRef<T> all() const { return {Elements, Count}; }
  const T *begin() const { return Elements; }
  const T *end() const { return Elements + Count; }
  bool empty() const { return Count == 0; }

private:
  T Elements[Max] = {};
  unsigned Count = 0;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_TEXT_FEWOF_H
