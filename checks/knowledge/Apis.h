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

#include "core/CharSet.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include <optional>

namespace clang::tidy::uri {

/// How a literal is read before any rule about percent signs applies.
enum class Dialect : unsigned char { Plain, Printf, Brace, Qt, Dollar, Other };

/// What a function does with text.
enum class ApiRole : unsigned char {
  /// Percent-encodes Arg into Dest.
  Encodes,
  /// Percent-decodes Arg into Dest.
  Decodes,
  /// Uses Arg as a URI or a part of one.
  Takes,
  /// Puts a URI or a part of one, kept by the library, into Dest.
  Gives,
  /// Puts what format Arg, in dialect Format, makes of the arguments from
  /// First on into Dest.
  Formats,
  /// Puts arguments Arg and following in a row into Dest.
  Concatenates,
  /// Puts the elements of list Arg into Dest.
  Joins,
  /// Dest gets the text of Arg.
  Forwards,
  /// Dest gets text that needs no encoding.
  Safe,
  /// Dest gets text from outside the program.
  Input,
};

/// A part of a URI, as far as APIs tell parts apart.
enum class UriPart : unsigned char {
  /// Of an encoder or decoder: one piece of data, for whichever component.
  Data,
  /// With a scheme, or a reference that may be relative.
  Uri,
  Reference,
  /// A path with an optional query: what HTTP's request line has.
  RequestTarget,
  Scheme,
  Authority,
  Userinfo,
  Host,
  Port,
  /// Several segments with the slashes between them.
  Path,
  PathSegment,
  /// Keys and values with the delimiters between them.
  Query,
  QueryKey,
  QueryValue,
  /// application/x-www-form-urlencoded: a space is '+'.
  FormBody,
  FormKey,
  FormValue,
  Fragment,
  /// A file's path on the one side, a file: URI on the other.
  FileUri,
  FileName,
  /// Not a part of a URI, but of a command or a header that carries one.
  Command,
  Cookie,
};

/// How an argument that a function takes, or text that it gives, is written.
enum class TextForm : unsigned char {
  /// Escapes are escapes, and the caller has encoded: the text is used as is.
  Encoded,
  /// The text itself: the function encodes it, '%' included.
  Raw,
  /// Escapes are kept and what is illegal is encoded; delimiters delimit.
  Repaired,
  /// For people to read: some escapes decoded, some characters illegal.
  Display,
};

/// What one function does: one fact of possibly several. Arguments count from
/// 0 without the object of a method.
struct ApiFact {
  /// The object of a method, as an argument.
  static constexpr signed char Object = -1;
  /// What the call returns, as a destination.
  static constexpr signed char Result = -2;
  static constexpr signed char None = -3;

  /// With namespaces and classes, without inline and unnamed ones.
  llvm::StringRef Name;
  ApiRole Role;
  /// The text that the fact is about; None for Safe, Input and Gives.
  signed char Arg = 0;
  /// Where the result goes; None for Takes.
  signed char Dest = Result;
  /// Formats: the first argument that the format takes; None behind a va_list.
  signed char First = None;
  /// Concatenates and Joins: what is put between the pieces.
  signed char Separator = None;
  /// The result comes behind what Dest holds.
  bool Appends = false;
  Dialect Format = Dialect::Plain;

  /// Encodes: the part that its result is right for. Decodes: what it is given
  /// undivided. Takes: what Arg is. Gives: what Dest gets.
  UriPart Part = UriPart::Data;
  /// Takes and Gives.
  TextForm Form = TextForm::Encoded;
  /// Encodes: the bytes that pass unchanged, without '%' and the space. Unset
  /// where they depend on an argument that is no constant.
  std::optional<uricore::CharSet> Keeps;
  /// Encodes: a space becomes '+'. Decodes: '+' becomes a space.
  bool PlusIsSpace = false;
  /// Encodes: digits are `%2f`.
  bool LowercaseHex = false;
  /// Encodes: escapes in Arg stay as they are.
  bool KeepsEscapes = false;

  /// What frees the result; empty where nothing has to.
  llvm::StringRef Release;

  bool isInto() const { return Dest != Result && Dest != None; }
};

/// Whether a function whose last name is \p LastName has a built-in fact with
/// \p Role: fast, for most names have none.
bool mayHaveFact(llvm::StringRef LastName, ApiRole Role);

/// An encoder of a library, for suggestions.
struct SuggestedEncoder {
  /// The call; `{}` stands for the value.
  llvm::StringRef Call;
  /// The call that makes a `file:` URI of a path; empty if none is known.
  llvm::StringRef FileUri;
  /// The class that it returns, qualified; empty if that is none, or if the
  /// call needs more than the value.
  llvm::StringRef Result;
  /// What to include, with its brackets or quotes; empty where it is there.
  llvm::StringRef Include;
  /// What frees the result; empty where nothing has to.
  llvm::StringRef Release;
};

/// The encoder for values of \p Type, a qualified class or `char *`, in a file
/// that \p Includes headers by such names as `curl/curl.h`.
std::optional<SuggestedEncoder>
suggestedEncoderFor(llvm::StringRef Type,
                    llvm::function_ref<bool(llvm::StringRef)> Includes);

/// Whether text that begins with \p Uri is an identifier that must keep its
/// bytes: a namespace, a schema, a relation.
bool isIdentifierUri(llvm::StringRef Uri);

/// The schemes whose URIs have the generic syntax with an authority.
bool isHierarchicalScheme(llvm::StringRef Scheme);
/// Whether what follows \p Scheme is no generic URI, even behind `://`.
bool isPrivateScheme(llvm::StringRef Scheme);

} // namespace clang::tidy::uri

#endif // URI_TIDY_KNOWLEDGE_APIS_H
