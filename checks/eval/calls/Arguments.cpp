//===--- Arguments.cpp - uri-tidy -----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The arguments of calls: what they are used for, and what is written to
/// them.
///
//===----------------------------------------------------------------------===//

#include "LLVMCompat.h"
#include "ast/Callee.h"
#include "ast/TextTypes.h"
#include "ast/ValueNames.h"
#include "eval/Evaluator.h"
#include "model/ScanFormat.h"
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
  noteSplits(Call, Arguments);
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
    // A stream is not read, but written to.
    if (!Each.Text || Each.IsFormat || isStringStream(Each.E->getType()))
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
      noteParser(Call, Name, Each.Text);
    use(Each.Text, std::move(Use));
  }
}

void Evaluator::noteParser(const Expr &Call, llvm::StringRef Name, TextRef T) {
  if (says(Name, NameMeaning::Parser))
    note(TextEvent::Split, Call, T, "&");
  else if (says(Name, NameMeaning::PathParser))
    note(TextEvent::Split, Call, T, "/");
}

void Evaluator::noteSources(const Expr &Call, const FunctionDecl *Callee,
                            const AddressSet &Object,
                            llvm::ArrayRef<Given> Arguments) {
  const Origin &Result =
      *Texts.values().origin(Unit.resultOrigin(Call, Callee, ""));
  Unit.Needed.addSource(Result, State.read(Object).Text);
  for (const Address &A : Object)
    for (const Expr *Maker : State.fillersOf(*A.Of))
      Unit.Needed.addSource(Result,
                            *Texts.values().origin(Unit.resultOrigin(*Maker)));
  for (const Given &Each : Arguments)
    Unit.Needed.addSource(Result, Each.Text);
}

bool Evaluator::getsOnlySafe(const Expr *Self, const AddressSet &Object,
                             llvm::ArrayRef<Given> Arguments) {
  bool HasData = false;
  // Constants select what a function gives: they are not in it.
  const auto IsSafe = [&](TextRef T) {
    HasData |= !T->Size.IsConstant;
    return llvm::all_of(itemsOf(T), [](TextRef Item) {
      const TextFacts &Sum = Item->Sum;
      return Item->Size.IsConstant ||
             (!Sum.IsLost && (Sum.Chars.isSubsetOf(uricore::Unreserved) ||
                              (Sum.Level && Sum.Level->Low > 0)));
    });
  };
  if (Self && isTextType(Self->getType())) {
    if (!IsSafe(textOf(State.read(Object))))
      return false;
  } else if (Self) {
    // An object that was made of such data gives nothing else.
    const Address *Sole = Object.sole();
    const auto Makers =
        Sole ? State.fillersOf(*Sole->Of) : llvm::ArrayRef<const Expr *>();
    if (Makers.empty() || !llvm::all_of(Makers, [&](const Expr *Maker) {
          return Unit.isLost(*Maker);
        }))
      return false;
    HasData = true;
  }
  bool IsAfterBuffer = false;
  for (const Given &Each : Arguments) {
    const QualType Type = Each.E->getType();
    const bool IsSize = IsAfterBuffer;
    IsAfterBuffer = false;
    if (Type.isNull() || Each.E->isInstantiationDependent())
      return false;
    if (Type->isArithmeticType() || Type->isEnumeralType()) {
      HasData |= !IsSize && !Each.E->isEvaluatable(Unit.AST);
      continue;
    }
    if (!Each.Text || !isTextType(Type))
      return false;
    IsAfterBuffer = Each.Parameter && canWrite(Each.Parameter->getType());
    if (!IsSafe(Each.Text))
      return false;
  }
  return HasData;
}

bool Evaluator::getsCode(const AddressSet &Object,
                         llvm::ArrayRef<Given> Arguments) const {
  const auto IsCode = [&](const AddressSet &Where) {
    return llvm::any_of(Where, [&](const Address &A) {
      return Unit.functionAt(*A.Of) ||
             llvm::any_of(State.fillersOf(*A.Of), [&](const Expr *Maker) {
               return Unit.runsCode(*Maker);
             });
    });
  };
  return IsCode(Object) || llvm::any_of(Arguments, [&](const Given &Each) {
           return IsCode(Each.Where) || IsCode(Each.Value.Targets);
         });
}

/// Whether \p Call, of a function of which nothing else is known, can only
/// release the text that it is given: it gives nothing, and knows neither the
/// type nor the length.
static bool releasesText(const Expr &Call) {
  const auto *Unknown = llvm::dyn_cast<CallExpr>(&Call);
  if (!Unknown || Unknown->getNumArgs() != 1 || !Call.getType()->isVoidType() ||
      !Unknown->getArg(0)->getType()->isVoidPointerType())
    return false;
  const QualType Given = Unknown->getArg(0)->IgnoreParenCasts()->getType();
  return Given->isPointerType() &&
         Given->getPointeeType()->isAnyCharacterType();
}

void Evaluator::fillArguments(const Expr &Call, const FunctionDecl *Callee,
                              llvm::ArrayRef<Given> Arguments,
                              bool IsSearched) {
  const std::string Name = calledName(Call, Callee);
  if (says(Name, NameMeaning::Trim) || releasesText(Call))
    return;
  const FunctionProtoType *Prototype = Callee ? nullptr : prototypeOf(Call);
  const size_t Declared = Prototype ? Prototype->getNumParams() : 0;
  if (Callee &&
      says(Name, {NameMeaning::Encoder, NameMeaning::Decoder,
                  NameMeaning::Base64Encoder}) &&
      codeArguments(Call, *Callee, Arguments))
    return;
  for (const Given &Each : Arguments) {
    const size_t Number = &Each - Arguments.begin();
    const QualType Type =
        Each.Parameter ? Each.Parameter->getType() : Each.E->getType();
    if (Type.isNull() || Type->isDependentType() || !canWrite(Type) ||
        (!Each.Parameter && Number >= Declared && isTextType(Type) &&
         readsVariadicTexts(Call)))
      continue;
    // `my_strcpy(Buffer, "…", sizeof Buffer)`
    const bool IsCopied = isTextType(Type) && says(Name, NameMeaning::Copy);
    // `buffer_add_string(b, "…")`; and `buf_puts(b, "…")`, if it is no stream.
    if (&Each == Arguments.begin() && Arguments.size() > 1 &&
        (IsCopied || says(Name, NameMeaning::Append) ||
         (isFilled(*Each.E) && says(Name, NameMeaning::Output)))) {
      // Other names, such as addQuery, do not say that it is text as it is.
      const Given &Next = Arguments[1];
      // The length of the text, or the room for it, may follow.
      const bool IsText =
          Next.Text && isTextType(Next.E->getType()) &&
          (Arguments.size() == 2 ||
           (Arguments.size() == 3 &&
            Arguments[2].E->getType()->isIntegerType())) &&
          !says(Name, {NameMeaning::Query, NameMeaning::Request});
      if (IsText)
        consume(Next.Text);
      TextRef Added = IsText ? Next.Text : Unit.lost();
      if (IsText && says(Name, {NameMeaning::Encoder, NameMeaning::Encoded}))
        Added =
            coded(Call, Callee, Added, Transformer::named(Transformer::Encode));
      if (IsCopied)
        State.store(Each.Where, {Added, {}});
      else
        append(Each.Where, Added);
      continue;
    }
    for (const Address &A : Each.Where) {
      leave(*A.Of);
      // A text is replaced, unless the function searches it; the parts of an
      // object may be.
      if (isTextAt(A) && Each.Where.sole() && !IsSearched)
        State.begin(*A.Of);
      State.fill(*A.Of, Call);
    }
  }
}

void Evaluator::narrowScanned(const FunctionDecl &Callee,
                              llvm::ArrayRef<Given> Arguments) {
  const auto Like = scanSignature(Callee);
  if (!Like || Like->Format >= Arguments.size() ||
      Like->FirstArg > Arguments.size())
    return;
  const TextRef Format = Arguments[Like->Format].Text;
  if (!Format || !Format->Size.IsConstant)
    return;
  const auto Stores = storesOfScan(Texts.constantOf(Format).Text);
  const auto Places = Arguments.drop_front(Like->FirstArg);
  for (const auto &[Conversion, Each] : llvm::zip(Stores, Places)) {
    const Address *Sole = Each.Where.sole();
    if (!Sole || Sole->At != Address::Start || Sole->Of->IsShared ||
        Conversion.Chars.empty())
      continue;
    if (const TextRef Stored = textAt(*Sole->Of))
      State.write(*Sole->Of, {Texts.narrowed(Stored, Conversion.Chars), {}});
  }
}

} // namespace clang::tidy::uri
