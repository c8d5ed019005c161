//===--- UriEvidence.cpp - uri-tidy ---------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "unit/UriEvidence.h"
#include "ast/DeclWalk.h"
#include "ast/FindStmt.h"
#include "ast/TextTypes.h"
#include "ast/ValueNames.h"
#include "encoder/Decoder.h"
#include "knowledge/Names.h"
#include "model/TextEvidence.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"

namespace clang::tidy::uri {

/// The evidence in text that a URI has. A format has none, nor a sentence with
/// a slash in it; a path is one of files, if no name says URI.
static constexpr TextEvidence OfUris =
    EvidenceWholeUri | EvidenceIdentifierUri | EvidenceUriName |
    EvidenceDoubleSlash | EvidenceKeyValue | EvidenceKeyBegin |
    EvidenceEscapeText | EvidenceLoneEscape;

/// Whether \p Literal is what `__FILE__` stands for, in an assertion.
static bool isFileName(const StringLiteral &Literal,
                       const ASTContext &Context) {
  const SourceLocation Loc = Literal.getBeginLoc();
  return Loc.isMacroID() && Literal.getNumConcatenated() == 1 &&
         Lexer::getImmediateMacroName(Loc, Context.getSourceManager(),
                                      Context.getLangOpts()) == "__FILE__";
}

static void addLiteral(UriEvidence &Evidence, const StringLiteral &Literal,
                       const ASTContext &Context) {
  if (Literal.getCharByteWidth() != 1) {
    Evidence.IsSufficient = true;
    return;
  }
  const llvm::StringRef Text = Literal.getString();
  const TextEvidence Said = evidenceOfLiteral(Text);
  const bool IsPath = (Said & EvidencePath) && !(Said & EvidenceQuestionMark);
  Evidence.HasPath |= IsPath;
  if ((Said & EvidenceWholeUri) || ((Said & EvidenceSeparator) && !IsPath))
    Evidence.HasMore = true;
  if (!mayBePartOfUri(Text))
    return;
  if (((Said & OfUris) || ((Said & EvidencePath) && !IsPath)) &&
      !isFileName(Literal, Context))
    Evidence.IsSufficient = true;
  else
    Evidence.IsDoubtful = true;
}

static void addCharacter(UriEvidence &Evidence,
                         const CharacterLiteral &Character) {
  if (Character.getValue() >= 0x80)
    return;
  const auto Value = static_cast<char>(Character.getValue());
  Evidence.HasPath |= Value == '/';
  Evidence.HasMore |= llvm::StringRef("?&=#;").contains(Value);
  Evidence.HasMark |= Value == '&' || Value == '?';
}

using Roles = llvm::ArrayRef<ApiRole>;

static bool mayHaveAny(Roles Sought, const FunctionDecl &Callee,
                       const CallFacts &Facts) {
  return llvm::any_of(
      Sought, [&](ApiRole Role) { return Facts.mayHave(Callee, Role); });
}

/// Whether \p Call has one of \p Sought, by what is known of it; a file's name
/// is no part of a URI.
static bool hasAny(Roles Sought, const Expr &Call, const CallFacts &Facts) {
  return llvm::any_of(Facts.of(Call), [&](const ApiFact &Fact) {
    return llvm::is_contained(Sought, Fact.Role) &&
           !(Fact.Role == ApiRole::Takes && Fact.Part == UriPart::FileName &&
             Fact.Form != TextForm::Raw);
  });
}

static constexpr ApiRole Coding[] = {ApiRole::Encodes, ApiRole::Decodes};
static constexpr ApiRole Using[] = {ApiRole::Encodes, ApiRole::Decodes,
                                    ApiRole::Takes, ApiRole::Gives};

static bool hasLiteral(const CallExpr &Call) {
  return llvm::any_of(Call.arguments(), [](const Expr *Argument) {
    return llvm::isa<StringLiteral>(Argument->IgnoreUnlessSpelledInSource());
  });
}

/// Whether \p Call takes a single key or value, which is a part of a URI
/// whatever it is.
static bool takesOfPair(const Expr &Call, const CallFacts &Facts) {
  return llvm::any_of(Facts.of(Call), [](const ApiFact &Fact) {
    return Fact.Role == ApiRole::Takes &&
           (Fact.Part == UriPart::QueryKey ||
            Fact.Part == UriPart::QueryValue || Fact.Part == UriPart::FormKey ||
            Fact.Part == UriPart::FormValue);
  });
}

UriEvidence EvidenceReader::in(const Stmt &S, const ASTContext &Context) {
  UriEvidence Evidence;
  findStmt(&S, [&](const Stmt &Next) {
    if (const auto *Call = llvm::dyn_cast<CallExpr>(&Next)) {
      if (const FunctionDecl *Callee = Call->getDirectCallee()) {
        Evidence.Calls.emplace_back(Call, Callee);
        Evidence.HasUriName =
            Evidence.HasUriName || isRequest(*Callee, Unit.Names);
        Evidence.IsSufficient |= mayHaveAny(Coding, *Callee, Unit.Calls) &&
                                 hasAny(Coding, *Call, Unit.Calls);
        // A decoder by its name needs no text of the function's own, and an API
        // may take any literal as a part of a URI.
        Evidence.IsDoubtful |=
            !Evidence.IsSufficient &&
            (isCoder(*Callee) ||
             (Unit.Calls.mayHave(*Callee, ApiRole::Takes) &&
              (hasLiteral(*Call) || takesOfPair(*Call, Unit.Calls))));
      }
    } else if (const auto *Construct =
                   llvm::dyn_cast<CXXConstructExpr>(&Next)) {
      Evidence.Calls.emplace_back(Construct, Construct->getConstructor());
    } else if (Evidence.IsSufficient) {
      // Nothing else matters then.
    } else if (const auto *Literal = llvm::dyn_cast<StringLiteral>(&Next)) {
      addLiteral(Evidence, *Literal, Context);
    } else if (const auto *Character =
                   llvm::dyn_cast<CharacterLiteral>(&Next)) {
      addCharacter(Evidence, *Character);
    } else if (const auto *Ref = llvm::dyn_cast<DeclRefExpr>(&Next)) {
      addVariable(Evidence, *Ref->getDecl());
      addName(Evidence, Ref->getDecl()->getDeclName());
    } else if (const auto *Member = llvm::dyn_cast<MemberExpr>(&Next)) {
      addVariable(Evidence, *Member->getMemberDecl());
      addName(Evidence, Member->getMemberDecl()->getDeclName());
    } else if (const auto *Unknown =
                   llvm::dyn_cast<CXXDependentScopeMemberExpr>(&Next)) {
      addName(Evidence, Unknown->getMember());
    } else if (const auto *Declared = llvm::dyn_cast<DeclStmt>(&Next)) {
      for (const Decl *D : Declared->decls()) {
        // Macros put a literal into a class of its own.
        Evidence.HasMore |=
            llvm::isa<CXXRecordDecl>(D) && D->getBeginLoc().isMacroID();
        if (const auto *Var = llvm::dyn_cast<VarDecl>(D))
          addName(Evidence, Var->getDeclName());
      }
    }
    return false;
  });
  return Evidence;
}

void EvidenceReader::addVariable(UriEvidence &Evidence, const ValueDecl &D) {
  const auto *Var = llvm::dyn_cast<VarDecl>(&D);
  const auto *Field = llvm::dyn_cast<FieldDecl>(&D);
  if ((Var ? Var->isLocalVarDecl() : !Field) ||
      !(isTextType(D.getType()) || (Field && isStringStream(D.getType()))))
    return;
  // Another function may have stored a format there.
  Evidence.IsDoubtful = true;
  if (Field)
    Evidence.Fields.insert(Field->getCanonicalDecl());
  if (!Var)
    return;
  // A constant stands for its text.
  const Expr *Init =
      llvm::isa<ParmVarDecl>(Var) ? nullptr : Var->getAnyInitializer();
  if (!Init)
    return;
  // Null while its own initializer is read.
  if (OfVariables.try_emplace(Var).second) {
    // Constants can be made of constants, of any number.
    static constexpr unsigned MaxNesting = 64;
    UriEvidence Said;
    ++Nesting;
    if (Nesting > MaxNesting)
      Said.IsSufficient = true;
    else
      Said = in(*Init, Var->getASTContext());
    --Nesting;
    Said.Calls.clear();
    OfVariables[Var] = std::make_unique<UriEvidence>(std::move(Said));
  }
  if (const auto &Said = OfVariables[Var])
    Evidence.add(*Said);
}

EvidenceReader::NameKinds EvidenceReader::kindsOf(DeclarationName Name) {
  const IdentifierInfo *Identifier = Name.getAsIdentifierInfo();
  if (!Identifier)
    return {};
  const auto [Entry, IsNew] = Kinds.try_emplace(Identifier);
  if (IsNew)
    Entry->second = {
        isUriName(Identifier->getName(), Unit.Names),
        Unit.Names.say(Identifier->getName(),
                       {NameMeaning::Query, NameMeaning::Request})};
  return Entry->second;
}

void EvidenceReader::addName(UriEvidence &Evidence, DeclarationName Name) {
  const NameKinds Said = kindsOf(Name);
  Evidence.HasUriName |= Said.IsUri;
  Evidence.HasQueryName |= Said.IsQuery;
}

/// Whether a name in a function with the evidence \p Said says URI: of what it
/// uses, or of a parameter that it gives a value to.
bool EvidenceReader::namesUri(const UriEvidence &Said) {
  return Said.HasUriName || llvm::any_of(Said.Calls, [this](const auto &Call) {
           return llvm::any_of(Call.second->parameters(),
                               [this](const ParmVarDecl *Param) {
                                 return kindsOf(Param->getDeclName()).IsUri;
                               });
         });
}

const UriEvidence &EvidenceReader::of(const FunctionDecl &Definition) {
  auto &Slot = Known[&Definition];
  if (Slot)
    return *Slot;
  const ASTContext &Context = Definition.getASTContext();
  Slot = std::make_unique<UriEvidence>();
  if (const Stmt *Body = Definition.getBody())
    *Slot = in(*Body, Context);
  addName(*Slot, Definition.getDeclName());
  if (const auto *Constructor = llvm::dyn_cast<CXXConstructorDecl>(&Definition))
    for (const CXXCtorInitializer *Init : Constructor->inits())
      if (Init->isWritten() && Init->getInit()) {
        Slot->add(in(*Init->getInit(), Context));
        if (Init->isMemberInitializer())
          addName(*Slot, Init->getMember()->getDeclName());
      }
  Slot->IsDoubtful |= Slot->HasMark && (Slot->HasQueryName || namesUri(*Slot));
  return *Slot;
}

bool EvidenceReader::isCoder(const FunctionDecl &Callee) const {
  return Callee.getDeclName().isIdentifier() &&
         Unit.Names.say(Callee.getName(),
                        {NameMeaning::Encoder, NameMeaning::Decoder});
}

bool EvidenceReader::isMore(const Expr &Call, const FunctionDecl &Callee) {
  auto Known = Purposes.find(&Callee);
  if (Known == Purposes.end()) {
    const llvm::StringRef Name =
        Callee.getDeclName().isIdentifier() ? Callee.getName() : "";
    const bool IsMore =
        Unit.Names.say(Name, {NameMeaning::Encoder, NameMeaning::Decoder,
                              NameMeaning::Parser}) ||
        Unit.ConfiguredEncoders.count(Name) != 0 ||
        Unit.Encoders.mayEncode(Callee) ||
        Unit.Encoders.decoders().mayDecode(Callee);
    Known =
        Purposes
            .try_emplace(&Callee,
                         Purpose{IsMore, mayHaveAny(Using, Callee, Unit.Calls)})
            .first;
  }
  return Known->second.IsMore ||
         (Known->second.MayHaveFacts && hasAny(Using, Call, Unit.Calls));
}

/// Whether \p T contains text that a URI can contain, or an encoded or decoded
/// value.
static bool isOfUri(TextRef T) {
  return findNode(T, [](const TextNode &N) {
    if (N.Kind == TextNode::Literal)
      return (evidenceOfLiteral(N.Bytes->Text.Text) &
              (OfUris | EvidencePath)) != 0;
    return N.Kind == TextNode::Coded ||
           (N.Kind == TextNode::Value &&
            llvm::any_of(N.Facts->Done, [](const Transformer *How) {
              return How->Kind == Transformer::Encode ||
                     How->Kind == Transformer::Decode;
            }));
  });
}

/// Whether a call can bring text of a URI or operations to the function that
/// makes it.
static bool concernsCallers(const TextSummary &Summary) {
  return llvm::any_of(Summary.Events,
                      [](const TextEvent &Each) {
                        return dependsOnCaller(Each.Input);
                      }) ||
         llvm::any_of(Summary.Texts,
                      [](const FinishedText &Each) {
                        return dependsOnCaller(Each.Text) &&
                               ((Each.Use.Kind != Usage::Value &&
                                 Each.Use.Kind != Usage::Comparand &&
                                 Each.Use.Kind != Usage::HumanText) ||
                                isOfUri(Each.Text));
                      }) ||
         isOfUri(Summary.Returned) ||
         llvm::any_of(Summary.Written, [](const WrittenText &Each) {
           return isOfUri(Each.Becomes.Holds.Text);
         });
}

/// Whether an object of \p Type can hold text, or lead to it.
static bool canHoldText(QualType Type) {
  Type = Type.getNonReferenceType();
  return Type->isPointerType() || Type->isRecordType() || isTextType(Type);
}

const FunctionDecl *EvidenceReader::followed(const FunctionDecl &Callee) {
  const FunctionDecl *Definition = nullptr;
  if (!Callee.hasBody(Definition) || Definition->isDependentContext())
    return nullptr;
  const auto *Method = llvm::dyn_cast<CXXMethodDecl>(Definition);
  const bool PassesText =
      (Method && !Method->isStatic()) ||
      canHoldText(Definition->getReturnType()) ||
      llvm::any_of(Definition->parameters(), [](const ParmVarDecl *Param) {
        return canHoldText(Param->getType());
      });
  return PassesText && !isInLibrary(*Definition) ? Definition : nullptr;
}

bool EvidenceReader::extendsUri(const UriEvidence &Said) {
  if (!Said.HasPath && !Said.HasMark)
    return false;
  return llvm::any_of(Said.Fields, [this](const FieldDecl *Field) {
    const auto [Entry, IsNew] = Begun.try_emplace(Field, false);
    if (IsNew)
      Entry->second = llvm::any_of(
          Unit.Stored.storing(*Field), [this](const FunctionDecl *Other) {
            const UriEvidence &Stored = of(*Other);
            return Stored.IsSufficient || Stored.HasMore || namesUri(Stored);
          });
    return Entry->second;
  });
}

bool EvidenceReader::concernsUris(const FunctionDecl &Definition) {
  const auto Answered = Reached.find(&Definition);
  if (Answered != Reached.end())
    return Answered->second.Concerns;
  // Who calls more than that is looked at.
  static constexpr unsigned MaxCallees = 1000;
  llvm::SmallSetVector<const FunctionDecl *, 16> Seen;
  Seen.insert(&Definition);
  Reach Result;
  for (size_t I = 0; I < Seen.size() && !Result.Concerns; ++I) {
    const FunctionDecl *Function = Seen[I];
    if (const auto Before = Reached.find(Function);
        Before != Reached.end() &&
        (!Before->second.Concerns || Before->second.ConcernsCallers)) {
      Result.add(Before->second.HasPath, Before->second.HasUriName);
      Result.ConcernsCallers |= Before->second.ConcernsCallers;
      Result.Concerns |= Result.ConcernsCallers;
      continue;
    }
    const UriEvidence &Said = of(*Function);
    Result.add(Said.HasPath, namesUri(Said));
    if (Said.IsSufficient || Said.HasMore ||
        llvm::any_of(Said.Calls, [this](const auto &Call) {
          return isMore(*Call.first, *Call.second);
        })) {
      // Callers are not concerned by what a function does not pass on.
      const TextSummary *Summary = Function == &Definition
                                       ? nullptr
                                       : Unit.summaryOfDefinition(*Function);
      Result.ConcernsCallers |= Summary && concernsCallers(*Summary);
      Result.Concerns |= !Summary || Result.ConcernsCallers;
      continue;
    }
    for (const auto &[Call, Callee] : Said.Calls)
      if (const FunctionDecl *Body = followed(*Callee))
        Seen.insert(Body);
    Result.Concerns |= extendsUri(Said);
    Result.ConcernsCallers |= Seen.size() > MaxCallees;
    Result.Concerns |= Result.ConcernsCallers;
  }
  return (Reached[&Definition] = Result).Concerns;
}

} // namespace clang::tidy::uri
