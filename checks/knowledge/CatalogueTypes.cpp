//===--- CatalogueTypes.cpp - uri-tidy ---------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "knowledge/CatalogueReader.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri::catalogue {

bool CatalogueReader::readMethods(const YamlNode *From,
                                  llvm::ArrayRef<std::string> Types,
                                  TypeFacts &To) {
  To.FirstMethod = static_cast<std::uint16_t>(Builder.Methods.size());
  if (!From)
    return true;
  if (From->Kind != YamlNode::Map)
    return fail(*From, "'methods' needs the names of methods with their roles");
  for (const YamlNode &Each : From->Children) {
    if (Each.Kind == YamlNode::Map) {
      if (!readMethodFacts(Each, Types))
        return false;
      continue;
    }
    TypeMethod Added = {Builder.add(Each.Key), TextMethod::None};
    if (!readWord(&Each, MethodWords, Added.Method))
      return false;
    Builder.Methods.push_back(Added);
  }
  if (Builder.Methods.size() > UINT16_MAX)
    return fail(*From, "there are too many methods");
  To.Methods =
      static_cast<std::uint16_t>(Builder.Methods.size() - To.FirstMethod);
  return true;
}

bool CatalogueReader::readMethodFacts(const YamlNode &From,
                                      llvm::ArrayRef<std::string> Types) {
  YamlNode Function = From;
  YamlNode &Name = Function.Children.emplace_back();
  Name.Key = "name";
  Name.Line = From.Line;
  Name.Column = From.Column;
  for (const std::string &Type : Types) {
    if (Type.front() == '*')
      return fail(From, "facts need the qualified name of a type, not '" +
                            Type + "'");
    Function.Children.back().Value = Type + "::" + From.Key;
    if (!readFunction(Function, 0))
      return false;
  }
  return true;
}

bool CatalogueReader::readType(const YamlNode &From) {
  static constexpr llvm::StringLiteral Keys[] = {
      "name", "also", "like", "holds", "unit", "size", "methods", "note"};
  if (!knows(From, Keys, "a type"))
    return false;
  for (const llvm::StringLiteral Needed : {Keys[0], Keys[3]})
    if (!From.find(Needed))
      return fail(From, "a type needs '" + Needed.str() + "'");
  std::vector<std::string> Names(1);
  TypeFacts Added = {};
  Added.Size = -1;
  Added.Library = static_cast<std::uint16_t>(Builder.Libraries.size() - 1);
  if (!readScalar(*From.find("name"), Names[0]) ||
      !readTexts(From.find("also"), Names) ||
      !readWord(From.find("holds"), ContentWords, Added.Holds) ||
      !readWord(From.find("unit"), UnitWords, Added.Unit) ||
      !readList(From.find("note"), " ", Added.Note) ||
      !readMethods(From.find("methods"), Names, Added))
    return false;
  if (const YamlNode *Like = From.find("like")) {
    std::string Name;
    if (!readScalar(*Like, Name))
      return false;
    Added.Like = Builder.add(Name);
    Likes.push_back({Name,
                     {Error->File, Like->Line, Like->Column,
                      "type '" + Name + "' is not described"}});
  }
  if (const YamlNode *Size = From.find("size")) {
    unsigned Number = 0;
    if (llvm::StringRef(Size->Value).getAsInteger(10, Number) || Number > 9)
      return fail(*Size, "'size' must be the index of a template argument");
    Added.Size = static_cast<std::int8_t>(Number);
  }
  for (const std::string &One : Names) {
    const auto [Entry, IsNew] = Places.try_emplace(
        "type " + One, Error->File + ":" + std::to_string(From.Line));
    if (!IsNew)
      return fail(From,
                  "'" + One + "' is already described in " + Entry->second);
    Added.Name = Builder.add(One);
    Builder.Types.push_back(Added);
  }
  return true;
}

bool CatalogueReader::checkLikes(const CatalogueTable *Others,
                                 YamlError &TheError) const {
  for (const auto &[Name, Otherwise] : Likes)
    if (llvm::none_of(Builder.Types,
                      [&Name = Name, this](const TypeFacts &T) {
                        return Builder.text(T.Name) == Name;
                      }) &&
        !(Others && Others->findType(Name))) {
      TheError = Otherwise;
      return false;
    }
  return true;
}

} // namespace clang::tidy::uri::catalogue
