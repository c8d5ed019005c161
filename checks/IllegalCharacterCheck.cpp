//===--- IllegalCharacterCheck.cpp - uri-tidy -----------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "IllegalCharacterCheck.h"
#include "LLVMSupportCompat.h"
#include "core/Idna.h"
#include "core/Percent.h"
#include "core/Reference.h"
#include "unit/ValueEvidence.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <tuple>

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
  return "control character 0x" + compat::toHex(C, 2);
}

/// "a path segment"; no component requires "an".
std::string inA(Component C) { return "a " + std::string(uricore::name(C)); }

LiteralIssue illegalByte(size_t I, unsigned char Byte, Component C) {
  std::string Escape;
  uricore::appendEscape(Escape, Byte);
  const std::string Subject =
      quoted(Byte) + " is not allowed in " + inA(C) + "; ";
  if (Byte == '\\')
    return {I, I + 1, Subject + "browsers read it as '/'", std::nullopt};
  // A host that needs an escape does not resolve.
  if (C == Component::Host || C == Component::Port)
    return {I, I + 1, quoted(Byte) + " is not allowed in " + inA(C),
            std::nullopt};
  const bool IsQuery = C == Component::QueryValue || C == Component::QueryKey;
  const bool IsTolerated = IsQuery && StringRef("[]|^").contains(Byte);
  LiteralIssue Issue = {I, I + 1, Subject + "write '" + Escape + "'", Escape};
  Issue.Known.addIf(IsTolerated, Feature::Tolerated);
  return Issue;
}

/// Whether byte \p I is one of two brackets around a value in a text of which
/// the beginning is not known: the value may be an IPv6 address.
bool mayEncloseAddress(const FoundUri &Found, const ComponentSpan &Span,
                       size_t I) {
  const StringRef Text = Found.content().Text;
  if (Span.Which != Component::PathSegment || Found.Uri.Components.HasScheme ||
      (Text[I] == ']' && I == Span.Begin))
    return false;
  const size_t Open = Text[I] == ']' ? I - 1 : I;
  return Text.substr(Open, 2) == "[]" && (Open == 0 || Text[Open - 1] == '/') &&
         llvm::any_of(Found.content().Holes,
                      [&](const Hole &H) { return H.Pos == Open + 1; });
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

/// The first byte of \p Text that \p Issue is about: a host is replaced as a
/// whole, and may begin with other characters.
size_t illegalByteOf(const LiteralIssue &Issue, std::string_view Text) {
  const size_t At = uricore::findFirstOf(Text.substr(0, Issue.End),
                                         uricore::NonAscii, Issue.Begin);
  return At < Issue.End ? At : Issue.Begin;
}

/// Whether \p Found contains byte \p At of \p Content in a component in which
/// it is allowed.
bool allows(const FoundUri &Found, const Template &Content, size_t At) {
  const LiteralRun &Run = *Content.runAt(At);
  const size_t Offset = At - Run.Begin;
  const Template &Other = Found.content();
  for (const LiteralRun &Same : Other.Runs) {
    if (Same.Literal != Run.Literal || Same.LiteralBegin != Run.LiteralBegin ||
        Offset >= Same.Length)
      continue;
    const size_t I = Same.Begin + Offset;
    for (const ComponentSpan &Span : Found.Uri.Components.Spans)
      if (I >= Span.Begin && I < Span.End)
        return allowedIn(Span.Which)
            .contains(static_cast<unsigned char>(Other.Text[I]));
  }
  return false;
}

/// The issue for an authority with brackets that contain no IP address, with
/// such an address without brackets, or with a port that is no number.
std::optional<LiteralIssue> authorityIssue(const FoundUri &Found) {
  const StringRef Uri =
      StringRef(Found.content().Text).slice(Found.Uri.Begin, Found.Uri.End);
  const size_t Slashes = Uri.find("://");
  if (!Found.Uri.Components.HasScheme || Slashes == StringRef::npos)
    return std::nullopt;
  const StringRef Authority = Uri.substr(Slashes + 3).take_until([](char C) {
    return StringRef("/?#").contains(C);
  });
  const size_t Begin = Authority.data() - Found.content().Text.data();
  if (Authority.empty() ||
      llvm::any_of(Found.content().Holes, [&](const Hole &H) {
        return H.Pos >= Begin && H.Pos <= Begin + Authority.size();
      }))
    return std::nullopt;
  const std::string Reference = "//" + Authority.str();
  const uricore::Reference Parts = uricore::split(Reference);
  const auto At = [&](size_t Offset) { return Begin + Offset - 2; };
  const std::string_view Host = Parts.Host.in(Reference);
  if (!Host.empty() && Host.front() == '[') {
    if (uricore::firstError(Reference) != Parts.Host.Begin)
      return std::nullopt;
    return LiteralIssue{At(Parts.Host.Begin), At(Parts.Host.End),
                        "'" + std::string(Host) +
                            "' is not an IPv6 address in brackets",
                        std::nullopt};
  }
  // Data bases and brokers have several, each with its port.
  if (Authority.contains(','))
    return std::nullopt;
  if (Host.find(':') != std::string_view::npos) {
    const std::string Whole = Reference.substr(Parts.Host.Begin);
    const bool IsAddress =
        uricore::consistsOf(Whole, uricore::HexDigit | uricore::CharSet(":."));
    return LiteralIssue{At(Parts.Host.Begin), At(Reference.size()),
                        IsAddress ? "'" + Whole +
                                        "' needs brackets around the IPv6 "
                                        "address: '[' and ']'"
                                  : "':' is not allowed in a host",
                        std::nullopt};
  }
  const std::string Port(Parts.Port.in(Reference));
  if (uricore::consistsOf(Port, uricore::Digit))
    return std::nullopt;
  // A word is a placeholder, and so is the `%2%` of a custom format.
  const bool IsMistyped =
      llvm::any_of(Port, llvm::isDigit) &&
      uricore::consistsOf(Port, uricore::Alpha | uricore::Digit);
  LiteralIssue Issue = {At(Parts.Port.Begin), At(Parts.Port.End),
                        "'" + Port + "' is not a port; a port is a number",
                        std::nullopt};
  Issue.Known.addIf(!IsMistyped, Feature::Placeholder);
  return Issue;
}

/// Adds issues for the blanks around \p Found, which an API takes as a URI.
void addBlanksAround(const FoundUri &Found, const NameMeanings &Names,
                     llvm::SmallVectorImpl<LiteralIssue> &Issues) {
  const Template &Content = Found.content();
  const Usage &Use = Found.String->Use;
  if ((Use.Kind != Usage::UriSink && !isTakenAsUri(Use, Names)) ||
      Found.Uri.IsEmbedded)
    return;
  const auto Add = [&](size_t Begin, size_t End, StringRef Where) {
    const StringRef Around = StringRef(Content.Text).slice(Begin, End);
    // A list of texts is separated, or ended, by null characters, and the URI
    // of a request line is between other words.
    if (Begin < End && Content.runAt(Begin) == Content.runAt(End - 1) &&
        Around.trim().empty())
      Issues.push_back(
          {Begin, End,
           quoted(static_cast<unsigned char>(Content.Text[Begin])) + " " +
               Where.str() + " is not part of the URI; remove it",
           ""});
  };
  Add(0, Found.Uri.Begin, "at the beginning");
  if (llvm::none_of(Content.Holes,
                    [&](const Hole &H) { return H.Pos > Found.Uri.End; }))
    Add(Found.Uri.End, Content.Text.size(), "at the end");
}

} // namespace

void IllegalCharacterCheck::checkUri(const FoundUri &Found) {
  const StringRef Text = Found.content().Text;
  FeatureSet Doubts;
  Doubts.addIf(Found.Uri.IsWeak, Feature::Weak);
  Doubts.addIf(Found.String->Use.IsRepaired ||
                   isReadByQUrl(Found.content(), analysis().names()) ||
                   isEncodedLater(Found),
               Feature::RepairedLiteral);
  llvm::SmallVector<LiteralIssue, 4> Issues;
  for (const ComponentSpan &Span : Found.Uri.Components.Spans) {
    // Of a whole URI, authorityIssue() looks at the port.
    if (Span.Which == Component::Scheme ||
        (Span.Which == Component::Port && !Found.Uri.IsPart) ||
        (Span.Which == Component::Host && !Found.Uri.Components.HasScheme &&
         !Found.Uri.IsPart))
      continue;
    const uricore::CharSet Allowed = allowedIn(Span.Which);
    for (size_t I = Span.Begin; I < Span.End; ++I) {
      const auto Byte = static_cast<unsigned char>(Text[I]);
      if (Allowed.contains(Byte) || mayEncloseAddress(Found, Span, I))
        continue;
      if (Byte < 0x80) {
        Issues.push_back(illegalByte(I, Byte, Span.Which));
        continue;
      }
      size_t End = I;
      while (End < Span.End && static_cast<unsigned char>(Text[End]) >= 0x80)
        ++End;
      Issues.push_back(nonAscii(Found, Span, I, End));
      I = std::max(End, Issues.back().End) - 1;
    }
  }
  // Where another way through the program makes it part of a different
  // component, this way may not exist.
  for (LiteralIssue &Issue : Issues) {
    const size_t At = illegalByteOf(Issue, Found.content().Text);
    if (Found.content().runAt(At))
      uris().forEachReading(Found, [&](const FoundUri &Other) {
        Issue.Known.addIf(allows(Other, Found.content(), At),
                          Feature::OtherComponent);
      });
  }
  std::optional<LiteralIssue> OfAuthority = authorityIssue(Found);
  // In another text, the rest of the authority may follow.
  if (OfAuthority &&
      !(OfAuthority->End == Text.size() && !Found.content().Runs.empty() &&
        Found.content().Runs.back().Literal &&
        analysis().isContinued(*Found.content().Runs.back().Literal)))
    Issues.push_back(std::move(*OfAuthority));
  addBlanksAround(Found, analysis().names(), Issues);
  for (LiteralIssue &Issue : Issues)
    Issue.Known |= Doubts;
  llvm::sort(Issues, [](const LiteralIssue &A, const LiteralIssue &B) {
    return std::tie(A.Begin, A.End) < std::tie(B.Begin, B.End);
  });
  report(Found, Issues);
}

} // namespace clang::tidy::uri
