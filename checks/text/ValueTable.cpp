//===--- ValueTable.cpp - uri-tidy ----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "text/ValueTable.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>

namespace clang::tidy::uri {

const Origin *ValueTable::origin(const Origin &O) {
  return &Origins.get(O, [&](Origin &New) { New.Name = Names.save(New.Name); });
}

const ConstantText *ValueTable::constant(Template Text) {
  assert(Text.isConstant());
  return &Constants.get({std::move(Text)},
                        [&](ConstantText &New) { New.Id = Constants.size(); });
}

const ByteImages *ValueTable::images(const ByteImages &Wanted) {
  return &*Images.insert(Wanted).first;
}

const Transformer *ValueTable::transformer(const Transformer &T) {
  return &Transformers.get(
      T, [&](Transformer &New) { New.Callee = Names.save(New.Callee); });
}

const TextValue *ValueTable::value(const TextValue &V) {
  // What nothing reads is the same value in all places that it is stored in.
  const bool IsRead = V.Entry || V.Via;
  TextValue Bare = V;
  Bare.Names = {};
  Bare.Readers = {};
  TextValue &Result =
      Values.get(Bare, [&](TextValue &New) { New.Id = Values.size(); });
  for (llvm::StringRef Name : V.Names)
    if (IsRead || Name == V.From->Name)
      Result.Names.note(Names.save(Name));
  if (!IsRead)
    return &Result;
  Result.Readers.noteAll(V.Readers);
  if (!Result.Source)
    Result.Source = V.Source;
  if (!Result.Via) {
    Result.Via = V.Via;
    Result.IsPartOfVia = V.IsPartOfVia;
  } else if (V.Via && !V.IsPartOfVia) {
    // Several functions read the same object.
    Result.Readers.note(V.Via);
  }
  return &Result;
}

const Origin *
ValueTable::constantsOrigin(std::vector<const ConstantText *> Texts,
                            bool HasMoreTexts) {
  // Sort them, so that the result does not depend on the order of merging.
  llvm::sort(Texts, [](const ConstantText *A, const ConstantText *B) {
    return A->Id < B->Id;
  });
  Texts.erase(std::unique(Texts.begin(), Texts.end()), Texts.end());
  Origin Result = Origin::of(Origin::Constants);
  Result.HasMoreTexts = HasMoreTexts || Texts.size() > Origin::MaxTexts;
  for (const ConstantText *Text : Texts)
    Result.Texts.push(Text);
  return origin(Result);
}

const TextValue *
ValueTable::constants(llvm::ArrayRef<const ConstantText *> Texts,
                      UriPart Part) {
  TextValue Result;
  Result.From = constantsOrigin(Texts.vec(), false);
  Result.Part = Part;
  for (const ConstantText *Text : Texts)
    Result.Chars = Result.Chars | uricore::CharSet(Text->Text.Text);
  return value(Result);
}

const TextValue *ValueTable::joined(const TextFacts &Facts) {
  TextValue Result;
  Result.From =
      origin(Origin::of(Facts.IsLost ? Origin::Lost : Origin::Joined));
  Result.Chars = Facts.Chars;
  // Literals may be encoded, or have nothing to encode.
  Result.Level = Facts.Level.value_or(EncodingLevel{0, 1});
  Result.Part = Facts.Part;
  Result.IsCut = Facts.IsCut;
  return value(Result);
}

/// Whether \p T has no effect because it was applied to \p V before.
static bool isDone(const TextValue &V, const Transformer &T) {
  const auto All = V.Done.all();
  // A loop decodes parts of what it has decoded.
  const auto Before =
      T.Kind == Transformer::Decode || All.empty() ? All : All.take_back();
  return llvm::any_of(
      Before, [&T](const Transformer *Each) { return isNothingNew(*Each, T); });
}

const TextValue *ValueTable::transformed(const TextValue &V,
                                         const Transformer &T,
                                         const Expr *Entry) {
  TextValue Result = V;
  // A part of a value is still that value, but an encoder around the value
  // would change where the part ends.
  if (T.Kind == Transformer::Slice && V.Entry)
    Result.IsBound = true;
  else
    Result.Entry = Entry;
  const auto Done = V.Done.all();
  if (!Done.empty() && T.Kind == Transformer::Slice &&
      Done.back()->Kind == Transformer::Slice) {
    Result.Done.replaceLast(transformer(joinedSlices(*Done.back(), T)));
  } else if (const auto Both =
                 Done.empty() ? std::nullopt : joinedSteps(*Done.back(), T)) {
    Result.Done.replaceLast(transformer(*Both));
    Result.Chars = charsAfter(T, V.Chars);
  } else if (!isDone(V, T)) {
    if (V.Done.isFull())
      return nullptr;
    Result.Done.push(&T);
    Result.Chars = charsAfter(T, V.Chars);
    Result.Level = levelAfter(T, V.Level);
    Result.Part = partAfter(T, V.Part);
    Result.IsCut = isCutAfter(T, V.IsCut);
  }
  return value(Result);
}

/// Returns a transformer for either of the calls \p A and \p B, which have the
/// same effect.
static Transformer either(const Transformer &A, const Transformer &B) {
  Transformer Result = A;
  Result.By = std::max(A.By, B.By);
  if (A.Call != B.Call)
    Result.Call = nullptr;
  if (A.Callee != B.Callee)
    Result.Callee = {};
  return Result;
}

const TextValue *ValueTable::merged(const TextValue &A, const TextValue &B) {
  assert(areAlike(A, B));
  TextValue Result = A;
  if (A.From != B.From) {
    std::vector<const ConstantText *> Texts = A.From->Texts.all().vec();
    llvm::append_range(Texts, B.From->Texts);
    Result.From = constantsOrigin(std::move(Texts),
                                  A.From->HasMoreTexts || B.From->HasMoreTexts);
  }
  Result.Done = {};
  for (auto [OfA, OfB] : llvm::zip(A.Done, B.Done))
    Result.Done.push(transformer(either(*OfA, *OfB)));
  if (A.Entry != B.Entry) {
    // The earlier one, whatever the order of the arguments.
    if (!A.Entry || (B.Entry && B.Id < A.Id))
      Result.Entry = B.Entry;
    Result.IsBound = true;
  }
  Result.IsBound |= B.IsBound;
  Result.IsListed &= B.IsListed;
  Result.Chars = A.Chars | B.Chars;
  Result.Level = join(A.Level, B.Level);
  Result.Part = join(A.Part, B.Part);
  Result.IsCut |= B.IsCut;
  Result.Chain = std::max(A.Chain, B.Chain);
  Result.Names.noteAll(B.Names);
  Result.Readers.noteAll(B.Readers);
  return value(Result);
}

} // namespace clang::tidy::uri
