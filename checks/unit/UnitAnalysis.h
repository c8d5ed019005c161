//===--- UnitAnalysis.h - uri-tidy ------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The state that all checks of one translation unit share.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_UNIT_UNITANALYSIS_H
#define URI_TIDY_UNIT_UNITANALYSIS_H

#include "ast/Callee.h"
#include "ast/LiteralUses.h"
#include "ast/Surroundings.h"
#include "knowledge/YamlTree.h"
#include "model/LiteralText.h"
#include "model/Recognition.h"
#include "unit/UnitStrings.h"
#include "unit/UriEvidence.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallPtrSet.h"
#include <memory>
#include <mutex>
#include <optional>
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
  /// Whether \p H is the beginning of a file's path, right after `file:` or
  /// `file://`.
  bool isLocalFile(const Hole &H) const;
};

/// The names by which readers know a function.
struct FunctionNames {
  std::string Own;
  /// With the names of its scopes and its parameters.
  std::string Qualified;
  /// The name of its file, without directory and extension.
  std::string File;
  /// With their scopes.
  std::vector<std::string> Callers;
};

/// The analysis of one translation unit, done once and shared by all checks.
class UnitAnalysis {
public:
  /// Whether the caller is the first to ask: only one check visits the
  /// declarations, on behalf of all.
  bool claimDeclarations() { return !std::exchange(IsClaimed, true); }
  /// The strings that \p D builds: a function with a body, or a variable or
  /// field with an initializer. Empty for system headers, for instantiations,
  /// and for declarations that are covered by another one.
  const DeclStrings &stringsOf(const Decl &D);
  /// The texts of the function that \p Call calls; null if its body is not in
  /// the unit.
  const DeclStrings *stringsOfCallee(const Expr &Call);
  /// The unit of the declarations that have been requested.
  ASTContext &context() const { return *Unit; }
  /// Evaluates the functions whose calls affect the functions that they call,
  /// and the conditions under which the URIs according to \p Options receive
  /// their values. Must be called after all declarations have been requested.
  void finish(const RecognitionOptions &Options);
  /// The declarations that build strings.
  llvm::ArrayRef<const Decl *> declarations() const { return Builders; }
  /// The URIs in \p String, which \p In builds.
  llvm::ArrayRef<FoundUri> urisIn(const BuiltString &String, const Decl &In,
                                  const RecognitionOptions &Options);
  /// Whether \p Param may be raw text, according to the calls of its function
  /// in this unit: an encoded argument indicates that the function expects
  /// encoded text.
  bool mayBeRaw(const ParmVarDecl &Param);
  /// Whether \p Param is the text that its function encodes: what is wrong with
  /// that is the matter of the function.
  bool isInputOfEncoder(const ParmVarDecl &Param);
  /// Whether the calls of its function in this unit, of which there is at least
  /// one, pass constants or numbers as \p Param, and nothing raw.
  bool isConstantAtCalls(const ParmVarDecl &Param) const;
  /// Whether the function that reads \p H, its parameter, has left before that
  /// if \p H holds one of \p Bytes. This runs the function.
  bool isExcluded(const Hole &H, const uricore::CharSet &Bytes);
  /// Whether no other file can call the function of \p Param.
  bool isEveryCallSeen(const ParmVarDecl &Param) const;
  /// Asks the other units of the program for what \p H, which is reported, can
  /// hold.
  void askProgram(const Hole &H) const;
  /// Whether \p Read reads a parameter for which some call passes encoded text.
  bool expectsEncoded(const Expr &Read) const;
  /// The source map of \p Literal.
  const LiteralText &textOf(const StringLiteral &Literal, ASTContext &Context);
  /// Treats functions with the unqualified name \p Name as encoders of their
  /// first argument. Must be called before the first declaration is requested.
  void addEncoder(llvm::StringRef Name) {
    ConfiguredEncoders.insert(Name.str());
  }
  /// Adds the user's catalogue in \p File, once for all checks. Returns false
  /// and sets \p Error if it contains an error. Must be called before the first
  /// declaration is requested.
  bool addCatalogue(llvm::StringRef File, catalogue::YamlError &Error);
  /// The descriptions of types in the catalogues.
  const TextTypes &types() const { return Calls.types(); }
  /// The meanings of names, including the user's words.
  const NameMeanings &names() const { return Names; }
  /// The errors in annotations that were found since the last call.
  llvm::ArrayRef<CallFacts::BadAttribute> takeBadAttributes();
  /// Whether some string uses \p Literal as a format.
  bool isFormat(const StringLiteral &Literal) const {
    return Formats.contains(&Literal);
  }
  /// Whether \p Literal could be a format, judging by its bytes.
  bool mayBeFormat(const StringLiteral &Literal);
  /// Whether \p E is a call of an encoder that a fact describes, or that has
  /// been run.
  bool isKnownEncoder(const Expr *E);
  /// What the encoder that \p E calls writes for a character for which it
  /// writes `%u` and a number, if there is one.
  std::optional<std::string> foreignEscapeOf(const Expr &E);
  /// Whether the body of the function that \p E calls shows that it encodes.
  bool returnsEncoded(const Expr *E);
  /// The operation by which \p Call encodes or decodes; null if none is known.
  const TextOperation *operationOf(const Expr &Call) const {
    return Operations.lookup(&Call);
  }
  /// Whether \p Call calls an encoder that keeps escapes.
  bool keepsEscapes(const Expr &Call);
  /// The facts about \p Call; for a helper that returns the result of an
  /// encoder, those about the encoder.
  llvm::SmallVector<ApiFact, 1> factsOf(const Expr &Call);
  /// How to call the encoder of \p Example for a value, `name({})`, if nothing
  /// but the value has to be chosen, and the facts about that call; empty if
  /// that is not known.
  std::pair<std::string, llvm::SmallVector<ApiFact, 1>>
  plainCallOf(const CallExpr &Example);
  /// Whether a fact says that \p Call returns a URI.
  bool givesUri(const Expr &Call);
  /// Whether \p Literal is also part of a string that an API or an encoder
  /// encodes.
  bool isRawText(const StringLiteral &Literal) const {
    return RawTexts.contains(&Literal);
  }
  /// Whether \p Literal is also part of a text outside of URIs that the
  /// program compares, stores, passes on or encodes.
  bool isOtherText(const StringLiteral &Literal) const {
    return OtherTexts.contains(&Literal);
  }
  /// What other code says about the bytes of \p Literal.
  const LiteralUses &literalUses();
  /// Whether a decoder of the unit may not understand uppercase hex.
  bool decodesOnlyLowercase();
  /// Whether each function that names the variable that \p Literal initializes
  /// has been evaluated.
  bool areReadersSeen(const StringLiteral &Literal);
  /// Whether \p Literal is also part of a text that is encoded as a whole.
  bool isEncodedLater(const StringLiteral &Literal) const {
    return EncodedLater.contains(&Literal);
  }
  /// Whether the program decodes \p Literal.
  bool isDecodedLater(const StringLiteral &Literal) const {
    return DecodedLater.contains(&Literal);
  }
  /// The same as isEncodedLater(), by an encoder for whole URIs.
  bool isRepairedLater(const StringLiteral &Literal) const {
    return RepairedLater.contains(&Literal);
  }
  /// Whether more follows \p Literal in some text.
  bool isContinued(const StringLiteral &Literal) const {
    return Continued.contains(&Literal);
  }
  /// Whether \p D is a function that may replace blanks with '+'.
  bool mayReplaceBlanks(const Decl &D);
  /// Whether \p D is a function that may replace '+' with its escape.
  bool mayRepairPlus(const Decl &D);
  /// Whether a function of the unit reads what is behind "file://" as a path.
  bool cutsFileScheme();
  /// Whether the unit inserts a result of the encoder \p Function into a URI.
  bool fillsUri(const FunctionDecl &Function);
  /// Whether \p D calls encoders.
  bool encodes(const Decl &D) const { return Encoding.contains(&D); }
  /// Stores \p Function if its body indicates that it may be an encoder or a
  /// decoder.
  void noteCodec(const FunctionDecl &Function);
  llvm::ArrayRef<const FunctionDecl *> encoderCandidates() const {
    return EncoderCandidates.getArrayRef();
  }
  EncoderSummaries &encoderSummaries() { return HandWritten; }
  /// The functions whose body indicates that they may be decoders.
  llvm::ArrayRef<const FunctionDecl *> decoderCandidates() const {
    return DecoderCandidates.getArrayRef();
  }
  DecoderSummaries &decoderSummaries() { return HandWritten.decoders(); }
  /// The functions of this unit that call \p Function.
  llvm::ArrayRef<const FunctionDecl *>
  callersOf(const FunctionDecl &Function) const {
    const decltype(Callers)::const_iterator Found =
        Callers.find(Function.getCanonicalDecl());
    return Found == Callers.end() ? llvm::ArrayRef<const FunctionDecl *>()
                                  : Found->second;
  }
  /// The functions whose analysis was cut short since the last call.
  llvm::ArrayRef<std::pair<const NamedDecl *, CutReason>> takeCuts() {
    const auto All = Budget.cuts();
    return All.drop_front(std::exchange(CutsTaken, All.size()));
  }
  // The source, as readers know it.

  /// The location in a file where \p E begins.
  SourceLocation locationOf(const Expr &E) const;
  /// The same, but where the name of the method is if \p Call follows another
  /// one in a chain, which begins all of them.
  SourceLocation locationInChain(const Expr &Call) const;
  /// The range of \p E in a file; invalid if a part of it is in a macro.
  CharSourceRange rangeOf(const Expr &E) const;
  /// The same if an edit of it changes only \p E; otherwise, invalid.
  CharSourceRange editableRangeOf(const Expr &E) const;
  /// The name by which readers know the value of \p E; may be empty.
  std::string nameOf(const Expr &E) const;
  /// The key by which \p E looks up its text; otherwise, its name.
  std::string subjectNameOf(const Expr &E) const;
  /// The name of the function that \p Call calls, or of the class of which it
  /// makes an object.
  std::string calleeName(const Expr &Call) const;
  /// The call inside \p Call of the same function, whose result is its only
  /// argument: `escape(escape(Text))`; or null.
  static const Expr *sameCallIn(const Expr &Call);
  /// Whether \p Inner, a call in \p Outer, can replace it: it is all that
  /// \p Outer gets, and the types are the same.
  bool canReplace(const Expr &Outer, const Expr &Inner);
  /// Whether \p S is written in \p D, a function: if it is a literal, other
  /// functions do not use it.
  bool isWrittenIn(const Stmt &S, const Decl &D) const;
  /// What the code of \p In says of a call that is put around a value in it.
  const Surroundings &around(const Decl &In);
  /// Whether \p First is written before \p Then.
  bool comesBefore(const Expr &First, const Expr &Then) const;
  /// Whether some argument of \p Call is text, and no literal: that with
  /// \p Inner, if it is a part of the call.
  bool isGivenText(const Expr &Call, const Expr &Inner) const;
  /// Whether \p H is read from the object of the method around it.
  static bool isOfObject(const Hole &H);
  /// Whether \p Function is the body of a lambda.
  bool isLambda(const FunctionDecl &Function) const;
  /// Whether \p Literal, which \p D uses, is data of a test: \p D or a class or
  /// namespace around it is named after a test, or the literal is in a table
  /// that \p D compares in an assertion.
  bool isTestData(const StringLiteral &Literal, const Decl &D);
  /// The names around \p Function: its own, those of its parameters, its file
  /// and its callers.
  FunctionNames namesAround(const FunctionDecl &Function) const;
  /// Whether \p Function calls another one to write the escape of a character.
  bool callsEncoderOfCharacter(const FunctionDecl &Function);

  /// The calls of encoders seen so far.
  llvm::ArrayRef<const CallExpr *> encoders() const { return Encoders; }

private:
  /// What was evaluated of a declaration.
  struct Kept {
    DeclStrings Strings;
    std::vector<const CallExpr *> Encoders;
  };
  /// \p E without what only gives the same text to another object: conversions,
  /// methods such as c_str().
  const Expr *unconverted(const Expr *E);
  /// Whether more than the result of \p Call is needed, of which \p Inner is to
  /// take the place.
  bool isNeeded(const Expr &Call, const Expr &Inner) const;
  /// Whether \p Outer gets nothing but the result of \p Inner as its text.
  bool isPassedUnchanged(const Expr &Outer, const Expr &Inner);
  /// Evaluates \p D, a function with a body or a declaration with an
  /// initializer.
  Kept evaluated(const Decl &D);
  const DeclStrings &evaluate(const FunctionDecl &Function);
  const DeclStrings &keep(const Decl &D);
  void evaluateCallers();
  /// Requires the values that the URIs in what \p D builds receive without
  /// encoding. Returns whether there are some.
  bool require(const Decl &D, const RecognitionOptions &Options);
  /// Evaluates again what depends on the bytes of such values.
  void refine(const RecognitionOptions &Options);
  void index(const Decl &D, const Kept &All);
  /// Finds the literals in what \p D builds that are not only parts of URIs.
  void noteOtherTexts(const Decl &D, const DeclStrings &Strings,
                      const RecognitionOptions &Options);
  /// Adds the functions whose results \p Found receives as encoded values, and
  /// of which nothing is known but their names.
  void noteEncodersIn(const FoundUri &Found);
  /// Evaluates the calls that pass \p Param. If a caller passes on a parameter
  /// of its own, and all its calls are in this unit, those count.
  GivenStates given(const ParmVarDecl &Param, unsigned CallDepth = 2) const;
  /// The functions that concern URIs but were not evaluated, because their
  /// calls are the only evidence, and all functions that these call.
  llvm::DenseSet<const FunctionDecl *> calledForUris();

  bool IsClaimed = false, IsFinished = false;
  ASTContext *Unit = nullptr;
  /// Null for declarations that are not evaluated.
  llvm::MapVector<const Decl *, std::unique_ptr<Kept>> Known;
  std::vector<const Decl *> Builders;
  llvm::SetVector<const FunctionDecl *> Evaluated;
  /// Functions with weak evidence that were not evaluated on their own.
  std::vector<const FunctionDecl *> Doubtful;
  /// The callers of each function of this unit.
  llvm::MapVector<const FunctionDecl *,
                  llvm::SmallVector<const FunctionDecl *, 2>>
      Callers;
  llvm::DenseMap<const StringLiteral *, std::unique_ptr<LiteralText>> Literals;
  llvm::DenseMap<const Expr *, const TextOperation *> Operations;
  /// For each set of options; usually, all checks have the same.
  struct Recognition {
    explicit Recognition(RecognitionOptions Options)
        : Options(std::move(Options)) {}
    RecognitionOptions Options;
    llvm::DenseMap<const BuiltString *, std::vector<FoundUri>> Uris;
  };
  std::vector<Recognition> Recognized;
  std::vector<const CallExpr *> Encoders;
  /// The declarations that call encoders.
  llvm::DenseSet<const Decl *> Encoding;
  llvm::SetVector<const FunctionDecl *> EncoderCandidates, DecoderCandidates;
  llvm::DenseSet<const StringLiteral *> Formats, RawTexts, OtherTexts,
      EncodedLater, RepairedLater, DecodedLater, Continued;
  std::unique_ptr<LiteralUses> UsesOfLiterals;
  llvm::DenseMap<const Decl *, std::unique_ptr<Surroundings>> Around;
  llvm::DenseMap<const FunctionDecl *, bool> BlankReplacers;
  llvm::DenseMap<const FunctionDecl *, bool> PlusRepairers;
  std::optional<bool> CutsFileScheme;
  /// The encoders whose results become values in URIs.
  std::optional<llvm::SmallPtrSet<const Decl *, 4>> FillingUris;
  llvm::DenseMap<const FunctionDecl *, std::vector<SourceRange>> AssertedTables;
  llvm::DenseMap<const StringLiteral *, bool> PossibleFormats;
  std::set<std::string> Catalogues;
  size_t BadAttributesTaken = 0, CutsTaken = 0;
  AnalysisBudget Budget;
  NameMeanings Names;
  CallFacts Calls;
  EncoderSummaries HandWritten{Budget, Names};
  std::set<std::string, std::less<>> ConfiguredEncoders;
  /// The evaluation; null until the first declaration is requested.
  std::unique_ptr<UnitTexts> Texts;
  std::unique_ptr<EvidenceReader> Evidence;
};

/// The analyses of the contexts for which checks are being created. Owned by
/// the check factories, which threads share.
class AnalysisPool {
public:
  std::shared_ptr<UnitAnalysis> of(const ClangTidyContext *Context);

private:
  std::mutex Guard;
  llvm::DenseMap<const ClangTidyContext *, std::weak_ptr<UnitAnalysis>> Live;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_UNIT_UNITANALYSIS_H
