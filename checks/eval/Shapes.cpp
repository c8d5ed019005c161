//===--- Shapes.cpp - uri-tidy --------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Functions without a body that the arguments of a call explain: formatting
/// and replacing.
///
//===----------------------------------------------------------------------===//

#include "ast/TextTypes.h"
#include "core/Percent.h"
#include "eval/Evaluator.h"
#include "model/Format.h"
#include "model/LiteralText.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

/// The literal that \p E is or that a string object is made of, or null.
static const StringLiteral *literalIn(const Expr *E) {
  E = stripped(E);
  while (const auto *Construct = llvm::dyn_cast<CXXConstructExpr>(E)) {
    if (Construct->getNumArgs() == 0 ||
        llvm::any_of(llvm::drop_begin(Construct->arguments()),
                     [](const Expr *Next) {
                       return !llvm::isa<CXXDefaultArgExpr>(Next);
                     }))
      return nullptr;
    E = stripped(Construct->getArg(0));
  }
  return llvm::dyn_cast<StringLiteral>(E);
}

/// Whether \p Format has a place for each of \p Count arguments. A conversion
/// that looks like an escape may be one.
static bool hasPlaces(llvm::StringRef Format, Dialect D, size_t Count) {
  size_t Certain = 0, Possible = 0;
  for (const FormatItem &Item : parseFormat(Format, D)) {
    if (Item.Kind == FormatItem::Invalid)
      return false;
    if (Item.Kind != FormatItem::Argument || Item.Arg < 0)
      continue;
    ++Possible;
    Certain += !uricore::escapeAt({Format.data(), Format.size()}, Item.Begin);
  }
  return Certain > 0 && (Count == Certain || Count == Possible);
}

std::optional<Content> Evaluator::evalShape(const CallExpr &Call,
                                            const FunctionDecl &Callee,
                                            Args Arguments) {
  // The bodies of libraries are not followed.
  const FunctionDecl *Body = Callee.getDefinition();
  if ((Body &&
       !Unit.AST.getSourceManager().isInSystemHeader(Body->getLocation())) ||
      llvm::isa<CXXOperatorCallExpr>(Call))
    return std::nullopt;
  const bool IsInPlace = Callee.getReturnType()->isVoidType();
  // `Text.Format("…", …)` writes to the object, and may return it.
  const auto *Member = llvm::dyn_cast<CXXMemberCallExpr>(&Call);
  const bool IsOfText = Member && isTextType(Member->getObjectType()) &&
                        (!isTextType(Callee.getReturnType()) ||
                         Callee.getReturnType()->isReferenceType()) &&
                        !llvm::cast<CXXMethodDecl>(Callee).isConst();
  if (!IsInPlace && !IsOfText && !isTextType(Callee.getReturnType()))
    return std::nullopt;
  for (size_t I = 0;
       !Body && (IsOfText || !IsInPlace) && I + 1 < Arguments.size(); ++I) {
    const StringLiteral *Literal = literalIn(Arguments[I]);
    const auto Bytes = Literal ? literalBytes(*Literal) : std::nullopt;
    if (!Bytes)
      continue;
    const Args Rest = Arguments.drop_front(I + 1);
    for (const Dialect D : {Dialect::Printf, Dialect::Brace})
      if (hasPlaces(*Bytes, D, Rest.size())) {
        const TextRef Text = format(Call, text(Arguments[I]), D, Rest);
        if (!IsOfText)
          return Content{Text, {}};
        const AddressSet Object = locate(Member->getImplicitObjectArgument());
        if (says(Callee.getNameAsString(), NameMeaning::Append)) {
          consume(Text);
          append(Object, Text);
        } else {
          assign(Object, {Text, {}});
        }
        return isTextType(Callee.getReturnType()) ? Content{nullptr, Object}
                                                  : resultOf(Call);
      }
  }
  // A text, what is sought in it, and what takes its place.
  if (Arguments.size() != 3 || !llvm::all_of(Arguments, [](const Expr *Each) {
        return isTextType(stripped(Each)->getType());
      }))
    return std::nullopt;
  const StringLiteral *Sought = literalIn(Arguments[1]);
  const auto Old = Sought ? literalBytes(*Sought) : std::nullopt;
  if (!Old || Old->size() < 2)
    return std::nullopt;
  if (IsInPlace) {
    const QualType First = Callee.getParamDecl(0)->getType();
    if (!First->isLValueReferenceType() ||
        First->getPointeeType().isConstQualified())
      return std::nullopt;
  }
  const AddressSet Where = IsInPlace ? locate(Arguments[0]) : AddressSet();
  const TextRef Before =
      IsInPlace ? textOf(State.read(Where)) : text(Arguments[0]);
  const TextRef After = replaced(Call, Before, *Old, text(Arguments[2]));
  if (!After)
    return std::nullopt;
  if (!IsInPlace)
    return Content{After, {}};
  consume(Before);
  assign(Where, {After, {}});
  return Content();
}

} // namespace clang::tidy::uri
