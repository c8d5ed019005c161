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
#include "clang/AST/Attr.h"
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

/// Whether an object of \p From becomes one of \p To without a cast.
static bool converts(QualType From, QualType To, const ASTContext &Context) {
  const CXXRecordDecl *Source = From->getAsCXXRecordDecl();
  const CXXRecordDecl *Target = To->getAsCXXRecordDecl();
  if (!Source || !Target || !Source->hasDefinition() ||
      !Target->hasDefinition())
    return false;
  return llvm::any_of(Source->getDefinition()->getVisibleConversionFunctions(),
                      [&](const NamedDecl *Each) {
                        const auto *Conversion =
                            llvm::dyn_cast<CXXConversionDecl>(
                                Each->getUnderlyingDecl());
                        return Conversion && !Conversion->isExplicit() &&
                               Context.hasSameUnqualifiedType(
                                   Conversion->getConversionType(), To);
                      }) ||
         llvm::any_of(Target->ctors(), [&](const CXXConstructorDecl *Each) {
           return Each->isConvertingConstructor(/*AllowExplicit=*/false) &&
                  Each->getNumParams() > 0 &&
                  Context.hasSameUnqualifiedType(
                      Each->getParamDecl(0)->getType().getNonReferenceType(),
                      From);
         });
}

/// Whether \p Encoder takes an object of \p Type as its first argument,
/// wherever that is from, and returns another one, which owns its text.
static bool isForType(const FunctionDecl &Encoder, QualType Type,
                      const ASTContext &Context) {
  if (Encoder.getNumParams() == 0 ||
      onlyRefersToText(Encoder.getReturnType()) ||
      !Context.hasSameUnqualifiedType(Encoder.getReturnType(), Type))
    return false;
  const QualType Parameter = Encoder.getParamDecl(0)->getType();
  const QualType Taken = Parameter.getNonReferenceType();
  return (!Parameter->isReferenceType() || Taken.isConstQualified()) &&
         (Context.hasSameUnqualifiedType(Taken, Type) ||
          converts(Type, Taken, Context));
}

/// Whether a call of \p Encoder in \p In is one of that function, and does not
/// call \p In again.
static bool canCall(const FunctionDecl &Encoder, const Decl &In,
                    UnitAnalysis &Analysis) {
  const Surroundings &Around = Analysis.around(In);
  const bool IsGlobal =
      Encoder.getDeclContext()->getRedeclContext()->isTranslationUnit();
  // Only the type of an argument leads to a function that a class declares as a
  // friend.
  if (Encoder.getFirstDecl()->getFriendObjectKind() == Decl::FOK_Undeclared ||
      Encoder.hasAttr<DeprecatedAttr>())
    return false;
  // For some arguments, the overload that is chosen may be deleted.
  const auto IsDeleted = [](const NamedDecl *Each) {
    const FunctionDecl *Other = Each->getAsFunction();
    return Other && Other->isDeleted();
  };
  if (llvm::any_of(Encoder.getDeclContext()->lookup(Encoder.getDeclName()),
                   IsDeleted))
    return false;
  return !(IsGlobal && Encoder.getIdentifier() &&
           Around.hides(*Encoder.getIdentifier())) &&
         !Around.isCalledBy(Encoder);
}

/// The functions of the unit that are called \p Name, with its namespaces.
static llvm::SmallVector<const FunctionDecl *, 2>
functionsNamed(StringRef Name, const ASTContext &Context) {
  llvm::SmallVector<StringRef, 4> Parts;
  Name.split(Parts, "::", /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  llvm::SmallVector<const DeclContext *, 2> Scopes = {
      Context.getTranslationUnitDecl()};
  llvm::SmallVector<const FunctionDecl *, 2> Result;
  for (const StringRef Part : Parts) {
    llvm::SmallVector<const DeclContext *, 2> Inner;
    Result.clear();
    for (const DeclContext *Scope : Scopes)
      for (const NamedDecl *Found : Scope->lookup(&Context.Idents.get(Part))) {
        Found = Found->getUnderlyingDecl();
        if (const auto *Function = llvm::dyn_cast<FunctionDecl>(Found))
          Result.push_back(Function);
        else if (llvm::isa<NamespaceDecl, RecordDecl>(Found))
          Inner.push_back(llvm::cast<DeclContext>(Found));
      }
    Scopes = Inner;
  }
  return Result;
}

/// The encoder that the user has configured as \p Configured.
static EncoderSuggestion configured(const std::string &Configured,
                                    const std::string &Header, QualType Type,
                                    bool IsObject, const Decl &In,
                                    UnitAnalysis &Analysis,
                                    const ASTContext &Context) {
  if (StringRef(Configured).contains("{}"))
    return {Configured, Header, IsObject, ""};
  llvm::SmallVector<StringRef, 2> Parts;
  StringRef(Configured).split(Parts, "::");
  const bool IsHidden =
      (!Parts.front().empty() &&
       Analysis.around(In).hides(Context.Idents.get(Parts.front()))) ||
      llvm::any_of(Parts, [&Context](StringRef Part) {
        return Context.Idents.get(Part).hadMacroDefinition();
      });
  const auto Known = functionsNamed(Configured, Context);
  // Nothing is known of a function in a header that is not included yet.
  const bool Fits = Known.empty()
                        ? !Header.empty()
                        : llvm::any_of(Known, [&](const FunctionDecl *Each) {
                            return isForType(*Each, Type, Context) &&
                                   canCall(*Each, In, Analysis);
                          });
  return {Configured + "({})", Header, IsObject && Fits && !IsHidden, ""};
}

std::optional<EncoderSuggestion>
suggestEncoder(const Expr &Value, const Decl &In, Component Which,
               const EncoderOption &Option, const llvm::StringSet<> &Includes,
               UnitAnalysis &Analysis, const ASTContext &Context) {
  const QualType Type = Value.IgnoreUnlessSpelledInSource()->getType();
  const bool IsObject = !className(Type).empty() && !Type->isPointerType();
  if (const std::string Own = configuredEncoder(Option.Encoder, Which);
      !Own.empty())
    return configured(Own, Option.Header, Type, IsObject, In, Analysis,
                      Context);
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
    return EncoderSuggestion{Plain, "",
                             IsObject && isForType(*Callee, Type, Context) &&
                                 canCall(*Callee, In, Analysis),
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
