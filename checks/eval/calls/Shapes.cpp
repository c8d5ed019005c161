//===--- Shapes.cpp - uri-tidy --------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Functions without a body that the arguments of a call explain: formatting,
/// concatenating and replacing.
///
//===----------------------------------------------------------------------===//

#include "ast/DeclWalk.h"
#include "ast/TextTypes.h"
#include "core/Percent.h"
#include "eval/calls/Replacement.h"
#include "model/Format.h"
#include "model/LiteralText.h"
#include "model/RegexChars.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace clang::tidy::uri {

/// Whether \p E is a literal that ends with a query key and '='.
static bool endsKey(const Expr *E) {
  const StringLiteral *Literal = literalIn(E);
  const auto Bytes = Literal ? literalBytes(*Literal) : std::nullopt;
  return Bytes && Bytes->size() > 1 && Bytes->back() == '=';
}

/// Whether \p Format has a place for each of \p Count arguments. A conversion
/// that looks like an escape may be one.
static bool hasPlaces(llvm::StringRef Format, Dialect D, size_t Count) {
  size_t Certain = 0, Possible = 0;
  for (const FormatItem &Item : parseFormat(Format, D)) {
    if (Item.Kind == FormatItem::Invalid)
      return false;
    if (Item.Kind != FormatItem::Argument || Item.Arg < 0)
      continue;
    ++Possible;
    Certain += !uricore::escapeAt({Format.data(), Format.size()}, Item.Begin);
  }
  return Certain > 0 && (Count == Certain || Count == Possible);
}

/// Whether \p Callee takes any number of arguments.
static bool takesAny(const FunctionDecl &Callee) {
  const FunctionDecl *Pattern = Callee.getTemplateInstantiationPattern();
  const FunctionDecl &Written = Pattern ? *Pattern : Callee;
  return Written.isVariadic() ||
         (Written.getNumParams() > 0 &&
          Written.getParamDecl(Written.getNumParams() - 1)->isParameterPack());
}

bool isFilled(const Expr &Argument) {
  QualType Type = Argument.getType();
  if (Type.isNull())
    return false;
  if (Type->isPointerType())
    Type = Type->getPointeeType();
  else if (!Argument.isLValue())
    return false;
  return Type->isRecordType() && !Type.isConstQualified() && !isTextType(Type);
}

bool isPointerToOther(QualType Type) {
  return !Type.isNull() && Type->isPointerType() &&
         Type->getPointeeType()->isRecordType() && !isTextType(Type);
}

bool isPointerToText(QualType Type) {
  const QualType Pointee = Type->getPointeeType();
  return Type->isPointerType() && !Pointee.isConstQualified() &&
         Pointee->isRecordType() &&
         TextTypes::current()
             .wrapperOf(Pointee->getAsRecordDecl())
             .holds(TypeContent::Text);
}

/// A call of a function that its arguments explain.
class CallShape : EvaluatorPart {
public:
  using Args = llvm::ArrayRef<const Expr *>;
  CallShape(Evaluator &In, const CallExpr &Call, const FunctionDecl &Callee,
            Args Arguments)
      : EvaluatorPart(In), Call(Call), Callee(Callee), Arguments(Arguments) {}

  std::optional<Content> eval();

private:
  /// A call with a literal that has a place for each of the arguments after it.
  std::optional<Content> evalOwnFormat();
  /// A call whose name says that it copies a text, or makes an object of it.
  std::optional<Content> evalOwnCopy();
  /// A call whose name says that it puts texts together.
  std::optional<Content> evalOwnConcatenation();
  /// A call with a list of texts and what goes between them.
  std::optional<Content> evalOwnJoin();
  /// A call with a text, what is sought in it, and what takes its place. It may
  /// return the number of replacements, which may be limited.
  std::optional<Content> evalOwnReplacement();
  /// The constant that the call replaces if \p Sought is its second argument.
  std::optional<std::string> soughtBy(const Expr *Sought);

  const CallExpr &Call;
  const FunctionDecl &Callee;
  const Args Arguments;
};

std::optional<Content> CallShape::evalOwnFormat() {
  const QualType Type = Callee.getReturnType();
  const std::string Name = Callee.getNameAsString();
  // `Text.Format("…", …)` writes to the object, and may return it.
  const auto *Member = llvm::dyn_cast<CXXMemberCallExpr>(&Call);
  const bool IsOfText = Member && isTextType(Member->getObjectType()) &&
                        (!isTextType(Type) || Type->isReferenceType()) &&
                        !llvm::cast<CXXMethodDecl>(Callee).isConst();
  for (size_t I = 0; I + 1 < Arguments.size(); ++I) {
    const StringLiteral *Literal = literalIn(Arguments[I]);
    const auto Bytes = Literal ? literalBytes(*Literal) : std::nullopt;
    if (!Bytes)
      continue;
    // A text in an object of a class that is not known is in no text.
    const bool IsFilling = I > 0 && isFilled(*Arguments[I - 1]);
    const bool IsInBuffer =
        I == 1 && IsFilling &&
        (In.says(Name, NameMeaning::TextBuffer) ||
         In.says(className(Arguments[0]->getType()->getPointeeType()),
                 NameMeaning::TextBuffer));
    // `get(Client, UrlFormat, …)`
    const bool IsUri =
        I < Callee.getNumParams() &&
        In.says(
            Callee.getParamDecl(static_cast<unsigned>(I))->getNameAsString(),
            NameMeaning::Uri);
    const bool IsOfObject = !IsOfText && !isTextType(Type) &&
                            (IsInBuffer || IsUri ||
                             (!In.says(Name, NameMeaning::HumanText) &&
                              (Type->isRecordType() || IsFilling)));
    const bool IsPrinted = !IsOfText && !isTextType(Type) && !IsOfObject;
    // `print(Buffer, "…", …)`, `print(Buffer, sizeof(Buffer), "…", …)`
    const bool IsBehindBuffer =
        !IsOfText &&
        (I == 1 || (I == 2 && Arguments[1]->getType()->isIntegerType()));
    const Args Rest = Arguments.drop_front(I + 1);
    // `join("100%.jpg", NULL)`: a null pointer ends a list.
    if (isNullPointer(Rest.back(), Unit.AST))
      continue;
    // `scan(Line, "%d", &Count)` has a format, too.
    if (IsPrinted &&
        (!takesAny(Callee) || In.says(Name, NameMeaning::Comparison) ||
         llvm::any_of(Rest, [](const Expr *Each) {
           const auto *To = llvm::dyn_cast<UnaryOperator>(stripped(Each));
           return To && To->getOpcode() == UO_AddrOf;
         })))
      continue;
    for (const Dialect D : {Dialect::Printf, Dialect::Brace}) {
      if (!hasPlaces(*Bytes, D, Rest.size()))
        continue;
      const Fillings Values = In.fillingsOf(Rest);
      const size_t ConsumedBefore = In.Consumed.size();
      const TextRef Text = In.format(Call, In.text(Arguments[I]), D, &Values);
      if (IsBehindBuffer && takesAny(Callee))
        if (const auto Filled =
                In.fillFirst(Call, Callee, static_cast<unsigned>(I), Text))
          return Filled;
      if (IsOfObject || IsPrinted) {
        const std::vector<Given> All =
            In.give(&Callee, Arguments.take_front(I));
        // `buffer_addf(b, "…", …)`
        if (IsInBuffer || (IsOfObject && I == 1 && IsFilling &&
                           In.says(Name, NameMeaning::Append))) {
          In.extend(All.front().Where, Text);
          return In.resultOf(Call, *Arguments[0], All.front().Where);
        }
        In.use(Text, {IsPrinted ? Usage::HumanText : Usage::Value,
                      IsUri ? "url" : Name});
        if (IsPrinted) {
          // An argument may be a form, or another URI.
          while (In.Consumed.size() > ConsumedBefore)
            In.Consumed.pop_back();
          const Usage Single{In.says(Name, NameMeaning::HumanText)
                                 ? Usage::HumanText
                                 : Usage::Value,
                             Name};
          for (const Filling &Each : Values)
            if (Each.Text)
              In.use(Each.Text, Single);
          In.useArguments(Call, &Callee, All, Single);
        }
        for (const Given &Each : All)
          if (isFilled(*Each.E))
            for (const Address &A : Each.Where)
              State.fill(*A.Of, Call);
        return In.resultOf(Call);
      }
      if (!IsOfText) {
        const TextRef Front = In.frontOf(Call, Callee, Arguments.take_front(I));
        return Content{Front ? Texts.append(Front, Text) : Text, {}};
      }
      const AddressSet Object = In.locate(Member->getImplicitObjectArgument());
      In.putFormatted(Object, Text, Name);
      return isTextType(Type) ? Content{nullptr, Object} : In.resultOf(Call);
    }
  }
  return std::nullopt;
}

std::optional<Content> CallShape::evalOwnConcatenation() {
  const std::string Name = Callee.getNameAsString();
  if (!isTextType(Callee.getReturnType()) || llvm::isa<CXXMethodDecl>(Callee) ||
      In.says(Name, {NameMeaning::Query, NameMeaning::Request}))
    return std::nullopt;
  bool IsConcatenation = In.says(Name, NameMeaning::Concatenation);
  Args Parts = Arguments, Length;
  // `StrCat({"name=", Name})`
  if (const InitListExpr *List = Parts.size() == 1 ? listIn(Parts[0]) : nullptr)
    Parts = Args(List->getInits(), List->getNumInits());
  if (!Parts.empty() && isNullPointer(Parts.back(), Unit.AST)) {
    Parts = Parts.drop_back();
    // `join("name=", Name, "&id=", Id, NULL)` has all delimiters.
    IsConcatenation |= Callee.isVariadic() && llvm::any_of(Parts, endsKey);
  } else if (Parts.size() == 3 && Parts.back()->getType()->isIntegerType()) {
    Length = Parts.take_back();
    Parts = Parts.drop_back();
  }
  if (!IsConcatenation || Parts.size() < 2 ||
      !llvm::all_of(Parts, [](const Expr *Each) {
        return isTextType(stripped(Each)->getType());
      }))
    return std::nullopt;
  In.useAll(Length);
  TextRef Result = Texts.empty();
  for (const Expr *Argument : Parts) {
    const TextRef Next = In.text(Argument);
    In.consume(Next);
    Result = Texts.append(Result, Next);
  }
  return Content{Result, {}};
}

std::optional<Content> CallShape::evalOwnCopy() {
  const QualType Type = Call.getType();
  if (Arguments.size() != 1 || llvm::isa<CXXMethodDecl>(Callee) ||
      !isTextType(stripped(Arguments[0])->getType()) ||
      !In.says(Callee.getNameAsString(), NameMeaning::Copy))
    return std::nullopt;
  if (!Type->isPointerType())
    return isTextType(Type) ? std::optional(Content{In.text(Arguments[0]), {}})
                            : std::nullopt;
  if (!isTextType(Type) &&
      !(Type->getPointeeType()->isRecordType() &&
        (In.says(Callee.getNameAsString(), NameMeaning::TextBuffer) ||
         In.says(className(Type->getPointeeType()), NameMeaning::TextBuffer))))
    return std::nullopt;
  const Place &Object = Unit.allocation(Call);
  State.begin(Object);
  State.write(Object, {In.text(Arguments[0]), {}});
  return Content{nullptr, Address{&Object, Address::Start}};
}

std::optional<Content> CallShape::evalOwnJoin() {
  if (Arguments.size() < 2 || !isTextType(Callee.getReturnType()) ||
      !isTextContainer(stripped(Arguments[0])->getType()))
    return std::nullopt;
  // Only what is between the elements consists of delimiters.
  const StringLiteral *Literal = literalIn(Arguments[1]);
  const auto Between = Literal ? literalBytes(*Literal) : std::nullopt;
  if (!Between || Between->empty() || Between->size() > 2 ||
      llvm::any_of(*Between, llvm::isAlnum))
    return std::nullopt;
  In.useAll(Arguments.drop_front(2));
  return Content{
      In.joined(Call, In.locate(Arguments[0]), In.text(Arguments[1]), nullptr),
      {}};
}

bool isRegex(const Expr &E, const NameMeanings &Names) {
  const QualType Type = stripped(&E)->getType();
  return !Type.isNull() && Type->isRecordType() &&
         Names.say(className(Type), NameMeaning::RegexMatch);
}

std::optional<std::string> CallShape::soughtBy(const Expr *Sought) {
  if (isRegex(*Sought, Unit.Names)) {
    const TextRef Pattern = In.knownText(Sought);
    return Pattern && Pattern->Size.IsConstant
               ? onlyMatchOf(Texts.constantOf(Pattern).Text)
               : std::nullopt;
  }
  // Single characters have other meanings, too.
  const StringLiteral *Literal = literalIn(Sought);
  const auto Bytes = Literal ? literalBytes(*Literal) : std::nullopt;
  return Bytes && Bytes->size() > 1 ? Bytes : std::nullopt;
}

/// Whether nothing is known of the text that a function returns.
static bool isLost(const TextSummary *Known) {
  return Known && Known->Formats.all().empty() && Known->Encoders.empty() &&
         Known->Returned && Known->Returned->Kind == TextNode::Value &&
         !Known->Returned->Facts->From->parameter();
}

std::optional<Content> CallShape::eval() {
  if (llvm::isa<CXXOperatorCallExpr>(Call) || Unit.Calls.flowsOf(Call).IsKnown)
    return std::nullopt;
  // The bodies of libraries are not followed.
  const FunctionDecl *Body = Callee.getDefinition();
  const bool IsFollowed = Body && !isInLibrary(*Body);
  // `format("…", A, B)` may call others until no argument is left.
  const bool MayFormat =
      !Body || (takesAny(Callee) && isTextType(Callee.getReturnType()) &&
                (!IsFollowed || isLost(Unit.summaryOf(Callee))));
  if (MayFormat)
    if (auto Result = evalOwnFormat())
      return Result;
  if (IsFollowed)
    return std::nullopt;
  if (!Body) {
    if (auto Result = evalOwnConcatenation())
      return Result;
    if (auto Result = evalOwnCopy())
      return Result;
    if (auto Result = evalOwnJoin())
      return Result;
  }
  return evalOwnReplacement();
}

std::optional<Content> CallShape::evalOwnReplacement() {
  const QualType Returned = Callee.getReturnType();
  const bool IsInPlace = Returned->isVoidType() || Returned->isIntegerType();
  if ((!IsInPlace && !isTextType(Returned)) || Arguments.size() < 3 ||
      Arguments.size() > 4)
    return std::nullopt;
  const QualType First = Callee.getNumParams() > 0
                             ? Callee.getParamDecl(0)->getType()
                             : QualType();
  const bool IsObject = IsInPlace && !First.isNull() && isPointerToText(First);
  const auto IsText = [](const Expr *Each) {
    return isTextType(stripped(Each)->getType());
  };
  if (!(IsObject || IsText(Arguments[0])) || !IsText(Arguments[2]) ||
      !(IsText(Arguments[1]) || isRegex(*Arguments[1], Unit.Names)) ||
      !llvm::all_of(Arguments.drop_front(3), [](const Expr *Limit) {
        return Limit->getType()->isIntegerType();
      }))
    return std::nullopt;
  const auto Old = soughtBy(Arguments[1]);
  // Flags may limit the replacement to the first match.
  const bool IsClass =
      !Old && isRegex(*Arguments[1], Unit.Names) &&
      llvm::all_of(Arguments.drop_front(3), [](const Expr *Flags) {
        return llvm::isa<CXXDefaultArgExpr>(Flags);
      });
  if (!Old && !IsClass)
    return std::nullopt;
  if (IsInPlace && !IsObject &&
      (First.isNull() || !First->isLValueReferenceType() ||
       First->getPointeeType().isConstQualified()))
    return std::nullopt;
  const AddressSet Where = IsObject    ? In.eval(Arguments[0]).Targets
                           : IsInPlace ? In.locate(Arguments[0])
                                       : AddressSet();
  In.useAll(Arguments.drop_front(3));
  const TextRef Before =
      IsInPlace ? In.textOf(State.read(Where)) : In.text(Arguments[0]);
  const TextRef New = In.text(Arguments[2]);
  Replacement How(In, Call);
  const TextRef After = IsClass ? How.cleaned(Before, Arguments[1], New)
                                : How.replaced(Before, *Old, New);
  if (!After) {
    In.noteSought(Before);
    return std::nullopt;
  }
  if (!IsInPlace)
    return Content{After, {}};
  In.consume(Before);
  In.assign(Where, {After, {}});
  return Returned->isVoidType() ? Content() : In.resultOf(Call);
}

std::optional<Content> Evaluator::evalShape(const CallExpr &Call,
                                            const FunctionDecl &Callee,
                                            Args Arguments) {
  return CallShape(*this, Call, Callee, Arguments).eval();
}

} // namespace clang::tidy::uri
