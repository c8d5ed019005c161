//===--- StoredTexts.cpp - uri-tidy ---------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "eval/StoredTexts.h"
#include "ast/DeclWalk.h"
#include "ast/FindStmt.h"
#include "ast/TextTypes.h"
#include "eval/Evaluator.h"
#include "eval/ProgramAnswers.h"
#include "clang/AST/DeclFriend.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace clang::tidy::uri {

/// The leaves of a text that a field is known to hold. Fields of which it is
/// made have as many.
static constexpr unsigned MaxLeaves = 64;

/// A field that more functions may store is not resolved.
static constexpr size_t MaxFunctions = 64;

StoredTexts::Owner StoredTexts::ownerOf(const Place &P) const {
  const Place *Object = &P;
  unsigned Part = Owner::Whole;
  for (;;) {
    if (Object->Kind == Place::Target) {
      Object = static_cast<const Place *>(Object->Identity);
      continue;
    }
    if (!Object->Whole)
      return {Object->Kind == Place::Global
                  ? static_cast<const VarDecl *>(Object->Identity)
                  : nullptr,
              Part};
    if (Object->Step.Kind == Selector::Field) {
      const auto *Field = static_cast<const FieldDecl *>(Object->Step.Identity);
      // A structure that is a text, wherever it is.
      if (!isCountedText(*Field, Unit.Names))
        return {Field, Part};
    }
    if (Object->Step.Kind == Selector::Key)
      Part = Owner::Key;
    else if (Object->Step.Kind == Selector::Member && Part != Owner::Key &&
             Object->Step.Index < Owner::MaxMembers)
      Part = Owner::Member + Object->Step.Index;
    Object = Object->Whole;
  }
}

/// Whether the function of \p Param uses only its fields. Then the copy that it
/// has received goes to no other function.
static bool isOwnCopy(const ParmVarDecl &Param) {
  const auto *Function = llvm::dyn_cast<FunctionDecl>(Param.getDeclContext());
  const Stmt *Body = Function ? Function->getBody() : nullptr;
  if (!Body || !Param.getType()->isRecordType())
    return false;
  // Statements are visited before what is inside them.
  llvm::SmallPtrSet<const Stmt *, 8> Bases;
  return !findStmt(Body, [&](const Stmt &S) {
    if (const auto *Member = llvm::dyn_cast<MemberExpr>(&S))
      if (llvm::isa<FieldDecl>(Member->getMemberDecl()))
        Bases.insert(Member->getBase()->IgnoreParenImpCasts());
    const auto *Ref = llvm::dyn_cast<DeclRefExpr>(&S);
    return Ref && Ref->getDecl() == &Param && !Bases.contains(Ref);
  });
}

void StoredTexts::addAll(Evaluator &End, const ValueDecl *Only) {
  struct Entry {
    Owner Of;
    TextRef Text;
    bool IsFilled;
  };
  llvm::SmallVector<const Place *, 16> Places;
  llvm::SmallVector<Entry, 16> Entries;
  llvm::SmallDenseMap<const void *, bool> Copies;
  const auto IsInOwnCopy = [&](const Place &P) {
    const Place &Root = P.root();
    if (Root.Kind != Place::Parameter)
      return false;
    const auto [Entry, IsNew] = Copies.try_emplace(Root.Identity, false);
    if (IsNew)
      Entry->second =
          isOwnCopy(*static_cast<const ParmVarDecl *>(Root.Identity));
    return Entry->second;
  };
  // The text that a pointer referred to before the function changed it.
  const auto IsReplaced = [&End](const Place &P) {
    if (P.Kind != Place::Target)
      return false;
    const auto *Pointer =
        End.State.cellOf(*static_cast<const Place *>(P.Identity));
    return Pointer && Pointer->IsWritten && !Pointer->Holds.Targets.isAny() &&
           llvm::none_of(Pointer->Holds.Targets,
                         [&](const Address &A) { return A.Of == &P; });
  };
  End.State.forEach([&](const Place &P, const EnvironmentContext::Cell &Cell) {
    const Owner Of = ownerOf(P);
    if (Of && (!Only || Of.D == Only) && !IsInOwnCopy(P) && !IsReplaced(P)) {
      Places.push_back(&P);
      Entries.push_back({Of, nullptr, !Cell.FilledBy.empty()});
    }
  });
  for (size_t I = 0; I < Places.size(); ++I)
    Entries[I].Text = End.textAt(*Places[I]);
  for (const Entry &Each : Entries) {
    Stored &To = Known[Each.Of];
    To.IsFilled |= Each.IsFilled;
    To.Text = Unit.Texts.join(To.Text, Unit.Texts.front(Each.Text, MaxLeaves));
  }
}

void StoredTexts::buildIndex() {
  if (std::exchange(HasIndex, true))
    return;
  forEachOwnDecl(*Unit.AST.getTranslationUnitDecl(), [this](const Decl &D) {
    if (const auto *Var = llvm::dyn_cast<VarDecl>(&D))
      addInitializer(*Var);
    const auto *Function = llvm::dyn_cast<FunctionDecl>(&D);
    if (!Function)
      return;
    if (Function->doesThisDeclarationHaveABody())
      addStores(*Function);
    else if (!Function->isDefined() && !Function->isImplicit() &&
             !Function->isDefaulted() && !Function->isDeleted())
      addUnknown(*Function);
  });
}

void StoredTexts::addUnknown(const FunctionDecl &Function) {
  const auto Add = [&](QualType Type) {
    const QualType Object =
        Type->isPointerType() || Type->isLValueReferenceType()
            ? Type->getPointeeType()
            : QualType();
    if (!Object.isNull() && !Object.isConstQualified())
      if (const RecordDecl *Record = Object->getAsRecordDecl())
        StoredElsewhere.insert(
            llvm::cast<RecordDecl>(Record->getCanonicalDecl()));
  };
  Add(Function.getReturnType());
  for (const ParmVarDecl *Param : Function.parameters())
    Add(Param->getType());
}

void StoredTexts::addInitializer(const VarDecl &Var) {
  const Expr *Init = Var.getInit();
  if (!Init || Init->isValueDependent())
    return;
  findStmt(Init, [&](const Stmt &S) {
    // A table of offsets is there to write at them.
    const auto *Offset = llvm::dyn_cast<OffsetOfExpr>(&S);
    if (const RecordDecl *Of =
            Offset ? Offset->getTypeSourceInfo()->getType()->getAsRecordDecl()
                   : nullptr)
      StoredElsewhere.insert(llvm::cast<RecordDecl>(Of->getCanonicalDecl()));
    const auto *List = llvm::dyn_cast<InitListExpr>(&S);
    const RecordDecl *Record =
        List ? List->getType()->getAsRecordDecl() : nullptr;
    if (!Record)
      return false;
    for (const FieldDecl *Field : Record->fields()) {
      auto &All =
          Initializers[llvm::cast<ValueDecl>(Field->getCanonicalDecl())];
      if (All.empty() || All.back() != &Var)
        All.push_back(&Var);
    }
    return false;
  });
}

/// The field or global whose value \p S, a conversion or a test, takes or
/// leaves alone; null if it may do something else to it.
static const Expr *readBy(const Stmt &S) {
  const auto IsConst = [](QualType Type) {
    return Type->isPointerType() ? Type->getPointeeType().isConstQualified()
                                 : Type.isConstQualified();
  };
  if (const auto *Cast = llvm::dyn_cast<ImplicitCastExpr>(&S))
    switch (Cast->getCastKind()) {
    case CK_LValueToRValue:
      return Cast->getType()->isPointerType() ? nullptr : Cast->getSubExpr();
    case CK_NoOp:
      return IsConst(Cast->getType()) ? Cast->getSubExpr() : nullptr;
    case CK_PointerToBoolean:
      return Cast->getSubExpr();
    default:
      return nullptr;
    }
  if (const auto *Unary = llvm::dyn_cast<UnaryOperator>(&S))
    return Unary->getOpcode() == UO_LNot ? Unary->getSubExpr() : nullptr;
  return nullptr;
}

void StoredTexts::addStores(const FunctionDecl &Function) {
  const auto Add = [&](const ValueDecl *D) {
    auto &All = Stores[llvm::cast<ValueDecl>(D->getCanonicalDecl())];
    if (All.empty() || All.back() != &Function)
      All.push_back(&Function);
  };
  // Statements are visited before what is inside them.
  llvm::SmallPtrSet<const Stmt *, 16> Read;
  const auto Visit = [&](const Stmt &S) {
    const bool IsRead = Read.contains(&S);
    if (const Expr *Of = readBy(S))
      Read.insert(Of->IgnoreParenImpCasts());
    else if (const auto *Member = llvm::dyn_cast<MemberExpr>(&S);
             Member && (IsRead || Member->isArrow()))
      Read.insert(Member->getBase()->IgnoreParenImpCasts());
    if (IsRead)
      return false;
    if (const auto *Member = llvm::dyn_cast<MemberExpr>(&S)) {
      if (llvm::isa<FieldDecl, VarDecl>(Member->getMemberDecl()))
        Add(Member->getMemberDecl());
    } else if (const auto *Ref = llvm::dyn_cast<DeclRefExpr>(&S)) {
      if (const auto *Var = llvm::dyn_cast<VarDecl>(Ref->getDecl());
          Var && Var->hasGlobalStorage())
        Add(Var);
    } else if (const auto *Declarations = llvm::dyn_cast<DeclStmt>(&S)) {
      for (const Decl *D : Declarations->decls())
        if (const auto *Var = llvm::dyn_cast<VarDecl>(D);
            Var && Var->isStaticLocal())
          addInitializer(*Var);
    } else if (const auto *List = llvm::dyn_cast<InitListExpr>(&S)) {
      if (const auto *Record = List->getType()->getAsRecordDecl())
        for (const FieldDecl *Field : Record->fields())
          Add(Field);
    }
    return false;
  };
  findStmt(Function.getBody(), Visit);
  if (const auto *Constructor = llvm::dyn_cast<CXXConstructorDecl>(&Function))
    for (const CXXCtorInitializer *Init : Constructor->inits()) {
      if (const FieldDecl *Field = Init->getAnyMember())
        Add(Field);
      findStmt(Init->getInit(), Visit);
    }
}

bool StoredTexts::evaluateStores(const ValueDecl &D) {
  const auto [Entry, IsNew] = Evaluated.try_emplace(&D, false);
  if (!IsNew)
    return Entry->second;
  buildIndex();
  // The evaluation of a function may ask for other fields.
  const llvm::SmallVector<const FunctionDecl *, 2> All = Stores.lookup(&D);
  if (All.size() > MaxFunctions)
    return false;
  for (const FunctionDecl *Function : All)
    if (!Function->isDependentContext())
      Unit.summaryOfDefinition(*Function);
  const auto AddInitializer = [&](const VarDecl &Var) {
    const VarDecl *Definition = nullptr;
    const Expr *Init = Var.getAnyInitializer(Definition);
    if (!Init || Init->isValueDependent())
      return;
    Evaluator Initialized(Unit, nullptr);
    Initialized.declareStatic(*Definition, Init);
    addAll(Initialized, &D);
  };
  if (const auto *Var = llvm::dyn_cast<VarDecl>(&D))
    AddInitializer(*Var);
  const llvm::SmallVector<const VarDecl *, 1> Objects = Initializers.lookup(&D);
  for (const VarDecl *Object : Objects)
    AddInitializer(*Object);
  if (const auto *Field = llvm::dyn_cast<FieldDecl>(&D);
      Field && Field->getInClassInitializer()) {
    Evaluator Initialized(Unit, nullptr);
    Stored &To = Known[Owner{&D}];
    To.Text = Unit.Texts.join(To.Text,
                              Initialized.text(Field->getInClassInitializer()));
  }
  return Evaluated[&D] = true;
}

bool StoredTexts::isComplete(const ValueDecl &D) const {
  const SourceManager &SM = Unit.AST.getSourceManager();
  if (const auto *Var = llvm::dyn_cast<VarDecl>(&D))
    return Var->isStaticLocal() || !Var->isExternallyVisible();
  const auto &Field = llvm::cast<FieldDecl>(D);
  const RecordDecl *Record = Field.getParent();
  if (StoredElsewhere.contains(
          llvm::cast<RecordDecl>(Record->getCanonicalDecl())))
    return false;
  if (SM.isInMainFile(SM.getExpansionLoc(Record->getLocation())))
    return true;
  const auto *Class = llvm::dyn_cast<CXXRecordDecl>(Record);
  if (!Class || Field.getAccess() != AS_private || !Class->friends().empty())
    return false;
  return llvm::all_of(Class->methods(), [](const CXXMethodDecl *Method) {
    return Method->isImplicit() || Method->isDefaulted() ||
           Method->isDeleted() || Method->hasBody();
  });
}

bool StoredTexts::hasAllStores(const Place &P) {
  if (!P.Whole || P.Step.Kind != Selector::Field)
    return false;
  buildIndex();
  return isComplete(*static_cast<const FieldDecl *>(P.Step.Identity));
}

ProgramAnswer StoredTexts::answerFor(const ValueDecl &D) {
  const auto &Canonical = *llvm::cast<ValueDecl>(D.getCanonicalDecl());
  if (!evaluateStores(Canonical))
    return ProgramAnswer::anything();
  const Stored Found = storedBy({&Canonical});
  return Found.IsFilled ? ProgramAnswer::anything()
         : Found.Text   ? answerOf(withoutOwn(Found.Text, {&Canonical}), Unit)
                        : ProgramAnswer();
}

StoredTexts::Stored StoredTexts::storedBy(const Owner &Self) const {
  Stored Result = Known.lookup(Self);
  const auto Add = [&](unsigned Part) {
    const Stored Other = Known.lookup(Owner{Self.D, Part});
    Result.Text = Unit.Texts.join(Result.Text, Other.Text);
    Result.IsFilled |= Other.IsFilled;
  };
  if (Self.Part >= Owner::Member)
    Add(Owner::Whole);
  for (unsigned I = 0; Self.Part == Owner::Whole && I < Owner::MaxMembers; ++I)
    Add(Owner::Member + I);
  return Result;
}

StoredTexts::Owner StoredTexts::ownerOf(const TextValue &V) const {
  return V.From->Kind == Origin::Place
             ? ownerOf(*static_cast<const Place *>(V.From->Identity))
             : Owner();
}

TextRef StoredTexts::withoutOwn(TextRef T, const Owner &Self) {
  const auto IsOwn = [&](TextRef Item) {
    return Item->Kind == TextNode::Value && Item->Facts->Done.empty() &&
           ownerOf(*Item->Facts) == Self;
  };
  TextRef Other = nullptr, Growth = nullptr;
  const auto Appended = [&](TextRef Front, llvm::ArrayRef<TextRef> Items) {
    for (TextRef Item : Items)
      Front = Unit.Texts.append(Front, Item);
    return Front;
  };
  for (TextRef A : alternativesOf(T)) {
    const auto Items = itemsOf(A);
    if (Items.empty()) {
      Other = Unit.Texts.join(Other, A);
      continue;
    }
    const auto Rest = llvm::ArrayRef<TextRef>(Items).drop_front();
    for (TextRef Front : alternativesOf(Items.front())) {
      const auto Parts = itemsOf(Front);
      if (Parts.empty() || !IsOwn(Parts.front())) {
        Other = Unit.Texts.join(Other, Appended(Front, Rest));
        continue;
      }
      const TextRef Added =
          Appended(Appended(Unit.Texts.empty(),
                            llvm::ArrayRef<TextRef>(Parts).drop_front()),
                   Rest);
      if (!Added->isEmpty())
        Growth = Unit.Texts.join(Growth, Added);
    }
  }
  if (!Growth)
    return Other ? Other : T;
  return Unit.Texts.append(Other ? Other : Unit.Texts.empty(),
                           Unit.Texts.repeat(Growth));
}

TextRef StoredTexts::storedIn(const Owner &Self, const TextValue &V,
                              bool &IsCyclic) {
  if (llvm::is_contained(Pending, Self) || Pending.size() >= 4)
    return nullptr;
  // The functions that store it may ask for other formats.
  Pending.push_back(Self);
  const bool IsEvaluated = evaluateStores(*Self.D);
  const Stored Found = IsEvaluated ? storedBy(Self) : Stored();
  if (!Found.Text) {
    Pending.pop_back();
    return nullptr;
  }
  Unit.Needed.addArgument(*V.From, Found.Text);
  // A field that is stored in itself adds nothing; the parameters of the
  // functions that store it are values of the field here.
  const TextRef Foreign = withoutOwn(Found.Text, Self);
  TextRef Result = nullptr;
  for (TextRef A : alternativesOf(Foreign)) {
    // The value of a field is read here; a piece of its text is inserted where
    // that is put together.
    const TextRef Sole = A->Kind == TextNode::Repeat ? A->Last : A;
    const bool IsPart = Sole->Kind == TextNode::Coded &&
                        (Sole->How->Kind == Transformer::Slice ||
                         Sole->How->Kind == Transformer::Decode);
    const bool IsWhole = Sole->Kind == TextNode::Value || IsPart;
    Result = Unit.Texts.join(
        Result, Unit.Texts.substitute(A, [&](const TextValue &W) {
          const bool IsField = ownerOf(W) == Self;
          IsCyclic |= IsField;
          TextValue Here = W;
          // A setter may store what its callers have encoded.
          const ParmVarDecl *Param = W.From->parameter();
          if (Param && W.Done.empty() &&
              Unit.given(*Param, /*IsComplete=*/false).Encoded)
            Here.Level = {0, 1};
          if (W.isRelative() || IsField)
            Here.From = V.From;
          if (IsWhole || !W.Entry) {
            Here.Source = W.Entry;
            Here.Entry = V.Entry;
            Here.IsBound = V.IsBound || IsPart;
            Here.Via = V.Via;
            Here.Readers.noteAll(V.Readers);
            Here.Names.noteAll(V.Names);
          }
          return IsField ? Unit.Texts.value(Here)
                         : resolved(Unit.Texts.value(Here));
        }));
  }
  Pending.pop_back();
  return Result;
}

TextRef StoredTexts::formatFor(const TextValue &V) {
  const Owner Self = ownerOf(V);
  bool IsCyclic = false;
  if (!Self || !V.Done.empty())
    return nullptr;
  const TextRef Held = storedIn(Self, V, IsCyclic);
  return Held && Held->Kind != TextNode::Value && !Held->isEmpty() ? Held
                                                                   : nullptr;
}

TextRef StoredTexts::valueFor(const TextValue &V) {
  const TextRef Own = Unit.Texts.value(V);
  const Owner Self = ownerOf(V);
  if (!Self)
    return Own;
  if (const ProgramAnswer *Known =
          V.Done.empty() ? knownOfStored(*Self.D) : nullptr)
    return Unit.Texts.value(restricted(V, *Known));
  bool IsCyclic = false;
  TextRef Result = storedIn(Self, V, IsCyclic);
  if (!Result)
    return Own;
  // Not known, but besides what the function itself has stored there.
  if (Result->Kind == TextNode::Value && Result->Facts->isJoined() &&
      Result->Facts->isLost())
    Result = Unit.unknown(V.From->Identity, V.Entry);
  if (V.Entry && TextArena::isConstantData(Result)) {
    TextValue Read = V;
    Read.Via = nullptr;
    Result = Unit.Texts.asData(Result, Read);
  } else if (V.Entry && TextArena::isAssembledData(Result)) {
    TextValue Read = V;
    Read.Via = nullptr;
    Read.IsBound = true;
    Result = Unit.Texts.asAssembledData(Result, Read, [&](const TextValue &W) {
      TextValue Here = uri::readBy(W, V.Entry, {});
      Here.IsBound = true;
      Here.Names.noteAll(V.Names);
      return Unit.Texts.value(Here);
    });
  }
  for (const Transformer *Each : V.Done)
    Result = Unit.Texts.coded(Result, *Each);
  // The result of a call is inserted where that is read, and not where it is
  // called.
  if (V.Entry && !V.Done.empty()) {
    const bool IsWhole = Result->Kind == TextNode::Value;
    Result = Unit.Texts.substitute(Result, [&](const TextValue &W) {
      TextValue Here = uri::readBy(W, V.Entry, {});
      Here.Via = V.Via;
      Here.IsBound |= !IsWhole;
      return Unit.Texts.value(Here);
    });
  }
  // What a function tests holds for any text that is stored.
  if (Result->Size.Calls == 0)
    Result = Unit.Texts.narrowed(Result, V.Chars);
  const bool IsKnown =
      !IsCyclic && isComplete(*Self.D) && !storedBy(Self).IsFilled;
  if (IsKnown)
    return Result;
  // Others may store more. All stores that are visible here show what it is.
  const TextFacts &Sum = Result->Sum;
  const bool IsCareful = Sum.Chars.isSubsetOf(uricore::Unreserved) ||
                         (Sum.Level && Sum.Level->Low > 0) || !isData(Sum.Part);
  if (!IsCareful || Result->isEmpty() || isEncoded(V))
    return Own;
  TextValue Unsure = V;
  Unsure.Level = {0, 1};
  return Unit.Texts.value(Unsure);
}

TextRef StoredTexts::resolved(TextRef T) {
  if (!T)
    return T;
  return Unit.Texts.substitute(T,
                               [&](const TextValue &V) { return valueFor(V); });
}

} // namespace clang::tidy::uri
