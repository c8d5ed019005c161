//===--- LiteralReader.cpp - uri-tidy -------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LLVMSupportCompat.h"
#include "ast/CallArguments.h"
#include "ast/Callee.h"
#include "ast/DeclWalk.h"
#include "ast/FindStmt.h"
#include "ast/LiteralUses.h"
#include "ast/TextTypes.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

/// The characters that an array of the type \p Type has space for; 0 if it is
/// none.
static uint64_t spaceIn(QualType Type, const ASTContext &AST) {
  const ConstantArrayType *Array =
      Type.isNull() ? nullptr : AST.getAsConstantArrayType(Type);
  return Array && Array->getElementType()->isAnyCharacterType()
             ? Array->getSize().getLimitedValue()
             : 0;
}

/// The variable, field or function that \p E names, or null.
static const Decl *namedBy(const Expr *E) {
  E = stripped(E);
  if (const auto *Ref = llvm::dyn_cast<DeclRefExpr>(E))
    return Ref->getDecl()->getCanonicalDecl();
  if (const auto *Member = llvm::dyn_cast<MemberExpr>(E))
    return Member->getMemberDecl()->getCanonicalDecl();
  return nullptr;
}

class LiteralUses::Reader {
public:
  Reader(LiteralUses &To, const NameMeanings &Names, const Decl &In)
      : To(To), Names(Names), In(In), Own(To.Codes[&In]) {}

  void read(const Decl &D) {
    if (const auto *Value = llvm::dyn_cast<DeclaratorDecl>(&D);
        Value && !llvm::isa<FunctionDecl>(D) && Value->getTypeSourceInfo())
      noteSpace(Value->getTypeSourceInfo()->getType());
    const auto *Var = llvm::dyn_cast<VarDecl>(&D);
    const auto *Field = llvm::dyn_cast<FieldDecl>(&D);
    const auto *Parameter = llvm::dyn_cast<ParmVarDecl>(&D);
    const Expr *Init = Parameter ? initializerOf(D)
                       : Var     ? Var->getInit()
                       : Field   ? Field->getInClassInitializer()
                                 : nullptr;
    if (!Init)
      return;
    hold(*Init, D);
    // An array without a written length fits any literal.
    if (const auto *Literal =
            llvm::dyn_cast<StringLiteral>(Init->IgnoreParenImpCasts()))
      To.Uses[Literal].FillsArray =
          Var && llvm::any_of(Var->redecls(), [this](const VarDecl *Each) {
            return Each->getTypeSourceInfo() &&
                   spaceIn(Each->getTypeSourceInfo()->getType(), To.AST) != 0;
          });
  }

  void read(const Stmt &S) {
    if (const auto *Literal = llvm::dyn_cast<StringLiteral>(&S)) {
      To.Uses[Literal].In = &In;
    } else if (const auto *Number = llvm::dyn_cast<IntegerLiteral>(&S)) {
      if (!Unrelated.contains(Number))
        Own.Numbers.push_back(Number->getValue().getLimitedValue());
    } else if (const auto *Size =
                   llvm::dyn_cast<UnaryExprOrTypeTraitExpr>(&S)) {
      Expr::EvalResult Known;
      if (!Size->isValueDependent() && Size->EvaluateAsInt(Known, To.AST))
        Own.Numbers.push_back(Known.Val.getInt().getLimitedValue());
    } else if (const auto *Ref = llvm::dyn_cast<DeclRefExpr>(&S)) {
      readName(*Ref->getDecl(), Unrelated.contains(Ref));
    } else if (const auto *Member = llvm::dyn_cast<MemberExpr>(&S)) {
      readName(*Member->getMemberDecl());
    } else if (const auto *Binary = llvm::dyn_cast<BinaryOperator>(&S)) {
      if (Binary->getOpcode() == BO_Assign)
        assign(*Binary->getLHS(), *Binary->getRHS());
      else if (Binary->isComparisonOp())
        for (const Expr *Side : {Binary->getLHS(), Binary->getRHS()}) {
          seek(*Side);
          if (const auto *Limit =
                  llvm::dyn_cast<IntegerLiteral>(stripped(Side)))
            Own.Limits.push_back(Limit->getValue().getLimitedValue());
        }
    } else if (const auto *Cast = llvm::dyn_cast<ImplicitCastExpr>(&S)) {
      if (Cast->getCastKind() == CK_ArrayToPointerDecay)
        Decayed.insert(Cast->getSubExpr()->IgnoreParens());
    } else if (const auto *Chosen = llvm::dyn_cast<ConditionalOperator>(&S)) {
      // `auto &Url = Test ? "…" : "…";` binds to arrays of the same length.
      if (Chosen->getType()->isArrayType() && !Decayed.contains(Chosen))
        for (const Expr *Arm : {Chosen->getTrueExpr(), Chosen->getFalseExpr()})
          if (const StringLiteral *Literal = literalIn(Arm))
            To.Uses[Literal].FillsArray = true;
    } else if (const auto *Case = llvm::dyn_cast<CaseStmt>(&S)) {
      findStmt(Case->getLHS(), [this](const Stmt &Each) {
        if (const auto *Label = llvm::dyn_cast<StringLiteral>(&Each)) {
          To.Uses[Label].IsLabel = true;
          To.Uses[Label].IsSought = true;
        }
        return false;
      });
    } else if (const auto *Return = llvm::dyn_cast<ReturnStmt>(&S)) {
      if (Return->getRetValue())
        give(*Return->getRetValue(), In);
    } else if (const auto *List = llvm::dyn_cast<InitListExpr>(&S)) {
      for (const Expr *Each : List->inits())
        if (const StringLiteral *Literal = Each ? literalIn(Each) : nullptr) {
          Use &Known = To.Uses[Literal];
          Known.IsInTable = true;
          Known.FillsArray = llvm::isa<StringLiteral>(Each);
        }
    } else if (const auto *Call = llvm::dyn_cast<CallExpr>(&S)) {
      read(*Call, Call->getDirectCallee(),
           llvm::ArrayRef(Call->getArgs(), Call->getNumArgs()));
    } else if (const auto *Made = llvm::dyn_cast<CXXConstructExpr>(&S)) {
      read(*Made, Made->getConstructor(),
           llvm::ArrayRef(Made->getArgs(), Made->getNumArgs()));
    }
  }

private:
  using Args = llvm::ArrayRef<const Expr *>;

  void noteSpace(QualType Type) {
    if (const uint64_t Space = spaceIn(Type, To.AST))
      Own.Spaces.push_back(Space);
  }

  /// \p D begins with the literals in \p Value.
  void hold(const Expr &Value, const Decl &D) {
    findStmt(&Value, [&](const Stmt &Each) {
      if (const auto *Literal = llvm::dyn_cast<StringLiteral>(&Each))
        To.Uses[Literal].Holder = D.getCanonicalDecl();
      return false;
    });
  }

  /// \p D gets the literal that \p Value is, or may be.
  void give(const Expr &Value, const Decl &D) {
    llvm::SmallVector<const Expr *, 2> Arms = {&Value};
    if (const auto *Chosen =
            llvm::dyn_cast<ConditionalOperator>(stripped(&Value)))
      Arms = {Chosen->getTrueExpr(), Chosen->getFalseExpr()};
    for (const Expr *Each : Arms)
      if (const StringLiteral *Literal = literalIn(Each))
        To.Uses[Literal].Holder = D.getCanonicalDecl();
  }

  void assign(const Expr &Target, const Expr &Value) {
    if (const Decl *Holder = namedBy(&Target))
      give(Value, *Holder);
  }

  void readName(const ValueDecl &Named, bool IsUnrelated = false) {
    auto &Known = To.Readers[Named.getCanonicalDecl()];
    if (Known.empty() || Known.back() != &In)
      Known.push_back(&In);
    if (IsUnrelated)
      return;
    if (const auto *Code = llvm::dyn_cast<EnumConstantDecl>(&Named)) {
      Own.Numbers.push_back(Code->getInitVal().getLimitedValue());
      return;
    }
    const auto *Var = llvm::dyn_cast<VarDecl>(&Named);
    if (const DeclaratorDecl *Object = llvm::dyn_cast<DeclaratorDecl>(&Named);
        Object && Object->getTypeSourceInfo())
      noteSpace(Object->getTypeSourceInfo()->getType());
    // The value of another variable is a number where it begins with that.
    if (!Var || !Var->getType()->isIntegerType() ||
        !Var->getType().isConstQualified() || !Var->getInit() ||
        Var->getInit()->isValueDependent())
      return;
    if (const APValue *Value = Var->evaluateValue(); Value && Value->isInt())
      Own.Numbers.push_back(Value->getInt().getLimitedValue());
  }

  /// \p E is compared with a part of a text.
  void seek(const Expr &E) {
    const Expr *Sought = stripped(&E);
    if (const auto *Character = llvm::dyn_cast<CharacterLiteral>(Sought))
      Own.Characters.push_back(Character->getValue());
    else if (const StringLiteral *Literal = literalIn(Sought))
      To.Uses[Literal].IsSought = true;
  }

  /// Whether a function with these parameters writes to one of \p Arguments
  /// and is not told how much space there is.
  bool writesUnbounded(const FunctionDecl &Callee, Args Arguments) const {
    bool Writes = false;
    for (size_t I = 0; I < Callee.getNumParams(); ++I) {
      const QualType Type = Callee.getParamDecl(I)->getType();
      if (Type->isIntegerType())
        return false;
      const QualType Pointee = Type->getPointeeType();
      Writes |= !Pointee.isNull() && Pointee->isAnyCharacterType() &&
                !Pointee.isConstQualified() && I < Arguments.size() &&
                spaceIn(stripped(Arguments[I])->getType(), To.AST) == 0;
    }
    return Writes;
  }

  static bool isArray(const FunctionDecl &Callee, size_t I) {
    return I < Callee.getNumParams() && Callee.getParamDecl(I)
                                            ->getType()
                                            .getNonReferenceType()
                                            ->isArrayType();
  }

  /// Whether the length of the text for parameter \p I of \p Callee matters: it
  /// is a reference to an array of a length that the function knows, or of the
  /// length of another one, as for max().
  static bool takesArray(const FunctionDecl &Callee, size_t I) {
    const FunctionDecl *Pattern = Callee.getTemplateInstantiationPattern();
    if (!Pattern || isArray(*Pattern, I))
      return isArray(Callee, I);
    for (size_t Other = 0; Other < Callee.getNumParams(); ++Other)
      if (Other != I && isArray(Callee, Other))
        return isArray(Callee, I);
    return false;
  }

  /// The number or enumerator \p E says nothing of a length.
  void ignore(const Expr &E) { Unrelated.insert(stripped(&E)); }

  void read(const Expr &Call, const FunctionDecl *Callee, Args Arguments) {
    if (const auto *Operator = llvm::dyn_cast<CXXOperatorCallExpr>(&Call)) {
      const OverloadedOperatorKind Kind = Operator->getOperator();
      if (Kind == OO_Equal && Arguments.size() == 2)
        assign(*Arguments[0], *Arguments[1]);
      else if (Kind == OO_EqualEqual || Kind == OO_ExclaimEqual ||
               Kind == OO_Subscript)
        for (const Expr *Each : Arguments)
          seek(*Each);
    }
    bool HasText = false;
    for (const Expr *Each : Arguments)
      HasText |= isTextType(Each->IgnoreParenImpCasts()->getType()) ||
                 isTextType(stripped(Each)->getType()) || measures(*Each);
    if (const auto *Method = llvm::dyn_cast<CXXMemberCallExpr>(&Call))
      HasText |= isTextType(
          Method->getImplicitObjectArgument()->getType().getNonReferenceType());
    if (!HasText)
      for (const Expr *Each : Arguments)
        ignore(*Each);
    if (!Callee)
      return;
    noteTaken(Call, *Callee);
    for (size_t I = 0; I < Arguments.size() && I < Callee->getNumParams(); ++I)
      if (Callee->getParamDecl(I)->getType()->isEnumeralType())
        ignore(*Arguments[I]);
    const std::string Name =
        Callee->getIdentifier() ? Callee->getName().str() : std::string();
    const bool Compares = Names.say(Name, NameMeaning::Comparison);
    const bool Replaces = Names.say(Name, NameMeaning::Replacement);
    // A literal operator that computes a number, such as a hash.
    const bool IsKey =
        To.marksTranslation(Name) || (llvm::isa<UserDefinedLiteral>(Call) &&
                                      Call.getType()->isArithmeticType());
    const bool IsUnbounded = writesUnbounded(*Callee, Arguments);
    const FunctionDecl *Definition = nullptr;
    Callee->hasBody(Definition);
    for (size_t I = 0; I < Arguments.size(); ++I) {
      const Expr *Each = Arguments[I];
      if (Compares && !(I > 0 && Replaces))
        seek(*Each);
      const StringLiteral *Literal = literalIn(Each);
      const Decl *Named = namedBy(Each);
      if (Named && IsUnbounded)
        To.Copied.insert(Named);
      if (!Literal)
        continue;
      Use &Known = To.Uses[Literal];
      Known.IsCopied |= IsUnbounded;
      Known.IsKey |= IsKey;
      Known.FillsArray |= takesArray(*Callee, I);
      if (Definition)
        Known.Callees.push_back(Definition);
      if (Definition && I < Definition->getNumParams())
        Known.Parameters.push_back(Definition->getParamDecl(I));
    }
  }

  /// Notes the parameter of which \p Call takes a piece, such as the last
  /// segment.
  void noteTaken(const Expr &Call, const FunctionDecl &Callee) {
    const auto *Named = llvm::dyn_cast<CallExpr>(&Call);
    if (!Named || !Callee.getIdentifier() ||
        !compat::isOneOf({"substr", "mid", "left", "right", "section",
                          "strrchr", "basename"},
                         Callee.getName()))
      return;
    const auto [Object, Arguments] = objectAndArguments(*Named);
    const Expr *Text = Object              ? Object
                       : Arguments.empty() ? nullptr
                                           : Arguments.front();
    if (const ParmVarDecl *Param =
            Text ? namedParameter(stripped(Text)) : nullptr)
      To.Taken.insert(Param);
  }

  /// Whether \p E names a length: an option for the number beside it.
  bool measures(const Expr &E) const {
    const auto *Ref = llvm::dyn_cast<DeclRefExpr>(stripped(&E));
    return Ref && Ref->getDecl()->getIdentifier() &&
           Names.say(Ref->getDecl()->getName(), NameMeaning::Length);
  }

  LiteralUses &To;
  const NameMeanings &Names;
  const Decl &In;
  Code &Own;
  llvm::DenseSet<const Expr *> Unrelated;
  /// The arrays that become pointers to their first elements.
  llvm::DenseSet<const Expr *> Decayed;
};

LiteralUses::LiteralUses(const ASTContext &AST, const NameMeanings &Names)
    : AST(AST), Names(Names) {
  forEachOwnDecl(*AST.getTranslationUnitDecl(), [&](const Decl &D) {
    // The declarations in a class or a namespace are visited separately.
    if (llvm::isa<DeclContext>(D) && !llvm::isa<FunctionDecl>(D))
      return;
    Reader In(*this, Names, D);
    walkDecl(
        D, [&](const Decl &Each) { In.read(Each); },
        [&](const Stmt &Each, const FunctionDecl *) { In.read(Each); });
  });
  for (auto &[In, Each] : Codes) {
    llvm::sort(Each.Numbers);
    llvm::sort(Each.Spaces);
    llvm::sort(Each.Characters);
  }
  for (const auto &[Literal, Use] : Uses)
    if (Literal->getCharByteWidth() == 1) {
      if (Use.IsSought)
        Sought.insert(Literal->getString());
      // A table can repeat a literal.
      auto &Same = InTables[Literal->getString()];
      if (Use.IsInTable &&
          (Same.empty() || Uses[Same.back()].Holder != Use.Holder))
        Same.push_back(Literal);
    }
}

} // namespace clang::tidy::uri
