//===--- ForeignText.cpp - uri-tidy ---------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "model/ForeignText.h"
#include "LLVMCompat.h"
#include "knowledge/Apis.h"
#include "model/Components.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace clang::tidy::uri {

bool isMarkup(llvm::StringRef Whole) {
  for (const llvm::StringRef Mark : {"</", "/>", "\">", "[/", "<?", "?>", "<!",
                                     "(?", "\\d", "\\w", ".*", "[^"})
    if (Whole.contains(Mark))
      return true;
  // An attribute; in a query, it would be a quoted value.
  const llvm::StringRef BeforeQuery = Whole.split('?').first;
  if (BeforeQuery.contains("=\"") || BeforeQuery.contains("='"))
    return true;
  return !Whole.empty() && (Whole.front() == '<' || Whole.front() == '^');
}

/// Whether the text after a '%' makes it an escape, or ECMAScript's `%uXXXX`.
static bool isEscape(llvm::StringRef Name) {
  const size_t Begin = Name[0] == 'u' ? 1 : 0;
  const llvm::StringRef Digits = Name.substr(Begin, Begin ? 4 : 2);
  return Digits.size() == (Begin ? 4 : 2) &&
         llvm::all_of(Digits, llvm::isHexDigit);
}

/// Whether there is a name between \p Open and \p Close.
static bool hasEnclosed(llvm::StringRef Whole, char Open, char Close) {
  for (size_t I = Whole.find(Open); I != llvm::StringRef::npos;
       I = Whole.find(Open, I + 1)) {
    const llvm::StringRef Rest = Whole.substr(I + 1);
    const size_t End = Rest.find(Close);
    if (End == llvm::StringRef::npos)
      return false;
    const llvm::StringRef Name = Rest.take_front(End);
    // `{}` is a placeholder of some format.
    if (Open == '{' && Name.empty())
      return true;
    const bool Optional = Open == '{';
    const size_t NameBegin = Optional && !llvm::isAlnum(Name[0]) ? 1 : 0;
    if (!Name.substr(NameBegin).empty() &&
        llvm::all_of(Name.substr(NameBegin),
                     [](char C) {
                       return llvm::isAlnum(C) || C == '_' || C == '-' ||
                              C == ',' || C == ':' || C == '.' || C == '*';
                     }) &&
        (Open != '%' || (llvm::isAlpha(Name[0]) && !isEscape(Name))))
      return true;
  }
  return false;
}

/// Whether \p Whole contains parts of a regular expression: `\\.` for a
/// character that would have a special meaning, `\\1` for the match of a group.
static bool hasRegexEscape(llvm::StringRef Whole) {
  while (!(Whole = Whole.split('\\').second).empty()) {
    if (llvm::isDigit(Whole[0]) ||
        llvm::StringRef(".?+*()[]^$|/").contains(Whole[0]))
      return true;
    // Skip the escaped character, which may be another backslash.
    Whole = Whole.drop_front();
  }
  return false;
}

/// Whether \p Whole contains a set or a group of a regular expression, such as
/// `[^/]` or `[a-z]+`.
static bool hasRegexGroup(llvm::StringRef Whole) {
  return llvm::any_of(
      llvm::ArrayRef<llvm::StringRef>(
          {"[^", "]*", "]+", "(.*", "(.+", "([", "(?:"}),
      [Whole](llvm::StringRef Part) { return Whole.contains(Part); });
}

/// Whether the '$' at \p I begins a key of a query, as those of OData do.
static bool beginsKey(llvm::StringRef Whole, size_t I) {
  if (I == 0 || (Whole[I - 1] != '?' && Whole[I - 1] != '&'))
    return false;
  const size_t End = Whole.find_if_not(llvm::isAlpha, I + 1);
  return End > I + 1 && End < Whole.size() && Whole[End] == '=';
}

/// Whether the name of a variable follows a '$', or the number of a group of a
/// regular expression; the first group is number 1.
static bool hasDollarVariable(llvm::StringRef Whole) {
  // `$10` is a price.
  bool HasGroups = false;
  for (size_t I = Whole.find('$'); I != llvm::StringRef::npos;
       I = Whole.find('$', I + 1)) {
    const llvm::StringRef Number =
        Whole.substr(I + 1).take_while(llvm::isDigit);
    HasGroups |= Number == "0" || Number == "1";
  }
  for (size_t I = Whole.find('$'); I != llvm::StringRef::npos;
       I = Whole.find('$', I + 1))
    if (I + 1 < Whole.size() &&
        ((llvm::isAlpha(Whole[I + 1]) && !beginsKey(Whole, I)) ||
         (HasGroups && llvm::isDigit(Whole[I + 1]))))
      return true;
  return false;
}

/// Whether a name follows "/:".
static bool hasRouteParameter(llvm::StringRef Whole) {
  for (size_t I = Whole.find("/:"); I != llvm::StringRef::npos;
       I = Whole.find("/:", I + 1))
    if (I + 2 < Whole.size() && llvm::isAlpha(Whole[I + 2]))
      return true;
  return false;
}

/// `/[book]/[page]` or `##user##`, unlike a key of a query: `a[b]=`.
static bool hasPlaceholder(llvm::StringRef Whole) {
  bool HasBrackets = false;
  for (size_t I = 0; I + 1 < Whole.size(); ++I) {
    const bool IsBracket = Whole[I] == '[' && I > 0 &&
                           llvm::StringRef("/=-._,+ ").contains(Whole[I - 1]);
    if (!IsBracket && Whole.substr(I, 2) != "##")
      continue;
    const llvm::StringRef Rest = Whole.substr(IsBracket ? I + 1 : I + 2);
    const llvm::StringRef Name = Rest.take_while(
        [](char C) { return llvm::isAlnum(C) || C == '_' || C == '-'; });
    if (Name.empty() || !llvm::isAlpha(Name[0]) ||
        !compat::startsWith(Rest.substr(Name.size()), IsBracket ? "]" : "##"))
      continue;
    // One name in brackets may be part of a path.
    if (!IsBracket || HasBrackets)
      return true;
    HasBrackets = true;
  }
  return false;
}

/// `/#Z/#X/#Y.png`: only one '#' of a URI would begin something, so that
/// several before single capital letters are marks.
static bool hasMarkedLetters(llvm::StringRef Whole) {
  unsigned Marks = 0;
  for (size_t I = Whole.find('#'); I != llvm::StringRef::npos;
       I = Whole.find('#', I + 1)) {
    const llvm::StringRef Rest = Whole.substr(I + 1);
    if (Rest.empty() || Rest[0] < 'A' || Rest[0] > 'Z' ||
        (Rest.size() > 1 && llvm::isAlnum(Rest[1])))
      return false;
    ++Marks;
  }
  return Marks > 1;
}

bool isForeignText(llvm::StringRef Whole) {
  if (Whole.contains("{{") || Whole.contains("${") || Whole.contains("*:") ||
      Whole.contains("://*") || Whole.contains("/*") || Whole.contains("%(") ||
      Whole.contains("#{"))
    return true;
  return hasEnclosed(Whole, '%', '%') || hasDollarVariable(Whole) ||
         hasRegexEscape(Whole) || hasRegexGroup(Whole) ||
         hasRouteParameter(Whole);
}

bool isForeignTemplate(llvm::StringRef Whole) {
  return isForeignText(Whole) || hasEnclosed(Whole, '{', '}') ||
         hasEnclosed(Whole, '<', '>') || hasPlaceholder(Whole) ||
         hasMarkedLetters(Whole);
}

bool isOwnScheme(llvm::StringRef Whole) {
  const llvm::StringRef Scheme = Whole.take_front(schemeLength(Whole));
  return compat::startsWith(Whole.substr(Scheme.size()), "://") &&
         llvm::none_of(Whole, llvm::isSpace) && !isPrivateScheme(Scheme);
}

} // namespace clang::tidy::uri
