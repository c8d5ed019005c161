//===--- TextArguments.cpp - uri-tidy -------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "commands/TextArguments.h"
#include "LLVMCompat.h"
#include "commands/Subcommands.h"
#include "support/Messages.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <algorithm>
#include <string>

using llvm::ArrayRef;
using llvm::StringRef;
using uricore::CharSet;
using uricore::Component;

namespace clang::tidy::uri::tool {
namespace {

constexpr Component Components[] = {
    Component::Userinfo, Component::Host,       Component::PathSegment,
    Component::QueryKey, Component::QueryValue, Component::Fragment};

/// The name of the component as one word, such as path-segment.
std::string wordFor(Component C) {
  std::string Name(uricore::name(C));
  std::replace(Name.begin(), Name.end(), ' ', '-');
  return Name;
}

bool parseComponent(StringRef Value, TextArguments &Result) {
  if (Value == "form") {
    Result.Which.reset();
    return true;
  }
  for (const Component C : Components)
    if (Value == wordFor(C)) {
      Result.Which = C;
      return true;
    }
  printError("--component: unknown component '" + Value +
             "'; the components are: " + llvm::join(namesOfComponents(), ", "));
  return false;
}

bool parseSafe(StringRef Value, TextArguments &Result) {
  constexpr CharSet Allowed = uricore::UriChars - CharSet("%");
  for (const char C : Value)
    if (!Allowed.contains(static_cast<unsigned char>(C))) {
      printError("--safe: '" + Value +
                 "' contains a character that must be encoded");
      return false;
    }
  Result.Safe = Result.Safe | CharSet({Value.data(), Value.size()});
  return true;
}

bool parseDirection(StringRef Value, TextArguments &Result) {
  if (Value != "uri" && Value != "iri") {
    printError("--to: invalid value '" + Value + "'; use uri or iri");
    return false;
  }
  Result.ToUri = Value == "uri";
  return true;
}

bool parseKeepLineBreaks(StringRef, TextArguments &Result) {
  Result.Breaks = uricore::LineBreaks::Keep;
  return true;
}

struct Option {
  StringRef Name;
  bool TakesValue;
  bool (*Parse)(StringRef Value, TextArguments &Result);
  /// The commands that have the option.
  ArrayRef<StringRef> Commands;
};

constexpr StringRef Encode[] = {"encode"};
constexpr StringRef EncodeAndDecode[] = {"encode", "decode"};
constexpr StringRef Iri[] = {"iri"};

const Option Options[] = {
    {"--component", true, parseComponent, EncodeAndDecode},
    {"--safe", true, parseSafe, Encode},
    {"--keep-line-breaks", false, parseKeepLineBreaks, Encode},
    {"--to", true, parseDirection, Iri},
};

/// Whether the options can be used together.
bool areCompatible(const TextArguments &Asked) {
  if (Asked.Which == Component::Host && !Asked.Safe.empty()) {
    printError("--safe cannot be used with --component=host");
    return false;
  }
  if (!Asked.Which && Asked.Safe.contains('+')) {
    printError("--safe: in a form, '+' is a space");
    return false;
  }
  return true;
}

} // namespace

std::vector<std::string> namesOfComponents() {
  std::vector<std::string> Names;
  for (const Component C : Components)
    Names.push_back(wordFor(C));
  Names.push_back("form");
  return Names;
}

std::vector<std::string> TextArguments::optionsOf(StringRef Command) {
  std::vector<std::string> Names;
  for (const Option &Each : Options)
    if (llvm::is_contained(Each.Commands, Command))
      Names.push_back((Each.Name + (Each.TakesValue ? "=" : "")).str());
  return Names;
}

std::optional<TextArguments>
TextArguments::parse(StringRef Command, ArrayRef<StringRef> Arguments) {
  TextArguments Result;
  for (; !Arguments.empty(); Arguments = Arguments.drop_front()) {
    const StringRef Argument = Arguments.front();
    if (Argument == "--") {
      llvm::append_range(Result.Texts, Arguments.drop_front());
      break;
    }
    if (!compat::startsWith(Argument, "--")) {
      Result.Texts.push_back(Argument);
      continue;
    }
    const auto [Name, Rest] = Argument.split('=');
    const bool HasValue = Name.size() < Argument.size();
    const auto *Found = llvm::find_if(Options, [&, N = Name](const Option &O) {
      return O.Name == N && llvm::is_contained(O.Commands, Command) &&
             (O.TakesValue || !HasValue);
    });
    if (Found == std::end(Options)) {
      printError("unknown option '" + Argument + "'");
      return std::nullopt;
    }
    StringRef Value = Rest;
    if (Found->TakesValue && !HasValue && Arguments.size() > 1) {
      Arguments = Arguments.drop_front();
      Value = Arguments.front();
    }
    if (!Found->Parse(Value, Result))
      return std::nullopt;
  }
  if (!areCompatible(Result))
    return std::nullopt;
  return Result;
}

} // namespace clang::tidy::uri::tool
