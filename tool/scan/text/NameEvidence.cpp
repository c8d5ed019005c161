//===--- NameEvidence.cpp - uri-tidy --------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "scan/text/NameEvidence.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Path.h"

using llvm::StringRef;

namespace clang::tidy::uri::tool {

/// The evidence that is passed on from function to function. Other evidence
/// must be combined within one function.
static constexpr TextEvidence FarEvidence = EvidenceWholeUri |
                                            EvidenceKeyValue | EvidenceEncoder |
                                            EvidencePartSink | EvidenceUserFact;

void NameEvidence::addName(NameTable::Id Name, TextEvidence Evidence) {
  Given.emplace_back(Name, Evidence);
}

NameEvidence::Brought &NameEvidence::at(NameTable::Id Name) {
  Brought &Result = State[Name];
  if (Result.Unit != Unit) {
    Result = {};
    Result.Unit = Unit;
  }
  return Result;
}

TextEvidence NameEvidence::evidenceOf(NameTable::Id Name) const {
  const Brought &Known = State[Name];
  return Names[Name].Evidence |
         (Known.Unit == Unit ? Known.Macro | Known.Value | Known.Call : 0);
}

TextEvidence NameEvidence::methodEvidenceOf(NameTable::Id Name,
                                            ClassSet Objects) const {
  const Brought &Known = State[Name];
  if (Known.Unit != Unit || (Known.Methods & Objects) == 0)
    return 0;
  TextEvidence Evidence = 0;
  for (const size_t I : Methods.find(Name)->second)
    if (this->Known[I].Class & Known.Methods & Objects)
      Evidence |= this->Known[I].Evidence;
  return Evidence;
}

bool NameEvidence::matters(NameTable::Id Name) const {
  const Brought &Known = State[Name];
  return Names[Name].Evidence != 0 ||
         (Known.Unit == Unit &&
          ((Known.Macro | Known.Value | Known.Call | Known.Parameter) != 0 ||
           (Known.Classes | Known.Objects | Known.Methods) != 0));
}

/// Adds the evidence of \p D. Returns whether that extends the previous
/// evidence.
bool NameEvidence::apply(const Definition &D, const Definitions &In,
                         bool IsSystem) {
  // `class EXPORT Name`: the definition of the macro EXPORT determines its
  // evidence.
  if (D.Kind == Definition::Class && at(D.Name).IsMacro)
    return false;
  TextEvidence Evidence = D.Own;
  ClassSet Classes = 0, Objects = 0;
  llvm::SmallVector<NameTable::Id, 8> Called;
  for (std::uint32_t I = D.Begin; I < D.End; ++I) {
    const NameTable::Id Name = In.Mentions[I];
    const Brought &Known = at(Name);
    if (I < D.Lead) {
      // These are types, or attributes, which may be in macros.
      Objects |= Known.Classes;
      Evidence |= Known.Macro & EvidenceUserFact;
      continue;
    }
    // In system headers, only the text of macros and constants counts.
    if (IsSystem && D.Kind != Definition::Declaration &&
        D.Kind != Definition::Class) {
      Evidence |= Known.Macro;
      if (D.Kind == Definition::Alias)
        Classes |= Known.Classes;
      continue;
    }
    const TextEvidence Text = Names[Name].Evidence | Known.Macro | Known.Value;
    switch (D.Kind) {
    case Definition::Class:
      Classes |= Known.Classes;
      break;
    case Definition::Alias:
      Classes |= Known.Classes;
      Evidence |= Text | Known.Call;
      break;
    case Definition::Macro:
    case Definition::Variable:
      Evidence |= Text | Known.Call;
      if (Known.Methods)
        Called.push_back(Name);
      Objects |= Known.Classes | Known.Objects;
      break;
    case Definition::Body:
      Evidence |= Text | (Known.Call & FarEvidence);
      if (Known.Methods)
        Called.push_back(Name);
      Objects |= Known.Classes | Known.Objects;
      break;
    case Definition::Declaration:
      if (Known.Parameter)
        Evidence |= IsSystem ? EvidenceUriName : EvidenceUriSink;
      Evidence |= Known.Macro & EvidenceUserFact;
      break;
    }
  }
  for (const NameTable::Id Name : Called)
    Evidence |= methodEvidenceOf(Name, Objects);
  // This evidence concerns only the text in which the name occurs.
  Evidence &= ~EvidenceUriPartName;
  Brought &Mine = at(D.Name);
  if (Mine.TakesText && D.Kind == Definition::Declaration)
    Evidence &= EvidenceUserFact;
  TextEvidence &To = D.Kind == Definition::Macro      ? Mine.Macro
                     : D.Kind == Definition::Variable ? Mine.Value
                                                      : Mine.Call;
  // A body does not return the objects that it uses; a declaration returns
  // those of its type.
  if (D.Kind == Definition::Body)
    Objects = 0;
  const bool IsMore = (Evidence & ~To) != 0 || (Classes & ~Mine.Classes) != 0;
  To |= Evidence;
  Mine.Classes |= Classes;
  Mine.Objects |= Objects;
  return IsMore;
}

void NameEvidence::solve(llvm::ArrayRef<List> Lists) {
  ++Unit;
  for (const auto &[In, IsSystem] : Lists)
    for (const Definition &D : In->List) {
      at(D.Name).IsDefined = true;
      at(D.Name).IsMacro |= D.Kind == Definition::Macro;
    }
  for (const auto &[Name, Evidence] : Given)
    at(Name).Call |= Evidence;
  for (const Facts &Each : Known) {
    // If headers define a class, one of them must belong to this unit.
    if (!llvm::all_of(Each.Around, [this](NameTable::Id Name) {
          return !IsDefined[Name] || at(Name).IsDefined;
        }))
      continue;
    Brought &Of = at(Each.Name);
    if (Each.Class) {
      Of.Methods |= Each.Class;
      at(Each.Around.back()).Classes |= Each.Class;
    } else {
      Of.Call |= Each.Evidence;
    }
    if (Each.IsConstructor)
      Of.Parameter |= Each.Evidence;
    Of.TakesText |= Each.TakesText;
  }
  for (bool IsMore = true; IsMore;) {
    IsMore = false;
    for (const auto &[In, IsSystem] : Lists)
      for (const Definition &D : In->List)
        IsMore |= apply(D, *In, IsSystem);
  }
}

void NameEvidence::prepare() {
  State.resize(Names.size());
  IsDefined.resize(Names.size());
  std::vector<List> All = Everywhere;
  for (ScannedFiles::Id I = 0; I < Files.size(); ++I)
    All.push_back({&Files[I].Scan.Declared, isSystem(I)});
  for (const auto &[In, IsSystem] : All)
    for (const Definition &D : In->List)
      IsDefined[D.Name] = true;
  const catalogue::CatalogueTable &Table = catalogue::builtIn();
  llvm::DenseMap<NameTable::Id, unsigned> ClassBits;
  for (const auto &[Name, Group] : Names.Known)
    for (const catalogue::Function &Function : Table.functionsOf(*Group)) {
      llvm::SmallVector<StringRef, 4> Parts;
      Table.text(Function.Name).split(Parts, "::");
      const StringRef Last = Parts.pop_back_val();
      const bool IsConstructor = !Parts.empty() && Parts.back() == Last;
      const bool TakesText =
          IsConstructor &&
          llvm::any_of(Table.factsOf(Function), [](const auto &Fact) {
            return Fact.Role == ApiRole::Forwards;
          });
      const TextEvidence Evidence = evidenceOfFacts(Table, Function);
      if ((Evidence == 0 && !TakesText) ||
          !llvm::all_of(
              Parts, [this](StringRef Part) { return Names.contains(Part); }))
        continue;
      Facts &New = Known.emplace_back();
      New.Name = Name;
      New.Evidence = Evidence;
      for (const StringRef Part : Parts)
        New.Around.push_back(*Names.find(Part));
      New.IsConstructor = IsConstructor;
      New.TakesText = TakesText;
      // If a header defines the enclosing name, it is a class, otherwise a
      // namespace.
      New.Class = 0;
      if (!New.Around.empty() && !IsConstructor &&
          IsDefined[New.Around.back()]) {
        const auto Bit =
            ClassBits.try_emplace(New.Around.back(), ClassBits.size()).first;
        New.Class = ClassSet(1) << Bit->second % 64;
        Methods[Name].push_back(Known.size() - 1);
      }
    }

  // Treat all units as one: names without evidence in this case never have any.
  solve(All);
  Useful.resize(Files.size());
  UsefulNames.resize(Files.size());
  llvm::DenseSet<NameTable::Id> Around;
  for (const Facts &Each : Known)
    Around.insert(Each.Around.begin(), Each.Around.end());
  for (ScannedFiles::Id I = 0; I < Files.size(); ++I) {
    const Definitions &From = Files[I].Scan.Declared;
    Definitions &To = Useful[I];
    for (Definition D : From.List) {
      if (!matters(D.Name) && !Around.contains(D.Name))
        continue;
      const auto First = static_cast<std::uint32_t>(To.Mentions.size());
      std::uint32_t Lead = First;
      for (std::uint32_t M = D.Begin; M < D.End; ++M) {
        const NameTable::Id Name = From.Mentions[M];
        if (matters(Name))
          To.Mentions.push_back(Name);
        if (M < D.Lead)
          Lead = static_cast<std::uint32_t>(To.Mentions.size());
      }
      D.Begin = First;
      D.Lead = Lead;
      D.End = static_cast<std::uint32_t>(To.Mentions.size());
      To.List.push_back(D);
    }
    for (const NameTable::Id Name : Files[I].Scan.Names)
      if (matters(Name))
        UsefulNames[I].push_back(Name);
  }
}

void NameEvidence::enter(llvm::ArrayRef<ScannedFiles::Id> Closure) {
  std::vector<List> Lists = Everywhere;
  for (const ScannedFiles::Id File : Closure)
    if (!Useful[File].List.empty())
      Lists.push_back({&Useful[File], isSystem(File)});
  solve(Lists);
}

bool NameEvidence::mayHoldFindings(ScannedFiles::Id File) const {
  const FileScan &Scan = Files[File].Scan;
  constexpr TextEvidence Spelled =
      EvidencePath | EvidenceDelimiter | EvidenceQuestionMark;
  TextEvidence Evidence = Scan.Own;
  // A macro defined in this file may be any of the names called.
  if (Evidence & EvidenceStringizer && !Scan.Divided.empty())
    Evidence |= Spelled;
  ClassSet Objects = 0;
  for (const NameTable::Id Name : UsefulNames[File]) {
    const TextEvidence Each = evidenceOf(Name);
    Evidence |= Each;
    if (const Brought &Known = State[Name]; Known.Unit == Unit)
      Objects |= Known.Classes | Known.Objects;
    if (Each & EvidenceStringizer && llvm::is_contained(Scan.Divided, Name))
      Evidence |= Spelled;
  }
  for (const NameTable::Id Name : UsefulNames[File])
    Evidence |= methodEvidenceOf(Name, Objects);
  Evidence |= evidenceOfName(llvm::sys::path::stem(Files[File].Path)) &
              EvidenceUriPartName;
  return uri::mayHoldFindings(Evidence);
}

} // namespace clang::tidy::uri::tool
