//===--- Output.cpp - uri-tidy --------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ast/Callee.h"
#include "ast/FindStmt.h"
#include "interpreter/Interpreter.h"
#include "knowledge/Names.h"
#include "model/TextEvidence.h"
#include "clang/AST/DeclCXX.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace clang::tidy::uri {

std::optional<Value> Interpreter::evalOutput(llvm::StringRef Name,
                                             Args Arguments) {
  // Private variants are called the same: msnprintf, g_snprintf, apr_snprintf.
  enum {
    None,
    Sprintf,
    Snprintf,
    Asprintf,
    ToFile,
    ToPrinted,
    ToNew
  } Kind = None;
  size_t FormatAt = 1;
  Name.consume_back("_chk");
  if (Name.ends_with("snprintf") || Name.ends_with("sprintf_s") ||
      Name.ends_with("snprintf_s") || Name == "swprintf") {
    Kind = Snprintf;
    FormatAt = Name.ends_with("snprintf_s") ? 3 : 2;
    // The template form of the Microsoft library deduces the size.
    if (Arguments.size() > 1 && Arguments[1]->getType()->isPointerType()) {
      FormatAt = 1;
      Kind = Sprintf;
    }
  } else if (Name.ends_with("asprintf")) {
    Kind = Asprintf;
  } else if (Name.ends_with("strdup_printf") || Name.ends_with("psprintf") ||
             Name.ends_with("aprintf") || Name.ends_with("mprintf")) {
    Kind = ToNew;
    FormatAt = Name.ends_with("psprintf") ? 1 : 0;
  } else if (Name.ends_with("sprintf") || Name.starts_with("wsprintf")) {
    Kind = Sprintf;
  } else if (Name == "fprintf") {
    Kind = ToFile;
  } else if (Name == "printf") {
    Kind = ToPrinted;
    FormatAt = 0;
  }
  const auto File = [&](const Expr *E) -> Cells & {
    if (E) {
      const Value V = eval(E);
      if (V.isPointer() && V.Target && V.Target->Kind == Cells::Variable &&
          V.Target->Elements.front().isObject())
        return *V.Target->Elements.front().Target;
    }
    if (!Printed)
      Printed = &make(Cells::Text);
    return *Printed;
  };
  if (Kind == None) {
    const bool IsCharacter = Name == "putc" || Name == "fputc" ||
                             Name == "putchar" || Name == "putc_unlocked";
    if ((IsCharacter || Name == "fputs" || Name == "puts") &&
        !Arguments.empty()) {
      std::vector<Value> Units;
      const Value V = eval(Arguments[0]);
      if (!textOf(V, Units))
        return stop();
      for (Value &Unit : Units)
        if (IsCharacter && Unit.isNumber())
          Unit.Offset &= 0xFF;
      append(File(Arguments.size() > 1 ? Arguments[1] : nullptr), Units);
      return V;
    }
    if (Name == "fwrite" && Arguments.size() == 4) {
      std::vector<Value> Units;
      const Value Size = eval(Arguments[1]), Count = eval(Arguments[2]);
      if (!textOf(eval(Arguments[0]), Units) || !Size.isNumber() ||
          !Count.isNumber())
        return stop();
      Units.resize(std::min<size_t>(Units.size(),
                                    static_cast<uint64_t>(Size.Offset) *
                                        static_cast<uint64_t>(Count.Offset)));
      append(File(Arguments[3]), Units);
      return Count;
    }
    if (Name == "to_string" && Arguments.size() == 1) {
      const Value V = eval(Arguments[0]);
      if (!V.isNumber())
        return Value::opaque(true);
      std::vector<Value> Units;
      formatNumber(V, 64, true, StreamFormat(), 1, Units);
      Cells &Text = make(Cells::Text);
      append(Text, Units);
      return Value::object(&Text);
    }
    return std::nullopt;
  }
  if (Arguments.size() <= FormatAt)
    return std::nullopt;
  std::vector<Value> Units;
  if (!formatPrintf(Arguments[FormatAt], Arguments.drop_front(FormatAt + 1),
                    Units))
    return stop();
  const Value Length = Value::number(static_cast<int64_t>(Units.size()));
  switch (Kind) {
  case Snprintf: {
    const Value Size = eval(Arguments[1]);
    if (Size.isNumber() && Size.Offset <= 0)
      return Length;
    if (Size.isNumber())
      Units.resize(std::min<size_t>(Units.size(), Size.Offset - 1));
    else if (Size.FromInput)
      return stop();
    [[fallthrough]];
  }
  case Sprintf: {
    const Value To = eval(Arguments[0]);
    if (Cells *Text = textObject(To))
      append(*Text, Units);
    else if (!write(To, Units, true))
      return stop();
    return Length;
  }
  case ToFile:
    append(File(Arguments[0]), Units);
    return Length;
  case ToPrinted:
    append(File(nullptr), Units);
    return Length;
  default: {
    Cells &Result = make(Cells::Array);
    Result.Unit = intType(Context.CharTy);
    if (!write(Value::pointer(&Result), Units, true))
      return stop();
    if (Kind == ToNew)
      return Value::pointer(&Result);
    const Value To = eval(Arguments[0]);
    if (!To.isPointer())
      return stop();
    store({To.Target, To.Offset}, Value::pointer(&Result));
    return Length;
  }
  }
}

std::optional<Value> Interpreter::evalGString(llvm::StringRef Name,
                                              Args Arguments) {
  if (!Name.consume_front("g_string_"))
    return std::nullopt;
  if (Name == "new" || Name == "sized_new" || Name == "new_len") {
    Cells &Text = make(Cells::Text);
    Text.Unit = intType(Context.CharTy);
    std::vector<Value> Units;
    if (Name == "new" && !Arguments.empty()) {
      const Value Init = eval(Arguments[0]);
      if (!(Init.isPointer() && !Init.Target) && !textOf(Init, Units))
        return stop();
    }
    append(Text, Units);
    return Value::pointer(&variable(Value::object(&Text)));
  }
  if (Arguments.empty())
    return std::nullopt;
  const Value Object = eval(Arguments[0]);
  Cells *Text =
      Object.isPointer() && Object.Target && !Object.Target->Elements.empty()
          ? textObject(Object.Target->Elements.front())
          : nullptr;
  if (!Text)
    return std::nullopt;
  if (Name.starts_with("free"))
    return Value::pointer(Text);
  std::vector<Value> Units;
  if (Name == "append_printf" || Name == "printf") {
    if (Arguments.size() < 2 ||
        !formatPrintf(Arguments[1], Arguments.drop_front(2), Units))
      return stop();
  } else if (Name.starts_with("append")) {
    if (!pieces(Arguments.drop_front(), Units))
      return stop();
  } else {
    return std::nullopt;
  }
  append(*Text, Units);
  return Object;
}

bool Interpreter::manipulate(Cells &Stream, llvm::StringRef Name,
                             const Expr *Where) {
  StreamFormat &F = Stream.Format;
  if (Name == "hex") {
    F.Base = 16;
    note(HexSource{HexSource::Manipulator, Where});
    if (Where && Repair.Uppercase.contains(Where))
      F.IsUpper = true;
  } else if (Name == "dec") {
    F.Base = 10;
  } else if (Name == "oct") {
    F.Base = 8;
  } else if (Name == "uppercase" || Name == "nouppercase") {
    F.IsUpper = Name == "uppercase";
  } else if (Name == "showbase" || Name == "noshowbase") {
    F.ShowsBase = Name == "showbase";
  } else if (Name == "left") {
    F.Adjust = StreamFormat::Left;
  } else if (Name == "right") {
    F.Adjust = StreamFormat::Right;
  } else if (Name == "internal") {
    F.Adjust = StreamFormat::Internal;
  } else {
    return llvm::is_contained({"flush", "unitbuf", "skipws"}, Name);
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
      F.Width = static_cast<unsigned>(
          std::clamp<int64_t>(V.Offset, 0, StreamFormat::MaxWidth));
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

std::optional<Value> Interpreter::evalStreamMethod(Cells &Stream,
                                                   llvm::StringRef Name,
                                                   Args Arguments,
                                                   QualType Result) {
  StreamFormat &F = Stream.Format;
  if (Name == "str" || Name == "view") {
    if (Arguments.empty() && isTextClass(Result))
      return newText(Result, Stream.Elements);
    Stream.Elements.clear();
    return Value::opaque();
  }
  if (Name == "put" || Name == "write") {
    std::vector<Value> Units;
    if (!pieces(Arguments, Units))
      return stop();
    append(Stream, Units);
    return Value::opaque();
  }
  if (Name == "width" || Name == "fill") {
    if (Arguments.empty())
      return Value::opaque(true);
    const Value V = eval(Arguments[0]);
    if (!V.isNumber())
      return stop();
    if (Name == "width")
      F.Width = static_cast<unsigned>(
          std::clamp<int64_t>(V.Offset, 0, StreamFormat::MaxWidth));
    else
      F.Fill = static_cast<char>(V.Offset);
    return Value::opaque();
  }
  if (Name == "setf" || Name == "unsetf" || Name == "flags") {
    // `std::ios::hex`, or several of them with `|`.
    bool IsKnown = false;
    llvm::SmallVector<const Stmt *, 8> Pending(Arguments.begin(),
                                               Arguments.end());
    while (!Pending.empty()) {
      const Stmt *Part = Pending.pop_back_val();
      if (const auto *Ref = llvm::dyn_cast<DeclRefExpr>(Part)) {
        if (!llvm::isa<VarDecl>(Ref->getDecl()))
          continue;
        const llvm::StringRef Flag = Ref->getDecl()->getName();
        if (Flag == "basefield" || Flag == "adjustfield")
          continue;
        if (Name == "unsetf") {
          F.IsUpper = F.IsUpper && Flag != "uppercase";
          F.ShowsBase = F.ShowsBase && Flag != "showbase";
          IsKnown = Flag == "uppercase" || Flag == "showbase";
          continue;
        }
        IsKnown |= manipulate(Stream, Flag, nullptr);
      }
      for (const Stmt *Child : Part->children())
        if (Child)
          Pending.push_back(Child);
    }
    return IsKnown || Name != "setf" ? Value::opaque() : stop();
  }
  if (llvm::is_contained({"flush", "imbue", "clear", "precision", "good",
                          "fail", "exceptions"},
                         Name))
    return Value::opaque();
  return std::nullopt;
}

bool Interpreter::isAppender(const FunctionDecl &Callee) const {
  if (!Callee.getDeclName().isIdentifier() || llvm::isa<CXXMethodDecl>(Callee))
    return false;
  const llvm::StringRef Name = Callee.getName();
  return Names.say(Name, NameMeaning::Append) ||
         hasWord(Name, {"put", "putc", "addch", "addn", "addstr", "addc",
                        "write", "printf", "addbuf"});
}

bool isEvidenceOfEscape(const Stmt &S) {
  if (const auto *Character = llvm::dyn_cast<CharacterLiteral>(&S))
    return Character->getValue() == '%';
  const auto *Literal = llvm::dyn_cast<StringLiteral>(&S);
  if (!Literal || Literal->getLength() == 0)
    return false;
  return Literal->getCharByteWidth() == 1 ? isEscapeText(Literal->getString())
                                          : Literal->getCodeUnit(0) == '%';
}

bool Interpreter::hasEvidenceOfEscape(const FunctionDecl &Callee) {
  const FunctionDecl *Definition = nullptr;
  if (!Callee.hasBody(Definition))
    return false;
  const auto [Entry, IsNew] = EvidenceOfEscapes.try_emplace(Definition, false);
  if (IsNew)
    Entry->second =
        findStmt(Definition->getBody(), isEvidenceOfEscape) != nullptr;
  return Entry->second;
}

bool Interpreter::appendCall(const FunctionDecl &Callee, Args Arguments) {
  if (Arguments.size() < 2 || !isAppender(Callee))
    return false;
  const Value First = eval(Arguments[0]);
  if (!First.isPointer() || !First.Target || First.Target->Elements.empty())
    return false;
  const Value Object = First.Target->Kind == Cells::Variable
                           ? First.Target->Elements.front()
                           : Value::object(First.Target);
  if (!Object.isObject() || (Object.Target->Kind != Cells::Record &&
                             Object.Target->Kind != Cells::Text))
    return false;
  std::vector<Value> Units;
  const auto Like = printfAttribute(Callee);
  if (Like && Like->Format < Arguments.size()) {
    if (!formatPrintf(Arguments[Like->Format],
                      Arguments.drop_front(Like->Format + 1), Units))
      return false;
  } else if (!pieces(Arguments.drop_front(), Units)) {
    return false;
  }
  append(*Object.Target, Units);
  return true;
}

} // namespace clang::tidy::uri
