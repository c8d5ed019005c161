//===--- FlowResolver.h - uri-tidy ------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Turns the flows of a catalogue into those of one call.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_AST_FLOWRESOLVER_H
#define URI_TIDY_AST_FLOWRESOLVER_H

#include "ast/CallArguments.h"
#include "ast/TextTypes.h"

namespace clang::tidy::uri {

/// A call or a construction whose callee is known.
struct CallSite {
  const Expr &Call;
  const FunctionDecl &Callee;
  /// Without the object.
  llvm::SmallVector<const Expr *, 4> Arguments;
  /// The type of the object of a method, or of the new object; or null.
  QualType Object;

  static std::optional<CallSite> of(const Expr &Call);
  /// The arguments without default arguments.
  size_t written() const { return writtenArguments(Arguments); }
};

/// Whether both are one type, apart from references and qualifiers; false if
/// one is null.
bool isSameType(QualType A, QualType B);

class FlowResolver {
public:
  FlowResolver(const CallSite &Site, const TextTypes &Types)
      : Site(Site), Types(Types) {}

  /// Adds those flows of \p List whose conditions hold.
  void add(const catalogue::CatalogueTable &Table,
           const catalogue::FlowList &List, CallFlows &To) const;
  /// Whether the call is a construction from, or an assignment of, the same
  /// kind of wrapper; adds the flow.
  bool addWhole(CallFlows &To) const;

private:
  /// A path and the type at its end; null if that is not known.
  struct Typed {
    FlowPath Path;
    QualType Type;
    /// Whether the last step follows a member that is a reference.
    bool IsReference = false;
  };

  std::optional<Typed> resolve(const catalogue::CatalogueTable &Table,
                               const catalogue::Path &From) const;
  bool indexOf(const catalogue::Argument &From,
               const catalogue::CatalogueTable &Table, signed char &To) const;
  /// Whether the call has the object from which the path starts.
  bool isThere(const catalogue::CatalogueTable &Table,
               const catalogue::Path &From) const;
  QualType typeOf(signed char Root) const;
  /// The key or the value of the map whose entries \p Entry ends in.
  Typed partOfEntry(Typed Entry, bool IsKey) const;
  bool step(Typed &From, FlowStep Step) const;
  unsigned char memberOf(llvm::ArrayRef<TypePart> Parts) const;
  bool meets(const catalogue::CatalogueTable &Table,
             const catalogue::FlowRow &Row) const;
  void addApply(const catalogue::CatalogueTable &Table,
                const catalogue::FlowRow &Row, CallFlows &To) const;
  void addFold(const catalogue::CatalogueTable &Table,
               const catalogue::FlowRow &Row, CallFlows &To) const;
  /// Adds a flow, or one for the key and one for the value of an entry.
  void addFlow(Flow Added, Typed From, Typed To, CallFlows &Result) const;
  void addSelect(Flow Added, Typed From, Typed To, CallFlows &Result) const;
  /// Adds what \p From is, or has as elements, to \p To.
  void addOne(const Flow &Added, Typed From, Typed To, CallFlows &Result) const;
  /// The same for an object that is made of all arguments.
  void addAll(const Flow &Added, const Typed &To, CallFlows &Result) const;

  const CallSite &Site;
  const TextTypes &Types;
};

/// The flows of the method or constructor \p Site calls, as the description of
/// the type of its object says them.
CallFlows flowsByType(const CallSite &Site, const TextTypes &Types);

} // namespace clang::tidy::uri

#endif // URI_TIDY_AST_FLOWRESOLVER_H
