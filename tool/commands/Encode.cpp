//===--- Encode.cpp - uri-tidy --------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LLVMCompat.h"
#include "commands/Subcommands.h"
#include "core/Form.h"
#include "core/Percent.h"
#include "support/Messages.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <algorithm>
#include <iostream>
#include <optional>
#include <string>
#include <vector>

using llvm::StringRef;
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

std::string_view view(StringRef Text) { return {Text.data(), Text.size()}; }

/// The arguments of a conversion.
struct Request {
  /// Unset for form data.
  std::optional<Component> Which = Component::PathSegment;
  std::vector<StringRef> Texts;
};

std::optional<Request> parse(llvm::ArrayRef<StringRef> Arguments) {
  Request Result;
  bool IsText = false;
  for (size_t I = 0; I < Arguments.size(); ++I) {
    StringRef Argument = Arguments[I];
    if (!IsText && Argument == "--") {
      IsText = true;
    } else if (!IsText && (Argument.consume_front("--component=") ||
                           Argument == "--component")) {
      if (Argument == "--component")
        Argument = ++I < Arguments.size() ? Arguments[I] : "";
      const Component *Found = llvm::find_if(
          Components, [&](Component C) { return Argument == wordFor(C); });
      if (Found != std::end(Components)) {
        Result.Which = *Found;
      } else if (Argument == "form") {
        Result.Which.reset();
      } else {
        printError(
            "--component: unknown component '" + Argument +
            "'; the components are: " + llvm::join(namesOfComponents(), ", "));
        return std::nullopt;
      }
    } else if (!IsText && compat::startsWith(Argument, "--")) {
      printError("unknown option '" + Argument + "'");
      return std::nullopt;
    } else {
      Result.Texts.push_back(Argument);
    }
  }
  return Result;
}

/// Prints the result of \p Convert for each text or, if there is none, for each
/// line of the standard input.
ExitCode
convert(StringRef Name, llvm::ArrayRef<StringRef> Arguments,
        llvm::function_ref<std::string(std::string_view, const Request &)>
            Convert) {
  if (llvm::is_contained(Arguments, "--help"))
    return showUsage(Name);
  const std::optional<Request> Asked = parse(Arguments);
  if (!Asked)
    return Usage;
  for (const StringRef Text : Asked->Texts)
    llvm::outs() << Convert(view(Text), *Asked) << '\n';
  std::string Line;
  while (Asked->Texts.empty() && std::getline(std::cin, Line))
    llvm::outs() << Convert(Line, *Asked) << '\n';
  return Clean;
}

} // namespace

std::vector<std::string> namesOfComponents() {
  std::vector<std::string> Names;
  for (const Component C : Components)
    Names.push_back(wordFor(C));
  Names.push_back("form");
  return Names;
}

ExitCode encodeText(llvm::ArrayRef<StringRef> Arguments) {
  return convert("encode", Arguments,
                 [](std::string_view Text, const Request &Asked) {
                   return Asked.Which ? uricore::encode(Text, *Asked.Which)
                                      : uricore::formEncode(Text);
                 });
}

ExitCode decodeText(llvm::ArrayRef<StringRef> Arguments) {
  bool IsValid = true;
  const ExitCode Code = convert(
      "decode", Arguments, [&](std::string_view Text, const Request &Asked) {
        uricore::Decoded Result =
            Asked.Which ? uricore::decode(Text) : uricore::formDecode(Text);
        for (const size_t Offset : Result.Malformed) {
          printError("'%' at byte " + llvm::Twine(Offset) + " of '" +
                     StringRef(Text.data(), Text.size()) +
                     "' is not followed by two hex digits");
          IsValid = false;
        }
        return std::move(Result.Bytes);
      });
  return Code == Clean && !IsValid ? Findings : Code;
}

ExitCode normalizeText(llvm::ArrayRef<StringRef> Arguments) {
  return convert("normalize", Arguments,
                 [](std::string_view Text, const Request &) {
                   return uricore::normalize(Text);
                 });
}

} // namespace clang::tidy::uri::tool
