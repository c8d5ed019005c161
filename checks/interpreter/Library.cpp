//===--- Library.cpp - uri-tidy -------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "interpreter/Interpreter.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

std::optional<Value> Interpreter::evalLibrary(llvm::StringRef Name,
                                              Args Arguments) {
  Name.consume_front("__builtin_");
  if (Name == "expect" && Arguments.size() == 2)
    return eval(Arguments[0]);
  if (const auto Result = evalCharacterTest(Name, Arguments))
    return Result;
  if (const auto Result = evalTextFunction(Name, Arguments))
    return Result;
  if (const auto Result = evalMemoryFunction(Name, Arguments))
    return Result;
  if (const auto Result = evalOutput(Name, Arguments))
    return Result;
  return evalGString(Name, Arguments);
}

bool Interpreter::textOf(const Value &V, std::vector<Value> &Out) {
  if (V.isNumber()) {
    Out.push_back(V);
    return true;
  }
  if ((!V.isObject() && !V.isPointer()) || !V.Target || V.Target->IsLost ||
      V.Target->IsOpen)
    return false;
  const Cells &From = *V.Target;
  if (From.Kind == Cells::Variable && V.isPointer()) {
    // One character, or an object by its address.
    const Value &Only = From.Elements.front();
    return Only.isObject() && textOf(Only, Out);
  }
  if (From.Kind != Cells::Array && From.Kind != Cells::Text)
    return false;
  const bool IsWhole = V.isObject() && From.Kind == Cells::Text;
  spend(From.Elements.size());
  for (size_t I = V.isPointer() ? V.Offset : 0; I < From.Elements.size(); ++I) {
    Value Unit = From.Elements[I];
    if (Unit.isNumber() && Unit.Offset == 0 && !IsWhole)
      return true;
    if (Unit.isObject() || Unit.isPointer())
      return false;
    // What was never written ends what was.
    if (Unit.isOpaque() && !Unit.FromInput && From.Kind == Cells::Array)
      return true;
    Unit.FromInput |= From.IsInput;
    Out.push_back(Unit);
  }
  return true;
}

/// Whether the input decides a unit of \p Text.
static bool holdsText(llvm::ArrayRef<Value> Text) {
  return llvm::any_of(Text, [](const Value &Unit) { return Unit.FromInput; });
}

/// Where \p Units first has \p Sought.
static std::optional<size_t> find(llvm::ArrayRef<Value> Units, int64_t Sought) {
  for (size_t I = 0; I < Units.size(); ++I)
    if (Units[I].isNumber() && Units[I].Offset == Sought)
      return I;
  return std::nullopt;
}

std::optional<Value> Interpreter::evalTextFunction(llvm::StringRef Name,
                                                   Args Arguments) {
  static constexpr llvm::StringLiteral Known[] = {
      "strlen",      "wcslen",    "strnlen",       "strchr", "strrchr",
      "index",       "wcschr",    "memchr",        "strspn", "strcspn",
      "strpbrk",     "strcmp",    "strncmp",       "memcmp", "strcasecmp",
      "strncasecmp", "g_strcmp0", "g_utf8_strchr", "strstr", "find",
      "any_of",      "find_if",   "for_each"};
  Name.consume_front("_");
  if (!llvm::is_contained(Known, Name) || Arguments.empty())
    return std::nullopt;
  const Value First = eval(Arguments[0]);
  std::vector<Value> Text;
  if (Name == "find" || Name == "memchr" || Name == "any_of" ||
      Name == "find_if" || Name == "for_each") {
    // A range.
    if (Arguments.size() != 3)
      return std::nullopt;
    const Value Second = eval(Arguments[1]);
    Value Third = eval(Arguments[2]);
    if (!First.isPointer() || !First.Target)
      return Value::opaque(true);
    const int64_t End = Second.isPointer()  ? Second.Offset
                        : Second.isNumber() ? sum(First.Offset, Second.Offset)
                                            : -1;
    const auto Size = static_cast<int64_t>(First.Target->Elements.size());
    if (First.Target->IsOpen || First.Target->IsLost || First.Offset < 0 ||
        End < First.Offset || End > Size)
      return Value::opaque(true);
    const auto *Predicate =
        Third.Lambda ? Third.Lambda->getCallOperator()
                     : llvm::dyn_cast_or_null<FunctionDecl>(Third.Code);
    // The predicate may take away what it has not seen yet.
    const std::vector<Value> &Units = First.Target->Elements;
    for (int64_t I = First.Offset;
         I < std::min<int64_t>(End, static_cast<int64_t>(Units.size())); ++I) {
      const Value Unit = Units[I];
      bool IsFound = Third.isNumber() && Unit.isNumber() &&
                     (Unit.Offset & 0xFF) == (Third.Offset & 0xFF);
      if (Predicate) {
        if (!isInterpreted(*Predicate) || Predicate->getNumParams() != 1)
          return Value::opaque(true);
        Value Argument = Unit;
        Argument.FromInput |= First.Target->IsInput;
        if (Predicate->getParamDecl(0)->getType()->isReferenceType())
          Argument = Value::pointer(First.Target, I);
        const Value Result = enter(*Predicate, Argument, Frames.back().This);
        const auto Truth = truth(Result);
        if (Name != "for_each" && !Truth)
          return stop();
        IsFound = Name != "for_each" && *Truth;
      } else if (!Third.isNumber()) {
        return Value::opaque(true);
      }
      if (IsFound) {
        Value Result = Name == "any_of" ? Value::number(1)
                                        : Value::pointer(First.Target, I);
        Result.FromInput = true;
        return Result;
      }
    }
    if (Name == "any_of")
      return Value::number(0, true);
    Value None = Value::pointer(Name == "memchr" ? nullptr : First.Target, End);
    None.FromInput = true;
    return None;
  }
  if (!textOf(First, Text)) {
    bool FromInput = First.FromInput;
    for (const Expr *Argument : Arguments.drop_front())
      FromInput |= eval(Argument).FromInput;
    return Value::opaque(FromInput || (First.Target && First.Target->IsInput));
  }
  if (Name == "strlen" || Name == "wcslen" || Name == "strnlen")
    return Value::number(static_cast<int64_t>(Text.size()));
  if (Arguments.size() < 2)
    return std::nullopt;
  const Value Second = eval(Arguments[1]);
  if (Name == "strchr" || Name == "index" || Name == "wcschr" ||
      Name == "strrchr" || Name == "g_utf8_strchr") {
    if (!Second.isNumber() || !First.isPointer())
      return Value::opaque(true);
    const int64_t Sought = First.Target->Unit
                               ? First.Target->Unit.wrap(Second.Offset)
                               : Second.Offset;
    std::optional<size_t> At = find(Text, Sought);
    if (Sought == 0) // The terminator is part of the string.
      At = Text.size();
    Value Result = At ? Value::pointer(First.Target,
                                       First.Offset + static_cast<int64_t>(*At))
                      : Value::pointer(nullptr);
    Result.FromInput = Second.FromInput || First.Target->IsInput;
    return Result;
  }
  std::vector<Value> Other;
  if (!textOf(Second, Other))
    return Value::opaque(true);
  const bool FromInput = holdsText(Text) || holdsText(Other);
  spend(Text.size() * Other.size());
  if (!step())
    return stop();
  if (Name == "strspn" || Name == "strcspn" || Name == "strpbrk") {
    size_t I = 0;
    while (I < Text.size() &&
           bool(find(Other, Text[I].Offset)) == (Name == "strspn"))
      ++I;
    if (Name != "strpbrk")
      return Value::number(static_cast<int64_t>(I), FromInput);
    Value Result = I < Text.size()
                       ? Value::pointer(First.Target,
                                        First.Offset + static_cast<int64_t>(I))
                       : Value::pointer(nullptr);
    Result.FromInput = FromInput;
    return Result;
  }
  if (Name == "strstr" || Name == "memcmp")
    return Value::opaque(FromInput);
  // Comparisons.
  size_t Limit = std::max(Text.size(), Other.size()) + 1;
  if (Arguments.size() > 2) {
    const Value Size = eval(Arguments[2]);
    if (!Size.isNumber())
      return Value::opaque(true);
    Limit = std::min<size_t>(Limit, Size.Offset);
  }
  const bool FoldsCase = Name.contains("case");
  const auto At = [&](const std::vector<Value> &Units, size_t I) -> int64_t {
    const int64_t Unit = I < Units.size() ? Units[I].Offset & 0xFF : 0;
    return FoldsCase && Unit >= 'A' && Unit <= 'Z' ? Unit | 32 : Unit;
  };
  for (size_t I = 0; I < Limit; ++I)
    if (At(Text, I) != At(Other, I))
      return Value::number(At(Text, I) < At(Other, I) ? -1 : 1, FromInput);
  return Value::number(0, FromInput);
}

bool Interpreter::write(const Value &To, llvm::ArrayRef<Value> Text,
                        bool Terminated) {
  if (!To.isPointer() || !To.Target) {
    stop();
    return false;
  }
  int64_t At = To.Offset;
  spend(Text.size());
  for (const Value &Unit : Text) {
    store({To.Target, At}, Unit);
    At = sum(At, 1);
  }
  if (Terminated)
    store({To.Target, At}, Value::number(0));
  return !Stopped;
}

std::optional<Value> Interpreter::evalMemoryFunction(llvm::StringRef Name,
                                                     Args Arguments) {
  const auto NewArray = [&](llvm::ArrayRef<Value> Text) {
    Cells &Result = make(Cells::Array);
    Result.Unit = intType(Context.CharTy);
    const Value Pointer = Value::pointer(&Result);
    if (!Text.empty())
      write(Pointer, Text, true);
    return Pointer;
  };
  if (Name.ends_with("realloc") || Name.ends_with("realloc_n") ||
      Name.ends_with("Realloc") || Name.ends_with("REALLOC")) {
    const Value Old = Arguments.empty() ? Value() : eval(Arguments[0]);
    return Old.isPointer() && Old.Target ? Old : NewArray({});
  }
  if (Name.contains_insensitive("alloc")) {
    for (const Expr *Argument : Arguments)
      eval(Argument);
    return NewArray({});
  }
  if (Name == "free" || Name == "g_free" || Name.ends_with("_free"))
    return Value::opaque();
  static constexpr llvm::StringLiteral Copies[] = {
      "strcpy",  "strcat",  "stpcpy",  "strncpy", "strncat",   "memcpy",
      "memmove", "strlcpy", "strlcat", "mempcpy", "g_strlcpy", "g_stpcpy"};
  if (Name.ends_with("strdup") || Name.ends_with("strndup")) {
    std::vector<Value> Text;
    if (Arguments.empty() || !textOf(eval(Arguments[0]), Text))
      return Value::opaque(true);
    if (Arguments.size() > 1) {
      const Value Size = eval(Arguments[1]);
      if (!Size.isNumber())
        return Value::opaque(true);
      Text.resize(std::min<size_t>(Text.size(), Size.Offset));
    }
    Text.push_back(Value::number(0));
    return NewArray(Text);
  }
  if (Name == "memset" && Arguments.size() == 3) {
    const Value To = eval(Arguments[0]), Unit = eval(Arguments[1]),
                Size = eval(Arguments[2]);
    if (!To.isPointer() || !To.Target)
      return Value::opaque();
    if (!Size.isNumber() || Size.Offset < 0 || Size.Offset > 65'536)
      return stop();
    if (To.Target->Kind == Cells::Array)
      for (int64_t I = 0; I < Size.Offset && step(); ++I)
        store({To.Target, sum(To.Offset, I)}, Unit);
    else
      lose(To);
    return To;
  }
  if (!llvm::is_contained(Copies, Name) || Arguments.size() < 2)
    return std::nullopt;
  Value To = eval(Arguments[0]);
  const Value From = eval(Arguments[1]);
  Name.consume_front("g_");
  const bool IsBytes = Name.starts_with("mem");
  std::vector<Value> Text;
  std::optional<size_t> Size;
  if (Arguments.size() > 2) {
    const Value Count = eval(Arguments[2]);
    if (!Count.isNumber() || Count.Offset < 0)
      return stop();
    Size = Count.Offset;
  }
  if (IsBytes) {
    if (!From.isPointer() || !From.Target || !Size || From.Target->IsLost ||
        From.Target->Kind == Cells::Variable || From.Offset < 0)
      return stop();
    for (size_t I = 0; I < *Size && step(); ++I) {
      const size_t At = From.Offset + I;
      Value Unit = At < From.Target->Elements.size() ? From.Target->Elements[At]
                                                     : Value::opaque();
      Unit.FromInput |= From.Target->IsInput;
      Text.push_back(Unit);
    }
  } else if (!textOf(From, Text)) {
    return stop();
  } else if (Size && Text.size() > *Size) {
    Text.resize(*Size);
  }
  Value Begin = To;
  if (Name.contains("cat")) {
    std::vector<Value> Before;
    if (!textOf(To, Before))
      return stop();
    Begin.Offset = sum(Begin.Offset, static_cast<int64_t>(Before.size()));
  }
  const bool IsCut = Name == "strncpy" && Size && Text.size() == *Size;
  if (!write(Begin, Text, !IsBytes && !IsCut))
    return stop();
  if (Name == "stpcpy" || Name == "mempcpy")
    To.Offset = sum(To.Offset, static_cast<int64_t>(Text.size()));
  if (Name == "strlcpy" || Name == "strlcat")
    return Value::number(static_cast<int64_t>(Text.size()));
  return To;
}

} // namespace clang::tidy::uri
