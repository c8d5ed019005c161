//===--- FlowResolver.cpp - uri-tidy --------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ast/FlowResolver.h"
#include "ast/CallConditions.h"
#include "ast/FactNames.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclTemplate.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

using namespace catalogue;

bool isSameType(QualType A, QualType B) {
  const auto Plain = [](QualType Type) {
    return Type.getNonReferenceType().getCanonicalType().getUnqualifiedType();
  };
  return !A.isNull() && !B.isNull() && Plain(A) == Plain(B);
}

static bool isCharacterPointer(QualType Type) {
  return !Type.isNull() && Type->isPointerType() &&
         Type->getPointeeType()->isAnyCharacterType();
}

/// Whether objects of \p Type are text themselves, not pointers to text.
static bool isTextObject(QualType Type, const TextTypes &Types) {
  return !Type.isNull() && isTextType(Type) &&
         (Type->isArrayType() ||
          (Type->isRecordType() && Types.partsOf(Type).empty()));
}

static const TypePart *partOf(llvm::ArrayRef<TypePart> Parts, FlowStep Step) {
  const auto *Found =
      llvm::find_if(Parts, [&](const TypePart &P) { return P.Step == Step; });
  return Found == Parts.end() ? nullptr : Found;
}

static bool endsInEntry(const FlowPath &P) {
  return P.Size > 0 && P.Path[P.Size - 1].Kind == FlowStep::Entry;
}

FlowResolver::Typed FlowResolver::partOfEntry(Typed Entry, bool IsKey) const {
  Entry.Path.Path[Entry.Path.Size - 1].Kind =
      IsKey ? FlowStep::Key : FlowStep::Element;
  return Entry;
}

QualType FlowResolver::typeOf(signed char Root) const {
  if (Root >= 0)
    return Site.Arguments[static_cast<size_t>(Root)]->getType();
  // It keeps what its first argument was.
  if (Root == ApiFact::State)
    return Site.Arguments.empty() ? QualType() : typeOf(0);
  return Root == ApiFact::Object ? Site.Object : Site.Call.getType();
}

/// The index of the member that the first template argument of the callee
/// names by index or type.
unsigned char FlowResolver::memberOf(llvm::ArrayRef<TypePart> Parts) const {
  const TemplateArgumentList *Arguments =
      Site.Callee.getTemplateSpecializationArgs();
  if (!Arguments || Arguments->size() == 0)
    return Path::FromTemplate;
  const TemplateArgument &First = Arguments->get(0);
  if (First.getKind() == TemplateArgument::Integral)
    return static_cast<unsigned char>(
        First.getAsIntegral().getLimitedValue(Path::FromTemplate));
  if (First.getKind() == TemplateArgument::Type)
    for (const TypePart &Each : Parts)
      if (isSameType(Each.Type, First.getAsType()))
        return Each.Step.Index;
  return Path::FromTemplate;
}

bool FlowResolver::step(Typed &From, FlowStep Step) const {
  From.IsReference = false;
  if (From.Type.isNull() || From.Type->isVoidType() ||
      From.Type->isDependentType()) {
    From.Type = QualType();
    return From.Path.add(Step);
  }
  // The elements of a text are the text.
  if (isTextObject(From.Type, Types) && Step.Kind != FlowStep::Member) {
    From.Type = Site.Callee.getASTContext().CharTy;
    return true;
  }
  const auto Parts = Types.partsOf(From.Type);
  if (Step.Kind == FlowStep::Member && Step.Index == Path::FromTemplate)
    Step.Index = memberOf(Parts);
  if (Step.Kind == FlowStep::Entry && partOf(Parts, {FlowStep::Key})) {
    From.Type = QualType();
    return From.Path.add(Step);
  }
  const TypePart *Part = partOf(Parts, Step);
  // What an iterator refers to is its pointee, and so is what an optional or a
  // variant holds. The entries of a list are its elements.
  if (!Part && Step.Kind != FlowStep::Pointee)
    Part = partOf(Parts, {FlowStep::Element});
  if (!Part)
    Part = partOf(Parts, {FlowStep::Pointee});
  if (!Part || !From.Path.add(Part->Step))
    return false;
  From.Type = Part->Type;
  // A member can be a reference to another object.
  From.IsReference = !From.Type.isNull() && From.Type->isReferenceType();
  if (From.IsReference)
    From.Type = From.Type.getNonReferenceType();
  return !From.IsReference || From.Path.add({FlowStep::Pointee});
}

bool FlowResolver::indexOf(const Argument &From, const CatalogueTable &Table,
                           signed char &To) const {
  // The last argument is one that is written.
  const size_t Count =
      From.Index == Argument::Last ? Site.written() : Site.Arguments.size();
  return resolveArgument(From, Table, Site.Callee, Count, To);
}

bool FlowResolver::isThere(const CatalogueTable &Table,
                           const Path &From) const {
  signed char Root = 0;
  if (!indexOf(From.Root, Table, Root))
    return false;
  const QualType Type = typeOf(Root);
  return !Type.isNull() && !Type->isVoidType();
}

std::optional<FlowResolver::Typed>
FlowResolver::resolve(const CatalogueTable &Table, const Path &From) const {
  Typed Result;
  if ((From.Root.Index == ApiFact::None && From.Root.Name == 0) ||
      !indexOf(From.Root, Table, Result.Path.Root))
    return std::nullopt;
  // A new object is the result.
  if (Result.Path.Root == ApiFact::Result &&
      llvm::isa<CXXConstructExpr>(Site.Call))
    Result.Path.Root = ApiFact::Object;
  Result.Type = typeOf(Result.Path.Root);
  if (Result.Type.isNull() || Result.Type->isVoidType())
    return std::nullopt;
  for (unsigned I = 0; I < From.Size; ++I)
    if (!step(Result, From.Steps[I]))
      return std::nullopt;
  // Only in text there are positions.
  const bool IsText = From.Size == 0 || Result.Type.isNull() ||
                      Result.Type->isVoidType() ||
                      Result.Type->isAnyCharacterType();
  Result.Path.At = IsText ? From.At : FlowPath::Start;
  return Result;
}

bool FlowResolver::meets(const CatalogueTable &Table,
                         const FlowRow &Row) const {
  return llvm::all_of(Table.conditionsOf(Row), [&](const Condition &C) {
    signed char Index = 0;
    return indexOf(C.Arg, Table, Index) && Index >= 0 &&
           holds(C.Kind, Table.text(C.Value),
                 *Site.Arguments[static_cast<size_t>(Index)],
                 Site.Callee.getASTContext());
  });
}

void FlowResolver::addApply(const CatalogueTable &Table, const FlowRow &Row,
                            CallFlows &To) const {
  const auto Paths = Table.pathsOf(Row);
  const auto Callee = resolve(Table, Paths[0]);
  if (!Callee)
    return;
  FlowApply Added;
  Added.Callee = Callee->Path;
  if (const auto Into = resolve(Table, Paths[1]))
    Added.To = Into->Path;
  for (const Path &Each : Paths.drop_front(2)) {
    const auto Argument = resolve(Table, Each);
    if (!Argument) {
      To.IsKnown = false;
      return;
    }
    Added.Arguments.push_back(Argument->Path);
  }
  To.Applies.push_back(std::move(Added));
}

void FlowResolver::addFold(const CatalogueTable &Table, const FlowRow &Row,
                           CallFlows &To) const {
  const auto Paths = Table.pathsOf(Row);
  const auto Over = resolve(Table, Paths[3]);
  const auto Into = resolve(Table, Paths[1]);
  if (!Over || !Into) {
    To.IsKnown = false;
    return;
  }
  FlowFold Added;
  if (const auto Callee = resolve(Table, Paths[0]))
    Added.Callee = Callee->Path.Root;
  if (const auto Start = resolve(Table, Paths[2]))
    Added.Start = Start->Path;
  Added.Over = Over->Path;
  Added.To = Into->Path;
  To.Folds.push_back(Added);
}

void FlowResolver::addFlow(Flow Added, Typed From, Typed To,
                           CallFlows &Result) const {
  if (endsInEntry(To.Path)) {
    for (const bool IsKey : {true, false})
      if (Typed Member = From;
          step(Member, {FlowStep::Member, static_cast<unsigned char>(!IsKey)}))
        addFlow(Added, Member, partOfEntry(To, IsKey), Result);
    return;
  }
  // Where the value is text, it is that which a `char *` points to.
  const bool IsText = Added.As != FlowChange::None ||
                      Added.Kind == Flow::Append || Added.Kind == Flow::Prepend;
  const bool IntoText = IsText || isTextObject(To.Type, Types);
  const bool FromText = IsText || isTextObject(From.Type, Types);
  // One code unit replaces no text, but can be the key of a map.
  if (From.Path.Size == 0 && To.Path.Size > 0 && !IsText &&
      To.Path.steps().back().Kind != FlowStep::Key &&
      From.Type->isAnyCharacterType() && !To.Type.isNull() &&
      To.Type->isAnyCharacterType()) {
    Result.IsKnown = false;
    return;
  }
  if (IntoText && isCharacterPointer(From.Type))
    step(From, {FlowStep::Pointee});
  if (FromText && isCharacterPointer(To.Type))
    step(To, {FlowStep::Pointee});
  Added.From = From.Path;
  Added.To = To.Path;
  Result.Flows.push_back(Added);
}

void FlowResolver::addSelect(Flow Added, Typed From, Typed To,
                             CallFlows &Result) const {
  // The reference itself, not what it refers to.
  if (To.IsReference)
    --To.Path.Size;
  if (To.Path.Root == ApiFact::Result && To.Path.Size == 0 &&
      Site.Call.isPRValue()) {
    // A value, not a reference.
    if (isSameType(From.Type, To.Type)) {
      Added.Kind = Flow::Copy;
      addFlow(Added, From, To, Result);
      return;
    }
    if (To.Type->isIntegralOrEnumerationType() || To.Type->isFloatingType())
      return;
    // An iterator, and whether it is new.
    if (partOf(Types.partsOf(To.Type), {FlowStep::Member, 0}))
      step(To, {FlowStep::Member, 0});
  }
  Added.From = From.Path;
  Added.To = To.Path;
  Result.Flows.push_back(Added);
}

/// Whether a value of \p Type only selects an overload, as std::in_place does.
static bool isTag(QualType Type) {
  const CXXRecordDecl *Class =
      Type.isNull() ? nullptr : Type->getAsCXXRecordDecl();
  return Class && Class->hasDefinition() && Class->isEmpty() &&
         !Class->isLambda();
}

void FlowResolver::addOne(const Flow &Added, Typed From, Typed To,
                          CallFlows &Result) const {
  if (isTag(From.Type))
    return;
  const auto Parts = Types.partsOf(From.Type);
  const TypePart *Element = partOf(Parts, {FlowStep::Element});
  const TypePart *Pointee = partOf(Parts, {FlowStep::Pointee});
  const TypePart *Inner = Element ? Element : Pointee;
  if (endsInEntry(To.Path)) {
    // A pair, or a list or range of them, or the same kind of map.
    if (partOf(Parts, {FlowStep::Key})) {
      for (const bool IsKey : {true, false}) {
        Typed Each = From;
        step(Each, {IsKey ? FlowStep::Key : FlowStep::Element});
        addFlow(Added, Each, partOfEntry(To, IsKey), Result);
      }
      return;
    }
    if (Inner)
      step(From, Inner->Step);
  } else if (Inner && !isSameType(From.Type, To.Type) &&
             isSameType(Inner->Type, To.Type)) {
    step(From, Inner->Step);
  }
  // A size or an allocator, not text.
  if (isTextObject(To.Type, Types) && !From.Type.isNull() &&
      !isTextType(From.Type))
    return;
  addFlow(Added, From, To, Result);
}

void FlowResolver::addAll(const Flow &Added, const Typed &To,
                          CallFlows &Result) const {
  llvm::SmallVector<Typed, 4> From;
  for (size_t I = 0; I < Site.written(); ++I)
    if (!isTag(Site.Arguments[I]->getType())) {
      Typed &New = From.emplace_back();
      New.Path.Root = static_cast<signed char>(I);
      New.Type = Site.Arguments[I]->getType();
    }
  if (From.size() == 1)
    addOne(Added, From[0], To, Result);
  if (From.size() <= 1)
    return;
  if (endsInEntry(To.Path) && From.size() == 2) {
    for (const bool IsKey : {true, false})
      addOne(Added, From[!IsKey], partOfEntry(To, IsKey), Result);
    return;
  }
  const auto Parts = Types.partsOf(To.Type);
  if (!Parts.empty() && Parts[0].Step.Kind == FlowStep::Member &&
      Parts.size() == From.size()) {
    for (size_t I = 0; I < From.size(); ++I) {
      Typed Part = To;
      if (!step(Part, Parts[I].Step))
        continue;
      if (!Part.IsReference) {
        addOne(Added, From[I], Part, Result);
        continue;
      }
      Flow Refers = Added;
      Refers.Kind = Flow::Select;
      addSelect(Refers, From[I], Part, Result);
    }
    return;
  }
  // A part of a text, or an object of the program's own.
  if (isTextObject(To.Type, Types) && isTextType(From[0].Type)) {
    Flow Part = Added;
    Part.As = FlowChange::Slice;
    addFlow(Part, From[0], To, Result);
    return;
  }
  Result.IsKnown = false;
}

void FlowResolver::add(const CatalogueTable &Table, const FlowList &List,
                       CallFlows &To) const {
  To.IsKnown |= List.IsKnown;
  for (const FlowRow &Row : Table.flowsOf(List)) {
    if (!meets(Table, Row))
      continue;
    if (Row.Kind == FlowRow::Apply || Row.Kind == FlowRow::Fold) {
      Row.Kind == FlowRow::Apply ? addApply(Table, Row, To)
                                 : addFold(Table, Row, To);
      continue;
    }
    const auto Paths = Table.pathsOf(Row);
    const bool IsAll =
        Paths[0].Root.Index == Argument::All && Paths[0].Root.Name == 0;
    if (!IsAll && !isThere(Table, Paths[0]))
      continue;
    const auto Into = resolve(Table, Paths.back());
    if (!Into) {
      To.IsKnown &= !isThere(Table, Paths.back());
      continue;
    }
    Flow Added;
    Added.As = Row.As;
    if (!indexOf(Row.Key, Table, Added.KeyArgument))
      Added.KeyArgument = ApiFact::None;
    if (Row.Kind == FlowRow::Clear) {
      Added.Kind = Flow::Clear;
      Added.To = Into->Path;
      To.Flows.push_back(Added);
      continue;
    }
    if (IsAll) {
      addAll(Added, *Into, To);
      continue;
    }
    const auto From = resolve(Table, Paths[0]);
    if (!From) {
      To.IsKnown = false;
      continue;
    }
    if (Row.Kind == FlowRow::Select) {
      Added.Kind = Flow::Select;
      addSelect(Added, *From, *Into, To);
    } else if (Row.Kind == FlowRow::Add) {
      addOne(Added, *From, *Into, To);
    } else {
      Added.Kind = Row.Kind == FlowRow::Append    ? Flow::Append
                   : Row.Kind == FlowRow::Prepend ? Flow::Prepend
                                                  : Flow::Copy;
      addFlow(Added, *From, *Into, To);
    }
  }
}

} // namespace clang::tidy::uri
