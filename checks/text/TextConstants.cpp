//===--- TextConstants.cpp - uri-tidy -------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "knowledge/Apis.h"
#include "model/TextEvidence.h"
#include "model/TextShape.h"
#include "text/TextArena.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

static bool isPlain(TextRef T) {
  return T->Kind == TextNode::Literal && !T->isEmpty();
}

bool TextArena::isConstantData(TextRef T) {
  // Longer text is not a value.
  constexpr unsigned MaxLength = 256;
  bool NeedsEncoding = false, HasPiece = false, HasPhrase = false;
  for (TextRef A : alternativesOf(T)) {
    if (!isPlain(A))
      continue;
    const llvm::StringRef Bytes = A->Bytes->Text.Text;
    // " [following]" continues a sentence.
    if (Bytes.size() > MaxLength || Bytes.contains("://") ||
        Bytes.front() == ' ')
      return false;
    const bool IsPiece = isPieceOfUri(Bytes);
    HasPiece |= IsPiece;
    HasPhrase |= !IsPiece && Bytes.contains(' ');
    NeedsEncoding |= !A->Sum.Chars.isSubsetOf(uricore::Unreserved);
  }
  // In a table of phrases, 'Who?' is one, too.
  return NeedsEncoding && (!HasPiece || HasPhrase);
}

const TextValue *TextArena::dataIn(TextRef T) {
  for (TextRef A : alternativesOf(T))
    if (isPlain(A) && !A->Bytes->Text.Runs.empty())
      if (const TextValue *Facts = A->Bytes->Text.Runs.front().Facts)
        return Facts;
  return nullptr;
}

TextRef TextArena::asData(TextRef T, const TextValue &Read) {
  llvm::SmallVector<const ConstantText *, MaxAlternatives> Constants;
  for (TextRef A : alternativesOf(T))
    if (isPlain(A))
      Constants.push_back(A->Bytes);
  TextValue Data = *Values.constants(Constants, UriPart::Data);
  Data.Entry = Read.Entry;
  Data.IsBound = Read.IsBound;
  Data.Names.noteAll(Read.Names);
  Data.Via = Read.Via;
  Data.Readers.noteAll(Read.Readers);
  const TextValue *const Facts = Values.value(Data);
  Items Marked;
  for (TextRef A : alternativesOf(T)) {
    ++Steps;
    if (isPlain(A)) {
      Template Text = A->Bytes->Text;
      for (LiteralRun &Run : Text.Runs)
        Run.Facts = Facts;
      A = literal(std::move(Text));
    }
    Marked.push_back(A);
  }
  return join(Marked);
}

static constexpr uricore::CharSet DelimitersOfData(":/?#[]@&=+;%");
/// In text that no URI contains as it is, the others are punctuation.
static constexpr uricore::CharSet DelimitersInProse("/?#&=+%");

/// Whether \p T contains data, and its literals none of \p Dividing.
static bool isUndividedBy(const uricore::CharSet &Dividing, TextRef T) {
  constexpr unsigned MaxLeaves = 16;
  if (T->Size.IsConstant || T->Size.Leaves > MaxLeaves)
    return false;
  bool HasRaw = false;
  const TextNode *Other = findNode(T, [&](const TextNode &N) {
    switch (N.Kind) {
    case TextNode::Literal:
      return !N.Sum.Chars.isDisjointFrom(Dividing);
    case TextNode::Value:
      HasRaw |= !isHarmless(*N.Facts);
      return N.Facts->Level.High > 0 || !isData(N.Facts->Part) ||
             N.Facts->Chain != TextValue::NotInChain;
    case TextNode::Coded:
      return true;
    default:
      return false;
    }
  });
  return !Other && HasRaw;
}

bool TextArena::isUndivided(TextRef T) {
  return isUndividedBy(DelimitersOfData, T);
}

/// The delimiters that text which begins with \p Begin, and which no URI
/// contains as it is, does not have.
static uricore::CharSet delimitersMissingIn(llvm::StringRef Begin) {
  using uricore::CharSet;
  // `{"url": "http://h/", "name": "…"}` and `[out:json];node["name"="…"]`
  const bool IsObject = compat::startsWith(Begin, "{") && Begin.size() > 1 &&
                        !llvm::isAlnum(Begin[1]);
  const bool IsList = compat::startsWith(Begin, "[") &&
                      Begin.find_first_of("\"{") < Begin.size();
  if (IsObject || IsList)
    return DelimitersInProse - CharSet("/=+");
  // `SELECT * FROM t WHERE id=`: no key of a query contains a space.
  const size_t At = Begin.find_first_of(" =");
  const bool IsSentence = At != llvm::StringRef::npos && Begin[At] == ' ';
  return IsSentence ? DelimitersInProse - CharSet("=") : DelimitersInProse;
}

/// Whether \p T, which is put together, is text that no URI contains.
static bool isProse(TextRef T) {
  if (T->Size.IsConstant)
    return false;
  const auto IsProse = [](const TextNode &N) {
    return N.Kind == TextNode::Literal &&
           !N.Sum.Chars.isSubsetOf(uricore::Unreserved | uricore::Reserved);
  };
  const TextRef First = itemsOf(T).front();
  const llvm::StringRef Begin =
      isPlain(First) ? First->Bytes->Text.Text : llvm::StringRef();
  if (!isUndividedBy(delimitersMissingIn(Begin), T) || !findNode(T, IsProse))
    return false;
  if (!isPlain(First))
    return true;
  const llvm::StringRef Scheme =
      Begin.take_until([](char C) { return C == ':'; });
  return httpMethodLength(Begin) == 0 &&
         (Scheme == Begin ||
          !(isAddressScheme(Scheme) || isHierarchicalScheme(Scheme)));
}

bool TextArena::isAssembledData(TextRef T) {
  const auto All = alternativesOf(T);
  return llvm::any_of(All, isProse) && llvm::all_of(All, [](TextRef A) {
           return A->Kind == TextNode::Value || A->isEmpty() || isProse(A);
         });
}

TextRef TextArena::asAssembledData(
    TextRef T, const TextValue &Read,
    llvm::function_ref<TextRef(const TextValue &)> With) {
  llvm::DenseMap<TextRef, TextRef> Done;
  return rebuilt(
      T,
      [&](TextRef Leaf) {
        return Leaf->Kind == TextNode::Value ? With(*Leaf->Facts)
                                             : asData(Leaf, Read);
      },
      Done);
}

} // namespace clang::tidy::uri
