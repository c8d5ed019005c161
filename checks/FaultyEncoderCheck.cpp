//===--- FaultyEncoderCheck.cpp - uri-tidy --------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FaultyEncoderCheck.h"
#include "encoder/Fix.h"
#include "unit/EncoderJudgement.h"

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

void FaultyEncoderCheck::checkFunction(const FunctionDecl &Function) {
  const auto Judged = judgeEncoder(Function, analysis(), LocaleDependence);
  if (!Judged || !claim(Function.getLocation(), Judged->Known))
    return;
  const auto &Defects = Judged->Defects;
  std::string Deeds;
  for (size_t I = 0; I < Defects.size(); ++I)
    Deeds += (I == 0                    ? ""
              : I + 1 == Defects.size() ? " and "
                                        : ", ") +
             Defects[I].Deed;
  auto Diag = diag(Function.getLocation(), "'%0' %1") << Judged->Name << Deeds;
  const bool IsLower = llvm::any_of(Defects, [](const EncoderDefect &Each) {
    return Each.Kind == EncoderDefect::LowercaseHex;
  });
  if (IsLower && (analysis().literalUses().seeksLowercaseEscape() ||
                  analysis().decodesOnlyLowercase()))
    return;
  for (const FixItHint &Hint :
       fixEncoder(Function, *Judged->Encoder, Defects, Judged->Purpose,
                  analysis().encoderSummaries(), analysis().literalUses()))
    Diag << Hint;
}

} // namespace clang::tidy::uri
