//===--- RunInput.cpp - uri-tidy ------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The ways in which a function may take text.
///
//===----------------------------------------------------------------------===//

#include "LLVMCompat.h"
#include "ast/TextTypes.h"
#include "encoder/Run.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

bool isCounter(QualType Type) {
  return Type->isIntegralOrEnumerationType() && !Type->isAnyCharacterType() &&
         !Type->isBooleanType();
}

bool isLength(const ValueDecl &D, const Interpreter &Program) {
  const QualType Type = D.getType();
  // Whatever it is called, a size_t is the size of something.
  const bool IsSize = !Type.isNull() && !Type->isDependentType() &&
                      D.getASTContext().hasSameUnqualifiedType(
                          Type, D.getASTContext().getSizeType()) &&
                      !Program.says(D, NameMeaning::Position);
  // A length may be a `uint8_t`.
  return (isCounter(Type) && IsSize) ||
         (Type->isIntegralOrEnumerationType() && !Type->isBooleanType() &&
          Program.says(D, NameMeaning::Length));
}

QualType aimedAt(QualType Type) {
  return Type->isReferenceType() || Type->isPointerType()
             ? Type->getPointeeType()
             : Type;
}

/// Whether \p Type is a character type; in C, wchar_t is the name of an integer
/// type.
static bool isCharacter(QualType Type) {
  if (Type->isAnyCharacterType())
    return true;
  const auto *Name = Type->getAs<TypedefType>();
  return Name && compat::isOneOf({"wchar_t", "char16_t", "char32_t"},
                                 Name->getDecl()->getName());
}

bool isCharacterPointer(QualType Type) {
  if (!Type->isPointerType())
    return false;
  const QualType To = Type->getPointeeType();
  return isCharacter(To) || To->isVoidType();
}

bool givesText(const ParmVarDecl &Parameter, const Interpreter &Program) {
  const QualType Type = Parameter.getType();
  const QualType To = aimedAt(Type);
  if (Type->isReferenceType() || Type->isPointerType())
    return To.isConstQualified() &&
           (Program.isTextClass(To) ||
            (isCharacterPointer(Type) && !Type->isVoidPointerType()));
  return Program.isTextClass(Type);
}

/// The elements of \p Type, if it is an array of bytes or characters.
static QualType characterOfArray(QualType Type, const ASTContext &Context) {
  const auto *Array = Context.getAsConstantArrayType(Type);
  return Array && isCharacter(Array->getElementType()) ? Array->getElementType()
                                                       : QualType();
}

/// The character type that \p Type, an iterator of a library, refers to.
static QualType characterOfIterator(QualType Type) {
  const auto *Class = llvm::dyn_cast_or_null<ClassTemplateSpecializationDecl>(
      Type->isRecordType() ? Type->getAsCXXRecordDecl() : nullptr);
  if (!Class || Class->getTemplateArgs().size() == 0 ||
      Class->getTemplateArgs()[0].getKind() != TemplateArgument::Type)
    return QualType();
  const QualType Pointer = Class->getTemplateArgs()[0].getAsType();
  return isCharacterPointer(Pointer) && !Pointer->isVoidPointerType()
             ? Pointer->getPointeeType()
             : QualType();
}

/// Whether parameter \p I of \p Function and the next one have the same type.
static bool isPair(const FunctionDecl &Function, unsigned I) {
  return I + 1 < Function.getNumParams() &&
         Function.getASTContext().hasSameType(
             Function.getParamDecl(I)->getType(),
             Function.getParamDecl(I + 1)->getType());
}

/// Describes text of \p Type in \p Input. Returns false if \p Type holds no
/// text.
static bool setText(EncoderInput &Input, QualType Type,
                    const Interpreter &Program, const ASTContext &Context) {
  const QualType Of = aimedAt(Type);
  const QualType Element = characterOfArray(Of, Context);
  if (!Element.isNull()) {
    Input.IsTerminated = true;
    Input.Unit = Program.intType(Element.getUnqualifiedType());
    Input.FixedLength =
        Context.getAsConstantArrayType(Of)->getSize().getLimitedValue(
            MaxElements);
  } else if (isCharacterPointer(Type)) {
    Input.IsTerminated = true;
    Input.Unit = Program.intType(Of->isVoidType() ? Context.CharTy
                                                  : Of.getUnqualifiedType());
  } else if (Program.isTextClass(Of)) {
    Input.Unit = Program.unitType(Of);
  } else {
    return false;
  }
  return true;
}

QualType classOf(const FunctionDecl &Function) {
  const auto *Method = llvm::dyn_cast<CXXMethodDecl>(&Function);
  return Method && Method->isInstance() && !Method->getParent()->isLambda()
             ? Method->getThisType()->getPointeeType()
             : QualType();
}

llvm::SmallVector<EncoderInput, 4> encoderInputs(const FunctionDecl &Function,
                                                 const Interpreter &Program) {
  llvm::SmallVector<EncoderInput, 4> Constant, Writable, Character;
  for (unsigned I = 0; I < Function.getNumParams(); ++I) {
    const ParmVarDecl &Parameter = *Function.getParamDecl(I);
    const QualType Type = Parameter.getType();
    const QualType To = aimedAt(Type);
    const bool IsAimed = Type->isReferenceType() || Type->isPointerType();
    EncoderInput Input;
    Input.Parameter = I;
    const ASTContext &Context = Function.getASTContext();
    if (setText(Input, Type, Program, Context)) {
      const bool IsConstant = To.isConstQualified() || !IsAimed;
      auto &List = IsConstant ? Constant : Writable;
      // A parameter whose name indicates output comes last.
      if (!IsConstant && Program.says(Parameter, NameMeaning::OutputText))
        List.push_back(Input);
      else
        List.insert(List.begin() + (IsConstant ? List.size() : 0), Input);
      if (I + 1 < Function.getNumParams() &&
          isCounter(Function.getParamDecl(I + 1)->getType())) {
        Input.LengthIsCapacity = true;
        List.push_back(Input);
      }
    } else if (const QualType Element = characterOfIterator(Type);
               !Element.isNull() && !Program.isTextClass(Type) &&
               isPair(Function, I)) {
      Input.Unit = Program.intType(Element.getUnqualifiedType());
      Input.IsRange = true;
      Constant.push_back(Input);
    } else if (const FieldDecl *Field = soleText(To, Program.names())) {
      setText(Input, Field->getType(), Program, Context);
      (!IsAimed || To.isConstQualified() ? Constant : Writable)
          .push_back(Input);
    } else if (!Type->isReferenceType() || To.isConstQualified()) {
      if (!Program.intType(To) || To->isBooleanType() || Type->isPointerType())
        continue;
      Input.IsCharacter = true;
      Input.Unit = Program.intType(To);
      if (To->isAnyCharacterType() || To->isRecordType() ||
          Program.says(Parameter, NameMeaning::Character))
        Character.push_back(Input);
    }
  }
  Constant.append(Writable.begin(), Writable.end());
  Constant.append(Character.begin(), Character.end());
  const bool OnlyWrites =
      llvm::all_of(Function.parameters(), [&](const ParmVarDecl *Parameter) {
        const QualType To = aimedAt(Parameter->getType());
        return isOutput(*Parameter) ||
               (Parameter->getType()->isReferenceType() &&
                !To.isConstQualified() && Program.isStream(To));
      });
  if (const FieldDecl *Own =
          OnlyWrites ? soleText(classOf(Function), Program.names()) : nullptr) {
    EncoderInput Input;
    Input.Parameter = EncoderInput::OwnText;
    setText(Input, Own->getType(), Program, Function.getASTContext());
    return {Input};
  }
  const bool HasStructure =
      llvm::any_of(Function.parameters(), [&](const ParmVarDecl *Parameter) {
        return outputField(aimedAt(Parameter->getType()), Program) != nullptr;
      });
  for (size_t I = 0, Size = HasStructure ? Constant.size() : 0; I < Size; ++I) {
    EncoderInput Input = Constant[I];
    Input.OutputIsStructure = true;
    Constant.push_back(Input);
    Input.LengthIsCapacity = true;
    Constant.push_back(Input);
  }
  for (size_t I = 0, Size = Constant.size(); I < Size; ++I) {
    EncoderInput Input = Constant[I];
    const ParmVarDecl *Own = Function.getParamDecl(Input.Parameter);
    Input.OthersAreEmpty = true;
    if (llvm::any_of(Function.parameters(), [&](const ParmVarDecl *Other) {
          return Other != Own && givesText(*Other, Program);
        }))
      Constant.push_back(Input);
  }
  return Constant;
}

llvm::SmallVector<EncoderInput, 4> decoderInputs(const FunctionDecl &Function,
                                                 const Interpreter &Program) {
  auto Result = encoderInputs(Function, Program);
  const ASTContext &Context = Function.getASTContext();
  for (const ParmVarDecl *Parameter : Function.parameters()) {
    const QualType Type = Parameter->getType(), To = aimedAt(Type);
    if ((!Type->isReferenceType() && !Type->isPointerType()) ||
        To.isConstQualified() || Program.isTextClass(To))
      continue;
    EncoderInput Input;
    Input.Parameter = Parameter->getFunctionScopeIndex();
    if (Program.isStream(To)) {
      Input.Unit = Program.intType(Context.CharTy);
      Input.IsStream = true;
      Result.push_back(Input);
    }
  }
  for (EncoderInput &Input : Result)
    Input.MayBeDivided = true;
  return Result;
}

bool canGiveText(QualType Type) {
  Type = Type.getNonReferenceType();
  if (Type->isPointerType() && !Type->getPointeeType()->isAnyCharacterType())
    Type = Type->getPointeeType();
  return isTextType(Type) || Type->isVoidType();
}

bool isOutput(const ParmVarDecl &Parameter) {
  const QualType Type = Parameter.getType();
  return (Type->isReferenceType() || Type->isPointerType()) &&
         !Type->getPointeeType().isConstQualified() && canGiveText(Type);
}

std::optional<unsigned> outputParameter(const FunctionDecl &Function,
                                        unsigned Input) {
  std::optional<unsigned> Result;
  for (const ParmVarDecl *Other : Function.parameters()) {
    const unsigned Index = Other->getFunctionScopeIndex();
    if (Index == Input || !isOutput(*Other))
      continue;
    if (Result)
      return std::nullopt;
    Result = Index;
  }
  const QualType Returned = Function.getReturnType();
  if (canGiveText(Returned) && !Returned->isVoidType())
    return std::nullopt;
  if (!Result && Input != EncoderInput::OwnText &&
      isOutput(*Function.getParamDecl(Input)))
    Result = Input;
  return Result;
}

} // namespace clang::tidy::uri
