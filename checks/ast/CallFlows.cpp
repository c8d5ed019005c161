//===--- CallFlows.cpp - uri-tidy -----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LLVMAstCompat.h"
#include "ast/CallFacts.h"
#include "ast/Callee.h"
#include "ast/FactNames.h"
#include "ast/FlowResolver.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"

namespace clang::tidy::uri {

using namespace catalogue;

std::optional<CallSite> CallSite::of(const Expr &Call) {
  const auto Collect = [](CallSite &Site) {
    for (signed char I = 0; I < 100; ++I)
      if (const Expr *Argument = CallFacts::rootOf(Site.Call, I))
        Site.Arguments.push_back(Argument);
      else
        break;
  };
  if (const auto *Construct = llvm::dyn_cast<CXXConstructExpr>(&Call)) {
    CallSite Result = {Call, *Construct->getConstructor(), {}, Call.getType()};
    Collect(Result);
    return Result;
  }
  const auto *CallOf = llvm::dyn_cast<CallExpr>(&Call);
  const FunctionDecl *Callee = CallOf ? CallOf->getDirectCallee() : nullptr;
  if (!Callee)
    return std::nullopt;
  CallSite Result = {Call, *Callee, {}, {}};
  Collect(Result);
  if (const Expr *Object = CallFacts::rootOf(Call, ApiFact::Object)) {
    Result.Object = Object->IgnoreParenImpCasts()->getType();
    if (Result.Object->isPointerType())
      Result.Object = Result.Object->getPointeeType();
  }
  return Result;
}

/// Adds the flows of the method \p Name in \p Type, or in the types whose
/// methods it has. Returns whether they are known.
static bool addMethod(TextType Type, llvm::StringRef Name, const CallSite &Site,
                      const FlowResolver &Resolver, const TextTypes &Types,
                      CallFlows &To) {
  static constexpr unsigned MaxLikes = 4;
  for (unsigned I = 0; Type && I <= MaxLikes; ++I) {
    for (const TypeMethod &Row : Type.Table->methodsOf(*Type.Row))
      if (Row.Flows.IsKnown && Row.Known != Behaviour::Unverified &&
          Type.Table->text(Row.Name) == Name &&
          isOverload(Site.Callee, Type.Table->text(Row.Parameters))) {
        Resolver.add(*Type.Table, Row.Flows, To);
        return true;
      }
    Type = Types.likeOf(Type);
  }
  return false;
}

/// Adds the flows of a method by the description of the type of its object.
static void addByType(const CallSite &Site, const FlowResolver &Resolver,
                      const TextTypes &Types, CallFlows &To) {
  std::string Storage;
  const llvm::StringRef Name = llvm::isa<CXXConstructorDecl>(Site.Callee)
                                   ? "constructor"
                                   : lastName(Site.Callee, Storage);
  const TextType Described = Types.wrapperOf(Site.Object->getAsRecordDecl());
  const bool HasParts = !Types.partsOf(Site.Object).empty();
  if (Described && !Described.holds(TypeContent::Any)) {
    if (HasParts || Described.Row->Parts.Kind == HeldParts::None)
      addMethod(Described, Name, Site, Resolver, Types, To);
  } else if (HasParts) {
    addMethod(Types.anyType(), Name, Site, Resolver, Types, To);
  }
}

bool CallFacts::addFunction(const CallSite &Site, const FlowResolver &Resolver,
                            CallFlows &To) const {
  const FunctionDecl &Callee = Site.Callee;
  std::string Storage;
  const llvm::StringRef Last = lastName(Callee, Storage);
  std::vector<std::string> Names;
  const auto AddFrom = [&](const CatalogueTable &Table) {
    const Group *Found = Table.find(Last);
    if (!Found)
      return false;
    if (Names.empty())
      Names = namesOf(Callee, Last,
                      Site.Object.isNull() ? nullptr
                                           : Site.Object->getAsCXXRecordDecl());
    bool IsDescribed = false;
    for (const Function &Row : Table.functionsOf(*Found)) {
      if (Row.Known == Behaviour::Unverified ||
          !isNamed(Table.text(Row.Name), Names) ||
          !isOverload(Callee, Table.text(Row.Parameters)))
        continue;
      IsDescribed = true;
      Resolver.add(Table, Row.Flows, To);
    }
    return IsDescribed;
  };
  for (const auto &User : Users)
    if (AddFrom(User->table()))
      return true;
  // A function that is local to the file does not belong to a library, whatever
  // its name.
  if (!compat::hasInternalLinkage(Callee) || Callee.isInlineSpecified())
    AddFrom(builtIn());
  return To.IsKnown;
}

CallFlows CallFacts::lookUpFlows(const Expr &Call) const {
  CallFlows Result;
  const std::optional<CallSite> Site = CallSite::of(Call);
  if (!Site)
    return Result;
  const FlowResolver Resolver(*Site, Types);
  if (Resolver.addWhole(Result) || addFunction(*Site, Resolver, Result) ||
      Site->Object.isNull())
    return Result;
  addByType(*Site, Resolver, Types, Result);
  return Result;
}

CallFlows flowsByType(const CallSite &Site, const TextTypes &Types) {
  CallFlows Result;
  if (!Site.Object.isNull())
    addByType(Site, FlowResolver(Site, Types), Types, Result);
  return Result;
}

const CallFlows &CallFacts::flowsOf(const Expr &Call) const {
  const auto [Entry, IsNew] = KnownFlows.try_emplace(&Call, nullptr);
  std::unique_ptr<const CallFlows> &Found = Entry->second;
  if (IsNew)
    if (CallFlows Flows = lookUpFlows(Call);
        Flows.IsKnown || !Flows.Flows.empty())
      Found = std::make_unique<const CallFlows>(std::move(Flows));
  static const CallFlows None;
  return Found ? *Found : None;
}

const Expr *CallFacts::rootOf(const Expr &Call, signed char Root) {
  if (Root < ApiFact::Object)
    return nullptr;
  if (const auto *Construct = llvm::dyn_cast<CXXConstructExpr>(&Call))
    return Root >= 0 && static_cast<unsigned>(Root) < Construct->getNumArgs()
               ? Construct->getArg(static_cast<unsigned>(Root))
               : nullptr;
  const auto *CallOf = llvm::dyn_cast<CallExpr>(&Call);
  if (!CallOf)
    return nullptr;
  if (const auto *Method = llvm::dyn_cast<CXXMemberCallExpr>(CallOf);
      Method && Root == ApiFact::Object)
    return Method->getImplicitObjectArgument();
  // The first operand of an operator that is a method is the object.
  const bool HasObject =
      llvm::isa<CXXOperatorCallExpr>(CallOf) &&
      llvm::isa_and_nonnull<CXXMethodDecl>(CallOf->getDirectCallee());
  const int Index = Root + (HasObject ? 1 : 0);
  return Index >= 0 && static_cast<unsigned>(Index) < CallOf->getNumArgs()
             ? CallOf->getArg(static_cast<unsigned>(Index))
             : nullptr;
}

} // namespace clang::tidy::uri
