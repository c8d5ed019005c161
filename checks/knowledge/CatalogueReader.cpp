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
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

namespace clang::tidy::uri::catalogue {

std::string findUserCatalogue(llvm::StringRef Path, llvm::StringRef MainFile) {
  namespace path = llvm::sys::path;
  if (path::is_absolute(Path))
    return Path.str();
  llvm::SmallString<128> Directory(MainFile);
  if (llvm::sys::fs::make_absolute(Directory))
    return Path.str();
  while (path::has_parent_path(Directory)) {
    path::remove_filename(Directory);
    llvm::SmallString<128> Candidate(Directory);
    path::append(Candidate, Path);
    if (llvm::sys::fs::exists(Candidate))
      return Candidate.str().str();
  }
  return Path.str();
}

bool CatalogueReader::fail(const YamlNode &At, const std::string &Message) {
  Error->Line = At.Line;
  Error->Column = At.Column;
  Error->Message = Message;
  return false;
}

bool CatalogueReader::knows(const YamlNode &Map,
                            llvm::ArrayRef<llvm::StringLiteral> Keys,
                            llvm::StringRef Of) {
  if (Map.Kind != YamlNode::Map)
    return fail(Map, Of.str() + " needs keys and values");
  for (const YamlNode &Child : Map.Children)
    if (!llvm::is_contained(Keys, llvm::StringRef(Child.Key)))
      return fail(Child, "unknown key '" + Child.Key + "' in " + Of.str() +
                             "; expected one of " + llvm::join(Keys, ", "));
  return true;
}

bool CatalogueReader::readScalar(const YamlNode &From, std::string &To) {
  if (From.Kind != YamlNode::Scalar || From.Value.empty())
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
  if (From->Kind == YamlNode::Scalar)
    return readScalar(*From, To.emplace_back());
  if (From->Kind != YamlNode::List)
    return fail(*From, "'" + From->Key + "' needs a value or a list of them");
  for (const YamlNode &Element : From->Children) {
    if (Element.Kind != YamlNode::Scalar || Element.Value.empty())
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
                           "'; expected the index of an argument, counted from "
                           "0, the name of a parameter, or one of " +
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
                           "'; expected one of " + True.str() + ", " +
                           False.str());
  To = Value == True;
  return true;
}

bool CatalogueReader::readRun(const YamlNode &Map) {
  bool IsRun = true;
  return readBool(Map.find("run"), "yes", "no", IsRun);
}

bool CatalogueReader::readFunction(const YamlNode &From, Text DefaultHeader) {
  static constexpr llvm::StringLiteral Keys[] = {
      "name",    "also",         "header",  "parameters", "behaviour",
      "note",    "encodes",      "decodes", "takes",      "gives",
      "formats", "concatenates", "joins",   "forwards",   "safe",
      "input",   "matches",      "flows",   "selects",    "clears",
      "apply",   "fold",         "run"};
  if (!knows(From, Keys, "a function") || !readRun(From))
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
      !readWord(From.find("behaviour"), BehaviourWords, Added.Known) ||
      !readFlows(From, nullptr, Added.Flows))
    return false;
  Subjects Known;
  for (const YamlNode &Child : From.Children) {
    const auto Role = valueOf(RoleWords, Child.Key);
    if (!Role)
      continue;
    const bool IsList = Child.Kind == YamlNode::List;
    for (const YamlNode &One :
         IsList ? llvm::ArrayRef(Child.Children) : llvm::ArrayRef(Child))
      if (!readFact(One, *Role, Known))
        return false;
  }
  if (Builder.Facts.size() == Added.FirstFact && !Added.Flows.IsKnown)
    return fail(From,
                "'" + Names[0] + "' has no facts; add one of " +
                    listOf(RoleWords) + ", " +
                    llvm::join(llvm::ArrayRef(FlowKeys).drop_back(), ", "));
  if (Builder.isFull())
    return fail(From, "there are too many functions");
  Added.Facts =
      static_cast<std::uint16_t>(Builder.Facts.size() - Added.FirstFact);
  for (const std::string &One : Names) {
    const auto [Entry, IsNew] = Places.try_emplace(
        One + "(" + Builder.text(Added.Parameters).str() + ")",
        Error->File + ":" + std::to_string(From.Line));
    if (!IsNew)
      return fail(From,
                  "'" + One + "' is already described in " + Entry->second);
    Added.Name = Builder.add(One);
    Builder.Functions.push_back(Added);
  }
  return true;
}

bool CatalogueReader::readSuggestion(const YamlNode &From) {
  static constexpr llvm::StringLiteral Keys[] = {
      "types", "headers", "call", "file-uri", "result", "include", "release"};
  if (!knows(From, Keys, "a suggestion"))
    return false;
  for (const llvm::StringLiteral Needed : {Keys[0], Keys[2]})
    if (!From.find(Needed))
      return fail(From, "a suggestion needs '" + Needed.str() + "'");
  Suggestion Added = {};
  if (!readList(From.find("types"), "|", Added.Types) ||
      !readList(From.find("headers"), "|", Added.Headers) ||
      !readList(From.find("call"), "", Added.Call) ||
      !readList(From.find("file-uri"), "", Added.FileUri) ||
      !readList(From.find("result"), "", Added.Result) ||
      !readList(From.find("include"), "", Added.Include) ||
      !readList(From.find("release"), "", Added.Release))
    return false;
  for (const char *const Key : {"call", "file-uri"})
    if (const YamlNode *Call = From.find(Key);
        Call && !llvm::StringRef(Call->Value).contains("{}"))
      return fail(*Call, "'" + std::string(Key) +
                             "' needs a '{}' in place of the value");
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
             {"library", "source", "header", "types", "functions", "names",
              "suggestions", "identifiers", "schemes", "address-schemes",
              "private-schemes"},
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
        std::pair("address-schemes", &Builder.AddressSchemes),
        std::pair("private-schemes", &Builder.PrivateSchemes)}) {
    std::vector<std::string> Texts;
    if (!readTexts(Root.find(Key), Texts))
      return false;
    for (const std::string &One : Texts)
      List->push_back(Builder.add(One));
  }
  for (const char *const Key : {"types", "functions", "suggestions"}) {
    const YamlNode *List = Root.find(Key);
    if (!List)
      continue;
    if (List->Kind != YamlNode::List)
      return fail(*List, "'" + List->Key + "' needs a list");
    for (const YamlNode &One : List->Children)
      if (!(List->Key == "functions" ? readFunction(One, Header)
            : List->Key == "types"   ? readType(One)
                                     : readSuggestion(One)))
        return false;
  }
  return readNames(Root.find("names"));
}

std::unique_ptr<CatalogueBuilder> readCatalogue(llvm::StringRef File,
                                                const CatalogueTable &Others,
                                                YamlError &Error) {
  const auto Content = llvm::MemoryBuffer::getFile(File);
  if (!Content) {
    Error = {File.str(), 1, 1, Content.getError().message()};
    return nullptr;
  }
  auto Result = std::make_unique<CatalogueBuilder>();
  CatalogueReader Reader(*Result);
  if (!Reader.readFile(File, (*Content)->getBuffer(), Error) ||
      !Reader.checkLikes(&Others, Error))
    return nullptr;
  return Result;
}

} // namespace clang::tidy::uri::catalogue
