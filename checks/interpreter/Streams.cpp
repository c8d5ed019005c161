//===--- Streams.cpp - uri-tidy -------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "interpreter/Interpreter.h"
#include "interpreter/NameTable.h"
#include <algorithm>

namespace clang::tidy::uri {

static void setWidth(StreamFormat &F, int64_t Width) {
  F.Width = static_cast<unsigned>(
      std::clamp<int64_t>(Width, 0, StreamFormat::MaxWidth));
}

namespace {
/// A manipulator, or a flag of the same name.
struct Manipulator {
  std::string_view Name;
  void (*Apply)(StreamFormat &F);
};
} // namespace

static constexpr Manipulator Manipulators[] = {
    {"dec", [](StreamFormat &F) { F.Base = 10; }},
    {"flush", [](StreamFormat &) {}},
    {"hex", [](StreamFormat &F) { F.Base = 16; }},
    {"internal", [](StreamFormat &F) { F.Adjust = StreamFormat::Internal; }},
    {"left", [](StreamFormat &F) { F.Adjust = StreamFormat::Left; }},
    {"noshowbase", [](StreamFormat &F) { F.ShowsBase = false; }},
    {"noskipws", [](StreamFormat &F) { F.SkipsBlanks = false; }},
    {"nouppercase", [](StreamFormat &F) { F.IsUpper = false; }},
    {"oct", [](StreamFormat &F) { F.Base = 8; }},
    {"right", [](StreamFormat &F) { F.Adjust = StreamFormat::Right; }},
    {"showbase", [](StreamFormat &F) { F.ShowsBase = true; }},
    {"skipws", [](StreamFormat &F) { F.SkipsBlanks = true; }},
    {"unitbuf", [](StreamFormat &) {}},
    {"uppercase", [](StreamFormat &F) { F.IsUpper = true; }},
};
static_assert(isNameTable(Manipulators));

bool Interpreter::manipulate(Cells &Stream, llvm::StringRef Name,
                             const Expr *Where) {
  const Manipulator *Known = findName<Manipulator>(Manipulators, Name);
  if (!Known)
    return false;
  Known->Apply(Stream.Format);
  if (Name == "hex") {
    note(HexSource{HexSource::Manipulator, Where});
    if (Where && Repair.Uppercase.contains(Where))
      Stream.Format.IsUpper = true;
  }
  return true;
}

bool Interpreter::insert(Cells &Stream, const Expr *Inserted) {
  if (const auto *Ref =
          llvm::dyn_cast<DeclRefExpr>(Inserted->IgnoreParenImpCasts()))
    if (const auto *Function = llvm::dyn_cast<FunctionDecl>(Ref->getDecl()))
      return Function->getDeclName().isIdentifier() &&
             manipulate(Stream, Function->getName(), Ref);
  const Value V = eval(Inserted);
  if (Stopped)
    return false;
  StreamFormat &F = Stream.Format;
  if (V.Kind == Value::Manipulator) {
    const llvm::StringRef Name = llvm::cast<FunctionDecl>(V.Code)->getName();
    if (Name == "setw")
      setWidth(F, V.Offset);
    else if (Name == "setfill")
      F.Fill = static_cast<char>(V.Offset);
    else if (V.Offset == 16)
      return manipulate(Stream, "hex", nullptr);
    else
      F.Base = V.Offset == 8 ? 8 : 10;
    return true;
  }
  std::vector<Value> Units;
  const QualType Type = Inserted->getType().getNonReferenceType();
  if (V.isNumber() && !Type->isAnyCharacterType() && !Type->isRecordType()) {
    const IntType Int = intType(Type);
    formatNumber(V, Int.Bits, Int.IsSigned && F.Base == 10, F, 1, Units);
  } else {
    std::vector<Value> Inner;
    if (!textOf(V, Inner))
      return false;
    const size_t Missing = F.Width > Inner.size() ? F.Width - Inner.size() : 0;
    const std::vector<Value> Fill(Missing, Value::number(F.Fill));
    if (F.Adjust != StreamFormat::Left)
      Units = Fill;
    Units.insert(Units.end(), Inner.begin(), Inner.end());
    if (F.Adjust == StreamFormat::Left)
      Units.insert(Units.end(), Fill.begin(), Fill.end());
  }
  F.Width = 0;
  append(Stream, Units);
  return !Stopped;
}

std::optional<Value> Interpreter::contentOfStream(const LibraryCall &Call) {
  Cells &Stream = *Call.Object.Target;
  if (Call.Arguments.empty() && isTextClass(Call.Type))
    return newText(Call.Type, Stream.Elements);
  Stream.Elements.clear();
  std::vector<Value> Units;
  if (!Call.Arguments.empty() && !pieces(Call.Arguments.take_front(), Units))
    return stop();
  append(Stream, Units);
  return Value::opaque();
}

std::optional<Value> Interpreter::bufferOfStream(const LibraryCall &Call) {
  // Its methods have the same names as those of the stream.
  return Value::pointer(&variable(Call.Object));
}

std::optional<Value> Interpreter::putToStream(const LibraryCall &Call) {
  std::vector<Value> Units;
  if (!pieces(Call.Arguments, Units))
    return stop();
  append(*Call.Object.Target, Units);
  return Value::opaque();
}

std::optional<Value> Interpreter::setPadding(const LibraryCall &Call) {
  StreamFormat &F = Call.Object.Target->Format;
  // The program may restore it later.
  const Value Before =
      Value::number(Call.has(SetsWidth) ? static_cast<int64_t>(F.Width)
                                        : static_cast<int64_t>(F.Fill));
  if (Call.Arguments.empty())
    return Before;
  const Value V = eval(Call.Arguments[0]);
  if (!V.isNumber())
    return stop();
  if (Call.has(SetsWidth))
    setWidth(F, V.Offset);
  else
    F.Fill = static_cast<char>(V.Offset);
  return Before;
}

/// The names of flags in `std::ios::hex | std::ios::uppercase`, without those
/// of masks.
static llvm::SmallVector<llvm::StringRef, 4>
flagsIn(llvm::ArrayRef<const Expr *> Arguments) {
  llvm::SmallVector<llvm::StringRef, 4> Result;
  llvm::SmallVector<const Stmt *, 8> Pending(Arguments.begin(),
                                             Arguments.end());
  while (!Pending.empty()) {
    const Stmt *Part = Pending.pop_back_val();
    if (const auto *Ref = llvm::dyn_cast<DeclRefExpr>(Part))
      if (const auto *Flag = llvm::dyn_cast<VarDecl>(Ref->getDecl()))
        if (Flag->getName() != "basefield" && Flag->getName() != "adjustfield")
          Result.push_back(Flag->getName());
    for (const Stmt *Child : Part->children())
      if (Child)
        Pending.push_back(Child);
  }
  return Result;
}

/// Whether \p E names flags that the program has saved: `setf(Old)`.
static bool areSavedFlags(const Expr &E) {
  const auto *Ref = llvm::dyn_cast<DeclRefExpr>(E.IgnoreParenImpCasts());
  const auto *Var = Ref ? llvm::dyn_cast<VarDecl>(Ref->getDecl()) : nullptr;
  return Var && Var->isLocalVarDeclOrParm();
}

std::optional<Value> Interpreter::setFlags(const LibraryCall &Call) {
  bool IsKnown = !Call.has(NeedsFlag) ||
                 (!Call.Arguments.empty() && areSavedFlags(*Call.Arguments[0]));
  for (const llvm::StringRef Flag : flagsIn(Call.Arguments))
    IsKnown |= manipulate(*Call.Object.Target, Flag, nullptr);
  return IsKnown ? Value::opaque() : stop();
}

std::optional<Value> Interpreter::copyFormat(const LibraryCall &Call) {
  const Value From = eval(Call.Arguments[0]);
  // `std::ios Saved(nullptr)` only keeps a format, which is restored at the
  // end.
  if (!From.isObject() || From.Target->Kind != Cells::Stream)
    return Value::opaque();
  static_cast<StreamLayout &>(Call.Object.Target->Format) = From.Target->Format;
  return Value::opaque();
}

std::optional<Value> Interpreter::unsetFlags(const LibraryCall &Call) {
  StreamFormat &F = Call.Object.Target->Format;
  for (const llvm::StringRef Flag : flagsIn(Call.Arguments)) {
    F.IsUpper = F.IsUpper && Flag != "uppercase";
    F.ShowsBase = F.ShowsBase && Flag != "showbase";
  }
  return Value::opaque();
}

} // namespace clang::tidy::uri
