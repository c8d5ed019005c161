//===--- VariableArguments.cpp - uri-tidy ---------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Functions of the program that take arguments as printf does. A `va_list`
// holds a pointer to the list of a call, whose offset is the next argument.
//
//===----------------------------------------------------------------------===//

#include "interpreter/Interpreter.h"
#include <algorithm>

namespace clang::tidy::uri {

CellRef Interpreter::placeOfList(const Expr *E) {
  // An array that is passed on is a pointer.
  if (!E->getType()->isPointerType() ||
      Context.getBuiltinVaListType()->isPointerType())
    return place(E->IgnoreParenImpCasts());
  const Value Array = eval(E);
  return Array.isPointer() ? CellRef{Array.Target, Array.Offset} : CellRef();
}

Interpreter::Args Interpreter::listed(const CellRef &P) {
  const Value Next = P ? load(P, QualType()) : Value();
  const auto Known = Next.isPointer() ? Lists.find(Next.Target) : Lists.end();
  return Known != Lists.end() ? Known->second.drop_front(std::min<size_t>(
                                    Next.Offset, Known->second.size()))
                              : Args();
}

std::optional<Value> Interpreter::beginList(const LibraryCall &Call) {
  Cells &List = make(Cells::Array);
  Lists[&List] = Frames.back().Variable;
  store(placeOfList(Call.Arguments[0]), Value::pointer(&List));
  return Value::opaque();
}

std::optional<Value> Interpreter::copyList(const LibraryCall &Call) {
  const CellRef From = placeOfList(Call.Arguments[1]);
  store(placeOfList(Call.Arguments[0]),
        From ? load(From, QualType()) : Value());
  return Value::opaque();
}

Value Interpreter::evalNextArgument(const VAArgExpr &E) {
  const CellRef P = placeOfList(E.getSubExpr());
  const Args Rest = listed(P);
  if (Rest.empty())
    return Value::opaque(true);
  Value Next = load(P, QualType());
  ++Next.Offset;
  store(P, Next);
  return convert(eval(Rest.front()), E.getType());
}

} // namespace clang::tidy::uri
