//===--- DifferentialTest.cpp - uri-tidy ----------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Compares the splitter and the validator with uriparser and Boost.URL. The
/// three must agree for every reference: whether it is valid, and where each
/// component begins and ends. A disagreement is a failure unless one of the
/// Explanations covers it. Each explanation quotes the RFC to show which parser
/// is right.
///
//===----------------------------------------------------------------------===//

#include "Generator.h"

#include "core/Reference.h"

#include <boost/url/parse.hpp>
#include <boost/url/url_view.hpp>
#include <gtest/gtest.h>
#include <uriparser/Uri.h>

#include <cstdio>
#include <optional>

using namespace uricore;
using namespace uricore::test;

namespace {

/// How a parser reads a reference, or nothing if the reference is invalid.
using Reading = std::optional<Reference>;

Reading readWithCore(std::string_view Text) {
  return isValidReference(Text) ? Reading(split(Text)) : std::nullopt;
}

/// Returns a component found by a parser as a Part of \p Text. A parser may
/// return any position for an empty component, so only the positions of
/// components that are not empty are comparable.
Part partOf(std::string_view Text, const char *Begin, std::size_t Size) {
  if (Size == 0)
    return {0, 0, true};
  const auto Offset = static_cast<std::size_t>(Begin - Text.data());
  return {Offset, Offset + Size, true};
}

//===--- uriparser --------------------------------------------------------===//

Part partOf(std::string_view Text, const UriTextRangeA &Range) {
  if (!Range.first)
    return {};
  return partOf(Text, Range.first,
                static_cast<std::size_t>(Range.afterLast - Range.first));
}

/// Returns the path that uriparser has split into segments. The path begins at
/// \p At.
Part pathOf(std::string_view Text, const UriUriA &Uri, std::size_t At) {
  const std::size_t Begin = At;
  bool Slash = Uri.absolutePath || Uri.hostText.first;
  if (Uri.absolutePath && !Uri.pathHead)
    ++At;
  for (const UriPathSegmentA *S = Uri.pathHead; S; S = S->next) {
    At += Slash;
    Slash = true;
    const Part Segment = partOf(Text, S->text);
    if (Segment.Begin != Segment.End) {
      EXPECT_EQ(Segment.Begin, At) << Text;
      At = Segment.End;
    }
  }
  return partOf(Text, Text.data() + Begin, At - Begin);
}

Reading readWithUriparser(std::string_view Text) {
  UriUriA Uri;
  const char *Error = nullptr;
  if (uriParseSingleUriExA(&Uri, Text.data(), Text.data() + Text.size(),
                           &Error) != URI_SUCCESS)
    return std::nullopt;

  Reference Ref;
  Ref.Scheme = partOf(Text, Uri.scheme);
  Ref.Userinfo = partOf(Text, Uri.userInfo);
  Ref.Host = partOf(Text, Uri.hostText);
  // uriparser leaves out the brackets of an IP literal.
  if (Uri.hostData.ip6 || Uri.hostData.ipFuture.first)
    Ref.Host = {Ref.Host.Begin - 1, Ref.Host.End + 1, true};
  Ref.Port = partOf(Text, Uri.portText);
  Ref.Query = partOf(Text, Uri.query);
  Ref.Fragment = partOf(Text, Uri.fragment);
  // uriparser provides neither the authority nor the path as a whole.
  Ref.Path = pathOf(Text, Uri, split(Text).Path.Begin);
  uriFreeUriMembersA(&Uri);
  return Ref;
}

//===--- Boost.URL --------------------------------------------------------===//

Reading readWithBoost(std::string_view Text) {
  const auto Url = boost::urls::parse_uri_reference(
      boost::urls::string_view(Text.data(), Text.size()));
  if (!Url)
    return std::nullopt;

  auto PartIf = [&](bool Present, auto Component) {
    return Present ? partOf(Text, Component.data(), Component.size()) : Part();
  };
  Reference Ref;
  Ref.Scheme = PartIf(Url->has_scheme(), Url->scheme());
  Ref.Userinfo = PartIf(Url->has_userinfo(), Url->encoded_userinfo());
  Ref.Host = PartIf(Url->has_authority(), Url->encoded_host());
  Ref.Port = PartIf(Url->has_port(), Url->port());
  Ref.Path = PartIf(true, Url->encoded_path());
  Ref.Query = PartIf(Url->has_query(), Url->encoded_query());
  Ref.Fragment = PartIf(Url->has_fragment(), Url->encoded_fragment());
  return Ref;
}

//===--- Comparison -------------------------------------------------------===//

struct Parser {
  const char *Name;
  Reading (*Read)(std::string_view);
};

bool agree(Part A, Part B) {
  if (A.Present != B.Present)
    return false;
  return A.Begin == A.End ? B.Begin == B.End
                          : A.Begin == B.Begin && A.End == B.End;
}

bool agree(const Reading &A, const Reading &B) {
  if (!A || !B)
    return !A == !B;
  return agree(A->Scheme, B->Scheme) && agree(A->Userinfo, B->Userinfo) &&
         agree(A->Host, B->Host) && agree(A->Port, B->Port) &&
         agree(A->Path, B->Path) && agree(A->Query, B->Query) &&
         agree(A->Fragment, B->Fragment);
}

/// Whether both parsers read \p Text in the same way. They must do so if \p
/// Text is a reference from which the only cause of a disagreement is removed.
bool agreeAbout(std::string_view Text, const Parser &Other) {
  return agree(readWithCore(Text), Other.Read(Text));
}

struct Explanation {
  const Parser *Of;
  const char *Name;
  /// Whether this is the only reason why \p Other reads \p Text as \p Theirs
  /// and the core reads it as \p Ours.
  bool (*Explains)(std::string_view Text, const Reading &Ours,
                   const Reading &Theirs, const Parser &Other);
};

/// RFC 6874, section 2, adds to the grammar of RFC 3986
///   IP-literal = "[" ( IPv6address / IPv6addrz / IPvFuture ) "]"
///   IPv6addrz = IPv6address "%25" ZoneID
/// which the core accepts. RFC 9844 has withdrawn it, and neither parser ever
/// supported it.
bool isZoneIdentifier(std::string_view Text, const Reading &Ours,
                      const Reading &Theirs, const Parser &Other) {
  if (!Ours || Theirs)
    return false;
  const Part Host = Ours->Host;
  const std::size_t Zone = Host.in(Text).find("%25");
  if (Host.in(Text).substr(0, 1) != "[" || Zone == std::string_view::npos)
    return false;
  std::string Without(Text);
  Without.erase(Host.Begin + Zone, Host.End - 1 - (Host.Begin + Zone));
  return agreeAbout(Without, Other) && readWithCore(Without);
}

/// RFC 3986, section 3.2.2: IPvFuture = "v" 1*HEXDIG "." 1*( ... ), and RFC
/// 5234, section 2.3: "ABNF strings are case insensitive". Boost only accepts
/// 'v'.
bool isUpperCaseIpvFuture(std::string_view Text, const Reading &Ours,
                          const Reading &Theirs, const Parser &Other) {
  if (!Ours || Theirs || Ours->Host.in(Text).substr(0, 2) != "[V")
    return false;
  std::string Lower(Text);
  Lower[Ours->Host.Begin + 1] = 'v';
  return agreeAbout(Lower, Other);
}

/// RFC 3986, section 3.3: "If a URI contains an authority component, then the
/// path component must either be empty or begin with a slash ("/") character."
/// Boost ends the authority where it can no longer parse it, and regards the
/// rest as the path.
bool isPathStuckToAuthority(std::string_view Text, const Reading &Ours,
                            const Reading &Theirs, const Parser &Other) {
  if (Ours || !Theirs || !Theirs->Host.Present)
    return false;
  const Part Path = Theirs->Path;
  if (Path.Begin == Path.End || Text[Path.Begin] == '/')
    return false;
  std::string Apart(Text);
  Apart.insert(Path.Begin, "/");
  return agreeAbout(Apart, Other) && readWithCore(Apart);
}

/// RFC 3986, section 3.2.2: host = IP-literal / IPv4address / reg-name, each
/// for the whole host. "If host matches the rule for IPv4address, then it
/// should be considered an IPv4 address literal and not a reg-name", but
/// "1.2.3.4.5" or "1.2.3.4x" only matches reg-name. Boost stops after the
/// address and regards the rest of the name as the path.
bool isNameThatBeginsLikeAnAddress(std::string_view Text, const Reading &Ours,
                                   const Reading &Theirs, const Parser &Other) {
  if (!Ours || (Theirs && Theirs->Host.Begin != Ours->Host.Begin))
    return false;
  const Part Host = Ours->Host;
  for (std::size_t Cut = Host.Begin + 1; Cut < Host.End; ++Cut) {
    const std::string Front(Text.substr(Host.Begin, Cut - Host.Begin));
    const bool IsIpv4Address = isValidReference("//[::" + Front + "]") &&
                               Front.find(':') == std::string::npos &&
                               Front.find('.') != std::string::npos;
    if (IsIpv4Address && (!Theirs || Theirs->Host.End == Cut)) {
      std::string Without(Text);
      Without.erase(Cut, Host.End - Cut);
      return agreeAbout(Without, Other) && readWithCore(Without);
    }
  }
  return false;
}

constexpr Parser Uriparser = {"uriparser", readWithUriparser};
constexpr Parser Boost = {"Boost.URL", readWithBoost};

class DifferentialTest : public testing::Test {
protected:
  void compare(std::string_view Text) {
    ++Compared;
    const Reading Ours = readWithCore(Text);
    Valid += Ours.has_value();
    for (const Parser *Other : {&Uriparser, &Boost}) {
      const Reading Theirs = Other->Read(Text);
      if (!agree(Ours, Theirs))
        explain(Text, Ours, Theirs, *Other);
    }
  }

  void TearDown() override {
    std::printf("%u references, %u of them valid\n", Compared, Valid);
    RecordProperty("references", static_cast<int>(Compared));
    for (std::size_t I = 0; I < std::size(Explanations); ++I) {
      std::printf("%u: %s, %s\n", Counts[I], Explanations[I].Of->Name,
                  Explanations[I].Name);
      RecordProperty(Explanations[I].Name, static_cast<int>(Counts[I]));
    }
  }

  /// Fails for each explanation that was not needed, because it explains
  /// nothing or is hidden by another one.
  void expectEveryExplanationNeeded() const {
    for (std::size_t I = 0; I < std::size(Explanations); ++I)
      EXPECT_GT(Counts[I], 0U)
          << Explanations[I].Of->Name << ", " << Explanations[I].Name;
  }

  unsigned Compared = 0;
  unsigned Valid = 0;

private:
  static constexpr Explanation Explanations[] = {
      {&Uriparser, "zone-identifier", isZoneIdentifier},
      {&Boost, "zone-identifier", isZoneIdentifier},
      {&Boost, "upper-case-ipvfuture", isUpperCaseIpvFuture},
      {&Boost, "path-stuck-to-authority", isPathStuckToAuthority},
      {&Boost, "name-that-begins-like-an-address",
       isNameThatBeginsLikeAnAddress},
  };
  unsigned Counts[std::size(Explanations)] = {};

  void explain(std::string_view Text, const Reading &Ours,
               const Reading &Theirs, const Parser &Other) {
    for (std::size_t I = 0; I < std::size(Explanations); ++I) {
      const Explanation &E = Explanations[I];
      if (E.Of == &Other && E.Explains(Text, Ours, Theirs, Other)) {
        ++Counts[I];
        return;
      }
    }
    ADD_FAILURE() << Other.Name << " reads "
                  << testing::PrintToString(std::string(Text))
                  << " differently: " << (Ours ? "valid" : "invalid")
                  << " here, " << (Theirs ? "valid" : "invalid") << " there";
  }
};

TEST_F(DifferentialTest, GeneratedAndMutatedReferences) {
  Generator Gen(5234);
  for (unsigned Turn = 0; Turn < 1000000; ++Turn) {
    const std::string Text = Gen.reference();
    compare(Text);
    compare(Gen.mutated(Text));
    if (HasFailure() && Turn > 100000)
      break; // Enough examples.
  }
  EXPECT_GT(Valid, 1000000U);
  EXPECT_GT(Compared - Valid, 500000U);
  expectEveryExplanationNeeded();
}

// Every string of up to five characters that are significant to the grammar.
TEST_F(DifferentialTest, AllShortTexts) {
  constexpr std::string_view Characters = ":/?#[]@%1vA. ";
  constexpr std::size_t MaxSize = 5;
  for (std::size_t Size = 0; Size <= MaxSize; ++Size) {
    std::string Text(Size, Characters[0]);
    for (;;) {
      compare(Text);
      // Count up, with the characters as digits.
      std::size_t I = 0;
      for (; I < Size; ++I) {
        const std::size_t Digit = Characters.find(Text[I]) + 1;
        Text[I] = Characters[Digit % Characters.size()];
        if (Digit < Characters.size())
          break;
      }
      if (I == Size)
        break;
    }
  }
  EXPECT_EQ(Compared, 1U + 13 + 169 + 2197 + 28561 + 371293);
}

} // namespace
