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

#include "LLVMSupportCompat.h"
#include "ast/FlowResolver.h"
#include "interpreter/ContainerTypes.h"
#include "interpreter/Interpreter.h"
#include "clang/AST/DeclCXX.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

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
  if (Call.isMap() != Key.has_value() || !hold(1))
    return false;
  Call.Of.IsWritten = true;
  if (!Element)
    Element = fresh(Call.Element);
  if (Key) {
    const auto Known = findEntry(Call.Of, *Key);
    if (!Known)
      return false;
    if (*Known < Call.size()) {
      Call.Added = Known;
      return true;
    }
    Call.Of.Elements.push_back(entryOf(*Key, *Element));
  } else {
    Call.Of.Elements.push_back(*Element);
  }
  Call.Added = Call.size() - 1;
  return true;
}

/// The flow that gives the element of a map for a key, or null.
static const Flow *readsByKey(llvm::ArrayRef<Flow> Flows) {
  const auto *Found = llvm::find_if(Flows, [](const Flow &Each) {
    return Each.KeyArgument != ApiFact::None &&
           Each.To.Root == ApiFact::Result &&
           isIn(Each.From, FlowStep::Element);
  });
  return Found == Flows.end() ? nullptr : Found;
}

std::optional<Value> Interpreter::lookUp(const ContainerCall &Call) {
  const bool Asks = compat::isOneOf(
      {TextMethod::Find, TextMethod::Contains, TextMethod::Count}, Call.Role);
  const uri::Flow *Reads = readsByKey(Call.Flows.Flows);
  if (!Call.isMap() || Call.Arguments.empty() || (!Reads && !Asks))
    return std::nullopt;
  const auto Found =
      findEntry(Call.Of, elementFrom(Call.Arguments[0], Call.Key));
  if (!Found)
    return Value::opaque(true);
  const bool IsFound = *Found < Call.size();
  Value Result;
  if (Call.Role == TextMethod::Find)
    Result = Value::pointer(&Call.Of, *Found);
  else if (Asks)
    Result = Value::number(IsFound);
  else if (IsFound)
    Result = elementOfEntry(Call.Of, *Found, *Reads);
  else if (Call.Role == TextMethod::Element)
    return leave();
  else if (Reads->Kind == uri::Flow::Copy)
    Result = Call.Arguments.size() > 1
                 ? elementFrom(Call.Arguments[1], Call.Element)
                 : zero(Call.Element);
  else
    return std::nullopt; // It is added.
  Result.FromInput = true;
  return Result;
}

Value Interpreter::selectElement(const ContainerCall &Call) {
  const auto At = [&](int64_t Index) {
    return Index < 0 || Index >= Call.size() ? Value::opaque(true)
                                             : Value::pointer(&Call.Of, Index);
  };
  if (const uri::Flow *Reads =
          Call.Added && Call.isMap() ? readsByKey(Call.Flows.Flows) : nullptr)
    return elementOfEntry(Call.Of, *Call.Added, *Reads);
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
  switch (Known.Role) {
  case TextMethod::Begin:
    return Value::pointer(&Of);
  case TextMethod::End:
    return Value::pointer(&Of, Known.size());
  case TextMethod::Length:
    return Value::number(Known.size(), true);
  case TextMethod::IsEmpty:
    return Value::number(Known.size() == 0, true);
  case TextMethod::Clear:
    Of.Elements.clear();
    return Value::opaque();
  case TextMethod::NoEffect:
    return Value::opaque();
  case TextMethod::Join:
    if (Known.Arguments.size() == 1)
      if (const auto Joined =
              joinElements(Of, Known.Arguments[0], Call.getType()))
        return Joined;
    break;
  default:
    break;
  }
  if (const auto Found = lookUp(Known))
    return Found;
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

} // namespace clang::tidy::uri
