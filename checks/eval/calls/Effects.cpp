//===--- Effects.cpp - uri-tidy -------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The objects that calls write to, and functions that are run.
///
//===----------------------------------------------------------------------===//

#include "ast/CallArguments.h"
#include "ast/TextTypes.h"
#include "encoder/Decoder.h"
#include "eval/Evaluator.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

AddressSet Evaluator::objectBehind(const Expr *Pointer, const Content &Held) {
  const Expr *Plain = stripped(Pointer);
  if (!Held.Text || !Held.Targets.empty() || !Plain->getType()->isPointerType())
    return Held.Targets;
  const Place &Object = Unit.allocation(*Plain);
  State.begin(Object);
  State.write(Object, {Held.Text, {}});
  const AddressSet Where = Address{&Object, Address::Start};
  if (llvm::isa<DeclRefExpr, MemberExpr>(Plain) && Plain->isGLValue())
    State.store(locate(Plain), {nullptr, Where});
  return Where;
}

AddressSet Evaluator::objectBehind(const Expr *Pointer) {
  return objectBehind(Pointer, eval(Pointer));
}

llvm::ArrayRef<Given> Evaluator::materialized(std::vector<Given> &Arguments,
                                              const CallFlows &Known) {
  for (const Flow &Each : Known.Flows) {
    if (Each.To.Root < 0 || Each.To.Size == 0 ||
        static_cast<size_t>(Each.To.Root) >= Arguments.size())
      continue;
    Given &To = Arguments[static_cast<size_t>(Each.To.Root)];
    if (!To.Value.Text || !To.Value.Targets.empty())
      continue;
    To.Where = objectBehind(To.E, To.Value);
    if (!To.Where.empty())
      To.Value = {nullptr, To.Where};
  }
  return Arguments;
}

void Evaluator::materialize(std::vector<Given> &Arguments,
                            const FunctionDecl &Callee,
                            const TextSummary &Known) {
  const FunctionDecl *Definition = nullptr;
  Callee.hasBody(Definition);
  for (size_t I = 0; I < Arguments.size() && I < Definition->getNumParams();
       ++I) {
    Given &Each = Arguments[I];
    if (!Each.Value.Text || !Each.Value.Targets.empty())
      continue;
    const Place &Own = Unit.placeOf(*Definition->getParamDecl(I));
    if (llvm::none_of(Known.Written, [&](const WrittenText &Written) {
          const Place &Root = Written.Of->root();
          return Root.Kind == Place::Target && Root.Identity == &Own;
        }))
      continue;
    const AddressSet Object = objectBehind(Each.E, Each.Value);
    if (Object.empty())
      continue;
    Each.Where = Object;
    Each.Value = {nullptr, Object};
  }
}

Content Evaluator::asObject(const CallExpr &Call, const Content &Result) {
  const QualType Type = Call.getType();
  const Place &Object = Unit.temporary(Call);
  const Address *Sole = Result.Targets.sole();
  if (!Call.isPRValue() || !Type->isRecordType() || isTextType(Type) ||
      Result.Targets.empty() || (Sole && Sole->Of == &Object))
    return Result;
  State.begin(Object);
  State.write(Object, {nullptr, Result.Targets});
  return {nullptr, Address{&Object, Address::Start}};
}

/// Whether \p E is a call of a method with the role \p Method.
static bool isCallOf(const Expr *E, TextMethod Method) {
  const auto *Call = llvm::dyn_cast<CXXMemberCallExpr>(stripped(E));
  return Call && methodOf(*Call) == Method;
}

TextRef Evaluator::textBetween(const Expr *Begin, const Expr *End) {
  const Content First = State.read(locate(Begin));
  // An iterator over something else than a text, such as a stream.
  if (First.Targets.empty() && !First.Targets.isAny())
    return First.Text ? First.Text : Unit.lost(Begin);
  const TextRef Whole = textOf({nullptr, First.Targets.at(Address::Start)});
  if (!isCallOf(Begin, TextMethod::Begin))
    return sliceOf(Whole, Begin);
  const TextRef Read =
      bound(readBy(Whole, llvm::cast<CXXMemberCallExpr>(stripped(Begin))
                              ->getImplicitObjectArgument()));
  return isCallOf(End, TextMethod::End) ? Read : sliceOf(Read, Begin);
}

/// Whether some of \p T, which a function has built, was not followed.
static bool isVague(TextRef T) {
  return T && findNode(T, [](const TextNode &N) {
           if (N.Kind == TextNode::Coded)
             return N.How->IsCharacter;
           return N.Kind == TextNode::Value &&
                  (N.Facts->isLost() || N.Facts->From->Kind == Origin::Joined ||
                   llvm::any_of(N.Facts->Done, [](const Transformer *Each) {
                     return Each->IsCharacter;
                   }));
         });
}

TextRef Evaluator::transformed(const CallExpr &Call, const FunctionDecl &Callee,
                               TextRef Text, const TextTransform &How) {
  Transformer What = How.What;
  if (What.Images)
    What.Images = Texts.values().images(*What.Images);
  What.Call = &Call;
  if (What.Kind == Transformer::Encode || What.Kind == Transformer::Decode)
    Text = coded(Call, &Callee, Text, What);
  else if (!How.IsIdentity)
    Text = Texts.coded(Text, What);
  return How.Shortens ? sliceOf(Text, &Call) : Text;
}

/// Whether \p T may be what a function has returned as it is.
static bool mayBeResult(TextRef T) {
  return T && llvm::any_of(alternativesOf(T), [](TextRef Each) {
           return Each->Kind == TextNode::Value && Each->Facts->Done.empty() &&
                  Each->Facts->From->Kind == Origin::Result;
         });
}

std::optional<Content> Evaluator::byRunning(const Expr &Call,
                                            const FunctionDecl &Callee,
                                            llvm::ArrayRef<Given> Arguments,
                                            const Environment &Before,
                                            const Content &Known) {
  const auto *Named = llvm::dyn_cast<CallExpr>(&Call);
  // What a decoder writes is computed: its texts show numbers.
  const bool MayDecode = Unit.Encoders.decoders().mayDecode(Callee);
  if (!Named || (llvm::isa<CXXMethodDecl>(Callee) && !MayDecode))
    return std::nullopt;
  bool IsKnown =
      !isVague(Known.Text) && !isVague(State.read(Known.Targets).Text);
  for (const Given &Each : Arguments) {
    const QualType Type = Each.E->getType();
    if (Each.Text && isTextType(Type.getNonReferenceType()))
      IsKnown &= !isVague(State.read(Each.Where).Text);
  }
  const TextTransform *How =
      IsKnown && !MayDecode ? nullptr : Unit.Runs.transformOf(Callee);
  if (How && How->What.Kind != Transformer::Decode &&
      (IsKnown || llvm::isa<CXXMethodDecl>(Callee)))
    return std::nullopt;
  // The texts with which it was run do not show that it may return another one.
  if (How && How->IsIdentity && mayBeResult(Known.Text))
    return std::nullopt;
  // A body that is not understood says less than a name.
  if (!How && (MayDecode || Unit.Encoders.mayEncode(Callee, 0)) &&
      !isTextType(Call.getType()) &&
      says(Callee.getNameAsString(),
           {NameMeaning::Encoder, NameMeaning::Decoder}) &&
      codeArguments(Call, Callee, Arguments, &Before))
    return std::nullopt;
  // It may encode in a way that was not understood.
  const bool IsInStructure = soleText(Call.getType(), Unit.Names) != nullptr;
  if (((!IsKnown && isTextType(Call.getType())) || IsInStructure) && !How &&
      Unit.Encoders.mayEncode(Callee, /*CallDepth=*/0))
    return asResult(Call, Unit.lost(&Call));
  if (!How || How->Field || How->DependsOnText ||
      How->Input >= Arguments.size())
    return std::nullopt;
  const Given &From = Arguments[How->Input];
  TextRef Result = From.Text;
  // A structure of a text and its length.
  const QualType Type = stripped(From.E)->getType();
  if (const FieldDecl *Field =
          Result
              ? nullptr
              : soleText(Type->isPointerType() ? Type->getPointeeType() : Type,
                         Unit.Names))
    Result = textOf(State.read(fieldIn(From.Where, *Field)));
  // `decode(Text.begin(), Text.end())`
  if (!Result && How->Input + 1 < Arguments.size())
    Result = textBetween(From.E, Arguments[How->Input + 1].E);
  if (!Result)
    return std::nullopt;
  Result = transformed(*Named, Callee, Result, *How);
  if (!How->Output)
    return asResult(Call, Result);
  if (*How->Output >= Arguments.size())
    return std::nullopt;
  const Given &To = Arguments[*How->Output];
  consume(Result);
  if (How->Appends && To.Text)
    Result = Texts.append(To.Text, Result);
  if (*How->Output == How->Input)
    change(To.Where, Result, &Before);
  else
    State.store(To.Where, {Result, {}});
  if (How->IsInPlace)
    return To.Where.empty() ? asResult(Call, Result)
                            : Content{nullptr, To.Where};
  return std::nullopt;
}

std::optional<Content> Evaluator::evalWriting(const CallExpr &Call,
                                              TextRef Text) {
  const Args Arguments(Call.getArgs(), Call.getNumArgs());
  // A list of initializers in a template has no type.
  const auto *File = llvm::find_if(Arguments, [](const Expr *Each) {
    const QualType Type = Each->getType();
    return !Type.isNull() && isFile(Type->getPointeeType());
  });
  // It is evaluated again if it is no file in memory.
  if (File == Arguments.end() || (*File)->HasSideEffects(Unit.AST))
    return std::nullopt;
  const AddressSet Where = eval(*File).Targets;
  if (Where.empty() || !State.read(Where).Text)
    return std::nullopt;
  if (!Text) {
    const auto *Written = llvm::find_if(Arguments, [](const Expr *Each) {
      const QualType Type = stripped(Each)->getType();
      return !Type.isNull() && (isTextType(Type) || Type->isAnyCharacterType());
    });
    if (Written == Arguments.end())
      return std::nullopt;
    Text = text(*Written);
  }
  consume(Text);
  append(Where, Text);
  return resultOf(Call);
}

std::optional<Content> Evaluator::evalFilling(const CallExpr &Call) {
  const FunctionDecl *Callee = Call.getDirectCallee();
  const auto [Object, Arguments] = objectAndArguments(Call);
  const TextTransform *How =
      Callee && !Object ? Unit.Runs.fillingOf(*Callee) : nullptr;
  if (!How || How->DependsOnText || How->Input >= Arguments.size() ||
      *How->Output >= Arguments.size())
    return std::nullopt;
  const std::vector<Given> All = give(Callee, Arguments);
  const Given &From = All[How->Input];
  TextRef Text = From.Text;
  if (const FieldDecl *Field =
          soleText(Callee->getParamDecl(How->Input)->getType(), Unit.Names))
    Text = readBy(textOf(State.read(fieldIn(From.Where, *Field))), From.E);
  if (!Text)
    return std::nullopt;
  if (How->Length && *How->Length < Arguments.size())
    Text = prefixOf(Text, *Arguments[*How->Length], Call);
  Text = transformed(Call, *Callee, Text, *How);
  consume(Text);
  const AddressSet To = fieldIn(All[*How->Output].Where, *How->Field);
  putInField(To, Text, How->Appends, movesPointer(*Callee, *How->Output));
  return resultOf(Call);
}

} // namespace clang::tidy::uri
