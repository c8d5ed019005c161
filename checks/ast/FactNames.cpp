//===--- FactNames.cpp - uri-tidy -----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ast/FactNames.h"
#include "LLVMCompat.h"
#include "ast/Callee.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

llvm::StringRef lastName(const FunctionDecl &Callee, std::string &Storage) {
  if (Callee.getDeclName().isIdentifier())
    return Callee.getName();
  if (const auto *Constructor = llvm::dyn_cast<CXXConstructorDecl>(&Callee))
    return Constructor->getParent()->getName();
  Storage = Callee.getNameAsString();
  return Storage;
}

static void addBases(const CXXRecordDecl &Class, llvm::StringRef Last,
                     unsigned Depth, std::vector<std::string> &Names) {
  Names.push_back(qualifiedName(Class) + "::" + Last.str());
  if (!Class.hasDefinition() || Depth == 0)
    return;
  for (const CXXBaseSpecifier &Base : Class.bases())
    if (const CXXRecordDecl *Record = Base.getType()->getAsCXXRecordDecl())
      addBases(*Record, Last, Depth - 1, Names);
}

std::vector<std::string> namesOf(const FunctionDecl &Callee,
                                 llvm::StringRef Last,
                                 const CXXRecordDecl *Class) {
  static constexpr unsigned MaxDepth = 6;
  std::vector<std::string> Names = {qualifiedName(Callee)};
  if (llvm::isa<CXXConstructorDecl>(Callee))
    Names[0].resize(std::min(Names[0].size(), Names[0].find('<')));
  const auto *Method = llvm::dyn_cast<CXXMethodDecl>(&Callee);
  if (!Method || llvm::isa<CXXConstructorDecl>(Callee))
    return Names;
  if (Class)
    addBases(*Class, Last, MaxDepth, Names);
  // An overriding method does the same as the overridden one.
  if (!Method->overridden_methods().empty())
    addBases(*Method->getParent(), Last, MaxDepth, Names);
  return Names;
}

bool isNamed(llvm::StringRef Fact, llvm::ArrayRef<std::string> Names) {
  return llvm::is_contained(Names, Fact) ||
         // <cstdio> and <cstring> also declare the C functions in std.
         (Names[0].size() == Fact.size() + 5 &&
          compat::startsWith(Names[0], "std::") &&
          llvm::StringRef(Names[0]).drop_front(5) == Fact);
}

static bool isType(QualType Type, llvm::StringRef Wanted,
                   const ASTContext &Context) {
  Type = Type.getNonReferenceType().getUnqualifiedType();
  PrintingPolicy Policy(Context.getLangOpts());
  Policy.SuppressTagKeyword = true;
  return className(Type) == Wanted || Type.getAsString(Policy) == Wanted ||
         Type.getCanonicalType().getAsString(Policy) == Wanted;
}

bool isOverload(const FunctionDecl &Callee, llvm::StringRef Parameters) {
  if (Parameters.empty())
    return true;
  unsigned Count = 0;
  if (!Parameters.getAsInteger(10, Count))
    return Callee.getNumParams() == Count;
  llvm::SmallVector<llvm::StringRef, 4> Types;
  Parameters.split(Types, '|');
  return Callee.getNumParams() == Types.size() &&
         llvm::all_of(llvm::zip(Callee.parameters(), Types), [&](auto Pair) {
           return isType(std::get<0>(Pair)->getType(), std::get<1>(Pair),
                         Callee.getASTContext());
         });
}

bool resolveArgument(const catalogue::Argument &From,
                     const catalogue::CatalogueTable &Table,
                     const FunctionDecl &Callee, size_t Count,
                     signed char &To) {
  if (From.Name != 0) {
    const llvm::StringRef Name = Table.text(From.Name);
    for (unsigned I = 0; I < Callee.getNumParams(); ++I)
      if (Callee.getParamDecl(I)->getName() == Name && I < Count) {
        To = static_cast<signed char>(I);
        return true;
      }
    return false;
  }
  const bool IsLast = From.Index == catalogue::Argument::Last;
  To = IsLast ? static_cast<signed char>(std::min<size_t>(Count, 100)) - 1
              : From.Index;
  return To < 0 ? !IsLast : static_cast<size_t>(To) < Count;
}

} // namespace clang::tidy::uri
