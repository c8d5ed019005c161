//===--- Components.cpp - uri-tidy ----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "model/Components.h"
#include "LLVMCompat.h"
#include "core/Percent.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace clang::tidy::uri {

using uricore::Component;

size_t schemeLength(llvm::StringRef Text) {
  if (Text.empty() || !llvm::isAlpha(Text.front()))
    return 0;
  size_t I = 1;
  // Some schemes contain a '_', although RFC 3986 does not allow it.
  while (I < Text.size() &&
         (Text[I] == '_' ||
          uricore::SchemeChars.contains(static_cast<unsigned char>(Text[I]))))
    ++I;
  return I < Text.size() && Text[I] == ':' ? I : 0;
}

namespace {

class Parser {
public:
  Parser(const Template &T, size_t Begin, size_t End)
      : T(T), Text(T.Text), Pos(Begin), End(End) {
    while (NextHole < T.Holes.size() && T.Holes[NextHole].Pos < Begin)
      ++NextHole;
  }

  UriComponents Result;

  void parse(UriStart Start) {
    switch (Start) {
    case UriStart::Form:
      return parseQuery();
    case UriStart::Path:
      return parsePath();
    case UriStart::Userinfo:
      return parseData(Component::Userinfo);
    case UriStart::Host:
      return parseData(Component::Host, HolePlace::Host);
    case UriStart::Port:
      return parseData(Component::Port, HolePlace::Port);
    case UriStart::PathSegment:
      return parseData(Component::PathSegment);
    case UriStart::QueryKey:
      return parseData(Component::QueryKey);
    case UriStart::QueryValue:
      return parseData(Component::QueryValue);
    case UriStart::Fragment:
      return parseData(Component::Fragment);
    case UriStart::Reference:
    case UriStart::Address:
      break;
    }
    if (Start == UriStart::Address) {
      Result.HasScheme = true;
      const size_t Length = schemeLength(Text.substr(Pos));
      span(Component::Scheme, Length);
      ++Pos;
      parsePath();
      // An address, or the part of a magnet link in place of a path: not a
      // segment.
      for (HolePlace &Place : Result.Holes)
        if (Place.Which == Component::PathSegment)
          Place.Role = HolePlace::Base;
      return;
    }
    if (holeHere())
      return parseBehindBase();
    const size_t Length = schemeLength(Text.slice(Pos, End));
    const bool IsFile =
        Length && Text.substr(Pos, Length).equals_insensitive("file");
    if (Length && compat::startsWith(Text.slice(Pos + Length, End), "://")) {
      Result.HasScheme = true;
      span(Component::Scheme, Length);
      Pos += 3;
      // A hole after `file://` is the path, not the authority.
      return IsFile && holeHere() ? parsePath() : parseAuthority();
    }
    if (IsFile) {
      // `file:` and a path (RFC 8089, section 2).
      Result.HasScheme = true;
      span(Component::Scheme, Length);
      ++Pos;
      return parsePath();
    }
    if (compat::startsWith(Text.slice(Pos, End), "//")) {
      Pos += 2;
      return parseAuthority();
    }
    if (at('&'))
      return parseQueryFrom(Pos + 1);
    parsePath();
  }

private:
  bool holeHere() const {
    return NextHole < T.Holes.size() && T.Holes[NextHole].Pos == Pos &&
           T.Holes[NextHole].Pos <= End;
  }
  /// Whether the next item is the character \p C, with no hole before it.
  bool at(char C) const { return !holeHere() && Pos < End && Text[Pos] == C; }
  bool atAnyOf(llvm::StringRef Chars) const {
    return !holeHere() && Pos < End && Chars.contains(Text[Pos]);
  }
  bool atEnd() const { return !holeHere() && Pos >= End; }

  void span(Component C, size_t Length) {
    Result.Spans.push_back({C, Pos, Pos + Length});
    Pos += Length;
  }
  /// Extends the last span if it is adjacent, so that a component is one span.
  void addChar(Component C) {
    if (!Result.Spans.empty() && Result.Spans.back().Which == C &&
        Result.Spans.back().End == Pos)
      ++Result.Spans.back().End;
    else
      Result.Spans.push_back({C, Pos, Pos + 1});
    ++Pos;
    AfterHole = false;
  }
  HolePlace &addHole(HolePlace::RoleTy Role, Component C) {
    HolePlace Place;
    Place.Index = NextHole++;
    Place.FollowsValue =
        AfterHole && Role == HolePlace::Data && !Result.Holes.empty() &&
        Result.Holes.back().Role == HolePlace::Data &&
        T.Holes[Result.Holes.back().Index].State == EncodingState::Encoded;
    Place.Role = AfterHole && !Place.FollowsValue ? HolePlace::Adjacent : Role;
    Place.Which = C;
    AfterHole = true;
    Result.Holes.push_back(std::move(Place));
    return Result.Holes.back();
  }

  void parseBehindBase() {
    const unsigned First = NextHole;
    // `scheme + user + ":" + password + "@" + host`.
    const bool HasUserinfo = endOfUserinfo() != llvm::StringRef::npos;
    while (holeHere() && !(HasUserinfo && NextHole > First)) {
      AfterHole = false;
      // `prefix + name + ".json"`: a name in the path, followed by its
      // extension.
      const bool IsName = NextHole > First && hasExtensionOnly();
      addHole(IsName ? HolePlace::Data : HolePlace::Base,
              IsName ? Component::PathSegment : Component::Host);
    }
    AfterHole = false;
    parseUserinfo();
    // `host:%d`, `%s.example.com`: still the beginning of the URI.
    while (!atEnd() && !atAnyOf("/?#&")) {
      if (holeHere()) {
        AfterHole = false;
        addHole(HolePlace::Base, Component::Host);
      } else {
        addChar(Component::Host);
      }
    }
    AfterHole = false;
    const size_t Slashes = Pos;
    // `scheme + "//" + host`, regardless of which part contains the colon.
    const bool EndsScheme =
        Slashes > 0 ? Text[Slashes - 1] == ':'
                    : NextHole < T.Holes.size() && T.Holes[NextHole].Pos == 2;
    if (compat::startsWith(Text.slice(Slashes, End), "//") && EndsScheme) {
      Pos += 2;
      return parseAuthority();
    }
    if (at('&'))
      return parseQueryFrom(Pos + 1);
    parsePath();
  }

  /// Whether the rest of the path is the extension of a file name, and the hole
  /// here is the last one before it.
  bool hasExtensionOnly() const {
    const llvm::StringRef Rest = Text.slice(Pos, End).split('?').first;
    const bool IsLast = NextHole + 1 >= T.Holes.size() ||
                        T.Holes[NextHole + 1].Pos > Pos + Rest.size();
    return IsLast && Rest.size() >= 3 && Rest.size() <= 5 &&
           Rest.front() == '.' &&
           llvm::all_of(Rest.drop_front(),
                        [](char C) { return llvm::isAlpha(C); }) &&
           Rest != ".com" && Rest != ".org" && Rest != ".net";
  }

  /// The position of the '@' that ends the user name and password, if the
  /// authority that continues here contains one.
  size_t endOfUserinfo() const {
    const size_t Stop = Text.slice(0, End).find_first_of("/?#", Pos);
    const size_t At = Text.slice(0, std::min(Stop, End)).rfind('@');
    return At != llvm::StringRef::npos && At >= Pos ? At
                                                    : llvm::StringRef::npos;
  }

  void parseUserinfo() {
    const size_t At = endOfUserinfo();
    if (At == llvm::StringRef::npos)
      return;
    while (Pos < At || holeHere()) {
      if (holeHere())
        addHole(HolePlace::Data, Component::Userinfo);
      else
        addChar(Component::Userinfo);
    }
    ++Pos;
    AfterHole = false;
  }

  void parseAuthority() {
    size_t Stop = Text.slice(0, End).find_first_of("/?#", Pos);
    if (Stop == llvm::StringRef::npos)
      Stop = End;
    parseUserinfo();
    bool InPort = false;
    while (Pos < Stop || holeHere()) {
      if (holeHere()) {
        AfterHole = false;
        addHole(InPort ? HolePlace::Port : HolePlace::Host,
                InPort ? Component::Port : Component::Host);
        continue;
      }
      InPort |= Text[Pos] == ':';
      if (Text[Pos] == ']')
        InPort = false;
      addChar(InPort ? Component::Port : Component::Host);
    }
    // A hole at the end of the authority may also contain the path.
    if (Pos < End)
      AfterHole = false;
    parsePath();
  }

  void parsePath() {
    bool NamedSegment = false, SegmentHasText = false;
    const size_t First = Result.Holes.size();
    while (!atEnd() && !atAnyOf("?#")) {
      if (holeHere()) {
        const bool Begins = Pos == 0 || Text[Pos - 1] == '/';
        const bool Continues = continuesText();
        HolePlace &Place = addHole(HolePlace::Data, Component::PathSegment);
        Place.ContinuesText = Continues;
        Place.FollowsSegment = NamedSegment;
        Place.BeginsSegment = Begins;
        Place.EndsPath = true;
        continue;
      }
      // `…&key=` followed by a hole: the '?' is in a part that is not visible.
      if (at('&') && beginsKey(Pos + 1))
        return parseQueryFrom(Pos + 1);
      if (Text[Pos] == '/') {
        NamedSegment |= SegmentHasText;
        SegmentHasText = false;
      } else {
        SegmentHasText = true;
      }
      for (size_t I = First; I < Result.Holes.size(); ++I)
        Result.Holes[I].EndsPath = false;
      addChar(Component::PathSegment);
    }
    if (at('?'))
      return parseQueryFrom(Pos + 1);
    if (at('#'))
      parseFragment();
  }

  /// Whether a letter or digit that is no part of an escape is right before the
  /// current position.
  bool continuesText() const {
    return !AfterHole && Pos > 0 && llvm::isAlnum(Text[Pos - 1]) &&
           !(Pos >= 3 && uricore::escapeAt(Text, Pos - 3));
  }

  /// Whether there is a literal key followed by '=' at \p I.
  bool beginsKey(size_t I) const {
    const size_t KeyEnd = Text.slice(0, End).find_first_not_of(
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-.", I);
    return KeyEnd != llvm::StringRef::npos && KeyEnd > I && Text[KeyEnd] == '=';
  }

  void parseQueryFrom(size_t Begin) {
    Pos = Begin;
    AfterHole = false;
    parseQuery();
  }

  void parseQuery() {
    std::string Key;
    bool InValue = false;
    while (!atEnd() && !at('#')) {
      if (holeHere()) {
        if (InValue) {
          const bool Continues = continuesText();
          HolePlace &Place = addHole(HolePlace::Data, Component::QueryValue);
          Place.Key = Key;
          Place.ContinuesText = Continues;
          continue;
        }
        HolePlace &Place = addHole(HolePlace::WholeQuery, Component::QueryKey);
        // Without '=', it is not a key, but contains one.
        const llvm::StringRef Item =
            Text.slice(Pos, End).take_until([](char C) { return C == '&'; });
        if (Place.Role == HolePlace::WholeQuery && Item.contains('='))
          Place.Role = HolePlace::Data;
        continue;
      }
      const char C = Text[Pos];
      // A second '?' is the first one on another path through the program.
      if (C == '&' || (C == '?' && InValue && beginsKey(Pos + 1))) {
        InValue = false;
        Key.clear();
      } else if (C == '=' && !InValue) {
        InValue = true;
        if (compat::startsWith(Key, "amp;"))
          Key.erase(0, 4);
      } else if (!InValue) {
        Key += C;
      }
      addChar(InValue ? Component::QueryValue : Component::QueryKey);
    }
    if (at('#'))
      parseFragment();
  }

  void parseFragment() {
    ++Pos;
    AfterHole = false;
    parseData(Component::Fragment);
  }

  void parseData(Component C, HolePlace::RoleTy Role = HolePlace::Data) {
    while (!atEnd()) {
      if (holeHere())
        addHole(Role, C);
      else
        addChar(C);
    }
  }

  const Template &T;
  const llvm::StringRef Text;
  size_t Pos;
  const size_t End;
  unsigned NextHole = 0;
  bool AfterHole = false;
};

} // namespace

std::optional<UriStart> startOf(UriPart Part) {
  switch (Part) {
  case UriPart::Path:
    return UriStart::Path;
  case UriPart::PathSegment:
    return UriStart::PathSegment;
  case UriPart::Query:
    return UriStart::Form;
  case UriPart::QueryKey:
  case UriPart::FormKey:
    return UriStart::QueryKey;
  case UriPart::QueryValue:
  case UriPart::FormValue:
    return UriStart::QueryValue;
  case UriPart::Fragment:
    return UriStart::Fragment;
  case UriPart::Userinfo:
    return UriStart::Userinfo;
  case UriPart::Host:
    return UriStart::Host;
  case UriPart::Port:
    return UriStart::Port;
  default:
    return std::nullopt;
  }
}

UriComponents findComponents(const Template &T, size_t Begin, size_t End,
                             UriStart Start) {
  Parser P(T, Begin, End);
  P.parse(Start);
  return std::move(P.Result);
}

} // namespace clang::tidy::uri
