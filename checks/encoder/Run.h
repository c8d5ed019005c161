//===--- Run.h - uri-tidy ---------------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Running a function of a text: the parameter that takes the input, and the
/// place of the output.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_ENCODER_RUN_H
#define URI_TIDY_ENCODER_RUN_H

#include "interpreter/Interpreter.h"
#include <tuple>

namespace clang::tidy::uri {

/// What a call gives to a parameter: an integer, or a constant table.
struct CallConstant {
  unsigned Parameter = 0;
  int64_t Number = 0;
  const VarDecl *Table = nullptr;

  friend bool operator<(const CallConstant &A, const CallConstant &B) {
    return std::tie(A.Parameter, A.Number, A.Table) <
           std::tie(B.Parameter, B.Number, B.Table);
  }
  friend bool operator==(const CallConstant &A, const CallConstant &B) {
    return std::tie(A.Parameter, A.Number, A.Table) ==
           std::tie(B.Parameter, B.Number, B.Table);
  }
};
using CallConstants = llvm::SmallVector<CallConstant, 2>;

/// How a function takes its input.
struct EncoderInput {
  unsigned Parameter = 0;
  /// Instead of Parameter: the text of the object, the only one it has.
  static constexpr unsigned OwnText = ~0u;
  /// The type of one unit.
  IntType Unit;
  /// A single character instead of text.
  bool IsCharacter = false;
  /// The text is terminated by zero.
  bool IsTerminated = false;
  /// The text ends at the end of its memory, without a terminator.
  bool IsBounded = false;
  /// The parameter is an iterator, and the next one is the end.
  bool IsRange = false;
  /// The number after the text, or in the structure of the output, is the size
  /// of the output.
  bool LengthIsCapacity = false;
  /// Other texts that the function takes are empty, not unknown: mostly sets of
  /// characters to keep.
  bool OthersAreEmpty = false;
  /// Other parameters that take texts, and those texts.
  llvm::SmallVector<std::pair<unsigned, std::string>, 2> Others;
  /// A call with this character as text, and the same output, precedes the one
  /// that gives it.
  std::optional<char> Repeats;
  /// The number of units that the type of the text specifies, if it does.
  size_t FixedLength = 0;
  /// The text is read from a stream or a file.
  bool IsStream = false;
  /// The parameter for the output is a structure that points to memory for it.
  bool OutputIsStructure = false;
  /// What precedes the text in the input; the output begins with its letters.
  llvm::StringRef Before = "";
  /// The function may divide the text, or write it to a structure or a file:
  /// the output is all text that it makes of it.
  bool MayBeDivided = false;
  /// The digits of an escape need not be known.
  bool MayHideDigits = false;
  /// The output is what this parameter holds afterwards, written or not.
  std::optional<unsigned> OutputIn;
  /// Parameters that take constants.
  CallConstants Constants;
};

/// Whether \p Type is an integer that counts or measures.
bool isCounter(QualType Type);
/// Whether \p D counts, and its name says that it is a length.
bool isLength(const ValueDecl &D, const Interpreter &Program);
/// Whether \p Parameter is the length of the text that \p Input describes.
bool isLengthOfInput(const ParmVarDecl &Parameter, const EncoderInput &Input,
                     const Interpreter &Program);
/// The type that \p Type points or refers to, or \p Type itself.
QualType aimedAt(QualType Type);
bool isCharacterPointer(QualType Type);
/// The memory for output in a structure of \p Type, or the pointer to it, if it
/// holds only that and perhaps a length; null if it is no such structure.
const FieldDecl *outputField(QualType Type, const Interpreter &Program);
/// The class of the object of \p Function; none if it has no object.
QualType classOf(const FunctionDecl &Function);

/// Whether \p Parameter gives text, or a set of characters, to its function.
bool givesText(const ParmVarDecl &Parameter, const Interpreter &Program);

/// The ways in which \p Function may take text, most likely first.
llvm::SmallVector<EncoderInput, 4> encoderInputs(const FunctionDecl &Function,
                                                 const Interpreter &Program);

/// The ways that only matter for decoders.
llvm::SmallVector<EncoderInput, 4> decoderInputs(const FunctionDecl &Function,
                                                 const Interpreter &Program);

/// Whether \p Type can give text to a caller.
bool canGiveText(QualType Type);
/// Whether \p Parameter can.
bool isOutput(const ParmVarDecl &Parameter);
/// The parameter that holds the output of \p Function for text in \p Input, if
/// it is not the result: another one, or else \p Input itself.
std::optional<unsigned> outputParameter(const FunctionDecl &Function,
                                        unsigned Input);

/// A digit after a '%' that an unknown function writes, if that may be.
constexpr int64_t UnknownDigit = INT64_MIN;

/// The size of the memory for output, in units.
constexpr int64_t OutputCapacity = 4096;

struct EncoderOutput {
  std::vector<int64_t> Units;
  /// The function returns the units.
  bool IsReturned = false;
  /// The result points to the input, which was changed.
  bool IsInPlace = false;
  /// The parameter that they are written to; it may be returned, too.
  std::optional<unsigned> Parameter;
  /// What is returned points to the end of the units.
  bool IsEndReturned = false;
  /// The units are the known part of an object of the caller.
  bool IsOpen = false;
  /// The units are those of several texts, or of one in a structure.
  bool IsDivided = false;
};

/// The text of \p Units as the input of a parameter, or a variable, of type
/// \p Type.
Value inputFor(Interpreter &Program, QualType Type, const EncoderInput &Input,
               llvm::ArrayRef<int64_t> Units);

/// A call with known input.
struct EncoderCall {
  std::vector<Value> Arguments;
  Value This;
  /// Nothing if the run stopped.
  std::optional<Value> Result;
};
EncoderCall callWith(Interpreter &Program, const FunctionDecl &Function,
                     const EncoderInput &Input, llvm::ArrayRef<int64_t> Units);

/// The output of \p Function for \p Units; empty if the run stops or the output
/// is not known.
std::optional<EncoderOutput> runEncoder(Interpreter &Program,
                                        const FunctionDecl &Function,
                                        const EncoderInput &Input,
                                        llvm::ArrayRef<int64_t> Units);

} // namespace clang::tidy::uri

#endif // URI_TIDY_ENCODER_RUN_H
