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

#ifndef URI_TIDY_TOOL_SCAN_TEXT_NAMES_H
#define URI_TIDY_TOOL_SCAN_TEXT_NAMES_H

#include "model/TextEvidence.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Compiler.h"
#include <algorithm>
#include <array>
#include <cstring>
#include <optional>
#include <vector>

namespace clang::tidy::uri::tool {

/// Maps each identifier to a number. Stores 64-bit hashes instead of the text:
/// two identifiers with the same hash count as one.
class NameTable {
public:
  using Id = std::uint32_t;

  NameTable();

  /// The first number that does not belong to a keyword.
  static const Id Ordinary;

  /// The entry of a name in the table.
  struct Entry {
    std::uint64_t Hash = 0;
    Id Name = None;
    /// The last file that contained the name.
    std::uint32_t File = 0;
  };
  /// Returns the entry of \p Name, which is valid until the next call. Bytes up
  /// to \p End can be read.
  Entry &entryOf(llvm::StringRef Name, const char *End) {
    return entryOf(Name, hashOf(Name, End));
  }

  /// Names whose entries are being prefetched, and names that were looked up
  /// recently and need not be looked up again.
  class Queue {
    friend class NameTable;
    struct Waiting {
      llvm::StringRef Name;
      std::uint64_t Hash;
    };
    std::array<std::uint64_t, 1024> Recent = {};
    std::array<Waiting, 32> List;
    size_t Size = 0;
  };
  /// Adds \p Name, unless it was added recently. Returns whether \p To is full
  /// and has to be flushed.
  bool enqueue(llvm::StringRef Name, const char *End, Queue &To) {
    const std::uint64_t Hash = hashOf(Name, End);
    std::uint64_t &Last = To.Recent[Hash >> 32 & (To.Recent.size() - 1)];
    // Avoid a branch, because it is hardly predictable which names are new.
    To.List[To.Size] = {Name, Hash};
    To.Size += Last != Hash;
    Last = Hash;
    return To.Size == To.List.size();
  }
  /// Calls \p Do with each name and its entry.
  template <typename Callback> void flush(Queue &From, Callback Do) {
    const auto List = llvm::ArrayRef(From.List).take_front(From.Size);
    for (const Queue::Waiting &Each : List)
      __builtin_prefetch(&Entries[Each.Hash & (Entries.size() - 1)]);
    for (const Queue::Waiting &Each : List)
      Do(Each.Name, entryOf(Each.Name, Each.Hash));
    From.Size = 0;
  }

  Id of(llvm::StringRef Name) { return entryOf(Name, Name.end()).Name; }
  /// Whether \p Name is in the table.
  bool contains(llvm::StringRef Name) const { return find(Name).has_value(); }
  std::optional<Id> find(llvm::StringRef Name) const;
  size_t size() const { return Infos.size(); }

  struct Info {
    /// The evidence in its words.
    TextEvidence Evidence = 0;
    /// Whether it may be the name of a text type.
    bool MayBeText = false;
  };
  const Info &operator[](Id Name) const { return Infos[Name]; }

  /// The number of files scanned so far.
  std::uint32_t Files = 0;
  /// Names about which the built-in catalogue has facts.
  llvm::DenseMap<Id, const catalogue::Group *> Known;

private:
  static constexpr Id None = ~Id(0);

  static std::uint64_t mix(std::uint64_t A, std::uint64_t B) {
    const auto Product = static_cast<unsigned __int128>(A) * B;
    return static_cast<std::uint64_t>(Product) ^
           static_cast<std::uint64_t>(Product >> 64);
  }
  /// Hashes \p Name. Most names are short enough to be read at once.
  static std::uint64_t hashOf(llvm::StringRef Name, const char *End) {
    // Starting at byte i, the mask keeps 16 - i bytes.
    static constexpr unsigned char Mask[32] = {
        0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF,
        0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF};
    if (LLVM_UNLIKELY(Name.size() > 16 || End - Name.data() < 16))
      return hashOfOther(Name);
    const unsigned char *Kept = Mask + 16 - Name.size();
    return mix((load(Name.data()) & load(Kept)) ^ 0x9E3779B97F4A7C15,
               (load(Name.data() + 8) & load(Kept + 8)) ^ 0xD6E8FEB86659FD93);
  }
  static std::uint64_t hashOfOther(llvm::StringRef Name);
  static std::uint64_t load(const void *From) {
    std::uint64_t Word;
    std::memcpy(&Word, From, sizeof Word);
    return Word;
  }
  size_t slotOf(std::uint64_t Hash) const;
  Entry &entryOf(llvm::StringRef Name, std::uint64_t Hash) {
    Entry &Found = Entries[Hash & (Entries.size() - 1)];
    if (LLVM_LIKELY(Found.Hash == Hash && Found.Name != None))
      return Found;
    return findOrAdd(Name, Hash);
  }
  Entry &findOrAdd(llvm::StringRef Name, std::uint64_t Hash);
  void grow();

  std::vector<Info> Infos;
  /// A hash table with open addressing.
  std::vector<Entry> Entries;
};

/// Names that have a meaning for the scanner, with their numbers in each table.
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
  // These may follow the parameters of a function.
  KwConst,
  KwNoexcept,
  KwOverride,
  KwFinal,
  KwVolatile,
  KwTry,
  // These may be followed by '(' but are not called.
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

#endif // URI_TIDY_TOOL_SCAN_TEXT_NAMES_H
