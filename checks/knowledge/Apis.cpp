//===--- Apis.cpp - uri-tidy ----------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "knowledge/Apis.h"
#include "knowledge/CatalogueTable.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

namespace clang::tidy::uri {

using catalogue::builtIn;

bool mayHaveFact(llvm::StringRef LastName, ApiRole Role) {
  const catalogue::Group *Found = builtIn().find(LastName);
  return Found && (Found->Roles >> static_cast<unsigned>(Role) & 1);
}

bool mayHaveFlows(llvm::StringRef LastName) {
  const catalogue::Group *Found = builtIn().find(LastName);
  return Found && llvm::any_of(builtIn().functionsOf(*Found),
                               [](const catalogue::Function &Each) {
                                 return Each.Flows.IsKnown;
                               });
}

/// The elements of a list as stored in a CatalogueTable.
static llvm::SmallVector<llvm::StringRef, 4> elements(catalogue::Text List) {
  llvm::SmallVector<llvm::StringRef, 4> Result;
  builtIn().text(List).split(Result, '|', -1, /*KeepEmpty=*/false);
  return Result;
}

std::optional<SuggestedEncoder>
suggestedEncoderFor(llvm::StringRef Type,
                    llvm::function_ref<bool(llvm::StringRef)> Includes) {
  for (const catalogue::Suggestion &S : builtIn().Suggestions) {
    if (!llvm::is_contained(elements(S.Types), Type))
      continue;
    const auto Headers = elements(S.Headers);
    if (!Headers.empty() && !llvm::any_of(Headers, Includes))
      continue;
    const auto Text = [](catalogue::Text T) { return builtIn().text(T); };
    return SuggestedEncoder{Text(S.Call), Text(S.FileUri), Text(S.Result),
                            Text(S.Include), Text(S.Release)};
  }
  return std::nullopt;
}

bool isIdentifierUri(llvm::StringRef Uri) {
  return llvm::any_of(builtIn().Identifiers, [&](catalogue::Text Known) {
    return llvm::StringRef(Uri).consume_front(builtIn().text(Known));
  });
}

static bool isListed(llvm::StringRef Scheme,
                     llvm::ArrayRef<catalogue::Text> Known) {
  return llvm::any_of(Known, [&](catalogue::Text One) {
    return Scheme.equals_insensitive(builtIn().text(One));
  });
}

bool isHierarchicalScheme(llvm::StringRef Scheme) {
  // `git+https`: the protocol is behind the '+'.
  return isListed(Scheme, builtIn().Schemes) ||
         isListed(Scheme.rsplit('+').second, builtIn().Schemes);
}

bool isAddressScheme(llvm::StringRef Scheme) {
  return isListed(Scheme, builtIn().AddressSchemes);
}

bool isPrivateScheme(llvm::StringRef Scheme) {
  return isListed(Scheme, builtIn().PrivateSchemes);
}

} // namespace clang::tidy::uri
