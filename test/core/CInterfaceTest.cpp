//===--- CInterfaceTest.cpp - uri-tidy ------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The functions for C programs do the same as those for C++ programs, and write
// exactly what they say into buffers of every size. test/packaging compiles a C
// program with them.
//
//===----------------------------------------------------------------------===//

#include "Generator.h"

#include "core/Form.h"
#include "core/Percent.h"
#include "core/Reference.h"

#include <gtest/gtest.h>
#include <uri-tidy/percent.h>

#include <functional>

using namespace uricore;
using namespace uricore::test;

/// A function that writes its result into a buffer of the given size.
using Writer = std::function<std::size_t(char *, std::size_t)>;

static constexpr char Untouched = '\x5A';

static void expectWritten(const Writer &Write, const std::string &Expected) {
  ASSERT_EQ(Write(nullptr, 0), Expected.size());
  for (const std::size_t Size : {std::size_t(1), Expected.size(),
                                 Expected.size() + 1, Expected.size() + 2}) {
    std::string Buffer(Size + 1, Untouched);
    ASSERT_EQ(Write(Buffer.data(), Size), Expected.size());
    std::string Wanted = Expected.size() < Size ? Expected : std::string();
    if (Size)
      Wanted += '\0';
    Wanted.resize(Size + 1, Untouched);
    // Nothing else is written after the NUL of the result.
    ASSERT_EQ(Buffer, Wanted) << "size " << Size;
  }
}

static std::size_t firstMalformed(const Decoded &D) {
  return D.Malformed.empty() ? URI_TIDY_NONE : D.Malformed.front();
}

TEST(CInterfaceTest, IsLikeTheInterfaceForCxx) {
  Generator Gen(1866);
  for (unsigned Turn = 0; Turn < 20000; ++Turn) {
    const std::string Text =
        Turn % 2 ? Gen.bytes(40) : Gen.mutated(Gen.reference());
    const char *Data = Text.data();
    const std::size_t Length = Text.size();
    SCOPED_TRACE(testing::PrintToString(Text));

    for (const char *Keep : {"", "/", "/:?&=%\xFF"})
      expectWritten(
          [&](char *Out, std::size_t Size) {
            return uri_tidy_encode(Out, Size, Data, Length, Keep);
          },
          encode(Text, Unreserved | CharSet(Keep)));
    expectWritten(
        [&](char *Out, std::size_t Size) {
          return uri_tidy_form_encode(Out, Size, Data, Length);
        },
        formEncode(Text));

    std::size_t Malformed = 0;
    const Decoded Plain = decode(Text);
    expectWritten(
        [&](char *Out, std::size_t Size) {
          return uri_tidy_decode(Out, Size, Data, Length, &Malformed);
        },
        Plain.Bytes);
    ASSERT_EQ(Malformed, firstMalformed(Plain));
    const Decoded Form = formDecode(Text);
    expectWritten(
        [&](char *Out, std::size_t Size) {
          return uri_tidy_form_decode(Out, Size, Data, Length, &Malformed);
        },
        Form.Bytes);
    ASSERT_EQ(Malformed, firstMalformed(Form));

    ASSERT_EQ(uri_tidy_first_error(Data, Length),
              firstError(Text).value_or(URI_TIDY_NONE));
  }
}

TEST(CInterfaceTest, DecodesInPlace) {
  Generator Gen(1867);
  for (unsigned Turn = 0; Turn < 20000; ++Turn) {
    const std::string Text = Gen.bytes(40);
    std::string Buffer = Text + '\0';
    const std::size_t Length = uri_tidy_form_decode(
        Buffer.data(), Buffer.size(), Buffer.data(), Text.size(), nullptr);
    ASSERT_EQ(Buffer.substr(0, Length), formDecode(Text).Bytes);
  }
}

TEST(CInterfaceTest, AcceptsNullPointersForNothing) {
  char Out[] = "text";
  std::size_t Malformed = 0;
  EXPECT_EQ(uri_tidy_encode(Out, sizeof(Out), nullptr, 0, nullptr), 0U);
  EXPECT_STREQ(Out, "");
  EXPECT_EQ(uri_tidy_decode(nullptr, 0, nullptr, 0, &Malformed), 0U);
  EXPECT_EQ(Malformed, URI_TIDY_NONE);
  EXPECT_EQ(uri_tidy_decode(nullptr, 0, "%", 1, nullptr), 1U);
  // The empty text is a valid reference.
  EXPECT_EQ(uri_tidy_first_error(nullptr, 0), URI_TIDY_NONE);
}
