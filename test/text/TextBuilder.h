//===--- TextBuilder.h - uri-tidy -------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Helpers for building texts in tests.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TEST_TEXT_TEXTBUILDER_H
#define URI_TIDY_TEST_TEXT_TEXTBUILDER_H

#include "text/Dump.h"
#include "text/TextArena.h"
#include <string>

namespace clang::tidy::uri {

inline constexpr uricore::CharSet AnyByte = ~uricore::CharSet();

struct TextBuilder {
  TextArena Texts;

  TextRef lit(llvm::StringRef Bytes) { return Texts.literal(Bytes); }
  /// Returns input that is called \p Name.
  TextValue input(llvm::StringRef Name, uricore::CharSet Chars = AnyByte) {
    TextValue Result;
    const auto Entry = Identities.try_emplace(Name).first;
    Result.From = Texts.values().origin(
        Origin::of(Origin::Input, &*Entry, Entry->getKey()));
    Result.Chars = Chars;
    return Result;
  }
  TextRef val(llvm::StringRef Name, uricore::CharSet Chars = AnyByte) {
    return Texts.value(input(Name, Chars));
  }
  TextRef constants(std::initializer_list<llvm::StringRef> Bytes) {
    llvm::SmallVector<const ConstantText *, 4> Result;
    for (llvm::StringRef Text : Bytes)
      Result.push_back(lit(Text)->Bytes);
    return Texts.value(Texts.values().constants(Result));
  }
  TextRef row(std::initializer_list<TextRef> Items) {
    TextRef Result = Texts.empty();
    for (TextRef Item : Items)
      Result = Texts.append(Result, Item);
    return Result;
  }
  TextRef alt(std::initializer_list<TextRef> Alternatives) {
    return Texts.join(Alternatives);
  }
  TextRef enc(TextRef T) { return Texts.coded(T, Transformer::encode()); }

private:
  llvm::StringMap<char> Identities;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_TEST_TEXT_TEXTBUILDER_H
