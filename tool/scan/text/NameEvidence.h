//===--- NameEvidence.h - uri-tidy ------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The evidence that mentioning a name contributes to a file.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_SCAN_TEXT_NAMEEVIDENCE_H
#define URI_TIDY_TOOL_SCAN_TEXT_NAMEEVIDENCE_H

#include "scan/Files.h"
#include <vector>

namespace clang::tidy::uri::tool {

/// The evidence of names and files, as far as it can be determined from the
/// text of a unit's headers.
///
/// A macro or a constant contributes its text and the evidence of the names in
/// it. A function contributes the names of its parameters and the evidence in
/// its body.
class NameEvidence {
public:
  NameEvidence(const NameTable &Names, const ScannedFiles &Files)
      : Names(Names), Files(Files) {}

  /// Adds macros of command lines, which are part of every unit.
  void addCommon(const Definitions &Common) {
    Everywhere.push_back({&Common, false});
  }
  /// Specifies that \p Name has \p Evidence, regardless of its declarations.
  void addName(NameTable::Id Name, TextEvidence Evidence);
  /// To be called after all files have been scanned, and before any query.
  void prepare();

  /// Begins the queries about a unit that reads \p Closure.
  void enter(llvm::ArrayRef<ScannedFiles::Id> Closure);
  /// Whether \p File may lead to findings in the current unit.
  bool mayHoldFindings(ScannedFiles::Id File) const;

private:
  /// The facts of the catalogue about the functions with the same unqualified
  /// name and the same enclosing classes and namespaces.
  using ClassSet = std::uint64_t;
  struct Facts {
    NameTable::Id Name;
    TextEvidence Evidence;
    llvm::SmallVector<NameTable::Id, 2> Around;
    bool IsConstructor;
    /// For a constructor: whether it takes text unchanged.
    bool TakesText;
    /// For a method, its class; for any other function, 0.
    ClassSet Class;
  };
  struct Brought {
    /// The unit to which the rest applies.
    std::uint32_t Unit = 0;
    /// The evidence as a macro, as a variable and as a function.
    TextEvidence Macro = 0, Value = 0, Call = 0;
    /// The evidence as the class of a parameter.
    TextEvidence Parameter = 0;
    /// Classes of the catalogue: those that it is or derives from, and those
    /// that its type mentions.
    ClassSet Classes = 0, Objects = 0;
    /// The classes that have a method with this name.
    ClassSet Methods = 0;
    /// Whether a header of the unit defines it, and whether as a macro.
    bool IsDefined = false;
    bool IsMacro = false;
    /// Whether it is a class that can be constructed from text, so that text is
    /// not converted for another of its constructors.
    bool TakesText = false;
  };

  /// The definitions of one file, and whether it is a system header.
  using List = std::pair<const Definitions *, bool>;

  bool isSystem(ScannedFiles::Id File) const {
    return Files[File].Role == FileRole::SystemHeader;
  }
  void solve(llvm::ArrayRef<List> Lists);
  bool apply(const Definition &D, const Definitions &In, bool IsSystem);
  Brought &at(NameTable::Id Name);
  /// The evidence that mentioning \p Name contributes.
  TextEvidence evidenceOf(NameTable::Id Name) const;
  TextEvidence methodEvidenceOf(NameTable::Id Name, ClassSet Objects) const;
  /// Whether \p Name contributes any evidence.
  bool matters(NameTable::Id Name) const;

  const NameTable &Names;
  const ScannedFiles &Files;
  std::vector<List> Everywhere;
  std::vector<Facts> Known;
  /// The indices in Known of the methods with a name.
  llvm::DenseMap<NameTable::Id, llvm::SmallVector<size_t, 2>> Methods;
  std::vector<std::pair<NameTable::Id, TextEvidence>> Given;
  /// For each file, the definitions and names that matter in some unit.
  std::vector<Definitions> Useful;
  std::vector<std::vector<NameTable::Id>> UsefulNames;
  /// Whether some header defines the name.
  std::vector<bool> IsDefined;
  std::vector<Brought> State;
  std::uint32_t Unit = 0;
};

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_SCAN_TEXT_NAMEEVIDENCE_H
