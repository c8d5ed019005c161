//===--- Output.cpp - uri-tidy --------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ast/Callee.h"
#include "ast/FindStmt.h"
#include "ast/TextTypes.h"
#include "interpreter/Interpreter.h"
#include "model/TextEvidence.h"
#include "clang/AST/DeclCXX.h"
#include <algorithm>

namespace clang::tidy::uri {

bool Interpreter::printArguments(const LibraryCall &Call, size_t Format,
                                 std::vector<Value> &Out) {
  return formatPrintf(Call.Arguments[Format],
                      Call.Arguments.drop_front(Format + 1), Out);
}

bool Interpreter::writeText(const Expr *To, llvm::ArrayRef<Value> Text) {
  const Value V = eval(To);
  Cells *Object = textObject(V);
  if (!Object)
    return write(V, Text, true);
  append(*Object, Text);
  return true;
}

/// Returns the result of printf and similar functions that print \p Text.
static Value countOf(llvm::ArrayRef<Value> Text) {
  return Value::number(static_cast<int64_t>(Text.size()));
}

std::optional<Value> Interpreter::printToBuffer(const LibraryCall &Call) {
  std::vector<Value> Units;
  if (!printArguments(Call, 1, Units) || !writeText(Call.Arguments[0], Units))
    return stop();
  return countOf(Units);
}

std::optional<Value> Interpreter::printBounded(const LibraryCall &Call) {
  // The template overload of Microsoft's library deduces the size.
  if (Call.Arguments[1]->getType()->isPointerType())
    return printToBuffer(Call);
  const size_t Format = Call.has(HasExtra) ? 3 : 2;
  if (Call.Arguments.size() <= Format)
    return std::nullopt;
  std::vector<Value> Units;
  if (!printArguments(Call, Format, Units))
    return stop();
  const Value Count = countOf(Units), Size = eval(Call.Arguments[1]);
  if (Size.isNumber() && Size.Offset <= 0)
    return Count;
  if (Size.isNumber())
    Units.resize(std::min<size_t>(Units.size(), Size.Offset - 1));
  else if (Size.FromInput)
    return stop();
  if (!writeText(Call.Arguments[0], Units))
    return stop();
  return Count;
}

std::optional<Value> Interpreter::printByOther(const FunctionDecl &Callee,
                                               const LibraryCall &Call,
                                               unsigned Format) {
  const bool IsBuffer =
      Format > 0 && Format < Call.Arguments.size() &&
      isTextType(Call.Arguments[0]->getType()) &&
      !Callee.getParamDecl(0)->getType()->getPointeeType().isConstQualified();
  if (IsBuffer && Format == 1)
    return printToBuffer(Call);
  if (IsBuffer && Format == 2 && Call.Arguments[1]->getType()->isIntegerType())
    return printBounded(Call);
  return std::nullopt;
}

std::optional<Value> Interpreter::printToNew(const LibraryCall &Call) {
  std::vector<Value> Units;
  if (!printArguments(Call, Call.has(HasExtra) ? 1 : 0, Units))
    return stop();
  const Value Text = newArray();
  return write(Text, Units, true) ? Text : stop();
}

std::optional<Value> Interpreter::printToPointer(const LibraryCall &Call) {
  std::vector<Value> Units;
  if (!printArguments(Call, 1, Units))
    return stop();
  const Value Text = newArray();
  if (!write(Text, Units, true))
    return stop();
  const Value To = eval(Call.Arguments[0]);
  if (!To.isPointer())
    return stop();
  store({To.Target, To.Offset}, Text);
  return countOf(Units);
}

Cells &Interpreter::outputOf(const Expr *File) {
  if (File) {
    const Value V = eval(File);
    if (V.isPointer() && V.Target && V.Target->Kind == Cells::Variable &&
        V.Target->Elements.front().isObject())
      return *V.Target->Elements.front().Target;
  }
  if (!Printed)
    Printed = &make(Cells::Text);
  return *Printed;
}

std::optional<Value> Interpreter::printToFile(const LibraryCall &Call) {
  std::vector<Value> Units;
  if (!printArguments(Call, 1, Units))
    return stop();
  append(outputOf(Call.Arguments[0]), Units);
  return countOf(Units);
}

std::optional<Value> Interpreter::print(const LibraryCall &Call) {
  std::vector<Value> Units;
  if (!printArguments(Call, 0, Units))
    return stop();
  append(outputOf(nullptr), Units);
  return countOf(Units);
}

std::optional<Value> Interpreter::putText(const LibraryCall &Call) {
  std::vector<Value> Units;
  const Value V = eval(Call.Arguments[0]);
  if (!textOf(V, Units))
    return stop();
  for (Value &Unit : Units)
    if (Call.has(WritesByte) && Unit.isNumber())
      Unit.Offset &= 0xFF;
  append(outputOf(Call.Arguments.size() > 1 ? Call.Arguments[1] : nullptr),
         Units);
  return V;
}

bool Interpreter::writeBytes(const Expr *Text, int64_t Size, const Expr *To) {
  std::vector<Value> Units;
  if (!textOf(eval(Text), Units))
    return false;
  Units.resize(std::min(Units.size(), static_cast<size_t>(Size)));
  append(outputOf(To), Units);
  return true;
}

std::optional<Value> Interpreter::writeToDescriptor(const LibraryCall &Call) {
  const Value Count = eval(Call.Arguments[2]);
  return Count.isNumber() &&
                 writeBytes(Call.Arguments[1], Count.Offset, Call.Arguments[0])
             ? Count
             : stop();
}

std::optional<Value> Interpreter::writeToFile(const LibraryCall &Call) {
  const Value Size = eval(Call.Arguments[1]), Count = eval(Call.Arguments[2]);
  if (!Size.isNumber() || !Count.isNumber())
    return stop();
  const uint64_t Bytes =
      static_cast<uint64_t>(Size.Offset) * static_cast<uint64_t>(Count.Offset);
  return writeBytes(Call.Arguments[0], static_cast<int64_t>(Bytes),
                    Call.Arguments[3])
             ? Count
             : stop();
}

std::optional<Value> Interpreter::decimalOf(const LibraryCall &Call) {
  const Value V = eval(Call.Arguments[0]);
  if (textObject(V)) // fmt::to_string(buffer)
    return copyOfText(Call);
  if (!V.isNumber())
    return Value::opaque(true);
  std::vector<Value> Units;
  formatNumber(V, 64, true, StreamFormat(), 1, Units);
  Cells &Text = make(Cells::Text);
  append(Text, Units);
  return Value::object(&Text);
}

std::optional<Value> Interpreter::digitsInRange(const LibraryCall &Call) {
  Value To = eval(Call.Arguments[0]), V = eval(Call.Arguments[2]);
  const auto Base = baseIn(Call, 3);
  const IntType Type = intType(Call.Arguments[2]->getType());
  const auto *Record = Call.Type->getAsRecordDecl();
  const Value Result = fresh(Call.Type);
  if (!To.isPointer() || !To.Target || !V.isNumber() || !Record ||
      !Result.isObject() || (Base != 10U && Base != 16U))
    return Value::opaque(true);
  StreamFormat How;
  How.Base = *Base;
  std::vector<Value> Units;
  if (Type.IsSigned && V.Offset < 0) {
    Units.push_back(Value::number('-'));
    V.Offset = sum(0, V.Offset, -1);
  }
  formatNumber(V, 64, false, How, 1, Units);
  for (const Value &Unit : Units) {
    store({To.Target, To.Offset}, Unit);
    To.Offset = sum(To.Offset, 1);
  }
  for (const FieldDecl *Field : Record->fields())
    Result.Target->Fields[Field] =
        &variable(Field->getType()->isPointerType() ? To : Value::number(0));
  return Result;
}

std::optional<Value> Interpreter::newGString(const LibraryCall &Call) {
  Cells &Text = make(Cells::Text);
  Text.Unit = intType(Context.CharTy);
  std::vector<Value> Units;
  if (Call.has(BeginsWithText) && !Call.Arguments.empty()) {
    const Value Init = eval(Call.Arguments[0]);
    if (!(Init.isPointer() && !Init.Target) && !textOf(Init, Units))
      return stop();
  }
  append(Text, Units);
  return Value::pointer(&variable(Value::object(&Text)));
}

Cells *Interpreter::textOfGString(const Value &Object) const {
  return Object.isPointer() && Object.Target && !Object.Target->Elements.empty()
             ? textObject(Object.Target->Elements.front())
             : nullptr;
}

std::optional<Value> Interpreter::contentOfGString(const LibraryCall &Call) {
  if (Cells *Text = textOfGString(eval(Call.Arguments[0])))
    return Value::pointer(Text);
  return std::nullopt;
}

std::optional<Value> Interpreter::appendToGString(const LibraryCall &Call) {
  const Value Object = eval(Call.Arguments[0]);
  Cells *Text = textOfGString(Object);
  if (!Text)
    return std::nullopt;
  std::vector<Value> Units;
  if (!pieces(Call.Arguments.drop_front(), Units))
    return stop();
  append(*Text, Units);
  return Object;
}

std::optional<Value> Interpreter::printToGString(const LibraryCall &Call) {
  const Value Object = eval(Call.Arguments[0]);
  Cells *Text = textOfGString(Object);
  if (!Text)
    return std::nullopt;
  std::vector<Value> Units;
  if (!printArguments(Call, 1, Units))
    return stop();
  append(*Text, Units);
  return Object;
}

bool Interpreter::isAppender(const NamedDecl &Callee) const {
  return !llvm::isa<CXXMethodDecl>(Callee) &&
         says(Callee, {NameMeaning::Append, NameMeaning::Output}) &&
         !says(Callee, NameMeaning::SafeCode);
}

bool Interpreter::says(const NamedDecl &D, NameMeaningSet Any) const {
  return D.getDeclName().isIdentifier() && Names.say(D.getName(), Any);
}

bool isEvidenceOfEscape(const Stmt &S) {
  if (const auto *Character = llvm::dyn_cast<CharacterLiteral>(&S))
    return Character->getValue() == '%';
  const auto *Literal = llvm::dyn_cast<StringLiteral>(&S);
  if (!Literal || Literal->getLength() == 0)
    return false;
  return Literal->getCharByteWidth() == 1 ? isEscapeText(Literal->getString())
                                          : Literal->getCodeUnit(0) == '%';
}

bool Interpreter::hasEvidenceOfEscape(const FunctionDecl &Callee) {
  const FunctionDecl *Definition = nullptr;
  if (!Callee.hasBody(Definition))
    return false;
  const auto [Entry, IsNew] = EvidenceOfEscapes.try_emplace(Definition, false);
  if (IsNew)
    Entry->second =
        findStmt(Definition->getBody(), isEvidenceOfEscape) != nullptr;
  return Entry->second;
}

std::optional<Cells *> Interpreter::appendedBy(const NamedDecl &Callee,
                                               Args &Arguments) {
  const auto *Function = llvm::dyn_cast<FunctionDecl>(&Callee);
  const bool HasBody = Function && Function->hasBody();
  // `emit("%20")`, `emit("%20", 3)`
  const QualType Type = Arguments[0]->getType();
  const bool IsRead =
      !Type->isPointerType() || Type->getPointeeType().isConstQualified();
  if (IsRead && !HasBody && says(Callee, NameMeaning::Output) &&
      (Arguments.size() == 1 || isTextType(Type) || Type->isCharType()))
    return nullptr;
  const Value First = eval(Arguments[0]);
  if (Arguments.size() < 2 || Stopped)
    return std::nullopt;
  Arguments = Arguments.drop_front();
  // A connection, or the number of a file.
  if (!First.isPointer() && !First.FromInput)
    return HasBody ? std::nullopt : std::optional<Cells *>(nullptr);
  if (!First.isPointer() || !First.Target || First.Target->Elements.empty())
    return std::nullopt;
  const Value Object = First.Target->Kind == Cells::Variable
                           ? First.Target->Elements.front()
                           : Value::object(First.Target);
  return Object.isObject() && (Object.Target->Kind == Cells::Record ||
                               Object.Target->Kind == Cells::Text)
             ? std::optional(Object.Target)
             : std::nullopt;
}

bool Interpreter::writesOut(const CXXMethodDecl &Method, Args Arguments) {
  if (Arguments.empty() || Method.hasBody() ||
      !says(Method, NameMeaning::Output))
    return false;
  std::vector<Value> Units;
  if (Arguments.size() == 2 && Arguments[0]->getType()->isIntegerType()) {
    // `print(c, 16)`, in whichever case.
    const auto Number = textOfNumber({Arguments, Context.CharTy});
    if (!Number || !textOf(*Number, Units))
      return false;
    for (Value &Unit : Units)
      Unit.Offset = static_cast<unsigned char>(
          llvm::toUpper(static_cast<char>(Unit.Offset)));
  } else if (!pieces(Arguments, Units)) {
    return false;
  }
  append(outputOf(nullptr), Units);
  return true;
}

bool Interpreter::appendCall(const NamedDecl &Callee, Args Arguments) {
  if (Arguments.empty() || !isAppender(Callee))
    return false;
  Args Written = Arguments;
  const auto To = appendedBy(Callee, Written);
  if (!To)
    return false;
  std::vector<Value> Units;
  const auto *Function = llvm::dyn_cast<FunctionDecl>(&Callee);
  const auto Like = Function ? printfSignature(*Function) : std::nullopt;
  if (Like && Like->Format < Arguments.size()) {
    if (!formatPrintf(Arguments[Like->Format],
                      Arguments.drop_front(Like->Format + 1), Units))
      return false;
  } else if (!pieces(Written, Units)) {
    return false;
  }
  append(*To ? **To : outputOf(nullptr), Units);
  return true;
}

} // namespace clang::tidy::uri
