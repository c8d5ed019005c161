//===--- UriEvidence.h - uri-tidy -------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Which functions concern URIs at all: most do not, and need no analysis.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_UNIT_URIEVIDENCE_H
#define URI_TIDY_UNIT_URIEVIDENCE_H

#include "eval/UnitTexts.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include <memory>
#include <utility>

namespace clang::tidy::uri {

/// What the text of a function, or of an initializer, says.
struct UriEvidence {
  /// It has text that is part of a URI, or what encodes or decodes.
  bool IsSufficient = false;
  /// It has text that can become part of one, if there is more: a parameter, a
  /// format.
  bool IsDoubtful = false;
  /// It has a character before which a key or a query may begin.
  bool HasMark = false;
  /// It has what is more: a delimiter, an API of URIs, what encodes by its
  /// name.
  bool HasMore = false;
  /// It has what a file's path has as well, and a name that says URI: one is
  /// nothing without the other.
  bool HasPath = false;
  bool HasUriName = false;
  /// It has a name that says query or request.
  bool HasQueryName = false;
  /// What it calls: calls and constructions of a known function.
  llvm::SmallVector<std::pair<const Expr *, const FunctionDecl *>, 4> Calls;
  /// The fields with text that it mentions: another function may have begun it.
  llvm::SmallSetVector<const FieldDecl *, 2> Fields;

  void add(const UriEvidence &More) {
    IsSufficient |= More.IsSufficient;
    IsDoubtful |= More.IsDoubtful;
    HasMark |= More.HasMark;
    HasMore |= More.HasMore;
    HasPath |= More.HasPath;
    HasUriName |= More.HasUriName;
    HasQueryName |= More.HasQueryName;
    Calls.append(More.Calls.begin(), More.Calls.end());
    Fields.insert(More.Fields.begin(), More.Fields.end());
  }
};

/// Reads the evidence of functions, without evaluating them.
class EvidenceReader {
public:
  explicit EvidenceReader(UnitTexts &Unit) : Unit(Unit) {}

  /// The definition of \p Callee if the effect of its calls on text is
  /// determined from its body; otherwise, null.
  static const FunctionDecl *followed(const FunctionDecl &Callee);

  UriEvidence in(const Stmt &S, const ASTContext &Context);
  const UriEvidence &of(const FunctionDecl &Definition);
  /// Whether evaluating \p Definition can show anything: it, or one that it
  /// calls, has more than weak evidence.
  bool concernsUris(const FunctionDecl &Definition);

private:
  bool isMore(const Expr &Call, const FunctionDecl &Callee);
  /// Whether \p Callee encodes or decodes according to its name.
  bool isCoder(const FunctionDecl &Callee) const;
  void addVariable(UriEvidence &Evidence, const ValueDecl &D);
  /// What a name says.
  struct NameKinds {
    bool IsUri = false;
    /// A query or a request.
    bool IsQuery = false;
  };
  NameKinds kindsOf(DeclarationName Name);
  void addName(UriEvidence &Evidence, DeclarationName Name);
  bool namesUri(const UriEvidence &Said);
  /// Whether what \p Said is about may extend a text in a field that another
  /// function has begun, and that may be a URI.
  bool extendsUri(const UriEvidence &Said);

  UnitTexts &Unit;
  llvm::DenseMap<const FunctionDecl *, std::unique_ptr<UriEvidence>> Known;
  /// What a function and those that it calls have together.
  struct Reach {
    bool Concerns = false, HasPath = false, HasUriName = false;
    /// Whether its callers are concerned, too.
    bool ConcernsCallers = false;
    void add(bool Path, bool UriName) {
      HasPath |= Path;
      HasUriName |= UriName;
      Concerns |= HasPath && HasUriName;
    }
  };
  llvm::DenseMap<const FunctionDecl *, Reach> Reached;
  /// The fields with text, and whether some function that stores it may have
  /// begun a URI.
  llvm::DenseMap<const FieldDecl *, bool> Begun;
  /// Of constants, without the calls that make them.
  llvm::DenseMap<const VarDecl *, std::unique_ptr<UriEvidence>> OfVariables;
  unsigned Nesting = 0;
  /// What a function does with text, by its name, and whether facts may say
  /// more of a call.
  struct Purpose {
    bool IsMore, MayHaveFacts;
  };
  llvm::DenseMap<const FunctionDecl *, Purpose> Purposes;
  llvm::DenseMap<const IdentifierInfo *, NameKinds> Kinds;
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_UNIT_URIEVIDENCE_H
