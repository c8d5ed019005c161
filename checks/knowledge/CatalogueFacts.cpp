//===--- CatalogueFacts.cpp - uri-tidy ------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "knowledge/CatalogueReader.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace clang::tidy::uri::catalogue {

/// The names of sets of bytes.
static std::optional<uricore::CharSet> setCalled(llvm::StringRef Name) {
  using namespace uricore;
  static constexpr std::pair<llvm::StringLiteral, CharSet> Sets[] = {
      {"unreserved", Unreserved},
      {"sub-delims", SubDelims},
      {"gen-delims", GenDelims},
      {"reserved", Reserved},
      {"pchar", Pchar},
      {"non-ascii", NonAscii},
      {"printable", Ascii - Control - CharSet(" %")},
  };
  for (const auto &[Known, Set] : Sets)
    if (Known == Name)
      return Set;
  return std::nullopt;
}

bool CatalogueReader::readKeeps(const YamlNode &From, uricore::CharSet &To) {
  std::vector<std::string> Entries;
  if (!readTexts(&From, Entries))
    return false;
  for (const std::string &Entry : Entries) {
    if (const auto Set = setCalled(Entry)) {
      To = To | *Set;
      continue;
    }
    // A longer word is a misspelt name: its letters must not be added one by
    // one.
    if (Entry.size() > 2 && llvm::isAlpha(Entry[0]) && llvm::isAlpha(Entry[1]))
      return fail(From, "'" + Entry +
                            "' is not a set of characters; use unreserved, "
                            "sub-delims, gen-delims, reserved, pchar, "
                            "printable or non-ascii, or list the characters "
                            "themselves");
    To = To | uricore::CharSet(Entry);
  }
  return true;
}

bool CatalogueReader::readSet(const YamlNode &Map, Fact &To) {
  const YamlNode *Keeps = Map.find("keeps");
  const YamlNode *Except = Map.find("except");
  // These return a complete text, with different rules for each part.
  const bool HasOwnRules =
      To.Part == UriPart::FileUri || To.Part == UriPart::Host;
  if (!Keeps) {
    if (Except)
      return fail(*Except, "'except' needs 'keeps'");
    return HasOwnRules ||
           fail(Map, "'encodes' needs 'keeps': the bytes, besides letters and "
                     "digits, that pass unchanged");
  }
  uricore::CharSet Kept = uricore::Alpha | uricore::Digit, Lost;
  if (!readKeeps(*Keeps, Kept) || (Except && !readKeeps(*Except, Lost)))
    return false;
  if ((Kept - Lost).contains('%'))
    return fail(*Keeps, "'keeps' cannot contain '%'; use 'escapes: kept'");
  To.Keeps = Builder.add(Kept - Lost);
  return true;
}

bool CatalogueReader::readConditions(const YamlNode *From, std::uint16_t &First,
                                     std::uint16_t &Count) {
  First = static_cast<std::uint16_t>(Builder.Conditions.size());
  if (!From)
    return true;
  const llvm::ArrayRef<YamlNode> All = From->Kind == YamlNode::List
                                           ? llvm::ArrayRef(From->Children)
                                           : llvm::ArrayRef(*From);
  for (const YamlNode &One : All) {
    if (!knows(One, {"argument", "is", "has", "lacks", "spells"}, "'when'"))
      return false;
    Condition Added = {};
    const YamlNode *Argument = One.find("argument");
    if (!Argument)
      return fail(One, "'when' needs 'argument'");
    if (!readArgument(Argument, Added.Arg))
      return false;
    if (One.Children.size() != 2)
      return fail(One, "'when' needs one of is, has, lacks, spells");
    for (const YamlNode &Child : One.Children)
      if (const auto Kind = valueOf(ConditionWords, Child.Key)) {
        Added.Kind = *Kind;
        if (!readList(&Child, "|", Added.Value))
          return false;
      }
    Builder.Conditions.push_back(Added);
    ++Count;
  }
  return true;
}

/// The keys of facts with \p Role; the first one is the default.
static llvm::ArrayRef<llvm::StringLiteral> keysOf(ApiRole Role) {
  static constexpr llvm::StringLiteral
      Encodes[] = {"from",    "to",         "appends",      "for",   "keeps",
                   "except",  "keeps-more", "encodes-more", "space", "hex",
                   "escapes", "release",    "when"},
      Decodes[] = {"from", "to", "appends", "of", "plus", "release", "when"},
      Takes[] = {"argument", "as", "text", "when"},
      Gives[] = {"to", "as", "text", "release", "when"},
      Formats[] = {"format",  "dialect", "from", "to",
                   "appends", "release", "when"},
      Pieces[] = {"from", "to", "appends", "separator", "release", "when"},
      Joins[] = {"from",      "to",      "appends", "separator",
                 "formatter", "release", "when"},
      Forwards[] = {"from", "to", "names", "charset", "release", "when"},
      Matches[] = {"from", "pattern", "whole", "otherwise", "when"},
      OnlyTo[] = {"to", "release", "when"};
  switch (Role) {
  case ApiRole::Encodes:
    return Encodes;
  case ApiRole::Decodes:
    return Decodes;
  case ApiRole::Takes:
    return Takes;
  case ApiRole::Gives:
    return Gives;
  case ApiRole::Formats:
    return Formats;
  case ApiRole::Concatenates:
    return Pieces;
  case ApiRole::Joins:
    return Joins;
  case ApiRole::Forwards:
    return Forwards;
  case ApiRole::Matches:
    return Matches;
  case ApiRole::Safe:
  case ApiRole::Input:
    break;
  }
  return OnlyTo;
}

/// The key of the part that a fact with \p Role is about; empty if there is
/// none.
static llvm::StringRef partKey(ApiRole Role) {
  switch (Role) {
  case ApiRole::Encodes:
    return "for";
  case ApiRole::Decodes:
    return "of";
  case ApiRole::Takes:
  case ApiRole::Gives:
    return "as";
  default:
    return "";
  }
}

static std::string subjectOf(const Argument &A) {
  return std::to_string(A.Index) + "/" + std::to_string(A.Name);
}

bool CatalogueReader::readFact(const YamlNode &From, ApiRole Role,
                               Subjects &Known) {
  constexpr Argument None = {ApiFact::None, 0};
  Fact Added = {};
  Added.Role = Role;
  Added.From = Added.First = Added.Separator = Added.KeepsMore =
      Added.EncodesMore = None;
  Added.To = Role == ApiRole::Takes ? None : Argument{ApiFact::Result, 0};
  const std::string Name = nameOf(RoleWords, Role).str();

  YamlNode Map = From;
  if (From.Kind == YamlNode::Scalar) {
    // `forwards: 0` is an abbreviation of `forwards: {from: 0}`.
    Map.Kind = YamlNode::Map;
    Map.Children = {From};
    Map.Children[0].Key = keysOf(Role)[0].str();
  }
  if (!knows(Map, keysOf(Role), "'" + Name + "'"))
    return false;

  const llvm::StringRef Source = Role == ApiRole::Takes     ? "argument"
                                 : Role == ApiRole::Formats ? "format"
                                                            : "from";
  const bool HasSource =
      Role != ApiRole::Gives && Role != ApiRole::Safe && Role != ApiRole::Input;
  if (HasSource && !Map.find(Source))
    return fail(From, "'" + Name + "' needs '" + Source.str() + "'");
  const llvm::StringRef Part = partKey(Role);
  if (Part == "as" && !Map.find("as"))
    return fail(From, "'" + Name + "' needs 'as': the part of a URI");
  if (Role == ApiRole::Formats) {
    if (!Map.find("dialect"))
      return fail(From, "'formats' needs 'dialect'");
    if (!readArgument(Map.find("from"), Added.First))
      return false;
  }
  if (Role == ApiRole::Matches) {
    if (!Map.find("pattern"))
      return fail(From, "'matches' needs 'pattern': the regular expression");
    if (!readArgument(Map.find("pattern"), Added.First) ||
        !readBool(Map.find("whole"), "yes", "no", Added.IsWhole) ||
        !readWord(Map.find("otherwise"), OtherwiseWords, Added.Otherwise))
      return false;
  }
  Text Release = 0;
  if (!(HasSource ? readArgument(Map.find(Source), Added.From) : true) ||
      !readArgument(Map.find("to"), Added.To) ||
      !readWord(Part.empty() ? nullptr : Map.find(Part), PartWords,
                Added.Part) ||
      !readWord(Map.find("text"), FormWords, Added.Form) ||
      !readWord(Map.find("dialect"), DialectWords, Added.Format) ||
      !readWord(Map.find("charset"), CharsetWords, Added.Charset) ||
      !readArgument(Map.find("separator"), Added.Separator) ||
      (Role == ApiRole::Joins &&
       !readArgument(Map.find("formatter"), Added.First)) ||
      (Role == ApiRole::Forwards &&
       !readArgument(Map.find("names"), Added.First)) ||
      !readArgument(Map.find("keeps-more"), Added.KeepsMore) ||
      !readArgument(Map.find("encodes-more"), Added.EncodesMore) ||
      !readBool(Map.find("appends"), "true", "false", Added.Appends) ||
      !readBool(Map.find("space"), "+", "%20", Added.PlusIsSpace) ||
      !readBool(Map.find("plus"), "space", "kept", Added.PlusIsSpace) ||
      !readBool(Map.find("hex"), "lower", "upper", Added.LowercaseHex) ||
      !readBool(Map.find("escapes"), "kept", "encoded", Added.KeepsEscapes) ||
      !readList(Map.find("release"), "", Release) ||
      (Role == ApiRole::Encodes && !readSet(Map, Added)) ||
      !readConditions(Map.find("when"), Added.FirstCondition, Added.Conditions))
    return false;
  Added.Release = Release;
  if (Role == ApiRole::Takes && Added.Form == TextForm::Display)
    return fail(*Map.find("text"), "'takes' cannot have 'text: display'");

  // Only one fact can describe the content of a destination, or the use of an
  // argument, under the same conditions.
  std::string Subject = Role == ApiRole::Takes
                            ? "the use of " + subjectOf(Added.From)
                            : "the content of " + subjectOf(Added.To);
  for (const Condition &C : llvm::ArrayRef(Builder.Conditions)
                                .slice(Added.FirstCondition, Added.Conditions))
    Subject += " " + subjectOf(C.Arg) + "/" + std::to_string(C.Kind) + "/" +
               std::to_string(C.Value);
  const auto [Entry, IsNew] = Known.try_emplace(Subject, From.Line);
  if (!IsNew)
    return fail(From, "'" + Name + "' contradicts line " +
                          std::to_string(Entry->second) +
                          ", which describes the same argument or result "
                          "under the same conditions");
  Builder.Facts.push_back(Added);
  return true;
}

} // namespace clang::tidy::uri::catalogue
