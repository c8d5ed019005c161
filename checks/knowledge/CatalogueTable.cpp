//===--- CatalogueTable.cpp - uri-tidy ------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "knowledge/CatalogueTable.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri::catalogue {

llvm::StringRef lastPart(llvm::StringRef Name) {
  const size_t Colons = Name.rfind("::");
  return Colons == llvm::StringRef::npos ? Name : Name.substr(Colons + 2);
}

const Group *CatalogueTable::find(llvm::StringRef LastName) const {
  if (LastName.empty() || Slots.empty())
    return nullptr;
  const unsigned Bit = filterBit(LastName);
  if (!(Filter[Bit / 64] >> Bit % 64 & 1))
    return nullptr;
  const size_t Mask = Slots.size() - 1;
  for (size_t Slot = hash(LastName) & Mask; Slots[Slot] != 0;
       Slot = (Slot + 1) & Mask) {
    const Group &Found = Groups[Slots[Slot] - 1];
    if (text(Found.LastName) == LastName)
      return &Found;
  }
  return nullptr;
}

bool CatalogueTable::callsArgument(llvm::StringRef LastName) const {
  const Group *Named = find(LastName);
  if (!Named)
    return false;
  for (const Function &Each : functionsOf(*Named))
    for (const FlowRow &Flow : flowsOf(Each.Flows))
      if (Flow.Kind == FlowRow::Apply || Flow.Kind == FlowRow::Fold)
        return true;
  return false;
}

llvm::ArrayRef<TypeFacts>
CatalogueTable::typesCalled(llvm::StringRef Last) const {
  const auto NameOf = [this](const TypeFacts &T) {
    return lastPart(text(T.Name));
  };
  const TypeFacts *Begin = llvm::partition_point(
      Types, [&](const TypeFacts &T) { return NameOf(T) < Last; });
  const TypeFacts *End = Begin;
  while (End != Types.end() && NameOf(*End) == Last)
    ++End;
  return {Begin, End};
}

const TypeFacts *CatalogueTable::findType(llvm::StringRef Qualified) const {
  const llvm::StringRef Last = lastPart(Qualified);
  const TypeFacts *AnyScope = nullptr;
  for (const TypeFacts &T : typesCalled(Last)) {
    const llvm::StringRef Name = text(T.Name);
    if (Name == Qualified)
      return &T;
    if (Name.size() == Last.size() + 3 && Name.front() == '*')
      AnyScope = &T;
  }
  return AnyScope;
}

bool CatalogueTable::isTextTypeName(llvm::StringRef Last) const {
  return llvm::any_of(typesCalled(Last), [](const TypeFacts &T) {
    return T.Holds != TypeContent::Parts;
  });
}

TextMethod CatalogueTable::methodOf(const TypeFacts &T,
                                    llvm::StringRef Name) const {
  for (const TypeMethod &Each : methodsOf(T))
    if (text(Each.Name) == Name && Each.Method != TextMethod::None)
      return Each.Method;
  return TextMethod::None;
}

} // namespace clang::tidy::uri::catalogue
