//===--- CatalogueTable.h - uri-tidy ----------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The facts about functions as constant rows, and their lookup.
///
/// The built-in facts are compiled to these rows, and the user's facts are read
/// into them at run time; the same code looks up both. Rows refer to each other
/// and to strings by index, so that the built-in ones require no code and no
/// relocations at startup.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_KNOWLEDGE_CATALOGUETABLE_H
#define URI_TIDY_KNOWLEDGE_CATALOGUETABLE_H

#include "knowledge/Apis.h"
#include "knowledge/Flow.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>

namespace clang::tidy::uri::catalogue {

/// The offset of a NUL-terminated string in CatalogueTable::Texts. 0 is the
/// empty string.
using Text = std::uint32_t;

/// An argument of a function.
struct Argument {
  /// The index of the argument, one of the constants of ApiFact, or Last.
  std::int8_t Index;
  /// The name of the parameter; if it is not empty, Index is ignored.
  Text Name;

  static constexpr std::int8_t Last = -4;
  /// In a path: all arguments, as those of a constructor.
  static constexpr std::int8_t All = -5;
};

/// A condition that must be met for a fact to apply.
struct Condition {
  enum KindTy : std::uint8_t {
    /// The argument is one of the names in Value, or has that value.
    Is,
    /// Flags: one of the names in Value is among them.
    Has,
    /// Flags: all of them are known, and no name in Value is among them.
    Lacks,
    /// The argument is a literal with the text in Value, ignoring case.
    Spells,
  };
  Argument Arg;
  KindTy Kind;
  /// Alternatives, separated by '|'.
  Text Value;
};

/// Like ApiFact, but with arguments that have not been resolved yet.
struct Fact {
  ApiRole Role;
  Dialect Format;
  UriPart Part;
  TextForm Form;
  CharsetChange Charset;
  bool Appends, PlusIsSpace, LowercaseHex, KeepsEscapes, IsWhole;
  std::int8_t Otherwise;
  Argument From, To, First, Separator;
  /// Arguments whose text lists additional bytes that are kept, or that are
  /// not.
  Argument KeepsMore, EncodesMore;
  /// 0, or the index of the set in CatalogueTable::Sets plus 1.
  std::uint16_t Keeps;
  std::uint16_t FirstCondition, Conditions;
  /// The function that frees the result; empty for a value or a buffer of the
  /// caller.
  Text Release;
};

/// Like FlowPath, but not resolved yet.
struct Path {
  Argument Root;
  FlowPath::PositionTy At;
  std::uint8_t Size;
  FlowStep Steps[FlowPath::MaxSteps];

  /// As the index of a Member: the first template argument of the function,
  /// which is the index or the type of the member.
  static constexpr unsigned char FromTemplate = 255;
};

/// Like Flow, FlowApply or FlowFold, but not resolved yet.
struct FlowRow {
  enum KindTy : std::uint8_t {
    // Paths: the source and the destination.
    Copy,
    Append,
    Prepend,
    Select,
    /// A Copy whose source the types decide: an argument, the elements of an
    /// argument, or all arguments as those of a constructor.
    Add,
    // Paths: the destination.
    Clear,
    // Paths: the callee, the destination, and the arguments.
    Apply,
    // Paths: the callee, the destination, the start, and the elements.
    Fold,
  };
  KindTy Kind;
  FlowChange As;
  Argument Key;
  std::uint16_t FirstPath, Paths;
  std::uint16_t FirstCondition, Conditions;
};

/// The flows of a function or method.
struct FlowList {
  std::uint16_t First, Count;
  /// False if nothing is said of them.
  bool IsKnown;
};

enum class Behaviour : std::uint8_t {
  /// Verified in the code or documentation of the function.
  Verified,
  /// Not verified: informational, no rule relies on it.
  Unverified,
  /// Evaluated by rules in the analysis itself.
  Modelled,
};

struct Function {
  Text Name, Header, Note;
  /// Empty for all overloads; otherwise the number of parameters, or their
  /// types, separated by '|'.
  Text Parameters;
  std::uint16_t Library;
  std::uint16_t FirstFact, Facts;
  Behaviour Known;
  FlowList Flows;
};

/// The functions with the same unqualified name, which are adjacent.
struct Group {
  Text LastName;
  std::uint16_t FirstFunction, Functions;
  /// A bit for each role of a verified fact: 1 << Role.
  std::uint16_t Roles;
};

/// The content of the objects of a class.
enum class TypeContent : std::uint8_t {
  /// Text: its own, or a view of another object's.
  Text,
  /// One code unit or code point.
  Character,
  /// Any number of values of the first template parameter.
  Element,
  /// Any number of strings.
  Texts,
  /// Text that has been written to a stream in memory, or to a file.
  Stream,
  File,
  /// A pointer to the first template parameter, or to text.
  Pointee,
  /// Unknown: conventions for classes that no catalogue describes.
  Any,
  /// The parts in TypeFacts::Parts. The roles of methods in TextMethod are
  /// those of a class that no catalogue describes.
  Parts,
};

/// The parts of the objects of a class.
struct HeldParts {
  enum KindTy : std::uint8_t { None, Element, Pointee, Map, Members };
  /// Instead of the index of a template argument: text, and a type that the
  /// declaration does not show.
  static constexpr std::int8_t OfText = -1, OfAny = -2;

  KindTy Kind;
  /// The template argument that is the type of an element, pointee or value,
  /// and that of a key.
  std::int8_t Held, Key;
  /// Members: a bit for each template argument that is one; all bits if all
  /// are.
  std::uint16_t Which;
};

/// The integer type of the elements of text.
enum class CodeUnit : std::uint8_t {
  Unknown,
  Char,
  Octet,
  Char16,
  Char32,
  WChar,
  /// The first template parameter.
  Parameter,
};

/// How a method uses the text of its object.
enum class TextMethod : std::uint8_t {
  None,
  // The same text: as a pointer to its characters, in another object, in
  // another encoding, or as the content of a stream, which an argument sets.
  Characters,
  Copy,
  Utf8,
  Latin1,
  Content,
  // The same text except for spaces or case.
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
  // Modifications of the text.
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
  // Text built from this text and others.
  Arg,
  Join,
  JustifyRight,
  // Questions about the text.
  Find,
  FindAnyOf,
  FindNoneOf,
  FindLast,
  FindLastOf,
  Compare,
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
  /// The name with namespaces and classes. "*::" matches any scope, and "*"
  /// describes every class that has no row.
  Text Name;
  /// The type whose methods it has, too; may be empty.
  Text Like;
  Text Note;
  std::uint16_t Library;
  TypeContent Holds;
  CodeUnit Unit;
  /// The index of the template argument that is the number of elements, or -1.
  std::int16_t Size;
  std::uint16_t FirstMethod, Methods;
  HeldParts Parts;
  std::uint16_t FirstField, Fields;
};

struct TypeMethod {
  /// "constructor" for all constructors.
  Text Name;
  TextMethod Method;
  /// As in Function.
  Text Parameters;
  Behaviour Known;
  FlowList Flows;
};

/// A field that is a part of its object, or points to one.
struct TypeField {
  Text Name;
  bool IsPointer;
  std::uint16_t Part;
};

struct Library {
  Text Name;
  /// The source that the facts were taken from.
  Text Source;
};

/// See SuggestedEncoder.
struct Suggestion {
  /// Names separated by '|'.
  Text Types, Headers;
  Text Call, FileUri, Result, Include, Release;
};

inline std::uint32_t hash(llvm::StringRef Name) {
  std::uint32_t Hash = 5381;
  for (size_t I = 0; I < Name.size(); ++I)
    Hash = Hash * 33 ^ static_cast<unsigned char>(Name.data()[I]);
  return Hash ^ Hash >> 15;
}

/// A bit of the filter that rejects most names before they are hashed.
inline unsigned filterBit(llvm::StringRef Name) {
  return (static_cast<unsigned char>(Name.data()[0]) * 7 +
          static_cast<unsigned char>(Name.data()[Name.size() / 2]) * 29 +
          static_cast<unsigned char>(Name.data()[Name.size() - 1]) * 131 +
          static_cast<unsigned>(Name.size()) * 53) %
         4096;
}

/// All rows. The unqualified name of a function leads to its group by open
/// addressing: Slots contains the index of a group plus 1, or 0, and is at most
/// half full.
struct CatalogueTable {
  llvm::StringRef Texts;
  llvm::ArrayRef<Library> Libraries;
  llvm::ArrayRef<Function> Functions;
  llvm::ArrayRef<Fact> Facts;
  llvm::ArrayRef<Condition> Conditions;
  llvm::ArrayRef<uricore::CharSet> Sets;
  llvm::ArrayRef<Group> Groups;
  llvm::ArrayRef<Suggestion> Suggestions;
  /// Sorted by unqualified name.
  llvm::ArrayRef<TypeFacts> Types;
  llvm::ArrayRef<TypeMethod> Methods;
  llvm::ArrayRef<TypeField> Fields;
  llvm::ArrayRef<FlowRow> Flows;
  llvm::ArrayRef<Path> Paths;
  llvm::ArrayRef<Text> Identifiers, Schemes, AddressSchemes, PrivateSchemes;
  llvm::ArrayRef<std::uint16_t> Slots;
  llvm::ArrayRef<std::uint64_t> Filter;

  llvm::StringRef text(Text Where) const { return Texts.data() + Where; }

  /// The group of functions with the unqualified name \p LastName, or null.
  const Group *find(llvm::StringRef LastName) const;
  /// Whether a function with the unqualified name \p LastName calls one of its
  /// arguments, as std::for_each() does.
  bool callsArgument(llvm::StringRef LastName) const;
  llvm::ArrayRef<Function> functionsOf(const Group &G) const {
    return Functions.slice(G.FirstFunction, G.Functions);
  }
  llvm::ArrayRef<Fact> factsOf(const Function &F) const {
    return Facts.slice(F.FirstFact, F.Facts);
  }
  /// The rows of the classes with the unqualified name \p Last.
  llvm::ArrayRef<TypeFacts> typesCalled(llvm::StringRef Last) const;
  /// The row of the class \p Qualified, or null.
  const TypeFacts *findType(llvm::StringRef Qualified) const;
  /// The role of the method \p Name in \p T itself.
  TextMethod methodOf(const TypeFacts &T, llvm::StringRef Name) const;
  llvm::ArrayRef<TypeMethod> methodsOf(const TypeFacts &T) const {
    return Methods.slice(T.FirstMethod, T.Methods);
  }
  llvm::ArrayRef<TypeField> fieldsOf(const TypeFacts &T) const {
    return Fields.slice(T.FirstField, T.Fields);
  }
  llvm::ArrayRef<FlowRow> flowsOf(const FlowList &List) const {
    return Flows.slice(List.First, List.Count);
  }
  llvm::ArrayRef<Path> pathsOf(const FlowRow &F) const {
    return Paths.slice(F.FirstPath, F.Paths);
  }
  /// The conditions of a Fact or FlowRow.
  template <typename Row>
  llvm::ArrayRef<Condition> conditionsOf(const Row &R) const {
    return Conditions.slice(R.FirstCondition, R.Conditions);
  }
  /// Whether a class with the unqualified name \p Last holds text.
  bool isTextTypeName(llvm::StringRef Last) const;
};

/// `path` in `QUrl::path`.
llvm::StringRef lastPart(llvm::StringRef Name);

/// The built-in facts.
const CatalogueTable &builtIn();

} // namespace clang::tidy::uri::catalogue

#endif // URI_TIDY_KNOWLEDGE_CATALOGUETABLE_H
