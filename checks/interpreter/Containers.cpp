//===--- Containers.cpp - uri-tidy ----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Containers of texts and of other objects, as far as catalogues describe them.
//
//===----------------------------------------------------------------------===//

#include "ast/FlowResolver.h"
#include "interpreter/Interpreter.h"
#include "clang/AST/DeclCXX.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

/// The type of the part \p Kind of an object of \p Type; null if it has none.
static QualType partOf(QualType Type, FlowStep::KindTy Kind) {
  for (const TypePart &Part : TextTypes::current().partsOf(Type))
    if (Part.Step.Kind == Kind)
      return Part.Type;
  return {};
}

bool Interpreter::isContainer(QualType Type) const {
  return !Type.isNull() && Type.getNonReferenceType()->isRecordType() &&
         !isTextClass(Type) && !partOf(Type, FlowStep::Element).isNull();
}

struct Interpreter::ContainerCall {
  const CallSite &Site;
  Cells &Of;
  /// The types of its parts; of the key, null if it is no map.
  QualType Key, Element;
  TextMethod Role = TextMethod::None;
  CallFlows Flows;
  /// The values of the arguments.
  std::vector<Value> Arguments;
  /// The element that the call has added.
  std::optional<int64_t> Added;

  bool isMap() const { return !Key.isNull(); }
  int64_t size() const { return static_cast<int64_t>(Of.Elements.size()); }
};

/// Whether \p Path is the part \p Kind of the object, or a part of it.
static bool isIn(const FlowPath &Path, FlowStep::KindTy Kind) {
  return Path.Root == ApiFact::Object && Path.Size > 0 &&
         Path.Path[0].Kind == Kind;
}

static bool isSelected(const Flow &Each) {
  return Each.Kind == Flow::Select && Each.To.Root == ApiFact::Result &&
         isIn(Each.From, FlowStep::Element);
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

/// The field of \p Record that is member \p Index of a pair or a tuple.
static const FieldDecl *memberOf(const RecordDecl *Record, unsigned Index) {
  if (Record && Record->getDefinition())
    for (const FieldDecl *Field : Record->getDefinition()->fields())
      if (const auto Known = TextTypes::current().fieldOf(*Field);
          Known && Known->Kind == Flow::Copy && Known->From.Size == 1 &&
          Known->From.Path[0].Kind == FlowStep::Member &&
          Known->From.Path[0].Index == Index)
        return Field;
  return nullptr;
}

std::optional<Value> Interpreter::follow(const ContainerCall &Call,
                                         const FlowPath &Path) {
  if (Path.Root < 0 || static_cast<size_t>(Path.Root) >= Call.Arguments.size())
    return std::nullopt;
  Value V = Call.Arguments[static_cast<size_t>(Path.Root)];
  QualType Type = Call.Site.Arguments[static_cast<size_t>(Path.Root)]
                      ->getType()
                      .getNonReferenceType();
  for (const FlowStep &Step : Path.steps()) {
    // The text of a pointer is its pointee.
    if (Step.Kind == FlowStep::Pointee && isTextType(Type))
      continue;
    const FieldDecl *Member =
        Step.Kind == FlowStep::Member
            ? memberOf(Type->getAsRecordDecl(), Step.Index)
            : nullptr;
    if (!Member || !V.isObject() || V.Target->Kind != Cells::Record)
      return std::nullopt;
    V = fieldOf(*V.Target, *Member)->Elements.front();
    Type = Member->getType();
  }
  return V;
}

/// Sets the member of \p Element, a pair of \p Type, that \p Path ends in.
bool Interpreter::setMember(const Value &Element, QualType Type,
                            const FlowPath &Path, const Value &V) {
  const auto Parts = TextTypes::current().partsOf(Type);
  const auto *Part = llvm::find_if(Parts, [&Path](const TypePart &Each) {
    return Each.Step == Path.Path[1];
  });
  if (Path.Size != 2 || Part == Parts.end() || !Element.isObject() ||
      Element.Target->Kind != Cells::Record)
    return false;
  const Value Member = elementFrom(V, Part->Type);
  // A class template that nothing has used yet has no fields.
  if (const FieldDecl *Field =
          memberOf(Type->getAsRecordDecl(), Path.Path[1].Index))
    Element.Target->Fields[Field] = &variable(Member);
  else
    Element.Target->Elements.push_back(Member);
  return true;
}

/// Adds an entry if the flows of \p Call add some. False if it is not known
/// what they add.
bool Interpreter::addElements(ContainerCall &Call) {
  std::optional<Value> Key, Element;
  bool Adds = Call.Role == TextMethod::Append && Call.Arguments.empty();
  for (const uri::Flow &Each : Call.Flows.Flows) {
    const bool IsKey = isIn(Each.To, FlowStep::Key);
    if (!IsKey && !isIn(Each.To, FlowStep::Element))
      continue;
    const auto V = follow(Call, Each.From);
    if (!V || Each.Kind == uri::Flow::Clear || Each.Kind == uri::Flow::Select)
      return false;
    Adds = true;
    if (IsKey) {
      Key = elementFrom(*V, Call.Key);
    } else if (Each.To.Size == 1) {
      Element = elementFrom(*V, Call.Element);
    } else {
      if (!Element)
        Element = fresh(Call.Element);
      if (!setMember(*Element, Call.Element, Each.To, *V))
        return false;
    }
  }
  if (!Adds)
    return true;
  if (Call.isMap() != Key.has_value() || !hold(2))
    return false;
  Call.Of.IsWritten = true;
  if (!Element)
    Element = fresh(Call.Element);
  if (Key) {
    std::vector<Value> Sought;
    if (!textOf(*Key, Sought))
      return false;
    for (int64_t I = 0; I + 1 < Call.size(); I += 2) {
      std::vector<Value> Other;
      if (!textOf(Call.Of.Elements[static_cast<size_t>(I)], Other))
        return false;
      if (Other.size() == Sought.size() && positionOf(Other, Sought, 0) == 0) {
        Call.Added = I + 1;
        return true;
      }
    }
    Call.Of.Elements.push_back(*Key);
  }
  Call.Added = Call.size();
  Call.Of.Elements.push_back(*Element);
  return true;
}

Value Interpreter::selectElement(const ContainerCall &Call) {
  const auto At = [&](int64_t Index) {
    return Index < 0 || Index >= Call.size() ? Value::opaque(true)
                                             : Value::pointer(&Call.Of, Index);
  };
  if (Call.Added)
    return At(*Call.Added);
  if (Call.isMap())
    return Value::opaque(true);
  if (Call.Role == TextMethod::Front || Call.Role == TextMethod::Back)
    return At(Call.Role == TextMethod::Front ? 0 : Call.size() - 1);
  if (Call.Role == TextMethod::Element && Call.Arguments.size() == 1 &&
      Call.Arguments[0].isNumber())
    return At(Call.Arguments[0].Offset);
  return Value::opaque(true);
}

std::optional<Value> Interpreter::evalContainerCall(const CallExpr &Call,
                                                    Cells &Of) {
  const auto Site = CallSite::of(Call);
  if (Of.Kind != Cells::Record || Of.IsOpen || Of.IsLost || !Site ||
      !isContainer(Site->Object))
    return std::nullopt;
  ContainerCall Known{*Site,
                      Of,
                      partOf(Site->Object, FlowStep::Key),
                      partOf(Site->Object, FlowStep::Element),
                      TextMethod::None,
                      flowsByType(*Site, TextTypes::current()),
                      {},
                      std::nullopt};
  const TextTypes &Types = TextTypes::current();
  Known.Role = Types.roleOf(Types.wrapperOf(Site->Object->getAsRecordDecl()),
                            Site->Callee.getNameAsString());
  if (!Known.Flows.IsKnown || !Known.Flows.Applies.empty() ||
      !Known.Flows.Folds.empty())
    return std::nullopt;
  for (const Expr *Argument : Site->Arguments)
    if (!llvm::isa<CXXDefaultArgExpr>(Argument))
      Known.Arguments.push_back(eval(Argument));
  const int64_t Count = Known.size() / (Known.isMap() ? 2 : 1);
  switch (Known.Role) {
  case TextMethod::Length:
    return Value::number(Count, true);
  case TextMethod::IsEmpty:
    return Value::number(Count == 0, true);
  case TextMethod::Clear:
    Of.Elements.clear();
    return Value::opaque();
  case TextMethod::NoEffect:
    return Value::opaque();
  default:
    break;
  }
  // The arguments cannot be evaluated again.
  const auto *Method = llvm::dyn_cast<CXXMethodDecl>(&Site->Callee);
  const bool Selects = llvm::any_of(Known.Flows.Flows, isSelected);
  if (!addElements(Known) || (!Known.Added && !Selects)) {
    if (!Method || !Method->isConst())
      lose(Value::object(&Of));
    return Value::opaque(true);
  }
  return Selects ? selectElement(Known) : Value::opaque();
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
