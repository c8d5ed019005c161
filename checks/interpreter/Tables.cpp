//===--- Tables.cpp - uri-tidy --------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tables of characters that the constructor of a class fills.
//
//===----------------------------------------------------------------------===//

#include "ast/FindStmt.h"
#include "interpreter/Interpreter.h"
#include "clang/AST/DeclCXX.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

/// Returns the field that \p E refers to, or to an element of which it refers.
/// Null if it refers to something else.
static const ValueDecl *fieldIn(const Expr *E) {
  for (;;) {
    E = E->IgnoreUnlessSpelledInSource()->IgnoreParenCasts();
    const auto *Operator = llvm::dyn_cast<CXXOperatorCallExpr>(E);
    if (const auto *Subscript = llvm::dyn_cast<ArraySubscriptExpr>(E))
      E = Subscript->getBase();
    else if (Operator && Operator->getOperator() == OO_Subscript)
      E = Operator->getArg(0);
    else
      break;
  }
  const auto *Member = llvm::dyn_cast<MemberExpr>(E);
  return Member ? Member->getMemberDecl() : nullptr;
}

/// Whether \p Argument is passed to a parameter that can write to it.
static bool isWritable(const CallExpr &Call, unsigned Argument) {
  const FunctionDecl *Callee = Call.getDirectCallee();
  if (!Callee || Argument >= Callee->getNumParams())
    return true;
  const QualType Type = Callee->getParamDecl(Argument)->getType();
  return (Type->isPointerType() || Type->isReferenceType()) &&
         !Type->getPointeeType().isConstQualified();
}

/// Whether \p S itself may write to \p Field.
static bool mayWrite(const Stmt &S, const FieldDecl &Field) {
  const auto Is = [&Field](const Expr *E) { return fieldIn(E) == &Field; };
  if (const auto *Binary = llvm::dyn_cast<BinaryOperator>(&S))
    return Binary->isAssignmentOp() && Is(Binary->getLHS());
  if (const auto *Unary = llvm::dyn_cast<UnaryOperator>(&S))
    return (Unary->isIncrementDecrementOp() ||
            Unary->getOpcode() == UO_AddrOf) &&
           Is(Unary->getSubExpr());
  if (const auto *Operator = llvm::dyn_cast<CXXOperatorCallExpr>(&S))
    return Operator->isAssignmentOp() && Is(Operator->getArg(0));
  if (const auto *Declared = llvm::dyn_cast<DeclStmt>(&S))
    return llvm::any_of(Declared->decls(), [&](const Decl *D) {
      const auto *Var = llvm::dyn_cast<VarDecl>(D);
      const QualType Type = Var ? Var->getType() : QualType();
      return Var && Var->getInit() &&
             (Type->isPointerType() || Type->isReferenceType()) &&
             !Type->getPointeeType().isConstQualified() && Is(Var->getInit());
    });
  if (const auto *Method = llvm::dyn_cast<CXXMemberCallExpr>(&S))
    if (Method->getMethodDecl() && !Method->getMethodDecl()->isConst() &&
        Method->getImplicitObjectArgument() &&
        Is(Method->getImplicitObjectArgument()))
      return true;
  const auto *Call = llvm::dyn_cast<CallExpr>(&S);
  for (unsigned I = 0; Call && I < Call->getNumArgs(); ++I)
    if (isWritable(*Call, I) && Is(Call->getArg(I)))
      return true;
  return false;
}

/// Whether only constructors of its class call the private method \p Helper.
static bool isOfConstructors(const CXXMethodDecl &Helper) {
  return Helper.getAccess() == AS_private &&
         llvm::none_of(
             Helper.getParent()->methods(),
             [&Helper](const CXXMethodDecl *Each) {
               const FunctionDecl *Definition = nullptr;
               return !llvm::isa<CXXConstructorDecl>(Each) &&
                      Each->hasBody(Definition) &&
                      findStmt(Definition->getBody(), [&Helper](const Stmt &S) {
                        const auto *Member = llvm::dyn_cast<MemberExpr>(&S);
                        return Member && Member->getMemberDecl() == &Helper;
                      });
             });
}

/// Whether no method of its class, apart from constructors, may write to
/// \p Field, and no other function can.
static bool isOnlyBuilt(const FieldDecl &Field) {
  const auto *Class = llvm::dyn_cast<CXXRecordDecl>(Field.getParent());
  if (!Class || Class->isDependentContext() || Field.isMutable())
    return false;
  if (Field.getType().isConstQualified())
    return true;
  if (Field.getAccess() != AS_private || Class->hasFriends())
    return false;
  return llvm::all_of(Class->methods(), [&Field](const CXXMethodDecl *Method) {
    const FunctionDecl *Definition = nullptr;
    if (llvm::isa<CXXConstructorDecl, CXXDestructorDecl>(Method) ||
        Method->isConst() || Method->isImplicit() || Method->isDefaulted() ||
        Method->isDeleted())
      return true;
    return Method->hasBody(Definition) &&
           (!findStmt(Definition->getBody(),
                      [&Field](const Stmt &S) { return mayWrite(S, Field); }) ||
            isOfConstructors(*Method));
  });
}

/// The constructor of \p Class that is not for copies; null if it has several.
static const CXXConstructorDecl *soleConstructor(const CXXRecordDecl &Class) {
  const CXXConstructorDecl *Sole = nullptr;
  for (const CXXConstructorDecl *Each : Class.ctors()) {
    if (Each->isCopyOrMoveConstructor() || Each->isDeleted())
      continue;
    if (Sole)
      return nullptr;
    Sole = Each;
  }
  return Sole;
}

Value Interpreter::buildObject(const CXXRecordDecl &Class) {
  const CXXConstructorDecl *Constructor = soleConstructor(Class);
  if (!Constructor || !isInterpreted(*Constructor))
    return Value::opaque();
  const Value Object = fresh(Constructor->getThisType()->getPointeeType());
  return fill(*Constructor, Value::pointer(&variable(Object)))
             ? Object
             : Value::opaque();
}

bool Interpreter::fill(const FunctionDecl &Filler, Value This) {
  const std::vector<Value> Unknown(Filler.getNumParams());
  const size_t FaultsBefore = Faults.size();
  const bool IsDone = attempt([&] { enter(Filler, Unknown, This); });
  // What it does does not depend on the input, and is not a fault of this run.
  Faults.truncate(FaultsBefore);
  return IsDone;
}

Cells *Interpreter::builtTable(const FieldDecl &Field) {
  const auto *Array = Context.getAsConstantArrayType(Field.getType());
  const bool IsContainer = isContainer(Field.getType());
  if (Field.getType()->isReferenceType() ||
      (Array ? !intType(Array->getElementType())
             : !isTextClass(Field.getType()) && !IsContainer))
    return nullptr;
  // The constructor may read it, too.
  if (const auto [Entry, IsNew] = Tables.try_emplace(&Field, nullptr); !IsNew)
    return Entry->second;
  const Value Object =
      isOnlyBuilt(Field)
          ? buildObject(*llvm::cast<CXXRecordDecl>(Field.getParent()))
          : Value::opaque();
  Cells *Holder = Object.isObject() ? fieldOf(*Object.Target, Field) : nullptr;
  const Value Table = Holder ? Holder->Elements.front() : Value::opaque();
  if (!Table.isObject() || Table.Target->IsLost || Table.Target->IsOpen ||
      Table.Target->Elements.empty() ||
      (!IsContainer &&
       !llvm::all_of(Table.Target->Elements,
                     [](const Value &V) { return V.isNumber(); })))
    return nullptr;
  return Tables[&Field] = Holder;
}

} // namespace clang::tidy::uri
