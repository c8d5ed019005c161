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
  for (const llvm::StringRef Mark :
       {"</", "/>", "\">", "<?", "<!", "(?", "\\d", "\\w", ".*", "[^"})
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

/// Whether a name follows \p Mark.
static bool hasVariable(llvm::StringRef Whole, llvm::StringRef Mark) {
  for (size_t I = Whole.find(Mark); I != llvm::StringRef::npos;
       I = Whole.find(Mark, I + 1)) {
    const size_t Next = I + Mark.size();
    if (Next < Whole.size() && (llvm::isAlpha(Whole[Next]) ||
                                (Mark != "/:" && llvm::isDigit(Whole[Next]))))
      return true;
  }
  return false;
}

bool isForeignTemplate(llvm::StringRef Whole) {
  if (Whole.contains("{{") || Whole.contains("${") || Whole.contains("*:") ||
      Whole.contains("://*") || Whole.contains("/*"))
    return true;
  return hasEnclosed(Whole, '{', '}') || hasEnclosed(Whole, '<', '>') ||
         hasEnclosed(Whole, '%', '%') || hasVariable(Whole, "$") ||
         hasRegexEscape(Whole) || hasVariable(Whole, "/:");
}

bool isOwnScheme(llvm::StringRef Whole) {
  const llvm::StringRef Scheme = Whole.take_front(schemeLength(Whole));
  return compat::startsWith(Whole.substr(Scheme.size()), "://") &&
         llvm::none_of(Whole, llvm::isSpace) && !isPrivateScheme(Scheme);
}

} // namespace clang::tidy::uri
