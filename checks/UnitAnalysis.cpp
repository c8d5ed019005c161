//===--- UnitAnalysis.cpp - uri-tidy --------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "UnitAnalysis.h"
#include "EvaluatedStrings.h"
#include "ast/TextTypes.h"
#include "eval/Evaluator.h"
#include "flow/FunctionStrings.h"
#include "flow/PreparedText.h"
#include "knowledge/CatalogueReader.h"
#include "clang/AST/DeclCXX.h"
#include "clang/Basic/SourceManager.h"
#include <cstdlib>

namespace clang::tidy::uri {

bool FoundUri::isLocalFile(const Hole &H) const {
  const llvm::StringRef Front =
      llvm::StringRef(content().Text).slice(Uri.Begin, H.Pos);
  return Front == "file:" || Front == "file://" || Front == "file:///";
}

static bool isCovered(const FunctionDecl &Function) {
  if (!Function.doesThisDeclarationHaveABody() ||
      Function.isTemplateInstantiation() || Function.isImplicit() ||
      Function.isDefaulted())
    return true;
  // The body of a lambda belongs to the function around it.
  const auto *Method = llvm::dyn_cast<CXXMethodDecl>(&Function);
  return Method && Method->getParent()->isLambda();
}

static const Expr *initializerOf(const Decl &D) {
  if (const auto *Parameter = llvm::dyn_cast<ParmVarDecl>(&D))
    return Parameter->hasUnparsedDefaultArg() ||
                   Parameter->hasUninstantiatedDefaultArg()
               ? nullptr
               : Parameter->getDefaultArg();
  // Locals belong to their function, instantiations to their template.
  if (const auto *Var = llvm::dyn_cast<VarDecl>(&D))
    return Var->isLocalVarDeclOrParm() ||
                   Var->getTemplateInstantiationPattern() != nullptr
               ? nullptr
               : Var->getInit();
  if (const auto *Field = llvm::dyn_cast<FieldDecl>(&D))
    return Field->getInClassInitializer();
  return nullptr;
}

void UnitAnalysis::keep(const Decl &D, const DeclStrings &Strings,
                        llvm::ArrayRef<const CallExpr *> Calls) {
  Known[&D] = &Strings;
  if (!Strings.empty())
    Builders.push_back(&D);
  for (const BuiltString &String : Strings.Strings)
    for (const LiteralRun &Run : String.Content.Runs)
      if (Run.Literal) {
        if (Run.Spelling != Dialect::Plain)
          Formats.insert(Run.Literal);
        if (String.Use.Kind == Usage::RawSink)
          RawTexts.insert(Run.Literal);
      }
  for (const TextOperation &Operation : Strings.Operations)
    if (Operation.Kind == TextOperation::Encode ||
        Operation.Kind == TextOperation::Decode)
      Operations.try_emplace(Operation.Call, &Operation);
  Encoders.insert(Encoders.end(), Calls.begin(), Calls.end());
  if (!Calls.empty())
    Encoding.insert(&D);
}

const DeclStrings &UnitAnalysis::keep(const Decl &D,
                                      const TextSummary &Summary) {
  OfInitializers.push_back(
      std::make_unique<DeclStrings>(uri::stringsOf(Summary, *Places)));
  keep(D, *OfInitializers.back(), Summary.Encoders);
  return *OfInitializers.back();
}

const DeclStrings &UnitAnalysis::evaluate(const FunctionDecl &Function) {
  if (Places) {
    Evaluated.insert(&Function);
    return keep(Function, *Places->summaryOfDefinition(Function));
  }
  const FunctionSummary *Summary = Summaries.ofDefinition(Function);
  Evaluated.insert(&Function);
  keep(Function, Summary->All, Summary->Encoders);
  return Summary->All;
}

const DeclStrings &UnitAnalysis::stringsOf(const Decl &D) {
  static const DeclStrings None;
  const auto [Slot, IsNew] = Known.try_emplace(&D, &None);
  if (!IsNew)
    return *Slot->second;
  Unit = &D.getASTContext();
  if (!Places && std::getenv("URI_TIDY_PLACES")) {
    Places =
        std::make_unique<UnitTexts>(*Unit, Summaries.Budget, Summaries.Names,
                                    Summaries.Calls, Summaries.HandWritten);
    Places->ConfiguredEncoders = Summaries.ConfiguredEncoders;
  }
  const SourceManager &SM = Unit->getSourceManager();
  const SourceLocation Begin = SM.getExpansionLoc(D.getBeginLoc());
  if (Begin.isInvalid() || SM.isInSystemHeader(Begin))
    return None;
  if (const auto *Function = llvm::dyn_cast<FunctionDecl>(&D)) {
    if (isCovered(*Function))
      return None;
    const UriEvidence &Said = Evidence.of(*Function);
    for (const auto &[Call, Callee] : Said.Calls)
      if (Callee->isDefined()) {
        auto &Entry = Callers[Callee->getCanonicalDecl()];
        if (Entry.empty() || Entry.back() != Function)
          Entry.push_back(Function);
      }
    if (Summaries.KeepsAllTexts || Said.IsSufficient ||
        (Said.IsDoubtful && Evidence.concernsUris(*Function)))
      return evaluate(*Function);
    if (Said.IsDoubtful)
      Doubtful.push_back(Function);
    return None;
  }
  const Expr *Init = initializerOf(D);
  if (!Init)
    return None;
  const UriEvidence Said = Evidence.in(*Init, *Unit);
  if (!Said.IsSufficient && !Said.IsDoubtful)
    return None;
  if (Places) {
    Evaluator Initialized(*Places, nullptr);
    const auto &Value = llvm::cast<ValueDecl>(D);
    if (isTextType(Value.getType().getNonReferenceType()))
      Initialized.useInitial(*Init, Value.getName());
    else if (const auto *Var = llvm::dyn_cast<VarDecl>(&D))
      Initialized.declare(*Var, Init);
    else
      Initialized.run(*Init);
    Initialized.finish();
    return keep(D, Initialized.Out);
  }
  StringEvaluator Evaluator(*Unit, Summaries);
  evaluateInitializer(llvm::cast<ValueDecl>(D), *Init, Evaluator);
  OfInitializers.push_back(std::make_unique<DeclStrings>(DeclStrings{
      std::move(Evaluator.Strings), std::move(Evaluator.Operations)}));
  keep(D, *OfInitializers.back(), Evaluator.Encoders);
  return *OfInitializers.back();
}

llvm::DenseSet<const FunctionDecl *> UnitAnalysis::calledForUris() {
  llvm::DenseSet<const FunctionDecl *> Called;
  llvm::SmallVector<const FunctionDecl *, 16> Pending;
  for (const auto &[Callee, Above] : Callers)
    for (const FunctionDecl *Caller : Above)
      if (!Evaluated.contains(Caller) && Evidence.concernsUris(*Caller) &&
          Called.insert(Caller).second)
        Pending.push_back(Caller);
  while (!Pending.empty())
    for (const auto &[Call, Callee] :
         Evidence.of(*Pending.pop_back_val()).Calls)
      if (const FunctionDecl *Body = FunctionSummaries::followed(*Callee);
          Body && Called.insert(Body).second)
        Pending.push_back(Body);
  return Called;
}

void UnitAnalysis::evaluateCallers() {
  if (std::exchange(HasCallers, true))
    return;
  // A function that does not concern URIs itself may build a part of one for a
  // caller whose calls are its only evidence.
  const auto Called = calledForUris();
  for (const FunctionDecl *Function : Doubtful)
    if (!Evaluated.contains(Function) && Called.contains(Function))
      evaluate(*Function);
  // The list grows during the loop.
  // NOLINTNEXTLINE(modernize-loop-convert)
  for (size_t I = 0; I < Evaluated.size(); ++I) {
    if (Places ? !mattersToCallers(*Places->summaryOfDefinition(*Evaluated[I]))
               : !Summaries.ofDefinition(*Evaluated[I])->mattersToCallers())
      continue;
    for (const FunctionDecl *Caller :
         Callers.lookup(Evaluated[I]->getCanonicalDecl()))
      if (!Evaluated.contains(Caller) &&
          (Evidence.concernsUris(*Caller) || Called.contains(Caller)))
        evaluate(*Caller);
  }
}

void UnitAnalysis::noteEncoder(const FunctionDecl &Function) {
  if (Function.doesThisDeclarationHaveABody() &&
      Summaries.HandWritten.mayEncode(Function))
    EncoderCandidates.insert(&Function);
}

llvm::ArrayRef<FoundUri>
UnitAnalysis::urisIn(const BuiltString &String, const Decl &In,
                     const RecognitionOptions &Options) {
  auto Known = llvm::find_if(Recognized, [&](const Recognition &Before) {
    return Before.Options == Options;
  });
  if (Known == Recognized.end())
    Known = Recognized.emplace(Known, Options);
  const auto [Slot, IsNew] = Known->Uris.try_emplace(&String);
  if (IsNew)
    for (RecognizedUri &Uri :
         recognizeUris(String.Content, String.Use, Options, names()))
      Slot->second.push_back({&String, std::move(Uri), &In});
  return Slot->second;
}

ArgumentStates UnitAnalysis::argumentsFor(const ParmVarDecl &Param) const {
  if (!Places)
    return Summaries.Arguments.lookup(&Param);
  if (const auto *Function =
          llvm::dyn_cast<FunctionDecl>(Param.getDeclContext()))
    for (const FunctionDecl *Caller :
         Callers.lookup(Function->getCanonicalDecl()))
      Places->summaryOfDefinition(*Caller);
  const GivenStates Given = Places->Given.lookup(&Param);
  return {Given.Raw, Given.Encoded, Given.Other};
}

bool UnitAnalysis::mayBeRaw(const ParmVarDecl &Param) const {
  const ArgumentStates Given = argumentsFor(Param);
  if (Given.Encoded)
    return false;
  const auto *Function = llvm::dyn_cast<FunctionDecl>(Param.getDeclContext());
  const bool IsEveryCallSeen = Function && !Function->isExternallyVisible();
  return Given.Raw || !Given.Other || !IsEveryCallSeen;
}

bool UnitAnalysis::isConstantAtCalls(const ParmVarDecl &Param) const {
  const ArgumentStates Given = argumentsFor(Param);
  return Given.Other && !Given.Raw && !Given.Encoded;
}

const LiteralText &UnitAnalysis::textOf(const StringLiteral &Literal,
                                        ASTContext &Context) {
  auto &Slot = Texts[&Literal];
  if (!Slot)
    Slot = std::make_unique<LiteralText>(Literal, Context);
  return *Slot;
}

bool UnitAnalysis::returnsEncoded(const Expr *E) {
  const auto *Call = llvm::dyn_cast<CallExpr>(E->IgnoreParenImpCasts());
  const FunctionDecl *Callee = Call ? Call->getDirectCallee() : nullptr;
  if (!Callee)
    return false;
  if (!Places)
    return Summaries.returnedBy(*Callee) == EncodingState::Encoded;
  const TextSummary *Summary = Places->summaryOf(*Callee);
  return Summary && Summary->Returned && Summary->Returned->Sum.Level &&
         Summary->Returned->Sum.Level->Low > 0;
}

llvm::SmallVector<ApiFact, 1> UnitAnalysis::factsOf(const Expr &Call) {
  // Helpers may call other helpers.
  static constexpr unsigned MaxDepth = 8;
  const Expr *Next = &Call;
  for (unsigned Depth = 0; Next && Depth < MaxDepth; ++Depth) {
    const auto *CallOf = llvm::dyn_cast<CallExpr>(Next->IgnoreParenImpCasts());
    const FunctionDecl *Callee = CallOf ? CallOf->getDirectCallee() : nullptr;
    if (!Callee)
      break;
    const llvm::ArrayRef<ApiFact> Facts = Summaries.Calls.of(*CallOf);
    if (!Facts.empty())
      return {Facts.begin(), Facts.end()};
    if (const EncoderBehaviour *Encoder =
            Summaries.HandWritten.behaviourOf(*Callee);
        Encoder && Encoder->isEncoder())
      return {Encoder->asFact()};
    if (Places) {
      const TextSummary *Summary = Places->summaryOf(*Callee);
      const TextRef Returned = Summary ? Summary->Returned : nullptr;
      Next = nullptr;
      if (Returned && Returned->Kind == TextNode::Value)
        for (const Transformer *Each : Returned->Facts->Done)
          if (Each->Kind == Transformer::Encode ||
              Each->Kind == Transformer::Decode)
            Next = Each->Call;
      continue;
    }
    const FunctionSummary *Summary = Summaries.of(*Callee);
    const Hole *Sole =
        Summary && Summary->Returned ? Summary->Returned->soleHole() : nullptr;
    Next = Sole ? Sole->By : nullptr;
  }
  return {};
}

bool UnitAnalysis::mayReplaceBlanks(const FunctionDecl &Function) {
  const FunctionDecl *Definition = nullptr;
  const Stmt *Body = Function.getBody(Definition);
  if (!Body)
    return false;
  const auto [Entry, IsNew] = BlankReplacers.try_emplace(Definition, false);
  if (IsNew)
    Entry->second = uri::mayReplaceBlanks(*Body);
  return Entry->second;
}

bool UnitAnalysis::mayBeFormat(const StringLiteral &Literal) {
  const auto [Entry, IsNew] = PossibleFormats.try_emplace(&Literal, true);
  if (IsNew)
    if (const std::optional<std::string> Bytes = literalBytes(Literal))
      Entry->second = uri::mayBeFormat(*Bytes);
  return Entry->second;
}

bool UnitAnalysis::addCatalogue(llvm::StringRef File,
                                catalogue::YamlError &Error) {
  if (!Catalogues.insert(File.str()).second)
    return true;
  auto Added = catalogue::readCatalogue(File, catalogue::builtIn(), Error);
  if (!Added)
    return false;
  Added->finish();
  Summaries.Names.add(std::move(Added->Names));
  Summaries.Calls.add(std::move(Added));
  return true;
}

llvm::ArrayRef<CallFacts::BadAttribute> UnitAnalysis::takeBadAttributes() {
  const auto Fresh =
      Summaries.Calls.badAttributes().drop_front(BadAttributesTaken);
  BadAttributesTaken += Fresh.size();
  return Fresh;
}

std::shared_ptr<UnitAnalysis>
AnalysisPool::of(const ClangTidyContext *Context) {
  const std::lock_guard<std::mutex> Lock(Guard);
  std::weak_ptr<UnitAnalysis> &Slot = Live[Context];
  if (std::shared_ptr<UnitAnalysis> Shared = Slot.lock())
    return Shared;
  auto Fresh = std::make_shared<UnitAnalysis>();
  Slot = Fresh;
  return Fresh;
}

} // namespace clang::tidy::uri
