//===--- TextTypes.h - uri-tidy ---------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The types of a program that hold text, according to the catalogues.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_AST_TEXTTYPES_H
#define URI_TIDY_AST_TEXTTYPES_H

#include "knowledge/CatalogueBuilder.h"
#include "knowledge/Flow.h"
#include "knowledge/NameMeanings.h"
#include "clang/AST/Expr.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/DenseMap.h"
#include <memory>
#include <vector>

namespace clang::tidy::uri {

using catalogue::CodeUnit;
using catalogue::TextMethod;
using catalogue::TypeContent;

/// The description of a class in a catalogue, or of its nearest described base.
struct TextType {
  const catalogue::CatalogueTable *Table = nullptr;
  const catalogue::TypeFacts *Row = nullptr;
  /// The class that Row describes.
  const CXXRecordDecl *Class = nullptr;
  /// Only the interface of the class says what its characters are: no catalogue
  /// describes it, or only its name.
  bool IsByInterface = false;

  explicit operator bool() const { return Row; }
  bool holds(TypeContent Content) const { return Row && Row->Holds == Content; }
  /// The first template argument; null if it is not a type.
  QualType parameter() const;
};

/// A part of every object of a type.
struct TypePart {
  FlowStep Step;
  /// Null if the declaration of the type does not show it. A member of a tuple
  /// can be a reference.
  QualType Type;
  /// Whether it is text, according to Type or to a catalogue.
  bool IsText = false;
};

/// The descriptions in the catalogues of the types of one unit.
class TextTypes {
public:
  TextTypes() : TextTypes(/*AreOfUnit=*/true) {}

  /// Adds the types of a user's catalogue, which must outlive this object. They
  /// replace the built-in ones.
  void add(const catalogue::CatalogueBuilder &User);

  TextType of(const CXXRecordDecl *Class) const;
  /// The same, or a class of which only the parts are described; one in C, too.
  TextType wrapperOf(const RecordDecl *Class) const;
  /// The description to which the `like` of \p Type refers.
  TextType likeOf(const TextType &Type) const;
  /// The methods of classes that have the interface of a string.
  TextType likeByInterface() const { return find("C++ string class"); }
  /// The methods of classes that no catalogue describes.
  TextType anyType() const { return find("*"); }
  /// The role of the method \p Name of \p Type. Unlike that of methodOf(), the
  /// class may be one of which only the parts are described.
  TextMethod roleOf(TextType Type, llvm::StringRef Name) const;
  /// The role of the method \p Name of \p Class or, if no catalogue describes
  /// that class, of any method with that name.
  TextMethod methodOf(const CXXRecordDecl *Class, llvm::StringRef Name) const;

  /// The parts of the objects of \p Type, which can be a pointer, an array, a
  /// container, an iterator or another wrapper. A class template that no
  /// catalogue describes holds its only text argument. None for text.
  llvm::SmallVector<TypePart, 2> partsOf(QualType Type) const;
  /// Whether the elements of \p Container keep their keys, as in a map or in
  /// std::array. In other lists, they move.
  bool keepsKeys(QualType Container) const;
  /// What the field \p Field of a wrapper is, with the wrapper as Object: From
  /// itself if the kind is Copy, as `pair::first` is; a pointer to From if it
  /// is Select.
  std::optional<Flow> fieldOf(const FieldDecl &Field) const;

  /// The types that apply to this thread: those of the unit that it analyses,
  /// or the built-in ones.
  static const TextTypes &current();

  /// Makes \p Types current for the lifetime of this object.
  class Scope {
  public:
    explicit Scope(const TextTypes &Types);
    ~Scope();
    Scope(const Scope &) = delete;
    Scope &operator=(const Scope &) = delete;

  private:
    const TextTypes *Before;
  };

private:
  explicit TextTypes(bool AreOfUnit) : AreOfUnit(AreOfUnit) {}
  TextType find(llvm::StringRef Qualified) const;
  TextType find(const RecordDecl &Class, bool IsWrapper, unsigned Depth) const;
  TextType find(const RecordDecl *Class, bool IsWrapper) const;
  TextMethod methodOf(TextType Type, llvm::StringRef Name,
                      bool IsOfParts = false) const;

  /// Whether these are the types of one unit. If not, nothing is cached:
  /// declarations of several units could have the same address.
  const bool AreOfUnit;
  std::vector<std::unique_ptr<const catalogue::CatalogueTable>> Users;
  mutable llvm::DenseMap<const RecordDecl *, TextType> Known[2];
};

/// The class of \p Type without references and pointers, or null.
const CXXRecordDecl *classOf(QualType Type);

/// The type of the characters of \p Class, of which only the interface says
/// what they are: that of an element that it gives to read or, if it gives
/// none, of those to which it gives a pointer. Null if there is no such type.
QualType elementByInterface(const CXXRecordDecl *Class);

/// Whether a function can write to what it gets as \p Type.
bool canWrite(QualType Type);

/// Whether values of this type are text: character pointers and arrays, and
/// classes that hold text.
bool isTextType(QualType Type);
/// The text of an object of \p Type, if it is a structure that holds only that
/// text, perhaps its end, and numbers: `struct { char *s; size_t len; }`. Null
/// for classes of texts.
const FieldDecl *soleText(QualType Type, const NameMeanings &Names);
/// Whether \p Type, which may be null, is the FILE of C.
bool isFile(QualType Type);
/// The sole text of a structure, of which the field \p Length is the length.
/// Null if \p Length is something else.
const FieldDecl *textCountedBy(const ValueDecl &Length,
                               const NameMeanings &Names);
/// Whether \p Field is the sole text of a structure that knows its length.
bool isCountedText(const FieldDecl &Field, const NameMeanings &Names);
/// Whether \p Type is a list of strings.
bool isTextContainer(QualType Type);
/// Whether \p Type is a stream into a string.
bool isStringStream(QualType Type);
/// The literal that a lambda called on the spot wraps into a string object, as
/// Qt 5's QStringLiteral does; or null.
const StringLiteral *literalOfLambda(const CXXOperatorCallExpr &Call);
/// \p E, or the only thing that it makes an object of: `QByteArray("…")`.
const Expr *madeOf(const Expr *E);
/// The literal that \p E is, or that its text is made of; or null.
const StringLiteral *literalIn(const Expr *E);

/// The role of the method that \p Call calls.
TextMethod methodOf(const CXXMemberCallExpr &Call);
/// Whether \p Method returns the whole text of its object, perhaps without the
/// spaces around it or in another case.
bool givesText(TextMethod Method);

} // namespace clang::tidy::uri

#endif // URI_TIDY_AST_TEXTTYPES_H
