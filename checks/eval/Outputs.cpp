//===--- Outputs.cpp - uri-tidy -------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "eval/Outputs.h"
#include "ast/CallArguments.h"
#include "ast/FindStmt.h"
#include "ast/TextTypes.h"
#include "clang/AST/Expr.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace clang::tidy::uri {

namespace {

/// How a function uses a pointer that it gets, and copies of it.
class PointerUses {
public:
  /// Whether a function that gets the pointer only fills what is behind it.
  using Filter =
      llvm::function_ref<bool(const ParmVarDecl &, const FieldDecl *)>;

  PointerUses(const ParmVarDecl &Param, const FieldDecl *Field)
      : Param(Param), Field(Field) {
    if (!isIndirect())
      Pointers.insert(&Param);
  }

  /// Whether there is a pointer between the parameter and the characters.
  bool isIndirect() const { return Field || !isTextType(Param.getType()); }
  /// Records how \p S, without what is inside it, uses the pointer.
  void note(const Stmt &S, Filter IsOutput);
  /// Whether it writes several characters, and reads none.
  bool onlyFills() const {
    return Fills && !Reads &&
           llvm::all_of(All, [this](const DeclRefExpr *Each) {
             return Understood.contains(Each);
           });
  }

private:
  /// The reference in \p E, if that is the pointer or a copy of it; or null.
  const DeclRefExpr *pointer(const Expr *E) const;
  /// The same for `p++` or `p + 1`, for which it sets \p IsMoved.
  const DeclRefExpr *movedPointer(const Expr *E, bool &IsMoved) const;
  /// If \p E is the pointer, this use of it reads nothing.
  void understand(const Expr *E) {
    bool IsMoved = false;
    if (const DeclRefExpr *Ref = E ? movedPointer(E, IsMoved) : nullptr) {
      Understood.insert(Ref);
      Fills |= IsMoved;
    }
  }
  void noteBinary(const BinaryOperator &Binary);
  /// Records whether \p S reads or writes a character through the pointer.
  void noteCharacter(const Stmt &S);
  /// If \p Value is the pointer, \p Var is a copy of it from now on.
  void assign(const VarDecl *Var, const Expr &Value);
  void noteArgument(const Expr &E, const ParmVarDecl &To, Filter IsOutput);

  const ParmVarDecl &Param;
  const FieldDecl *Field;
  /// Variables that are the pointer or copies of it.
  llvm::SmallPtrSet<const ValueDecl *, 4> Pointers;
  /// All uses of them, and those that read nothing.
  llvm::SmallVector<const DeclRefExpr *, 16> All;
  llvm::SmallPtrSet<const DeclRefExpr *, 16> Understood;
  /// Where it writes.
  llvm::SmallPtrSet<const Expr *, 8> Written;
  bool Fills = false, Reads = false;
};

} // namespace

static const DeclRefExpr *referenceTo(const ValueDecl &D, const Expr *E) {
  const auto *Ref = llvm::dyn_cast<DeclRefExpr>(E->IgnoreParenImpCasts());
  return Ref && Ref->getDecl() == &D ? Ref : nullptr;
}

const DeclRefExpr *PointerUses::pointer(const Expr *E) const {
  E = E->IgnoreParenImpCasts();
  if (const auto *Ref = llvm::dyn_cast<DeclRefExpr>(E)) {
    const bool IsReference =
        isIndirect() && !Field && Param.getType()->isReferenceType();
    return Pointers.contains(Ref->getDecl()) ||
                   (IsReference && Ref->getDecl() == &Param)
               ? Ref
               : nullptr;
  }
  if (const auto *Member = llvm::dyn_cast<MemberExpr>(E))
    return Member->getMemberDecl() == Field
               ? referenceTo(Param, Member->getBase())
               : nullptr;
  const auto *Unary = llvm::dyn_cast<UnaryOperator>(E);
  return Unary && Unary->getOpcode() == UO_Deref && isIndirect() && !Field
             ? referenceTo(Param, Unary->getSubExpr())
             : nullptr;
}

const DeclRefExpr *PointerUses::movedPointer(const Expr *E,
                                             bool &IsMoved) const {
  for (;;) {
    E = E->IgnoreParenCasts();
    const auto *Unary = llvm::dyn_cast<UnaryOperator>(E);
    const auto *Binary = llvm::dyn_cast<BinaryOperator>(E);
    if (Unary && Unary->isIncrementDecrementOp())
      E = Unary->getSubExpr();
    else if (Binary && E->getType()->isPointerType() &&
             (Binary->isAdditiveOp() || Binary->isCompoundAssignmentOp()))
      E = Binary->getLHS();
    else
      return pointer(E);
    IsMoved = true;
  }
}

void PointerUses::assign(const VarDecl *Var, const Expr &Value) {
  bool IsMoved = false;
  if (!Var || !Var->hasLocalStorage() || !Var->getType()->isPointerType() ||
      !movedPointer(&Value, IsMoved))
    return;
  Pointers.insert(Var);
  understand(&Value);
}

void PointerUses::noteArgument(const Expr &E, const ParmVarDecl &To,
                               Filter IsOutput) {
  const Expr *Given = E.IgnoreParenImpCasts();
  if (const auto *Unary = llvm::dyn_cast<UnaryOperator>(Given);
      Unary && Unary->getOpcode() == UO_AddrOf)
    Given = Unary->getSubExpr();
  bool IsMoved = false;
  const DeclRefExpr *Whole = referenceTo(Param, Given);
  const DeclRefExpr *Ref = Whole ? Whole : movedPointer(Given, IsMoved);
  if (!Ref || !IsOutput(To, Whole ? Field : nullptr))
    return;
  Understood.insert(Ref);
  Fills = true;
}

void PointerUses::noteBinary(const BinaryOperator &Binary) {
  const Expr *Left = Binary.getLHS()->IgnoreParens();
  if (Binary.getOpcode() == BO_Assign) {
    Written.insert(Left);
    if (pointer(Left)) {
      understand(Left);
      understand(Binary.getRHS());
    } else if (const auto *Ref = llvm::dyn_cast<DeclRefExpr>(Left)) {
      assign(llvm::dyn_cast<VarDecl>(Ref->getDecl()), *Binary.getRHS());
    }
  } else if (Binary.isComparisonOp() || Binary.isLogicalOp() ||
             Binary.isCommaOp() ||
             (Binary.isAdditiveOp() && !Binary.getType()->isPointerType())) {
    understand(Left);
    understand(Binary.getRHS());
  }
}

void PointerUses::noteCharacter(const Stmt &S) {
  const Expr *Pointer = nullptr, *Index = nullptr;
  if (const auto *Subscript = llvm::dyn_cast<ArraySubscriptExpr>(&S)) {
    Pointer = Subscript->getBase();
    Index = Subscript->getIdx();
  } else if (const auto *Unary = llvm::dyn_cast<UnaryOperator>(&S);
             Unary && Unary->getOpcode() == UO_Deref) {
    Pointer = Unary->getSubExpr();
  }
  bool IsMoved = false;
  if (!Pointer || !movedPointer(Pointer, IsMoved))
    return;
  understand(Pointer);
  // A field may count what is in an array behind another one.
  Reads |= !Written.contains(llvm::cast<Expr>(&S)) || (Index && isIndirect());
  Fills |= Index && (Index->isValueDependent() ||
                     !Index->isIntegerConstantExpr(Param.getASTContext()));
}

void PointerUses::note(const Stmt &S, Filter IsOutput) {
  if (const auto *Ref = llvm::dyn_cast<DeclRefExpr>(&S)) {
    if (Ref->getDecl() == &Param || Pointers.contains(Ref->getDecl()))
      All.push_back(Ref);
  } else if (const auto *Declared = llvm::dyn_cast<DeclStmt>(&S)) {
    for (const Decl *D : Declared->decls())
      if (const auto *Var = llvm::dyn_cast<VarDecl>(D); Var && Var->getInit())
        assign(Var, *Var->getInit());
  } else if (const auto *Call = llvm::dyn_cast<CallExpr>(&S)) {
    const FunctionDecl *Callee = Call->getDirectCallee();
    const FunctionDecl *Definition = nullptr;
    if (Callee && Callee->hasBody(Definition) &&
        !llvm::isa<CXXOperatorCallExpr>(Call))
      for (unsigned I = 0; I < Call->getNumArgs(); ++I)
        if (I < Definition->getNumParams())
          noteArgument(*Call->getArg(I), *Definition->getParamDecl(I),
                       IsOutput);
  } else if (const auto *Binary = llvm::dyn_cast<BinaryOperator>(&S)) {
    noteBinary(*Binary);
  } else if (const auto *Member = llvm::dyn_cast<MemberExpr>(&S)) {
    // Another field is of no interest.
    if (const DeclRefExpr *Ref = referenceTo(Param, Member->getBase());
        Ref && Field && Member->getMemberDecl() != Field)
      Understood.insert(Ref);
  } else if (const auto *Unary = llvm::dyn_cast<UnaryOperator>(&S);
             Unary && Unary->getOpcode() == UO_LNot) {
    understand(Unary->getSubExpr());
  } else if (!llvm::isa<Expr>(S)) {
    for (const Stmt *Child : S.children())
      understand(llvm::dyn_cast_or_null<Expr>(Child));
  }
  noteCharacter(S);
}

bool Outputs::compute(const ParmVarDecl &Param, const FieldDecl *Field,
                      unsigned Depth) {
  static constexpr unsigned MaxDepth = 8, MaxNodes = 2'000;
  const auto *Function = llvm::dyn_cast<FunctionDecl>(Param.getDeclContext());
  const QualType Pointer = Field ? Field->getType()
                           : isTextType(Param.getType())
                               ? Param.getType()
                               : Param.getType()->getPointeeType();
  if (Depth > MaxDepth || !Function || !Function->getBody() ||
      Pointer.isNull() || !Pointer->isPointerType() || !isTextType(Pointer) ||
      !canWrite(Pointer))
    return false;
  PointerUses Uses(Param, Field);
  unsigned Nodes = 0;
  const bool IsTooLong = findStmt(Function->getBody(), [&](const Stmt &S) {
    Uses.note(S, [&](const ParmVarDecl &To, const FieldDecl *Of) {
      return (&To == &Param && Of == Field) || include(To, Of, Depth + 1);
    });
    return ++Nodes > MaxNodes;
  });
  return !IsTooLong && Uses.onlyFills();
}

bool Outputs::include(const ParmVarDecl &Param, const FieldDecl *Field,
                      unsigned Depth) {
  const auto [Entry, IsNew] = Known.try_emplace({&Param, Field}, false);
  if (!IsNew)
    return Entry->second;
  return Known[{&Param, Field}] = compute(Param, Field, Depth);
}

} // namespace clang::tidy::uri
