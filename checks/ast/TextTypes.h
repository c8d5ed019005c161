//===--- TextTypes.h - uri-tidy ---------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The types of a program that hold text, by the catalogues.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_AST_TEXTTYPES_H
#define URI_TIDY_AST_TEXTTYPES_H

#include "knowledge/CatalogueBuilder.h"
#include "clang/AST/Expr.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/DenseMap.h"
#include <memory>
#include <vector>

namespace clang::tidy::uri {

using catalogue::CodeUnit;
using catalogue::TextMethod;
using catalogue::TypeContent;

/// A class that a catalogue describes: itself, or the nearest of its bases.
struct TextType {
  const catalogue::CatalogueTable *Table = nullptr;
  const catalogue::TypeFacts *Row = nullptr;
  /// The class that Row describes.
  const CXXRecordDecl *Class = nullptr;

  explicit operator bool() const { return Row; }
  bool holds(TypeContent Content) const { return Row && Row->Holds == Content; }
  /// The template's first argument; null if that is no type.
  QualType parameter() const;
};

/// What the catalogues say of the types of one unit.
class TextTypes {
public:
  TextTypes() : TextTypes(/*AreOfUnit=*/true) {}

  /// Adds the types of a user's catalogue, which has to live as long. They take
  /// the place of the built-in ones.
  void add(const catalogue::CatalogueBuilder &User);

  TextType of(const CXXRecordDecl *Class) const;
  /// What \p Name does as a method of \p Class, or of any class that is called
  /// so if no catalogue describes it.
  TextMethod methodOf(const CXXRecordDecl *Class, llvm::StringRef Name) const;

  /// Those that hold on this thread: of the unit that it analyzes, or the
  /// built-in ones.
  static const TextTypes &current();

  /// Makes some the current ones while it lives.
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
  TextType find(const CXXRecordDecl &Class, unsigned Depth) const;
  TextMethod methodOf(TextType Type, llvm::StringRef Name) const;

  /// Declarations of several units could have one address.
  const bool AreOfUnit;
  std::vector<std::unique_ptr<const catalogue::CatalogueTable>> Users;
  mutable llvm::DenseMap<const CXXRecordDecl *, TextType> Known;
};

/// The class of \p Type without references and pointers, or null.
const CXXRecordDecl *classOf(QualType Type);

/// Whether values of this type are text: character pointers and arrays, and
/// classes that hold one.
bool isTextType(QualType Type);
/// Whether \p Type is a list of texts.
bool isTextContainer(QualType Type);
/// Whether \p Type is a stream into a string.
bool isStringStream(QualType Type);

/// What the method does that \p Call calls.
TextMethod methodOf(const CXXMemberCallExpr &Call);
/// Whether \p Method gives the text of its object, all of it, perhaps without
/// the spaces around it or in lower case.
bool givesText(TextMethod Method);

} // namespace clang::tidy::uri

#endif // URI_TIDY_AST_TEXTTYPES_H
