//===--- ComponentTest.cpp - uri-tidy -------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "core/Component.h"

#include <gtest/gtest.h>

using namespace uricore;

static constexpr Component AllComponents[] = {
    Component::Scheme,     Component::Userinfo,    Component::Host,
    Component::Port,       Component::PathSegment, Component::QueryKey,
    Component::QueryValue, Component::Fragment};

TEST(ComponentTest, Names) {
  std::string Names;
  for (Component C : AllComponents)
    Names += std::string(name(C)) + "\n";
  EXPECT_EQ(Names, "scheme\nuserinfo\nhost\nport\npath segment\nquery key\n"
                   "query value\nfragment\n");
}

// Characters that stay unencoded in data must be allowed in the component.
TEST(ComponentTest, SafeDataIsAllowed) {
  for (Component C : AllComponents)
    EXPECT_TRUE(safeData(C).isSubsetOf(allowedRaw(C))) << name(C);
}

// RFC 3986, section 2.1: a '%' that does not begin an escape is not allowed in
// any component.
TEST(ComponentTest, PercentIsNeverAllowed) {
  for (Component C : AllComponents)
    EXPECT_FALSE(allowedRaw(C).contains('%')) << name(C);
}

// A component must not contain its own delimiters (RFC 3986, sections 3.1 to
// 3.5).
TEST(ComponentTest, DelimitersAreNotAllowed) {
  auto Disjoint = [](Component C, std::string_view Delimiters) {
    return allowedRaw(C).isDisjointFrom(CharSet(Delimiters));
  };
  EXPECT_TRUE(Disjoint(Component::Scheme, ":/?#"));
  EXPECT_TRUE(Disjoint(Component::Userinfo, "@/?#"));
  EXPECT_TRUE(Disjoint(Component::Host, "@/?#"));
  EXPECT_TRUE(Disjoint(Component::Port, "/?#"));
  EXPECT_TRUE(Disjoint(Component::PathSegment, "/?#"));
  EXPECT_TRUE(Disjoint(Component::QueryKey, "#"));
  EXPECT_TRUE(Disjoint(Component::QueryValue, "#"));
  EXPECT_TRUE(Disjoint(Component::Fragment, "#"));
}
