//===--- Annotation.cpp - uri-tidy ----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "knowledge/Annotation.h"
#include "knowledge/CatalogueReader.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

namespace clang::tidy::uri::catalogue {

/// The key of a word that has none in an annotation: a part of a URI, or a word
/// that is unambiguous by itself.
static llvm::StringRef keyOf(llvm::StringRef Word, ApiRole Role) {
  if (valueOf(PartWords, Word))
    return Role == ApiRole::Encodes   ? "for"
           : Role == ApiRole::Decodes ? "of"
                                      : "as";
  if (valueOf(FormWords, Word))
    return "text";
  if (valueOf(DialectWords, Word))
    return "dialect";
  return "";
}

/// The key that refers to an annotated parameter.
static llvm::StringRef parameterKey(ApiRole Role) {
  switch (Role) {
  case ApiRole::Takes:
    return "argument";
  case ApiRole::Formats:
    return "format";
  case ApiRole::Gives:
  case ApiRole::Safe:
  case ApiRole::Input:
    return "to";
  default:
    return "from";
  }
}

bool AnnotatedFunction::add(llvm::StringRef Text, int Parameter) {
  if (!Text.consume_front("uri-tidy:"))
    return false;
  Text = Text.trim();
  const auto [Role, Rest] = Text.split('(');
  const auto Known = valueOf(RoleWords, Role.trim());
  llvm::StringRef Inside = Rest.rtrim();
  const bool HasList = Role.size() < Text.size();
  if (!Known || (HasList && !Inside.consume_back(")")) ||
      Inside.find_first_of("{}[]'\"#&*\n") != llvm::StringRef::npos) {
    Wrong = "'uri-tidy:" + Text.str() +
            "' is not a valid annotation; expected a role, optionally with "
            "the part of a URI in parentheses, where the role is one of " +
            listOf(RoleWords);
    return true;
  }
  llvm::SmallVector<llvm::StringRef, 4> Words;
  Inside.split(Words, ',', -1, /*KeepEmpty=*/false);
  std::string Fact;
  bool HasArgument = false, HasKeeps = false;
  const auto Say = [&](llvm::StringRef Key, llvm::StringRef Value) {
    Fact += (Fact.empty() ? "" : ", ") + Key.str() + ": '" + Value.str() + "'";
  };
  for (const llvm::StringRef Word : Words) {
    const auto [Key, Value] = Word.split('=');
    const bool HasKey = Word.contains('=');
    const llvm::StringRef Name =
        HasKey ? Key.trim() : keyOf(Word.trim(), *Known);
    if (Name.empty()) {
      Wrong = "'" + Word.trim().str() + "' in 'uri-tidy:" + Text.str() +
              "' is not a part of a URI; expected one of " + listOf(PartWords);
      return true;
    }
    HasArgument |= Name == parameterKey(*Known);
    HasKeeps |= Name == "keeps";
    Say(Name, HasKey ? Value.trim() : Word.trim());
  }
  // On a function, an annotation refers to the first argument by default.
  const bool NeedsArgument = parameterKey(*Known) != "to";
  if (!HasArgument && (Parameter >= 0 || NeedsArgument))
    Say(parameterKey(*Known), std::to_string(std::max(Parameter, 0)));
  if (*Known == ApiRole::Encodes && !HasKeeps)
    Say("keeps", "unreserved");
  Facts.emplace_back(Role.trim().str(), Fact);
  return true;
}

bool AnnotatedFunction::build(CatalogueBuilder &Builder,
                              std::string &Message) const {
  Message = Wrong;
  if (!Wrong.empty())
    return false;
  std::string Yaml = "functions:\n  - name: '" + Name + "'\n";
  for (const Word<ApiRole> &Role : RoleWords) {
    std::string List;
    for (const auto &[Said, Fact] : Facts)
      if (Said == Role.Name)
        List += "      - {" + (Fact.empty() ? "to: result" : Fact) + "}\n";
    if (!List.empty())
      Yaml += "    " + Role.Name.str() + ":\n" + List;
  }
  YamlError Error;
  if (!CatalogueReader(Builder).readFile("annotation", Yaml, Error)) {
    Message = "invalid annotation of '" + Name + "': " + Error.Message;
    return false;
  }
  Builder.finish();
  return true;
}

} // namespace clang::tidy::uri::catalogue
