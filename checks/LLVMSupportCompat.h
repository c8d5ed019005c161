//===--- LLVMSupportCompat.h - uri-tidy -------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What depends on the version of LLVM's own libraries. See LLVMCompat.h for
/// what depends on Clang.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_LLVMSUPPORTCOMPAT_H
#define URI_TIDY_LLVMSUPPORTCOMPAT_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Config/llvm-config.h"
#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

#if LLVM_VERSION_MAJOR >= 16
#include "llvm/ADT/bit.h"
#else
#include "llvm/Support/MathExtras.h"
#endif

namespace clang::tidy::uri::compat {

/// Whether \p Text begins with \p Prefix.
inline bool startsWith(llvm::StringRef Text, llvm::StringRef Prefix) {
  // LLVM 16: startswith() became starts_with(); this has always been there.
  return Text.consume_front(Prefix);
}

/// The same, where upper and lower case do not matter.
inline bool startsWithInsensitive(llvm::StringRef Text,
                                  llvm::StringRef Prefix) {
  // LLVM 16: startswith_insensitive() became starts_with_insensitive().
  return Text.take_front(Prefix.size()).equals_insensitive(Prefix);
}

/// Whether \p Text ends with \p Suffix.
inline bool endsWith(llvm::StringRef Text, llvm::StringRef Suffix) {
  return Text.consume_back(Suffix);
}

/// \p Value as an optional of the standard library.
// LLVM 16: std::optional replaced llvm::Optional.
#if LLVM_VERSION_MAJOR >= 16
template <typename T> std::optional<T> toStd(std::optional<T> Value) {
  return Value;
}
#else
template <typename Optional> auto toStd(const Optional &Value) {
  using Kept = std::decay_t<decltype(*Value)>;
  return Value ? std::optional<Kept>(*Value) : std::nullopt;
}
#endif

/// The entries of an option that is a list, which refer to \p Option.
inline std::vector<llvm::StringRef> entriesOfList(llvm::StringRef Option) {
  // LLVM 15: parseStringList() of clang-tidy returns references, too.
  std::vector<llvm::StringRef> Result;
  llvm::SmallVector<llvm::StringRef, 4> Parts;
  Option.split(Parts, ';');
  for (const llvm::StringRef Part : Parts)
    if (!Part.trim().empty())
      Result.push_back(Part.trim());
  return Result;
}

/// Whether \p Element is in \p Set.
template <typename Each, typename Wanted>
bool isOneOf(std::initializer_list<Each> Set, const Wanted &Element) {
  // LLVM 17: is_contained() takes such a list.
  return std::find(Set.begin(), Set.end(), Element) != Set.end();
}

/// Whether the map \p From has the key \p Key.
template <typename Map, typename Key>
bool contains(const Map &From, const Key &Wanted) {
  // LLVM 19: DenseMap has contains().
  return From.find(Wanted) != From.end();
}

/// The number of zeros below the lowest one in \p Bits, which is not 0.
template <typename Number> unsigned countTrailingZeros(Number Bits) {
  // LLVM 16: countTrailingZeros() became countr_zero().
#if LLVM_VERSION_MAJOR >= 16
  return llvm::countr_zero(Bits);
#else
  return llvm::countTrailingZeros(Bits);
#endif
}

/// Whether \p A and \p B have the same elements according to \p AreEqual.
template <typename List, typename Predicate>
bool equal(const List &A, const List &B, Predicate AreEqual) {
  // LLVM 19: llvm::equal() takes a predicate.
  return std::equal(A.begin(), A.end(), B.begin(), B.end(), AreEqual);
}

/// At least \p Width hexadecimal digits of \p Number.
inline std::string toHex(std::uint64_t Number, unsigned Width,
                         bool LowerCase = false) {
  // LLVM 17: before, utohexstr() wrote a digit too many of 0.
  const std::string Digits = llvm::utohexstr(Number, LowerCase);
  const size_t Missing = Width > Digits.size() ? Width - Digits.size() : 0;
  return std::string(Missing, '0') + Digits;
}

#if LLVM_VERSION_MAJOR < 19
/// A character of the length of '::' that no catalogue contains: of those that
/// YAML allows, the last one of two bytes.
inline constexpr char YamlColons[] = "\xDF\xBF";
#endif

/// \p Yaml with the names of C++ in a form that LLVM's parser accepts, of the
/// same length.
inline std::string toYamlParser(llvm::StringRef Yaml) {
  std::string Result = Yaml.str();
  // LLVM 19: colons within a plain scalar are accepted in '[...]' and '{...}'.
#if LLVM_VERSION_MAJOR < 19
  for (size_t At = 0; (At = Result.find("::", At)) != std::string::npos;
       At += 2)
    if (At + 2 < Result.size() &&
        !llvm::StringRef(" \t\r\n").contains(Result[At + 2]))
      Result.replace(At, 2, YamlColons);
#endif
  return Result;
}

/// Undoes toYamlParser() in a value.
inline std::string fromYamlParser(llvm::StringRef Value) {
  std::string Result = Value.str();
#if LLVM_VERSION_MAJOR < 19
  for (size_t At = 0; (At = Result.find(YamlColons, At)) != std::string::npos;
       At += 2)
    Result.replace(At, 2, "::");
#endif
  return Result;
}

/// The value of a block, of which the parser read \p Value and which begins at
/// \p Begin in a file, with its lines folded if it is of that kind.
inline std::string fromYamlBlock(llvm::StringRef Value, const char *Begin) {
  std::string Result = fromYamlParser(Value);
  // LLVM 15: before, the parser treats '>' like '|'.
#if LLVM_VERSION_MAJOR < 15
  // The kind may be right before the block.
  while (*Begin != '>' && *Begin != '|')
    --Begin;
  if (*Begin == '>')
    std::replace(Result.begin(),
                 Result.begin() + llvm::StringRef(Result).rtrim('\n').size(),
                 '\n', ' ');
#endif
  return Result;
}

} // namespace clang::tidy::uri::compat

#endif // URI_TIDY_LLVMSUPPORTCOMPAT_H
