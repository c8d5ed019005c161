//===--- ContainerValues.cpp - uri-tidy -----------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Containers of texts and of other objects: their elements and entries, and how
// they are made.
//
//===----------------------------------------------------------------------===//

#include "ast/FlowResolver.h"
#include "interpreter/ContainerTypes.h"
#include "interpreter/Interpreter.h"
#include "clang/AST/DeclCXX.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

QualType partOf(QualType Type, FlowStep::KindTy Kind) {
  for (const TypePart &Part : TextTypes::current().partsOf(Type))
    if (Part.Step.Kind == Kind)
      return Part.Type;
  return {};
}

bool Interpreter::isContainer(QualType Type) const {
  return !Type.isNull() && Type.getNonReferenceType()->isRecordType() &&
         !isTextClass(Type) && !partOf(Type, FlowStep::Element).isNull();
}

Value Interpreter::elementFrom(const Value &V, QualType Type) {
  std::vector<Value> Units;
  if (V.isOpaque() && !intType(Type)) // Something is missing.
    return Value::opaque(true);
  if (!isTextClass(Type))
    return copyOf(V);
  if (textOf(V, Units))
    return newText(Type, Units);
  const Value Lost = fresh(Type);
  lose(Lost);
  return Lost;
}

std::optional<unsigned> memberIndex(const FieldDecl &Field) {
  const auto Known = TextTypes::current().fieldOf(Field);
  return Known && Known->Kind == Flow::Copy && Known->From.Size == 1 &&
                 Known->From.Path[0].Kind == FlowStep::Member
             ? std::optional<unsigned>(Known->From.Path[0].Index)
             : std::nullopt;
}

const FieldDecl *memberOf(const RecordDecl *Record, unsigned Index) {
  if (Record && Record->getDefinition())
    for (const FieldDecl *Field : Record->getDefinition()->fields())
      if (memberIndex(*Field) == Index)
        return Field;
  return nullptr;
}

/// Whether \p V is the entry of a map.
static bool isEntry(const Value &V) {
  return V.isObject() && V.Target->IsEntry;
}

Value Interpreter::entryOf(const Value &Key, const Value &Element) {
  Cells &Entry = make(Cells::Record);
  Entry.IsEntry = true;
  Entry.Elements = {Key, Element};
  return Value::object(&Entry);
}

std::optional<int64_t> Interpreter::findEntry(const Cells &Map,
                                              const Value &Key) {
  std::vector<Value> Sought;
  if (!textOf(Key, Sought))
    return std::nullopt;
  spend(Map.Elements.size());
  for (size_t I = 0; I < Map.Elements.size(); ++I) {
    // A program can access it as an object of another class.
    const Value &Entry = Map.Elements[I];
    std::vector<Value> Other;
    if (!isEntry(Entry) || !textOf(Entry.Target->Elements.front(), Other))
      return std::nullopt;
    if (Other.size() == Sought.size() && positionOf(Other, Sought, 0) == 0)
      return static_cast<int64_t>(I);
  }
  return static_cast<int64_t>(Map.Elements.size());
}

Value Interpreter::elementOfEntry(const Cells &Map, int64_t Entry,
                                  const uri::Flow &Reads) {
  Cells *Found = Map.Elements[static_cast<size_t>(Entry)].Target;
  return Reads.Kind == uri::Flow::Copy ? copyOf(Found->Elements[1])
                                       : Value::pointer(Found, 1);
}

std::optional<Value> Interpreter::partOfEntry(const CallExpr &Call,
                                              const Value &Iterator) {
  const int64_t At = Iterator.Offset;
  if (!Iterator.isPointer() || !Iterator.Target || At < 0 ||
      At >= static_cast<int64_t>(Iterator.Target->Elements.size()))
    return std::nullopt;
  const Value &Entry = Iterator.Target->Elements[static_cast<size_t>(At)];
  const auto Site = isEntry(Entry) ? CallSite::of(Call) : std::nullopt;
  if (!Site)
    return std::nullopt;
  for (const uri::Flow &Each : flowsByType(*Site, TextTypes::current()).Flows) {
    const llvm::ArrayRef<FlowStep> Path = Each.From.steps();
    if (Each.From.Root != ApiFact::Object || Path.size() != 2 ||
        Path[0].Kind != FlowStep::Pointee || Path[1].Kind != FlowStep::Member)
      continue;
    const Value Part = Value::pointer(Entry.Target, Path[1].Index);
    return Call.isGLValue()
               ? Part
               : load({Entry.Target, Path[1].Index}, Call.getType());
  }
  return std::nullopt;
}

std::optional<Value> Interpreter::pairOf(QualType Type, Args Members) {
  const RecordDecl *Record = Type->getAsRecordDecl();
  // A pair can be made of another one, too.
  if (Members.size() < 2 || !memberOf(Record, Members.size() - 1))
    return std::nullopt;
  const Value Result = fresh(Type);
  if (!Result.isObject() || Result.Target->Kind != Cells::Record)
    return std::nullopt;
  for (unsigned I = 0; I < Members.size(); ++I)
    if (const FieldDecl *Member = memberOf(Record, I))
      Result.Target->Fields[Member] =
          &variable(elementFrom(eval(Members[I]), Member->getType()));
  return Result;
}

std::optional<Value> Interpreter::makePair(const LibraryCall &Call) {
  return pairOf(Call.Type, Call.Arguments);
}

bool Interpreter::addAll(Cells &To, QualType Type, const Value &List) {
  const QualType Key = partOf(Type, FlowStep::Key);
  const QualType Element = partOf(Type, FlowStep::Element);
  if (!List.isObject() || List.Target->IsLost || List.Target->IsOpen)
    return false;
  for (const Value &Each : List.Target->Elements) {
    if (!hold(1))
      return false;
    if (Key.isNull()) {
      To.Elements.push_back(elementFrom(Each, Element));
      continue;
    }
    if (!Each.isObject() || Each.Target->Fields.empty())
      return false;
    const RecordDecl *Pair = Each.Target->Fields.begin()->first->getParent();
    const FieldDecl *Members[] = {memberOf(Pair, 0), memberOf(Pair, 1)};
    if (!Members[0] || !Members[1])
      return false;
    const auto Member = [&](unsigned Index) {
      return fieldOf(*Each.Target, *Members[Index])->Elements.front();
    };
    To.Elements.push_back(
        entryOf(elementFrom(Member(0), Key), elementFrom(Member(1), Element)));
  }
  return true;
}

std::optional<Value>
Interpreter::constructContainer(const CXXConstructExpr &Construct) {
  const QualType Type = Construct.getType();
  const auto Site = CallSite::of(Construct);
  const size_t Written = Site->written();
  if (isInterpreted(*Construct.getConstructor()))
    return std::nullopt;
  if (!isContainer(Type))
    return pairOf(Type, Args(Site->Arguments).take_front(Written));
  const Value Result = fresh(Type);
  if (!Result.isObject() || Written == 0)
    return Result;
  if (llvm::isa<CXXStdInitializerListExpr>(
          Site->Arguments[0]->IgnoreUnlessSpelledInSource()) ||
      llvm::isa<InitListExpr>(
          Site->Arguments[0]->IgnoreUnlessSpelledInSource())) {
    if (!addAll(*Result.Target, Type, eval(Site->Arguments[0])))
      lose(Result);
    return Result;
  }
  // `std::vector<std::string> parts(1)`
  const Value Count = isCount(Site->Arguments[0]->getType())
                          ? eval(Site->Arguments[0])
                          : Value::opaque();
  if (Written > 1 || !Count.isNumber() || Count.Offset < 0 ||
      Count.Offset > static_cast<int64_t>(MaxElements) ||
      !partOf(Type, FlowStep::Key).isNull()) {
    lose(Result);
    return Result;
  }
  for (int64_t I = 0; I < Count.Offset && step(); ++I)
    Result.Target->Elements.push_back(fresh(partOf(Type, FlowStep::Element)));
  return Result;
}

bool Interpreter::textsIn(const Value &V, std::vector<Value> &Out) {
  if (!V.isObject() || V.Target->IsLost || V.Target->IsOpen)
    return false;
  if (V.Target->Kind == Cells::Text)
    return textOf(V, Out);
  if (V.Target->Kind != Cells::Record)
    return false;
  bool HasText = false;
  const auto Add = [&](const Value &Part) {
    if (!Part.isObject())
      return !Part.isOpaque() || !Part.FromInput;
    HasText = true;
    return textsIn(Part, Out);
  };
  for (const Value &Element : V.Target->Elements)
    if (!Add(Element))
      return false;
  if (V.Target->Fields.empty())
    return HasText;
  const RecordDecl *Record = V.Target->Fields.begin()->first->getParent();
  for (const FieldDecl *Field : Record->fields())
    if (const auto Known = V.Target->Fields.find(Field);
        Known != V.Target->Fields.end() &&
        !Add(Known->second->Elements.front()))
      return false;
  return HasText;
}

} // namespace clang::tidy::uri
