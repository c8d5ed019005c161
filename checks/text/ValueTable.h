//===--- ValueTable.h - uri-tidy --------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The unique values of a translation unit.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TEXT_VALUETABLE_H
#define URI_TIDY_TEXT_VALUETABLE_H

#include "text/TextValue.h"
#include "text/UniqueSet.h"
#include "llvm/Support/StringSaver.h"
#include <set>
#include <vector>

namespace clang::tidy::uri {

/// The values of a translation unit, each once. They live as long as the table.
class ValueTable {
public:
  const Origin *origin(const Origin &O);
  /// \p Text must not have holes.
  const ConstantText *constant(Template Text);
  const ByteImages *images(const ByteImages &Images);
  const Transformer *transformer(const Transformer &T);
  /// If an equal value exists, adds the notes of \p V to it.
  const TextValue *value(const TextValue &V);

  /// Returns the value that is one of \p Texts.
  const TextValue *constants(llvm::ArrayRef<const ConstantText *> Texts,
                             UriPart Part = UriPart::Data);
  /// Returns a value of which only \p Facts are known.
  const TextValue *joined(const TextFacts &Facts);
  /// Returns \p V after \p T, as read by \p Entry, or null if \p V already has
  /// the maximum number of transformers. \p T must be unique.
  const TextValue *transformed(const TextValue &V, const Transformer &T,
                               const Expr *Entry);
  /// Returns the value that is \p A or \p B, which must be alike.
  const TextValue *merged(const TextValue &A, const TextValue &B);

private:
  const Origin *constantsOrigin(std::vector<const ConstantText *> Texts,
                                bool HasMoreTexts);

  llvm::BumpPtrAllocator Memory;
  llvm::UniqueStringSaver Names{Memory};
  UniqueSet<ConstantText> Constants;
  std::set<ByteImages> Images;
  UniqueSet<Transformer> Transformers;
  UniqueSet<Origin> Origins;
  UniqueSet<TextValue> Values;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_TEXT_VALUETABLE_H
