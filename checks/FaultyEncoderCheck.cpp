//===--- FaultyEncoderCheck.cpp - uri-tidy --------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FaultyEncoderCheck.h"
#include "LLVMCompat.h"
#include "ast/FindStmt.h"
#include "encoder/Fix.h"
#include "knowledge/Names.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Path.h"

namespace clang::tidy::uri {

FaultyEncoderCheck::FaultyEncoderCheck(StringRef Name,
                                       ClangTidyContext *Context,
                                       std::shared_ptr<UnitAnalysis> Analysis)
    : UriCheck(Name, Context, std::move(Analysis)),
      LocaleDependence(Options.get("LocaleDependence", false)) {}

void FaultyEncoderCheck::storeOptions(ClangTidyOptions::OptionMap &Opts) {
  UriCheck::storeOptions(Opts);
  Options.store(Opts, "LocaleDependence", LocaleDependence);
}

std::optional<Confidence>
FaultyEncoderCheck::concernsUris(const FunctionDecl &Function,
                                 const EncoderBehaviour &Encoder) const {
  if (Encoder.UsesBackslash)
    return std::nullopt;
  const std::string Name = Function.getNameAsString();
  if (says(Name, NameMeaning::UriRelated))
    return Confidence::Certain;
  if (says(Name, NameMeaning::OtherEscape))
    return std::nullopt;
  // No URI contains a space: a function that keeps it has another purpose.
  if (Encoder.Passed.contains(' '))
    return std::nullopt;
  // ECMAScript's escape() is a different encoding.
  if (llvm::any_of(Encoder.MalformedWide, [](const auto &Entry) {
        return compat::startsWith(Entry.second, "%u");
      }))
    return std::nullopt;
  std::string Around = qualifiedName(Function);
  for (const ParmVarDecl *Parameter : Function.parameters())
    Around += " " + Parameter->getName().str();
  const SourceManager &SM = context().getSourceManager();
  if (says(Around, NameMeaning::OtherEscape))
    return std::nullopt;
  const StringRef File = llvm::sys::path::stem(
      SM.getFilename(SM.getExpansionLoc(Function.getLocation())));
  if (says(Around, NameMeaning::UriRelated) ||
      says(File, NameMeaning::UriRelated))
    return Confidence::Certain;
  for (const FunctionDecl *Caller : analysis().callersOf(Function))
    if (says(qualifiedName(*Caller), NameMeaning::UriRelated))
      return Confidence::Certain;
  // Properties that only percent-encoding for URIs has: the characters that it
  // keeps, and '+' for a space.
  using uricore::CharSet;
  const CharSet Marks =
      Encoder.Passed - uricore::Alpha - uricore::Digit - uricore::NonAscii;
  const bool KeepsUriMarks = CharSet("-._~").isSubsetOf(Marks) &&
                             Marks.isSubsetOf(uricore::Pchar | CharSet("/?"));
  if (KeepsUriMarks || Encoder.SpaceToPlus || hasWord(Name, {"percent", "pct"}))
    return Confidence::Likely;
  return std::nullopt;
}

/// Whether \p Function calls another one to write the escape of a character.
static bool callsEncoderOfCharacter(const FunctionDecl &Function,
                                    EncoderSummaries &Summaries) {
  return findStmt(Function.getBody(), [&](const Stmt &S) {
    const auto *Call = llvm::dyn_cast<CallExpr>(&S);
    const FunctionDecl *Callee = Call ? Call->getDirectCallee() : nullptr;
    if (!Callee || Callee->getCanonicalDecl() == Function.getCanonicalDecl())
      return false;
    const EncoderBehaviour *Helper = Summaries.behaviourOf(*Callee);
    return Helper && Helper->IsOfCharacter;
  });
}

void FaultyEncoderCheck::checkFunction(const FunctionDecl &Function) {
  EncoderSummaries &Summaries = analysis().encoderSummaries();
  const EncoderBehaviour *Encoder = Summaries.behaviourOf(Function);
  if (!Encoder || !Summaries.decidesItself(Function) ||
      Function.getLocation().isMacroID())
    return;
  const auto Level = concernsUris(Function, *Encoder);
  if (!Level || !isReported(*Level))
    return;
  const std::string Name = Function.getNameAsString();
  EncoderPurpose Purpose;
  Purpose.IsComponent = hasWord(Name, {"component"});
  Purpose.IsValue =
      hasWord(Name, {"value", "param", "parameter", "arg", "argument"});
  Purpose.IsIri = hasWord(Name, {"iri", "utf"});
  Purpose.LocaleDependence = LocaleDependence;
  auto Defects = findDefects(*Encoder, Purpose);
  // The escapes that a helper writes are reported for the helper.
  if (callsEncoderOfCharacter(Function, Summaries))
    llvm::erase_if(Defects, [](const EncoderDefect &Defect) {
      return Defect.Kind <= EncoderDefect::OutOfBounds;
    });
  if (Defects.empty() || !claim(Function.getLocation()))
    return;
  std::string Deeds;
  for (size_t I = 0; I < Defects.size(); ++I)
    Deeds += (I == 0                    ? ""
              : I + 1 == Defects.size() ? " and "
                                        : ", ") +
             Defects[I].Deed;
  auto Diag = diag(Function.getLocation(), "'%0' %1") << Name << Deeds;
  for (const FixItHint &Hint : fixEncoder(Function, *Encoder, Defects, Purpose,
                                          analysis().encoderSummaries()))
    Diag << Hint;
}

} // namespace clang::tidy::uri
