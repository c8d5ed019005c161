//===--- UnitAnalysis.h - uri-tidy ------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What all checks of one translation unit share.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_UNITANALYSIS_H
#define URI_TIDY_UNITANALYSIS_H

#include "ast/Callee.h"
#include "flow/UriEvidence.h"
#include "knowledge/YamlTree.h"
#include "model/LiteralText.h"
#include "model/Recognition.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include <memory>
#include <mutex>
#include <set>
#include <utility>

namespace clang::tidy {
class ClangTidyContext;
} // namespace clang::tidy

namespace clang::tidy::uri {

/// A URI that the program builds.
struct FoundUri {
  const BuiltString *String;
  RecognizedUri Uri;
  /// The declaration that builds it.
  const Decl *In;

  const Template &content() const { return String->Content; }
  /// Whether \p H begins a file's path, right behind `file:` or `file://`.
  bool isLocalFile(const Hole &H) const;
};

/// The analysis of one translation unit: done once, asked by every check.
class UnitAnalysis {
public:
  /// Whether the caller is the first to ask: one check looks at the
  /// declarations, for all of them.
  bool claimDeclarations() { return !std::exchange(IsClaimed, true); }
  /// The strings that \p D builds: a function with a body, a variable or field
  /// with an initializer. Nothing for system headers, instantiations and what
  /// another declaration covers.
  const DeclStrings &stringsOf(const Decl &D);
  /// The unit of the declarations that have been asked for.
  ASTContext &context() const { return *Unit; }
  /// Evaluates the functions whose calls matter to what they call. To be said
  /// when all declarations have been asked for.
  void evaluateCallers();
  /// The declarations that build strings.
  llvm::ArrayRef<const Decl *> declarations() const { return Builders; }
  /// The URIs in \p String, which \p In builds.
  llvm::ArrayRef<FoundUri> urisIn(const BuiltString &String, const Decl &In,
                                  const RecognitionOptions &Options);
  /// Whether \p Param may be raw text, by what its function's calls in this
  /// unit give: an encoded argument says that this is what the function takes.
  bool mayBeRaw(const ParmVarDecl &Param) const;
  /// Whether the calls of its function in this unit, one at least, give \p
  /// Param constants or numbers, and nothing raw.
  bool isConstantAtCalls(const ParmVarDecl &Param) const;
  /// The source map of \p Literal.
  const LiteralText &textOf(const StringLiteral &Literal, ASTContext &Context);
  /// Functions called \p Name, without namespaces, encode their first argument.
  /// To be said before the first declaration is asked for.
  void addEncoder(llvm::StringRef Name) {
    Summaries.ConfiguredEncoders.insert(Name.str());
  }
  /// Adds the user's catalogue in \p File, once for all checks. Returns false
  /// if something in it is wrong; \p Error says what. To be said before the
  /// first declaration is asked for.
  bool addCatalogue(llvm::StringRef File, catalogue::YamlError &Error);
  /// What the catalogues say of types.
  const TextTypes &types() const { return Summaries.Calls.types(); }
  /// The meanings of names, with the user's words.
  const NameMeanings &names() const { return Summaries.Names; }
  /// What is wrong with the annotations that were seen since the last question.
  llvm::ArrayRef<CallFacts::BadAttribute> takeBadAttributes();
  /// Whether some string reads \p Literal as a format.
  bool isFormat(const StringLiteral &Literal) const {
    return Formats.contains(&Literal);
  }
  /// Whether \p Literal could be a format, as far as its bytes tell.
  bool mayBeFormat(const StringLiteral &Literal);
  /// Whether \p E is a call of an encoder that a fact describes.
  bool isKnownEncoder(const Expr *E) const {
    return Summaries.Calls.isEncoder(E);
  }
  /// Whether the body of the function that \p E calls shows that it encodes.
  bool returnsEncoded(const Expr *E);
  /// What \p Call encodes or decodes; null if nothing is known of that.
  const TextOperation *operationOf(const Expr &Call) const {
    return Operations.lookup(&Call);
  }
  /// The facts about \p Call; of a helper that gives an encoder's result, those
  /// about the encoder.
  llvm::SmallVector<ApiFact, 1> factsOf(const Expr &Call);
  /// Whether an API that encodes gets \p Literal too, as a part of some string.
  bool isRawText(const StringLiteral &Literal) const {
    return RawTexts.contains(&Literal);
  }
  /// Whether \p Function may write '+' for blanks.
  bool mayReplaceBlanks(const FunctionDecl &Function);
  /// Whether \p D calls encoders.
  bool encodes(const Decl &D) const { return Encoding.contains(&D); }
  /// Keeps \p Function if it may be an encoder by its body.
  void noteEncoder(const FunctionDecl &Function);
  llvm::ArrayRef<const FunctionDecl *> encoderCandidates() const {
    return EncoderCandidates.getArrayRef();
  }
  EncoderSummaries &encoderSummaries() { return Summaries.HandWritten; }
  /// The functions of this unit that call \p Function.
  llvm::ArrayRef<const FunctionDecl *>
  callersOf(const FunctionDecl &Function) const {
    const auto *const Found = Callers.find(Function.getCanonicalDecl());
    return Found == Callers.end() ? llvm::ArrayRef<const FunctionDecl *>()
                                  : Found->second;
  }
  /// The functions that were not analysed to their end, since the last
  /// question.
  llvm::ArrayRef<std::pair<const NamedDecl *, CutReason>> takeCuts() {
    const auto All = Summaries.Budget.cuts();
    return All.drop_front(std::exchange(CutsTaken, All.size()));
  }
  /// Calls of encoders seen so far.
  llvm::ArrayRef<const CallExpr *> encoders() const { return Encoders; }

private:
  void keep(const Decl &D, const DeclStrings &Strings,
            llvm::ArrayRef<const CallExpr *> Calls);
  const DeclStrings &evaluate(const FunctionDecl &Function);
  /// What those functions call that concern URIs and were not evaluated, which
  /// have no evidence of that but their calls; and these themselves.
  llvm::DenseSet<const FunctionDecl *> calledForUris();

  bool IsClaimed = false, HasCallers = false;
  ASTContext *Unit = nullptr;
  llvm::DenseMap<const Decl *, const DeclStrings *> Known;
  /// Of initializers; a function's are in its summary.
  std::vector<std::unique_ptr<DeclStrings>> OfInitializers;
  std::vector<const Decl *> Builders;
  llvm::SetVector<const FunctionDecl *> Evaluated;
  /// Functions with weak evidence, not evaluated for themselves.
  std::vector<const FunctionDecl *> Doubtful;
  /// The functions that call one of this unit.
  llvm::MapVector<const FunctionDecl *,
                  llvm::SmallVector<const FunctionDecl *, 2>>
      Callers;
  llvm::DenseMap<const StringLiteral *, std::unique_ptr<LiteralText>> Texts;
  llvm::DenseMap<const Expr *, const TextOperation *> Operations;
  /// For each set of options; the checks have the same, mostly.
  struct Recognition {
    explicit Recognition(RecognitionOptions Options)
        : Options(std::move(Options)) {}
    RecognitionOptions Options;
    llvm::DenseMap<const BuiltString *, std::vector<FoundUri>> Uris;
  };
  std::vector<Recognition> Recognized;
  std::vector<const CallExpr *> Encoders;
  /// The declarations that call them.
  llvm::DenseSet<const Decl *> Encoding;
  llvm::SetVector<const FunctionDecl *> EncoderCandidates;
  llvm::DenseSet<const StringLiteral *> Formats, RawTexts;
  llvm::DenseMap<const FunctionDecl *, bool> BlankReplacers;
  llvm::DenseMap<const StringLiteral *, bool> PossibleFormats;
  std::set<std::string> Catalogues;
  size_t BadAttributesTaken = 0, CutsTaken = 0;
  FunctionSummaries Summaries;
  EvidenceReader Evidence{Summaries};
};

/// The analyses of the contexts that checks are being made for. Owned by the
/// check factories, which threads share.
class AnalysisPool {
public:
  std::shared_ptr<UnitAnalysis> of(const ClangTidyContext *Context);

private:
  std::mutex Guard;
  llvm::DenseMap<const ClangTidyContext *, std::weak_ptr<UnitAnalysis>> Live;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_UNITANALYSIS_H
