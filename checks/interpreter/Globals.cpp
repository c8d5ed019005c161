//===--- Globals.cpp - uri-tidy -------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ast/CallArguments.h"
#include "ast/Callee.h"
#include "ast/DeclWalk.h"
#include "ast/FindStmt.h"
#include "ast/TextTypes.h"
#include "interpreter/Interpreter.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace clang::tidy::uri {

/// Records each variable that is written to, or may be.
class GlobalWriters::Finder {
public:
  explicit Finder(Map &Writers) : Writers(Writers) {}

  void find(const Decl &D) {
    walkDecl(
        D, [](const Decl &) {},
        [this](const Stmt &S, const FunctionDecl *Function) {
          Current = Function;
          visit(S);
        });
  }

private:
  void visit(const Stmt &S) {
    if (const auto *Binary = llvm::dyn_cast<BinaryOperator>(&S)) {
      if (Binary->isAssignmentOp())
        note(Binary->getLHS());
    } else if (const auto *Unary = llvm::dyn_cast<UnaryOperator>(&S)) {
      if (Unary->isIncrementDecrementOp() || Unary->getOpcode() == UO_AddrOf)
        note(Unary->getSubExpr());
    } else if (const auto *Call = llvm::dyn_cast<CallExpr>(&S)) {
      noteArguments(*Call);
    }
  }

  void noteArguments(const CallExpr &Call) {
    const FunctionDecl *Callee = Call.getDirectCallee();
    // `table['#'] = "%23"`, `table.insert(…)`
    const auto *Method = llvm::dyn_cast_or_null<CXXMethodDecl>(Callee);
    const Expr *Object = nullptr;
    if (const auto *Member = llvm::dyn_cast<CXXMemberCallExpr>(&Call))
      Object = Member->getImplicitObjectArgument();
    else if (llvm::isa<CXXOperatorCallExpr>(Call))
      Object = Call.getArg(0);
    if (Object && Method && !Method->isStatic() && !Method->isConst())
      note(Object);
    for (unsigned I = 0; Callee && I < Call.getNumArgs(); ++I) {
      const QualType Type = I < Callee->getNumParams()
                                ? Callee->getParamDecl(I)->getType()
                                : QualType();
      if (!Type.isNull() &&
          (Type->isPointerType() || Type->isReferenceType()) &&
          !Type->getPointeeType().isConstQualified())
        note(Call.getArg(I));
    }
  }

  void note(const Expr *E) {
    for (;;) {
      E = E->IgnoreParenCasts();
      if (const auto *Subscript = llvm::dyn_cast<ArraySubscriptExpr>(E))
        E = Subscript->getBase();
      else
        break;
    }
    const auto *Ref = llvm::dyn_cast<DeclRefExpr>(E);
    const auto *Var = Ref ? llvm::dyn_cast<VarDecl>(Ref->getDecl()) : nullptr;
    if (!Var || !Var->hasGlobalStorage())
      return;
    auto &List = Writers[Var->getCanonicalDecl()];
    if (List.empty() || List.back() != Current)
      List.push_back(Current);
  }

  Map &Writers;
  const FunctionDecl *Current = nullptr;
};

llvm::ArrayRef<const FunctionDecl *> GlobalWriters::of(const VarDecl &Var) {
  // For a variable of a precompiled header, all of the header would have to be
  // deserialized.
  static const FunctionDecl *const Anything[] = {nullptr};
  if (Var.isFromASTFile())
    return Anything;
  // No code before its declaration can refer to the variable.
  const Decl *Top = Var.getCanonicalDecl();
  while (!Top->getLexicalDeclContext()->isTranslationUnit())
    Top = llvm::cast<Decl>(Top->getLexicalDeclContext());
  Finder Find(Writers);
  for (const Decl *D = Top; D && Walked.insert(D).second;
       D = D->getNextDeclInContext())
    if (!isInLibrary(*D))
      Find.find(*D);
  const auto Found = Writers.find(Var.getCanonicalDecl());
  return Found == Writers.end() ? llvm::ArrayRef<const FunctionDecl *>()
                                : Found->second;
}

/// Adds \p Function and the functions that it calls, if their bodies are known.
static void addReachable(const FunctionDecl &Function,
                         llvm::SmallPtrSetImpl<const FunctionDecl *> &Result) {
  static constexpr unsigned MaxReachable = 32;
  const FunctionDecl *Definition = nullptr;
  if (!Function.hasBody(Definition) || Result.size() >= MaxReachable ||
      !Result.insert(Definition).second)
    return;
  findStmt(Definition->getBody(), [&](const Stmt &S) {
    const auto *Call = llvm::dyn_cast<CallExpr>(&S);
    if (const FunctionDecl *Callee = Call ? Call->getDirectCallee() : nullptr)
      addReachable(*Callee, Result);
    return false;
  });
}

/// The function that fills the table \p Var before the program uses it, if
/// nothing else writes to it; otherwise null.
static const FunctionDecl *soleFiller(const VarDecl &Var,
                                      GlobalWriters &Writers) {
  if (Var.isExternallyVisible() || Var.getType()->isScalarType())
    return nullptr;
  const auto All = Writers.of(Var);
  const FunctionDecl *Sole = All.size() == 1 ? All.front() : nullptr;
  return Sole && Sole->getNumParams() == 0 && !Sole->isMain() &&
                 !llvm::isa<CXXMethodDecl>(Sole)
             ? Sole
             : nullptr;
}

/// Whether functions in other files may write to \p Var. A table that no header
/// declares is meant for its own file, even if others could declare it.
static bool isForOthers(const VarDecl &Var) {
  const SourceManager &Sources = Var.getASTContext().getSourceManager();
  return Var.isExternallyVisible() &&
         !(Var.getType()->isArrayType() && Var.getAnyInitializer() &&
           llvm::all_of(Var.redecls(), [&](const VarDecl *Each) {
             return Sources.isInMainFile(
                 Sources.getExpansionLoc(Each->getLocation()));
           }));
}

/// Whether \p Var has the value of its initializer when \p Encoder is called
/// for the first time: only the encoder itself and the functions that it calls
/// write to it.
static bool keepsValue(const VarDecl &Var, const FunctionDecl *Encoder,
                       GlobalWriters &Writers, const ASTContext &Context) {
  const QualType Element = Context.getBaseElementType(Var.getType());
  if (Element.isConstQualified() || Var.isConstexpr())
    return true;
  if (isForOthers(Var))
    return false;
  llvm::SmallPtrSet<const FunctionDecl *, 8> Own;
  if (Encoder)
    addReachable(*Encoder, Own);
  return llvm::all_of(Writers.of(Var), [&](const FunctionDecl *Writer) {
    return Own.contains(Writer);
  });
}

CellRef Interpreter::placeOfGlobal(const VarDecl &Var) {
  const auto Known = Globals.find(Var.getCanonicalDecl());
  if (Known != Globals.end())
    return {Known->second, 0};
  if (Var.getDeclName().isIdentifier() && Var.getName() == "g_ascii_table") {
    Cells &Table = variable(Value::pointer(&glibTable()));
    Globals[Var.getCanonicalDecl()] = &Table;
    return {&Table, 0};
  }
  const VarDecl *WithInit = nullptr;
  const Expr *Init = Var.getAnyInitializer(WithInit);
  Cells *&Slot = Globals[Var.getCanonicalDecl()];
  Slot = nullptr;
  if (Var.getType()->isReferenceType() || (Init && Init->isValueDependent()))
    return {};
  const FunctionDecl *Encoder =
      Frames.empty() ? nullptr : Frames.front().Function;
  // In the middle of a function, it may have changed its variables.
  const bool IsStaticLocal = Var.isStaticLocal() && Encoder;
  const bool IsElsewhere =
      !Init && Var.hasDefinition(Context) == VarDecl::DeclarationOnly;
  const bool IsKnown =
      IsStaticLocal ||
      (!IsElsewhere && keepsValue(Var, Encoder, Writers, Context));
  const FunctionDecl *Filler =
      IsKnown || IsElsewhere ? nullptr : soleFiller(Var, Writers);
  if (!IsKnown && !Filler) {
    // Files and streams still accept output.
    if (Var.getType()->isRecordType() && isStringStream(Var.getType())) {
      Slot = &variable(fresh(Var.getType(), /*IsOpen=*/true));
      return {Slot, 0};
    }
    return {};
  }
  Value Content;
  Frames.emplace_back();
  const auto *Construct = llvm::dyn_cast_or_null<CXXConstructExpr>(
      Init ? Init->IgnoreImplicit() : nullptr);
  // A default-constructed object of a library is empty.
  const bool IsDefault = Construct && Construct->getNumArgs() == 0 &&
                         !isInterpreted(*Construct->getConstructor());
  if (Init && !IsDefault)
    Content = convert(eval(Init), Var.getType());
  else
    Content = zero(Var.getType());
  Frames.pop_back();
  if (Content.isObject()) {
    Content = copyOf(Content);
    Content.Target->IsConstant =
        Context.getBaseElementType(Var.getType()).isConstQualified();
  }
  Cells &Holder = variable(Content);
  Globals[Var.getCanonicalDecl()] = &Holder;
  if (Filler && !fill(*Filler)) {
    Globals[Var.getCanonicalDecl()] = nullptr;
    return {};
  }
  return {&Holder, 0};
}

Value Interpreter::referenceTo(const VarDecl &Table) {
  const CellRef Place = placeOfGlobal(Table);
  if (!Table.getType()->isArrayType())
    return Place ? Value::pointer(Place.Target, Place.Index) : Value::opaque();
  const Value Array = load(Place, Table.getType());
  return Array.isObject() ? Value::pointer(Array.Target) : Value::opaque();
}

bool isConstant(const VarDecl &Var) {
  return Var.hasGlobalStorage() && Var.getAnyInitializer() &&
         Var.getType().isConstant(Var.getASTContext());
}

const VarDecl *constantTable(const Expr &Argument) {
  const VarDecl *Var = variableAt(Argument);
  return Var && isConstant(*Var) &&
                 (Var->getType()->isArrayType() ||
                  Var->getType()->isRecordType()) &&
                 !llvm::isa<StringLiteral>(
                     Var->getAnyInitializer()->IgnoreParenImpCasts())
             ? Var
             : nullptr;
}

} // namespace clang::tidy::uri
