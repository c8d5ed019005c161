//===--- ReferenceProperties.cpp - uri-tidy -------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Properties.h"

#include "core/Iri.h"
#include "core/Percent.h"
#include "core/Reference.h"

#include <algorithm>
#include <string>

using namespace uricore;
using uricore::test::isCleanOf;

namespace {

std::vector<Part> partsOf(const Reference &Ref) {
  return {Ref.Scheme, Ref.Authority, Ref.Userinfo, Ref.Host,
          Ref.Port,   Ref.Path,      Ref.Query,    Ref.Fragment};
}

std::vector<std::string_view> segmentsOf(std::string_view Path) {
  std::vector<std::string_view> Segments;
  for (std::size_t At = 0;;) {
    const std::size_t Slash = Path.find('/', At);
    Segments.push_back(Path.substr(At, Slash - At));
    if (Slash == std::string_view::npos)
      return Segments;
    At = Slash + 1;
  }
}

bool isIpLiteral(std::string_view Host) { return Host.substr(0, 1) == "["; }

//===--- Normalizing ------------------------------------------------------===//

bool normalizeIsIdempotent(std::string_view Text) {
  const std::string Once = normalize(Text);
  return normalize(Once) == Once;
}

bool normalizeKeepsTheSplit(std::string_view Text) {
  const std::string After = normalize(Text);
  const std::vector<Part> PartsBefore = partsOf(split(Text));
  const std::vector<Part> PartsAfter = partsOf(split(After));
  for (std::size_t I = 0; I < PartsBefore.size(); ++I)
    if (PartsBefore[I].Present != PartsAfter[I].Present ||
        decode(PartsBefore[I].in(Text)).Bytes !=
            decode(PartsAfter[I].in(After)).Bytes)
      return false;
  return split(Text).Scheme.in(Text) == split(After).Scheme.in(After);
}

bool normalizeKeepsEverySegment(std::string_view Text) {
  const std::string After = normalize(Text);
  const auto SegmentsBefore = segmentsOf(split(Text).Path.in(Text));
  const auto SegmentsAfter = segmentsOf(split(After).Path.in(After));
  // Segments that remove_dot_segments (RFC 3986, section 5.2.4) affects.
  auto IsDots = [](std::string_view S) { return S == "." || S == ".."; };
  return std::equal(
      SegmentsBefore.begin(), SegmentsBefore.end(), SegmentsAfter.begin(),
      SegmentsAfter.end(), [&](std::string_view A, std::string_view B) {
        return decode(A).Bytes == decode(B).Bytes && IsDots(A) == IsDots(B);
      });
}

bool normalizeKeepsReservedEscapes(std::string_view Text) {
  auto Reserved = [](std::string_view T) {
    std::string Octets;
    for (std::size_t I = 0; I < T.size(); ++I)
      if (const auto E = escapeAt(T, I); E && !Unreserved.contains(E->Octet))
        Octets += static_cast<char>(E->Octet);
    return Octets;
  };
  return Reserved(Text) == Reserved(normalize(Text));
}

bool normalizeKeepsValidity(std::string_view Text) {
  return isValidReference(Text) == isValidReference(normalize(Text));
}

bool normalizeIsComplete(std::string_view Text) {
  if (!isValidReference(Text))
    return true;
  const std::string After = normalize(Text);
  const Reference Ref = split(After);
  auto IsNormal = [&](std::string_view T, bool DotsMayStay) {
    for (std::size_t I = 0; I < T.size(); ++I)
      if (const auto E = escapeAt(T, I))
        if (E->LowercaseHex || (Unreserved.contains(E->Octet) &&
                                !(DotsMayStay && E->Octet == '.')))
          return false;
    return true;
  };
  for (std::string_view Segment : segmentsOf(Ref.Path.in(After))) {
    const std::string Bytes = decode(Segment).Bytes;
    if (!IsNormal(Segment, Bytes == "." || Bytes == ".."))
      return false;
  }
  const std::string_view Host = Ref.Host.in(After);
  return IsNormal(Ref.Userinfo.in(After), false) &&
         (isIpLiteral(Host) || IsNormal(Host, false)) &&
         IsNormal(Ref.Query.in(After), false) &&
         IsNormal(Ref.Fragment.in(After), false);
}

//===--- Splitting --------------------------------------------------------===//

// RFC 3986, section 5.3, and section 3.2 for the authority.
bool splittingLosesNothing(std::string_view Text) {
  const Reference Ref = split(Text);
  std::string Authority, All;
  if (Ref.Userinfo.Present)
    Authority += std::string(Ref.Userinfo.in(Text)) + "@";
  Authority += Ref.Host.in(Text);
  if (Ref.Port.Present)
    Authority += ":" + std::string(Ref.Port.in(Text));
  if (Authority != Ref.Authority.in(Text))
    return false;

  if (Ref.Scheme.Present)
    All += std::string(Ref.Scheme.in(Text)) + ":";
  if (Ref.Authority.Present)
    All += "//" + Authority;
  All += Ref.Path.in(Text);
  if (Ref.Query.Present)
    All += "?" + std::string(Ref.Query.in(Text));
  if (Ref.Fragment.Present)
    All += "#" + std::string(Ref.Fragment.in(Text));
  return All == Text;
}

bool partsAreInOrderAndAbsentOnesEmpty(std::string_view Text) {
  const Reference Ref = split(Text);
  std::size_t At = 0;
  for (const Part &P : {Ref.Scheme, Ref.Userinfo, Ref.Host, Ref.Port, Ref.Path,
                        Ref.Query, Ref.Fragment}) {
    if (P.Begin < At || P.End < P.Begin || (!P.Present && P.Begin != P.End))
      return false;
    At = P.End;
  }
  return At <= Text.size() && Ref.Path.Present &&
         Ref.Authority.Present == Ref.Host.Present;
}

bool firstErrorIsInsideTheText(std::string_view Text) {
  const std::optional<std::size_t> Error = firstError(Text);
  return Error ? *Error < Text.size() : consistsOf(Text, UriChars);
}

bool validPartsAreOfTheirSets(std::string_view Text) {
  if (!isValidReference(Text))
    return true;
  const Reference Ref = split(Text);
  auto Clean = [&](Part P, const CharSet &Set) {
    return isCleanOf(P.in(Text), Set, /*AnyCase=*/true);
  };
  return Clean(Ref.Scheme, SchemeChars) && Clean(Ref.Userinfo, UserinfoChars) &&
         Clean(Ref.Host, HostChars) && Clean(Ref.Port, PortChars) &&
         Clean(Ref.Path, PathChars) && Clean(Ref.Query, QueryChars) &&
         Clean(Ref.Fragment, FragmentChars);
}

//===--- IRIs -------------------------------------------------------------===//

bool iriBecomesAsciiAndKeepsItsSplit(std::string_view Text) {
  const auto ToStub = [](std::string_view) {
    return std::optional<std::string>("stub");
  };
  const std::optional<std::string> Uri = iriToUri(Text, ToStub);
  if (!Uri)
    return !isValidUtf8(Text) ||
           split(Text).Host.in(Text).find('%') != std::string_view::npos;
  const std::vector<Part> Before = partsOf(split(Text));
  const std::vector<Part> After = partsOf(split(*Uri));
  for (std::size_t I = 0; I < Before.size(); ++I)
    if (Before[I].Present != After[I].Present)
      return false;
  return consistsOf(*Uri, Ascii) && decode(split(*Uri).Path.in(*Uri)).Bytes ==
                                        decode(split(Text).Path.in(Text)).Bytes;
}

bool iriOfUriIsEquivalentToIt(std::string_view Text) {
  return !consistsOf(Text, Ascii) ||
         iriToUri(uriToIri(Text, nullptr), nullptr) == normalize(Text);
}

//===--- Hosts ------------------------------------------------------------===//

bool encodedHostIsAHost(std::string_view Text) {
  const std::optional<std::string> Host = encodeHost(Text, nullptr);
  if (!Host)
    return !consistsOf(Text, Ascii);
  const std::string Uri = "//" + *Host;
  return isValidReference(Uri) && split(Uri).Host.in(Uri) == *Host &&
         (isIpLiteral(*Host) || decodeHost(*Host, nullptr).Bytes == Text);
}

} // namespace

std::vector<test::Property> test::referenceProperties() {
  return {
      {"NormalizeIsIdempotent", normalizeIsIdempotent},
      {"NormalizeKeepsTheSplit", normalizeKeepsTheSplit},
      {"NormalizeKeepsEverySegment", normalizeKeepsEverySegment},
      {"NormalizeKeepsReservedEscapes", normalizeKeepsReservedEscapes},
      {"NormalizeKeepsValidity", normalizeKeepsValidity},
      {"NormalizeIsComplete", normalizeIsComplete},
      {"SplittingLosesNothing", splittingLosesNothing},
      {"PartsAreInOrderAndAbsentOnesEmpty", partsAreInOrderAndAbsentOnesEmpty},
      {"FirstErrorIsInsideTheText", firstErrorIsInsideTheText},
      {"ValidPartsAreOfTheirSets", validPartsAreOfTheirSets},
      {"IriBecomesAsciiAndKeepsItsSplit", iriBecomesAsciiAndKeepsItsSplit},
      {"IriOfUriIsEquivalentToIt", iriOfUriIsEquivalentToIt},
      {"EncodedHostIsAHost", encodedHostIsAHost},
  };
}
