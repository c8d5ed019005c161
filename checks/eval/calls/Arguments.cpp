//===--- Arguments.cpp - uri-tidy -----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The arguments of calls, and what they are used for.
///
//===----------------------------------------------------------------------===//

#include "LLVMCompat.h"
#include "ast/Callee.h"
#include "ast/TextTypes.h"
#include "ast/ValueNames.h"
#include "eval/calls/Splits.h"
#include "model/TextEvidence.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

/// If \p E is `Text.data()`, and a function may write through \p Parameter,
/// returns `Text`; otherwise, null.
static const Expr *changedBehind(const Expr &E, const ParmVarDecl *Parameter) {
  const auto *Call = llvm::dyn_cast<CXXMemberCallExpr>(stripped(&E));
  const bool MayChange =
      Call && Parameter && methodOf(*Call) == TextMethod::Characters &&
      canWrite(Call->getType()) && canWrite(Parameter->getType());
  const Expr *Text = MayChange ? Call->getImplicitObjectArgument() : nullptr;
  return Text && !Text->getType()->isPointerType() ? Text : nullptr;
}

std::vector<Given> Evaluator::give(const FunctionDecl *Callee, Args Arguments) {
  std::vector<Given> Result;
  for (size_t I = 0; I < Arguments.size(); ++I) {
    const Expr *E = Arguments[I];
    Given Next = {E,
                  Callee && I < Callee->getNumParams() ? Callee->getParamDecl(I)
                                                       : nullptr,
                  {},
                  {},
                  nullptr};
    const QualType Type = stripped(E)->getType();
    // The array behind a std::initializer_list is an object, too.
    const bool IsObject = !Type.isNull() && (Type->isRecordType() ||
                                             E->getType()->isRecordType());
    const bool IsReference =
        Next.Parameter && Next.Parameter->getType()->isReferenceType();
    if ((IsObject || IsReference) && !E->isTypeDependent()) {
      Next.Where = locate(E);
      Next.Value = State.read(Next.Where);
    } else if (const Expr *Changed = changedBehind(*E, Next.Parameter)) {
      Next.Where = locate(Changed);
      Next.Value = {nullptr, Next.Where};
    } else {
      Next.Value = eval(E);
      Next.Where = Next.Value.Targets;
    }
    if (!IsObject || isTextType(Type))
      Next.Text = readBy(textOf(Next.Value), E);
    else if (isStringStream(Type))
      Next.Text = textOf(Next.Value);
    if (Callee)
      Unit.Watched.note(*Callee, I, *E, Next.Text);
    Result.push_back(Next);
  }
  return Result;
}

void Evaluator::useArguments(const Expr &Call, const FunctionDecl *Callee,
                             llvm::ArrayRef<Given> Arguments,
                             const Usage &Default, const TextSummary *Summary) {
  const std::string Name = Callee ? Callee->getNameAsString() : "";
  Splits(*this, Call).note(Arguments);
  // `post("/login", Body, "application/x-www-form-urlencoded")`, perhaps with
  // parameters of the type.
  const bool HasForm = llvm::any_of(Arguments, [&](const Given &Each) {
    const TextRef Front = Each.Text ? constantFrontOf(Each.Text) : nullptr;
    return Front && Front->Size.IsConstant &&
           compat::startsWithInsensitive(Texts.constantOf(Front).Text,
                                         "application/x-www-form-urlencoded");
  });
  const auto IsBody = [this](const Given &Each) {
    // `name=…`, before anything else that says what it is.
    if (Each.Text->Size.IsConstant) {
      const std::string Bytes = Texts.constantOf(Each.Text).Text;
      const size_t Key = Bytes.find_first_of("=/:?&;{<, ");
      return Key != std::string::npos && Key > 0 && Bytes[Key] == '=';
    }
    const auto Items = itemsOf(Each.Text);
    return !Items.empty() &&
           !(Items.front()->Kind == TextNode::Literal &&
             llvm::StringRef(Items.front()->Bytes->Text.Text)
                     .find_first_of("/:?") != llvm::StringRef::npos);
  };
  // `setHeader("Location", x)`
  const auto IsHeader = [this](const Given &Each, NameMeaning Meaning) {
    return Each.Text && Each.Text->Size.IsConstant &&
           says(Texts.constantOf(Each.Text).Text, Meaning);
  };
  for (const Given &Each : Arguments) {
    if (Each.IsFormat)
      consume(Each.Text);
    // A stream or a file in memory is not read, but written to.
    const QualType Type = Each.E->getType();
    if (!Each.Text || Each.IsFormat || isStringStream(Type) ||
        (Type->isPointerType() && isFile(Type->getPointeeType())))
      continue;
    Usage Use = Default;
    if (HasForm && Default.Kind == Usage::Value && IsBody(Each))
      Use.Kind = Usage::FormSink;
    Use.At = &Call;
    Use.IsRequested = &Each == Arguments.begin() && Callee && !Summary &&
                      isRequest(*Callee, Unit.Names);
    if (Each.Parameter)
      Use.Name = Each.Parameter->getNameAsString();
    // `showWithLabel(Uri, Label)`: the name of the function is about another
    // argument.
    if (Use.Kind == Usage::HumanText && Arguments.size() > 1 &&
        says(Use.Name, NameMeaning::Uri))
      Use.Kind = Usage::Value;
    // `loadFromUrl(x)` says what it is given, `urlOf(x)` what it makes.
    if (Arguments.size() == 1 && says(Name, NameMeaning::UriMention) &&
        !isTextType(Call.getType()))
      Use.Name = "url";
    if (&Each != Arguments.begin()) {
      const Given &Before = *(&Each - 1);
      if (IsHeader(Before, NameMeaning::UriHeader)) {
        Use.Name = "url";
      } else if (Use.Kind == Usage::Value &&
                 IsHeader(Before, NameMeaning::PathHeader)) {
        Use.Kind = Usage::PartSink;
        Use.Part = UriPart::Path;
      }
    }
    Use.Name += ' ' + nameOf(Each.E);
    if (!Summary)
      Splits(*this, Call).noteParser(Name, Each.Text);
    use(Each.Text, std::move(Use));
  }
}

} // namespace clang::tidy::uri
