//===--- RunOutput.cpp - uri-tidy -----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What an encoder has written, wherever it puts it.
///
//===----------------------------------------------------------------------===//

#include "ast/TextTypes.h"
#include "encoder/Run.h"

namespace clang::tidy::uri {

/// The text at the beginning of \p Of, or up to \p End.
static bool contentOf(Interpreter &Program, Cells &Of,
                      std::optional<int64_t> End, std::vector<Value> &Out) {
  if (Of.IsLost)
    return false;
  if (End && *End > 0) {
    for (int64_t I = 0;
         I < *End && I < static_cast<int64_t>(Of.Elements.size()); ++I)
      Out.push_back(Of.Elements[I]);
    return true;
  }
  if (Of.Kind == Cells::Stream || Of.Kind == Cells::Record ||
      Of.Kind == Cells::Text) {
    Out = Of.Elements;
    return true;
  }
  return Program.textOf(Value::pointer(&Of), Out);
}

/// Searches for written text in the objects that \p V leads to.
static Cells *writtenIn(const Value &V, unsigned Depth = 0) {
  static constexpr unsigned MaxDepth = 4;
  if (!V.Target || Depth > MaxDepth || (!V.isPointer() && !V.isObject()))
    return nullptr;
  Cells &At = *V.Target;
  if (At.Kind == Cells::Variable)
    return At.Elements.empty() ? nullptr
                               : writtenIn(At.Elements.front(), Depth + 1);
  if (At.IsWritten && !At.Elements.empty())
    return &At;
  for (const auto &Field : At.Fields)
    if (Cells *Found = writtenIn(Value::pointer(Field.second), Depth + 1))
      return Found;
  return nullptr;
}

/// The length of the text that a field of \p Of points to, if another field
/// holds it.
static std::optional<int64_t> lengthIn(const Interpreter &Program,
                                       const Cells &Of) {
  std::optional<int64_t> Result;
  for (const auto &[Field, Holder] : Of.Fields) {
    const Value &Held = Holder->Elements.front();
    if (!isLength(*Field, Program) || !Held.isNumber())
      continue;
    if (Result)
      return std::nullopt;
    Result = Held.Offset;
  }
  return Result;
}

/// The structure that \p V, an argument or a result, is or points to, or null.
static const Value *structureIn(const Value &V) {
  const Value &Of =
      V.isPointer() && V.Target && V.Target->Kind == Cells::Variable
          ? V.Target->Elements.front()
          : V;
  return Of.isObject() && Of.Target->Kind == Cells::Record ? &Of : nullptr;
}

/// The text in the structure \p Of, which knows its length.
static bool measuredText(Interpreter &Program, const Value &Of,
                         std::vector<Value> &Out) {
  auto Length = lengthIn(Program, *Of.Target);
  Cells *Text = Length ? writtenIn(Of) : nullptr;
  if (!Text || Text->Kind != Cells::Array)
    return false;
  if (*Length == OutputCapacity) // It was not set: the text is terminated.
    Length = std::nullopt;
  return contentOf(Program, *Text, Length, Out);
}

/// The text in \p Field of the structure \p Of.
static bool textInField(Interpreter &Program, const Value &Of,
                        const FieldDecl &Field, std::vector<Value> &Out) {
  const Cells *Held = Of.Target->Fields.lookup(&Field);
  if (!Held)
    return false;
  const Value &Text = Held->Elements.front();
  if (!Text.Target || (!Text.isPointer() && !Text.isObject()))
    return false;
  // It may have no terminator.
  const auto Length = lengthIn(Program, *Of.Target);
  if (Text.Target->Elements.empty() || Length == 0)
    return true;
  return contentOf(Program, *Text.Target,
                   Length == OutputCapacity ? std::nullopt : Length, Out);
}

/// Sets the units of \p Output; false if some are not known.
static bool setUnits(EncoderOutput &Output, llvm::ArrayRef<Value> Units,
                     bool MayHideDigits) {
  std::vector<int64_t> &All = Output.Units;
  for (const Value &Unit : Units) {
    const bool IsDigit = MayHideDigits && Unit.Kind == Value::Digit &&
                         !All.empty() &&
                         (All.back() == '%' || All.back() == UnknownDigit);
    if (!Unit.isNumber() && !IsDigit)
      return false;
    All.push_back(IsDigit ? UnknownDigit : Unit.Offset);
  }
  return true;
}

std::optional<EncoderOutput> runEncoder(Interpreter &Program,
                                        const FunctionDecl &Function,
                                        const EncoderInput &Input,
                                        llvm::ArrayRef<int64_t> Units) {
  const EncoderCall Call = callWith(Program, Function, Input, Units);
  if (!Call.Result)
    return std::nullopt;
  const Value &Result = *Call.Result;

  EncoderOutput Output;
  std::vector<Value> Out;
  if (Input.OutputIn) {
    Output.Parameter = Input.OutputIn;
    Value Given = Call.Arguments[*Input.OutputIn];
    const FieldDecl *Field = outputField(
        aimedAt(Function.getParamDecl(*Input.OutputIn)->getType()), Program);
    const Value *Structure =
        Field && Input.OutputIsStructure ? structureIn(Given) : nullptr;
    if (Structure)
      return textInField(Program, *Structure, *Field, Out) &&
                     setUnits(Output, Out, Input.MayHideDigits)
                 ? std::optional(Output)
                 : std::nullopt;
    // A pointer that is set.
    if (Given.isPointer() && Given.Target &&
        Given.Target->Kind == Cells::Variable &&
        Given.Target->Elements.front().isPointer())
      Given = Given.Target->Elements.front();
    if (!Program.textOf(Given, Out) ||
        !setUnits(Output, Out, Input.MayHideDigits))
      return std::nullopt;
    return Output;
  }
  bool IsKnown = false;
  const auto TryDivided = [&](const Value &V) {
    const Value *Of = IsKnown ? nullptr : structureIn(V);
    std::vector<Value> All;
    if (!Of || (!measuredText(Program, *Of, All) &&
                !(Input.MayBeDivided && Program.textsIn(*Of, All))))
      return false;
    Out = std::move(All);
    return IsKnown = Output.IsDivided = true;
  };
  TryDivided(Result);
  for (unsigned I = 0; I < Call.Arguments.size(); ++I)
    if (TryDivided(Call.Arguments[I]) && I != Input.Parameter)
      Output.Parameter = I;
  const auto TryWritten = [&](const Value &V) {
    Cells *Written = IsKnown ? nullptr : writtenIn(V);
    if (!Written)
      return;
    // A returned cursor points past the written text.
    const auto End =
        Result.isPointer() && Result.Target == Written && Result.Offset > 0
            ? std::optional(Result.Offset)
            : std::nullopt;
    // What points to characters ends at a NUL.
    const bool IsTerminated = V.isPointer() && V.Target == Written && !End &&
                              Written->Kind == Cells::Text && !Written->IsOpen;
    IsKnown = IsTerminated ? Program.textOf(Value::pointer(Written), Out)
                           : contentOf(Program, *Written, End, Out);
    Output.IsEndReturned = End.has_value();
    Output.IsOpen = Written->IsOpen;
  };
  if (IsKnown)
    return setUnits(Output, Out, Input.MayHideDigits) ? std::optional(Output)
                                                      : std::nullopt;
  if (Result.isObject() && Result.Target->Kind == Cells::Record) {
    TryWritten(Result);
  } else if (Result.isObject() && !Program.intType(Function.getReturnType())) {
    IsKnown = contentOf(Program, *Result.Target, std::nullopt, Out);
    Output.IsOpen = Result.Target->IsOpen;
  } else if (Result.isPointer() && Result.Target) {
    TryWritten(Result);
    Output.IsInPlace = IsKnown && Input.Parameter < Call.Arguments.size() &&
                       Call.Arguments[Input.Parameter].Target == Result.Target;
  } else if (Result.isOpaque() && Function.getReturnType()->isRecordType()) {
    return std::nullopt;
  }
  // `return in;`: where it has stopped reading.
  const bool IsRest = Result.isPointer() && Result.Target &&
                      Result.Target->IsInput && Result.Offset > 0;
  if (!IsKnown && !IsRest && Result.isPointer() && Result.Target &&
      isTextType(Function.getReturnType()))
    IsKnown = Program.textOf(Result, Out);
  Output.IsReturned = IsKnown;
  const Cells *Returned =
      IsKnown && Result.isPointer() ? Result.Target : nullptr;
  for (unsigned I = 0; I < Call.Arguments.size(); ++I) {
    const Value &Argument = Call.Arguments[I];
    if (I == Input.Parameter)
      continue;
    if (Returned && Argument.isPointer() && Argument.Target == Returned) {
      Output.Parameter = I;
      Output.IsReturned = !Output.IsEndReturned;
    } else if (!IsKnown) {
      TryWritten(Argument);
      if (IsKnown)
        Output.Parameter = I;
    }
  }
  TryWritten(Call.This);
  if (Program.Printed && !IsKnown)
    IsKnown = contentOf(Program, *Program.Printed, std::nullopt, Out);
  if (!IsKnown && Input.Parameter != EncoderInput::OwnText) {
    TryWritten(Call.Arguments[Input.Parameter]);
    if (IsKnown) // In place.
      Output.Parameter = Input.Parameter;
  }
  if (!IsKnown || !setUnits(Output, Out, Input.MayHideDigits))
    return std::nullopt;
  return Output;
}

} // namespace clang::tidy::uri
