//===--- Prober.h - uri-tidy ------------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Runs an encoder on every byte.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_ENCODER_PROBER_H
#define URI_TIDY_ENCODER_PROBER_H

#include "encoder/Behaviour.h"
#include "encoder/Run.h"

namespace clang::tidy::uri {

/// Runs one function in one mode.
class Prober {
public:
  Prober(const FunctionDecl &Function, const EncoderRepair &Repair,
         const EncoderInput &Input, GlobalWriters &Writers,
         const NameMeanings &Names)
      : Function(Function), Input(Input),
        Program(Function.getASTContext(), Repair, Writers, Names) {
    this->Input.MayHideDigits = true;
    Program.Assumed = &uricore::Unreserved;
  }

  Interpreter &program() { return Program; }
  /// The behaviour in the mode given by the program's choices; empty if the
  /// function is not an encoder or not understood.
  std::optional<EncoderBehaviour> probe();

private:
  /// The output for \p Units, without the text around all output.
  std::optional<std::vector<int64_t>> run(llvm::ArrayRef<int64_t> Units);
  bool findFrame();
  /// Whether the function reads a certain number of units, whatever they are.
  bool findFixedLength();
  void probeByte(unsigned char Byte, EncoderBehaviour &Result);
  void probeWide(char32_t Point, EncoderBehaviour &Result);
  void findKeptEscapes(EncoderBehaviour &Result);
  void collect(EncoderBehaviour &Result);
  /// Whether another text that the caller gives becomes part of the output.
  bool addsOther();
  /// Whether the end of a long text is missing in the output.
  bool shortens();
  /// The parameter that lists more characters than \p Passed to keep.
  std::optional<unsigned> findKeepsMore(const uricore::CharSet &Passed);
  /// The parameter that is a function by default.
  std::optional<unsigned> findPredicate();
  bool isWide() const { return Input.Unit.Bits > 8 && !IsByteInInt; }

  const FunctionDecl &Function;
  EncoderInput Input;
  Interpreter Program;
  std::vector<int64_t> Letter, Prefix, Suffix;
  /// The number of units that the function reads; 0 if it reads all.
  size_t FixedLength = 0;
  bool IsByteInInt = false;
  /// The place of the last run's output.
  bool IsReturned = false, IsDivided = false;
  std::optional<unsigned> Output;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_ENCODER_PROBER_H
