//===--- NameEvidence.h - uri-tidy ------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What it means for a file to mention a name.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_SCAN_TEXT_NAMEEVIDENCE_H
#define URI_TIDY_TOOL_SCAN_TEXT_NAMEEVIDENCE_H

#include "scan/Files.h"
#include <vector>

namespace clang::tidy::uri::tool {

/// The evidence in names and files, as far as the text of a unit's headers
/// tells.
///
/// A macro or a constant brings along all that stands in it, and what this
/// brings along; a function, what its parameters say and what stands in its
/// body.
class NameEvidence {
public:
  NameEvidence(const NameTable &Names, const ScannedFiles &Files)
      : Names(Names), Files(Files) {}

  /// Macros of command lines: they take part in every unit.
  void addCommon(const Definitions &Common) {
    Everywhere.push_back({&Common, false});
  }
  /// \p Name has \p Evidence, whatever is declared.
  void addName(NameTable::Id Name, TextEvidence Evidence);
  /// To be said when all files are scanned, and before anything is asked.
  void prepare();

  /// Begins with a unit that reads \p Closure.
  void enter(llvm::ArrayRef<ScannedFiles::Id> Closure);
  /// Whether \p File may hold findings in the unit that was entered.
  bool mayHoldFindings(ScannedFiles::Id File) const;

private:
  /// What the catalogue says of functions with one last name and one set of
  /// classes and namespaces around it.
  using ClassSet = std::uint64_t;
  struct Facts {
    NameTable::Id Name;
    TextEvidence Evidence;
    llvm::SmallVector<NameTable::Id, 2> Around;
    bool IsConstructor;
    /// Of a constructor: it takes text for what it is, as it stands.
    bool TakesText;
    /// Of a method, its class; of another function 0.
    ClassSet Class;
  };
  struct Brought {
    /// The unit that the rest is about.
    std::uint32_t Unit = 0;
    /// As a macro, as a variable, and as a function.
    TextEvidence Macro = 0, Value = 0, Call = 0;
    /// As the class of a parameter.
    TextEvidence Parameter = 0;
    /// Classes of the catalogue: those that it is, or is made of, and those
    /// that its type mentions.
    ClassSet Classes = 0, Objects = 0;
    /// The classes that have a method called so.
    ClassSet Methods = 0;
    /// Whether a header of the unit defines it, and as what.
    bool IsDefined = false;
    bool IsMacro = false;
    /// As a class, it can be made of text, so that no text is converted for
    /// another of its constructors.
    bool TakesText = false;
  };

  /// Definitions of one file, and whether it is the system's.
  using List = std::pair<const Definitions *, bool>;

  bool isSystem(ScannedFiles::Id File) const {
    return Files[File].Role == FileRole::SystemHeader;
  }
  void solve(llvm::ArrayRef<List> Lists);
  bool apply(const Definition &D, const Definitions &In, bool IsSystem);
  Brought &at(NameTable::Id Name);
  /// What mentioning \p Name says.
  TextEvidence evidenceOf(NameTable::Id Name) const;
  TextEvidence methodEvidenceOf(NameTable::Id Name, ClassSet Objects) const;
  /// Whether \p Name says anything.
  bool matters(NameTable::Id Name) const;

  const NameTable &Names;
  const ScannedFiles &Files;
  std::vector<List> Everywhere;
  std::vector<Facts> Known;
  /// Where the methods called so are in Known.
  llvm::DenseMap<NameTable::Id, llvm::SmallVector<size_t, 2>> Methods;
  std::vector<std::pair<NameTable::Id, TextEvidence>> Given;
  /// Definitions and names of each file that matter in some unit.
  std::vector<Definitions> Useful;
  std::vector<std::vector<NameTable::Id>> UsefulNames;
  /// Names that some header defines.
  std::vector<bool> IsDefined;
  std::vector<Brought> State;
  std::uint32_t Unit = 0;
};

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_SCAN_TEXT_NAMEEVIDENCE_H
