//===--- Objects.cpp - uri-tidy -------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LLVMAstCompat.h"
#include "ast/Callee.h"
#include "ast/TextTypes.h"
#include "interpreter/Interpreter.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "llvm/ADT/STLExtras.h"
#include <utility>

namespace clang::tidy::uri {

/// The maximum number of elements in the memory of one run: about 40 megabytes.
static constexpr size_t MaxHeld = 1'000'000;
/// The size of an object without its elements, in elements.
static constexpr size_t SizeOfCells =
    (sizeof(Cells) + sizeof(Value) - 1) / sizeof(Value);

bool Interpreter::hold(size_t Elements) {
  spend(Elements);
  Held += Elements;
  if (Held > MaxHeld)
    stop();
  return !Stopped;
}

void Interpreter::collect() {
  if (Held < MaxHeld / 4)
    return;
  llvm::SmallVector<Cells *, 64> Pending = {CtypeTable, ErrorNumber};
  for (const auto &Known : Globals)
    Pending.push_back(Known.second);
  for (const auto &Known : Tables)
    Pending.push_back(Known.second);
  for (const auto &Known : Literals)
    Pending.push_back(Known.second);
  while (!Pending.empty()) {
    Cells *Next = Pending.pop_back_val();
    if (!Next || std::exchange(Next->IsReached, true))
      continue;
    for (const Value &Element : Next->Elements)
      Pending.push_back(Element.Target);
    for (const auto &Field : Next->Fields)
      Pending.push_back(Field.second);
  }
  Held = 0;
  Free.clear();
  for (Cells &Object : Memory) {
    if (std::exchange(Object.IsReached, false)) {
      Held += SizeOfCells + Object.Elements.size();
    } else {
      Object = Cells();
      Free.push_back(&Object);
    }
  }
}

Cells &Interpreter::make(Cells::KindTy Kind) {
  hold(SizeOfCells);
  if (Free.empty())
    Free.push_back(&Memory.emplace_back());
  Cells &Result = *Free.back();
  Free.pop_back();
  Result.Kind = Kind;
  return Result;
}

Cells &Interpreter::variable(Value Content) {
  Cells &Result = make(Cells::Variable);
  Result.Elements.push_back(Content);
  return Result;
}

/// Returns the facts of the catalogues about the class that \p Type is or
/// refers to.
static TextType knownType(QualType Type) {
  return Type.isNull() ? TextType()
                       : TextTypes::current().of(
                             Type.getNonReferenceType()->getAsCXXRecordDecl());
}

IntType Interpreter::intType(QualType Type) const {
  if (Type.isNull())
    return {};
  Type = Type.getNonReferenceType();
  if (Type->isRecordType()) {
    const TextType Known = knownType(Type);
    return Known.holds(TypeContent::Character) ? unitOf(Known) : IntType();
  }
  const auto [Known, IsNew] = IntTypes.try_emplace(Type.getTypePtr());
  if (IsNew && !Type->isDependentType() &&
      Type->isIntegralOrEnumerationType() && !Type->isIncompleteType())
    Known->second = {static_cast<unsigned>(Context.getTypeSize(Type)),
                     Type->isSignedIntegerOrEnumerationType()};
  return Known->second;
}

IntType Interpreter::unitOf(const TextType &Type) const {
  if (Type.IsByInterface)
    return intType(elementByInterface(Type.Class));
  switch (Type.Row->Unit) {
  case CodeUnit::Unknown:
    return {};
  case CodeUnit::Char:
    return intType(Context.CharTy);
  case CodeUnit::Octet:
    return {8, false};
  case CodeUnit::Char16:
    return {16, false};
  case CodeUnit::Char32:
    return {32, false};
  case CodeUnit::WChar:
    return intType(Context.getWideCharType());
  case CodeUnit::Parameter:
    return intType(Type.parameter());
  }
  return {};
}

IntType Interpreter::unitType(QualType Type) const {
  const TextType Known = knownType(Type);
  return Known.holds(TypeContent::Text) || Known.holds(TypeContent::Element)
             ? unitOf(Known)
             : IntType();
}

bool Interpreter::isTextClass(QualType Type) const {
  return bool(unitType(Type));
}

bool Interpreter::isStream(QualType Type) const {
  const TextType Known = knownType(Type);
  const QualType File = Context.getFILEType();
  return Known.holds(TypeContent::Stream) || Known.holds(TypeContent::File) ||
         (!File.isNull() && Context.hasSameUnqualifiedType(Type, File));
}

/// Returns the number of elements of an object of \p Type according to its
/// template arguments, or nothing if they do not specify it or it is too large.
static std::optional<size_t> sizeOf(const TextType &Type) {
  const auto *Class =
      llvm::dyn_cast<ClassTemplateSpecializationDecl>(Type.Class);
  const int Index = Type.Row->Size;
  if (!Class || Index < 0 || Index >= int(Class->getTemplateArgs().size()))
    return std::nullopt;
  const TemplateArgument &Size = Class->getTemplateArgs().get(Index);
  if (Size.getKind() != TemplateArgument::Integral ||
      Size.getAsIntegral().isNegative() ||
      Size.getAsIntegral().ugt(MaxElements))
    return std::nullopt;
  return Size.getAsIntegral().getZExtValue();
}

Value Interpreter::fresh(QualType Type, bool IsOpen) {
  if (Type.isNull() || Type->isDependentType() || Stopped)
    return stop();
  if (const auto *Array = Context.getAsConstantArrayType(Type)) {
    const QualType Element = Array->getElementType();
    const uint64_t Size = Array->getSize().getLimitedValue();
    if (Size > MaxElements)
      return stop();
    Cells &Result = make(Cells::Array);
    Result.Unit = intType(Element);
    Result.IsOpen = IsOpen;
    if (Element->isArrayType() || Element->isRecordType())
      for (uint64_t I = 0; I < Size && !Stopped; ++I)
        Result.Elements.push_back(fresh(Element, IsOpen));
    return Value::object(&Result);
  }
  if (Type->isArrayType()) { // An array of variable length.
    Cells &Result = make(Cells::Array);
    Result.Unit = intType(Context.getAsArrayType(Type)->getElementType());
    return Value::object(&Result);
  }
  if (!Type->isRecordType() || intType(Type))
    return Value::opaque();
  Cells::KindTy Kind = Cells::Record;
  const TextType Known = knownType(Type);
  if (Known.holds(TypeContent::Stream) || Known.holds(TypeContent::File))
    Kind = Cells::Stream;
  else if (isTextClass(Type))
    Kind = Cells::Text;
  Cells &Result = make(Kind);
  Result.IsOpen = IsOpen;
  Result.Unit = Kind == Cells::Text ? unitType(Type) : IntType();
  if (Kind == Cells::Text && Known.Row->Size >= 0) {
    const auto Size = sizeOf(Known);
    if (!Size || !hold(*Size))
      return stop();
    // The bits of a bitset are zero.
    Result.Elements.assign(*Size, Known.Row->Unit == CodeUnit::Parameter
                                      ? Value()
                                      : Value::number(0));
  }
  return Value::object(&Result);
}

Value Interpreter::zero(QualType Type) {
  if (Type->isPointerType())
    return Value::pointer(nullptr);
  if (intType(Type))
    return Value::number(0);
  Value Result = fresh(Type);
  if (!Result.isObject())
    return Result;
  const auto *Array = Context.getAsConstantArrayType(Type);
  if (const uint64_t Size = Array ? Array->getSize().getLimitedValue() : 0;
      Size > Result.Target->Elements.size() && hold(Size))
    Result.Target->Elements.resize(Size);
  for (Value &Element : Result.Target->Elements)
    if (Array)
      Element = zero(Array->getElementType());
    else if (Element.isOpaque())
      Element = Value::number(0);
  if (const auto *Record = Type->getAsRecordDecl())
    if (Result.Target->Kind == Cells::Record)
      for (const FieldDecl *Field : Record->fields())
        Result.Target->Fields[Field] = &variable(zero(Field->getType()));
  return Result;
}

Value Interpreter::evalLiteral(const StringLiteral &Literal) {
  Cells *&Slot = Literals[&Literal];
  if (Slot)
    return Value::object(Slot);
  Cells &Result = make(Cells::Array);
  Result.Unit =
      intType(Context.getAsArrayType(Literal.getType())->getElementType());
  Result.IsConstant = true;
  Result.Literal = &Literal;
  Result.Elements.reserve(std::min<size_t>(Literal.getLength(), MaxElements) +
                          1);
  const auto Add = [&](int64_t Unit) {
    Result.Elements.push_back(Value::number(Result.Unit.wrap(Unit)));
  };
  if (const auto Other = Repair.Texts.find(&Literal);
      Other != Repair.Texts.end())
    for (const char C : Other->second)
      Add(C);
  else
    for (unsigned I = 0; I < Literal.getLength() && I < MaxElements; ++I)
      Add(Literal.getCodeUnit(I));
  Add(0);
  Literals[&Literal] = &Result;
  return Value::object(&Result);
}

Value Interpreter::evalInitList(const InitListExpr &List) {
  const QualType Type = List.getType();
  if (List.isTransparent() || (List.getNumInits() == 1 &&
                               !Type->isArrayType() && !Type->isRecordType()))
    return convert(eval(List.getInit(0)), Type);
  if (const auto *Array = Context.getAsConstantArrayType(Type)) {
    if (List.isStringLiteralInit())
      return eval(List.getInit(0));
    Value Result = zero(Type);
    if (!Result.isObject())
      return Result;
    std::vector<Value> Elements;
    for (const Expr *Init : List.inits()) {
      if (Elements.size() >= Result.Target->Elements.size())
        break;
      Value V = eval(Init);
      // An array in an array gets its own copy.
      Elements.push_back(Array->getElementType()->isArrayType()
                             ? copyOf(V)
                             : convert(V, Array->getElementType()));
    }
    llvm::copy(Elements, Result.Target->Elements.begin());
    return Result;
  }
  if (intType(Type) || Type->isPointerType())
    return zero(Type);
  Value Result = fresh(Type);
  if (!Result.isObject())
    return Result;
  if (Result.Target->Kind == Cells::Text) {
    std::vector<Value> Units;
    // A std::array consists of one array.
    for (const Expr *Init : List.inits()) {
      const Value V = eval(Init);
      if (V.isObject())
        Units = V.Target->Elements;
      else
        Units.push_back(V);
    }
    if (Units.size() < Result.Target->Elements.size())
      Units.resize(Result.Target->Elements.size(), Value::number(0));
    Result.Target->Elements = std::move(Units);
    return Result;
  }
  const RecordDecl *Record = Type->getAsRecordDecl();
  if (!Record || Record->isUnion() || Result.Target->Kind != Cells::Record)
    return Value::opaque(true);
  unsigned I = 0;
  for (const FieldDecl *Field : Record->fields()) {
    if (compat::isUnnamedBitField(*Field))
      continue;
    Value V =
        I < List.getNumInits() ? eval(List.getInit(I)) : zero(Field->getType());
    Result.Target->Fields[Field] = &variable(convert(V, Field->getType()));
    ++I;
  }
  return Result;
}

Value Interpreter::evalNew(const CXXNewExpr &New) {
  if (New.isArray()) {
    Cells &Result = make(Cells::Array);
    Result.Unit = intType(New.getAllocatedType());
    if (New.getArraySize() && *New.getArraySize())
      eval(*New.getArraySize());
    return Value::pointer(&Result);
  }
  const Expr *Init = New.getInitializer();
  return Value::pointer(
      &variable(Init ? eval(Init) : fresh(New.getAllocatedType())));
}

Value Interpreter::evalConstruct(const CXXConstructExpr &Construct) {
  const QualType Type = Construct.getType();
  const Args Arguments(Construct.getArgs(), Construct.getNumArgs());
  const CXXConstructorDecl *Constructor = Construct.getConstructor();
  if (intType(Type)) {
    if (Arguments.empty())
      return Value::number(0);
    Value V = eval(Arguments[0]);
    // QChar(char) is Latin-1.
    if (V.isNumber() && intType(Arguments[0]->getType()).Bits == 8)
      V.Offset &= 0xFF;
    return convert(V, Type);
  }
  if (!Arguments.empty() && Constructor->isCopyOrMoveConstructor())
    return copyOf(eval(Arguments[0]));
  if (isTextClass(Type))
    return constructText(Type, Arguments);
  Value Result = fresh(Type);
  if (!Result.isObject()) {
    return Result;
  }
  if (Result.Target->Kind != Cells::Record) { // A stream.
    std::vector<Value> Units;
    if (!isStringStream(Type))
      Result.Target->IsOpen = true; // The text is the name of a file.
    else if (!Arguments.empty() && isTextType(Arguments[0]->getType()) &&
             textOf(eval(Arguments[0]), Units))
      append(*Result.Target, Units);
    return Result;
  }
  if (const auto Container = constructContainer(Construct))
    return *Container;
  // Iterators and views of the library are represented by their argument.
  if (!isInterpreted(*Constructor)) {
    if (Constructor->isImplicit() || Constructor->isDefaulted())
      return Result;
    if (Arguments.size() == 1)
      return eval(Arguments[0]);
    return Value::opaque(true);
  }
  std::vector<Value> Bound;
  Bound.reserve(Constructor->getNumParams());
  for (unsigned I = 0; I < Constructor->getNumParams(); ++I)
    Bound.push_back(I < Arguments.size()
                        ? bind(*Constructor->getParamDecl(I), Arguments[I])
                        : Value::opaque());
  enter(*Constructor, Bound, Value::pointer(&variable(Result)));
  return Result;
}

} // namespace clang::tidy::uri
