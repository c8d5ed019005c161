//===--- CatalogueReader.cpp - uri-tidy -----------------------------------===//
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

bool CatalogueReader::fail(const YamlNode &At, const std::string &Message) {
  Error->Line = At.Line;
  Error->Column = At.Column;
  Error->Message = Message;
  return false;
}

bool CatalogueReader::knows(const YamlNode &Map,
                            llvm::ArrayRef<llvm::StringLiteral> Keys,
                            llvm::StringRef Of) {
  if (Map.What != YamlNode::Map)
    return fail(Map, Of.str() + " needs keys and values");
  for (const YamlNode &Child : Map.Children)
    if (!llvm::is_contained(Keys, llvm::StringRef(Child.Key)))
      return fail(Child, "unknown key '" + Child.Key + "' in " + Of.str() +
                             "; it takes " + llvm::join(Keys, ", "));
  return true;
}

bool CatalogueReader::readScalar(const YamlNode &From, std::string &To) {
  if (From.What != YamlNode::Scalar || From.Value.empty())
    return fail(From, "'" + From.Key + "' needs a single value");
  if (llvm::StringRef(From.Value).contains('\0'))
    return fail(From, "'" + From.Key + "' contains a NUL");
  To = From.Value;
  return true;
}

bool CatalogueReader::readTexts(const YamlNode *From,
                                std::vector<std::string> &To) {
  if (!From)
    return true;
  if (From->What == YamlNode::Scalar)
    return readScalar(*From, To.emplace_back());
  if (From->What != YamlNode::List)
    return fail(*From, "'" + From->Key + "' needs a value or a list of them");
  for (const YamlNode &Element : From->Children) {
    if (Element.What != YamlNode::Scalar || Element.Value.empty())
      return fail(Element, "the list '" + From->Key + "' takes single values");
    To.push_back(Element.Value);
  }
  return true;
}

bool CatalogueReader::readList(const YamlNode *From, llvm::StringRef Separator,
                               Text &To) {
  std::vector<std::string> Texts;
  if (!readTexts(From, Texts))
    return false;
  To = Builder.add(llvm::join(Texts, Separator));
  return true;
}

template <typename Enum, size_t N>
bool CatalogueReader::readWord(const YamlNode *From,
                               const Word<Enum> (&Words)[N], Enum &To) {
  if (!From)
    return true;
  std::string Name;
  if (!readScalar(*From, Name))
    return false;
  const std::optional<Enum> Value = valueOf(Words, Name);
  if (!Value)
    return fail(*From, "'" + From->Key + "' cannot be '" + Name +
                           "'; it is one of " + listOf(Words));
  To = *Value;
  return true;
}

bool CatalogueReader::readArgument(const YamlNode *From, Argument &To) {
  if (!From)
    return true;
  std::string Where;
  if (!readScalar(*From, Where))
    return false;
  if (const auto Place = valueOf(PlaceWords, Where)) {
    To = {*Place, 0};
    return true;
  }
  unsigned Number = 0;
  if (!llvm::StringRef(Where).getAsInteger(10, Number) && Number < 100) {
    To = {static_cast<std::int8_t>(Number), 0};
    return true;
  }
  if (!(llvm::isAlpha(Where[0]) || Where[0] == '_') ||
      !llvm::all_of(Where, [](char C) { return llvm::isAlnum(C) || C == '_'; }))
    return fail(*From, "'" + From->Key + "' cannot be '" + Where +
                           "'; it is the number of an argument from 0 on, the "
                           "name of a parameter, or one of " +
                           listOf(PlaceWords));
  To = {0, Builder.add(Where)};
  return true;
}

bool CatalogueReader::readBool(const YamlNode *From, llvm::StringRef True,
                               llvm::StringRef False, bool &To) {
  if (!From)
    return true;
  std::string Value;
  if (!readScalar(*From, Value))
    return false;
  if (Value != True && Value != False)
    return fail(*From, "'" + From->Key + "' cannot be '" + Value +
                           "'; it is one of " + True.str() + ", " +
                           False.str());
  To = Value == True;
  return true;
}

/// The names that stand for sets of bytes.
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
    // A word would add letters one by one, which is a misspelt name.
    if (Entry.size() > 2 && llvm::isAlpha(Entry[0]) && llvm::isAlpha(Entry[1]))
      return fail(From, "'" + Entry +
                            "' is no set of characters; there are unreserved, "
                            "sub-delims, gen-delims, reserved, pchar, "
                            "printable, non-ascii, and the characters "
                            "themselves");
    To = To | uricore::CharSet(Entry);
  }
  return true;
}

bool CatalogueReader::readSet(const YamlNode &Map, Fact &To) {
  const YamlNode *Keeps = Map.find("keeps");
  const YamlNode *Except = Map.find("except");
  // What these make is a whole, with its own rules for each part.
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
    return fail(*Keeps, "'keeps' cannot have '%'; say 'escapes: kept'");
  To.Keeps = Builder.add(Kept - Lost);
  return true;
}

bool CatalogueReader::readConditions(const YamlNode *From, Fact &To) {
  To.FirstCondition = static_cast<std::uint16_t>(Builder.Conditions.size());
  if (!From)
    return true;
  const llvm::ArrayRef<YamlNode> All = From->What == YamlNode::List
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
        Added.What = *Kind;
        if (!readList(&Child, "|", Added.Value))
          return false;
      }
    Builder.Conditions.push_back(Added);
    ++To.Conditions;
  }
  return true;
}

/// The keys of facts with \p Role; the first one can stand alone.
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
      Forwards[] = {"from", "to", "release", "when"},
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
  case ApiRole::Joins:
    return Pieces;
  case ApiRole::Forwards:
    return Forwards;
  case ApiRole::Safe:
  case ApiRole::Input:
    break;
  }
  return OnlyTo;
}

/// The key of the part that a fact with \p Role is about; empty if it is about
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
  if (From.What == YamlNode::Scalar) {
    // `forwards: 0` is short for `forwards: {from: 0}`.
    Map.What = YamlNode::Map;
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
  Text Release = 0;
  if (!(HasSource ? readArgument(Map.find(Source), Added.From) : true) ||
      !readArgument(Map.find("to"), Added.To) ||
      !readWord(Part.empty() ? nullptr : Map.find(Part), PartWords,
                Added.Part) ||
      !readWord(Map.find("text"), FormWords, Added.Form) ||
      !readWord(Map.find("dialect"), DialectWords, Added.Format) ||
      !readArgument(Map.find("separator"), Added.Separator) ||
      !readArgument(Map.find("keeps-more"), Added.KeepsMore) ||
      !readArgument(Map.find("encodes-more"), Added.EncodesMore) ||
      !readBool(Map.find("appends"), "true", "false", Added.Appends) ||
      !readBool(Map.find("space"), "+", "%20", Added.PlusIsSpace) ||
      !readBool(Map.find("plus"), "space", "kept", Added.PlusIsSpace) ||
      !readBool(Map.find("hex"), "lower", "upper", Added.LowercaseHex) ||
      !readBool(Map.find("escapes"), "kept", "encoded", Added.KeepsEscapes) ||
      !readList(Map.find("release"), "", Release) ||
      (Role == ApiRole::Encodes && !readSet(Map, Added)) ||
      !readConditions(Map.find("when"), Added))
    return false;
  Added.Release = Release;
  if (Role == ApiRole::Takes && Added.Form == TextForm::Display)
    return fail(*Map.find("text"), "'takes' cannot be of text for display");

  // Only one fact can say what one place gets, or what is done with one
  // argument, under the same conditions.
  std::string Subject = Role == ApiRole::Takes
                            ? "the use of " + subjectOf(Added.From)
                            : "what goes to " + subjectOf(Added.To);
  for (const Condition &C : llvm::ArrayRef(Builder.Conditions)
                                .slice(Added.FirstCondition, Added.Conditions))
    Subject += " " + subjectOf(C.Arg) + "/" + std::to_string(C.What) + "/" +
               std::to_string(C.Value);
  const auto [Entry, IsNew] = Known.try_emplace(Subject, From.Line);
  if (!IsNew)
    return fail(From, "'" + Name + "' contradicts line " +
                          std::to_string(Entry->second) +
                          ", which says something else of the same argument "
                          "or result under the same conditions");
  Builder.Facts.push_back(Added);
  return true;
}

bool CatalogueReader::readFunction(const YamlNode &From, Text DefaultHeader) {
  static constexpr llvm::StringLiteral Keys[] = {
      "name",      "also",     "header",  "parameters",
      "behaviour", "note",     "encodes", "decodes",
      "takes",     "gives",    "formats", "concatenates",
      "joins",     "forwards", "safe",    "input"};
  if (!knows(From, Keys, "a function"))
    return false;
  const YamlNode *Name = From.find("name");
  if (!Name)
    return fail(From, "a function needs 'name'");
  std::vector<std::string> Names(1);
  Function Added = {};
  Added.Header = DefaultHeader;
  Added.Library = static_cast<std::uint16_t>(Builder.Libraries.size() - 1);
  Added.FirstFact = static_cast<std::uint16_t>(Builder.Facts.size());
  if (!readScalar(*Name, Names[0]) || !readTexts(From.find("also"), Names) ||
      (From.find("header") &&
       !readList(From.find("header"), ", ", Added.Header)) ||
      !readList(From.find("parameters"), "|", Added.Parameters) ||
      !readList(From.find("note"), " ", Added.Note) ||
      !readWord(From.find("behaviour"), BehaviourWords, Added.Known))
    return false;
  Subjects Known;
  for (const YamlNode &Child : From.Children) {
    const auto Role = valueOf(RoleWords, Child.Key);
    if (!Role)
      continue;
    const bool IsList = Child.What == YamlNode::List;
    for (const YamlNode &One :
         IsList ? llvm::ArrayRef(Child.Children) : llvm::ArrayRef(Child))
      if (!readFact(One, *Role, Known))
        return false;
  }
  if (Builder.Facts.size() == Added.FirstFact)
    return fail(From, "nothing is said of '" + Names[0] +
                          "'; it takes one of " + listOf(RoleWords));
  if (Builder.Facts.size() > UINT16_MAX || Builder.Functions.size() > 30000)
    return fail(From, "there are too many functions");
  Added.Facts =
      static_cast<std::uint16_t>(Builder.Facts.size() - Added.FirstFact);
  for (const std::string &One : Names) {
    const auto [Entry, IsNew] = Places.try_emplace(
        One + "(" + Builder.text(Added.Parameters).str() + ")",
        Error->File + ":" + std::to_string(From.Line));
    if (!IsNew)
      return fail(From, "'" + One + "' was described in " + Entry->second +
                            " already");
    Added.Name = Builder.add(One);
    Builder.Functions.push_back(Added);
  }
  return true;
}

bool CatalogueReader::readSuggestion(const YamlNode &From) {
  static constexpr llvm::StringLiteral Keys[] = {
      "types", "headers", "call", "result", "include", "release"};
  if (!knows(From, Keys, "a suggestion"))
    return false;
  for (const llvm::StringLiteral Needed : {Keys[0], Keys[2]})
    if (!From.find(Needed))
      return fail(From, "a suggestion needs '" + Needed.str() + "'");
  Suggestion Added = {};
  if (!readList(From.find("types"), "|", Added.Types) ||
      !readList(From.find("headers"), "|", Added.Headers) ||
      !readList(From.find("call"), "", Added.Call) ||
      !readList(From.find("result"), "", Added.Result) ||
      !readList(From.find("include"), "", Added.Include) ||
      !readList(From.find("release"), "", Added.Release))
    return false;
  if (!Builder.text(Added.Call).contains("{}"))
    return fail(*From.find("call"),
                "'call' needs a '{}', where the value goes");
  Builder.Suggestions.push_back(Added);
  return true;
}

bool CatalogueReader::readFile(llvm::StringRef File, llvm::StringRef Content,
                               YamlError &TheError) {
  Error = &TheError;
  YamlNode Root;
  if (!parseYaml(File, Content, Root, TheError))
    return false;
  if (!knows(Root,
             {"library", "source", "header", "functions", "suggestions",
              "identifiers", "schemes", "private-schemes"},
             "a catalogue"))
    return false;
  Library Added = {};
  Text Header = 0;
  if (!readList(Root.find("library"), ", ", Added.Name) ||
      !readList(Root.find("source"), ", ", Added.Source) ||
      !readList(Root.find("header"), ", ", Header))
    return false;
  Builder.Libraries.push_back(Added);
  for (const auto &[Key, List] :
       {std::pair("identifiers", &Builder.Identifiers),
        std::pair("schemes", &Builder.Schemes),
        std::pair("private-schemes", &Builder.PrivateSchemes)}) {
    std::vector<std::string> Texts;
    if (!readTexts(Root.find(Key), Texts))
      return false;
    for (const std::string &One : Texts)
      List->push_back(Builder.add(One));
  }
  for (const char *const Key : {"functions", "suggestions"}) {
    const YamlNode *List = Root.find(Key);
    if (!List)
      continue;
    if (List->What != YamlNode::List)
      return fail(*List, "'" + List->Key + "' needs a list");
    for (const YamlNode &One : List->Children)
      if (!(List->Key == "functions" ? readFunction(One, Header)
                                     : readSuggestion(One)))
        return false;
  }
  return true;
}

} // namespace clang::tidy::uri::catalogue
