//===--- Run.cpp - uri-tidy -----------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "encoder/Run.h"
#include "ast/Callee.h"
#include "ast/TextTypes.h"
#include "clang/AST/DeclCXX.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

/// A buffer for text with units of type \p Unit.
static Cells &newBuffer(Interpreter &Program, QualType Unit) {
  Cells &Result = Program.make(Cells::Array);
  Result.Unit = Program.intType(Unit.getUnqualifiedType());
  return Result;
}

/// \p Text, which has no terminator yet, as a parameter of type \p Type.
static Value asArgument(Interpreter &Program, QualType Type, Cells &Text) {
  if (Text.Kind == Cells::Array) {
    if (!Text.IsBounded)
      Text.Elements.push_back(Value::number(0));
    if (Type->isPointerType())
      return Value::pointer(&Text);
  }
  const Value Object = Value::object(&Text);
  return Type->isReferenceType() || Type->isPointerType()
             ? Value::pointer(&Program.variable(Object))
             : Object;
}

Value inputFor(Interpreter &Program, QualType Type, const EncoderInput &Input,
               llvm::ArrayRef<int64_t> Units) {
  if (Input.IsCharacter) {
    const Value V = Value::number(Input.Unit.wrap(Units.front()), true);
    return Type->isReferenceType() ? Value::pointer(&Program.variable(V)) : V;
  }
  const FieldDecl *Field =
      Input.IsRange ? nullptr : soleText(aimedAt(Type), Program.names());
  if (Field) {
    const Value Object = Program.fresh(aimedAt(Type), /*IsOpen=*/false);
    const auto Size = static_cast<int64_t>(Units.size());
    if (Object.isObject()) {
      // A member that is a reference is the object itself.
      const Value Text = inputFor(
          Program, Field->getType().getNonReferenceType(), Input, Units);
      for (const FieldDecl *Each : Field->getParent()->fields())
        Object.Target->Fields[Each] =
            &Program.variable(Each == Field ? Text
                              : Each->getType()->isPointerType()
                                  ? Value::pointer(Text.Target, Size)
                              : Each->getType()->isBooleanType() ||
                                      Program.says(*Each, NameMeaning::Position)
                                  ? Value::number(0)
                                  : Value::number(Size));
    }
    return Type->isReferenceType() || Type->isPointerType()
               ? Value::pointer(&Program.variable(Object))
               : Object;
  }
  Cells &Text = Program.make(Input.IsStream       ? Cells::Stream
                             : Input.IsTerminated ? Cells::Array
                                                  : Cells::Text);
  Text.Unit = Input.Unit;
  Text.IsInput = true;
  Text.IsBounded = Input.IsBounded;
  for (const int64_t Unit : Units)
    Text.Elements.push_back(Value::number(Input.Unit.wrap(Unit)));
  if (Input.IsRange)
    return Value::pointer(&Text);
  return asArgument(Program, Type, Text);
}

/// The text \p Given, which is not the input, as a parameter of type \p Type.
static Value givenText(Interpreter &Program, QualType Type,
                       llvm::StringRef Given) {
  const bool IsTerminated = isCharacterPointer(Type);
  const QualType To = aimedAt(Type);
  Cells &Text = Program.make(IsTerminated ? Cells::Array : Cells::Text);
  Text.Unit = IsTerminated ? Program.intType(To.getUnqualifiedType())
                           : Program.unitType(To);
  for (const char C : Given)
    Text.Elements.push_back(Value::number(C));
  return asArgument(Program, Type, Text);
}

/// The end of an empty text, if \p Type is an iterator that appends to one.
static std::optional<Value> insertionPoint(Interpreter &Program,
                                           QualType Type) {
  const auto *Iterator =
      llvm::dyn_cast_or_null<ClassTemplateSpecializationDecl>(
          Type->getAsCXXRecordDecl());
  if (!Iterator || className(Type) != "std::back_insert_iterator" ||
      Iterator->getTemplateArgs().size() == 0 ||
      Iterator->getTemplateArgs()[0].getKind() != TemplateArgument::Type)
    return std::nullopt;
  const QualType Of = Iterator->getTemplateArgs()[0].getAsType();
  if (!Program.isTextClass(Of))
    return std::nullopt;
  return Value::pointer(Program.fresh(Of, /*IsOpen=*/false).Target);
}

const FieldDecl *outputField(QualType Type, const Interpreter &Program) {
  const FieldDecl *Text =
      Type.isConstQualified() ? nullptr : soleText(Type, Program.names());
  return Text && (isCharacterPointer(Text->getType()) ||
                  Text->getType()->isArrayType())
             ? Text
             : nullptr;
}

/// An object of \p Type, which holds space for text, or a pointer to it, and
/// perhaps its length; nothing if it does not.
static std::optional<Value> emptyStructure(Interpreter &Program, QualType Type,
                                           bool LengthIsCapacity) {
  const FieldDecl *Text = outputField(Type, Program);
  const Value Result =
      Text ? Program.fresh(Type.getUnqualifiedType(), /*IsOpen=*/false)
           : Value();
  if (!Result.isObject())
    return std::nullopt;
  for (const FieldDecl *Each : Text->getParent()->fields())
    if (Each == Text) {
      const QualType Type = Text->getType();
      const auto *Array = Text->getASTContext().getAsArrayType(Type);
      Cells &Buffer = newBuffer(Program, Array ? Array->getElementType()
                                               : Type->getPointeeType());
      Result.Target->Fields[Each] = &Program.variable(
          Array ? Value::object(&Buffer) : Value::pointer(&Buffer));
    } else if (!Each->getType()->isPointerType()) {
      Result.Target->Fields[Each] = &Program.variable(
          Value::number(isCounter(Each->getType()) &&
                                (LengthIsCapacity ||
                                 Program.says(*Each, NameMeaning::Capacity))
                            ? OutputCapacity
                            : 0));
    }
  return Result;
}

/// The argument for a parameter that is not the input: a constant, space for
/// output, or an unknown value.
static Value otherArgument(Interpreter &Program, const ParmVarDecl &Parameter,
                           const EncoderInput &Input) {
  const QualType Type = Parameter.getType();
  for (const CallConstant &Each : Input.Constants)
    if (Each.Parameter == Parameter.getFunctionScopeIndex())
      return Each.Table ? Program.referenceTo(*Each.Table)
                        : Value::number(Each.Number);
  const QualType To = aimedAt(Type);
  const bool IsAimed = Type->isReferenceType() || Type->isPointerType();
  for (const auto &[Index, Text] : Input.Others)
    if (Index == Parameter.getFunctionScopeIndex())
      return givenText(Program, Type, Text);
  if (const auto Default = Program.defaultArgument(Parameter))
    return *Default;
  if (Input.OthersAreEmpty && givesText(Parameter, Program)) {
    const auto Default = Program.defaultText(Parameter);
    return Default ? *Default : givenText(Program, Type, "");
  }
  if (const auto End = insertionPoint(Program, To))
    return IsAimed ? Value::pointer(&Program.variable(*End)) : *End;
  if (!IsAimed)
    return Type->isRecordType() ? Program.fresh(Type, /*IsOpen=*/true)
                                : Value::opaque();
  if (To->isRecordType()) {
    const bool IsOutput = !To.isConstQualified();
    const bool IsString = Program.isTextClass(To) || isStringStream(To) ||
                          (Input.MayBeDivided &&
                           (Program.isStream(To) || Program.isContainer(To)));
    if (IsOutput && (Input.OutputIsStructure || Input.MayBeDivided))
      if (const auto Object =
              emptyStructure(Program, To, Input.LengthIsCapacity))
        return Value::pointer(&Program.variable(*Object));
    return Value::pointer(
        &Program.variable(Program.fresh(To, !(IsOutput && IsString))));
  }
  if (To.isConstQualified() || To->isFunctionType())
    return Type->isReferenceType()
               ? Value::pointer(&Program.variable(Value::opaque()))
               : Value::opaque();
  if (isCharacterPointer(Type))
    return Value::pointer(
        &newBuffer(Program, To->isVoidType() ? Parameter.getASTContext().CharTy
                                             : QualType(To)));
  if (To->isPointerType() && To->getPointeeType()->isAnyCharacterType())
    return Value::pointer(&Program.variable(
        Value::pointer(&newBuffer(Program, To->getPointeeType()))));
  if (const auto *Array =
          Parameter.getASTContext().getAsArrayType(To)) // `char (&out)[4]`
    return Value::pointer(&Program.variable(
        Value::object(&newBuffer(Program, Array->getElementType()))));
  return Value::pointer(&Program.variable(Value::opaque()));
}

/// Whether parameter \p I of \p Function is the end of the memory to which the
/// one before it points: `char *Out, char *End`.
static bool isEndOfOutput(const Interpreter &Program,
                          const FunctionDecl &Function, unsigned I) {
  const ParmVarDecl &End = *Function.getParamDecl(I);
  return I > 0 && isCharacterPointer(End.getType()) &&
         isOutput(*Function.getParamDecl(I - 1)) &&
         Function.getASTContext().hasSameUnqualifiedType(
             Function.getParamDecl(I - 1)->getType()->getPointeeType(),
             End.getType()->getPointeeType()) &&
         Program.says(End, NameMeaning::TextEnd);
}

/// Sets the arguments of \p Call that give the text \p Units, and all others
/// that it does not have yet.
static void setArguments(Interpreter &Program, const FunctionDecl &Function,
                         const EncoderInput &Input,
                         llvm::ArrayRef<int64_t> Units, EncoderCall &Call) {
  std::vector<Value> Before = std::move(Call.Arguments);
  std::vector<Value> &Arguments = Call.Arguments;
  Arguments.clear();
  for (unsigned I = 0; I < Function.getNumParams(); ++I) {
    const ParmVarDecl &Parameter = *Function.getParamDecl(I);
    if (I == Input.Parameter) {
      Arguments.push_back(inputFor(Program, Parameter.getType(), Input, Units));
      continue;
    }
    const QualType Type = Parameter.getType();
    const bool FollowsInput = I == Input.Parameter + 1 && !Input.IsCharacter;
    if (isLength(Parameter, Program)) {
      Arguments.push_back(
          Value::number(isLengthOfInput(Parameter, Input, Program)
                            ? static_cast<int64_t>(Units.size())
                            : OutputCapacity));
    } else if (FollowsInput &&
               (Input.IsRange ||
                (isCharacterPointer(Type) &&
                 Type->getPointeeType().isConstQualified() &&
                 Program.says(Parameter, NameMeaning::TextEnd)))) {
      Arguments.push_back(Value::pointer(Arguments.back().Target,
                                         static_cast<int64_t>(Units.size())));
    } else if (isEndOfOutput(Program, Function, I)) {
      Arguments.push_back(
          Value::pointer(Arguments.back().Target, OutputCapacity));
    } else {
      Arguments.push_back(I < Before.size()
                              ? Before[I]
                              : otherArgument(Program, Parameter, Input));
    }
  }
}

bool isLengthOfInput(const ParmVarDecl &Parameter, const EncoderInput &Input,
                     const Interpreter &Program) {
  if (!isLength(Parameter, Program))
    return false;
  const bool FollowsInput =
      Parameter.getFunctionScopeIndex() == Input.Parameter + 1 &&
      !Input.IsCharacter;
  // `decode(in, out, inLength)`
  return FollowsInput ? !Input.LengthIsCapacity
                      : Program.says(Parameter, NameMeaning::InputText);
}

EncoderCall callWith(Interpreter &Program, const FunctionDecl &Function,
                     const EncoderInput &Input, llvm::ArrayRef<int64_t> Units) {
  Program.start();
  EncoderCall Call;
  if (const QualType Class = classOf(Function); !Class.isNull())
    Call.This =
        Input.Parameter == EncoderInput::OwnText
            ? inputFor(Program, Function.getASTContext().getPointerType(Class),
                       Input, Units)
            : Value::pointer(
                  &Program.variable(Program.fresh(Class, /*IsOpen=*/true)));
  if (Input.Repeats) {
    setArguments(Program, Function, Input, {*Input.Repeats}, Call);
    if (!Program.call(Function, Call.Arguments, Call.This))
      return Call;
  }
  setArguments(Program, Function, Input, Units, Call);
  Call.Result = Program.call(Function, Call.Arguments, Call.This);
  return Call;
}

} // namespace clang::tidy::uri
