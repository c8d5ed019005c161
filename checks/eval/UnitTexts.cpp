//===--- UnitTexts.cpp - uri-tidy -----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "eval/UnitTexts.h"
#include "LLVMAstCompat.h"
#include "LLVMSupportCompat.h"
#include "ast/DeclWalk.h"
#include "ast/FindStmt.h"
#include "ast/TextTypes.h"
#include "eval/Evaluator.h"
#include "eval/ProgramKeys.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Basic/SourceManager.h"

namespace clang::tidy::uri {

// --- Values ---------------------------------------------------------------

TextRef UnitTexts::valueOf(const Origin &From) {
  TextValue V;
  V.From = Texts.values().origin(From);
  V.Chars = ~uricore::CharSet();
  const NameMeaningSet Said =
      Names.of(From.Name, {NameMeaning::Encoded, NameMeaning::Uri});
  if (Said.has(NameMeaning::Encoded))
    V.Level = {1, 1};
  else if (Said.has(NameMeaning::Uri))
    V.Part = UriPart::Uri;
  if (!From.Name.empty())
    V.Names.note(From.Name);
  return Texts.value(V);
}

TextRef UnitTexts::safeCodeOf(const FunctionDecl &Callee, const Expr *Entry) {
  if (!Callee.getIdentifier())
    return nullptr;
  const QualType First = Callee.getNumParams() > 0
                             ? Callee.getParamDecl(0)->getType()
                             : QualType();
  if (!First.isNull() && First->isArithmeticType() &&
      !First->isAnyCharacterType() &&
      Names.say(Callee.getName(), NameMeaning::NumberText))
    return numberOf(First, Entry);
  if (!Names.say(Callee.getName(), NameMeaning::SafeCode))
    return nullptr;
  TextValue V;
  V.From = Texts.values().origin(Origin::of(Origin::Result, &Callee));
  V.Chars = uricore::Unreserved;
  V.Entry = Entry;
  return Texts.value(V);
}

TextRef UnitTexts::knownResultOf(const FunctionDecl &Callee,
                                 const Expr *Entry) {
  if (ProgramFacts::current().Known.empty() || Callee.hasBody())
    return nullptr;
  const ProgramAnswer *Known =
      ProgramFacts::current().find(questionOfResult(Callee).Key);
  if (!Known)
    return nullptr;
  TextValue V = *valueOf(Origin::of(Origin::Result, Callee.getCanonicalDecl(),
                                    Callee.getName()))
                     ->Facts;
  V.Entry = Entry;
  return Texts.value(restricted(V, *Known));
}

TextRef UnitTexts::numberOf(QualType Type, const Expr *Entry) {
  TextValue V;
  const void *Canonical = Type.getCanonicalType().getTypePtr();
  V.From = Texts.values().origin(Origin::of(
      Type->isEnumeralType() ? Origin::Enumerator : Origin::Number, Canonical));
  V.Chars = Type->isRealFloatingType()      ? FloatChars
            : Type->isBooleanType()         ? uricore::CharSet("01")
            : Type->isUnsignedIntegerType() ? uricore::Digit
                                            : IntegerChars;
  V.Entry = Entry;
  return Texts.value(V);
}

TextRef UnitTexts::lost(const Expr *Entry) { return unknown(nullptr, Entry); }

TextRef UnitTexts::unknown(const void *Of, const Expr *Entry) {
  TextValue V;
  V.From = Texts.values().origin(Origin::of(Origin::Lost, Of));
  V.Chars = ~uricore::CharSet();
  V.Entry = Entry;
  return Texts.value(V);
}

static bool isPointerLike(QualType Type) {
  return Type->isPointerType() || Type->isReferenceType();
}

Content UnitTexts::contentOf(QualType Type, const Place &P,
                             const Origin &From) {
  if (Type.isNull() || Type->isDependentType())
    return {valueOf(From), {}};
  // The bytes that memcpy() and functions around it read.
  if (Type->isPointerType() && Type->getPointeeType()->isVoidType() &&
      Type->getPointeeType().isConstQualified())
    return {valueOf(From), Address{&Places.target(P), Address::Start}};
  if (isPointerLike(Type) && !Type->isFunctionPointerType())
    return {nullptr, Address{&Places.target(P), Address::Start}};
  // There is only room for the end of the text, but an array at the end of a
  // structure may be longer than it says.
  if (const auto *Array = AST.getAsConstantArrayType(Type);
      Array && Array->getSize() == 1 && isTextType(Type) && !P.Whole)
    return {Texts.empty(), {}};
  if (isTextType(Type) || isStringStream(Type))
    return {valueOf(From), {}};
  // A structure of C, such as GString.
  if (const RecordDecl *Record = Type->getAsRecordDecl();
      Record && TextTypes::current().wrapperOf(Record).holds(TypeContent::Text))
    return {valueOf(From), {}};
  if (Type->isAnyCharacterType()) {
    // The characters that a pointer leads to are a text.
    const QualType Pointer =
        P.Kind == Place::Target
            ? typeOf(*static_cast<const Place *>(P.Identity))
            : QualType();
    const bool IsText = !Pointer.isNull() && Pointer->isPointerType();
    if (IsText)
      return {valueOf(From), {}};
    const ParmVarDecl *Param = From.parameter();
    return {Param ? valueOf(Origin::parameter(*Param, Origin::Character))
                  : lost(),
            {}};
  }
  if (Type->isArithmeticType() || Type->isEnumeralType())
    return {numberOf(Type, nullptr), {}};
  return {};
}

/// The parameter whose text \p P is, if it is one, or null.
static const ParmVarDecl *parameterAt(const Place &P) {
  const Place *Root = &P;
  while (Root->Kind == Place::Target)
    Root = static_cast<const Place *>(Root->Identity);
  return Root->Kind == Place::Parameter
             ? static_cast<const ParmVarDecl *>(Root->Identity)
             : nullptr;
}

bool UnitTexts::isOutput(const Place &P) {
  const QualType Type = P.Kind == Place::Target ? typeOf(P) : QualType();
  if (Type.isNull() || !Type->isAnyCharacterType())
    return false;
  const auto *Pointer = static_cast<const Place *>(P.Identity);
  const FieldDecl *Field = nullptr;
  if (Pointer->Whole && Pointer->Step.Kind == Selector::Field) {
    Field = static_cast<const FieldDecl *>(Pointer->Step.Identity);
    Pointer = Pointer->Whole;
  }
  if (Pointer->Kind == Place::Target)
    Pointer = static_cast<const Place *>(Pointer->Identity);
  return Pointer->Kind == Place::Parameter && !Pointer->Whole &&
         Outputs.include(*static_cast<const ParmVarDecl *>(Pointer->Identity),
                         Field);
}

Content UnitTexts::initial(const Place &P) {
  // A step in a list that a call has made leads to all of its nodes.
  if (P.Whole && P.Step.IsRecursive && FilledObjects.contains(&P.root()))
    return {nullptr, Address{&P.root(), Address::Start}};
  if (std::optional<Content> Known = constantIn(P))
    return *Known;
  // An object of another way through the function: it does not exist.
  const Place &Root = P.root();
  if (Root.Kind == Place::Temporary || compat::contains(Allocations, &Root) ||
      (Root.Kind == Place::Local &&
       !static_cast<const VarDecl *>(Root.Identity)->isExceptionVariable()))
    return {};
  const ParmVarDecl *Param = parameterAt(P);
  if (isOutput(P))
    return {Texts.empty(), {}};
  const QualType Type = typeOf(P);
  const bool IsAddress =
      !Type.isNull() && isPointerLike(Type) && !Type->isFunctionPointerType();
  if (const std::optional<Content> Known =
          Param ? Bound.constantOf(*Param) : std::nullopt) {
    const Address *Sole = Known->Targets.sole();
    // Another name of an object, which the parameter itself refers to.
    const bool IsShared = Sole && (Sole->Of->Kind == Place::Target ||
                                   Sole->Of->Kind == Place::This);
    if (IsShared ? &P == &placeOf(*Param) : !IsAddress)
      return *Known;
  }
  return contentOf(Type, P,
                   Param ? Origin::parameter(*Param)
                         : Origin::of(Origin::Place, &P, nameOf(P)));
}

/// The function that \p Call, a call or a construction, names; may be null.
static const FunctionDecl *calleeIn(const Expr &Call) {
  if (const auto *Construct = llvm::dyn_cast<CXXConstructExpr>(&Call))
    return Construct->getConstructor();
  const auto *CallOf = llvm::dyn_cast<CallExpr>(&Call);
  return CallOf ? CallOf->getDirectCallee() : nullptr;
}

Origin UnitTexts::resultOrigin(const Expr &Call, llvm::StringRef Name) const {
  return resultOrigin(Call, calleeIn(Call), Name);
}

Origin UnitTexts::resultOrigin(const Expr &Call, const FunctionDecl *Callee,
                               llvm::StringRef Name) const {
  const void *Identity =
      Callee ? static_cast<const void *>(Callee->getCanonicalDecl()) : &Call;
  const auto IsInput = [](const ApiFact &Fact) {
    return Fact.Role == ApiRole::Input && !Fact.isInto();
  };
  const Origin::KindTy From = isLost(Call) ? Origin::Lost
                              : llvm::any_of(Calls.of(Call), IsInput)
                                  ? Origin::Input
                                  : Origin::Result;
  return Origin::of(From, Identity,
                    Callee && Callee->getIdentifier() ? Callee->getName()
                                                      : Name);
}

Content UnitTexts::filled(const Place &P, const Expr &By) {
  const FunctionDecl *Callee = calleeIn(By);
  const Origin From = resultOrigin(By, Callee, nameOf(P));
  const QualType Type = typeOf(P);
  // A function that does not know the type of the object may write its bytes,
  // or call functions of the unit.
  if (!Type.isNull() && !Type->isArrayType() && Stored.hasAllStores(P))
    return contentOf(Type, P, Origin::of(Origin::Place, &P, nameOf(P)));
  if (Callee && !Type.isNull() &&
      (isTextType(Type) || Type->isAnyCharacterType()))
    if (const TextRef Code = safeCodeOf(*Callee, nullptr))
      return {Code, {}};
  if (Type.isNull() || !Type->isPointerType())
    return contentOf(Type, P, From);
  // The object behind a pointer that the call sets is one of its own.
  const bool IsOfList = P.Whole && P.Step.IsRecursive;
  const Place *&Object = FilledPointers[{
      IsOfList ? P.Step.Identity : static_cast<const void *>(&P), &By}];
  if (!Object) {
    Object = &newObject(Type->getPointeeType());
    FilledObjects.insert(Object);
  }
  if (isTextType(Type))
    return {valueOf(From), {}};
  return {nullptr, Address{Object, Address::Start}};
}

Content UnitTexts::lost(const Place &P) {
  const QualType Type = typeOf(P);
  return {Type.isNull() || !isPointerLike(Type) ? lost() : nullptr,
          AddressSet::any()};
}

bool isReadOnlyText(QualType Type) {
  return !Type.isNull() && Type->isPointerType() &&
         Type->getPointeeType()->isAnyCharacterType() &&
         Type->getPointeeType().isConstQualified();
}

bool UnitTexts::onlyReads(const Place &P) { return isReadOnlyText(typeOf(P)); }

bool UnitTexts::isOfBytes(const Place &P) {
  const QualType Type = typeOf(P);
  return !Type.isNull() && Type->isAnyCharacterType();
}

bool UnitTexts::isStructure(const Place &P) {
  const QualType Type = typeOf(P);
  return !Type.isNull() && Type->isRecordType() && !isTextType(Type) &&
         Type.isTriviallyCopyableType(AST);
}

Content UnitTexts::inStructure(const Place &Part, const Content &New) {
  const QualType Type = typeOf(Part);
  if (!Type.isNull() && Type->isPointerType())
    return New;
  return !Type.isNull() && isTextType(Type) ? Content{New.Text, {}}
                                            : lost(Part);
}

/// Whether \p D has the value of its initializer wherever it is read: it is
/// constant, or a pointer to constant text to which only this unit could write.
static bool isConstant(const VarDecl &D, GlobalWriters &Writers) {
  QualType Type = D.getType();
  while (const auto *Array = Type->getAsArrayTypeUnsafe())
    Type = Array->getElementType();
  return D.isConstexpr() || Type.isConstQualified() ||
         (!D.isExternallyVisible() && isReadOnlyText(Type) &&
          Writers.of(D).empty());
}

std::optional<Content> UnitTexts::constantIn(const Place &P) {
  const Place &Root = P.root();
  if (Root.Kind != Place::Global)
    return std::nullopt;
  const auto *Var = static_cast<const VarDecl *>(Root.Identity);
  const VarDecl *Definition = nullptr;
  const Expr *Init = Var->getAnyInitializer(Definition);
  if (!Init || Init->isValueDependent() ||
      !isConstant(*Definition, Encoders.writers()))
    return std::nullopt;
  // An initializer that reads the variable itself finds nothing.
  const auto [Entry, IsNew] = Constants.try_emplace(Var, nullptr);
  if (IsNew) {
    Evaluator Folding(*this, nullptr);
    Folding.declare(*Definition, Init);
    Constants[Var] = std::make_unique<Environment>(Folding.State);
  }
  const auto Known = Constants.find(Var);
  return Known->second && Known->second->knows(P)
             ? std::optional(Known->second->read(P))
             : std::nullopt;
}

// --- Virtual functions ------------------------------------------------------

llvm::ArrayRef<const CXXMethodDecl *>
UnitTexts::overridersOf(const CXXMethodDecl &Called) {
  static constexpr size_t Max = 4;
  if (!Overriding) {
    Overriding.emplace();
    forEachOwnDecl(*AST.getTranslationUnitDecl(), [this](const Decl &D) {
      if (const auto *Method = llvm::dyn_cast<CXXMethodDecl>(&D);
          Method && Method->isCanonicalDecl())
        for (const CXXMethodDecl *Base : Method->overridden_methods())
          (*Overriding)[Base->getCanonicalDecl()].push_back(Method);
    });
  }
  const CXXMethodDecl *First = Called.getCanonicalDecl();
  const auto [Entry, IsNew] = Overriders.try_emplace(First);
  if (!IsNew)
    return Entry->second;
  Methods Found, Pending = {First};
  while (!Pending.empty() && Found.size() <= Max) {
    const CXXMethodDecl *Next = Pending.pop_back_val();
    if (!compat::isPure(*Next))
      Found.push_back(Next);
    llvm::append_range(Pending, Overriding->lookup(Next));
  }
  if (Found.size() <= Max)
    Entry->second = Found;
  return Entry->second;
}

// --- Summaries ------------------------------------------------------------

/// Calls are followed to this depth.
static constexpr unsigned MaxCallDepth = 8;

bool hasRawValue(TextRef T) {
  return llvm::any_of(itemsOf(T), [](TextRef Item) {
    switch (Item->Kind) {
    case TextNode::Value:
      return isRaw(stateOf(*Item->Facts));
    case TextNode::Choice:
      return llvm::any_of(Item->Alternatives, hasRawValue);
    case TextNode::Repeat:
      return hasRawValue(Item->Last);
    default:
      return false;
    }
  });
}

/// Whether no value in \p T is known.
static bool isLostText(TextRef T) {
  bool HasLost = false;
  const bool HasOther = findNode(T, [&HasLost](const TextNode &N) {
    const bool IsLost = N.Kind == TextNode::Value &&
                        stateOf(*N.Facts) == EncodingState::Unknown;
    HasLost |= IsLost;
    return N.Kind == TextNode::Value && !IsLost;
  });
  return HasLost && !HasOther;
}

void UnitTexts::pass(const ParmVarDecl &Param, TextRef Argument,
                     const FunctionDecl *Caller) {
  if (!Argument)
    return;
  Needed.addArgument(*Texts.values().origin(Origin::parameter(Param)),
                     Argument);
  const ProgramFacts &Program = ProgramFacts::current();
  GivenStates &States = Given[&Param][Caller];
  if (Program.Asks)
    States.Texts.insert(Argument);
  if (!Program.Known.empty())
    Argument = Stored.resolved(Argument);
  // The texts of fields and globals are known once all stores are.
  else if (hasRawValue(Argument) && findNode(Argument, [](const TextNode &N) {
             return N.Kind == TextNode::Value &&
                    N.Facts->From->Kind == Origin::Place;
           })) {
    States.Stored.insert(Argument);
    return;
  }
  addState(Argument, States);
}

void UnitTexts::addState(TextRef Argument, GivenStates &States) {
  const auto PassedOnIn = [](TextRef T) {
    return T->Kind == TextNode::Value && hasRawValue(T)
               ? T->Facts->From->parameter()
               : nullptr;
  };
  const auto IsRaw = [&](TextRef T) {
    return hasRawValue(T) && !PassedOnIn(T);
  };
  const auto Alternatives = alternativesOf(Argument);
  if (llvm::any_of(Alternatives, IsRaw)) {
    States.Raw = true;
  } else if (hasRawValue(Argument)) {
    for (const TextRef Each : Alternatives)
      if (const ParmVarDecl *PassedOn = PassedOnIn(Each))
        States.Parameters.insert(PassedOn);
  } else if (Argument->Sum.Level && Argument->Sum.Level->Low > 0) {
    States.Encoded = true;
    // An argument that was lost says no more than the parameter itself.
  } else if (!isLostText(Argument)) {
    States.Other = true;
  }
}

GivenStates UnitTexts::given(const ParmVarDecl &Param, bool IsComplete) {
  GivenStates Result;
  for (const auto &[Caller, States] : Given.lookup(&Param))
    Result.add(States);
  for (const auto &[Caller, States] : GivenBefore.lookup(&Param))
    if (!compat::contains(Known, Caller))
      Result.add(States);
  for (const TextRef Each : Result.Stored.takeVector())
    addState(IsComplete ? Stored.resolved(Each) : Each, Result);
  if (const ProgramAnswer *Known = knownOfCalls(Param)) {
    Result.Raw |= Known->Raw;
    Result.Encoded |= Known->Encoded;
    Result.Other |= Known->Other;
  }
  return Result;
}

void UnitTexts::restart() {
  Known.clear();
  GivenBefore = std::move(Given);
  Given.clear();
  Lost.clear();
  Bound.restart();
  Stored.restart();
}

bool UnitTexts::returnsEncoded(const FunctionDecl &Callee) {
  const TextSummary *Summary = summaryOf(Callee);
  const TextRef Returned = Summary ? Summary->Returned : nullptr;
  return Returned && Returned->Sum.Level && Returned->Sum.Level->Low > 0;
}

const TextSummary *UnitTexts::summaryOf(const FunctionDecl &Callee) {
  const FunctionDecl *Definition = nullptr;
  if (!Callee.hasBody(Definition) || Definition->isDependentContext())
    return nullptr;
  if (isInLibrary(*Definition))
    return nullptr;
  if (CallDepth >= MaxCallDepth && !compat::contains(Known, Definition))
    return nullptr;
  return summaryOfDefinition(*Definition);
}

const TextSummary *
UnitTexts::summaryOfDefinition(const FunctionDecl &Definition) {
  const auto Found = Known.find(&Definition);
  if (Found != Known.end())
    return Found->second.get();
  // Recursion finds this entry.
  Known[&Definition] = nullptr;
  ++CallDepth;
  auto Result = std::make_unique<TextSummary>(evaluateBody(*this, Definition));
  --CallDepth;
  return (Known[&Definition] = std::move(Result)).get();
}

} // namespace clang::tidy::uri
