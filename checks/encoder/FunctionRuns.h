//===--- FunctionRuns.h - uri-tidy ------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What functions do with the bytes of a text, determined by running them.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_ENCODER_FUNCTIONRUNS_H
#define URI_TIDY_ENCODER_FUNCTIONRUNS_H

#include "encoder/Behaviour.h"
#include "encoder/TextProbe.h"
#include "interpreter/Interpreter.h"
#include "text/Transformer.h"
#include "llvm/ADT/DenseMap.h"
#include <map>
#include <memory>
#include <optional>
#include <tuple>

namespace clang::tidy::uri {

/// What a function makes of a text.
struct TextTransform {
  /// The parameter that takes the text.
  unsigned Input = 0;
  /// The parameter through which the new text is given, which is Input if the
  /// text is changed in place; unset if it is the result.
  std::optional<unsigned> Output;
  /// The result is the changed input.
  bool IsInPlace = false;
  /// The field that holds the text, if Output takes a structure.
  const FieldDecl *Field = nullptr;
  /// The parameter that takes the length of the text.
  std::optional<unsigned> Length;
  /// The output stands behind what Output held, unlike that of an encoder, of
  /// which this is not known.
  bool Appends = false;
  /// The end of a long text is missing.
  bool Shortens = false;
  /// Nothing is changed; What then keeps every byte.
  bool IsIdentity = false;
  /// Another text that the caller gives also determines which bytes are kept;
  /// What is known for the empty one.
  bool DependsOnText = false;
  /// Known by a run, without a call. Images, if any, are the transform's own.
  Transformer What{Transformer::Keep};
  std::unique_ptr<const ByteImages> Images;
};

/// A function that replaces text by its parameters, and in which parameters it
/// takes what.
struct TextReplacement {
  unsigned Input, Sought, By;
  /// The parameter through which the new text is given, perhaps Input; unset if
  /// it is the result.
  std::optional<unsigned> Output;
};

/// Runs functions when somebody asks for what they do, and remembers it. What
/// is not understood, or takes too many steps, has no answer.
class FunctionRuns {
public:
  FunctionRuns(AnalysisBudget &Budget, const NameMeanings &Names,
               EncoderSummaries &Encoders);
  ~FunctionRuns();

  /// The characters for which \p Predicate, which takes one, returns true; with
  /// a body, or a function of a library. Of wide characters, those that are not
  /// ASCII are all in the set if one is accepted. If a locale decides about
  /// bytes that are not ASCII, they are not in the set.
  std::optional<uricore::CharSet> acceptedChars(const FunctionDecl &Predicate);
  /// Whether a locale decides about some character.
  bool dependsOnLocale(const FunctionDecl &Predicate);

  /// What \p Function, which takes a character and returns one, makes of each
  /// byte; null if that is not known. If a locale decides about bytes that are
  /// not ASCII, they remain as they are.
  const ByteImages *imagesOf(const FunctionDecl &Function);

  /// The bytes that a text can hold if \p Validator, which takes it as
  /// parameter \p Param, returns a value whose truth is \p Result. None if that
  /// may be any byte. Zero is never among them.
  std::optional<uricore::CharSet> validatedChars(const FunctionDecl &Validator,
                                                 unsigned Param,
                                                 bool Result = true);

  /// The bytes that the text in a parameter can hold where \p Read reads it:
  /// the function leaves earlier if it holds others. None if that may be any
  /// byte.
  std::optional<uricore::CharSet> charsAt(const DeclRefExpr &Read);

  /// What \p Function makes of the text that it takes; null if it is not
  /// understood or does not treat each byte alone.
  const TextTransform *transformOf(const FunctionDecl &Function);
  /// The same if \p Function puts the text into a structure with space for it.
  const TextTransform *fillingOf(const FunctionDecl &Function);

  /// How \p Function replaces a text in another one by a third; null if that is
  /// not what it does.
  const TextReplacement *replacementOf(const FunctionDecl &Function);

  /// The bytes of the texts for which \p Run, which runs \p Code in \p Program
  /// once, says Yes on some way. \p Function is what is noted if that takes too
  /// long.
  std::optional<uricore::CharSet>
  probe(Interpreter &Program, const Stmt *Code, bool IsWide,
        llvm::function_ref<Answer(llvm::ArrayRef<int64_t>)> Run,
        const NamedDecl *Function = nullptr);
  /// The same for calls of \p Function with the texts as parameter \p Param;
  /// \p Judge gets each text, the type of its units and the result.
  std::optional<uricore::CharSet>
  probeCalls(Interpreter &Program, const FunctionDecl &Function, unsigned Param,
             llvm::function_ref<Answer(llvm::ArrayRef<int64_t>, IntType,
                                       const std::optional<Value> &)>
                 Judge);
  /// A program for pieces of functions.
  std::unique_ptr<Interpreter> newProgram(ASTContext &Context);
  /// Whether \p Program, or all programs of the unit, have run long enough.
  bool isSpent(const Interpreter &Program, const NamedDecl *Function = nullptr);
  void spend(const Interpreter &Program) { Budget.spendRun(Program.steps()); }
  const NameMeanings &names() const { return Names; }

private:
  static constexpr unsigned MaxRunSteps = 1'200'000;

  /// The field with space for text in the structure that \p Type, that of a
  /// parameter, refers to; null if it is no such structure.
  const FieldDecl *spaceIn(QualType Type);
  /// The only parameter of \p Function that takes such a structure.
  std::optional<unsigned> structureOf(const FunctionDecl &Function);
  /// The definition of \p Function if it can be run.
  static const FunctionDecl *runnable(const FunctionDecl &Function);
  struct Accepted {
    std::optional<uricore::CharSet> Chars;
    bool DependsOnLocale = false;
  };
  const Accepted &accepted(const FunctionDecl &Predicate);

  AnalysisBudget &Budget;
  const NameMeanings &Names;
  EncoderSummaries &Encoders;
  const EncoderRepair NoRepair;
  llvm::DenseMap<const FunctionDecl *, std::unique_ptr<Accepted>> Predicates;
  std::map<std::tuple<const FunctionDecl *, unsigned, bool>,
           std::optional<uricore::CharSet>>
      Validators;
  llvm::DenseMap<const DeclRefExpr *, std::optional<uricore::CharSet>> Reached;
  llvm::DenseMap<const FunctionDecl *, std::unique_ptr<const ByteImages>>
      CharacterImages;
  llvm::DenseMap<const FunctionDecl *, std::unique_ptr<TextTransform>>
      Transforms;
  llvm::DenseMap<const FunctionDecl *, std::unique_ptr<TextReplacement>>
      Replacements;
  llvm::DenseMap<const RecordDecl *, const FieldDecl *> Spaces;
};

/// Whether \p V, the result of a run, is known to be \p Wanted.
Answer answerOf(Interpreter &Program, const std::optional<Value> &V,
                bool Wanted);
/// The values with which code is run that takes a character of type \p Type.
llvm::ArrayRef<int64_t> characterValues(IntType Type);
/// Whether \p Unit is no byte, and \p Type a number that holds bytes, so that
/// code need not be defined for it.
bool isOutside(int64_t Unit, QualType Type);
/// Whether the run read outside a table.
bool readsOutside(const Interpreter &Program);
/// Adds the bytes of the character \p Unit to \p Set.
void addCharacter(uricore::CharSet &Set, int64_t Unit, IntType Type);

} // namespace clang::tidy::uri

#endif // URI_TIDY_ENCODER_FUNCTIONRUNS_H
