//===--- TextDump.cpp - uri-tidy ------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "unit/TextDump.h"
#include "ast/Callee.h"
#include "ast/DeclWalk.h"
#include "ast/TextTypes.h"
#include "eval/UnitTexts.h"
#include "text/Dump.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/StmtCXX.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/Support/JSON.h"

namespace clang::tidy::uri {
namespace {

class TextDump : public ASTConsumer {
public:
  explicit TextDump(llvm::raw_ostream &Output) : Output(Output) {}

  void HandleTranslationUnit(ASTContext &Context) override {
    const TextTypes::Scope Types(Calls.types());
    UnitTexts Unit(Context, Budget, Names, Calls, Encoders);
    Unit.KeepsAllTexts = true;
    Unit.Needed.requireAll();
    forEachOwnDecl(*Context.getTranslationUnitDecl(), [&](const Decl &D) {
      const auto *Function = llvm::dyn_cast<FunctionDecl>(&D);
      if (Function && Function->doesThisDeclarationHaveABody() &&
          !Function->isImplicit() && !Function->isDefaulted())
        dump(*Function, Unit);
    });
  }

private:
  void dump(const FunctionDecl &Function, UnitTexts &Unit) {
    const TextSummary *Summary = Unit.summaryOfDefinition(Function);
    if (!Summary)
      return;
    const SourceManager &SM = Unit.AST.getSourceManager();
    for (const FinishedText &Each : Summary->Texts) {
      llvm::json::OStream To(Output);
      To.object([&] {
        To.attribute("function", qualifiedName(Function));
        const SourceLocation Loc =
            Each.Use.At ? Each.Use.At->getBeginLoc() : Function.getBeginLoc();
        To.attribute("line", SM.getExpansionLineNumber(Loc));
        To.attribute("depth", Each.Depth);
        To.attributeObject("use", [&] { writeUse(To, Function, Each.Use); });
        To.attributeBegin("text");
        writeJson(To, Each.Text);
        To.attributeEnd();
      });
      Output << '\n';
    }
  }

  static void writeUse(llvm::json::OStream &To, const FunctionDecl &Function,
                       const Usage &Use) {
    const auto *Call = llvm::dyn_cast_or_null<CallExpr>(Use.At);
    const FunctionDecl *Callee = Call ? Call->getDirectCallee() : nullptr;
    if (const auto *Construct =
            llvm::dyn_cast_or_null<CXXConstructExpr>(Use.At))
      Callee = Construct->getConstructor();
    const bool IsReturn = llvm::isa_and_nonnull<ReturnStmt>(Use.At);
    To.attribute("kind", IsReturn ? "return" : Use.At ? "argument" : "value");
    To.attribute("name", IsReturn ? qualifiedName(Function)
                         : Callee ? qualifiedName(*Callee)
                                  : llvm::json::fixUTF8(Use.Name));
  }

  llvm::raw_ostream &Output;
  AnalysisBudget Budget;
  NameMeanings Names;
  CallFacts Calls;
  EncoderSummaries Encoders{Budget, Names};
};

} // namespace

std::unique_ptr<ASTConsumer> createTextDump(llvm::raw_ostream &Output) {
  return std::make_unique<TextDump>(Output);
}

} // namespace clang::tidy::uri
