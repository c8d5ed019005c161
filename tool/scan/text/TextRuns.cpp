//===--- TextRuns.cpp - uri-tidy ------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "scan/text/TextRuns.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>
#ifdef __SSE2__
#include <emmintrin.h>
#endif

// Compiled twice where the loader can choose between two versions of a
// function: the other version is for processors that handle 32 bytes at once.
#if defined(__x86_64__) && defined(__linux__) && defined(__GLIBC__)
#define URI_TIDY_WIDE __attribute__((target_clones("avx2", "default")))
#else
#define URI_TIDY_WIDE
#endif

namespace clang::tidy::uri::tool {
namespace {

constexpr size_t BlockSize = 64;

/// For each byte of a block, 0xFF or 0.
struct Flags {
  alignas(16) unsigned char Bytes[BlockSize];
};

/// Returns one bit for each byte.
std::uint64_t pack(const Flags &From) {
  std::uint64_t Bits = 0;
#ifdef __SSE2__
  for (size_t I = 0; I < BlockSize; I += 16) {
    const auto *Part = reinterpret_cast<const __m128i *>(From.Bytes + I);
    Bits |= static_cast<std::uint64_t>(_mm_movemask_epi8(*Part)) << I;
  }
#else
  for (size_t I = 0; I < BlockSize; I += 8)
    // The product has byte i's bit in bit 56 + i.
    Bits |=
        (llvm::support::endian::read64le(From.Bytes + I) & 0x0101010101010101) *
            0x0102040810204080 >>
        56 << I;
#endif
  return Bits;
}

/// There is neither a branch nor a table, so that the compiler can vectorize
/// the loop.
template <typename Predicate>
std::uint64_t matches(const unsigned char *Text, Predicate Is) {
  Flags Result;
  for (size_t I = 0; I < BlockSize; ++I)
    Result.Bytes[I] = Is(Text[I]) ? 0xFF : 0;
  return pack(Result);
}

bool isDigit(unsigned char C) {
  return static_cast<unsigned char>(C - '0') < 10;
}

bool isWord(unsigned char C) {
  const auto FromA = static_cast<unsigned char>((C | 0x20) - 'a');
  return (FromA < 26) | isDigit(C) | (C == '_') | (C == '$') | (C >= 0x80);
}

bool isWhiteSpace(unsigned char C) {
  return (C == ' ') | (static_cast<unsigned char>(C - '\t') < 5);
}

bool isInside(unsigned char C) {
  // Compare with two characters at once that differ in one bit: '"' and '#',
  // '{' and DEL, '}' and DEL.
  const auto With1 = static_cast<unsigned char>(C | 1);
  const auto With2 = static_cast<unsigned char>(C | 2);
  const auto With4 = static_cast<unsigned char>(C | 4);
  return (With1 != '#') & (With2 != 0x7F) & (With4 != 0x7F) & (C != '/') &
         (C != '\'') & (C != '\\') & (C != '\0');
}

bool isPlainCode(unsigned char C) {
  // Compare with two characters at once that differ in one bit: '"' and '#',
  // '%' and '\'', '/' and '?'.
  const auto With1 = static_cast<unsigned char>(C | 1);
  const auto With2 = static_cast<unsigned char>(C | 2);
  const auto With16 = static_cast<unsigned char>(C | 16);
  return (With1 != '#') & (With2 != '\'') & (With16 != '?') & (C != '\\') &
         (C != '\0');
}

/// The destinations of the bits. A unit has no Insides, and a header has no
/// Begins.
struct Places {
  unsigned char *Words, *Gaps, *Begins, *Insides;
};

/// Writes the bits of the blocks in [\p First, \p Last). \p GoesOn indicates
/// whether the previous block ends within a word; the result indicates whether
/// the last block does.
URI_TIDY_WIDE bool mark(const unsigned char *Text, size_t First, size_t Last,
                        bool GoesOn, const Places &To) {
  namespace endian = llvm::support::endian;
  for (size_t I = First * 8; I < Last * 8; I += 8, Text += BlockSize) {
    const std::uint64_t InWord = matches(Text, isWord);
    endian::write64le(To.Words + I, InWord);
    if (!To.Begins) {
      endian::write64le(To.Gaps + I, matches(Text, isWhiteSpace));
      endian::write64le(To.Insides + I, matches(Text, isInside));
      continue;
    }
    endian::write64le(To.Gaps + I, matches(Text, isPlainCode));
    const std::uint64_t Inner = InWord << 1 | std::uint64_t(GoesOn);
    endian::write64le(To.Begins + I, InWord & ~Inner & ~matches(Text, isDigit));
    GoesOn = InWord >> 63 != 0;
  }
  return GoesOn;
}

} // namespace

TextRuns::TextRuns(llvm::StringRef Text, KindTy Of) : Begin(Text.data()) {
  const size_t Whole = Text.size() / BlockSize;
  for (auto *Each : {&Words, &Gaps, Of == KindTy::Unit ? &Begins : &Insides}) {
    // Room for the last block and one more, because the bits of the last byte
    // are read as part of eight bytes.
    Each->reset(new unsigned char[(Whole + 2) * 8]);
    std::fill_n(Each->get() + (Whole + 1) * 8, 8, 0);
  }
  const Places To = {Words.get(), Gaps.get(), Begins.get(), Insides.get()};
  const bool GoesOn = mark(Text.bytes_begin(), 0, Whole, false, To);
  unsigned char Last[BlockSize] = {};
  llvm::copy(Text.drop_front(Whole * BlockSize), Last);
  mark(Last, Whole, Whole + 1, GoesOn, To);
}

} // namespace clang::tidy::uri::tool
