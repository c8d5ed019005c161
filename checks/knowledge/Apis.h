//===--- Apis.h - uri-tidy --------------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Facts about the functions that build, encode and take URIs.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_KNOWLEDGE_APIS_H
#define URI_TIDY_KNOWLEDGE_APIS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace clang::tidy::uri {

/// How a literal is read before any rule about percent signs applies.
enum class Dialect : unsigned char { Plain, Printf, Brace, Qt, Dollar, Other };

enum class ApiRole : unsigned char {
  /// Returns argument Arg percent-encoded.
  Encoder,
  /// Returns argument Arg as form data: a space becomes '+'.
  FormEncoder,
  /// Writes argument Arg, percent-encoded, to argument Dest.
  EncoderInto,
  /// Returns argument Arg percent-decoded.
  Decoder,
  /// Writes text from outside the program to argument Dest.
  InputInto,
  /// Returns text that needs no encoding.
  SafeText,
  /// Returns the text of argument Arg.
  Forward,
  /// Returns the text that format Arg, in dialect Format, makes of the
  /// arguments behind it.
  Format,
  /// The same, written to argument Dest; appended if Appends.
  FormatInto,
  /// Returns arguments Arg and following in a row.
  Concat,
  /// Writes arguments Arg and following to argument Dest; appended if Appends.
  ConcatInto,
  /// Takes a URI as argument Arg.
  UriSink,
  /// Takes a form body or a query as argument Arg.
  FormSink,
};

/// What one function does. Arguments count from 0 without the object; -1 is
/// the object of a method.
struct ApiFact {
  /// With namespaces and classes, without inline and unnamed ones.
  llvm::StringRef Name;
  ApiRole Role;
  signed char Arg = 0;
  signed char Dest = -1;
  Dialect Format = Dialect::Plain;
  bool Appends = false;
  /// The fact holds only if this argument names this enumerator or macro.
  signed char WhenArg = -1;
  llvm::StringRef WhenName = {};
};

/// The facts about functions whose last name is \p Name; none for most.
llvm::ArrayRef<ApiFact> factsFor(llvm::StringRef Name);

/// An encoder that returns its result by value, for suggestions.
struct SuggestedEncoder {
  /// The type that the value has: a class name, qualified.
  llvm::StringRef Type;
  /// The call; `{}` stands for the value.
  llvm::StringRef Call;
  llvm::StringRef Header;
};

/// The encoder of the library that \p Type belongs to, or null.
const SuggestedEncoder *suggestedEncoderFor(llvm::StringRef Type);

/// Whether text that begins with \p Uri is an identifier that must keep its
/// bytes: a namespace, a schema, a relation.
bool isIdentifierUri(llvm::StringRef Uri);

/// The schemes whose URIs have the generic syntax with an authority.
bool isHierarchicalScheme(llvm::StringRef Scheme);

} // namespace clang::tidy::uri

#endif // URI_TIDY_KNOWLEDGE_APIS_H
