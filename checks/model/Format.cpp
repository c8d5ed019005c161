//===--- Format.cpp - uri-tidy --------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "model/Format.h"
#include "LLVMCompat.h"
#include "core/Percent.h"
#include "llvm/ADT/StringExtras.h"
#include <climits>

namespace clang::tidy::uri {

namespace {

/// Collects items, and turns the bytes between them into text items.
class Splitter {
public:
  explicit Splitter(llvm::StringRef Format) : Format(Format) {}

  llvm::SmallVector<FormatItem, 8> Items;

  void add(FormatItem Item) {
    flushTo(Item.Begin);
    Items.push_back(Item);
    Done = Item.End;
  }
  void flushTo(size_t End) {
    if (Done < End)
      Items.push_back({FormatItem::Text, Done, End});
    Done = End;
  }
  size_t skipDigits(size_t I) const {
    while (I < Format.size() && llvm::isDigit(Format[I]))
      ++I;
    return I;
  }
  bool has(size_t I, llvm::StringRef Chars) const {
    return I < Format.size() && Chars.contains(Format[I]);
  }

  /// Adds the mark at \p I, and moves behind it, if it is doubled: `%%`.
  bool skipDoubled(size_t &I) {
    if (!has(I + 1, Format.substr(I, 1)))
      return false;
    add({FormatItem::Escape, I, I + 2});
    I += 2;
    return true;
  }

  const llvm::StringRef Format;

private:
  size_t Done = 0;
};

/// The conversion at \p Begin as an item; \p NextArg counts arguments.
FormatItem printfItem(llvm::StringRef Format, size_t Begin, int &NextArg) {
  const PrintfConversion Conversion = parseConversion(Format, Begin);
  NextArg += Conversion.Width.IsArgument + Conversion.Precision.IsArgument;
  FormatItem Item{FormatItem::Argument, Begin, Conversion.End};
  Item.IsPadded = Conversion.Width.IsGiven && !Conversion.Flags.contains('0');
  Item.Conversion = Conversion.Letter;
  if (!Conversion.Letter)
    Item.Kind = FormatItem::Invalid;
  else if (Conversion.Letter != 'm')
    Item.Arg = Conversion.Position >= 0 ? Conversion.Position : NextArg++;
  return Item;
}

void splitPrintf(Splitter &S) {
  int NextArg = 0;
  for (size_t I = S.Format.find('%'); I < S.Format.size();
       I = S.Format.find('%', I)) {
    if (S.skipDoubled(I))
      continue;
    const FormatItem Item = printfItem(S.Format, I, NextArg);
    S.add(Item);
    I = Item.End;
  }
}

void splitBrace(Splitter &S) {
  int NextArg = 0;
  for (size_t I = S.Format.find_first_of("{}"); I < S.Format.size();
       I = S.Format.find_first_of("{}", I)) {
    if (S.skipDoubled(I))
      continue;
    const size_t Close = S.Format.find('}', I);
    if (S.Format[I] == '}' || Close == llvm::StringRef::npos)
      return;
    FormatItem Item{FormatItem::Argument, I, Close + 1};
    int Position;
    const llvm::StringRef Id = S.Format.slice(I + 1, Close).split(':').first;
    if (Id.empty())
      Item.Arg = NextArg++;
    else if (!Id.getAsInteger(10, Position))
      Item.Arg = Position;
    S.add(Item);
    I = Close + 1;
  }
}

void splitDollar(Splitter &S) {
  for (size_t I = S.Format.find('$'); I < S.Format.size();
       I = S.Format.find('$', I)) {
    if (S.has(I + 1, "$"))
      S.add({FormatItem::Escape, I, I + 2});
    else if (S.has(I + 1, "0123456789"))
      S.add({FormatItem::Argument, I, I + 2, S.Format[I + 1] - '0'});
    else {
      ++I;
      continue;
    }
    I += 2;
  }
}

/// QString::arg: `%1` to `%99`, with an L for localised numbers. It also
/// accepts `%0`, although its documentation does not mention it.
void splitQt(Splitter &S) {
  for (size_t I = S.Format.find('%'); I < S.Format.size();
       I = S.Format.find('%', I + 1)) {
    const size_t Digits = I + (S.has(I + 1, "L") ? 2 : 1);
    const size_t End = std::min(S.skipDigits(Digits), Digits + 2);
    int Number;
    if (S.Format.slice(Digits, End).getAsInteger(10, Number))
      continue;
    S.add({FormatItem::Argument, I, End, Number});
    I = End - 1;
  }
}

/// boost::format: `%1%`, `%1$s`, `%s` and `%|s|`. Numbers begin at 1.
void splitBoost(Splitter &S) {
  int NextArg = 1;
  for (size_t I = S.Format.find('%'); I < S.Format.size();
       I = S.Format.find('%', I)) {
    if (S.skipDoubled(I))
      continue;
    const size_t Digits = S.skipDigits(I + 1);
    int Number = 0;
    FormatItem Item{FormatItem::Argument, I, Digits + 1};
    if (S.has(Digits, "%") &&
        !S.Format.slice(I + 1, Digits).getAsInteger(10, Number)) {
      Item.Arg = Number;
    } else {
      const PrintfConversion Conversion =
          parseConversion(S.Format, I, /*TakesBars=*/true);
      Item.End = Conversion.End;
      if (!Conversion.Letter)
        Item.Kind = FormatItem::Invalid;
      else
        Item.Arg =
            Conversion.Position >= 0 ? Conversion.Position + 1 : NextArg++;
    }
    S.add(Item);
    I = Item.End;
  }
}

/// Reads the parts of a conversion one after another.
class ConversionReader {
public:
  ConversionReader(llvm::StringRef Format, size_t Begin)
      : Format(Format), At(Begin) {}

  llvm::StringRef skip(llvm::StringRef Chars) {
    const size_t Begin = At;
    while (At < Format.size() && Chars.contains(Format[At]))
      ++At;
    return Format.slice(Begin, At);
  }
  PrintfConversion::Size size() {
    PrintfConversion::Size Result;
    Result.IsArgument = At < Format.size() && Format[At] == '*';
    At += Result.IsArgument;
    const llvm::StringRef Digits = Result.IsArgument ? "" : skip("0123456789");
    Result.IsGiven = Result.IsArgument || !Digits.empty();
    if (!Digits.empty() && Digits.getAsInteger(10, Result.Number))
      Result.Number = UINT_MAX;
    return Result;
  }

  const llvm::StringRef Format;
  size_t At;
};

} // namespace

PrintfConversion parseConversion(llvm::StringRef Format, size_t Begin,
                                 bool TakesBars) {
  if (TakesBars && compat::startsWith(Format.substr(Begin + 1), "|")) {
    PrintfConversion Inner = parseConversion(Format, Begin + 1);
    if (compat::startsWith(Format.substr(Inner.End), "|"))
      ++Inner.End;
    else
      Inner.Letter = 0;
    return Inner;
  }
  PrintfConversion Result;
  ConversionReader Reader(Format, Begin + 1);
  const PrintfConversion::Size Position = Reader.size();
  if (Position.IsGiven && !Position.IsArgument &&
      compat::startsWith(Format.substr(Reader.At), "$")) {
    ++Reader.At;
    Result.Position =
        Position.Number > INT_MAX ? -1 : static_cast<int>(Position.Number) - 1;
  } else {
    Reader.At = Begin + 1;
  }
  Result.Flags = Reader.skip("-+ #0'");
  Result.Width = Reader.size();
  if (compat::startsWith(Format.substr(Reader.At), ".")) {
    ++Reader.At;
    Result.Precision = Reader.size();
    Result.Precision.IsGiven = true;
  }
  const size_t Length = Reader.At;
  if (compat::startsWith(Format.substr(Length), "I64") ||
      compat::startsWith(Format.substr(Length), "I32"))
    Reader.At += 3;
  Reader.skip("hlLqjzt");
  Result.Length = Format.slice(Length, Reader.At);
  if (Reader.At < Format.size() &&
      llvm::StringRef("diouxXeEfFgGaAcspnmSC").contains(Format[Reader.At])) {
    Result.Letter = Format[Reader.At];
    Result.End = Reader.At + 1;
  } else {
    Result.End = Begin + 1;
  }
  return Result;
}

llvm::SmallVector<FormatItem, 8> parseFormat(llvm::StringRef Format,
                                             Dialect D) {
  Splitter S(Format);
  switch (D) {
  case Dialect::Printf:
    splitPrintf(S);
    break;
  case Dialect::Brace:
    splitBrace(S);
    break;
  case Dialect::Dollar:
    splitDollar(S);
    break;
  case Dialect::Qt:
    splitQt(S);
    break;
  case Dialect::Boost:
    splitBoost(S);
    break;
  case Dialect::Plain:
  case Dialect::Other:
    break;
  }
  S.flushTo(Format.size());
  return std::move(S.Items);
}

/// Whether nobody writes the conversion \p Begin to \p End in a format: it has
/// a flag without effect (`50%-off`), or is a rare one that a word continues
/// (`50%off`).
static bool isUnusual(llvm::StringRef Text, size_t Begin, size_t End) {
  const PrintfConversion Read = parseConversion(Text, Begin);
  if (Read.Position > 0)
    return false;
  const bool HasWidth = Read.Width.IsGiven || Read.Width.IsArgument;
  if (!HasWidth && Read.Flags.contains('-'))
    return true;
  return Read.Length.empty() &&
         llvm::StringRef("oaAEGnSC").contains(Read.Letter) &&
         End < Text.size() && llvm::isAlpha(Text[End]);
}

/// Whether the conversion at \p I was probably meant as an escape: `%u00e9`, or
/// `%gg` as a whole value.
static bool isMistakenEscape(llvm::StringRef Text, size_t I) {
  const auto AllOf = [&](size_t Begin, size_t Length, auto Is) {
    const llvm::StringRef Part = Text.substr(Begin, Length);
    return Part.size() == Length && llvm::all_of(Part, Is);
  };
  if (Text.substr(I + 1, 1) == "u")
    return AllOf(I + 2, 4, llvm::isHexDigit);
  return AllOf(I + 1, 2, [](char C) { return llvm::isAlpha(C); }) &&
         !llvm::StringRef("sdicpxXlhz").contains(Text[I + 1]) &&
         (I + 3 == Text.size() ||
          llvm::StringRef("/?&#").contains(Text[I + 3]));
}

bool mayBeFormat(llvm::StringRef Text, bool IsObject) {
  if (!Text.contains('%'))
    return false;
  for (const FormatItem &Item : parseFormat(Text, Dialect::Printf)) {
    if (Item.Kind == FormatItem::Escape)
      return true;
    if (Item.Kind == FormatItem::Argument &&
        !uricore::escapeAt({Text.data(), Text.size()}, Item.Begin) &&
        !(IsObject && (isMistakenEscape(Text, Item.Begin) ||
                       isUnusual(Text, Item.Begin, Item.End))))
      return true;
  }
  // Place markers are numbered from 1.
  if (IsObject && !Text.contains("%1"))
    return false;
  for (const FormatItem &Item : parseFormat(Text, Dialect::Qt))
    if (Item.Kind == FormatItem::Argument &&
        !uricore::escapeAt({Text.data(), Text.size()}, Item.Begin) &&
        Item.End - Item.Begin == 2)
      return true;
  return false;
}

} // namespace clang::tidy::uri
