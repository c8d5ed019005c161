//===--- EnvironmentTest.cpp - uri-tidy -----------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "places/Environment.h"
#include "TextBuilder.h"
#include "TextMatcher.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include <map>
#include <random>
#include <set>

namespace clang::tidy::uri {
namespace {

/// Places of a fictitious program. A place that has not been written holds its
/// own value, for example `x` for the place `x`.
class EnvironmentTest : public testing::Test, public PlaceDefaults {
protected:
  Content initial(const Place &P) override {
    return {Builder.val(nameOf(P)), {}};
  }
  Content filled(const Place &P, const Expr &By) override {
    return {Builder.val("filled by " + Calls[&By] + " in " + nameOf(P)), {}};
  }
  Content lost(const Place &P) override { return {Builder.val("lost"), {}}; }

  const Place &local(llvm::StringRef Name) {
    const Place &P = Places.root(Place::Local, &*Names.try_emplace(Name).first);
    Spelled[&P] = Name.str();
    return P;
  }
  const Place &field(const Place &Whole, llvm::StringRef Name) {
    return Places.part(Whole,
                       {Selector::Field, &*Names.try_emplace(Name).first});
  }
  const Place &recursiveField(const Place &Whole, llvm::StringRef Name) {
    return Places.part(Whole,
                       {Selector::Field, &*Names.try_emplace(Name).first, 0,
                        /*IsRecursive=*/true});
  }
  const Place &elements(const Place &Whole) {
    return Places.part(Whole, {Selector::Element});
  }
  const Place &element(const Place &Whole, llvm::StringRef Key) {
    return Places.part(Whole,
                       {Selector::ConstantKey, &*Names.try_emplace(Key).first});
  }
  const Expr &call(llvm::StringRef Name) {
    const auto *Call =
        reinterpret_cast<const Expr *>(&*Names.try_emplace(Name).first);
    Calls[Call] = Name.str();
    return *Call;
  }
  std::string nameOf(const Place &P) {
    if (!P.Whole)
      return Spelled[&P];
    switch (P.Step.Kind) {
    case Selector::Field:
    case Selector::ConstantKey:
      return nameOf(*P.Whole) + "." +
             static_cast<const llvm::StringMapEntry<char> *>(P.Step.Identity)
                 ->getKey()
                 .str();
    case Selector::Pointee:
      return "*" + nameOf(*P.Whole);
    default:
      return nameOf(*P.Whole) + "[]";
    }
  }
  TextRef lit(llvm::StringRef Bytes) { return Builder.lit(Bytes); }
  std::string text(const Environment &State, const Place &P) {
    const TextRef Text = State.read(P).Text;
    return Text ? lineOf(Text) : "null";
  }

  TextBuilder Builder;
  PlaceTable Places;
  EnvironmentContext Shared{Places, Builder.Texts, *this};
  Environment State{Shared};
  llvm::StringMap<char> Names;
  std::map<const Place *, std::string> Spelled;
  std::map<const Expr *, std::string> Calls;
};

TEST_F(EnvironmentTest, HoldsItsOwnValueUntilWritten) {
  const Place &A = local("a");
  EXPECT_EQ(text(State, A), "V(a)");
  State.write(A, {lit("x"), {}});
  EXPECT_EQ(text(State, A), "\"x\"");
  State.append(A, lit("y"));
  EXPECT_EQ(text(State, A), "\"x\" \"y\"");
  State.begin(A);
  EXPECT_EQ(text(State, A), "null");
}

TEST_F(EnvironmentTest, KeepsFieldsOfObjectsApart) {
  const Place &A = local("a"), &B = local("b");
  State.write(field(A, "url"), {lit("x"), {}});
  EXPECT_EQ(text(State, field(A, "url")), "\"x\"");
  EXPECT_EQ(text(State, field(A, "name")), "V(a.name)");
  EXPECT_EQ(text(State, field(B, "url")), "V(b.url)");
}

TEST_F(EnvironmentTest, CopiesKnownAndUnknownFields) {
  const Place &A = local("a"), &B = local("b"), &C = local("c");
  State.write(field(A, "url"), {lit("x"), {}});
  State.copy(A, B);
  State.write(field(A, "url"), {lit("y"), {}});
  State.write(field(A, "name"), {lit("z"), {}});
  State.copy(B, C);
  EXPECT_EQ(text(State, field(C, "url")), "\"x\"");
  EXPECT_EQ(text(State, field(C, "name")), "V(a.name)");
}

TEST_F(EnvironmentTest, CopiesAPartOverTheWhole) {
  // `Node = Node.next`, as in the traversal of a list.
  const Place &A = local("a"), &Next = field(A, "next");
  State.write(field(Next, "url"), {lit("x"), {}});
  State.copy(Next, A);
  EXPECT_EQ(text(State, field(A, "url")), "\"x\"");
  EXPECT_EQ(text(State, field(A, "name")), "V(a.next.name)");
}

TEST_F(EnvironmentTest, SharesTheElementsOfAList) {
  const Place &List = local("v"), &All = elements(List);
  State.begin(List);
  EXPECT_EQ(text(State, All), "null");
  State.write(All, {lit("x"), {}});
  EXPECT_EQ(text(State, All), "\"x\"");
  State.write(All, {lit("y"), {}});
  EXPECT_EQ(text(State, All), "(\"x\" | \"y\")");
  State.begin(List);
  EXPECT_EQ(text(State, All), "null");
}

TEST_F(EnvironmentTest, KeepsConstantKeysApart) {
  const Place &Map = local("m"), &K = element(Map, "k"), &L = element(Map, "l");
  State.begin(Map);
  State.write(K, {lit("x"), {}});
  State.write(L, {lit("y"), {}});
  EXPECT_EQ(text(State, K), "\"x\"");
  EXPECT_EQ(text(State, elements(Map)), "(\"x\" | \"y\")");
}

TEST_F(EnvironmentTest, ReadsAllKeysWhereTheKeyIsNotKnown) {
  const Place &Map = local("m"), &K = element(Map, "k");
  const Place &All = elements(Map);
  State.begin(Map);
  State.write(K, {lit("x"), {}});
  EXPECT_EQ(text(State, All), "\"x\"");
  State.write(All, {lit("y"), {}});
  EXPECT_EQ(text(State, K), "(\"x\" | \"y\")");
  EXPECT_EQ(text(State, element(Map, "new")), "(\"x\" | \"y\")");
}

TEST_F(EnvironmentTest, FoldsRecursiveFields) {
  const Place &A = local("a");
  const Selector Next = {Selector::Field, &Places, 0, /*IsRecursive=*/true};
  const Place &Second = Places.part(A, Next);
  EXPECT_TRUE(Second.IsShared);
  EXPECT_EQ(&Places.part(Second, Next), &Second);
}

TEST_F(EnvironmentTest, FoldsWhatIsTooDeep) {
  const Place *P = &local("a");
  for (unsigned I = 0; I < 20; ++I)
    P = &field(*P, "f" + std::to_string(I));
  EXPECT_EQ(P->Depth, PlaceTable::MaxDepth);
  EXPECT_TRUE(P->IsShared);
}

// Elements of elements with many fields: only some are places of their own.
TEST_F(EnvironmentTest, DeepPartsAreBounded) {
  const Place *Shared = &local("a");
  for (unsigned I = 1; I < PlaceTable::MinDeep; ++I)
    Shared = &Places.part(*Shared, {Selector::Element});
  ASSERT_TRUE(Shared->IsShared);
  const char Fields[2 * PlaceTable::MaxDeepParts] = {};
  std::set<const Place *> Distinct;
  for (const char &Field : Fields)
    Distinct.insert(&Places.part(*Shared, {Selector::Field, &Field}));
  EXPECT_EQ(Distinct.size(), PlaceTable::MaxDeepParts + 1);
  EXPECT_EQ(Distinct.count(Shared), 1U);
  // The same step leads to the same place.
  EXPECT_EQ(Places.part(*Shared, {Selector::Field, &Fields[0]}).Whole, Shared);
}

TEST_F(EnvironmentTest, AppliesUnknownCallsWhenAPartIsRead) {
  const Place &A = local("a");
  State.write(field(A, "url"), {lit("x"), {}});
  State.fill(A, call("parse"));
  State.write(field(A, "name"), {lit("y"), {}});
  EXPECT_EQ(text(State, field(A, "url")),
            "(\"x\" | V(filled by parse in a.url))");
  EXPECT_EQ(text(State, field(A, "name")), "\"y\"");
}

TEST_F(EnvironmentTest, StoresThroughPointers) {
  const Place &A = local("a"), &B = local("b");
  State.write(A, {lit("x"), {}});
  State.write(B, {lit("y"), {}});
  State.store(AddressSet({&A, Address::End}), {lit("z"), {}});
  EXPECT_EQ(text(State, A), "\"x\" \"z\"");
  State.store(AddressSet({&A, Address::Start}), {lit("w"), {}});
  EXPECT_EQ(text(State, A), "\"w\"");
  AddressSet Either({&A, Address::Start});
  Either.add({&B, Address::End});
  State.store(Either, {lit("v"), {}});
  EXPECT_EQ(text(State, A), "(\"w\" | \"v\")");
  EXPECT_EQ(text(State, B), "\"y\" (\"\" | \"v\")");
}

TEST_F(EnvironmentTest, JoinsWhatTwoWaysLeave) {
  const Place &A = local("a"), &B = local("b");
  Environment Other = State;
  State.write(A, {lit("x"), {}});
  Other.begin(B);
  State.join(Other);
  EXPECT_EQ(text(State, A), "(\"x\" | V(a))");
  EXPECT_EQ(text(State, B), "V(b)");
  EXPECT_EQ(text(State, field(B, "url")), "V(b.url)");
}

TEST_F(EnvironmentTest, NarrowsOneObjectOnly) {
  const Place &A = local("a"), &V = elements(local("v"));
  State.narrow(A, uricore::CharSet("x"));
  State.narrow(V, uricore::CharSet("x"));
  EXPECT_EQ(State.read(A).Text->Sum.Chars, uricore::CharSet("x"));
  EXPECT_EQ(State.read(V).Text->Sum.Chars, AnyByte);
}

TEST(AddressSetTest, BecomesAnyObjectWhenFull) {
  PlaceTable Places;
  AddressSet Set;
  for (unsigned I = 0; I <= AddressSet::Max; ++I) {
    EXPECT_FALSE(Set.isAny());
    Set.add({&Places.root(Place::Local, &Set + I), Address::Start});
  }
  EXPECT_TRUE(Set.isAny());
}

TEST(AddressSetTest, MergesPositionsBeforeItBecomesAnyObject) {
  PlaceTable Places;
  AddressSet Set;
  std::vector<const Place *> Objects;
  for (unsigned I = 0; I < AddressSet::Max; ++I)
    Objects.push_back(&Places.root(Place::Local, &I + I));
  for (const Place *Each : {Objects[0], Objects[1]})
    for (auto At : {Address::Start, Address::Inside})
      Set.add({Each, At});
  Set.add({Objects[2], Address::End});
  EXPECT_FALSE(Set.isAny());
  EXPECT_EQ(3, std::distance(Set.begin(), Set.end()));
  EXPECT_TRUE(llvm::is_contained(Set, Address{Objects[0], Address::Inside}));
  EXPECT_FALSE(llvm::is_contained(Set, Address{Objects[0], Address::Start}));
  EXPECT_TRUE(llvm::is_contained(Set, Address{Objects[2], Address::End}));
}

TEST_F(EnvironmentTest, CopiesPartsThatARecursiveFieldLeadsOutOf) {
  const Place &A = local("a"), &B = local("b");
  const Place &Next = recursiveField(A, "next");
  const Place &Inner = field(Next, "inner");
  State.write(recursiveField(B, "next"), {lit("x"), {}});
  // The nodes after a.next.inner are not distinguished from a.next.
  State.copy(B, Inner);
  EXPECT_EQ(text(State, Next), "(\"x\" | V(b.next) | V(a.next))");
}

} // namespace
} // namespace clang::tidy::uri
