//===--- UnitEncoders.cpp - uri-tidy --------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What is known about the encoders that a unit calls.
//
//===----------------------------------------------------------------------===//

#include "ast/CallArguments.h"
#include "ast/TextTypes.h"
#include "eval/Evaluator.h"
#include "unit/UnitAnalysis.h"

namespace clang::tidy::uri {

/// The behaviour of the function that \p E calls, if it is an encoder.
static const EncoderBehaviour *behaviourOf(const Expr &E,
                                           EncoderSummaries &Encoders) {
  const auto *Call = llvm::dyn_cast<CallExpr>(E.IgnoreParenImpCasts());
  const FunctionDecl *Callee = Call ? Call->getDirectCallee() : nullptr;
  return Callee
             ? Encoders.behaviourAt(*Callee, objectAndArguments(*Call).second)
             : nullptr;
}

bool UnitAnalysis::isKnownEncoder(const Expr *E) {
  const EncoderBehaviour *Encoder = behaviourOf(*E, HandWritten);
  return Calls.isEncoder(E) || (Encoder && Encoder->isEncoder());
}

bool UnitAnalysis::keepsEscapes(const Expr &Call) {
  const EncoderBehaviour *Encoder = behaviourOf(Call, HandWritten);
  return (Encoder && Encoder->keepsEscapes()) ||
         llvm::any_of(factsOf(Call), [](const ApiFact &Fact) {
           return Fact.Role == ApiRole::Encodes &&
                  (Fact.KeepsEscapes ||
                   (Fact.Keeps && Fact.Keeps->contains('%')));
         });
}

std::optional<std::string> UnitAnalysis::foreignEscapeOf(const Expr &E) {
  if (const EncoderBehaviour *Encoder = behaviourOf(E, HandWritten))
    for (const auto &[Point, Text] : Encoder->MalformedWide)
      if (llvm::StringRef(Text).substr(0, 2) == "%u")
        return Text;
  return std::nullopt;
}

bool UnitAnalysis::returnsEncoded(const Expr *E) {
  const auto *Call = llvm::dyn_cast<CallExpr>(E->IgnoreParenImpCasts());
  const FunctionDecl *Callee = Call ? Call->getDirectCallee() : nullptr;
  return Callee && Texts->returnsEncoded(*Callee);
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
    const llvm::ArrayRef<ApiFact> Facts = Calls.of(*CallOf);
    if (!Facts.empty())
      return {Facts.begin(), Facts.end()};
    const auto Arguments = objectAndArguments(*CallOf).second;
    if (const EncoderBehaviour *Encoder =
            HandWritten.behaviourAt(*Callee, Arguments);
        Encoder && Encoder->isEncoder())
      return {Encoder->asFact(Arguments, *Unit)};
    const TextSummary *Summary = Texts->summaryOf(*Callee);
    const TextRef Returned = Summary ? Summary->Returned : nullptr;
    Next = nullptr;
    if (Returned && Returned->Kind == TextNode::Value)
      for (const Transformer *Each : Returned->Facts->Done)
        if (Each->Kind == Transformer::Encode ||
            Each->Kind == Transformer::Decode)
          Next = Each->Call;
  }
  return {};
}

std::pair<std::string, llvm::SmallVector<ApiFact, 1>>
UnitAnalysis::plainCallOf(const CallExpr &Example) {
  const FunctionDecl &Encoder = *Example.getDirectCallee();
  const std::string Name = qualifiedName(Encoder);
  if (Encoder.getNumParams() == 1)
    return {Name + "({})", factsOf(Example)};
  const EncoderBehaviour *Known = HandWritten.behaviourOf(Encoder);
  if (!Known || !Known->isEncoder() || Known->Input != 0 || !Known->IsReturned)
    return {};
  // The characters to keep are those of the default, or none.
  llvm::SmallVector<const Expr *, 4> Defaults(1, nullptr);
  for (const ParmVarDecl *Other : Encoder.parameters().drop_front())
    if (Other->hasDefaultArg() && !Other->hasUninstantiatedDefaultArg() &&
        !Other->hasUnparsedDefaultArg())
      Defaults.push_back(Other->getDefaultArg());
  if (Defaults.size() == Encoder.getNumParams())
    return {Name + "({})", {Known->asFact(Defaults, *Unit)}};
  if (Encoder.getNumParams() != 2 || Known->KeepsMore != 1U ||
      !isTextType(Encoder.getParamDecl(1)->getType().getNonReferenceType()))
    return {};
  ApiFact Fact = Known->asFact({}, *Unit);
  Fact.Keeps = Known->Passed - uricore::CharSet("% ");
  return {Name + "({}, \"\")", {Fact}};
}

void UnitAnalysis::noteEncodersIn(const FoundUri &Found) {
  for (const HolePlace &Place : Found.Uri.Components.Holes) {
    const Hole &H = Found.content().Holes[Place.Index];
    if (Place.Role != HolePlace::Data || H.State != EncodingState::Encoded ||
        H.By || !H.Value)
      continue;
    const auto *Call =
        llvm::dyn_cast<CallExpr>(H.Value->IgnoreUnlessSpelledInSource());
    const FunctionDecl *Callee = Call ? Call->getDirectCallee() : nullptr;
    if (!Callee || Callee->isDefined() || Callee->getNumParams() != 1 ||
        !Callee->getDeclName().isIdentifier() ||
        !isTextType(Callee->getParamDecl(0)->getType().getNonReferenceType()) ||
        !Names.say(Callee->getName(), NameMeaning::InsertionEncoder))
      continue;
    Encoders.push_back(Call);
    Encoding.insert(Found.In);
  }
}

bool UnitAnalysis::givesUri(const Expr &Call) {
  return llvm::any_of(
      factsOf(*Call.IgnoreUnlessSpelledInSource()), [](const ApiFact &Fact) {
        return Fact.Role == ApiRole::Gives && Fact.Part == UriPart::Uri;
      });
}

} // namespace clang::tidy::uri
