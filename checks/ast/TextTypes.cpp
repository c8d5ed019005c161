//===--- TextTypes.cpp - uri-tidy --------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ast/TextTypes.h"
#include "ast/Callee.h"
#include "clang/AST/DeclTemplate.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

using namespace catalogue;

static thread_local const TextTypes *Current = nullptr;

TextTypes::Scope::Scope(const TextTypes &Types) : Before(Current) {
  Current = &Types;
}

TextTypes::Scope::~Scope() { Current = Before; }

const TextTypes &TextTypes::current() {
  static const TextTypes BuiltIn(/*AreOfUnit=*/false);
  return Current ? *Current : BuiltIn;
}

void TextTypes::add(const CatalogueBuilder &User) {
  Users.push_back(std::make_unique<const CatalogueTable>(User.table()));
  for (auto &Each : Known)
    Each.clear();
}

QualType TextType::parameter() const {
  const auto *Special =
      llvm::dyn_cast_or_null<ClassTemplateSpecializationDecl>(Class);
  if (!Special || Special->getTemplateArgs().size() == 0)
    return {};
  const TemplateArgument &First = Special->getTemplateArgs().get(0);
  return First.getKind() == TemplateArgument::Type ? First.getAsType()
                                                   : QualType();
}

TextType TextTypes::find(llvm::StringRef Qualified) const {
  for (const auto &User : Users)
    if (const TypeFacts *Row = User->findType(Qualified))
      return {User.get(), Row};
  if (const TypeFacts *Row = builtIn().findType(Qualified))
    return {&builtIn(), Row};
  return {};
}

/// Whether \p Type is a pointer to constant text.
static bool isConstantText(QualType Type) {
  return Type->isPointerType() && Type->getPointeeType()->isCharType() &&
         Type->getPointeeType().isConstQualified();
}

/// Whether \p Type can be that of a character: a character type or class, or
/// another integer, which may be a code point.
static bool canBeCharacter(QualType Type) {
  Type = Type.getNonReferenceType();
  if (const CXXRecordDecl *Class = Type->getAsCXXRecordDecl())
    return TextTypes::current().of(Class).holds(TypeContent::Character);
  return Type->isIntegerType() && !Type->isBooleanType() &&
         !Type->isEnumeralType();
}

/// The role of \p Method in a class that has the interface of a string.
static TextMethod roleByInterface(const CXXMethodDecl &Method,
                                  const TextTypes &Types) {
  return Method.getDeclName().isIdentifier()
             ? Types.roleOf(Types.likeByInterface(), Method.getName())
             : TextMethod::None;
}

/// Whether \p Method gives one element of its object.
static bool givesElement(const CXXMethodDecl &Method, TextMethod Role) {
  return (Role == TextMethod::Element ||
          Method.getOverloadedOperator() == OO_Subscript) &&
         Method.getNumParams() == 1 &&
         Method.getParamDecl(0)->getType()->isIntegerType();
}

QualType elementByInterface(const CXXRecordDecl *Class) {
  if (!Class || !Class->hasDefinition())
    return {};
  const TextTypes &Types = TextTypes::current();
  QualType Pointee;
  for (const CXXMethodDecl *Method : Class->methods()) {
    const QualType Type = Method->getReturnType().getNonReferenceType();
    if (givesElement(*Method, roleByInterface(*Method, Types)))
      return canBeCharacter(Type) ? Type.getUnqualifiedType() : QualType();
    if (Method->isConst() && Method->getNumParams() == 0 &&
        Type->isPointerType() && Type->getPointeeType()->isAnyCharacterType())
      Pointee = Type->getPointeeType().getUnqualifiedType();
  }
  return Pointee;
}

/// Whether \p Class has the interface of a string or of a builder of strings,
/// and its bodies are not known: text is appended to it, and it is read as
/// text.
static bool hasInterfaceOfText(const CXXRecordDecl &Class,
                               const TextTypes &Types) {
  if (Class.isDependentContext())
    return false;
  bool IsRead = false, IsMade = false, IsExtended = false,
       IsExtendedByItself = false, IsFilled = false, HasElements = false,
       HasCharacters = false, HasLength = false;
  for (const CXXMethodDecl *Method : Class.methods()) {
    if (llvm::isa<CXXConstructorDecl>(Method)) {
      IsMade |= Method->getNumParams() > 0 &&
                isTextType(Method->getParamDecl(0)->getType());
      continue;
    }
    const TextMethod Role = roleByInterface(*Method, Types);
    if (Method->getNumParams() == 0) {
      const QualType Result = Method->getReturnType();
      IsRead |= Method->isConst() && (isConstantText(Result) ||
                                      (givesText(Role) && isTextType(Result)));
      HasLength |= Role == TextMethod::Length && Result->isIntegerType();
      continue;
    }
    const QualType Element = Method->getReturnType().getNonReferenceType();
    if (givesElement(*Method, Role)) {
      HasElements |= canBeCharacter(Element);
      HasCharacters |= Element->isAnyCharacterType();
    }
    const QualType First = Method->getParamDecl(0)->getType();
    const bool IsItself = declaresSameEntity(
        First.getNonReferenceType()->getAsCXXRecordDecl(), &Class);
    // `<<` also writes text to a log.
    const OverloadedOperatorKind Op = Method->getOverloadedOperator();
    const bool IsCharacter = First.getNonReferenceType()->isAnyCharacterType();
    if (!(Role == TextMethod::Append || Op == OO_PlusEqual ||
          (Op == OO_LessLess && IsItself)) ||
        !(isConstantText(First) || isTextType(First) || IsItself ||
          (IsCharacter && Role == TextMethod::Append)))
      continue;
    // A body says more.
    if (Method->isDefined())
      return false;
    (IsCharacter ? IsFilled
     : IsItself  ? IsExtendedByItself
                 : IsExtended) = true;
  }
  return (IsRead || (HasElements && HasLength)) &&
         (IsExtended || (IsMade && IsExtendedByItself) ||
          (HasCharacters && IsFilled));
}

TextType TextTypes::find(const RecordDecl &Class, bool IsWrapper,
                         unsigned Depth) const {
  if (!Class.getIdentifier())
    return {};
  const auto *Record = llvm::dyn_cast<CXXRecordDecl>(&Class);
  if (TextType Found = find(qualifiedName(Class));
      Found && (IsWrapper || !Found.holds(TypeContent::Parts))) {
    Found.Class = Record;
    Found.IsByInterface =
        Found.holds(TypeContent::Text) && Found.Row->Unit == CodeUnit::Unknown;
    return Found;
  }
  if (Record && Record->hasDefinition() && Depth > 0)
    for (const CXXBaseSpecifier &Base : Record->bases())
      if (const CXXRecordDecl *Of = Base.getType()->getAsCXXRecordDecl())
        if (const TextType Found = find(*Of, IsWrapper, Depth - 1))
          return Found;
  return {};
}

TextType TextTypes::find(const RecordDecl *Class, bool IsWrapper) const {
  static constexpr unsigned MaxDepth = 4;
  if (!Class)
    return {};
  if (!AreOfUnit)
    return find(*Class, IsWrapper, MaxDepth);
  // A class that is only declared may be given its bases later.
  const RecordDecl *Definition = Class->getDefinition();
  if (!Definition)
    return find(*Class, IsWrapper, 0);
  const auto [Entry, IsNew] = Known[IsWrapper].try_emplace(Definition);
  if (!IsNew)
    return Entry->second;
  TextType Found = find(*Class, IsWrapper, MaxDepth);
  if (const auto *Record = llvm::dyn_cast<CXXRecordDecl>(Definition);
      Record && !Found && hasInterfaceOfText(*Record, *this)) {
    const TextType Model = likeByInterface();
    Found = {Model.Table, Model.Row, Record, /*IsByInterface=*/true};
  }
  Known[IsWrapper][Definition] = Found;
  return Found;
}

TextType TextTypes::of(const CXXRecordDecl *Class) const {
  return find(Class, /*IsWrapper=*/false);
}

TextType TextTypes::wrapperOf(const RecordDecl *Class) const {
  return find(Class, /*IsWrapper=*/true);
}

TextType TextTypes::likeOf(const TextType &Type) const {
  const llvm::StringRef Like = Type.Table->text(Type.Row->Like);
  return Like.empty() ? TextType() : find(Like);
}

TextMethod TextTypes::methodOf(TextType Type, llvm::StringRef Name,
                               bool IsOfParts) const {
  static constexpr unsigned MaxLikes = 4;
  for (unsigned I = 0; Type && I <= MaxLikes; ++I) {
    // If only parts of a class are described, the roles of its methods say
    // how text flows, not what becomes of the object.
    const TextMethod Method = Type.holds(TypeContent::Parts) && !IsOfParts
                                  ? TextMethod::None
                                  : Type.Table->methodOf(*Type.Row, Name);
    if (Method != TextMethod::None)
      return Method;
    Type = likeOf(Type);
  }
  return TextMethod::None;
}

TextMethod TextTypes::roleOf(TextType Type, llvm::StringRef Name) const {
  return methodOf(Type, Name, /*IsOfParts=*/true);
}

TextMethod TextTypes::methodOf(const CXXRecordDecl *Class,
                               llvm::StringRef Name) const {
  const TextType Type = of(Class);
  return methodOf(Type ? Type : find("*"), Name);
}

const CXXRecordDecl *classOf(QualType Type) {
  if (Type.isNull())
    return nullptr;
  Type = Type.getNonReferenceType();
  if (const CXXRecordDecl *Record = Type->getAsCXXRecordDecl())
    return Record;
  return Type->getPointeeCXXRecordDecl();
}

bool isTextType(QualType Type) {
  if (Type.isNull())
    return false;
  Type = Type.getNonReferenceType();
  if (Type->isPointerType())
    return Type->getPointeeType()->isAnyCharacterType();
  if (const auto *Array = Type->getAsArrayTypeUnsafe())
    return Array->getElementType()->isAnyCharacterType();
  const TextType Known = TextTypes::current().of(Type->getAsCXXRecordDecl());
  if (!Known.holds(TypeContent::Pointee))
    return Known.holds(TypeContent::Text);
  if (Known.Row->Unit != CodeUnit::Parameter)
    return true;
  const QualType Pointee = Known.parameter();
  return !Pointee.isNull() && Pointee->isAnyCharacterType();
}

/// The sole text of the objects of \p Record, a definition or null.
static const FieldDecl *soleTextOf(const RecordDecl *Record,
                                   const NameMeanings &Names) {
  const auto *Class = llvm::dyn_cast_or_null<CXXRecordDecl>(Record);
  if (!Record || Record->isUnion() || (Class && Class->getNumBases() != 0))
    return nullptr;
  const FieldDecl *Sole = nullptr;
  for (const FieldDecl *Field : Record->fields()) {
    const QualType Held = Field->getType();
    if (Held->isIntegralOrEnumerationType() && !Held->isAnyCharacterType())
      continue;
    const bool IsText = isTextType(Held);
    if (Sole && IsText && Held->isPointerType() &&
        Names.say(Field->getName(), NameMeaning::TextEnd) &&
        Field->getASTContext().hasSameType(Held, Sole->getType()))
      continue;
    if (Sole || !IsText)
      return nullptr;
    Sole = Field;
  }
  return Sole;
}

const FieldDecl *soleText(QualType Type, const NameMeanings &Names) {
  const RecordDecl *Record = Type.isNull() ? nullptr : Type->getAsRecordDecl();
  return Record && !isTextType(Type)
             ? soleTextOf(Record->getDefinition(), Names)
             : nullptr;
}

bool isFile(QualType Type) {
  const RecordDecl *Record = Type.isNull() ? nullptr : Type->getAsRecordDecl();
  return Record && compat::isOneOf({"_IO_FILE", "__sFILE", "_iobuf", "FILE"},
                                   Record->getName());
}

static bool isLength(const FieldDecl &Field, const NameMeanings &Names) {
  return Field.getType()->isIntegerType() && Field.getIdentifier() &&
         Names.say(Field.getName(), NameMeaning::Length);
}

const FieldDecl *textCountedBy(const ValueDecl &Length,
                               const NameMeanings &Names) {
  const auto *Field = llvm::dyn_cast<FieldDecl>(&Length);
  if (!Field || !isLength(*Field, Names))
    return nullptr;
  const FieldDecl *Text = soleTextOf(Field->getParent(), Names);
  return Text && !Text->getType()->isRecordType() ? Text : nullptr;
}

bool isCountedText(const FieldDecl &Field, const NameMeanings &Names) {
  const RecordDecl *Record = Field.getParent();
  return !Field.getType()->isRecordType() &&
         soleTextOf(Record, Names) == &Field &&
         llvm::any_of(Record->fields(), [&](const FieldDecl *Other) {
           return isLength(*Other, Names);
         });
}

bool isTextContainer(QualType Type) {
  if (Type.isNull())
    return false;
  const TextType Known =
      TextTypes::current().of(Type.getNonReferenceType()->getAsCXXRecordDecl());
  return Known.holds(TypeContent::Texts) ||
         (Known.holds(TypeContent::Element) && isTextType(Known.parameter()));
}

bool isStringStream(QualType Type) {
  return !Type.isNull() &&
         TextTypes::current()
             .of(Type.getNonReferenceType()->getAsCXXRecordDecl())
             .holds(TypeContent::Stream);
}

const Expr *madeOf(const Expr *E) {
  E = stripped(E);
  for (const auto *Made = llvm::dyn_cast<CXXConstructExpr>(E);
       Made && Made->getNumArgs() > 0 &&
       llvm::all_of(
           llvm::drop_begin(Made->arguments()),
           [](const Expr *Rest) { return llvm::isa<CXXDefaultArgExpr>(Rest); });
       Made = llvm::dyn_cast<CXXConstructExpr>(E))
    E = stripped(Made->getArg(0));
  return E;
}

const StringLiteral *literalIn(const Expr *E) {
  E = madeOf(E);
  // `QStringLiteral("…")`
  const auto *Lambda = llvm::dyn_cast<CXXOperatorCallExpr>(E);
  return Lambda ? literalOfLambda(*Lambda) : llvm::dyn_cast<StringLiteral>(E);
}

const StringLiteral *literalOfLambda(const CXXOperatorCallExpr &Call) {
  const auto *Lambda = llvm::dyn_cast<LambdaExpr>(stripped(Call.getArg(0)));
  // One with captures can return more than a literal.
  if (!Lambda || Call.getNumArgs() != 1 ||
      Lambda->getCaptureDefault() != LCD_None || Lambda->capture_size() > 0)
    return nullptr;
  // {fmt}'s FMT_STRING makes a class of its own for each literal.
  const auto *Class = Call.getType()->getAsCXXRecordDecl();
  const bool IsOwn =
      Class && Class->getParentFunctionOrMethod() == Lambda->getCallOperator();
  if (!IsOwn && !isTextType(Call.getType()))
    return nullptr;
  const StringLiteral *Found = nullptr;
  llvm::SmallVector<const Stmt *, 16> Pending = {Lambda->getBody()};
  while (!Pending.empty()) {
    const Stmt *Next = Pending.pop_back_val();
    if (const auto *Literal = llvm::dyn_cast<StringLiteral>(Next)) {
      if (Found)
        return nullptr;
      Found = Literal;
    }
    if (const auto *Declarations = llvm::dyn_cast<DeclStmt>(Next)) {
      for (const Decl *D : Declarations->decls()) {
        if (const auto *Var = llvm::dyn_cast<VarDecl>(D); Var && Var->getInit())
          Pending.push_back(Var->getInit());
        if (const auto *Record = llvm::dyn_cast<CXXRecordDecl>(D))
          for (const CXXMethodDecl *Method : Record->methods())
            if (const Stmt *Body = Method->getBody())
              Pending.push_back(Body);
      }
      continue;
    }
    for (const Stmt *Child : Next->children())
      if (Child)
        Pending.push_back(Child);
  }
  return Found;
}

TextMethod methodOf(const CXXMemberCallExpr &Call) {
  const CXXMethodDecl *Method = Call.getMethodDecl();
  const Expr *Object = Call.getImplicitObjectArgument();
  if (!Method || !Object || !Method->getDeclName().isIdentifier())
    return TextMethod::None;
  return TextTypes::current().methodOf(
      classOf(Object->IgnoreParenImpCasts()->getType()), Method->getName());
}

bool givesText(TextMethod Method) {
  switch (Method) {
  case TextMethod::Characters:
  case TextMethod::Copy:
  case TextMethod::Utf8:
  case TextMethod::Latin1:
  case TextMethod::Content:
  case TextMethod::Trimmed:
  case TextMethod::Lower:
  case TextMethod::Upper:
  case TextMethod::Begin:
    return true;
  default:
    return false;
  }
}

bool canWrite(QualType Type) {
  if (!Type->isReferenceType() && !Type->isPointerType())
    return false;
  const QualType Pointee = Type->getPointeeType();
  return !Pointee.isConstQualified() && !Pointee->isFunctionType() &&
         !Type->isRValueReferenceType();
}

} // namespace clang::tidy::uri
