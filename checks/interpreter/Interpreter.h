//===--- Interpreter.h - uri-tidy -------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// An interpreter for the bodies of hand-written encoders.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_INTERPRETER_INTERPRETER_H
#define URI_TIDY_INTERPRETER_INTERPRETER_H

#include "ast/TextTypes.h"
#include "core/CharSet.h"
#include "interpreter/Events.h"
#include "interpreter/GlobalWriters.h"
#include "interpreter/LibraryCall.h"
#include "interpreter/Memory.h"
#include "interpreter/PriorValue.h"
#include "knowledge/NameMeanings.h"
#include "model/Format.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/StmtCXX.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallVector.h"
#include <optional>
#include <string>

namespace clang::tidy::uri {

struct PrintfLike;

/// Whether \p S is typical of an escape: '%', "%20", the format "%%%02X".
bool isEvidenceOfEscape(const Stmt &S);

/// Runs one function on known input. Constructs that are not supported yield
/// opaque values. A branch on an opaque value that depends on the input stops
/// the run; a branch on any other opaque value (an option, a failed allocation)
/// is taken as Choices specifies.
class Interpreter {
public:
  Interpreter(ASTContext &Context, const EncoderRepair &Repair,
              GlobalWriters &Writers, const NameMeanings &Names)
      : Context(Context), Repair(Repair), Writers(Writers), Names(Names) {}

  /// The branches to take at conditions that do not depend on the input. A run
  /// that reaches any other such condition stops, and stores it in Undecided. A
  /// condition is identified by the expression that is tested, or by the
  /// function whose result indicates whether it could append.
  llvm::SmallVector<std::pair<const void *, bool>, 4> Choices;
  const void *Undecided = nullptr;

  /// A function of interest, one of its parameters, and whether the run has
  /// given a text that comes from the input to it.
  const FunctionDecl *Watched = nullptr;
  unsigned WatchedParameter = 0;
  /// A variable with text; the run ends where it is read, and what it holds
  /// there is in TextRead.
  const DeclRefExpr *WatchedRead = nullptr;
  std::optional<std::vector<Value>> TextRead;
  bool HasMetWatched = false;

  /// The results of the run.
  llvm::SmallVector<EncoderFault, 2> Faults;
  llvm::SmallVector<HexSource, 2> HexSources;
  /// The text that the run printed to files that are not its parameters.
  Cells *Printed = nullptr;
  /// The run stopped because the program throws, or calls a function that does
  /// not return.
  bool HasLeft = false;
  /// Whether functions without a body that are called validators are taken to
  /// accept unreserved characters only; and functions that read a number, to
  /// refuse '+' and blanks before it, which no program expects there.
  bool TrustsValidators = false;
  /// Whether the run met such a function.
  bool HasTrusted = false;
  /// Whether Choices say what kind of a character one beyond ASCII is.
  bool ChoosesKinds = false;

  /// The characters that an unknown test is taken to separate from all others,
  /// if any; Choices says for which of both it is true.
  const uricore::CharSet *Assumed = nullptr;
  /// Whether any run met such a test.
  bool HasAssumed = false;

  /// Begins a run: discards the results of the previous one, but keeps static
  /// variables.
  void start();
  /// Returns the result of \p Function, or nothing if the run stopped. \p This
  /// is the object of a method.
  std::optional<Value> call(const FunctionDecl &Function,
                            llvm::ArrayRef<Value> Arguments, Value This);
  /// The same for a function of one character, which may be one of a library.
  std::optional<Value> callWithCharacter(const FunctionDecl &Function,
                                         Value Character);
  /// Steps of all runs so far.
  unsigned steps() const { return TotalSteps; }

  // Running a piece of a function.
  /// A run begins. Of the variables of the function, only those are known that
  /// are given, or for which \p ValueOf returns something; it is called until
  /// the next run begins.
  void
  startPiece(llvm::function_ref<const PriorValue &(const VarDecl &)> ValueOf);
  void give(const ValueDecl &D, Cells &Where);
  void give(const Expr &E, Cells &Where);
  /// The value of \p E; nothing if the run stopped.
  std::optional<Value> evaluate(const Expr &E);
  /// Returns the default argument of \p Parameter if it is a function or a
  /// constant table.
  std::optional<Value> defaultArgument(const ParmVarDecl &Parameter);
  /// The default argument of \p Parameter, if it is a text.
  std::optional<Value> defaultText(const ParmVarDecl &Parameter);
  /// A pointer to \p Table, or to its first element.
  Value referenceTo(const VarDecl &Table);
  enum class Ending : unsigned char { Next, Left, Unknown };
  /// How a loop ends: it leaves the piece with `break`, too.
  Ending executeLoop(const Stmt &Loop);

  /// A new object; lives as long as the interpreter.
  Cells &make(Cells::KindTy Kind);
  /// Creates a variable that holds \p Content and can be referred to.
  Cells &variable(Value Content);
  /// Returns the content of an object of \p Type before it is initialized.
  /// \p IsOpen: the object belongs to the caller.
  Value fresh(QualType Type, bool IsOpen = false);
  /// Returns the integer type of \p Type: an integer, an enumeration, or a
  /// class of single characters.
  IntType intType(QualType Type) const;
  /// Returns the type of the characters of the string class or container
  /// \p Type.
  IntType unitType(QualType Type) const;
  IntType unitOf(const TextType &Type) const;
  bool isTextClass(QualType Type) const;
  /// Whether \p Type is a stream or a file.
  bool isStream(QualType Type) const;
  /// Whether \p Type is a container of something else than characters.
  bool isContainer(QualType Type) const;
  const NameMeanings &names() const { return Names; }
  /// Whether the name of \p D has one of the meanings \p Any.
  bool says(const NamedDecl &D, NameMeaningSet Any) const;
  /// Whether \p V holds as a condition.
  std::optional<bool> truth(const Value &V) const;
  /// The characters of a string, or of a pointer to text; false if not known.
  bool textOf(const Value &V, std::vector<Value> &Out);
  /// The characters of all texts in \p V, a container or another record, one
  /// after the other; false if some are not known or there is no text.
  bool textsIn(const Value &V, std::vector<Value> &Out);

private:
  using Args = llvm::ArrayRef<const Expr *>;
  enum class Flow : unsigned char { Next, Break, Continue, Return, Goto, Stop };
  struct Frame {
    const FunctionDecl *Function = nullptr;
    bool ReturnsReference = false;
    llvm::DenseMap<const ValueDecl *, CellRef> Places;
    Value This, Returned;
    /// The arguments behind the last parameter.
    Args Variable;
  };

  // Statements.
  Flow exec(const Stmt *S);
  Flow execSequence(llvm::ArrayRef<const Stmt *> Statements);
  /// Whether \p Result ends the loop around the statement, and more.
  static bool endsMore(Flow Result) {
    return Result == Flow::Return || Result == Flow::Goto ||
           Result == Flow::Stop;
  }
  Flow execLoop(const Stmt *Init, const Expr *Condition, const Expr *Increment,
                const Stmt *Body, bool TestsFirst);
  Flow execSwitch(const SwitchStmt &Switch);
  Flow execRangeFor(const CXXForRangeStmt &For);
  Flow execReturn(const ReturnStmt &Return);
  void declare(const VarDecl &Var);
  std::optional<bool> condition(const Expr *E);
  /// The way that Choices specify for \p Subject; otherwise, the run stops.
  std::optional<bool> decide(const void *Subject);
  /// The outcome of \p Test if its set is the assumed one.
  std::optional<bool> assume(const Value &Test);
  /// The label in \p Switch to continue at, which is null if there is none;
  /// nothing if the run stopped.
  std::optional<const SwitchCase *> chooseCase(const SwitchStmt &Switch);
  // Expressions.
  /// Whether \p E exists and its meaning is known; if so, takes a step,
  /// otherwise stops the run. Code that does not compile has null or invalid
  /// expressions.
  bool isRunnable(const Expr *E);
  Value eval(const Expr *E);
  Value evalExpr(const Expr *E);
  CellRef place(const Expr *E);
  /// The index of a table that something else than the input decides about.
  Value chooseIndex(const ArraySubscriptExpr &Subscript, const Value &Base);
  CellRef placeOfDecl(const ValueDecl &D);
  /// Runs what changes variables before the piece.
  void runChanges(const PriorValue &Of);
  /// Returns the place of the member of a pair or tuple that \p Binding names.
  CellRef placeOfTupleMember(const BindingDecl &Binding);
  CellRef placeOfMember(const MemberExpr &Member);
  CellRef placeOfGlobal(const VarDecl &Var);
  Value load(CellRef P, QualType Type);
  void store(CellRef P, Value V);
  Value evalCast(const CastExpr &Cast);
  Value evalUnary(const UnaryOperator &Unary);
  CellRef increment(const Expr *E, bool IsIncrement, Value &Old);
  Value evalBinary(const BinaryOperator &Binary);
  Value arithmetic(BinaryOperatorKind Op, Value L, Value R, QualType Operands,
                   QualType Result);
  Value evalInitList(const InitListExpr &List);
  Value evalConstruct(const CXXConstructExpr &Construct);
  Value evalLiteral(const StringLiteral &Literal);
  Value convert(Value V, QualType Type) const;
  Value copyOf(const Value &V);
  Value evalNew(const CXXNewExpr &New);
  Value zero(QualType Type);
  Cells *fieldOf(Cells &Record, const FieldDecl &Field);
  /// The content of \p Field in an object that belongs to the caller, if
  /// \p IsOpen, or in a new one.
  Value freshField(const FieldDecl &Field, bool IsOpen);
  /// The table that \p Field is in every object of its class, because only the
  /// constructor fills it; null if that is not known.
  Cells *builtTable(const FieldDecl &Field);
  /// Runs \p Part. If that stops, the run goes on without it. Returns whether
  /// it did not stop.
  bool attempt(llvm::function_ref<void()> Part);
  /// Runs the only constructor of an object of \p Class; an opaque value if it
  /// is not understood.
  Value buildObject(const CXXRecordDecl &Class);
  /// Runs \p Filler, which does not depend on the input. Returns whether it is
  /// understood; otherwise, the run goes on without it.
  bool fill(const FunctionDecl &Filler, Value This = {});
  /// The element of a text that \p E, a proxy such as bitset::reference, stands
  /// for; nothing for other expressions.
  std::optional<CellRef> placeOfProxy(const Expr *E);

  // Calls.
  Value evalCall(const CallExpr &Call);
  Value evalOperatorCall(const CXXOperatorCallExpr &Call);
  Value evalMemberCall(const CXXMemberCallExpr &Call);
  /// Calls the function that \p Wrapper, such as a std::function, holds.
  Value callHeld(const Value &Wrapper, const CXXOperatorCallExpr &Call);
  Value callUser(const FunctionDecl &Callee, Args Arguments, Value This);
  /// \p Variable: the arguments of a call behind the last parameter.
  Value enter(const FunctionDecl &Callee, llvm::ArrayRef<Value> Arguments,
              Value This, Args Variable = {});
  bool isInterpreted(const FunctionDecl &Callee) const;
  /// Whether \p Callee is a known method of a class whose objects are texts
  /// here, without the fields that its body uses.
  bool isOfTextClass(const FunctionDecl &Callee) const;
  bool hasEvidenceOfEscape(const FunctionDecl &Callee);
  /// Whether \p Callee appends to its first argument, according to its name.
  bool isAppender(const NamedDecl &Callee) const;
  /// Identifies the unknown condition \p E. The result of a function that
  /// indicates whether it could append is the same condition at every call.
  const void *subjectOf(const Expr *E);
  Value bind(const ParmVarDecl &Parameter, const Expr *Argument);
  Value opaqueCall(const CallExpr &Call, Args Arguments);
  /// What is known of the result of \p Callee for \p Argument, its only one,
  /// by their types.
  std::optional<Value> resultByType(const FunctionDecl &Callee,
                                    const Value &Argument);
  /// A call of \p Callee, of which only the declaration is known, if its name
  /// says that it writes hex digits or reads them: its result, and what it
  /// writes to its arguments. Nothing for other functions.
  std::optional<Value> hexCall(const FunctionDecl &Callee, Args Arguments,
                               llvm::ArrayRef<Value> Given);
  /// What such a function gets.
  struct HexArguments {
    struct Output {
      Value To;
      /// The type that it points or refers to.
      QualType Type;
      /// Whether it is the first argument, to which the function appends.
      bool IsFirst;
    };
    /// Whether the function may read digits, and write them.
    bool MayRead, MayWrite;
    /// What it reads, and what of that depends on the input.
    llvm::SmallVector<Value, 2> Read, Data;
    llvm::SmallVector<Output, 2> Outputs;
  };
  HexArguments hexArguments(const FunctionDecl &Callee, Args Arguments,
                            llvm::ArrayRef<Value> Given);
  /// Reads digits, writes their number to the output, if there is one, and
  /// returns the result, of \p Type.
  std::optional<Value> readDigits(QualType Type, const HexArguments &All);
  /// Writes the digits of a byte; \p Appends: according to the function's name.
  bool writeDigits(const HexArguments::Output &Out, bool Appends);
  /// The result, of \p Type, of a function that has written the digits to
  /// \p To; if that is null, they are the result.
  std::optional<Value> afterDigits(QualType Type, const Value *To,
                                   bool Appends);
  /// Whether \p Given are two hex digits of the input, or a text that begins
  /// with them and their number.
  bool areBothDigits(llvm::ArrayRef<Value> Given);
  /// The number that the digits of \p Given spell; an unknown one if there are
  /// other characters.
  std::optional<Value> numberOfDigits(llvm::ArrayRef<Value> Given);
  /// The result of a function that is known by its name as a validator.
  std::optional<Value> trustedCall(const FunctionDecl &Callee,
                                   const Value &Text);
  /// `strbuf_addch(sb, c)`: functions that append to their first argument.
  bool appendCall(const NamedDecl &Callee, Args Arguments);
  /// The same for a method of an object of which nothing is known: what it
  /// writes is printed.
  bool writesOut(const CXXMethodDecl &Method, Args Arguments);
  /// What \p Callee appends to, whose argument is removed from \p Arguments;
  /// null for all printed text. Nothing if that is not known.
  std::optional<Cells *> appendedBy(const NamedDecl &Callee, Args &Arguments);
  /// The text that was appended to \p Builder, if \p Callee may return it:
  /// `strbuf_detach(sb)`.
  std::optional<Value> builtText(const FunctionDecl &Callee,
                                 const Value &Builder);
  void lose(const Value &V);

  // Functions and methods of libraries.
  struct Library;
  std::optional<Value> evalLibrary(llvm::StringRef Name, LibraryCall Call);
  /// `std::min`, `qMax`: the place of one of two arguments.
  std::optional<Value> evalExtreme(llvm::StringRef Name, Args Arguments);
  /// A static method that creates text or a character.
  std::optional<Value> evalTextStatic(llvm::StringRef Name,
                                      const LibraryCall &Call);
  std::optional<Value> evalStreamMethod(llvm::StringRef Name,
                                        const LibraryCall &Call);
  std::optional<Value> evalCharacterMethod(llvm::StringRef Name,
                                           const LibraryCall &Call);
  /// Methods of text that the catalogues do not describe.
  std::optional<Value> evalOtherTextMethod(llvm::StringRef Name,
                                           const LibraryCall &Call);
  std::optional<Value> evalNamed(llvm::ArrayRef<LibraryFunction> Functions,
                                 llvm::StringRef Name, const LibraryCall &Call);
  std::optional<Value> evalModel(const LibraryFunction &Function,
                                 LibraryCall Call);

  // Models of functions that are ignored or return their argument, and of
  // functions and methods of characters.
  LibraryModel ignoreCall, giveArgument;
  LibraryModel ctypeTable, errorNumber, testCharacter, changeCase;
  /// The table that the macros of GLib read.
  Cells &glibTable();
  LibraryModel characterCode, characterByte, testObject, objectInCase;
  LibraryModel characterOf;
  /// The argument of \p Call if it is a character up to \p Last; records the
  /// fault if the result for it is undefined or depends on the locale.
  Value characterIn(const LibraryCall &Call, int64_t Last);

  // Models of functions that read text.
  struct TextPair;
  LibraryModel lengthOf, findCharacter, spanOf, compareTexts, findText;

  // Models of algorithms for ranges of characters.
  /// The elements from Begin to End of Of.
  struct Range;
  LibraryModel searchRange, searchMemory, countInRange, removeFromRange,
      eraseFromText;
  LibraryModel copyRange, changeRange, placeInText, replaceTexts;
  LibraryModel foldRange, sizeOfRange, moveInRange, rangeForLoop;
  /// The range of the first one or two of \p Arguments, which are removed.
  std::optional<Range> rangeOf(Args &Arguments);
  /// The result of a function of \p Text, which is not known.
  Value ofUnknownText(const Value &Text, Args Others);
  /// Reads the first two arguments; if they are not known, returns the result
  /// of the call.
  std::optional<Value> readTexts(const LibraryCall &Call, TextPair &Texts);
  /// The value of \p E, which an algorithm may call: the object of a class with
  /// one `operator()` becomes a function.
  Value evalCallable(const Expr *E);
  /// The object for which \p Function is called.
  Value objectOf(const Value &Function);
  /// What \p Function returns for element \p At of \p Of.
  std::optional<Value> apply(const Value &Function, Cells &Of, int64_t At);
  /// Whether element \p At of \p Of is \p Sought, or satisfies it.
  std::optional<bool> isSought(const Value &Sought, Cells &Of, int64_t At);

  // Models of functions that read numbers.
  LibraryModel numberAt, numberOfText, numberInRange, numberOfObject,
      testNumber;
  LibraryModel copyOfText;
  LibraryModel digitValue, textOfHex, hexOfText, scanText, removeAtEnd;
  /// The characters of a text, if they are known. Those that are not ASCII
  /// become 0x7F.
  std::optional<std::string> charactersOf(const Value &V);
  std::optional<unsigned> baseIn(const LibraryCall &Call, size_t At);
  /// Stores \p V where \p To points to, if it is no null pointer.
  void storeAt(const Value &To, Value V);
  /// A number that is not known, which \p To may point to, too.
  Value loseNumber(const Value &To);

  // Models of functions that write to memory.
  LibraryModel allocate, reallocate, duplicateText, fillMemory, delimitText,
      copyText;
  Value newArray();
  bool bytesAt(const Value &From, size_t Size, std::vector<Value> &Out);
  bool write(const Value &To, llvm::ArrayRef<Value> Text, bool Terminated);

  // Models of functions that divide a text into a list, and join a list.
  LibraryModel divideText, joinTexts, concatenateTexts, divideObject;
  /// Divides \p Text at each \p Delimiter into \p Most parts or fewer. False
  /// if one of them is not known.
  bool divide(const Value &Text, const Value &Delimiter, size_t Most,
              std::vector<std::vector<Value>> &Parts);
  bool joinPart(const Value &Part, llvm::ArrayRef<Value> Delimiter,
                bool IsFirst, std::vector<Value> &Joined);
  std::optional<Value> joinElements(const Cells &Of, const Value &Delimiter,
                                    QualType Type);

  // Models of functions that write or create text.
  LibraryModel printToBuffer, printBounded, printToPointer, printToNew;
  LibraryModel printToFile, print, putText, writeToFile, writeToDescriptor;
  LibraryModel decimalOf;
  LibraryModel digitsInRange;
  /// A call of \p Callee, which has a format and is only declared: it writes to
  /// its first argument if that is a buffer.
  std::optional<Value> printByOther(const FunctionDecl &Callee,
                                    const LibraryCall &Call, unsigned Format);
  LibraryModel newGString, contentOfGString, appendToGString, printToGString,
      changeGString;
  LibraryModel textOfNumber, textOfFormat, textOfBytes;
  bool printArguments(const LibraryCall &Call, size_t Format,
                      std::vector<Value> &Out);
  /// Appends up to \p Size bytes of \p Text to \p To; false if it is unknown.
  bool writeBytes(const Expr *Text, int64_t Size, const Expr *To);
  bool writeText(const Expr *To, llvm::ArrayRef<Value> Text);
  /// The text of \p File, or all printed text if it is not a known object.
  Cells &outputOf(const Expr *File);
  Cells *textOfGString(const Value &Object) const;

  // Models of methods of streams.
  LibraryModel bufferOfStream, contentOfStream, putToStream, setPadding,
      setFlags, unsetFlags, copyFormat;
  LibraryModel nextOfStream, stateOfStream, clearStream;
  LibraryModel bytesOfStream, countOfStream, skipInStream, returnToStream;
  /// Functions that read a stream or a file that is their first argument.
  LibraryModel lineOfStream, nextOfFile, bytesOfFile, stateOfFile, returnToFile;
  /// Whether the unread rest of \p Stream is known.
  static bool canRead(const Cells &Stream);
  /// The stream that \p E is or points to; null if it cannot be read.
  Cells *streamIn(const Expr *E);
  /// Removes the next character of \p Stream; nothing at its end.
  std::optional<Value> take(Cells &Stream);
  /// Moves up to \p Count characters to \p To.
  std::vector<Value> takeMany(Cells &Stream, int64_t Count);
  /// An operator of an iterator that reads \p Stream.
  std::optional<Value> evalStreamIterator(Cells &Stream, CellRef P,
                                          const CXXOperatorCallExpr &Call);
  /// `Stream >> To`.
  bool extract(Cells &Stream, const Expr *To);
  /// `Stream << Inserted`.
  bool insert(Cells &Stream, const Expr *Inserted);
  bool manipulate(Cells &Stream, llvm::StringRef Name, const Expr *Where);

  // Containers of other things than characters: the elements of a map are its
  // entries.
  /// A call of a method of \p Of, by what the catalogues say about its effect.
  std::optional<Value> evalContainerCall(const CallExpr &Call, Cells &Of);
  std::optional<Value> constructContainer(const CXXConstructExpr &Construct);
  struct ContainerCall;
  Value selectElement(const ContainerCall &Call);
  Value entryOf(const Value &Key, const Value &Element);
  /// Returns the index of the entry in \p Map whose key is \p Key. If there is
  /// no such entry, returns the number of entries; if a key is unknown, returns
  /// nothing.
  std::optional<int64_t> findEntry(const Cells &Map, const Value &Key);
  /// The result of a call that reads the entry for a key; nothing for others.
  std::optional<Value> lookUp(const ContainerCall &Call);
  Value elementOfEntry(const Cells &Map, int64_t Entry, const uri::Flow &Reads);
  /// What a method or an operator of \p Iterator gives of the entry of a map.
  std::optional<Value> partOfEntry(const CallExpr &Call, const Value &Iterator);
  /// Adds the elements of \p List to the new container \p To of \p Type.
  bool addAll(Cells &To, QualType Type, const Value &List);
  /// A pair of \p Members; nothing if \p Type is not a pair.
  std::optional<Value> pairOf(QualType Type, Args Members);
  LibraryModel makePair;
  bool addElements(ContainerCall &Call);
  bool setMember(const Value &Element, QualType Type, const FlowPath &Path,
                 const Value &V);
  /// \p V as an object of \p Type in a container.
  Value elementFrom(const Value &V, QualType Type);
  /// What \p Path leads to, from the value of its argument.
  std::optional<Value> follow(const ContainerCall &Call, const FlowPath &Path);

  // String classes.
  /// A call of a method of a string or container of characters.
  struct TextCall {
    Cells &Text;
    /// The place that holds the object.
    CellRef Object;
    TextMethod Method;
    Args Arguments;
    QualType Class;
    const Decl *Callee;
  };
  std::optional<Value> evalTextMethod(const TextCall &Call);
  Value searchText(const TextCall &Call);
  Value partOfText(const TextCall &Call);
  Value textInCase(const TextCall &Call);
  Value bytesOfText(const TextCall &Call);
  Value elementOfText(const TextCall &Call);
  Value justifiedText(const TextCall &Call);
  Value filledPlace(const TextCall &Call);
  Value formatText(const TextCall &Call);
  std::vector<Value> unitsOf(const Cells &Text);
  // Changes of a text. Those that return false stop the run.
  std::optional<Value> changeText(const TextCall &Call);
  bool resizeText(const TextCall &Call);
  std::optional<Value> eraseText(const TextCall &Call, Value Self);
  bool replaceText(const TextCall &Call);
  bool piecesFor(Cells &Text, Args Arguments, std::vector<Value> &Units);
  void insertInto(Cells &Text, int64_t At, llvm::ArrayRef<Value> Units);
  /// Whether \p Index is behind the end of \p Text, of which \p Method may say
  /// what it gives there.
  static bool isBeyondOwnText(const Cells &Text, const Value &Index,
                              const Decl *Method);
  /// The character of \p Text at \p At, as \p Call reads it or refers to it.
  Value subscript(Cells &Text, const Expr &At, const CallExpr &Call);
  Value evalTextOperator(const Value &L, CellRef P, Args Arguments,
                         const CXXOperatorCallExpr &Call);
  /// Whether \p Arguments are a number and the base in which a text of \p Type
  /// shows it: `String(c, 16)`.
  bool isNumberInBase(QualType Type, Args Arguments) const;
  Value constructText(QualType Type, Args Arguments);
  bool pieces(Args Arguments, std::vector<Value> &Out);
  void append(Cells &To, llvm::ArrayRef<Value> Units);
  Value newText(QualType Type, const std::vector<Value> &Units);
  Value textOfLiteral(const StringLiteral &Literal, QualType Type);
  Cells *textObject(const Value &V) const;

  // Functions of the program that take arguments as printf() does.
  /// The place that holds the state of the va_list \p E.
  CellRef placeOfList(const Expr *E);
  /// The arguments that the va_list at \p P has not passed yet.
  Args listed(const CellRef &P);
  LibraryModel beginList, copyList;
  Value evalNextArgument(const VAArgExpr &E);

  // Formatted output.
  bool formatPrintf(const Expr *Format, Args Arguments, std::vector<Value> &Out,
                    bool TakesAll = false);
  /// `StrFormat("%02X", c)`: a template whose format shows that it formats as
  /// printf() does, with one conversion for each argument.
  std::optional<Value> evalPackFormat(const PrintfLike &Like, Args Arguments,
                                      QualType Result);
  /// The same for one conversion, which consumes the first of \p Arguments.
  bool convertPrintf(const PrintfConversion &Conversion, HexSource Source,
                     Args &Arguments, std::vector<Value> &Out);
  std::optional<unsigned> evalSize(const PrintfConversion::Size &Size,
                                   Args &Arguments);
  /// `format("{:02X}", c)` of the standard library and of fmt.
  std::optional<Value> evalBraceFormat(llvm::StringRef Name, Args Arguments,
                                       QualType Result);
  /// `boost::format("%02X") % c`.
  std::optional<Value> evalFormatChain(const CXXOperatorCallExpr &Call);
  bool formatBraces(const Expr *Format, Args Arguments,
                    std::vector<Value> &Out);
  void formatNumber(const Value &V, unsigned Bits, bool IsSigned,
                    const StreamFormat &How, unsigned MinDigits,
                    std::vector<Value> &Out) const;

  void note(EncoderFault::KindTy Kind, const Expr *Where);
  void note(HexSource Source);
  /// Whether element \p At of \p Text is behind its end; notes that fault.
  bool isPastEnd(const Cells &Text, int64_t At, const Expr *Where);
  bool step();
  /// Takes the number of steps that processing \p Elements of a text costs.
  void spend(size_t Elements);
  /// Reserves room for \p Elements more; stops the run and returns false if
  /// that exceeds the limit.
  bool hold(size_t Elements);
  /// Frees objects that only earlier runs needed.
  void collect();
  Value stop();
  /// Stops the run where the program goes elsewhere.
  Value leave();

  ASTContext &Context;
  const EncoderRepair &Repair;
  GlobalWriters &Writers;
  const NameMeanings &Names;
  std::deque<Cells> Memory;
  std::vector<Cells *> Free;
  /// The elements in use, plus the size of the objects in use, in elements.
  size_t Held = 0;
  std::vector<Frame> Frames;
  llvm::DenseMap<const VarDecl *, Cells *> Globals;
  llvm::DenseMap<const FieldDecl *, Cells *> Tables;
  llvm::DenseMap<const FunctionDecl *, bool> EvidenceOfEscapes;
  llvm::DenseMap<const StringLiteral *, Cells *> Literals;
  mutable llvm::DenseMap<const clang::Type *, IntType> IntTypes;
  /// The subjects of the conditions.
  llvm::DenseMap<const Expr *, const void *> Subjects;
  Cells *CtypeTable = nullptr;
  Cells *ErrorNumber = nullptr;
  /// Expressions whose place is given.
  llvm::DenseMap<const Expr *, CellRef> Given;
  /// The arguments that the va_list objects of this run go through.
  llvm::DenseMap<const Cells *, Args> Lists;
  llvm::function_ref<const PriorValue &(const VarDecl &)> ValueOf;
  /// The statements before the piece that have been run, and the one that runs.
  llvm::SmallPtrSet<const Stmt *, 4> RunBefore;
  const Stmt *RunsBefore = nullptr;
  /// Where a `goto` goes to.
  const LabelDecl *Label = nullptr;
  bool Stopped = false, EndedByBreak = false;
  unsigned Steps = 0, TotalSteps = 0, Depth = 0, ChoicesMade = 0;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_INTERPRETER_INTERPRETER_H
