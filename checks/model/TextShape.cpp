//===--- TextShape.cpp - uri-tidy -----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "model/TextShape.h"
#include "LLVMCompat.h"
#include "ast/ValueNames.h"
#include "core/Percent.h"
#include "model/ForeignText.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace clang::tidy::uri {

/// Whether \p Value is an element of a collection, whose name does not matter.
static bool isElement(const Expr *Value) {
  const Expr *Plain = Value ? Value->IgnoreParenImpCasts() : nullptr;
  if (const auto *Operator = llvm::dyn_cast_or_null<CXXOperatorCallExpr>(Plain))
    return Operator->getOperator() == OO_Subscript ||
           Operator->getOperator() == OO_Star;
  return llvm::isa_and_nonnull<ArraySubscriptExpr>(Plain);
}

/// Whether \p Text has several keys with values, and begins with a key.
static bool isQueryLike(llvm::StringRef Text) {
  const auto [Key, Rest] = Text.split('=');
  return Key != Text && Text.contains('&') && !Key.contains("&&") &&
         llvm::all_of(Key, [](char C) {
           return llvm::isAlnum(C) || llvm::StringRef("-._~%[]&;+").contains(C);
         });
}

TextShape shapeOf(const Template &T, const NameMeanings &Names) {
  if (const Hole *Sole = T.soleHole()) {
    const std::string Name =
        isElement(Sole->Value) ? "" : nameOf(Sole->Value, Names);
    const NameMeaningSet Said = Names.of(
        Name, {NameMeaning::Query, NameMeaning::Uri, NameMeaning::Path});
    if (Said.has(NameMeaning::Query))
      return TextShape::Query;
    if (Said.has(NameMeaning::Uri) || Sole->State == EncodingState::Assembled ||
        Names.say(keyOf(Sole->Value), NameMeaning::UriHeader))
      return TextShape::Uri;
    return Said.has(NameMeaning::Path) ? TextShape::Path : TextShape::Value;
  }
  const llvm::StringRef Text = T.Text;
  const llvm::StringRef Front = Text.split('?').first;
  if (Front.contains("://") || (Front != Text && Text.contains('=')) ||
      (!T.Holes.empty() && T.Holes.front().Pos == 0 &&
       T.Holes.front().State == EncodingState::Assembled))
    return TextShape::Uri;
  if (isQueryLike(Text))
    return TextShape::Query;
  return Text.contains('/') ? TextShape::Path : TextShape::Value;
}

/// Whether a conversion begins at \p I that formats of text usually have.
static bool isConversion(llvm::StringRef Text, size_t I) {
  return Text[I] == '%' && I + 1 < Text.size() &&
         llvm::StringRef("sdiuxXc").contains(Text[I + 1]) &&
         !uricore::escapeAt({Text.data(), Text.size()}, I);
}

bool isPieceOfUri(llvm::StringRef Text) {
  if (Text.empty() || (Text.size() == 1 && !llvm::isAlnum(Text.front())))
    return true;
  // It begins or ends where a part of a URI does. A question ends with a '?',
  // too.
  if (llvm::StringRef("/?&").contains(Text.front()) ||
      llvm::StringRef("/&=@:").contains(Text.back()) ||
      (Text.back() == '?' && !Text.contains(' ')) || Text.contains("://") ||
      isForeignTemplate(Text))
    return true;
  for (size_t I = 0; I < Text.size(); ++I) {
    if (uricore::escapeAt(std::string_view(Text.data(), Text.size()), I) ||
        isConversion(Text, I))
      return true;
    if (Text[I] != '&' && Text[I] != '?')
      continue;
    const llvm::StringRef Key = Text.substr(I + 1).take_while(
        [](char C) { return llvm::isAlnum(C) || C == '_' || C == '-'; });
    if (!Key.empty() &&
        compat::startsWith(Text.substr(I + 1 + Key.size()), "="))
      return true;
  }
  return false;
}

bool isFormatAgain(const Template &T) {
  if (T.isConstant())
    return false;
  for (size_t I = T.Text.find('%'); I < T.Text.size();
       I = T.Text.find('%', I + 1))
    if (isConversion(T.Text, I) && T.holesAt(I + 1).empty())
      return true;
  return false;
}

} // namespace clang::tidy::uri
