//===--- Input.cpp - uri-tidy ---------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Models of functions and methods that read characters of a stream or a file.
//
//===----------------------------------------------------------------------===//

#include "interpreter/Interpreter.h"
#include <algorithm>

namespace clang::tidy::uri {

bool Interpreter::canRead(const Cells &Stream) {
  return Stream.Kind == Cells::Stream && !Stream.IsOpen && !Stream.IsLost;
}

Cells *Interpreter::streamIn(const Expr *E) {
  Value V = eval(E);
  if (V.isPointer() && V.Target && V.Target->Kind == Cells::Variable)
    V = V.Target->Elements.front();
  return V.isObject() && canRead(*V.Target) ? V.Target : nullptr;
}

std::optional<Value> Interpreter::take(Cells &Stream) {
  if (Stream.Elements.empty()) {
    Stream.Format.IsAtEnd = Stream.Format.HasFailed = true;
    return std::nullopt;
  }
  Value Next = Stream.Elements.front();
  Next.FromInput |= Stream.IsInput;
  Stream.Elements.erase(Stream.Elements.begin());
  return Stream.Format.Last = Next;
}

std::vector<Value> Interpreter::takeMany(Cells &Stream, int64_t Count) {
  std::vector<Value> Result;
  while (static_cast<int64_t>(Result.size()) < Count && step()) {
    const auto Next = take(Stream);
    if (!Next)
      break;
    Result.push_back(*Next);
  }
  Stream.Format.Count = static_cast<int64_t>(Result.size());
  return Result;
}

/// \p Next as the functions return it that return -1 at the end.
static Value asNumber(std::optional<Value> Next) {
  if (!Next)
    return Value::number(-1, true);
  if (Next->isNumber())
    Next->Offset &= 0xFF;
  return *Next;
}

std::optional<Value> Interpreter::nextOfStream(const LibraryCall &Call) {
  Cells &Stream = *Call.Object.Target;
  if (!canRead(Stream))
    return std::nullopt;
  const bool HasPlace = !Call.Arguments.empty();
  if (HasPlace && !Call.Arguments[0]->isGLValue())
    return stop();
  if (Call.has(OnlyLooks) && Stream.Elements.empty()) {
    Stream.Format.IsAtEnd = true;
    return asNumber(std::nullopt);
  }
  const auto Next =
      Call.has(OnlyLooks) ? Stream.Elements.front() : take(Stream);
  if (!HasPlace)
    return asNumber(Next);
  if (Next)
    store(place(Call.Arguments[0]), *Next);
  return Value::pointer(&variable(Call.Object));
}

std::optional<Value> Interpreter::nextOfFile(const LibraryCall &Call) {
  Cells *Stream = streamIn(Call.Arguments[0]);
  return Stream ? std::optional(asNumber(take(*Stream))) : std::nullopt;
}

std::optional<Value> Interpreter::bytesOfStream(const LibraryCall &Call) {
  Cells &Stream = *Call.Object.Target;
  const Value To = eval(Call.Arguments[0]), Count = eval(Call.Arguments[1]);
  if (!canRead(Stream) || !Count.isNumber())
    return std::nullopt;
  const std::vector<Value> Units = takeMany(Stream, Count.Offset);
  return write(To, Units, /*Terminated=*/false)
             ? Value::pointer(&variable(Call.Object))
             : stop();
}

std::optional<Value> Interpreter::bytesOfFile(const LibraryCall &Call) {
  Cells *Stream = streamIn(Call.Arguments[3]);
  const Value To = eval(Call.Arguments[0]), Size = eval(Call.Arguments[1]);
  const Value Count = eval(Call.Arguments[2]);
  const bool IsKnown = Size.isNumber() && Count.isNumber();
  if (!Stream || !IsKnown || (Size.Offset != 1 && Count.Offset != 1))
    return std::nullopt;
  const std::vector<Value> Units =
      takeMany(*Stream, std::max(Size.Offset, Count.Offset));
  if (!write(To, Units, /*Terminated=*/false))
    return stop();
  const auto Read = static_cast<int64_t>(Units.size());
  return Value::number(Size.Offset == 1 ? Read : Read == Size.Offset, true);
}

std::optional<Value> Interpreter::lineOfStream(const LibraryCall &Call) {
  Cells *Stream = streamIn(Call.Arguments[0]);
  Cells *To = textObject(eval(Call.Arguments[1]));
  const Value End =
      Call.Arguments.size() > 2 ? eval(Call.Arguments[2]) : Value::number('\n');
  if (!Stream || !To || !End.isNumber())
    return std::nullopt;
  std::vector<Value> Units;
  bool IsEnded = false;
  while (!IsEnded && step()) {
    const auto Next = take(*Stream);
    if (!Next)
      break;
    IsEnded = Next->Offset == End.Offset;
    if (!IsEnded)
      Units.push_back(*Next);
  }
  // The end of the stream ends a line, too.
  Stream->Format.HasFailed = !IsEnded && Units.empty();
  To->Elements.clear();
  append(*To, Units);
  return Value::pointer(&variable(Value::object(Stream)));
}

std::optional<Value> Interpreter::countOfStream(const LibraryCall &Call) {
  const Cells &Stream = *Call.Object.Target;
  if (!canRead(Stream))
    return std::nullopt;
  return Value::number(Stream.Format.Count, true);
}

std::optional<Value> Interpreter::skipInStream(const LibraryCall &Call) {
  Cells &Stream = *Call.Object.Target;
  const Value Count =
      Call.Arguments.empty() ? Value::number(1) : eval(Call.Arguments[0]);
  if (!canRead(Stream) || !Count.isNumber())
    return std::nullopt;
  takeMany(Stream, Count.Offset);
  return Value::pointer(&variable(Call.Object));
}

std::optional<Value> Interpreter::returnToStream(const LibraryCall &Call) {
  Cells &Stream = *Call.Object.Target;
  const Value Returned =
      Call.has(ReturnsLast) ? Stream.Format.Last : eval(Call.Arguments[0]);
  if (!canRead(Stream) || !Returned.isNumber() || !hold(1))
    return std::nullopt;
  Stream.Elements.insert(Stream.Elements.begin(), Returned);
  Stream.Format.IsAtEnd = false;
  return Value::pointer(&variable(Call.Object));
}

std::optional<Value> Interpreter::returnToFile(const LibraryCall &Call) {
  const Value Returned = eval(Call.Arguments[0]);
  Cells *Stream = streamIn(Call.Arguments[1]);
  if (!Stream || !Returned.isNumber() || !hold(1))
    return std::nullopt;
  // The end of the file cannot be returned.
  if (Returned.Offset >= 0)
    Stream->Elements.insert(Stream->Elements.begin(), Returned);
  return Returned;
}

std::optional<Value> Interpreter::stateOfStream(const LibraryCall &Call) {
  const StreamFormat &F = Call.Object.Target->Format;
  const bool State = Call.has(TestsEnd)       ? F.IsAtEnd
                     : Call.has(GivesAbsence) ? F.HasFailed
                                              : !F.HasFailed && !F.IsAtEnd;
  return Value::number(State, true);
}

std::optional<Value> Interpreter::stateOfFile(const LibraryCall &Call) {
  const Cells *Stream = streamIn(Call.Arguments[0]);
  if (!Stream)
    return std::nullopt;
  return Value::number(Call.has(TestsEnd) && Stream->Format.IsAtEnd, true);
}

std::optional<Value> Interpreter::clearStream(const LibraryCall &Call) {
  Call.Object.Target->Format.HasFailed = false;
  Call.Object.Target->Format.IsAtEnd = false;
  return Value::opaque();
}

std::optional<Value>
Interpreter::evalStreamIterator(Cells &Stream, CellRef P,
                                const CXXOperatorCallExpr &Call) {
  if (!canRead(Stream))
    return std::nullopt;
  const bool IsAtEnd = Stream.Elements.empty();
  switch (Call.getOperator()) {
  case OO_Star:
    // Reading it at the end is undefined, as it is in text.
    if (IsAtEnd) {
      note(EncoderFault::PastEnd, &Call);
      return Value::opaque(true);
    }
    return convert(Stream.Elements.front(), Call.getType());
  case OO_PlusPlus: {
    const auto Next = take(Stream);
    if (!Next)
      note(EncoderFault::PastEnd, &Call);
    if (Call.getNumArgs() > 1) // What `*it++` reads.
      return Next.value_or(Value::opaque(true));
    return P ? Value::pointer(P.Target, P.Index) : Value::opaque(true);
  }
  case OO_EqualEqual:
  case OO_ExclaimEqual:
    // Only the end is worth comparing with.
    return Value::number(IsAtEnd == (Call.getOperator() == OO_EqualEqual),
                         true);
  default:
    return std::nullopt;
  }
}

} // namespace clang::tidy::uri
