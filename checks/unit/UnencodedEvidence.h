//===--- UnencodedEvidence.h - uri-tidy ----------------------- -*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The evidence about values that enter URIs without percent-encoding.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_UNIT_UNENCODEDEVIDENCE_H
#define URI_TIDY_UNIT_UNENCODEDEVIDENCE_H

#include "model/Evidence.h"
#include "unit/UnitUris.h"
#include "unit/ValueEvidence.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace clang::tidy::uri {

/// Whether the value at \p Place is data that is not encoded, at least on some
/// ways through the program.
bool isUnencoded(const FoundUri &Found, const HolePlace &Place);

/// Collects what is known of unencoded values, in one unit.
class UnencodedEvidence {
public:
  /// \p Paths: a value may be the rest of a path, and is still one value.
  UnencodedEvidence(const UnitUris &Uris, bool Paths)
      : Uris(Uris), Paths(Paths) {}

  /// The evidence about the value at \p Place, for which isUnencoded() holds;
  /// nothing if it is a constant that needs no encoding.
  std::optional<Evidence> of(const FoundUri &Found, const HolePlace &Place);

private:
  /// What one declaration does with its values.
  struct Values {
    /// It inserts a parameter as a whole query, although its name indicates a
    /// value: the callers are aware that they write a query.
    bool TakesQueryPieces = false;
    /// Those that it encodes, by where they come from.
    llvm::DenseMap<const Origin *, llvm::SmallPtrSet<const TextValue *, 2>>
        Encoded;
    /// Those whose beginning is compared with a scheme.
    llvm::SmallPtrSet<const Origin *, 4> Tested;
    /// Those that are searched for a '&' as they are: queries.
    llvm::SmallPtrSet<const Origin *, 4> Divided;
    llvm::SmallPtrSet<TextRef, 2> Signed;
    /// The texts that each value is data in.
    llvm::DenseMap<const Origin *, llvm::SmallPtrSet<TextRef, 2>> Texts;
  };

  const Values &valuesOf(const Decl &D);
  /// The texts of \p D that a signature is computed of, and that go nowhere
  /// else.
  llvm::SmallPtrSet<TextRef, 2> signedTexts(const Decl &D) const;
  FeatureSet featuresOfNames(const HolePlace &Place, const FoundUri &Found,
                             const ValueEvidence &Value,
                             const FeatureSet &Around) const;
  FeatureSet featuresOfOrigin(const HolePlace &Place, const Hole &H,
                              const ValueEvidence &Value) const;
  FeatureSet featuresOfBytes(const FoundUri &Found, const HolePlace &Place,
                             const ValueEvidence &Value) const;
  FeatureSet featuresAround(const FoundUri &Found, const HolePlace &Place,
                            const ValueEvidence &Value);
  /// What other readings of the text, and the choices in it, say of \p H.
  FeatureSet featuresOfReadings(const FoundUri &Found, const Hole &H) const;
  bool says(llvm::StringRef Name, NameMeaningSet Any) const {
    return Uris.Analysis.names().say(Name, Any);
  }

  const UnitUris &Uris;
  const bool Paths;
  llvm::DenseMap<const Decl *, std::unique_ptr<Values>> Known;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_UNIT_UNENCODEDEVIDENCE_H
