//===--- EncoderSuggestion.cpp - uri-tidy ---------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "unit/EncoderSuggestion.h"
#include "LLVMSupportCompat.h"
#include "ast/TextTypes.h"
#include "unit/UnitAnalysis.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/Basic/SourceManager.h"

namespace clang::tidy::uri {

using uricore::Component;

/// Whether a method can be called on \p Code as it is: there is no operator, to
/// judge by the spaces, outside of brackets.
static bool isPostfix(llvm::StringRef Code) {
  int Depth = 0;
  for (const char C : Code) {
    Depth += llvm::StringRef("([{").contains(C);
    Depth -= llvm::StringRef(")]}").contains(C);
    if (Depth == 0 && llvm::StringRef(" \t\n\"+*&").contains(C))
      return false;
  }
  return true;
}

std::string EncoderSuggestion::around(llvm::StringRef Value) const {
  const auto [Before, After] = llvm::StringRef(Call).split("{}");
  if (Before.empty() && !isPostfix(Value))
    return ("(" + Value + ")" + After).str();
  return (Before + Value + After).str();
}

llvm::StringRef EncoderSuggestion::function() const {
  // `{}.toPercentEncoding()`
  if (compat::startsWith(Call, "{}."))
    return llvm::StringRef(Call).drop_front(3).split('(').first;
  // `QString::fromLatin1(QUrl::toPercentEncoding({}))`
  const llvm::StringRef Front =
      llvm::StringRef(Call).take_until([](char C) { return C == '{'; });
  const size_t Open = Front.rfind('(');
  const llvm::StringRef Around = Front.take_front(Open);
  return Around.substr(Around.find_last_of("(, ") + 1);
}

/// The entries of the option Encoder, `component=call` or just `call`, as pairs
/// of the component, which is empty for all, and the call.
static std::vector<std::pair<StringRef, StringRef>>
entriesOf(StringRef Option) {
  std::vector<std::pair<StringRef, StringRef>> Entries;
  for (const StringRef Entry : compat::entriesOfList(Option)) {
    const auto [Before, After] = Entry.split('=');
    if (Entry.contains('='))
      Entries.emplace_back(Before.trim(), After.trim());
    else
      Entries.emplace_back("", Entry.trim());
  }
  return Entries;
}

std::vector<std::string> EncoderOption::functions() const {
  std::vector<std::string> Names;
  for (const auto &[Which, Call] : entriesOf(Encoder)) {
    const StringRef Name = Call.split('(').first.trim();
    Names.push_back(Name.substr(Name.rfind(':') + 1).str());
  }
  return Names;
}

/// The call that \p Option specifies for \p C; empty if there is none.
static std::string configuredEncoder(StringRef Option, Component C) {
  const std::string_view Name = uricore::name(C);
  std::string General;
  for (const auto &[Which, Call] : entriesOf(Option)) {
    if (Which == StringRef(Name.data(), Name.size()))
      return Call.str();
    if (Which.empty())
      General = Call.str();
  }
  return General;
}

/// Whether the encoder of \p Fact is suitable for a single piece of data in
/// \p Which.
static bool fits(const ApiFact &Fact, Component Which) {
  const bool IsQuery =
      Which == Component::QueryKey || Which == Component::QueryValue;
  return Fact.Keeps && !Fact.KeepsEscapes && (!Fact.PlusIsSpace || IsQuery) &&
         Fact.Keeps->isDisjointFrom(uricore::CharSet("/?#&=+;:@"));
}

static std::string classOfText(QualType Type) {
  const bool IsText =
      (Type->isPointerType() || Type->isArrayType()) && isTextType(Type);
  return IsText ? "char *" : className(Type);
}

static std::optional<SuggestedEncoder>
encoderOfLibrary(StringRef Class, const llvm::StringSet<> &Includes) {
  return suggestedEncoderFor(
      Class, [&](StringRef Header) { return Includes.contains(Header); });
}

static std::string releaseOf(const SuggestedEncoder &Known) {
  return Known.Release.empty()
             ? ""
             : ", and release the result with '" + Known.Release.str() + "'";
}

std::optional<EncoderSuggestion>
suggestEncoder(const Expr &Value, Component Which, const EncoderOption &Option,
               const llvm::StringSet<> &Includes, UnitAnalysis &Analysis,
               const ASTContext &Context) {
  const QualType Type = Value.IgnoreParenImpCasts()->getType();
  const bool IsObject = !className(Type).empty() && !Type->isPointerType();
  const std::string Configured = configuredEncoder(Option.Encoder, Which);
  if (!Configured.empty()) {
    const bool IsCall = StringRef(Configured).contains("{}");
    return EncoderSuggestion{IsCall ? Configured : Configured + "({})",
                             Option.Header, IsObject, ""};
  }
  for (const CallExpr *Call : Analysis.encoders()) {
    const FunctionDecl *Callee = Call->getDirectCallee();
    if (!Callee || llvm::isa<CXXMethodDecl>(Callee))
      continue;
    const auto [Plain, Facts] = Analysis.plainCallOf(*Call);
    if (Plain.empty() || !llvm::all_of(Facts, [&](const ApiFact &Fact) {
          return Fact.Role != ApiRole::Encodes || fits(Fact, Which);
        }))
      continue;
    // Only consider functions that are declared before the place of the call.
    if (!Context.getSourceManager().isBeforeInTranslationUnit(
            Callee->getFirstDecl()->getLocation(), Value.getBeginLoc()))
      continue;
    return EncoderSuggestion{
        Plain, "",
        IsObject && Context.hasSameUnqualifiedType(
                        Callee->getReturnType().getNonReferenceType(),
                        Type.getNonReferenceType()),
        ", as this file does for other values"};
  }
  const std::string Class = classOfText(Type);
  const auto Known = encoderOfLibrary(Class, Includes);
  if (!Known)
    return std::nullopt;
  return EncoderSuggestion{Known->Call.str(), Known->Include.str(),
                           IsObject && Known->Result == StringRef(Class),
                           releaseOf(*Known)};
}

/// Whether the call that takes a string used as \p Use as a URI contains
/// \p Part: it can take an object instead of the string.
static bool isTakenInPlace(const Expr &Part, const Usage &Use,
                           const SourceManager &SM) {
  return Use.Kind == Usage::UriSink && Use.At &&
         SM.isPointWithin(SM.getExpansionLoc(Part.getBeginLoc()),
                          SM.getExpansionLoc(Use.At->getBeginLoc()),
                          SM.getExpansionLoc(Use.At->getEndLoc()));
}

std::optional<EncoderSuggestion>
suggestFileUri(const Expr &Path, const Usage &Use,
               const llvm::StringSet<> &Includes, const ASTContext &Context) {
  const auto Known = encoderOfLibrary(
      classOfText(Path.IgnoreParenImpCasts()->getType()), Includes);
  if (!Known || Known->FileUri.empty())
    return std::nullopt;
  // What is in brackets makes text of the result.
  const auto [Call, Rest] = Known->FileUri.split('[');
  const bool IsText = !isTakenInPlace(Path, Use, Context.getSourceManager());
  return EncoderSuggestion{(Call + (IsText ? Rest.split(']').first : "")).str(),
                           "", /*FitsType=*/false, releaseOf(*Known)};
}

} // namespace clang::tidy::uri
