//===--- Names.cpp - uri-tidy ---------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "scan/text/Names.h"
#include "llvm/ADT/SmallVector.h"
#include <algorithm>
#include <iterator>

using llvm::StringRef;

namespace clang::tidy::uri::tool {

/// The keywords, beginning with those of the enumeration Keyword in the same
/// order. The others are not names, or are too common to be evidence.
static constexpr llvm::StringLiteral Keywords =
    "class struct union namespace extern using template operator "
    "import module const noexcept override final volatile try throw if "
    "while for switch return sizeof decltype alignas __attribute__ "
    "__declspec static_assert asm void defined requires explicit "
    "alignof and and_eq auto bitand bitor bool break case catch char "
    "char8_t char16_t char32_t co_await co_return co_yield compl "
    "concept const_cast consteval constexpr constinit continue default "
    "delete do double dynamic_cast else enum export false float friend "
    "goto inline int long mutable new not not_eq nullptr or or_eq "
    "private protected public register reinterpret_cast restrict short "
    "signed static static_cast this thread_local true typedef typeid "
    "typename unsigned virtual wchar_t xor xor_eq _Alignas _Alignof "
    "_Atomic _Bool _Complex _Generic _Noreturn _Static_assert "
    "_Thread_local typeof __typeof__ __inline __inline__ __extension__ "
    "__restrict __restrict__ __asm__ __asm __const __volatile__ "
    "__alignof__ __signed__ __int128 __builtin_va_list nullptr_t "
    "size_t NULL emit slots signals std";

const NameTable::Id NameTable::Ordinary =
    static_cast<Id>(Keywords.count(' ') + 1);

std::uint64_t NameTable::hashOfOther(StringRef Name) {
  // Hash 16 readable bytes, so that the result is the same as in hashOf().
  char Copy[16] = {};
  if (Name.size() <= sizeof Copy) {
    std::copy(Name.begin(), Name.end(), Copy);
    return hashOf(StringRef(Copy, Name.size()), std::end(Copy));
  }
  std::uint64_t Hash = Name.size();
  const char *P = Name.begin();
  for (; Name.end() - P > 16; P += 16)
    Hash = mix(Hash ^ load(P), load(P + 8) ^ 0xA0761D6478BD642F);
  // The last 16 bytes overlap with the previous ones.
  return mix(Hash ^ load(Name.end() - 16),
             load(Name.end() - 8) ^ 0xE7037ED1A0B428DB);
}

NameTable::NameTable() : Entries(1 << 14) {
  llvm::SmallVector<StringRef, 128> Words;
  Keywords.split(Words, ' ');
  for (const StringRef Word : Words)
    of(Word);
}

size_t NameTable::slotOf(std::uint64_t Hash) const {
  size_t Slot = Hash & (Entries.size() - 1);
  while (Entries[Slot].Name != None && Entries[Slot].Hash != Hash)
    Slot = (Slot + 1) & (Entries.size() - 1);
  return Slot;
}

void NameTable::grow() {
  const std::vector<Entry> Old = std::move(Entries);
  Entries.assign(Old.size() * 2, Entry());
  for (const Entry &Each : Old)
    if (Each.Name != None)
      Entries[slotOf(Each.Hash)] = Each;
}

NameTable::Entry &NameTable::findOrAdd(StringRef Name, std::uint64_t Hash) {
  Entry &Found = Entries[slotOf(Hash)];
  if (Found.Name != None)
    return Found;
  Found.Hash = Hash;
  Found.Name = Infos.size();
  const TextEvidence Evidence = evidenceOfName(Name);
  Infos.push_back({Evidence & AllEvidence, (Evidence & EvidenceTextType) != 0});
  if (const catalogue::Group *Facts = catalogue::builtIn().find(Name))
    Known[Found.Name] = Facts;
  if (Infos.size() * 2 < Entries.size())
    return Found;
  grow();
  return Entries[slotOf(Hash)];
}

std::optional<NameTable::Id> NameTable::find(StringRef Name) const {
  const Entry &Found = Entries[slotOf(hashOf(Name, Name.end()))];
  return Found.Name != None ? std::optional<Id>(Found.Name) : std::nullopt;
}

} // namespace clang::tidy::uri::tool
