//===--- Names.cpp - uri-tidy ---------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "scan/Names.h"
#include "llvm/ADT/SmallVector.h"
#include <cstring>

using llvm::StringRef;

namespace clang::tidy::uri::tool {

/// First those with names in Keyword, in that order; then others that are no
/// names, or too common to say anything.
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

static std::uint64_t mix(std::uint64_t A, std::uint64_t B) {
  const auto Product = static_cast<unsigned __int128>(A) * B;
  return static_cast<std::uint64_t>(Product) ^
         static_cast<std::uint64_t>(Product >> 64);
}

/// Inline and without a switch over lengths: names are short.
static std::uint64_t hashOf(StringRef Name) {
  constexpr std::uint64_t First = 0x9E3779B97F4A7C15,
                          Second = 0xD6E8FEB86659FD93;
  const char *P = Name.data();
  size_t Left = Name.size();
  std::uint64_t Hash = Left * First + Second;
  const auto Load = [](const char *From, size_t Size) {
    std::uint64_t Word = 0;
    std::memcpy(&Word, From, Size);
    return Word;
  };
  for (; Left > 8; P += 8, Left -= 8)
    Hash = mix(Hash ^ Load(P, 8), First);
  // What is left overlaps with itself.
  const std::uint64_t Tail =
      Left >= 4 ? Load(P, 4) << 32 | Load(P + Left - 4, 4)
      : Left != 0
          ? static_cast<std::uint64_t>(static_cast<unsigned char>(P[0])) << 16 |
                static_cast<std::uint64_t>(
                    static_cast<unsigned char>(P[Left / 2]))
                    << 8 |
                static_cast<unsigned char>(P[Left - 1])
          : 0;
  return mix(Hash ^ Tail, Second);
}

NameTable::NameTable() : Slots(1 << 16) {
  llvm::SmallVector<StringRef, 128> Words;
  Keywords.split(Words, ' ');
  for (const StringRef Word : Words)
    of(Word);
}

size_t NameTable::slotOf(std::uint64_t Hash) const {
  size_t Slot = Hash & (Slots.size() - 1);
  while (Slots[Slot] != 0 && Infos[Slots[Slot] - 1].Hash != Hash)
    Slot = (Slot + 1) & (Slots.size() - 1);
  return Slot;
}

void NameTable::grow() {
  Slots.assign(Slots.size() * 2, 0);
  for (Id I = 0; I < Infos.size(); ++I)
    Slots[slotOf(Infos[I].Hash)] = I + 1;
}

NameTable::Id NameTable::of(StringRef Name) {
  const std::uint64_t Hash = hashOf(Name);
  const size_t Slot = slotOf(Hash);
  if (Slots[Slot] != 0)
    return Slots[Slot] - 1;
  const Id Result = Infos.size();
  Slots[Slot] = Result + 1;
  Info New;
  New.Hash = Hash;
  New.Signs = signsOfName(Name);
  New.MayBeText = mayBeTextType(Name);
  Infos.push_back(New);
  if (const catalogue::Group *Facts = catalogue::builtIn().find(Name))
    Known[Result] = Facts;
  if (Infos.size() * 2 > Slots.size())
    grow();
  return Result;
}

std::optional<NameTable::Id> NameTable::find(StringRef Name) const {
  const Id Slot = Slots[slotOf(hashOf(Name))];
  return Slot != 0 ? std::optional<Id>(Slot - 1) : std::nullopt;
}

} // namespace clang::tidy::uri::tool
