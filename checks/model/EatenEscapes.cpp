//===--- EatenEscapes.cpp - uri-tidy --------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "model/EatenEscapes.h"
#include "core/Percent.h"
#include "llvm/ADT/STLExtras.h"
#include <tuple>
#include <vector>

namespace clang::tidy::uri {

namespace {

/// The cost of an interpretation of a format, most important part first.
struct Cost {
  /// Conversions without an argument, or with one that they do not take.
  unsigned Misfits = 0;
  /// Conversions interpreted as escapes, and how many of these represent
  /// characters that need no escape.
  unsigned Eaten = 0, Needless = 0;

  bool operator<(const Cost &Other) const {
    return std::tie(Misfits, Eaten, Needless) <
           std::tie(Other.Misfits, Other.Eaten, Other.Needless);
  }
};

/// The best interpretation of the conversions so far that uses a given number
/// of arguments.
struct Reading {
  Cost Worst;
  /// The number of equally good interpretations: 0 for none, 2 for more than
  /// one.
  unsigned Ways = 0;
  /// Whether the last conversion is an escape, and the number of arguments used
  /// before it.
  bool IsEaten = false;
  size_t Before = 0;

  void consider(const Reading &Other) {
    if (Other.Ways == 0)
      return;
    if (Ways == 0 || Other.Worst < Worst)
      *this = Other;
    else if (!(Worst < Other.Worst))
      Ways = 2;
  }
};

struct Conversion {
  FormatItem *Item;
  /// The number of arguments for width and precision (`%*.*f`).
  size_t Stars;
  bool MayBeEscape, IsNeedless;
};

} // namespace

/// Whether \p Octet, written as \p Digits, is plausible in a handwritten URI:
/// `%08`, `%1d` and `%7f` are the widths of numbers.
static bool isLikelyOctet(unsigned char Octet, llvm::StringRef Digits) {
  const bool IsLineEnd =
      Digits.equals_insensitive("0a") || Digits.equals_insensitive("0d");
  return IsLineEnd || (Octet >= 0x20 && Octet != 0x7F);
}

static std::optional<uricore::Escape> escapeAt(llvm::StringRef Format,
                                               const FormatItem &Item) {
  return uricore::escapeAt({Format.data(), Format.size()}, Item.Begin);
}

static void makeOctet(FormatItem &Item, bool IsCertain) {
  Item.Kind = FormatItem::Octet;
  Item.Arg = -1;
  Item.IsCertain = IsCertain;
}

void findEatenEscapes(
    llvm::MutableArrayRef<FormatItem> Items, llvm::StringRef Format,
    std::optional<size_t> Given,
    llvm::function_ref<bool(char Conversion, size_t Argument)> Takes) {
  static constexpr size_t MaxWork = 1 << 16;
  std::vector<Conversion> Conversions;
  bool HasPositions = false;
  for (FormatItem &Item : Items) {
    const auto Escape = escapeAt(Format, Item);
    const bool TakesNone = Item.Kind == FormatItem::Argument && Item.Arg < 0;
    if (Escape && (Item.Kind == FormatItem::Invalid || TakesNone))
      makeOctet(Item, /*IsCertain=*/true);
    if (Item.Kind != FormatItem::Argument || Item.Arg < 0)
      continue;
    const llvm::StringRef Text = Format.slice(Item.Begin, Item.End);
    HasPositions |= Text.contains('$');
    Conversions.push_back(
        {&Item, Text.count('*'),
         Escape && isLikelyOctet(Escape->Octet, Text.substr(1, 2)),
         Escape && uricore::Unreserved.contains(Escape->Octet)});
  }
  if (!Given || Conversions.empty())
    return;
  if (HasPositions) {
    // Either all conversions of a format have a position, or none has.
    for (const Conversion &C : Conversions)
      if (C.MayBeEscape)
        makeOctet(*C.Item, /*IsCertain=*/true);
    return;
  }
  const size_t Count = *Given;
  if (Conversions.size() * (Count + 1) > MaxWork)
    return;

  // Best[I][J]: for the first I conversions, with J arguments used.
  std::vector<std::vector<Reading>> Best(Conversions.size() + 1,
                                         std::vector<Reading>(Count + 1));
  Best[0][0].Ways = 1;
  for (size_t I = 0; I < Conversions.size(); ++I) {
    const Conversion &C = Conversions[I];
    for (size_t J = 0; J <= Count; ++J) {
      Reading Next = Best[I][J];
      if (Next.Ways == 0)
        continue;
      Next.Before = J;
      if (C.MayBeEscape) {
        Reading Eaten = Next;
        Eaten.IsEaten = true;
        ++Eaten.Worst.Eaten;
        Eaten.Worst.Needless += C.IsNeedless;
        Best[I + 1][J].consider(Eaten);
      }
      Next.IsEaten = false;
      const size_t Own = J + C.Stars;
      Next.Worst.Misfits +=
          Own >= Count || !Takes(C.Item->Conversion, Own) ? 1 : 0;
      Best[I + 1][std::min(Own + 1, Count)].consider(Next);
    }
  }

  const auto &Ends = Best.back();
  size_t End = 0;
  Reading Whole;
  for (size_t J = 0; J <= Count; ++J) {
    Whole.consider(Ends[J]);
    if (Ends[J].Ways && !(Whole.Worst < Ends[J].Worst))
      End = J;
  }
  const bool IsCertain =
      Whole.Ways == 1 && Whole.Worst.Misfits == 0 && End == Count;
  for (size_t I = Conversions.size(), J = End; I > 0; --I) {
    const Conversion &C = Conversions[I - 1];
    const Reading &Last = Best[I][J];
    if (Last.IsEaten)
      makeOctet(*C.Item, IsCertain);
    else
      C.Item->Arg = static_cast<int>(Last.Before + C.Stars);
    J = Last.Before;
  }
}

} // namespace clang::tidy::uri
