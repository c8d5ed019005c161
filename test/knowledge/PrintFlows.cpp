//===--- PrintFlows.cpp - uri-tidy ----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Prints what the catalogues say of the calls, variables and fields in a file.
///
/// usage: uri-tidy-print-flows [--catalog=FILE] [--roles] FILE -- FLAGS
///
/// With --roles, it also prints the facts about each call and the role of each
/// method of a text.
///
//===----------------------------------------------------------------------===//

#include "ast/CallFacts.h"
#include "knowledge/CatalogueReader.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "clang/Frontend/ASTUnit.h"
#include "clang/Tooling/CompilationDatabase.h"
#include "clang/Tooling/Tooling.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

using namespace clang;
using namespace clang::tidy::uri;

namespace {

std::string spelled(const FlowPath &P) {
  const std::string Root = P.Root == ApiFact::Object   ? "object"
                           : P.Root == ApiFact::Result ? "result"
                           : P.Root == ApiFact::State  ? "state"
                                                       : std::to_string(P.Root);
  return Root + catalogue::spell(P.steps(), P.At);
}

class Printer : public RecursiveASTVisitor<Printer> {
public:
  Printer(const ASTContext &Context, const CallFacts &Facts, bool HasRoles)
      : Context(Context), SM(Context.getSourceManager()), Facts(Facts),
        HasRoles(HasRoles) {}

  bool shouldVisitImplicitCode() const { return true; }

  bool VisitCallExpr(CallExpr *Call) {
    if (const FunctionDecl *Callee = Call->getDirectCallee())
      print(*Call, Callee->getNameAsString());
    return true;
  }

  bool VisitCXXConstructExpr(CXXConstructExpr *Construct) {
    if (!Construct->isElidable())
      print(*Construct, Construct->getConstructor()->getNameAsString());
    return true;
  }

  // LLVM 22: the variable that holds the value is visited with its binding.
#if CLANG_VERSION_MAJOR < 22
  bool VisitBindingDecl(BindingDecl *Binding) {
    VarDecl *Holder = Binding->getHoldingVar();
    return !Holder || TraverseDecl(Holder);
  }
#endif

  bool VisitMemberExpr(MemberExpr *Member) {
    const auto *Field = llvm::dyn_cast<FieldDecl>(Member->getMemberDecl());
    if (!Field || !starts(Member->getMemberLoc()))
      return true;
    const auto What = Facts.types().fieldOf(*Field);
    if (What)
      llvm::outs() << Field->getName()
                   << (What->Kind == Flow::Select ? " refers to " : " is ")
                   << spelled(What->From) << '\n';
    else
      llvm::outs() << Field->getName() << " is a field\n";
    return true;
  }

  bool VisitVarDecl(VarDecl *Var) {
    const auto Parts = Facts.types().partsOf(Var->getType());
    if (Var->isImplicit() || Parts.empty() || !starts(Var->getLocation()))
      return true;
    llvm::outs() << Var->getName() << " holds";
    for (const TypePart &Each : Parts)
      llvm::outs() << ' ' << catalogue::spell(Each.Step, FlowPath::Start) << '='
                   << (Each.Type.isNull()
                           ? "?"
                           : Each.Type.getCanonicalType().getAsString(
                                 Context.getPrintingPolicy()))
                   << (Each.IsText ? " (text)" : "");
    llvm::outs() << '\n';
    return true;
  }

private:
  /// Prints the line of a location in the main file.
  bool starts(SourceLocation Loc) const {
    Loc = SM.getExpansionLoc(Loc);
    if (Loc.isInvalid() || !SM.isInMainFile(Loc))
      return false;
    llvm::outs() << SM.getExpansionLineNumber(Loc) << ": ";
    return true;
  }

  void print(const Expr &Call, const std::string &Name) {
    if (Call.isInstantiationDependent() || !starts(Call.getExprLoc()))
      return;
    const CallFlows &Known = Facts.flowsOf(Call);
    llvm::outs() << Name << ':';
    if (!Known.IsKnown)
      llvm::outs() << " unknown";
    const char *Separator = " ";
    const auto Begin = [&]() -> llvm::raw_ostream & {
      llvm::outs() << Separator;
      Separator = "; ";
      return llvm::outs();
    };
    static constexpr const char *Kinds[] = {"copy ", "append ", "prepend ",
                                            "select ", "clear "};
    for (const Flow &Each : Known.Flows) {
      Begin() << Kinds[Each.Kind];
      if (Each.From)
        llvm::outs() << spelled(Each.From) << " to ";
      llvm::outs() << spelled(Each.To);
      if (Each.As != FlowChange::None)
        llvm::outs() << " as "
                     << catalogue::nameOf(catalogue::ChangeWords, Each.As);
      if (Each.KeyArgument != ApiFact::None)
        llvm::outs() << " at " << int(Each.KeyArgument);
    }
    for (const FlowApply &Each : Known.Applies) {
      Begin() << "apply " << spelled(Each.Callee) << " to (";
      const char *Comma = "";
      for (const FlowPath &Argument : Each.Arguments) {
        llvm::outs() << Comma << spelled(Argument);
        Comma = ", ";
      }
      llvm::outs() << ")";
      if (Each.To)
        llvm::outs() << " for " << spelled(Each.To);
    }
    for (const FlowFold &Each : Known.Folds) {
      Begin() << "fold ";
      if (Each.Callee != ApiFact::None)
        llvm::outs() << "with " << int(Each.Callee) << ' ';
      if (Each.Start)
        llvm::outs() << "from " << spelled(Each.Start) << ' ';
      llvm::outs() << "over " << spelled(Each.Over) << " for "
                   << spelled(Each.To);
    }
    llvm::outs() << '\n';
    if (HasRoles)
      printRoles(Call, Name);
  }

  void printRoles(const Expr &Call, const std::string &Name) {
    if (const auto *Method = llvm::dyn_cast<CXXMemberCallExpr>(&Call))
      if (const TextMethod Role = methodOf(*Method); Role != TextMethod::None) {
        starts(Call.getExprLoc());
        llvm::outs() << Name << " is "
                     << catalogue::nameOf(catalogue::MethodWords, Role) << '\n';
      }
    for (const ApiFact &Each : Facts.of(Call)) {
      starts(Call.getExprLoc());
      llvm::outs() << Name << " has "
                   << catalogue::nameOf(catalogue::RoleWords, Each.Role)
                   << " arg=" << int(Each.Arg) << " dest=" << int(Each.Dest)
                   << " first=" << int(Each.First)
                   << " separator=" << int(Each.Separator)
                   << " part=" << nameOf(catalogue::PartWords, Each.Part)
                   << " text=" << nameOf(catalogue::FormWords, Each.Form)
                   << " appends=" << Each.Appends
                   << " plus=" << Each.PlusIsSpace
                   << " lower=" << Each.LowercaseHex
                   << " escapes=" << Each.KeepsEscapes << " dialect="
                   << nameOf(catalogue::DialectWords, Each.Format);
      if (Each.Keeps) {
        llvm::outs() << " keeps=";
        for (unsigned Byte = 0; Byte < 256; ++Byte)
          if (Each.Keeps->contains(static_cast<unsigned char>(Byte)))
            llvm::outs() << llvm::format_hex_no_prefix(Byte, 2);
      }
      llvm::outs() << '\n';
    }
  }

  const ASTContext &Context;
  const SourceManager &SM;
  const CallFacts &Facts;
  const bool HasRoles;
};

} // namespace

int main(int Argc, const char **Argv) {
  std::string Message;
  const auto Flags = tooling::FixedCompilationDatabase::loadFromCommandLine(
      Argc, Argv, Message);
  auto Facts = std::make_unique<CallFacts>();
  std::vector<std::string> Files;
  bool HasRoles = false;
  for (llvm::StringRef Word : llvm::ArrayRef(Argv, Argc).drop_front()) {
    if (Word == "--roles") {
      HasRoles = true;
      continue;
    }
    if (!Word.consume_front("--catalog=")) {
      Files.push_back(Word.str());
      continue;
    }
    catalogue::YamlError Error;
    auto User = catalogue::readCatalogue(Word, catalogue::builtIn(), Error);
    if (!User) {
      llvm::errs() << Error.text() << '\n';
      return 1;
    }
    User->finish();
    Facts->add(std::move(User));
  }
  if (!Flags || Files.size() != 1) {
    llvm::errs() << "usage: uri-tidy-print-flows [--catalog=FILE] [--roles] "
                    "FILE -- FLAGS\n";
    return 2;
  }
  tooling::ClangTool Tool(*Flags, Files);
  std::vector<std::unique_ptr<ASTUnit>> Units;
  if (Tool.buildASTs(Units) != 0 || Units.empty())
    return 1;
  ASTContext &Context = Units[0]->getASTContext();
  const TextTypes::Scope Scope(Facts->types());
  Printer(Context, *Facts, HasRoles)
      .TraverseDecl(Context.getTranslationUnitDecl());
  return 0;
}
