//===--- TextMatcher.cpp - uri-tidy ---------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TextMatcher.h"
#include "LLVMSupportCompat.h"
#include "llvm/ADT/BitVector.h"
#include <functional>

namespace clang::tidy::uri {
namespace {

/// The result of the enclosing calls for a byte, or nothing if it is not known.
using ByteMap = std::function<std::optional<std::string>(char)>;
/// Positions in the string.
using Positions = llvm::BitVector;

class Matcher {
public:
  explicit Matcher(llvm::StringRef S) : S(S) {}

  /// Returns the possible ends of strings of \p T that begin at one of
  /// \p Begins.
  Positions endsOf(TextRef T, const Positions &Begins, const ByteMap &Map);

private:
  /// Returns the end of \p Text after each of \p At.
  Positions afterText(llvm::StringRef Text, Positions At, const ByteMap &Map);
  /// The same after any text of the bytes that \p Map returns for \p Chars.
  Positions afterAny(const uricore::CharSet &Chars, Positions At,
                     const ByteMap &Map);
  Positions afterValue(const TextValue &V, const Positions &Begins,
                       const ByteMap &Map);

  llvm::StringRef S;
};

Positions Matcher::afterText(llvm::StringRef Text, Positions At,
                             const ByteMap &Map) {
  for (char Byte : Text) {
    Positions Next(At.size());
    if (const auto Image = Map(Byte)) {
      for (unsigned I : At.set_bits())
        if (compat::startsWith(S.substr(I), *Image))
          Next.set(I + Image->size());
    } else {
      // The result for this byte may be any text.
      for (unsigned I = At.find_first(); I <= S.size(); ++I)
        Next.set(I);
    }
    At = Next;
  }
  return At;
}

Positions Matcher::afterAny(const uricore::CharSet &Chars, Positions At,
                            const ByteMap &Map) {
  uricore::CharSet Written;
  for (unsigned Byte = 0; Byte < 256; ++Byte)
    if (Chars.contains(static_cast<unsigned char>(Byte))) {
      const auto Image = Map(static_cast<char>(Byte));
      Written = Written | (Image ? uricore::CharSet(*Image) : ~Written);
    }
  for (size_t I = 0; I < S.size(); ++I)
    if (At.test(I) && Written.contains(static_cast<unsigned char>(S[I])))
      At.set(I + 1);
  return At;
}

Positions Matcher::afterValue(const TextValue &V, const Positions &Begins,
                              const ByteMap &Map) {
  const llvm::ArrayRef<const ConstantText *> Texts = shownTexts(V);
  if (Texts.empty() || V.From->HasMoreTexts)
    return afterAny(V.Chars, Begins, Map);
  Positions Result(Begins.size());
  for (const ConstantText *Text : Texts) {
    std::string Bytes = Text->Text.Text;
    for (const Transformer *T : V.Done)
      Bytes = *resultOf(*T, Bytes);
    Result |= afterText(Bytes, Begins, Map);
  }
  return Result;
}

Positions Matcher::endsOf(TextRef T, const Positions &Begins,
                          const ByteMap &Map) {
  switch (T->Kind) {
  case TextNode::Literal:
    return afterText(T->Bytes->Text.Text, Begins, Map);
  case TextNode::Value:
    return afterValue(*T->Facts, Begins, Map);
  case TextNode::Concat: {
    Positions At = Begins;
    for (TextRef Item : itemsOf(T))
      At = endsOf(Item, At, Map);
    return At;
  }
  case TextNode::Choice: {
    Positions Result(Begins.size());
    for (TextRef A : T->Alternatives)
      Result |= endsOf(A, Begins, Map);
    return Result;
  }
  case TextNode::Repeat:
    for (Positions At = Begins;;) {
      Positions Next = At;
      Next |= endsOf(T->Last, At, Map);
      if (Next == At)
        return At;
      At = Next;
    }
  case TextNode::Coded:
    if (!isBytewise(*T->How))
      return afterAny(T->Sum.Chars, Begins, Map);
    return endsOf(
        T->Last, Begins, [&](char Byte) -> std::optional<std::string> {
          const auto Inner = resultOf(*T->How, llvm::StringRef(&Byte, 1));
          if (!Inner)
            return std::nullopt;
          std::string Result;
          for (char C : *Inner) {
            const auto Outer = Map(C);
            if (!Outer)
              return std::nullopt;
            Result += *Outer;
          }
          return Result;
        });
  }
  return Begins;
}

} // namespace

bool matches(TextRef T, llvm::StringRef S) {
  Positions Begins(S.size() + 1);
  Begins.set(0);
  return Matcher(S)
      .endsOf(T, Begins, [](char Byte) { return std::string(1, Byte); })
      .test(S.size());
}

} // namespace clang::tidy::uri
