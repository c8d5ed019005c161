//===--- StringEvaluator.h - uri-tidy ---------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The templates of expressions: every family of string building.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_FLOW_STRINGEVALUATOR_H
#define URI_TIDY_FLOW_STRINGEVALUATOR_H

#include "ast/Callee.h"
#include "ast/ValueNames.h"
#include "flow/FunctionSummaries.h"
#include "model/Format.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace clang::tidy::uri {

/// Evaluates the expressions of one function, in the order in which the program
/// does, to templates; finished strings go to Strings.
class StringEvaluator {
public:
  StringEvaluator(ASTContext &Context, FunctionSummaries &Summaries)
      : Context(Context), Summaries(Summaries) {}

  StringState State;
  std::vector<BuiltString> Strings;
  std::vector<TextOperation> Operations;
  /// What the function returns, once for each return statement.
  std::vector<Template> Returned;
  /// The indices of the parameters whose text has been validated, for each
  /// return statement that may say yes.
  std::vector<llvm::SmallVector<unsigned, 1>> Validated;
  /// What stands in the function's parameters when it returns.
  llvm::SmallVector<std::pair<const ParmVarDecl *, Template>, 2> Written;
  /// Pointers that no longer point to what they began with.
  llvm::SmallDenseSet<const ValueDecl *, 4> Rebound;
  /// Calls of encoders, to suggest one that is in use.
  std::vector<const CallExpr *> Encoders;
  /// What the variables hold where each lambda is made.
  llvm::DenseMap<const LambdaExpr *, StringState> LambdaStates;
  /// Variables that the function writes to are Unknown: their state got lost.
  bool HasLostState = false;
  /// Written names all that the function writes to.
  bool IsComplete = false;
  /// There were not enough steps, and something was left out.
  bool IsSpent = false;

  /// Counts \p Work steps of the analysis. False from when it has been enough:
  /// a function's cost is bounded by its size.
  bool spend(size_t Work) {
    Steps += Work;
    return Summaries.Budget.spend(Work) && Steps <= MaxSteps;
  }
  /// Counts what has been kept since the last call. When it has been enough,
  /// what follows is for itself, a stretch at a time.
  void settle();
  /// Forgets all that the variables hold: there are no steps left for it.
  void letGo();

  /// A statement of the function's CFG, or an expression that no other one
  /// contains. \p Function is the one that it returns from, or null.
  void run(const Stmt &S, const FunctionDecl *Function);
  /// \p Init is the value that \p D begins with.
  void initialize(const ValueDecl &D, const Expr &Init);

  /// \p Condition holds from here on, or does not.
  void refine(const Expr &Condition, bool IsTrue);
  /// \p Loop came to its end, past every bail-out in it.
  void refineByLoop(const Stmt &Loop);

private:
  using Args = llvm::ArrayRef<const Expr *>;

  Template eval(const Expr *E);
  Template evalExpr(const Expr *E);
  Template evalLiteral(const StringLiteral &Literal);
  Template evalDecl(const Expr *E, const ValueDecl &D);
  /// The text of \p Init, which \p E stands for; not its holes.
  Template evalConstant(const Expr *E, const Expr &Init);
  Template evalBinary(const BinaryOperator &Binary);
  Template evalRest(const BinaryOperator &Sum);
  Template evalConditional(const Expr *E, const Expr *True, const Expr *False);
  Template evalConstruct(const CXXConstructExpr &Construct);
  Template evalOperatorCall(const CXXOperatorCallExpr &Call);
  Template evalConcatenation(const Expr *E);
  Template evalStream(const Expr *E);
  Template evalCall(const CallExpr &Call);
  Template evalMethod(const CXXMemberCallExpr &Call);
  Template evalFact(const CallExpr &Call, const FunctionDecl &Callee,
                    const ApiFact &Fact, Args Arguments);
  /// A call of a function that uses its arguments and makes no text of them.
  Template evalUses(const Expr &Call, llvm::ArrayRef<ApiFact> Facts,
                    Args Arguments);
  Template evalEncoder(const CallExpr &Call, const Expr *Input);
  Template evalHandWritten(const CallExpr &Call,
                           const EncoderBehaviour &Encoder, Args Arguments);
  Template evalDecoder(const CallExpr &Call, const Expr *Input);
  Template evalHtmlEncoder(const CallExpr &Call, const Expr *Input);
  Template evalReplace(const CXXMemberCallExpr &Call, const Expr *Object,
                       Args Arguments);
  /// Gives \p Arguments to an API that takes some of them as parts of a URI.
  void takeAll(const Expr &Call, Args Arguments, llvm::ArrayRef<ApiFact> Facts);
  /// The text that \p Call gives, by \p Fact.
  static Template given(const CallExpr &Call, const ApiFact &Fact);
  void take(const Expr &Call, Template Content, std::string Name,
            const ApiFact &Fact);
  Template evalArg(const CXXMemberCallExpr &Call);
  Template evalContainer(const CXXMemberCallExpr &Call);
  /// The elements of \p List in a row, as \p Call puts them: one value.
  Template joined(const CallExpr &Call, const Expr &List);
  void addElement(const Expr *Container, const Expr *Element);
  Template evalOther(const CallExpr &Call, const FunctionDecl *Callee,
                     Args Arguments);
  /// Evaluates \p Arguments, gives them away as \p Callee uses them and does
  /// what it does with them. \p Call stands for the result.
  Template evalArguments(const Expr &Call, const FunctionDecl *Callee,
                         Args Arguments, const Usage &Default);
  /// The arguments of a call, by the parameters of the function's definition.
  struct Argument {
    const Expr *Value;
    Template Content;
  };
  using ArgumentMap = llvm::SmallDenseMap<const ParmVarDecl *, Argument, 4>;
  void applySummary(const Expr &Call, const FunctionSummary &Summary,
                    const ArgumentMap &Given);
  Template returned(const Expr &Call, const FunctionSummary &Summary,
                    const ArgumentMap &Given) const;
  /// \p Text, which names parameters, with the arguments in their place.
  Template instantiate(const Template &Text, const ArgumentMap &Given) const;
  /// Notes what a call does to a text, if that is of interest.
  void note(TextOperation::KindTy Kind, const Expr &Call, const Template &Input,
            std::string Delimiters = {});
  /// Notes that \p Call looks for one of \p Sought in \p Text, if that is a
  /// delimiter.
  void noteSplit(const CallExpr &Call, const Template &Text, Args Sought);
  Template evalChildren(const Expr *E);
  /// \p Given are the arguments, if they are known (no va_list). \p Links says
  /// for Qt which call of a chain has each.
  Template format(const Expr *E, const Template &Format, Dialect D,
                  std::optional<Args> Given, llvm::ArrayRef<size_t> Links = {});
  Template formatCall(const CallExpr &Call, const FunctionDecl &Callee,
                      PrintfLike Like, Args Arguments);
  void runChain(const Expr *Target);
  void assign(const Expr *Target, Template Content);
  /// The same, if \p Target itself has been evaluated.
  void put(const Expr *Target, Template Content);
  /// What \p Call gives that has written \p Content to \p Target.
  Template written(const CallExpr &Call, const Expr *Target, Template Content);
  /// Returns what \p Target holds then, as far as it is no variable's.
  Template append(const Expr *Target, const Template &Content);
  void forget(const Expr *Target);
  /// The variable or field that \p E writes to, or null; `&buffer` and
  /// `buffer + n` are that buffer, with \p IsInside set for the latter.
  const ValueDecl *targetOf(const Expr *E, bool *IsInside = nullptr) const;

  using Variables = llvm::SmallVector<const ValueDecl *, 1>;
  /// The variables whose text holds nothing that needs encoding, as far as the
  /// program knows, where \p Condition has that value.
  Variables validatedBy(const Expr &Condition, bool IsTrue, unsigned Depth = 0);
  Variables validatedByCall(const CallExpr &Call, bool IsTrue);
  /// Notes which parameters are validated if the function returns \p Returned
  /// and that is true.
  void noteValidated(const Expr &Returned);
  const ValueDecl *textVariable(const Expr *Text) const;
  Template hole(const Expr *E) const;
  EncodingState stateOf(const Expr *E) const;
  bool says(llvm::StringRef Name, NameMeaningSet Any) const {
    return Summaries.Names.say(Name, Any);
  }
  std::string nameOf(const Expr *Value) const {
    return uri::nameOf(Value, Summaries.Names);
  }
  /// Gives a finished string away.
  void use(Template Content, Usage Use);
  /// Evaluates \p E and gives it away, known by its own name too.
  void use(const Expr *E, Usage Use);
  void useAll(Args Arguments);

  ASTContext &Context;
  FunctionSummaries &Summaries;
  static constexpr size_t MaxSteps = 8'000'000;
  /// From one letGo() to the next, if there are none left.
  static constexpr size_t Stretch = 1'000;
  size_t Steps = 0, LetGoAt = 0;
  /// How many Strings and Operations have been counted.
  size_t Settled = 0, SettledOperations = 0;
  const FunctionDecl *Function = nullptr;
  llvm::SmallDenseSet<const ValueDecl *, 8> Writes;
  /// Constants being folded, against cycles.
  llvm::SmallVector<const ValueDecl *, 4> Folding;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_FLOW_STRINGEVALUATOR_H
