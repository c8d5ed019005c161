//===--- FewOf.h - uri-tidy -------------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A short list without an allocation.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TEXT_FEWOF_H
#define URI_TIDY_TEXT_FEWOF_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

/// A list of at most \p Max elements, which are stored in the object itself.
template <typename T, unsigned Max> class FewOf {
public:
  bool isFull() const { return Count == Max; }
  /// Adds \p Element, or ignores it if the list is full.
  void push(T Element) {
    if (!isFull())
      Elements[Count++] = Element;
  }
  /// The list must not be empty.
  void replaceLast(T Element) { Elements[Count - 1] = Element; }
  /// Like push(), but ignores elements that the list already contains.
  void note(T Element) {
    if (!llvm::is_contained(all(), Element))
      push(Element);
  }
  /// The same for several elements. Returns whether there was no room for one
  /// of them.
  bool noteAll(const FewOf &Other) {
    bool IsMissing = false;
    for (const T &Element : Other.all()) {
      IsMissing |= isFull() && !llvm::is_contained(all(), Element);
      note(Element);
    }
    return IsMissing;
  }

  llvm::ArrayRef<T> all() const { return {Elements, Count}; }
  T *begin() { return Elements; }
  T *end() { return Elements + Count; }
  const T *begin() const { return Elements; }
  const T *end() const { return Elements + Count; }
  bool empty() const { return Count == 0; }

private:
  T Elements[Max] = {};
  unsigned Count = 0;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_TEXT_FEWOF_H
