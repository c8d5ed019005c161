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

bool CatalogueReader::readHeldType(const YamlNode &From, std::int8_t &To) {
  std::string Name;
  if (!readScalar(From, Name))
    return false;
  if (const auto Known = valueOf(HeldTypeWords, Name)) {
    To = *Known;
    return true;
  }
  unsigned Number = 0;
  if (llvm::StringRef(Name).getAsInteger(10, Number) || Number > 9)
    return fail(From,
                "'" + From.Key + "' cannot be '" + Name +
                    "'; expected the number of a template argument, or one "
                    "of " +
                    listOf(HeldTypeWords));
  To = static_cast<std::int8_t>(Number);
  return true;
}

bool CatalogueReader::readHolds(const YamlNode *From, TypeFacts &To) {
  HeldParts &Parts = To.Parts;
  if (From->Kind != YamlNode::Map) {
    if (!readWord(From, ContentWords, To.Holds))
      return false;
    if (To.Holds == TypeContent::Element)
      Parts.Kind = HeldParts::Element;
    if (To.Holds == TypeContent::Pointee || To.Holds == TypeContent::Parts)
      Parts.Kind = HeldParts::Pointee;
    if (To.Holds == TypeContent::Texts)
      Parts = {HeldParts::Element, HeldParts::OfText, 0, 0};
    return true;
  }
  static constexpr llvm::StringLiteral Keys[] = {"element", "pointee", "value",
                                                 "key", "members"};
  if (!knows(*From, Keys, "'holds'"))
    return false;
  To.Holds = TypeContent::Parts;
  const YamlNode *Value = From->find("value");
  const YamlNode *Key = From->find("key");
  if (Key && !Value)
    return fail(*From, "'key' needs 'value'");
  if (From->Children.size() != (Key ? 2U : 1U))
    return fail(*From, "expected one of element, pointee, value, members, "
                       "or key and value");
  const YamlNode &First = Key ? *Key : From->Children[0];
  Parts.Kind = *valueOf(HeldWords, First.Key);
  if (Key)
    return readHeldType(*Key, Parts.Key) && readHeldType(*Value, Parts.Held);
  if (Parts.Kind != HeldParts::Members)
    return readHeldType(First, Parts.Held);
  if (First.Kind == YamlNode::Scalar && First.Value == "all") {
    Parts.Which = UINT16_MAX;
    return true;
  }
  std::vector<std::string> Numbers;
  if (!readTexts(&First, Numbers))
    return false;
  for (const std::string &Each : Numbers) {
    unsigned Number = 0;
    if (llvm::StringRef(Each).getAsInteger(10, Number) || Number > 9)
      return fail(First, "expected numbers of template arguments, or "
                         "all");
    Parts.Which |= static_cast<std::uint16_t>(1U << Number);
  }
  return true;
}

bool CatalogueReader::readFields(const YamlNode *From, TypeFacts &To) {
  To.FirstField = static_cast<std::uint16_t>(Builder.Fields.size());
  if (!From)
    return true;
  if (From->Kind != YamlNode::Map)
    return fail(*From, "'fields' needs the names of fields and what they are");
  for (const YamlNode &Each : From->Children) {
    const bool IsMap = Each.Kind == YamlNode::Map;
    if (IsMap && !knows(Each, {"selects"}, "a field"))
      return false;
    if (IsMap && Each.Children.empty())
      return fail(Each, "a field that is a map needs 'selects'");
    Path Part = {};
    if (!readPath(IsMap ? &Each.Children[0] : &Each, &To.Parts, Part))
      return false;
    if (Part.Root.Index != ApiFact::Object || Part.Root.Name != 0)
      return fail(Each, "a field is a part of the object");
    Builder.Fields.push_back(
        {Builder.add(Each.Key), IsMap,
         static_cast<std::uint16_t>(Builder.Paths.size())});
    Builder.Paths.push_back(Part);
    ++To.Fields;
  }
  return true;
}

bool CatalogueReader::readMethods(const YamlNode *From,
                                  llvm::ArrayRef<std::string> Types,
                                  TypeFacts &To) {
  To.FirstMethod = static_cast<std::uint16_t>(Builder.Methods.size());
  if (!From)
    return true;
  if (From->Kind != YamlNode::Map)
    return fail(*From, "'methods' needs the names of methods with their roles");
  for (const YamlNode &Each : From->Children) {
    if (Each.Kind != YamlNode::List) {
      if (!readMethod(Each, Types, To.Parts))
        return false;
      continue;
    }
    // Overloads.
    for (YamlNode One : Each.Children) {
      One.Key = Each.Key;
      if (One.Kind != YamlNode::Map || !One.find("parameters"))
        return fail(One, "each overload of a method needs 'parameters'");
      if (!readMethod(One, Types, To.Parts))
        return false;
    }
  }
  if (Builder.Methods.size() > UINT16_MAX)
    return fail(*From, "there are too many methods");
  To.Methods =
      static_cast<std::uint16_t>(Builder.Methods.size() - To.FirstMethod);
  return true;
}

bool CatalogueReader::readMethod(const YamlNode &From,
                                 llvm::ArrayRef<std::string> Types,
                                 const HeldParts &Parts) {
  TypeMethod Added = {};
  Added.Name = Builder.add(From.Key);
  const auto HasKey = [&From](llvm::StringRef Key) { return From.find(Key); };
  const YamlNode *Role = From.Kind == YamlNode::Map ? From.find("role") : &From;
  if (Role && !readWord(Role, MethodWords, Added.Method))
    return false;
  const bool HasFlows = llvm::any_of(FlowKeys, HasKey);
  if (!Role && !HasFlows)
    return readMethodFacts(From, Types);
  if (From.Kind == YamlNode::Map) {
    if (!readList(From.find("parameters"), "|", Added.Parameters) ||
        !readWord(From.find("behaviour"), BehaviourWords, Added.Known) ||
        !readRun(From) || !readFlows(From, &Parts, Added.Flows))
      return false;
    // The other keys are facts of a function.
    YamlNode Rest = From;
    llvm::erase_if(Rest.Children, [](const YamlNode &Child) {
      return Child.Key == "role" ||
             llvm::is_contained(FlowKeys, llvm::StringRef(Child.Key));
    });
    const bool HasFacts =
        llvm::any_of(Rest.Children, [](const YamlNode &Child) {
          return Child.Key != "parameters" && Child.Key != "behaviour" &&
                 Child.Key != "run";
        });
    if (HasFacts && !readMethodFacts(Rest, Types))
      return false;
  }
  if (!HasFlows)
    if (const auto Implied = flowsOfRole(Added.Method, Parts))
      Added.Flows = Builder.add(*Implied);
  Builder.Methods.push_back(Added);
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
      "name", "also",    "like",   "holds", "unit",
      "size", "methods", "fields", "note",  "run"};
  if (!knows(From, Keys, "a type") || !readRun(From))
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
      !readHolds(From.find("holds"), Added) ||
      !readWord(From.find("unit"), UnitWords, Added.Unit) ||
      !readList(From.find("note"), " ", Added.Note) ||
      !readFields(From.find("fields"), Added))
    return false;
  // A pointer to code units is one to text.
  if (Added.Holds == TypeContent::Pointee && Added.Unit != CodeUnit::Unknown &&
      Added.Unit != CodeUnit::Parameter)
    Added.Parts.Held = HeldParts::OfText;
  if (!readMethods(From.find("methods"), Names, Added))
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
    Added.Size = static_cast<std::int16_t>(Number);
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
