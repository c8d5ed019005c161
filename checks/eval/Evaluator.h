//===--- Evaluator.h - uri-tidy ---------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The effect of expressions and statements on the texts of a function.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_EVAL_EVALUATOR_H
#define URI_TIDY_EVAL_EVALUATOR_H

#include "ast/Callee.h"
#include "eval/TestedObjects.h"
#include "eval/UnitTexts.h"
#include "eval/calls/Given.h"
#include "model/Format.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace clang::tidy::uri {

/// Whether \p Type is a pointer to an object that holds text, such as a
/// GString.
bool isPointerToText(QualType Type);
/// Whether \p Type is a pointer to a structure and no text, such as a pool.
bool isPointerToOther(QualType Type);
/// Whether \p E is a regular expression, according to the name of its class.
bool isRegex(const Expr &E, const NameMeanings &Names);
/// Whether \p Argument is an object, other than a text, that a function may
/// fill.
bool isFilled(const Expr &Argument);

/// Evaluates the statements of one function in the order in which the program
/// executes them.
class Evaluator {
public:
  Evaluator(UnitTexts &Unit, const FunctionDecl *Function)
      : Unit(Unit), Texts(Unit.Texts), State(Unit.Context),
        Tested(Unit.AST, Unit.Places, State), Function(Function) {}

  UnitTexts &Unit;
  TextArena &Texts;
  Environment State;
  TestedObjects Tested;
  /// What the statements so far finished, did and called.
  TextSummary Out;
  /// The states in which each lambda may run: where it is created, and where it
  /// is called.
  llvm::DenseMap<const FunctionDecl *, Environment> LambdaStates;
  /// The caller, if this evaluates a lambda.
  Evaluator *Outer = nullptr;
  /// In place of the arguments for which the function has no parameters, if
  /// these are known.
  llvm::ArrayRef<const ParmVarDecl *> Rest;

  /// Evaluates a full expression or a statement that contains one.
  void run(const Stmt &S);
  void initialize(const CXXCtorInitializer &Init);
  /// \p D begins with the value of \p Init, which may be null.
  void declare(const VarDecl &D, const Expr *Init);
  /// The same for a variable with static storage, which is stored in once.
  void declareStatic(const VarDecl &D, const Expr *Init) {
    State.begin(Unit.placeOf(D));
    construct(Init, Unit.placeOf(D));
  }
  /// A parameter or field called \p Name begins with the text of \p Init.
  void useInitial(const Expr &Init, llvm::StringRef Name) {
    use(text(&Init), {Usage::Value, Name.str()});
  }
  /// The text of the object at \p P, or of the characters that it points to;
  /// null if there is none.
  TextRef textAt(const Place &P);
  /// Notes a loop of the function before its body is evaluated.
  void prepare(const CXXForRangeStmt &Loop);
  /// The loop has ended because there are no more elements.
  void endRange(const CXXForRangeStmt &Loop);
  /// Writes the current elements of loops back to their containers.
  void keepElements();
  /// Records the texts that are left in variables.
  void finish();
  /// How much the statements so far finished, to return to it.
  struct Progress {
    size_t Texts, Events, Encoders, LeavesTold, Consumed, Read;
  };
  Progress progress() const {
    return {Out.Texts.size(), Out.Events.size(), Out.Encoders.size(),
            Out.LeavesTold,   Consumed.size(),   Read.size()};
  }
  void returnTo(const Progress &Before) {
    Out.Texts.resize(Before.Texts);
    Out.Events.resize(Before.Events);
    Out.Encoders.resize(Before.Encoders);
    Out.LeavesTold = Before.LeavesTold;
    while (Consumed.size() > Before.Consumed)
      Consumed.pop_back();
    while (Read.size() > Before.Read)
      Read.pop_back();
  }
  /// Counts steps. Returns false once the budget is exhausted.
  bool spend(size_t Work) {
    if (Unit.Budget.spend(Work))
      return true;
    if (Function)
      Unit.Budget.note(*Function, CutReason::UnitSteps);
    return false;
  }
  /// Counts what the comparisons of states since the last call have cost.
  void spendOnStates() { spend(1 + std::exchange(Unit.Context.Steps, 0)); }

  // The result of an expression.

  /// Where the object is that \p E refers to; a class prvalue is a temporary.
  AddressSet locate(const Expr *E);
  /// The value of \p E: of a glvalue, what the object holds.
  Content eval(const Expr *E);
  /// The text of \p E; empty if it has none.
  TextRef text(const Expr *E);

private:
  friend class BodyCall;
  friend class CallShape;
  friend class FactCall;
  friend class FlowCall;
  friend class Formatting;
  friend class MethodCall;
  friend class Narrower;
  friend class Positions;
  friend class Replacement;
  friend class Splits;
  friend class Takes;
  friend class UnknownCall;

  using Args = llvm::ArrayRef<const Expr *>;

  void declareBindings(const VarDecl &D);

  /// Where the object is that \p E is, or points to.
  AddressSet locateObject(const Expr &E) {
    return E.getType()->isPointerType() ? eval(&E).Targets : locate(&E);
  }
  AddressSet locateExpr(const Expr *E);
  /// The key \p Key of an element of \p Container, if it is a constant text or
  /// a small number.
  std::optional<std::string> constantKey(const Expr &Key, QualType Container);
  AddressSet locateElement(const AddressSet &Array,
                           const ArraySubscriptExpr &Subscript, bool IsPointer);
  Content evalExpr(const Expr *E);
  Content evalUnary(const UnaryOperator &Unary);
  /// Notes the comparison \p Binary of \p Character, of a text, with \p With,
  /// if that is an ampersand.
  void noteComparison(const BinaryOperator &Binary, TextRef Character,
                      TextRef With);
  Content evalBinary(const BinaryOperator &Binary);
  Content evalLiteral(const StringLiteral &Literal);
  Content evalCharacter(int64_t Code, const Expr &E);
  /// The character whose code \p E computes.
  Content evalAsCharacter(const Expr *E);
  /// The character whose code is the value of \p E, a number.
  TextRef characterWithCode(const Expr *E);
  /// Any character of \p T.
  TextRef characterOf(TextRef T, const Expr *By);
  /// The character that the glvalue \p E refers to.
  Content readCharacter(const Expr *E);
  /// The text, or where the texts are, of which \p E reads a character.
  Content locateCharacter(const Expr *E);
  /// Evaluates two arms of which one is executed.
  template <typename Result>
  Result eitherOf(const Expr &Condition, const Expr *True, const Expr *False,
                  Result (Evaluator::*Eval)(const Expr *));
  TextRef joinArms(TextRef IfTrue, TextRef IfFalse, const Expr &Condition);
  /// The text of \p E, of which the addresses are not kept.
  TextRef textOfArm(const Expr *E);
  /// The first condition in the statement that is the same as \p Condition;
  /// null if it changes something that it depends on.
  const Expr *testFor(const Expr &Condition);
  /// Evaluates \p E of a class type into \p To, which is new.
  void construct(const Expr *E, const Place &To);
  void constructList(const InitListExpr &List, const Place &To);
  void constructObject(const CXXConstructExpr &Construct, const Place &To);
  /// The text of \p C, whose addresses are those of characters.
  TextRef textOf(const Content &C);
  TextRef textAt(const Address &A);
  /// The text of \p C and of all that it is known to refer to; null if there is
  /// none.
  TextRef heldText(const Content &C);
  /// \p T as \p E reads it.
  TextRef readBy(TextRef T, const Expr *E);
  /// \p T, the text of \p E; if it is a constant, it is data.
  TextRef asData(TextRef T, const Expr *E);
  /// \p T, for which TextArena::isUndivided() holds, as one value that \p E
  /// reads.
  TextRef readAsOne(TextRef T, const Expr *E);
  /// The text \p T that the body of the function that \p Call calls returns: if
  /// it is one piece of data, it enters other text here, not in that function.
  TextRef readResult(TextRef T, const Expr &Call);
  /// What \p E gives, which waits for a coroutine.
  Content evalSuspension(const CoroutineSuspendExpr &E);
  /// Notes that \p Object, which is at \p Where, is read where it becomes a
  /// part of its new text.
  void readInPlace(const AddressSet &Where, const Expr *Object);
  /// \p T where something else depends on its bytes, such as a length.
  TextRef bound(TextRef T);
  /// A part of \p T.
  TextRef sliceOf(TextRef T, const Expr *By);

  /// Records what holds for the parameters if \p Returned is true.
  void noteAccepted(const Expr &Returned);
  /// The text of \p E or of what it refers to; null if it can be anything.
  TextRef knownText(const Expr *E);

  // Writing.

  void assign(const Expr *Target, Content New);
  void assign(const AddressSet &Where, Content New);
  /// Writes what became of the text at \p Where. Beside a part of a text, the
  /// rest of it remains as it is in \p Before, or in this state.
  void change(const AddressSet &Where, TextRef New,
              const Environment *Before = nullptr);
  /// Writes one character, or the terminator if \p New is empty.
  void assignCharacter(const AddressSet &Where, TextRef New);
  /// Divides the text at \p Where, into which \p At writes a terminator: what
  /// is behind it becomes a text of its own, to which the pointers into it
  /// refer.
  void cut(const Address &Where, const Expr &At);
  /// Whether characters at \p A are part of a text.
  bool isTextAt(const Address &A) const;
  bool areTexts(const AddressSet &Where) const;
  Address::Position positionOf(const Address &Text, const Expr *Index,
                               std::optional<unsigned> Constant);
  /// \p Pointer after it was moved forward by \p By, or by one if that is null.
  AddressSet advanced(const AddressSet &Pointer, const Expr *By);
  void append(const AddressSet &Where, TextRef Text);
  /// Appends \p Text, which is only of interest together with what it follows.
  void extend(const AddressSet &Where, TextRef Text);
  void prepend(const AddressSet &Where, TextRef Text);
  /// Clears the text whose length \p Length is, if \p New is zero:
  /// `Buffer.Length = 0`.
  void clearCounted(const Expr *Length, const Expr *New);
  /// Copies the objects at \p From to those at \p To.
  void copy(const AddressSet &From, const AddressSet &To);

  // Calls.

  Content evalCall(const CallExpr &Call);
  Content evalOperatorCall(const CXXOperatorCallExpr &Call);
  /// Notes a literal that \p Call, of a standard class, makes a part of an
  /// object from \p Operand.
  void noteObject(const Expr &Call, const Expr *Operand);
  Content evalConcatenation(const Expr *E);
  Content evalStream(const CXXOperatorCallExpr &Call);
  /// Whether \p Call, of `<<`, calls a function of the program that writes an
  /// object to a stream of a library.
  bool writesItself(const CXXOperatorCallExpr &Call);
  /// The text that \p Call, of `<<`, adds to its stream.
  TextRef writtenBy(const CXXOperatorCallExpr &Call);
  std::optional<Content> evalMethod(const CXXMemberCallExpr &E);
  Content evalArg(const CXXMemberCallExpr &Call);
  /// The constant that \p Search looks for; empty if it is not known.
  std::string constantSought(const CXXMemberCallExpr &Search);
  /// Whether \p Length is the length of \p Of.
  bool isLengthOf(const Expr *Length, TextRef Of, unsigned Depth = 0);
  std::optional<Content> evalCoder(const CallExpr &Call);
  /// The same if a run of \p Callee has shown that it encodes as \p Known says.
  std::optional<Content> evalEncoder(const CallExpr &Call,
                                     const FunctionDecl &Callee,
                                     const EncoderBehaviour &Known);
  /// The transformer that \p Fact describes.
  static Transformer coderOf(const ApiFact &Fact);
  /// What \p Callee does to its first argument if it returns it encoded or
  /// decoded.
  std::optional<Transformer> coderOf(const FunctionDecl &Callee,
                                     Args Arguments);
  /// The same, if only the name says so.
  std::optional<Transformer> coderNamed(const FunctionDecl &Callee,
                                        size_t Arguments) const {
    return coderNamed(Callee, Arguments, Callee.getReturnType());
  }
  /// The same for a call that gives a value of the type \p Result.
  std::optional<Transformer> coderNamed(const FunctionDecl &Callee,
                                        size_t Arguments,
                                        QualType Result) const;
  /// Whether the body of \p Function contains the entity for '&'.
  static bool hasEntity(const FunctionDecl &Function);
  /// The result \p T of \p Call, or what is in the optional that it returns.
  Content asResult(const Expr &Call, TextRef T);
  /// \p Input after \p How, and records the event.
  TextRef coded(const Expr &Call, const FunctionDecl *Callee, TextRef Input,
                Transformer How);
  std::optional<Content> evalShape(const CallExpr &Call,
                                   const FunctionDecl &Callee, Args Arguments);
  /// The text that the result of \p Call, which formats, begins with, of the
  /// arguments \p Before the format: `Text = addf(Text, "…", …)`. Null if it is
  /// only what is formatted.
  TextRef frontOf(const CallExpr &Call, const FunctionDecl &Callee,
                  Args Before);
  /// Writes \p Text to \p Where, or appends it there if \p Name, the name of
  /// the function that formats it, indicates that.
  void putFormatted(const AddressSet &Where, TextRef Text,
                    llvm::StringRef Name);
  /// The result of \p Call if \p Callee, whose parameter \p Format is a format,
  /// writes \p Text to its first argument: a buffer, or a string.
  std::optional<Content> fillFirst(const CallExpr &Call,
                                   const FunctionDecl &Callee, unsigned Format,
                                   TextRef Text);
  Content evalUnknown(const Expr &Call, const FunctionDecl *Callee,
                      Args Arguments);
  /// The object that \p Pointer refers to. If it holds a text that is in no
  /// object, such as the result of a call, that text gets an object.
  AddressSet objectBehind(const Expr *Pointer);
  AddressSet objectBehind(const Expr *Pointer, const Content &Held);
  /// \p Arguments, of which those that \p Known writes to are objects.
  llvm::ArrayRef<Given> materialized(std::vector<Given> &Arguments,
                                     const CallFlows &Known);
  /// The same for a function with a body.
  void materialize(std::vector<Given> &Arguments, const FunctionDecl &Callee,
                   const TextSummary &Known);
  /// \p Result of \p Call as an object, if it is an iterator of a class.
  Content asObject(const CallExpr &Call, const Content &Result);
  /// The text between two iterators.
  TextRef textBetween(const Expr *Begin, const Expr *End);
  /// What \p Callee, which a run has shown to do \p How, makes of \p Text.
  TextRef transformed(const CallExpr &Call, const FunctionDecl &Callee,
                      TextRef Text, const TextTransform &How);
  /// Runs \p Callee, which is called in the state \p Before, if what is known
  /// of its effect is vague.
  std::optional<Content> byRunning(const Expr &Call, const FunctionDecl &Callee,
                                   llvm::ArrayRef<Given> Arguments,
                                   const Environment &Before,
                                   const Content &Known);
  AddressSet fieldIn(const AddressSet &Objects, const FieldDecl &Field);
  /// The text of the structure that \p E is or points to; nothing if it is or
  /// points to something else.
  std::optional<AddressSet> fieldOf(const Expr *E);
  /// Makes \p T the text of \p Field, or the end of it. If \p IsMoved, the
  /// field is a pointer that moves behind \p T.
  void putInField(const AddressSet &Field, TextRef T, bool Appends,
                  bool IsMoved);
  /// Whether \p Callee moves the pointer in the structure that is argument
  /// \p Number behind what it writes there.
  bool movesPointer(const FunctionDecl &Callee, unsigned Number);
  /// Whether an object of \p Type is a text, or holds a single one.
  bool isOrHoldsText(QualType Type) const;
  /// The text that \p E is, or that is in the structure that it is or points
  /// to.
  TextRef textIn(const Expr *E);
  /// The characters that the part of \p Object from \p Position on does not
  /// contain: `Object.rfind('/') + 1`.
  uricore::CharSet absentBehind(const Expr &Position, const Expr &Object);
  /// Calls that write \p Text, or an argument, to a file in memory.
  std::optional<Content> evalWriting(const CallExpr &Call, TextRef Text);
  /// Calls of functions that put a text into a structure with space for it.
  std::optional<Content> evalFilling(const CallExpr &Call);
  std::vector<Given> give(const FunctionDecl *Callee, Args Arguments);
  /// `va_arg(List, const char *)`.
  Content evalNextArgument(const VAArgExpr &E);
  /// What \p Call returns, of which nothing is known but the type. \p Callee
  /// may be null.
  Content resultOf(const Expr &Call, const FunctionDecl *Callee);
  /// The result of a call that writes to \p Changed, the object behind its
  /// argument \p First: a pointer to it, if it has the same type.
  Content resultOf(const Expr &Call, const Expr &First,
                   const AddressSet &Changed);
  Content resultOf(const Expr &Call) {
    const auto *Named = llvm::dyn_cast<CallExpr>(&Call);
    return resultOf(Call, Named ? Named->getDirectCallee() : nullptr);
  }
  /// Uses the arguments of a call according to the names of its parameters.
  /// Unless another use is known, it is \p Default.
  void useArguments(const Expr &Call, const FunctionDecl *Callee,
                    llvm::ArrayRef<Given> Arguments, const Usage &Default,
                    const TextSummary *Summary = nullptr);
  /// Assigns the encoded or decoded text to the argument that takes it, if the
  /// name of the function says that it encodes or decodes. \p Before is the
  /// state before the call; null if the state has not changed since. Returns
  /// false if no argument takes the text.
  bool codeArguments(const Expr &Call, const FunctionDecl &Callee,
                     llvm::ArrayRef<Given> Arguments,
                     const Environment *Before = nullptr);
  /// The name of \p Callee, or of the pointer through which \p Call calls
  /// another function.
  std::string calledName(const Expr &Call, const FunctionDecl *Callee) const;
  void useAll(Args Arguments);
  /// Whether \p E is nested too deeply to be followed: the stack is the
  /// program's. In that case, uses the literals in it.
  bool isTooDeep(const Expr &E);
  // Flows.

  Spot step(const Spot &From, const FlowStep &Step, const Expr *Key);
  Content contentOf(const Spot &From);
  /// The front of \p T, with the length that the last argument of \p By says.
  TextRef prefixOf(TextRef T, const Expr &By);
  TextRef prefixOf(TextRef T, const Expr &Length, const Expr &By);
  /// The function that \p Of refers to, or null.
  const FunctionDecl *calleeIn(const Content &Of) const;
  using Callees = llvm::SmallVector<const FunctionDecl *, 4>;
  /// The functions that \p Of may refer to; empty if there may be others.
  Callees calleesIn(const Content &Of) const;
  /// The functions with which the object at \p Where can be called.
  Callees overloadsAt(const AddressSet &Where) const;
  /// The bodies that a virtual call of \p Called on \p Object may run; empty if
  /// there may be others.
  Callees overridersOf(const CXXMethodDecl &Called, const AddressSet &Object);
  /// Calls \p Callee through a value.
  Content callThrough(const Expr &Call, const FunctionDecl &Callee,
                      llvm::ArrayRef<Given> Arguments,
                      const AddressSet &Object = {});
  /// Calls one of \p Any, each by \p Run.
  Content callAny(const Callees &Any,
                  llvm::function_ref<Content(const FunctionDecl &)> Run);
  /// Calls a function of which nothing is known.
  Content callUnknown(const CallExpr &Call, Args Arguments);
  /// The function that \p Argument is, or null.
  const FunctionDecl *calleeOf(const Given &Argument) const;
  /// The elements of \p List, a container or an iterator, with \p Between
  /// between them. \p Formatter, which may be null, writes an element.
  TextRef joined(const CallExpr &Call, const AddressSet &List, TextRef Between,
                 const Expr *Formatter);
  /// \p T after each byte has become its image; null if these are not known.
  TextRef mapped(TextRef T, const ByteImages *Images, const Expr *Call);
  /// Evaluates the body of \p Callee, a lambda's, in the state of this
  /// function.
  /// Notes that \p Callee runs in this state if it is a lambda of this function
  /// or of one around it.
  void noteRun(const FunctionDecl &Callee);
  Content inlineCall(const Expr &Call, const FunctionDecl &Callee,
                     llvm::ArrayRef<Given> Arguments);

  /// \p Arguments as those of a format.
  Fillings fillingsOf(Args Arguments);
  /// \p Argument, which may be a call that gives it a name, as one of a format.
  Filling fillingBy(const Expr *Argument);
  /// The text that \p Format makes of \p Given; null if these are not known.
  TextRef format(const Expr &Call, TextRef Format, Dialect D,
                 const Fillings *Given);
  std::optional<Content> evalPrintf(const CallExpr &Call);
  /// The format and the values of a call of \p Callee, by its attribute or its
  /// name.
  std::optional<PrintfLike> printfLike(const FunctionDecl &Callee);
  /// The summary of the function that has \p Param, which may be null, if it is
  /// being evaluated; or null.
  TextSummary *summaryWith(const ParmVarDecl *Param);
  /// Notes that \p Format, if it is a parameter, is used as a format.
  void noteFormat(TextRef Format);
  /// The same if \p Text is sought, or something is replaced in it.
  void noteSought(TextRef Text);
  /// The same if the function that \p Code refers to, an expression, is called.
  void noteCalled(const Expr *Code);

  // Finished texts.

  void use(TextRef T, Usage Use);
  /// Returns the text of \p E.
  TextRef use(const Expr *E, Usage Use);
  /// \p T has become part of another text.
  void consume(TextRef T) { Consumed[T] = false; }
  /// \p Parts have become \p Result. A part that is the whole result remains of
  /// interest.
  void consumeParts(llvm::ArrayRef<TextRef> Parts, TextRef Result) {
    for (const TextRef Part : Parts)
      if (Part != Result)
        consume(Part);
  }
  /// Marks all consumed texts but the first \p Before as text that only people
  /// read.
  void show(size_t Before) {
    for (auto &Each :
         llvm::make_range(Consumed.begin() + Before, Consumed.end()))
      Each.second = true;
  }
  /// Whether \p T needs no further use when it ends at \p P. What people have
  /// read may still be used by other functions.
  bool isConsumed(TextRef T, const Place &P) const;
  /// Records the text at \p P if it has not been used, because it ends here.
  void leave(const Place &P);
  void note(TextEvent::KindTy Kind, const Expr &Call, TextRef Input,
            std::string Delimiters = {});

  std::string nameOf(const Expr *E) const;
  bool says(llvm::StringRef Name, NameMeaningSet Any) const {
    return Unit.Names.say(Name, Any);
  }

  /// Binds \p D, the variable of a loop over a range, to the element at
  /// \p Where.
  void noteRange(const VarDecl &D);
  void bindElement(const VarDecl &D, const AddressSet &Where);

  /// A range-based for loop whose variable refers to the element.
  struct RangeLoop {
    const CXXForRangeStmt *Loop = nullptr;
    /// The state where it begins.
    std::optional<Environment> Start;
    /// A copy of the current element, and where the elements are.
    const Place *Current = nullptr;
    AddressSet Elements;
    TextRef Kept = nullptr;
  };
  llvm::MapVector<const VarDecl *, RangeLoop> Ranges;
  const FunctionDecl *Function;
  /// In the order in which they became parts of others, or were used; and
  /// whether only for people to read.
  llvm::MapVector<TextRef, bool> Consumed;
  /// The texts that were read by their addresses, and where: a copy elsewhere
  /// is a text of its own.
  llvm::SetVector<std::pair<const Place *, TextRef>> Read;
  /// What refers to each object at the end of the function.
  llvm::DenseMap<const Place *, const Place *> Holders;
  /// What the function allocates and leaves to others.
  llvm::SmallPtrSet<const Place *, 4> LeftToOthers;
  /// The conditions of the conditional operators in the statement.
  llvm::SmallVector<const Expr *, 4> Tests;
  /// How many calls are evaluated in their caller's state around this.
  unsigned Inlined = 0;
};

/// The base of classes that work in the state of an evaluator.
class EvaluatorPart {
protected:
  explicit EvaluatorPart(Evaluator &In)
      : In(In), Unit(In.Unit), Texts(In.Texts), State(In.State) {}

  Evaluator &In;
  UnitTexts &Unit;
  TextArena &Texts;
  Environment &State;
};

/// Evaluates the body of \p Function, for calls like \p Call if it is not null.
TextSummary evaluateBody(UnitTexts &Unit, const FunctionDecl &Function,
                         const BoundCall *Call = nullptr);

} // namespace clang::tidy::uri

#endif // URI_TIDY_EVAL_EVALUATOR_H
