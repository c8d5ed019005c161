//===--- FlowCall.h - uri-tidy ----------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A call whose effects the catalogues describe as flows between places.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_EVAL_CALLS_FLOWCALL_H
#define URI_TIDY_EVAL_CALLS_FLOWCALL_H

#include "eval/Evaluator.h"

namespace clang::tidy::uri {

/// The call of a function, or the use of a member, of a library.
class FlowCall : EvaluatorPart {
public:
  /// \p Arguments must outlive this; \p Object is what the call is for.
  FlowCall(Evaluator &In, const Expr &E, llvm::ArrayRef<Given> Arguments,
           const AddressSet &Object)
      : EvaluatorPart(In), E(E), Arguments(Arguments), Object(Object) {}

  /// Carries out what \p Known says, and returns the result of the call.
  Content eval(const CallFlows &Known);
  /// What \p Path leads to. \p Key is the key of an element, or null.
  Spot spotOf(const FlowPath &Path, const Expr *Key = nullptr);

private:
  /// What is written where. All of them read before the first one writes.
  struct Effect {
    AddressSet To;
    Content New;
    /// An object to copy, or null.
    const Place *From;
    Flow::KindTy Kind;
  };

  /// The argument with the number \p Index, or null.
  const Given *argumentAt(int Index) const {
    return Index >= 0 && static_cast<size_t>(Index) < Arguments.size()
               ? &Arguments[Index]
               : nullptr;
  }
  /// The text or object of \p Path, if that leads to one.
  Content contentAt(const FlowPath &Path) { return In.contentOf(spotOf(Path)); }
  /// A new result holds nothing; a new pointer refers to an object of its own.
  void makeResult(const CallFlows &Known);
  void clear(const AddressSet &Where);
  void plan(const Flow &Each);
  /// What \p Each, which copies or appends, takes from \p From.
  void fill(Effect &Next, const Flow &Each, const Spot &From);
  void carryOut(const Effect &Each, bool IsAlternative,
                const Environment &Before);
  Content result(const CallFlows &Known);

  TextRef changed(TextRef T, FlowChange Change);
  /// \p T after \p Change, which the last arguments specify.
  TextRef filtered(TextRef T, FlowChange Change);
  /// The characters that \p Matcher, a predicate or a character, matches.
  std::optional<uricore::CharSet> matchedBy(const Given &Matcher);
  void apply(const FlowApply &How);
  /// What \p How gives to \p Callee, which may be null. \p IsOneOf: it is one
  /// of several overloads, for the type that an argument holds.
  std::vector<Given> argumentsOf(const FlowApply &How,
                                 const FunctionDecl *Callee, bool IsOneOf);
  void fold(const FlowFold &How);

  const Expr &E;
  llvm::ArrayRef<Given> Arguments;
  AddressSet Object;

  llvm::SmallVector<Effect, 4> Effects;
  /// Where the object is that a new pointer refers to.
  AddressSet Made;
  /// Whether something is written to the result.
  bool HasResult = false;
  /// Whether the result may hold more than is known.
  bool IsOpen = false;
  /// Whether the new object is cleared, made of a null pointer
  /// (`g_string_new(NULL)`), or made of other unknown text.
  bool IsCleared = false, IsOfNull = false, IsOfOther = false;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_EVAL_CALLS_FLOWCALL_H
