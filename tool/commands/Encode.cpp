//===--- Encode.cpp - uri-tidy --------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LLVMSupportCompat.h"
#include "commands/Subcommands.h"
#include "commands/TextArguments.h"
#include "core/Form.h"
#include "core/Host.h"
#include "core/Idna.h"
#include "core/Iri.h"
#include "core/Percent.h"
#include "core/Reference.h"
#include "core/Utf8.h"
#include "support/Messages.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <iostream>
#include <optional>
#include <string>

using llvm::ArrayRef;
using llvm::StringRef;
using llvm::Twine;
using uricore::Component;

namespace clang::tidy::uri::tool {
namespace {

using Result = std::optional<std::string>;

StringRef stringRef(std::string_view Text) {
  return {Text.data(), Text.size()};
}

/// Prints the result of \p Convert for each text or, if there is none, for each
/// line of the standard input. A text without a result is a finding.
ExitCode
convert(StringRef Name, ArrayRef<StringRef> Arguments,
        llvm::function_ref<Result(std::string_view, const TextArguments &)>
            Convert) {
  if (llvm::is_contained(Arguments, "--help"))
    return showUsage(Name);
  const std::optional<TextArguments> Asked =
      TextArguments::parse(Name, Arguments);
  if (!Asked)
    return Usage;
  ExitCode Code = Clean;
  const auto Print = [&](std::string_view Text) {
    if (const Result Converted = Convert(Text, *Asked))
      llvm::outs() << *Converted << '\n';
    else
      Code = Findings;
  };
  for (const StringRef Text : Asked->Texts)
    Print({Text.data(), Text.size()});
  std::string Line;
  while (Asked->Texts.empty() && std::getline(std::cin, Line)) {
    // The lines of text files may end in CRLF.
    if (!Line.empty() && Line.back() == '\r')
      Line.pop_back();
    Print(Line);
  }
  return Code;
}

/// The character at byte \p Offset of \p Text, for a message.
std::string characterAt(std::string_view Text, size_t Offset) {
  const size_t Length = uricore::utf8SequenceLength(Text, Offset);
  const auto Byte = static_cast<unsigned char>(Text[Offset]);
  if (Length == 0 || uricore::Control.contains(Byte))
    return "0x" + compat::toHex(Byte, /*Width=*/2);
  return "'" + std::string(Text.substr(Offset, Length)) + "'";
}

/// The component of \p Text to which the byte \p Offset belongs.
std::string componentAt(std::string_view Text, size_t Offset) {
  const uricore::Reference Ref = uricore::split(Text);
  const std::pair<uricore::Part, const char *> Parts[] = {
      {Ref.Scheme, "scheme"}, {Ref.Userinfo, "userinfo"}, {Ref.Host, "host"},
      {Ref.Port, "port"},     {Ref.Path, "path"},         {Ref.Query, "query"}};
  for (const auto &[Part, Name] : Parts)
    if (Offset >= Part.Begin && Offset < Part.End)
      return Name;
  return "fragment";
}

/// Whether \p Text is a URI reference. If not, says so, and why.
bool checkReference(std::string_view Text) {
  const std::optional<size_t> Error = uricore::firstError(Text);
  if (!Error)
    return true;
  const std::string Where = " at byte " + std::to_string(*Error);
  const std::string Character = characterAt(Text, *Error);
  const std::string Component = componentAt(Text, *Error);
  std::string Why = Character + Where + " is not allowed in the " + Component;
  if (Text[*Error] == '%')
    Why = "'%'" + Where + " is not followed by two hex digits";
  else if (Text[*Error] == '[' && Component == "host")
    Why = "the host" + Where + " is not an IP address in brackets";
  else if (Text[*Error] == ':' && *Error == 0)
    Why = "there is no scheme before " + Character + Where;
  printError("'" + stringRef(Text) + "' is not a URI reference: " + Why);
  return false;
}

/// Says that \p Host cannot be converted.
void refuseHost(std::string_view Host) {
  printError(
      "'" + stringRef(Host) +
      (uricore::hasIdna()
           ? "' is not an internationalized host name"
           : "' cannot be converted: uri-tidy was built without libidn2"));
}

Result encodeForComponent(std::string_view Text, const TextArguments &Asked) {
  if (!Asked.Which)
    return uricore::formEncode(Text, Asked.Breaks,
                               uricore::FormSafe | Asked.Safe);
  if (*Asked.Which != Component::Host)
    return uricore::encode(Text, uricore::safeData(*Asked.Which) | Asked.Safe);
  Result Host = uricore::encodeHost(Text, uricore::hostToAscii);
  if (!Host)
    refuseHost(Text);
  return Host;
}

uricore::Decoded decodeComponent(std::string_view Text,
                                 const TextArguments &Asked) {
  if (!Asked.Which)
    return uricore::formDecode(Text);
  return *Asked.Which == Component::Host
             ? uricore::decodeHost(Text, uricore::hostToUnicode)
             : uricore::decode(Text);
}

Result toUri(std::string_view Iri) {
  Result Uri = uricore::iriToUri(Iri, uricore::hostToAscii);
  if (Uri)
    return checkReference(*Uri) ? Uri : std::nullopt;
  if (uricore::isValidUtf8(Iri))
    refuseHost(uricore::split(Iri).Host.in(Iri));
  else
    printError("'" + stringRef(Iri) + "' is not UTF-8");
  return std::nullopt;
}

} // namespace

ExitCode encodeText(ArrayRef<StringRef> Arguments) {
  return convert("encode", Arguments, encodeForComponent);
}

ExitCode decodeText(ArrayRef<StringRef> Arguments) {
  bool IsValid = true;
  const ExitCode Code = convert(
      "decode", Arguments,
      [&](std::string_view Text, const TextArguments &Asked) -> Result {
        uricore::Decoded Found = decodeComponent(Text, Asked);
        for (const size_t Offset : Found.Malformed) {
          printError("'%' at byte " + Twine(Offset) + " of '" +
                     stringRef(Text) + "' is not followed by two hex digits");
          IsValid = false;
        }
        return std::move(Found.Bytes);
      });
  return Code == Clean && !IsValid ? Findings : Code;
}

ExitCode normalizeText(ArrayRef<StringRef> Arguments) {
  return convert("normalize", Arguments,
                 [](std::string_view Text, const TextArguments &) -> Result {
                   if (!checkReference(Text))
                     return std::nullopt;
                   return uricore::normalize(Text);
                 });
}

ExitCode convertIri(ArrayRef<StringRef> Arguments) {
  return convert(
      "iri", Arguments,
      [](std::string_view Text, const TextArguments &Asked) -> Result {
        if (Asked.ToUri.value_or(!uricore::consistsOf(Text, uricore::Ascii)))
          return toUri(Text);
        if (!checkReference(Text))
          return std::nullopt;
        return uricore::uriToIri(Text, uricore::hostToUnicode);
      });
}

} // namespace clang::tidy::uri::tool
