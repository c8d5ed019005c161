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

/// How a literal is interpreted before any rule about percent signs applies.
enum class Dialect : unsigned char {
  Plain,
  Printf,
  Brace,
  Qt,
  /// boost::format: `%1%`, and what printf has.
  Boost,
  Dollar,
  Other
};

/// How a function processes text.
enum class ApiRole : unsigned char {
  /// Percent-encodes Arg into Dest.
  Encodes,
  /// Percent-decodes Arg into Dest.
  Decodes,
  /// Uses Arg as a URI or a part of one.
  Takes,
  /// Passes a URI that the library stores, or a part of one, to Dest.
  Gives,
  /// Formats the arguments from First on into Dest. Arg is the format, in
  /// dialect Format.
  Formats,
  /// Concatenates Arg and the arguments after it into Dest.
  Concatenates,
  /// Concatenates the elements of the list Arg into Dest.
  Joins,
  /// Passes the text of Arg on to Dest.
  Forwards,
  /// Passes text to Dest that needs no encoding.
  Safe,
  /// Passes text from outside the program to Dest.
  Input,
  /// Says whether Arg matches the regular expression First.
  Matches,
};

/// A part of a URI, as far as APIs distinguish parts.
enum class UriPart : unsigned char {
  /// For an encoder or decoder: a single piece of data, for any component.
  Data,
  /// A URI with a scheme, and a reference, which may be relative.
  Uri,
  Reference,
  /// A path with an optional query, as in the request line of HTTP.
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
  /// The path of a file on one side, its file: URI on the other.
  FileUri,
  FileName,
  /// Not parts of a URI: a command or a header that contains one.
  Command,
  Cookie,
};

/// The form of the text that a function takes or returns.
enum class TextForm : unsigned char {
  /// The caller encodes the text, and the function uses it as is.
  Encoded,
  /// The function encodes the text, including '%'.
  Raw,
  /// Escapes are kept and illegal characters are encoded; delimiters in data
  /// still act as delimiters.
  Repaired,
  /// For display: some characters are illegal, but delimiters and '%' are
  /// still escaped.
  Display,
};

/// How a conversion changes characters that are not ASCII.
enum class CharsetChange : unsigned char {
  None,
  /// Each becomes one byte, as in Latin-1.
  ToLatin1,
  /// Each byte becomes one character.
  FromLatin1,
};

/// One fact about a function, which may have several. Arguments are counted
/// from 0, without the object of a method.
struct ApiFact {
  /// The object of a method, as an argument.
  static constexpr signed char Object = -1;
  /// The result of the call, as a destination.
  static constexpr signed char Result = -2;
  static constexpr signed char None = -3;
  /// Of a flow: a pointer that the function keeps from one call to the next.
  static constexpr signed char State = -10;

  /// The name with namespaces and classes, but without inline and unnamed
  /// namespaces.
  llvm::StringRef Name;
  ApiRole Role;
  /// The argument with the text that the fact is about; None for Safe, Input
  /// and Gives.
  signed char Arg = 0;
  /// The destination of the result; None for Takes.
  signed char Dest = Result;
  /// Formats: the first argument that is formatted; None if there is a va_list.
  /// Joins: the function that appends an element to a string; None if there is
  /// none. Matches: the regular expression, or the object that holds it.
  /// Forwards: the name of the result among the arguments of a format.
  signed char First = None;
  /// Concatenates and Joins: the separator of the pieces.
  signed char Separator = None;
  /// The result is appended to the content of Dest.
  bool Appends = false;
  Dialect Format = Dialect::Plain;

  /// Encodes: the part that the result is suitable for. Decodes: the unsplit
  /// part that it receives. Takes: the part that Arg is. Gives: the part that
  /// Dest receives.
  UriPart Part = UriPart::Data;
  /// For Takes and Gives.
  TextForm Form = TextForm::Encoded;
  /// Encodes: the bytes that are kept, without '%' and the space. Unset if they
  /// depend on an argument that is not constant.
  std::optional<uricore::CharSet> Keeps;
  /// Encodes: a space becomes '+'. Decodes: '+' becomes a space.
  bool PlusIsSpace = false;
  /// Encodes: the hex digits are lowercase, as in `%2f`.
  bool LowercaseHex = false;
  /// Encodes: escapes in Arg are kept.
  bool KeepsEscapes = false;

  /// Forwards.
  CharsetChange Charset = CharsetChange::None;

  /// Matches: the result if there is no match, and whether the whole text has
  /// to match.
  signed char Otherwise = 0;
  bool IsWhole = false;

  /// The function that frees the result; empty if it need not be freed.
  llvm::StringRef Release;

  bool isInto() const { return Dest != Result && Dest != None; }
};

/// Whether a function with the unqualified name \p LastName has a built-in fact
/// with \p Role. This is fast, because most names have none.
bool mayHaveFact(llvm::StringRef LastName, ApiRole Role);
/// The same for built-in flows.
bool mayHaveFlows(llvm::StringRef LastName);

/// An encoder of a library that can be suggested.
struct SuggestedEncoder {
  /// The call, with `{}` in place of the value.
  llvm::StringRef Call;
  /// The call that converts a path to a `file:` URI; empty if none is known.
  llvm::StringRef FileUri;
  /// The qualified name of the class that the call returns; empty if it does
  /// not return a class, or if the call needs more than the value.
  llvm::StringRef Result;
  /// The header to include, with its brackets or quotes; empty if it is already
  /// included.
  llvm::StringRef Include;
  /// The function that frees the result; empty if it need not be freed.
  llvm::StringRef Release;
};

/// The encoder to suggest for values of \p Type, a qualified class name or
/// `char *`. \p Includes tests whether the file includes a header, such as
/// `curl/curl.h`.
std::optional<SuggestedEncoder>
suggestedEncoderFor(llvm::StringRef Type,
                    llvm::function_ref<bool(llvm::StringRef)> Includes);

/// Whether \p Uri begins like an identifier whose bytes must not change: a
/// namespace, a schema or a relation.
bool isIdentifierUri(llvm::StringRef Uri);

/// Whether URIs with \p Scheme have the generic syntax with an authority.
bool isHierarchicalScheme(llvm::StringRef Scheme);
/// Whether an address follows \p Scheme, without an authority.
bool isAddressScheme(llvm::StringRef Scheme);
/// Whether URIs with \p Scheme do not have the generic syntax, even with `://`.
bool isPrivateScheme(llvm::StringRef Scheme);

} // namespace clang::tidy::uri

#endif // URI_TIDY_KNOWLEDGE_APIS_H
