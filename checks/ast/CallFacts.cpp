//===--- CallFacts.cpp - uri-tidy -----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ast/CallFacts.h"
#include "LLVMAstCompat.h"
#include "ast/CallConditions.h"
#include "ast/Callee.h"
#include "ast/FactNames.h"
#include "knowledge/Annotation.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

using namespace catalogue;

namespace {

/// Converts rows to facts, for one call.
class Resolver {
public:
  Resolver(const CatalogueTable &Table, const FunctionDecl &Callee,
           llvm::ArrayRef<const Expr *> Args)
      : Table(Table), Callee(Callee), Args(Args),
        Context(Callee.getASTContext()) {}

  std::optional<ApiFact> factOf(const Function &Row, const Fact &From) const {
    ApiFact Result;
    if (!resolve(From.From, Result.Arg) || !resolve(From.To, Result.Dest) ||
        !resolve(From.Separator, Result.Separator))
      return std::nullopt;
    for (const Condition &C : Table.conditionsOf(From)) {
      const Expr *Argument = argument(C.Arg);
      if (!Argument || !holds(C.Kind, Table.text(C.Value), *Argument, Context))
        return std::nullopt;
    }
    if (From.Role == ApiRole::Matches && !resolve(From.First, Result.First))
      return std::nullopt;
    // A format need not be followed by arguments.
    if (From.First.Index != ApiFact::None)
      Result.First = From.First.Index;
    Result.Name = Table.text(Row.Name);
    Result.Role = From.Role;
    Result.Appends = From.Appends;
    Result.Format = From.Format;
    Result.Part = From.Part;
    Result.Form = From.Form;
    Result.Charset = From.Charset;
    Result.PlusIsSpace = From.PlusIsSpace;
    Result.LowercaseHex = From.LowercaseHex;
    Result.KeepsEscapes = From.KeepsEscapes;
    Result.IsWhole = From.IsWhole;
    Result.Otherwise = From.Otherwise;
    Result.Release = Table.text(From.Release);
    if (From.Keeps != 0)
      Result.Keeps = Table.Sets[From.Keeps - 1];
    change(From.KeepsMore, Result.Keeps, /*IsKept=*/true);
    change(From.EncodesMore, Result.Keeps, /*IsKept=*/false);
    return Result;
  }

private:
  bool resolve(const Argument &From, signed char &To) const {
    return resolveArgument(From, Table, Callee, Args.size(), To);
  }

  const Expr *argument(const Argument &Wanted) const {
    signed char Index = 0;
    return resolve(Wanted, Index) && Index >= 0 ? Args[Index] : nullptr;
  }

  /// Adds the bytes that argument \p By lists to \p Keeps, or removes them.
  void change(const Argument &By, std::optional<uricore::CharSet> &Keeps,
              bool IsKept) const {
    if ((By.Name == 0 && By.Index == ApiFact::None) || !Keeps)
      return;
    const Expr *Argument = argument(By);
    const auto Named = Argument ? constantChars(*Argument, Context)
                                : std::optional<uricore::CharSet>();
    if (!Named)
      Keeps = std::nullopt;
    else
      Keeps = IsKept ? *Keeps | *Named : *Keeps - *Named;
  }

  const CatalogueTable &Table;
  const FunctionDecl &Callee;
  const llvm::ArrayRef<const Expr *> Args;
  const ASTContext &Context;
};

} // namespace

const CatalogueBuilder *
CallFacts::attributesOf(const FunctionDecl &Callee) const {
  const auto [Entry, IsNew] =
      Attributes.try_emplace(Callee.getCanonicalDecl(), nullptr);
  if (!IsNew)
    return Entry->second.get();
  AnnotatedFunction Said(qualifiedName(Callee));
  SourceLocation Loc;
  const auto Read = [&](const Decl &D, int Parameter) {
    for (const auto *Attribute : D.specific_attrs<AnnotateAttr>())
      if (Said.add(Attribute->getAnnotation(), Parameter))
        Loc = Attribute->getLocation();
  };
  for (const FunctionDecl *Declared : Callee.redecls()) {
    // A later declaration inherits the attributes of an earlier one.
    if (Loc.isValid())
      break;
    Read(*Declared, -1);
    for (unsigned I = 0; I < Declared->getNumParams(); ++I)
      Read(*Declared->getParamDecl(I), static_cast<int>(I));
  }
  if (Loc.isInvalid())
    return nullptr;
  auto Added = std::make_unique<CatalogueBuilder>();
  std::string Message;
  if (!Said.build(*Added, Message)) {
    Bad.push_back({Loc, Message});
    return nullptr;
  }
  Entry->second = std::move(Added);
  return Entry->second.get();
}

CallFacts::Facts CallFacts::lookUp(const FunctionDecl &Callee,
                                   llvm::ArrayRef<const Expr *> Args,
                                   const CXXRecordDecl *Class) const {
  Facts Result;
  const auto AddFrom = [&](const CatalogueTable &Table,
                           llvm::ArrayRef<Function> Functions,
                           llvm::ArrayRef<std::string> Names) {
    bool IsKnown = false;
    const Resolver Resolve(Table, Callee, Args);
    const auto Applies = [&](const Function &Row) {
      return Row.Known == Behaviour::Verified &&
             isOverload(Callee, Table.text(Row.Parameters)) &&
             (Names.empty() || isNamed(Table.text(Row.Name), Names));
    };
    // std::getline() is not the function of C.
    const auto IsQualified = [&](const Function &Row) {
      return Table.text(Row.Name).contains("::");
    };
    const bool HasQualified = llvm::any_of(Functions, [&](const Function &Row) {
      return IsQualified(Row) && Applies(Row);
    });
    for (const Function &Row : Functions) {
      if (!Applies(Row) || (HasQualified && !IsQualified(Row)))
        continue;
      IsKnown = true;
      for (const Fact &From : Table.factsOf(Row))
        if (auto Made = Resolve.factOf(Row, From))
          Result.push_back(*Made);
    }
    return IsKnown;
  };
  // The attributes of the function take precedence, then the user's catalogues.
  if (const CatalogueBuilder *Said = attributesOf(Callee)) {
    const CatalogueTable Table = Said->table();
    AddFrom(Table, Table.Functions, {});
    return Result;
  }
  std::string Storage;
  const llvm::StringRef Last = lastName(Callee, Storage);
  std::vector<std::string> Names;
  const auto Find = [&](const CatalogueTable &Table) {
    const Group *Found = Table.find(Last);
    if (!Found)
      return false;
    if (Names.empty())
      Names = namesOf(Callee, Last, Class);
    return AddFrom(Table, Table.functionsOf(*Found), Names);
  };
  for (const auto &User : Users)
    if (Find(User->table()))
      return Result;
  // A function that is local to the file does not belong to a library, whatever
  // its name.
  if (compat::hasInternalLinkage(Callee) && !Callee.isInlineSpecified())
    return Result;
  Find(builtIn());
  return Result;
}

CallFacts::Facts CallFacts::lookUp(const Expr &Call) const {
  if (const auto *Construct = llvm::dyn_cast<CXXConstructExpr>(&Call))
    return lookUp(*Construct->getConstructor(),
                  {Construct->getArgs(), Construct->getNumArgs()});
  const auto *CallOf = llvm::dyn_cast<CallExpr>(&Call);
  const FunctionDecl *Callee = CallOf ? CallOf->getDirectCallee() : nullptr;
  if (!Callee)
    return {};
  const CXXRecordDecl *Class = nullptr;
  if (const auto *Method = llvm::dyn_cast<CXXMemberCallExpr>(CallOf)) {
    const Expr *Object = Method->getImplicitObjectArgument();
    QualType Type = Object ? stripped(Object)->getType() : QualType();
    if (!Type.isNull() && Type->isPointerType())
      Type = Type->getPointeeType();
    Class = Type.isNull() ? nullptr : Type->getAsCXXRecordDecl();
  }
  return lookUp(*Callee, {CallOf->getArgs(), CallOf->getNumArgs()}, Class);
}

llvm::ArrayRef<ApiFact> CallFacts::of(const Expr &Call) const {
  const auto [Entry, IsNew] = Known.try_emplace(&Call, nullptr);
  std::unique_ptr<const Facts> &Found = Entry->second;
  if (IsNew)
    if (Facts Holding = lookUp(Call); !Holding.empty())
      Found = std::make_unique<const Facts>(std::move(Holding));
  return Found ? llvm::ArrayRef<ApiFact>(*Found) : llvm::ArrayRef<ApiFact>();
}

bool CallFacts::isEncoder(const Expr *E) const {
  const auto *Call = llvm::dyn_cast<CallExpr>(E->IgnoreParenImpCasts());
  return Call && llvm::any_of(of(*Call), [](const ApiFact &Fact) {
           return Fact.Role == ApiRole::Encodes;
         });
}

bool CallFacts::mayHave(const FunctionDecl &Callee, ApiRole Role) const {
  if (Callee.hasAttr<AnnotateAttr>() ||
      (Callee.getNumParams() > 0 &&
       llvm::any_of(Callee.parameters(), [](const ParmVarDecl *Parameter) {
         return Parameter->hasAttr<AnnotateAttr>();
       })))
    return true;
  // Operators do nothing with text but store or append it, unless the user
  // describes them.
  if (Users.empty() && Callee.isOverloadedOperator())
    return false;
  std::string Storage;
  const llvm::StringRef Name = lastName(Callee, Storage);
  return mayHaveFact(Name, Role) || llvm::any_of(Users, [&](const auto &User) {
           const Group *Found = User->table().find(Name);
           return Found && (Found->Roles >> static_cast<unsigned>(Role) & 1);
         });
}

} // namespace clang::tidy::uri
