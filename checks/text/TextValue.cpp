//===--- TextValue.cpp - uri-tidy -----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "text/TextValue.h"
#include "LLVMSupportCompat.h"

namespace clang::tidy::uri {

void ConstantText::profile(llvm::FoldingSetNodeID &ID) const {
  ID.AddString(Text.Text);
  for (const LiteralRun &Run : Text.Runs) {
    ID.AddInteger(Run.Begin);
    ID.AddPointer(Run.Literal);
    ID.AddInteger(Run.LiteralBegin);
    ID.AddInteger(Run.LiteralLength);
    ID.AddInteger(static_cast<unsigned char>(Run.Spelling));
    ID.AddPointer(Run.Facts);
  }
  for (const EatenEscape &Eaten : Text.EatenEscapes) {
    ID.AddInteger(Eaten.Pos);
    ID.AddBoolean(Eaten.IsCertain);
  }
}

Origin Origin::of(KindTy Kind, const void *Identity, llvm::StringRef Name) {
  Origin Result;
  Result.Kind = Kind;
  Result.Identity = Identity;
  Result.Name = Name;
  return Result;
}

Origin Origin::parameter(const ParmVarDecl &P, KindTy Kind) {
  return of(Kind, &P, P.getIdentifier() ? P.getName() : "");
}

const ParmVarDecl *Origin::parameter() const {
  return Kind == Parameter || Kind == FormatParameter || Kind == Character
             ? static_cast<const ParmVarDecl *>(Identity)
             : nullptr;
}

void Origin::profile(llvm::FoldingSetNodeID &ID) const {
  ID.AddInteger(Kind);
  ID.AddPointer(Identity);
  for (const ConstantText *Text : Texts)
    ID.AddPointer(Text);
  ID.AddBoolean(HasMoreTexts);
}

void TextValue::profile(llvm::FoldingSetNodeID &ID) const {
  ID.AddPointer(From);
  for (const Transformer *T : Done)
    ID.AddPointer(T);
  ID.AddPointer(Entry);
  // What a place holds is the same value before and after a call that reads it.
  ID.AddPointer(Entry ? nullptr : Via);
  ID.AddBoolean(IsBound);
  ID.AddBoolean(IsListed);
  for (unsigned I = 0; I < 4; ++I)
    ID.AddInteger(Chars.word(I));
  ID.AddInteger(Level.Low);
  ID.AddInteger(Level.High);
  ID.AddInteger(static_cast<unsigned char>(Part));
  ID.AddBoolean(IsCut);
  ID.AddInteger(Chain);
}

bool areAlike(const TextValue &A, const TextValue &B) {
  const bool AreConstants =
      A.From->Kind == Origin::Constants && B.From->Kind == Origin::Constants;
  return (A.From == B.From || AreConstants) &&
         compat::equal(A.Done.all(), B.Done.all(),
                       [](const Transformer *X, const Transformer *Y) {
                         return X == Y || haveSameEffect(*X, *Y);
                       });
}

bool needsEncoding(const TextValue &V, uricore::Component C) {
  return isData(V.Part) && V.Level.High <= 0 && !V.isLost() && !V.IsListed &&
         !offendingChars(V, C).empty();
}

/// The bytes that \p Done can make of any text.
static uricore::CharSet charsOfAny(llvm::ArrayRef<const Transformer *> Done) {
  uricore::CharSet Result = ~uricore::CharSet();
  for (const Transformer *Each : Done)
    Result = charsAfter(*Each, Result);
  return Result;
}

EncodingState stateOf(const TextValue &V) {
  if (isEncoded(V))
    return EncodingState::Encoded;
  if (isHarmless(V))
    return EncodingState::Safe;
  if (V.isLost() || V.IsListed || V.Level.High > 0)
    return EncodingState::Unknown;
  // A number may be padded, or be written as the locale says.
  if (V.From->Kind == Origin::Number || V.From->Kind == Origin::Enumerator ||
      // The ':' of a time divides no component.
      (V.From->Kind == Origin::Time &&
       V.Chars.isDisjointFrom(uricore::CharSet(" +%&/?#"))))
    return EncodingState::Safe;
  // A single character is not data unless more is known of it.
  if (llvm::any_of(V.Done,
                   [](const Transformer *T) { return T->IsCharacter; }) &&
      V.Chars == charsOfAny(V.Done.all()))
    return EncodingState::Unknown;
  // Without its escaped spaces, a text has the same parts. What was escaped for
  // HTML afterwards is for HTML, whatever it was before.
  bool IsDecoded = false;
  for (const Transformer *T : V.Done)
    if (T->Kind == Transformer::HtmlEscape)
      IsDecoded = false;
    else if (T->Kind == Transformer::Decode)
      IsDecoded |=
          T->Set.empty() ||
          !T->Set.isDisjointFrom(uricore::Reserved | uricore::CharSet("%"));
  if (IsDecoded)
    return EncodingState::Decoded;
  return isData(V.Part) ? EncodingState::Raw : EncodingState::Assembled;
}

TextValue narrowed(TextValue V, const uricore::CharSet &Chars) {
  V.Chars = V.Chars & Chars;
  return V;
}

TextValue readBy(TextValue V, const Expr *Entry, llvm::StringRef Name) {
  if (!V.Source && V.Entry != Entry)
    V.Source = V.Entry;
  if (V.Entry && V.Entry != Entry) {
    V.Readers.note(V.Entry);
    // What a called function has returned is inserted here, and not there.
    if (V.Via && !V.IsPartOfVia)
      V.Readers.note(V.Via);
    V.Via = nullptr;
  }
  V.Entry = Entry;
  if (!Name.empty())
    V.Names.note(Name);
  return V;
}

} // namespace clang::tidy::uri
