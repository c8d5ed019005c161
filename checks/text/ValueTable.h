//===--- ValueTable.h - uri-tidy --------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The values of a translation unit, each once.
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

/// The values of one translation unit, each once. They live as long as this.
class ValueTable {
public:
  const Origin *origin(const Origin &O);
  /// \p Text has no holes.
  const ConstantText *constant(Template Text);
  const ByteImages *images(const ByteImages &Images);
  const Transformer *transformer(const Transformer &T);
  /// If there is one that is equal to \p V, it gets the notes of \p V, too.
  const TextValue *value(const TextValue &V);

  /// The value that is one of \p Texts.
  const TextValue *constants(llvm::ArrayRef<const ConstantText *> Texts,
                             UriPart Part = UriPart::Data);
  /// A value of which only \p Facts are known.
  const TextValue *joined(const TextFacts &Facts);
  /// \p V after \p T, as \p Entry reads it; null if too much has been done to
  /// it already. \p T is unique.
  const TextValue *transformed(const TextValue &V, const Transformer &T,
                               const Expr *Entry);
  /// The value that is \p A or \p B, which are alike.
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
