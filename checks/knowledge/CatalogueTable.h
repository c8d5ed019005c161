//===--- CatalogueTable.h - uri-tidy ----------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The facts about functions as constant rows, and how they are found.
///
/// The built-in facts are compiled to such rows, the user's are read into them
/// when the program runs; both are looked up by the same code. Rows refer to
/// each other and to their texts by number, so that the built-in ones need no
/// code and no relocation at start.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_KNOWLEDGE_CATALOGUETABLE_H
#define URI_TIDY_KNOWLEDGE_CATALOGUETABLE_H

#include "knowledge/Apis.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>

namespace clang::tidy::uri::catalogue {

/// Where a text begins in CatalogueTable::Texts; it ends with a NUL. 0 is the
/// empty text.
using Text = std::uint32_t;

/// An argument of a function.
struct Argument {
  /// The argument's number, or a value of the constants of ApiFact, or Last.
  std::int8_t Index;
  /// If not empty, the name of the parameter, and Index does not count.
  Text Name;

  static constexpr std::int8_t Last = -4;
};

/// What has to hold for a fact.
struct Condition {
  enum KindTy : std::uint8_t {
    /// The argument is written as one of the names in Value, or has that value.
    Is,
    /// Flags: one of the names in Value is among them.
    Has,
    /// Flags: all of them are known, and no name in Value is among them.
    Lacks,
    /// The argument is a literal with the text in Value, in any case.
    Spells,
  };
  Argument Arg;
  KindTy Kind;
  /// Alternatives, separated by '|'.
  Text Value;
};

/// ApiFact, with arguments still to be found.
struct Fact {
  ApiRole Role;
  Dialect Format;
  UriPart Part;
  TextForm Form;
  bool Appends, PlusIsSpace, LowercaseHex, KeepsEscapes;
  Argument From, To, First, Separator;
  /// Arguments whose text names more bytes that are kept, or that are not.
  Argument KeepsMore, EncodesMore;
  /// 0, or one more than the number of the set in CatalogueTable::Sets.
  std::uint16_t Keeps;
  std::uint16_t FirstCondition, Conditions;
  /// The function that frees the result; empty for a value or a buffer of the
  /// caller.
  Text Release;
};

enum class Behaviour : std::uint8_t {
  /// Read in the function's code or documentation.
  Verified,
  /// Not so: for people to know, but no rule counts on it.
  Unverified,
  /// Known to the analysis itself, which evaluates calls in its own way.
  Modelled,
};

struct Function {
  Text Name, Header, Note;
  /// Empty for all overloads; else how many parameters, or their types,
  /// separated by '|'.
  Text Parameters;
  std::uint16_t Library;
  std::uint16_t FirstFact, Facts;
  Behaviour Known;
};

/// The functions with one last name; they follow each other.
struct Group {
  Text LastName;
  std::uint16_t FirstFunction, Functions;
  /// A bit for each role of a verified fact: 1 << Role.
  std::uint16_t Roles;
};

/// What the objects of a class hold.
enum class TypeContent : std::uint8_t {
  /// A text: its own, or a view of another object's.
  Text,
  /// One code unit or code point.
  Character,
  /// Any number of values of the template's first parameter.
  Element,
  /// Any number of texts.
  Texts,
  /// What has been written to a stream in memory, or to a file.
  Stream,
  File,
  /// A pointer to the template's first parameter, or to text.
  Pointee,
  /// Unknown: conventions for classes that no catalogue describes.
  Any,
};

/// The integer type of a text's elements.
enum class CodeUnit : std::uint8_t {
  Unknown,
  Char,
  Octet,
  Char16,
  Char32,
  WChar,
  /// The template's first parameter.
  Parameter,
};

/// What a method does with the text of its object.
enum class TextMethod : std::uint8_t {
  None,
  // The same text: as a pointer to its characters, in another object, in
  // another encoding, or as the content of a stream, which an argument sets.
  Characters,
  Copy,
  Utf8,
  Latin1,
  Content,
  // The same text but for spaces or case.
  Trimmed,
  Lower,
  Upper,
  // A part of the text.
  Substring,
  First,
  Last,
  Element,
  Unit,
  Front,
  Back,
  Begin,
  End,
  // Changes of the text.
  Append,
  Prepend,
  Insert,
  Assign,
  Clear,
  Replace,
  Erase,
  Resize,
  Chop,
  Set,
  Format,
  AppendFormat,
  // A text made of this one and of others.
  Arg,
  Join,
  JustifyRight,
  // Questions.
  Find,
  FindAnyOf,
  FindNoneOf,
  Contains,
  Count,
  StartsWith,
  Test,
  Length,
  IsEmpty,
  /// Neither reads nor changes the text.
  NoEffect,
};

struct TypeFacts {
  /// With namespaces and classes; "*::" stands for any, and "*" is each class
  /// that has no row.
  Text Name;
  /// The type whose methods it has as well; may be empty.
  Text Like;
  Text Note;
  std::uint16_t Library;
  TypeContent Holds;
  CodeUnit Unit;
  /// The template argument that says how many elements there are, or -1.
  std::int8_t Size;
  std::uint16_t FirstMethod, Methods;
};

struct TypeMethod {
  Text Name;
  TextMethod Method;
};

struct Library {
  Text Name;
  /// What the facts were read in.
  Text Source;
};

/// See SuggestedEncoder.
struct Suggestion {
  /// Names separated by '|'.
  Text Types, Headers;
  Text Call, FileUri, Result, Include, Release;
};

constexpr std::uint32_t hash(llvm::StringRef Name) {
  std::uint32_t Hash = 5381;
  for (size_t I = 0; I < Name.size(); ++I)
    Hash = Hash * 33 ^ static_cast<unsigned char>(Name.data()[I]);
  return Hash ^ Hash >> 15;
}

/// A bit of the filter that rejects most names before they are hashed.
constexpr unsigned filterBit(llvm::StringRef Name) {
  return (static_cast<unsigned char>(Name.data()[0]) * 7 +
          static_cast<unsigned char>(Name.data()[Name.size() / 2]) * 29 +
          static_cast<unsigned char>(Name.data()[Name.size() - 1]) * 131 +
          static_cast<unsigned>(Name.size()) * 53) %
         4096;
}

/// All rows. The last part of a name leads to its group by open addressing:
/// Slots holds one more than a group's number, or 0, and is at most half full.
struct CatalogueTable {
  llvm::StringRef Texts;
  llvm::ArrayRef<Library> Libraries;
  llvm::ArrayRef<Function> Functions;
  llvm::ArrayRef<Fact> Facts;
  llvm::ArrayRef<Condition> Conditions;
  llvm::ArrayRef<uricore::CharSet> Sets;
  llvm::ArrayRef<Group> Groups;
  llvm::ArrayRef<Suggestion> Suggestions;
  /// In the order of their last names.
  llvm::ArrayRef<TypeFacts> Types;
  llvm::ArrayRef<TypeMethod> Methods;
  llvm::ArrayRef<Text> Identifiers, Schemes, PrivateSchemes;
  llvm::ArrayRef<std::uint16_t> Slots;
  llvm::ArrayRef<std::uint64_t> Filter;

  llvm::StringRef text(Text Where) const { return Texts.data() + Where; }

  /// The group of functions whose last name is \p LastName, or null.
  const Group *find(llvm::StringRef LastName) const;
  llvm::ArrayRef<Function> functionsOf(const Group &G) const {
    return Functions.slice(G.FirstFunction, G.Functions);
  }
  llvm::ArrayRef<Fact> factsOf(const Function &F) const {
    return Facts.slice(F.FirstFact, F.Facts);
  }
  /// The rows of the classes whose last name is \p Last.
  llvm::ArrayRef<TypeFacts> typesCalled(llvm::StringRef Last) const;
  /// The row of the class \p Qualified, or null.
  const TypeFacts *findType(llvm::StringRef Qualified) const;
  /// What \p Name does as a method of \p T itself.
  TextMethod methodOf(const TypeFacts &T, llvm::StringRef Name) const;
  llvm::ArrayRef<TypeMethod> methodsOf(const TypeFacts &T) const {
    return Methods.slice(T.FirstMethod, T.Methods);
  }
  llvm::ArrayRef<Condition> conditionsOf(const Fact &F) const {
    return Conditions.slice(F.FirstCondition, F.Conditions);
  }
};

/// `path` of `QUrl::path`.
llvm::StringRef lastPart(llvm::StringRef Name);

/// The facts that come with this program.
const CatalogueTable &builtIn();

} // namespace clang::tidy::uri::catalogue

#endif // URI_TIDY_KNOWLEDGE_CATALOGUETABLE_H
