//===--- UriSigns.cpp - uri-tidy ------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "flow/UriSigns.h"
#include "flow/FindStmt.h"
#include "model/Names.h"
#include "model/TextSigns.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace clang::tidy::uri {

/// The signs of text that a URI has. A format has none, nor a sentence with a
/// slash in it.
static constexpr TextSigns OfUris =
    SignWholeUri | SignIdentifierUri | SignUriName | SignDoubleSlash |
    SignKeyValue | SignKeyBegin | SignPath | SignEscapeText | SignLoneEscape;

/// Whether \p Literal is what `__FILE__` stands for, in an assertion.
static bool isFileName(const StringLiteral &Literal,
                       const ASTContext &Context) {
  const SourceLocation Loc = Literal.getBeginLoc();
  return Loc.isMacroID() && Literal.getNumConcatenated() == 1 &&
         Lexer::getImmediateMacroName(Loc, Context.getSourceManager(),
                                      Context.getLangOpts()) == "__FILE__";
}

static void addLiteral(UriSigns &Signs, const StringLiteral &Literal,
                       const ASTContext &Context) {
  if (Literal.getCharByteWidth() != 1) {
    Signs.IsSure = true;
    return;
  }
  const llvm::StringRef Text = Literal.getString();
  const TextSigns Said = signsOfLiteral(Text);
  if (Said & (SignWholeUri | SignSeparator))
    Signs.HasMore = true;
  if (!mayBePartOfUri(Text))
    return;
  if ((Said & OfUris) && !isFileName(Literal, Context))
    Signs.IsSure = true;
  else
    Signs.IsDoubtful = true;
}

static void addVariable(UriSigns &Signs, const ValueDecl &D, bool IsMember) {
  const auto *Var = llvm::dyn_cast<VarDecl>(&D);
  if (!Var || Var->isLocalVarDecl() || !isTextType(Var->getType()))
    return;
  if (llvm::isa<ParmVarDecl>(Var))
    Signs.IsDoubtful = true;
  else if (IsMember)
    Signs.HasMore = true;
  else
    // A constant declared elsewhere stands for its text.
    Signs.IsSure = true;
}

using Roles = llvm::ArrayRef<ApiRole>;

static bool mayHaveAny(Roles Sought, const FunctionDecl &Callee,
                       const CallFacts &Facts) {
  return llvm::any_of(
      Sought, [&](ApiRole Role) { return Facts.mayHave(Callee, Role); });
}

/// Whether \p Call has one of \p Sought, by what is known of it; a file's name
/// is no part of a URI.
static bool hasAny(Roles Sought, const Expr &Call, const FunctionDecl &Callee,
                   const CallFacts &Facts) {
  const auto *Construct = llvm::dyn_cast<CXXConstructExpr>(&Call);
  const auto Known =
      Construct
          ? Facts.of(Callee, {Construct->getArgs(), Construct->getNumArgs()})
          : Facts.of(llvm::cast<CallExpr>(Call));
  return llvm::any_of(Known, [&](const ApiFact &Fact) {
    return llvm::is_contained(Sought, Fact.Role) &&
           !(Fact.Role == ApiRole::Takes && Fact.Part == UriPart::FileName &&
             Fact.Form != TextForm::Raw);
  });
}

static constexpr ApiRole Coding[] = {ApiRole::Encodes, ApiRole::Decodes};
static constexpr ApiRole Using[] = {ApiRole::Encodes, ApiRole::Decodes,
                                    ApiRole::Takes, ApiRole::Gives};

UriSigns SignReader::in(const Stmt &S, const ASTContext &Context) {
  UriSigns Signs;
  findStmt(&S, [&](const Stmt &Next) {
    if (const auto *Call = llvm::dyn_cast<CallExpr>(&Next)) {
      if (const FunctionDecl *Callee = Call->getDirectCallee()) {
        Signs.Calls.emplace_back(Call, Callee);
        Signs.IsSure |= mayHaveAny(Coding, *Callee, Summaries.Calls) &&
                        hasAny(Coding, *Call, *Callee, Summaries.Calls);
      }
    } else if (const auto *Construct =
                   llvm::dyn_cast<CXXConstructExpr>(&Next)) {
      Signs.Calls.emplace_back(Construct, Construct->getConstructor());
    } else if (Signs.IsSure) {
      // Nothing else matters then.
    } else if (const auto *Literal = llvm::dyn_cast<StringLiteral>(&Next)) {
      addLiteral(Signs, *Literal, Context);
    } else if (const auto *Character =
                   llvm::dyn_cast<CharacterLiteral>(&Next)) {
      Signs.HasMore |= Character->getValue() < 0x80 &&
                       llvm::StringRef("?&/=#;").contains(
                           static_cast<char>(Character->getValue()));
    } else if (const auto *Ref = llvm::dyn_cast<DeclRefExpr>(&Next)) {
      addVariable(Signs, *Ref->getDecl(), /*IsMember=*/false);
    } else if (const auto *Member = llvm::dyn_cast<MemberExpr>(&Next)) {
      addVariable(Signs, *Member->getMemberDecl(), /*IsMember=*/true);
    } else if (const auto *Declared = llvm::dyn_cast<DeclStmt>(&Next)) {
      // Macros put a literal into a class of its own.
      Signs.HasMore |= llvm::any_of(Declared->decls(), [](const Decl *D) {
        return llvm::isa<CXXRecordDecl>(D);
      });
    }
    return false;
  });
  return Signs;
}

const UriSigns &SignReader::of(const FunctionDecl &Definition) {
  auto &Slot = Known[&Definition];
  if (Slot)
    return *Slot;
  const ASTContext &Context = Definition.getASTContext();
  Slot = std::make_unique<UriSigns>();
  if (const Stmt *Body = Definition.getBody())
    *Slot = in(*Body, Context);
  if (const auto *Constructor = llvm::dyn_cast<CXXConstructorDecl>(&Definition))
    for (const CXXCtorInitializer *Init : Constructor->inits())
      if (Init->isWritten()) {
        const UriSigns More = in(*Init->getInit(), Context);
        Slot->IsSure |= More.IsSure;
        Slot->IsDoubtful |= More.IsDoubtful;
        Slot->HasMore |= More.HasMore;
        Slot->Calls.append(More.Calls.begin(), More.Calls.end());
      }
  return *Slot;
}

bool SignReader::isMore(const Expr &Call, const FunctionDecl &Callee) {
  auto Known = Purposes.find(&Callee);
  if (Known == Purposes.end()) {
    const llvm::StringRef Name =
        Callee.getDeclName().isIdentifier() ? Callee.getName() : "";
    const bool IsMore = saysEncoder(Name) || saysDecoder(Name) ||
                        saysParser(Name) ||
                        Summaries.ConfiguredEncoders.count(Name) != 0 ||
                        Summaries.HandWritten.mayEncode(Callee);
    Known = Purposes
                .try_emplace(
                    &Callee,
                    Purpose{IsMore, mayHaveAny(Using, Callee, Summaries.Calls)})
                .first;
  }
  return Known->second.IsMore || (Known->second.MayHaveFacts &&
                                  hasAny(Using, Call, Callee, Summaries.Calls));
}

/// Whether a call can bring text of a URI or operations to where it stands.
static bool tellsCallers(const FunctionSummary &Summary) {
  const auto IsOfUri = [](const Template &Text) {
    return (signsOfLiteral(Text.Text) & OfUris) != 0 ||
           llvm::any_of(Text.Holes, [](const Hole &H) { return H.By; });
  };
  return !Summary.ByArgument.Operations.empty() ||
         llvm::any_of(Summary.ByArgument.Strings,
                      [&](const BuiltString &String) {
                        return (String.Use.What != Usage::Value &&
                                String.Use.What != Usage::Needle &&
                                String.Use.What != Usage::Prose) ||
                               IsOfUri(String.Content);
                      }) ||
         (Summary.Returned && IsOfUri(*Summary.Returned)) ||
         llvm::any_of(Summary.Written,
                      [&](const auto &Entry) { return IsOfUri(Entry.second); });
}

bool SignReader::concernsUris(const FunctionDecl &Definition) {
  const auto Answered = Concerned.find(&Definition);
  if (Answered != Concerned.end())
    return Answered->second;
  // Who calls more than that is looked at.
  static constexpr unsigned MaxCallees = 100;
  llvm::SmallPtrSet<const FunctionDecl *, 16> Seen = {&Definition};
  llvm::SmallVector<const FunctionDecl *, 16> Pending = {&Definition};
  bool Result = false;
  while (!Result && !Pending.empty()) {
    const FunctionDecl *Function = Pending.pop_back_val();
    const UriSigns &Said = of(*Function);
    if (Said.IsSure || Said.HasMore ||
        llvm::any_of(Said.Calls, [this](const auto &Call) {
          return isMore(*Call.first, *Call.second);
        })) {
      // What a function keeps to itself is no affair of its callers.
      const FunctionSummary *Summary =
          Function == &Definition ? nullptr : Summaries.ofDefinition(*Function);
      Result = !Summary || tellsCallers(*Summary);
      continue;
    }
    Result = Seen.size() > MaxCallees;
    for (const auto &[Call, Callee] : Said.Calls)
      if (const FunctionDecl *Body = FunctionSummaries::followed(*Callee);
          Body && Seen.insert(Body).second)
        Pending.push_back(Body);
  }
  return Concerned[&Definition] = Result;
}

} // namespace clang::tidy::uri
