//===--- ValueTest.cpp - uri-tidy -----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TextBuilder.h"
#include "gmock/gmock.h"

namespace clang::tidy::uri {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using uricore::CharSet;
using uricore::Component;

struct ValueTest : testing::Test, TextBuilder {
  ValueTable &Values = Texts.values();
  /// The addresses of these serve as distinct expressions.
  char Expressions[2];
  const Expr *entry(unsigned Index) {
    return reinterpret_cast<const Expr *>(&Expressions[Index]);
  }
};

TEST_F(ValueTest, NeedsEncodingByItsBytes) {
  EXPECT_TRUE(needsEncoding(input("s"), Component::QueryValue));
  EXPECT_EQ(offendingChars(input("s", CharSet("a/ ")), Component::PathSegment),
            CharSet("/ "));
  const TextValue Number = input("n", uricore::Digit | CharSet("-"));
  EXPECT_FALSE(needsEncoding(Number, Component::QueryValue));
  EXPECT_EQ(stateOf(Number), EncodingState::Safe);
  const TextValue Guarded =
      narrowed(input("s"), uricore::Alpha | uricore::Digit);
  EXPECT_FALSE(needsEncoding(Guarded, Component::QueryValue));
  EXPECT_TRUE(needsEncoding(Guarded, Component::Port));
}

TEST_F(ValueTest, NeedsNoEncodingTwice) {
  const Transformer &Encode = *Values.transformer(Transformer::encode());
  const Transformer &Decode =
      *Values.transformer(Transformer(Transformer::Decode));
  const TextValue *Encoded = Values.transformed(input("s"), Encode, nullptr);
  EXPECT_FALSE(needsEncoding(*Encoded, Component::QueryValue));
  EXPECT_EQ(stateOf(*Encoded), EncodingState::Encoded);
  const TextValue *Decoded = Values.transformed(*Encoded, Decode, nullptr);
  EXPECT_TRUE(needsEncoding(*Decoded, Component::QueryValue));
  EXPECT_EQ(stateOf(*Decoded), EncodingState::Decoded);
  EXPECT_THAT(Decoded->Done.all(), ElementsAre(&Encode, &Decode));
}

TEST_F(ValueTest, NeedsNoEncodingUnlessItIsData) {
  TextValue Query = input("s");
  Query.Part = UriPart::Query;
  EXPECT_FALSE(needsEncoding(Query, Component::QueryValue));
  EXPECT_EQ(stateOf(Query), EncodingState::Assembled);
  TextValue Lost = input("s");
  Lost.From = Values.origin(Origin());
  EXPECT_FALSE(needsEncoding(Lost, Component::QueryValue));
  EXPECT_EQ(stateOf(Lost), EncodingState::Unknown);
}

TEST_F(ValueTest, IsUniqueButForItsNotes) {
  const TextValue *Plain = Values.value(input("s"));
  const TextValue *ByOne = Values.value(readBy(*Plain, entry(0), "a"));
  EXPECT_NE(Plain, ByOne);
  EXPECT_EQ(Values.value(readBy(*Plain, entry(0), "b")), ByOne);
  EXPECT_THAT(ByOne->Names.all(), ElementsAre("a", "b"));
  EXPECT_NE(Values.value(readBy(*Plain, entry(1), "a")), ByOne);
  for (unsigned I = 0; I < 100; ++I)
    Values.value(readBy(*Plain, entry(0), std::to_string(I)));
  EXPECT_EQ(ByOne->Names.all().size(), TextValue::MaxNotes);
  EXPECT_THAT(Plain->Names.all(), IsEmpty());
}

TEST_F(ValueTest, HasNoNotesIfNothingReadsIt) {
  const TextValue *Plain = Values.value(input("s"));
  TextValue Stored = readBy(*Plain, entry(0), "field");
  Stored.Readers.note(entry(1));
  Stored.Entry = nullptr;
  EXPECT_EQ(Values.value(Stored), Plain);
  EXPECT_THAT(Plain->Names.all(), testing::Not(testing::Contains("field")));
  EXPECT_THAT(Plain->Readers.all(), IsEmpty());
}

TEST_F(ValueTest, MergesWhatIsAlike) {
  const TextValue A = readBy(input("s", CharSet("a")), entry(0), "x");
  const TextValue B = readBy(input("s", CharSet("b")), entry(1), "y");
  ASSERT_TRUE(areAlike(A, B));
  EXPECT_FALSE(areAlike(A, input("t", CharSet("a"))));
  const TextValue *Merged = Values.merged(A, B);
  EXPECT_EQ(Merged->Chars, CharSet("ab"));
  EXPECT_EQ(Merged->Entry, entry(0));
  EXPECT_TRUE(Merged->IsBound);
  EXPECT_THAT(Merged->Names.all(), ElementsAre("x", "y"));
  EXPECT_FALSE(Values.merged(A, A)->IsBound);

  // Two calls of the same encoder.
  Transformer First = Transformer::encode(), Second = First;
  First.Call = entry(0);
  Second.Call = entry(1);
  First.Callee = Second.Callee = "enc";
  const TextValue *Both = Values.merged(
      *Values.transformed(A, *Values.transformer(First), entry(0)),
      *Values.transformed(A, *Values.transformer(Second), entry(1)));
  EXPECT_EQ(Both->Done.all().front()->Call, nullptr);
  EXPECT_EQ(Both->Done.all().front()->Callee, "enc");
}

// What is known of several values includes that a part was cut, perhaps within
// an escape.
TEST_F(ValueTest, KnowsWhatWasCut) {
  const Transformer &Encode = *Values.transformer(Transformer::encode());
  const Transformer &Slice =
      *Values.transformer(Transformer(Transformer::Slice));
  const TextValue *Encoded = Values.transformed(input("s"), Encode, nullptr);
  EXPECT_FALSE(Encoded->IsCut);
  const TextValue *Cut = Values.transformed(*Encoded, Slice, nullptr);
  EXPECT_TRUE(Cut->IsCut);
  EXPECT_TRUE(
      Values.joined(join(Texts.value(*Encoded)->Sum, Texts.value(*Cut)->Sum))
          ->IsCut);
  EXPECT_FALSE(Values.transformed(*Cut, Encode, nullptr)->IsCut);
  // What follows does not complete the escape.
  const TextRef Part = Texts.value(*Cut), Whole = Texts.value(*Encoded);
  EXPECT_EQ(row({Whole, Part})->Sum.Level->Low, 1);
  EXPECT_EQ(row({Part, Whole})->Sum.Level->Low, 0);
  EXPECT_EQ(row({Part, lit("mailto")})->Sum.Level->Low, 0);
  EXPECT_EQ(Texts.repeat(Part)->Sum.Level->Low, 0);
  EXPECT_EQ(Texts.repeat(Whole)->Sum.Level->Low, 1);
}

TEST_F(ValueTest, MergesConstants) {
  const TextRef Both = alt({constants({"a"}), constants({"b"})});
  EXPECT_EQ(lineOf(Both), "V({\"a\", \"b\"})");
  EXPECT_EQ(Both, alt({constants({"b"}), constants({"a"})}));
  EXPECT_EQ(Both->Facts->Chars, CharSet("ab"));
  TextRef Many = Both;
  for (char C = 'c'; C < 'z'; ++C)
    Many = alt({Many, constants({llvm::StringRef(&C, 1)})});
  EXPECT_TRUE(Many->Facts->From->HasMoreTexts);
  EXPECT_EQ(Many->Facts->From->Texts.all().size(), Origin::MaxTexts);
  EXPECT_EQ(Many->Facts->Chars.size(), 25u);
}

TEST_F(ValueTest, HasAFewTransformers) {
  TextRef T = val("s");
  for (unsigned I = 0; I < 40; ++I)
    T = enc(T);
  EXPECT_LE(T->Facts->Done.all().size(), TextValue::MaxTransformers);
  EXPECT_TRUE(isEncoded(*T->Facts));
  EXPECT_GT(Texts.collapses(CollapseReason::Transformers), 0u);
  T = val("s");
  for (unsigned I = 0; I < 40; ++I)
    T = Texts.cutEnd(T, 1);
  EXPECT_EQ(lineOf(T), "(\"\" | slice(V(s)))");
}

} // namespace
} // namespace clang::tidy::uri
