//===--- UnitAnalysis.cpp - uri-tidy --------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "unit/UnitAnalysis.h"
#include "ast/DeclWalk.h"
#include "ast/TextTypes.h"
#include "encoder/Decoder.h"
#include "eval/Evaluator.h"
#include "knowledge/CatalogueReader.h"
#include "model/UriShape.h"
#include "unit/CutScheme.h"
#include "unit/UnitStrings.h"
#include "unit/ValueEvidence.h"
#include "clang/AST/ASTLambda.h"
#include "clang/Basic/SourceManager.h"

namespace clang::tidy::uri {

bool FoundUri::isLocalFile(const Hole &H) const {
  const llvm::StringRef Front =
      llvm::StringRef(content().Text).slice(Uri.Begin, H.Pos);
  return (Front == "file:" || Front == "file://" || Front == "file:///") &&
         llvm::none_of(content().Holes, [&](const Hole &Other) {
           return &Other < &H && Other.Pos >= Uri.Begin;
         });
}

static bool isCovered(const FunctionDecl &Function) {
  if (!Function.doesThisDeclarationHaveABody() ||
      Function.isTemplateInstantiation() || Function.isImplicit() ||
      Function.isDefaulted())
    return true;
  // The body of a lambda belongs to the function around it.
  return isLambdaCallOperator(&Function);
}

UnitAnalysis::Kept UnitAnalysis::evaluated(const Decl &D) {
  if (const auto *Function = llvm::dyn_cast<FunctionDecl>(&D)) {
    const TextSummary &Summary = *Texts->summaryOfDefinition(*Function);
    DeclStrings Strings = uri::stringsOf(Summary, *Texts);
    if (Budget.isSpent())
      Budget.note(*Function, CutReason::UnitSteps);
    return {std::move(Strings), Summary.Encoders};
  }
  const Expr &Init = *initializerOf(D);
  const auto &Value = llvm::cast<ValueDecl>(D);
  Evaluator Initialized(*Texts, nullptr);
  if (isTextType(Value.getType().getNonReferenceType()))
    Initialized.useInitial(Init, Value.getName());
  else if (const auto *Var = llvm::dyn_cast<VarDecl>(&D))
    Initialized.declare(*Var, &Init);
  else
    Initialized.run(Init);
  Initialized.finish();
  return {uri::stringsOf(Initialized.Out, *Texts), Initialized.Out.Encoders};
}

const DeclStrings &UnitAnalysis::keep(const Decl &D) {
  auto &Slot = Known[&D];
  Slot = std::make_unique<Kept>(evaluated(D));
  return Slot->Strings;
}

const DeclStrings &UnitAnalysis::evaluate(const FunctionDecl &Function) {
  Evaluated.insert(&Function);
  return keep(Function);
}

const DeclStrings &UnitAnalysis::stringsOf(const Decl &D) {
  static const DeclStrings None;
  const auto [Slot, IsNew] = Known.insert({&D, nullptr});
  if (!IsNew)
    return Slot->second ? Slot->second->Strings : None;
  Unit = &D.getASTContext();
  if (!Texts) {
    Texts =
        std::make_unique<UnitTexts>(*Unit, Budget, Names, Calls, HandWritten);
    Texts->ConfiguredEncoders = ConfiguredEncoders;
    Evidence = std::make_unique<EvidenceReader>(*Texts);
  }
  if (ProgramFacts::current().isAnswering())
    return None;
  const SourceManager &SM = Unit->getSourceManager();
  const SourceLocation Begin = SM.getExpansionLoc(D.getBeginLoc());
  if (Begin.isInvalid() || isInLibrary(Begin, SM))
    return None;
  if (const auto *Function = llvm::dyn_cast<FunctionDecl>(&D)) {
    if (isCovered(*Function))
      return None;
    const UriEvidence &Said = Evidence->of(*Function);
    for (const auto &[Call, Callee] : Said.Calls)
      if (Callee->isDefined()) {
        auto &Entry = Callers[Callee->getCanonicalDecl()];
        if (Entry.empty() || Entry.back() != Function)
          Entry.push_back(Function);
      }
    if (Said.IsSufficient ||
        (Said.IsDoubtful && Evidence->concernsUris(*Function)))
      return evaluate(*Function);
    if (Said.IsDoubtful)
      Doubtful.push_back(Function);
    return None;
  }
  const Expr *Init = initializerOf(D);
  if (!Init)
    return None;
  const UriEvidence Said = Evidence->in(*Init, *Unit);
  return Said.IsSufficient || Said.IsDoubtful ? keep(D) : None;
}

const DeclStrings *UnitAnalysis::stringsOfCallee(const Expr &Call) {
  const auto *Named = llvm::dyn_cast<CallExpr>(&Call);
  const FunctionDecl *Callee = Named ? Named->getDirectCallee() : nullptr;
  const FunctionDecl *Body = nullptr;
  return Callee && Callee->hasBody(Body) ? &stringsOf(*Body) : nullptr;
}

bool UnitAnalysis::require(const Decl &D, const RecognitionOptions &Options) {
  bool HasRaw = false;
  for (const BuiltString &String : Known[&D]->Strings.Strings)
    for (const FoundUri &Found : urisIn(String, D, Options))
      for (const HolePlace &Place : Found.Uri.Components.Holes) {
        const Hole &H = Found.content().Holes[Place.Index];
        // Of a single character, nothing is reported unless more is known.
        if (!H.Facts || !isData(H.Facts->Part) || H.Facts->isLost() ||
            H.Facts->Level.High > 0 || isHarmless(*H.Facts))
          continue;
        HasRaw = true;
        Texts->Needed.require(*H.Facts->From);
      }
  return HasRaw;
}

void UnitAnalysis::refine(const RecognitionOptions &Options) {
  std::vector<const Decl *> Concerned;
  for (const auto &[D, Of] : Known)
    if (Of && require(*D, Options))
      Concerned.push_back(D);
  if (Concerned.empty())
    return;
  Texts->restart();
  Recognized.clear();
  for (const Decl *D : Concerned)
    keep(*D);
}

void UnitAnalysis::index(const Decl &D, const Kept &All) {
  if (!All.Strings.empty())
    Builders.push_back(&D);
  for (const BuiltString &String : All.Strings.Strings)
    for (const LiteralRun &Run : String.Content.Runs)
      if (Run.Literal) {
        if (Run.Spelling != Dialect::Plain)
          Formats.insert(Run.Literal);
        if (String.Use.Kind == Usage::RawSink)
          RawTexts.insert(Run.Literal);
      }
  for (const TextOperation &Operation : All.Strings.Operations) {
    if (Operation.Kind == TextOperation::Encode ||
        Operation.Kind == TextOperation::Decode)
      Operations.try_emplace(Operation.Call, &Operation);
    if (Operation.Kind == TextOperation::Encode ||
        Operation.Kind == TextOperation::Decode)
      for (const LiteralRun &Run : Operation.Input.Runs)
        if (Run.Literal)
          (Operation.Kind == TextOperation::Encode ? RawTexts : DecodedLater)
              .insert(Run.Literal);
  }
  llvm::append_range(Encoders, All.Encoders);
  if (!All.Encoders.empty())
    Encoding.insert(&D);
}

void UnitAnalysis::noteOtherTexts(const Decl &D, const DeclStrings &Strings,
                                  const RecognitionOptions &Options) {
  // A reading of a text may not look like a URI although another one does.
  llvm::DenseSet<std::pair<TextRef, const StringLiteral *>> InUris;
  for (const BuiltString &String : Strings.Strings)
    for (const FoundUri &Found : urisIn(String, D, Options))
      for (const LiteralRun &Run : String.Content.Runs)
        if (Run.Begin < Found.Uri.End &&
            Run.Begin + Run.Length > Found.Uri.Begin)
          InUris.insert({String.Whole, Run.Literal});
  for (const BuiltString &String : Strings.Strings)
    for (const LiteralRun &Run : String.Content.Runs) {
      const size_t End = Run.Begin + Run.Length;
      if (End < String.Content.Text.size() ||
          !String.Content.holesAt(End).empty())
        Continued.insert(Run.Literal);
      // What a format becomes is a text of its own.
      if (Run.Literal && String.Use.Kind != Usage::HumanText &&
          !Formats.contains(Run.Literal) &&
          (String.Use.Kind == Usage::Comparand ||
           !InUris.contains({String.Whole, Run.Literal})))
        OtherTexts.insert(Run.Literal);
    }
  for (const TextOperation &Operation : Strings.Operations)
    if (Operation.Kind == TextOperation::Encode) {
      const bool IsOfUri =
          llvm::any_of(factsOf(*Operation.Call), [](const ApiFact &Fact) {
            return Fact.Role == ApiRole::Encodes && Fact.Keeps &&
                   uricore::CharSet(":/").isSubsetOf(*Fact.Keeps);
          });
      for (const LiteralRun &Run : Operation.Input.Runs) {
        OtherTexts.insert(Run.Literal);
        EncodedLater.insert(Run.Literal);
        if (IsOfUri)
          RepairedLater.insert(Run.Literal);
      }
    }
}

void UnitAnalysis::finish(const RecognitionOptions &Options) {
  if (std::exchange(IsFinished, true))
    return;
  evaluateCallers();
  refine(Options);
  for (const auto &[D, Of] : Known)
    if (Of)
      index(*D, *Of);
  for (const auto &[D, Of] : Known)
    if (Of) {
      noteOtherTexts(*D, Of->Strings, Options);
      for (const BuiltString &String : Of->Strings.Strings)
        for (const FoundUri &Found : urisIn(String, *D, Options))
          noteEncodersIn(Found);
    }
  if (Texts && ProgramFacts::current().isAnswering())
    answerProgram(*Texts);
}

llvm::DenseSet<const FunctionDecl *> UnitAnalysis::calledForUris() {
  llvm::DenseSet<const FunctionDecl *> Called;
  llvm::SmallVector<const FunctionDecl *, 16> Pending;
  for (const auto &[Callee, Above] : Callers)
    for (const FunctionDecl *Caller : Above)
      if (!Evaluated.contains(Caller) && Evidence->concernsUris(*Caller) &&
          Called.insert(Caller).second)
        Pending.push_back(Caller);
  while (!Pending.empty())
    for (const auto &[Call, Callee] :
         Evidence->of(*Pending.pop_back_val()).Calls)
      if (const FunctionDecl *Body = EvidenceReader::followed(*Callee);
          Body && Called.insert(Body).second)
        Pending.push_back(Body);
  return Called;
}

void UnitAnalysis::evaluateCallers() {
  // A function that does not concern URIs itself may build a part of one for a
  // caller whose calls are its only evidence.
  const auto Called = calledForUris();
  for (const FunctionDecl *Function : Doubtful)
    if (!Evaluated.contains(Function) && Called.contains(Function))
      evaluate(*Function);
  // The list grows during the loop.
  // NOLINTNEXTLINE(modernize-loop-convert)
  for (size_t I = 0; I < Evaluated.size(); ++I) {
    if (!mattersToCallers(*Texts->summaryOfDefinition(*Evaluated[I])))
      continue;
    for (const FunctionDecl *Caller :
         Callers.lookup(Evaluated[I]->getCanonicalDecl()))
      if (!Evaluated.contains(Caller) &&
          (Evidence->concernsUris(*Caller) || Called.contains(Caller)))
        evaluate(*Caller);
  }
}

void UnitAnalysis::noteCodec(const FunctionDecl &Function) {
  if (!Function.doesThisDeclarationHaveABody() ||
      ProgramFacts::current().isAnswering())
    return;
  if (HandWritten.mayEncode(Function))
    EncoderCandidates.insert(&Function);
  if (decoderSummaries().mayDecode(Function))
    DecoderCandidates.insert(&Function);
}

/// Whether the pairs in \p Pairs have the delimiters of a query or a form.
static bool areOfQuery(TextRef Pairs) {
  return !findNode(Pairs, [](const TextNode &N) {
    return N.Kind == TextNode::Literal && !mayBeOfPairs(N.Bytes->Text.Text) &&
           N.Bytes->Text.Text != "?";
  });
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
      if (!Uri.IsPairs || !String.Whole || areOfQuery(String.Whole))
        Slot->second.push_back({&String, std::move(Uri), &In});
  return Slot->second;
}

const LiteralText &UnitAnalysis::textOf(const StringLiteral &Literal,
                                        ASTContext &Context) {
  auto &Slot = Literals[&Literal];
  if (!Slot)
    Slot = std::make_unique<LiteralText>(Literal, Context);
  return *Slot;
}

const LiteralUses &UnitAnalysis::literalUses() {
  if (!UsesOfLiterals)
    UsesOfLiterals = std::make_unique<LiteralUses>(*Unit, Names);
  return *UsesOfLiterals;
}

bool UnitAnalysis::decodesOnlyLowercase() {
  return llvm::any_of(DecoderCandidates, [this](const FunctionDecl *Each) {
    const DecoderBehaviour *Known = decoderSummaries().behaviourOf(*Each);
    return Known && llvm::any_of(Known->Defects, [](const auto &Defect) {
             return Defect.first == DecoderDefect::LowercaseOnly ||
                    (Defect.first == DecoderDefect::WrongByte &&
                     StringRef(Defect.second.Text).find_first_of("ABCDEF") !=
                         StringRef::npos);
           });
  });
}

bool UnitAnalysis::areReadersSeen(const StringLiteral &Literal) {
  return llvm::all_of(
      literalUses().readersOf(Literal), [this](const Decl *Reader) {
        const decltype(Known)::const_iterator Found = Known.find(Reader);
        return Found != Known.end() && Found->second;
      });
}

bool UnitAnalysis::mayReplaceBlanks(const Decl &D) {
  const auto *Definition = llvm::dyn_cast<FunctionDecl>(&D);
  const Stmt *Body = Definition ? Definition->getBody(Definition) : nullptr;
  if (!Body)
    return false;
  const auto [Entry, IsNew] = BlankReplacers.try_emplace(Definition, false);
  if (IsNew)
    Entry->second = uri::mayReplaceBlanks(*Body);
  return Entry->second;
}

bool UnitAnalysis::mayRepairPlus(const Decl &D) {
  const auto *Definition = llvm::dyn_cast<FunctionDecl>(&D);
  const Stmt *Body = Definition ? Definition->getBody(Definition) : nullptr;
  if (!Body)
    return false;
  const auto [Entry, IsNew] = PlusRepairers.try_emplace(Definition, false);
  if (IsNew)
    Entry->second = uri::mayRepairPlus(*Body);
  return Entry->second;
}

bool UnitAnalysis::cutsFileScheme() {
  if (!CutsFileScheme)
    CutsFileScheme = llvm::any_of(Known, [this](const auto &Each) {
      const Stmt *Body = Each.first->getBody();
      return Body && uri::cutsFileScheme(*Body, *Unit, Names, Calls);
    });
  return *CutsFileScheme;
}

bool UnitAnalysis::mayBeFormat(const StringLiteral &Literal) {
  const auto [Entry, IsNew] = PossibleFormats.try_emplace(&Literal, true);
  if (IsNew)
    if (const std::optional<std::string> Bytes = literalBytes(Literal))
      Entry->second = uri::mayBeFormat(
          *Bytes, Texts && Texts->TextsOfObjects.contains(&Literal));
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
  Names.add(std::move(Added->Names));
  Calls.add(std::move(Added));
  return true;
}

llvm::ArrayRef<CallFacts::BadAttribute> UnitAnalysis::takeBadAttributes() {
  const auto Fresh = Calls.badAttributes().drop_front(BadAttributesTaken);
  BadAttributesTaken += Fresh.size();
  return Fresh;
}

std::shared_ptr<UnitAnalysis>
AnalysisPool::of(const ClangTidyContext *Context) {
  const std::lock_guard<std::mutex> Lock(Guard);
  // clangd creates checks as long as it runs.
  for (auto It = Live.begin(); It != Live.end();) {
    const auto Each = It++;
    if (Each->second.expired())
      Live.erase(Each);
  }
  std::weak_ptr<UnitAnalysis> &Slot = Live[Context];
  if (std::shared_ptr<UnitAnalysis> Shared = Slot.lock())
    return Shared;
  auto Fresh = std::make_shared<UnitAnalysis>();
  Slot = Fresh;
  return Fresh;
}

} // namespace clang::tidy::uri
