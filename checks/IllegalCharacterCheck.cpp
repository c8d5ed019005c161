//===--- IllegalCharacterCheck.cpp - uri-tidy -----------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "IllegalCharacterCheck.h"
#include "core/Idna.h"
#include "core/Percent.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace clang::tidy::uri {

using uricore::Component;

namespace {

uricore::CharSet allowedIn(Component C) {
  return (C == Component::PathSegment ? uricore::PathChars
                                      : uricore::allowedRaw(C)) |
         uricore::CharSet("%");
}

std::string quoted(unsigned char C) {
  if (C >= 0x20 && C < 0x7F)
    return "'" + std::string(1, static_cast<char>(C)) + "'";
  return "control character 0x" + llvm::utohexstr(C, false, 2);
}

/// "a path segment"; no component requires "an".
std::string inA(Component C) { return "a " + std::string(uricore::name(C)); }

/// Whether \p Content is text of Qt that becomes a URI through QUrl, which
/// escapes such characters itself (QUrl's documentation, "ParsingMode").
bool isReadByQUrl(const Template &Content) {
  return llvm::any_of(Content.Holes, [](const Hole &H) {
    return H.Value && className(H.Value->getType()) == "QString";
  });
}

LiteralIssue illegalByte(size_t I, unsigned char Byte, Component C,
                         bool IsWeak) {
  std::string Escape;
  uricore::appendEscape(Escape, Byte);
  const std::string Subject =
      quoted(Byte) + " is not allowed in " + inA(C) + "; ";
  if (Byte == '\\')
    return {I, I + 1, Subject + "browsers read it as '/'", std::nullopt};
  // A host that needs an escape does not resolve.
  if (C == Component::Host)
    return {I, I + 1, quoted(Byte) + " is not allowed in a host", std::nullopt};
  const bool IsQuery = C == Component::QueryValue || C == Component::QueryKey;
  const bool IsTolerated = IsQuery && StringRef("[]|^").contains(Byte);
  return {I, I + 1, Subject + "write '" + Escape + "'", Escape,
          IsTolerated || IsWeak ? Confidence::Possible : Confidence::Certain};
}

/// The issue for consecutive non-ASCII bytes of a component.
LiteralIssue nonAscii(const FoundUri &Found, const ComponentSpan &Span,
                      size_t I, size_t End) {
  const std::string &Text = Found.content().Text;
  const std::string Bytes = Text.substr(I, End - I);
  if (Span.Which == Component::Host) {
    const std::string Host = Text.substr(Span.Begin, Span.End - Span.Begin);
    const bool IsWhole =
        llvm::none_of(Found.content().Holes, [&](const Hole &H) {
          return H.Pos >= Span.Begin && H.Pos <= Span.End;
        });
    const auto Ascii =
        IsWhole ? uricore::hostToAscii(Host) : std::optional<std::string>();
    if (!Ascii)
      return {I, End, "'" + Bytes + "' is not ASCII; a host takes its A-label",
              std::nullopt};
    return {Span.Begin, Span.End,
            "'" + Host + "' is not ASCII; write its A-label '" + *Ascii + "'",
            Ascii};
  }
  const std::string Octets = uricore::encode(Bytes);
  if (!uricore::isValidUtf8(Bytes))
    return {I, End,
            "bytes that are not UTF-8 are not allowed in " + inA(Span.Which) +
                "; write '" + Octets + "'",
            Octets};
  return {I, End,
          "'" + Bytes + "' is not ASCII; " + inA(Span.Which) + " takes '" +
              Octets + "'",
          Octets};
}

} // namespace

void IllegalCharacterCheck::checkUri(const FoundUri &Found) {
  const StringRef Text = Found.content().Text;
  const bool IsWeak = Found.Uri.IsWeak || isReadByQUrl(Found.content());
  llvm::SmallVector<LiteralIssue, 4> Issues;
  for (const ComponentSpan &Span : Found.Uri.Components.Spans) {
    if (Span.Which == Component::Scheme || Span.Which == Component::Port ||
        (Span.Which == Component::Host && !Found.Uri.Components.HasScheme))
      continue;
    const uricore::CharSet Allowed = allowedIn(Span.Which);
    for (size_t I = Span.Begin; I < Span.End; ++I) {
      const auto Byte = static_cast<unsigned char>(Text[I]);
      if (Allowed.contains(Byte))
        continue;
      if (Byte < 0x80) {
        Issues.push_back(illegalByte(I, Byte, Span.Which, IsWeak));
        continue;
      }
      size_t End = I;
      while (End < Span.End && static_cast<unsigned char>(Text[End]) >= 0x80)
        ++End;
      Issues.push_back(nonAscii(Found, Span, I, End));
      I = std::max(End, Issues.back().End) - 1;
    }
  }
  report(Found, Issues);
}

} // namespace clang::tidy::uri
