//===--- CatalogueBuilder.cpp - uri-tidy ----------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "knowledge/CatalogueBuilder.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include <tuple>

namespace clang::tidy::uri::catalogue {

CatalogueBuilder::CatalogueBuilder() : Texts(1, '\0') {}

Text CatalogueBuilder::add(llvm::StringRef NewText) {
  if (NewText.empty())
    return 0;
  const auto [Entry, IsNew] =
      Known.try_emplace(NewText, static_cast<Text>(Texts.size()));
  if (IsNew) {
    Texts += NewText;
    Texts += '\0';
  }
  return Entry->second;
}

std::uint16_t CatalogueBuilder::add(const uricore::CharSet &Set) {
  const auto Found = llvm::find(Sets, Set);
  const auto Number = static_cast<std::uint16_t>(Found - Sets.begin() + 1);
  if (Found == Sets.end())
    Sets.push_back(Set);
  return Number;
}

bool CatalogueBuilder::isFull() const {
  // The slots hold numbers of functions, and there are twice as many.
  constexpr size_t MaxFunctions = 30'000;
  return Functions.size() > MaxFunctions ||
         std::max({Facts.size(), Conditions.size(), Flows.size(), Paths.size(),
                   Sets.size()}) > UINT16_MAX;
}

FlowList CatalogueBuilder::add(llvm::ArrayRef<NewFlow> List) {
  std::string Spelled;
  const auto Spell = [&Spelled](auto... Numbers) {
    ((Spelled += std::to_string(Numbers) + ' '), ...);
  };
  for (const NewFlow &New : List) {
    Spell(New.Row.Kind, static_cast<int>(New.Row.As), New.Row.Key.Index,
          New.Row.Key.Name, New.Row.FirstCondition, New.Row.Conditions);
    for (const Path &P : New.Paths) {
      Spell(P.Root.Index, P.Root.Name, P.At, P.Size);
      for (const FlowStep &Step : P.Steps)
        Spell(Step.Kind, Step.Index);
    }
  }
  const auto [Entry, IsNew] =
      KnownFlows.try_emplace(Spelled, static_cast<std::uint16_t>(Flows.size()));
  if (IsNew)
    for (const NewFlow &New : List) {
      Flows.push_back(New.Row);
      Flows.back().FirstPath = static_cast<std::uint16_t>(Paths.size());
      Flows.back().Paths = static_cast<std::uint16_t>(New.Paths.size());
      Paths.insert(Paths.end(), New.Paths.begin(), New.Paths.end());
    }
  return {Entry->second, static_cast<std::uint16_t>(List.size()), true};
}

void CatalogueBuilder::finish() {
  Names.finish();
  const auto Last = [&](const Function &F) { return lastPart(text(F.Name)); };
  // Functions with the same unqualified name are in the order of the files.
  llvm::sort(Functions, [&](const Function &A, const Function &B) {
    return std::tuple(Last(A), A.FirstFact, A.Name) <
           std::tuple(Last(B), B.FirstFact, B.Name);
  });
  for (size_t I = 0; I < Functions.size(); ++I) {
    if (I == 0 || Last(Functions[I - 1]) != Last(Functions[I]))
      Groups.push_back({add(std::string(Last(Functions[I]))),
                        static_cast<std::uint16_t>(I), 0, 0});
    Group &Current = Groups.back();
    ++Current.Functions;
    if (Functions[I].Known == Behaviour::Verified)
      for (const Fact &F : llvm::ArrayRef<Fact>(Facts).slice(
               Functions[I].FirstFact, Functions[I].Facts))
        Current.Roles |= 1U << static_cast<unsigned>(F.Role);
  }
  llvm::sort(Types, [&](const TypeFacts &A, const TypeFacts &B) {
    return std::pair(lastPart(text(A.Name)), text(A.Name)) <
           std::pair(lastPart(text(B.Name)), text(B.Name));
  });
  if (Groups.empty())
    return;
  Slots.resize(llvm::PowerOf2Ceil(Groups.size() * 2));
  Filter.resize(4096 / 64);
  for (size_t I = 0; I < Groups.size(); ++I) {
    const llvm::StringRef Name = text(Groups[I].LastName);
    size_t Slot = hash(Name) & (Slots.size() - 1);
    while (Slots[Slot] != 0)
      Slot = (Slot + 1) & (Slots.size() - 1);
    Slots[Slot] = static_cast<std::uint16_t>(I + 1);
    const unsigned Bit = filterBit(Name);
    Filter[Bit / 64] |= std::uint64_t(1) << Bit % 64;
  }
}

CatalogueTable CatalogueBuilder::table() const {
  return {Texts,          Libraries,      Functions,   Facts,       Conditions,
          Sets,           Groups,         Suggestions, Types,       Methods,
          Fields,         Flows,          Paths,       Identifiers, Schemes,
          AddressSchemes, PrivateSchemes, Slots,       Filter};
}

} // namespace clang::tidy::uri::catalogue
