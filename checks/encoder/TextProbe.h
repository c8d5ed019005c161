//===--- TextProbe.h - uri-tidy ---------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The bytes of the texts that pass a test, determined by trying texts.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_ENCODER_TEXTPROBE_H
#define URI_TIDY_ENCODER_TEXTPROBE_H

#include "core/CharSet.h"
#include "clang/AST/Stmt.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace clang::tidy::uri {

/// Whether a text passes a test.
enum class Answer : unsigned char { No, Yes, Unknown };

/// Units of a text: bytes, or code units of wide text.
using Units = std::vector<int64_t>;
using TextTest = llvm::function_ref<Answer(llvm::ArrayRef<int64_t>)>;

/// Bytes with a meaning in URIs, and one of each other kind.
std::string_view probes();

/// Tests one text after another.
class TextProbe {
public:
  /// \p Own are texts that the tested code knows.
  TextProbe(TextTest Test, std::vector<std::string> Own, bool IsWide)
      : Test(Test), Own(std::move(Own)), IsWide(IsWide) {}

  /// The bytes that the texts can hold that pass the test: an empty set if only
  /// the empty text does. None if no text is known to pass it, if the test is
  /// not understood, or if any byte may occur.
  std::optional<uricore::CharSet> chars();

private:
  /// Texts that begin with one that the code knows: `sha256:1111…`.
  std::vector<std::string> joinedSamples() const;
  /// Whether the empty text passes, and no single unit.
  bool isOnlyEmpty();
  /// Whether no text that differs from \p Seed in one character passes.
  bool isSole(const Units &Seed);
  /// Whether \p Seed passes with an escape of one of its characters, too.
  bool isDecoded(const Units &Seed);
  /// Tries all bytes in all places of \p Seed.
  void mutate(const Units &Seed);
  /// Tests \p Seed with \p Unit at \p At, inserted or instead of what is there.
  bool passes(const Units &Seed, size_t At, int64_t Unit, bool IsInserted);
  /// Tries whether \p Text, which passes, can hold more, of \p With.
  void follow(const Units &Text, std::string_view With);
  void add(int64_t Unit);
  bool has(int64_t Unit) const;
  bool isOver() const { return HasFailed || hasAllProbes(); }
  bool hasAllProbes() const;

  TextTest Test;
  std::vector<std::string> Own;
  bool IsWide;
  uricore::CharSet Found;
  /// Texts that pass, each of which is to be tried with all bytes.
  std::vector<Units> Seeds;
  bool HasFailed = false;
};

/// The texts of the literals in \p Code and in the functions that it calls.
std::vector<std::string> textsIn(const Stmt *Code);

} // namespace clang::tidy::uri

#endif // URI_TIDY_ENCODER_TEXTPROBE_H
