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

#include "flow/Callee.h"
#include "flow/StringState.h"
#include "model/Format.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include <set>

namespace clang::tidy::uri {

/// `encode(encode(x))`: the outer call and the one whose result it encodes.
struct NestedEncoding {
  const CallExpr *Outer;
  const Expr *Inner;
  /// The function that the call stands in, or null.
  const FunctionDecl *In;
};

/// What the functions of a translation unit return, found when it is asked for.
class FunctionSummaries {
public:
  /// What is known of the text that \p Callee returns: Raw if nothing is.
  EncodingState returnedBy(const FunctionDecl &Callee);

  /// The facts about functions that the unit calls.
  CallFacts Calls;
  /// Names of functions that are encoders because the user says so, without
  /// namespaces.
  std::set<std::string, std::less<>> ConfiguredEncoders;

private:
  llvm::DenseMap<const FunctionDecl *, EncodingState> Known;
  unsigned Depth = 0;
};

/// Evaluates the expressions of one function, in the order in which the program
/// does, to templates; strings that it gives away go to Strings.
class StringEvaluator {
public:
  StringEvaluator(ASTContext &Context, FunctionSummaries &Summaries)
      : Context(Context), Summaries(Summaries) {}

  StringState State;
  std::vector<BuiltString> Strings;
  std::vector<NestedEncoding> Nested;
  /// What the function returns, once for each return statement.
  std::vector<Template> Returned;
  /// Calls of encoders, to suggest one that is in use.
  std::vector<const CallExpr *> Encoders;

  /// A statement of the function's CFG, or an expression that no other one
  /// contains. \p Function is the one that it returns from, or null.
  void run(const Stmt &S, const FunctionDecl *Function);
  /// \p Init is the value that \p D begins with.
  void initialize(const ValueDecl &D, const Expr &Init);

private:
  using Args = llvm::ArrayRef<const Expr *>;

  Template eval(const Expr *E);
  Template evalExpr(const Expr *E);
  Template evalLiteral(const StringLiteral &Literal);
  Template evalDecl(const Expr *E, const ValueDecl &D);
  Template evalBinary(const BinaryOperator &Binary);
  Template evalConditional(const Expr *E, const Expr *True, const Expr *False);
  Template evalConstruct(const CXXConstructExpr &Construct);
  Template evalOperatorCall(const CXXOperatorCallExpr &Call);
  Template evalConcatenation(const Expr *E);
  Template evalStream(const Expr *E);
  Template evalCall(const CallExpr &Call);
  Template evalMethod(const CXXMemberCallExpr &Call, llvm::StringRef Name);
  Template evalFact(const CallExpr &Call, const FunctionDecl &Callee,
                    const ApiFact &Fact, Args Arguments);
  Template evalEncoder(const CallExpr &Call, const Expr *Input);
  Template evalArg(const CXXMemberCallExpr &Call);
  Template evalContainer(const CXXMemberCallExpr &Call, llvm::StringRef Name);
  void addElement(const Expr *Container, const Expr *Element);
  Template evalOther(const CallExpr &Call, const FunctionDecl *Callee,
                     Args Arguments);
  Template evalChildren(const Expr *E);
  Template format(const Expr *E, const Template &Format, Dialect D,
                  Args Arguments);
  Template formatCall(const CallExpr &Call, const FunctionDecl &Callee,
                      PrintfLike Like, Args Arguments);
  void runChain(const Expr *Target);
  void assign(const Expr *Target, Template Content);
  /// Returns what \p Target holds then, as far as it is no variable's.
  Template append(const Expr *Target, const Template &Content);
  void forget(const Expr *Target);
  /// The variable or field that \p E writes to, or null; `&buffer` and
  /// `buffer + n` are that buffer, with \p IsInside set for the latter.
  const ValueDecl *targetOf(const Expr *E, bool *IsInside = nullptr) const;

  /// Whether the body of \p Callee shows that it is the encoder that its name
  /// says.
  bool isEncodingHelper(const FunctionDecl &Callee) const;
  Template hole(const Expr *E) const;
  EncodingState stateOf(const Expr *E) const;
  /// Gives a finished string away.
  void use(Template Content, Usage Use);
  /// Evaluates \p E and gives it away, known by its own name too.
  void use(const Expr *E, Usage Use);
  void useAll(Args Arguments);

  ASTContext &Context;
  FunctionSummaries &Summaries;
  const FunctionDecl *Function = nullptr;
  /// Constants being folded, against cycles.
  llvm::SmallVector<const ValueDecl *, 4> Folding;
  unsigned Depth = 0;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_FLOW_STRINGEVALUATOR_H
