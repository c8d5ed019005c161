//===--- MeaningReader.cpp - uri-tidy -------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "knowledge/CatalogueReader.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"

namespace clang::tidy::uri::catalogue {

/// A single value, or the elements of a list.
static llvm::ArrayRef<YamlNode> elementsOf(const YamlNode &From) {
  return From.Kind == YamlNode::List ? llvm::ArrayRef(From.Children)
                                     : llvm::ArrayRef(From);
}

bool CatalogueReader::readWords(const YamlNode *From, Bits WordSense::*Where,
                                Bits Which) {
  std::vector<std::string> Texts;
  if (!readTexts(From, Texts))
    return false;
  llvm::StringSet<> Before;
  for (size_t I = 0; I < Texts.size(); ++I) {
    std::string Problem = MeaningBuilder::problemOf(Texts[I]);
    if (!Before.insert(Texts[I]).second)
      Problem = "'" + Texts[I] + "' is in the list twice";
    if (Builder.Names.isFull())
      Problem = "there are too many words";
    if (!Problem.empty())
      return fail(elementsOf(*From)[I], Problem);
    Builder.Names.say(Texts[I]).*Where |= Which;
  }
  return true;
}

bool CatalogueReader::readEntry(const YamlNode &From, NameMeaning Meaning,
                                llvm::StringRef Why) {
  const YamlNode *Words = From.find("words"), *With = From.find("with"),
                 *Contains = From.find("contains");
  const auto Entry = Builder.Names.addEntry(Meaning, Why);
  if (!Entry)
    return fail(From, "there are too many entries of 'names'; put the words of "
                      "one meaning together");
  const bool FitsAll = Words && Words->Value == "*";
  if (FitsAll)
    Builder.Names.fitAll(*Entry);
  if (With)
    Builder.Names.needMore(*Entry);
  std::vector<std::string> Letters;
  if (!(FitsAll || readWords(Words, &WordSense::Words, *Entry)) ||
      !readWords(With, &WordSense::With, *Entry) ||
      !readWords(From.find("unless"), &WordSense::Unless, *Entry) ||
      !readTexts(Contains, Letters))
    return false;
  for (const std::string &Text : Letters)
    Builder.Names.contain(Text, *Entry);
  if (!Words || FitsAll)
    return true;
  // The words that give a meaning are part of its `only`.
  for (const YamlNode &One : elementsOf(*Words)) {
    llvm::SmallVector<llvm::StringRef, 4> Parts;
    llvm::StringRef(One.Value).trim("^$").split(Parts, ' ');
    for (const llvm::StringRef Part : Parts)
      Builder.Names.say(Part).Only |= MeaningBuilder::bit(Meaning);
  }
  return true;
}

bool CatalogueReader::readName(const YamlNode &From) {
  static constexpr llvm::StringLiteral Keys[] = {
      "meaning", "words", "with", "contains", "unless",
      "only",    "never", "why",  "subject",  "like"};
  // Only built-in files specify where the words of a meaning count.
  const auto Allowed = llvm::ArrayRef(Keys).drop_back(IsOwn ? 0 : 2);
  if (!knows(From, Allowed, "an entry of 'names'"))
    return false;
  const YamlNode *Name = From.find("meaning"), *Like = From.find("like"),
                 *Only = From.find("only"), *Never = From.find("never"),
                 *Why = From.find("why");
  if (!Name || (IsOwn && !Why))
    return fail(From, std::string("an entry of 'names' needs '") +
                          (Name ? "why'" : "meaning'"));
  NameMeaning Meaning = {}, Model = {};
  std::vector<std::string> Reason;
  bool IsOfSubject = false;
  if (!readWord(Name, MeaningWords, Meaning) ||
      !readWord(Like, MeaningWords, Model) || !readTexts(Why, Reason) ||
      !readBool(From.find("subject"), "true", "false", IsOfSubject))
    return false;
  if (IsOfSubject)
    Builder.Names.setSubject(Meaning);
  if (Like)
    Builder.Names.setLike(Meaning, Model);
  Builder.Names.addReason(Meaning, llvm::join(Reason, " "));
  if (From.find("words") || From.find("contains")) {
    if (!readEntry(From, Meaning, llvm::join(Reason, " ")))
      return false;
  } else {
    for (const char *const Key : {"with", "unless"})
      if (const YamlNode *Lonely = From.find(Key))
        return fail(*Lonely, "'" + Lonely->Key + "' needs 'words'");
    if (!Like && !Only && !Never)
      return fail(From, "an entry of 'names' needs one of words, contains, "
                        "only, never");
  }
  if (Only)
    Builder.Names.limit(Meaning);
  return readWords(Only, &WordSense::Only, MeaningBuilder::bit(Meaning)) &&
         readWords(Never, &WordSense::Never, MeaningBuilder::bit(Meaning));
}

bool CatalogueReader::readNames(const YamlNode *From) {
  if (!From)
    return true;
  if (From->Kind != YamlNode::List)
    return fail(*From, "'names' needs a list");
  return llvm::all_of(From->Children,
                      [this](const YamlNode &One) { return readName(One); });
}

} // namespace clang::tidy::uri::catalogue
