//===--- Names.h - uri-tidy -------------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The identifiers of a run.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_SCAN_NAMES_H
#define URI_TIDY_TOOL_SCAN_NAMES_H

#include "model/TextSigns.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringRef.h"
#include <optional>
#include <vector>

namespace clang::tidy::uri::tool {

/// Gives each identifier a number. Keeps hashes of 64 bits, not the text: two
/// identifiers with one hash would count as one, and both as present.
class NameTable {
public:
  using Id = std::uint32_t;

  NameTable();

  /// The first number that is not a keyword's.
  static const Id Ordinary;

  Id of(llvm::StringRef Name);
  /// Whether \p Name has been asked for.
  bool contains(llvm::StringRef Name) const { return find(Name).has_value(); }
  std::optional<Id> find(llvm::StringRef Name) const;
  size_t size() const { return Infos.size(); }

  struct Info {
    std::uint64_t Hash = 0;
    /// What its words say.
    TextSigns Signs = 0;
    /// As a type, it may be one of text.
    bool MayBeText = false;
    /// The file in which it was seen last.
    std::uint32_t File = 0;
  };
  Info &operator[](Id Name) { return Infos[Name]; }
  const Info &operator[](Id Name) const { return Infos[Name]; }

  /// How many files have been scanned.
  std::uint32_t Files = 0;
  /// Names of which the built-in catalogue has facts.
  llvm::DenseMap<Id, const catalogue::Group *> Known;

private:
  size_t slotOf(std::uint64_t Hash) const;
  void grow();

  std::vector<Info> Infos;
  /// One more than a number, or 0; by open addressing.
  std::vector<Id> Slots;
};

/// Names that the scanner itself knows, by their numbers in each table.
enum Keyword : NameTable::Id {
  KwClass,
  KwStruct,
  KwUnion,
  KwNamespace,
  KwExtern,
  KwUsing,
  KwTemplate,
  KwOperator,
  KwImport,
  KwModule,
  // They may stand behind a function's parameters.
  KwConst,
  KwNoexcept,
  KwOverride,
  KwFinal,
  KwVolatile,
  KwTry,
  // What looks like a call, and is none.
  KwThrow,
  KwIf,
  KwWhile,
  KwFor,
  KwSwitch,
  KwReturn,
  KwSizeof,
  KwDecltype,
  KwAlignas,
  KwAttribute,
  KwDeclspec,
  KwStaticAssert,
  KwAsm,
  KwVoid,
  KwDefined,
  KwRequires,
  KwExplicit,
};

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_SCAN_NAMES_H
