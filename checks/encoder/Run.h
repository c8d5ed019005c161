//===--- Run.h - uri-tidy ---------------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Running an encoder: which parameter takes the input, and where the output
/// comes out.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_ENCODER_RUN_H
#define URI_TIDY_ENCODER_RUN_H

#include "interpreter/Interpreter.h"

namespace clang::tidy::uri {

/// How a function takes its input.
struct EncoderInput {
  unsigned Parameter = 0;
  /// The type of one unit.
  IntType Unit;
  /// One character instead of text.
  bool IsCharacter = false;
  /// Zero ends the text.
  bool IsTerminated = false;
  /// The number behind the text is the size of the output.
  bool LengthIsCapacity = false;
  /// Other texts that the function takes are empty, not unknown: sets of
  /// characters that are to pass, mostly.
  bool OthersAreEmpty = false;
};

/// The ways in which \p Function may take text, the likeliest first.
llvm::SmallVector<EncoderInput, 4> encoderInputs(const FunctionDecl &Function,
                                                 const Interpreter &Program);

struct EncoderOutput {
  std::vector<int64_t> Units;
  /// The function returns them.
  bool IsReturned = false;
  /// The parameter that they are written to.
  std::optional<unsigned> Parameter;
};

/// What \p Function makes of \p Units; nothing if the run stops or its output
/// is not known.
std::optional<EncoderOutput> runEncoder(Interpreter &Program,
                                        const FunctionDecl &Function,
                                        const EncoderInput &Input,
                                        llvm::ArrayRef<int64_t> Units);

} // namespace clang::tidy::uri

#endif // URI_TIDY_ENCODER_RUN_H
