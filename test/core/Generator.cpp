//===--- Generator.cpp - uri-tidy -----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Generator.h"

using namespace uricore;
using namespace uricore::test;

// splitmix64.
std::uint64_t Generator::next() {
  State += 0x9E3779B97F4A7C15;
  std::uint64_t Z = State;
  Z = (Z ^ (Z >> 30)) * 0xBF58476D1CE4E5B9;
  Z = (Z ^ (Z >> 27)) * 0x94D049BB133111EB;
  return Z ^ (Z >> 31);
}

unsigned Generator::below(unsigned Bound) {
  return static_cast<unsigned>((next() >> 32) * Bound >> 32);
}

char Generator::byte() {
  constexpr std::string_view Telling = "%%%%::://??##@@[].aAfF019v+&= \\<\x7F";
  return oneIn(3) ? static_cast<char>(below(256))
                  : Telling[below(Telling.size())];
}

char Generator::memberOf(const CharSet &Set) {
  for (;;) {
    const auto Byte = static_cast<unsigned char>(below(128));
    if (Set.contains(Byte))
      return static_cast<char>(Byte);
  }
}

std::string Generator::escape() {
  constexpr std::string_view Digits = "0123456789ABCDEFabcdef";
  // Normalization mainly affects the escapes of dots and letters.
  constexpr std::string_view Telling[] = {"%2E", "%2e", "%41", "%7e", "%2F",
                                          "%2f", "%25", "%00", "%c3", "%A9"};
  if (oneIn(2))
    return std::string(Telling[below(10)]);
  return {'%', Digits[below(22)], Digits[below(22)]};
}

std::string Generator::text(const CharSet &Set, unsigned Min, unsigned Max) {
  std::string Out;
  const CharSet Letters = Set & (Alpha | Digit | CharSet("."));
  for (unsigned Left = Min + below(Max - Min + 1); Left; --Left) {
    if (oneIn(6))
      Out += escape();
    else
      Out += memberOf(oneIn(2) ? Letters : Set);
  }
  return Out;
}

std::string Generator::scheme() {
  constexpr std::string_view Known[] = {"http", "https", "file", "mailto",
                                        "urn",  "a",     "s+x",  "HTTP"};
  if (oneIn(2))
    return std::string(Known[below(8)]);
  std::string Out(1, memberOf(Alpha));
  for (unsigned Left = below(4); Left; --Left)
    Out += memberOf(SchemeChars);
  return Out;
}

std::string Generator::ipv4Address() {
  constexpr unsigned Bounds[] = {10, 100, 200, 250, 256};
  std::string Out;
  for (int Octet = 0; Octet < 4; ++Octet)
    Out += (Octet ? "." : "") + std::to_string(below(Bounds[below(5)]));
  return Out;
}

std::string Generator::ipv6Address() {
  const bool Ipv4End = oneIn(3);
  const unsigned Room = Ipv4End ? 6 : 8;
  const bool Compressed = oneIn(2);
  const unsigned Groups = Compressed ? below(Room) : Room;
  const unsigned Gap = Compressed ? below(Groups + 1) : Room + 1;
  std::string Out;
  auto Separate = [&] {
    if (!Out.empty() && Out.back() != ':')
      Out += ':';
  };
  for (unsigned Group = 0; Group <= Groups; ++Group) {
    if (Group == Gap)
      Out += "::";
    if (Group == Groups)
      break;
    Separate();
    for (unsigned Left = 1 + below(4); Left; --Left)
      Out += memberOf(HexDigit);
  }
  if (Ipv4End) {
    Separate();
    Out += ipv4Address();
  }
  return Out;
}

std::string Generator::host() {
  switch (below(8)) {
  case 0:
    return ipv4Address();
  case 1:
  case 2:
    return "[" + ipv6Address() + "]";
  case 3: {
    std::string Future = oneIn(4) ? "V" : "v";
    for (unsigned Left = 1 + below(2); Left; --Left)
      Future += memberOf(HexDigit);
    Future += '.';
    for (unsigned Left = 1 + below(4); Left; --Left)
      Future += memberOf(UserinfoChars);
    return "[" + Future + "]";
  }
  case 4:
    if (oneIn(4))
      return "[" + ipv6Address() + "%25" + text(Unreserved, 1, 4) + "]";
    return "";
  default:
    return text(RegNameChars, 0, 8);
  }
}

std::string Generator::authority() {
  std::string Out;
  if (oneIn(3))
    Out += text(UserinfoChars, 0, 6) + "@";
  Out += host();
  if (oneIn(3)) {
    Out += ':';
    for (unsigned Left = below(6); Left; --Left)
      Out += memberOf(Digit);
  }
  return Out;
}

std::string Generator::segments(unsigned Max) {
  constexpr std::string_view Dots[] = {".", "..", "%2E", "%2e%2E", ".%2e"};
  std::string Out;
  for (unsigned Left = below(Max + 1); Left; --Left)
    Out += "/" + (oneIn(4) ? std::string(Dots[below(5)]) : text(Pchar, 0, 5));
  return Out;
}

std::string Generator::reference() {
  std::string Out;
  const bool HasScheme = !oneIn(3);
  if (HasScheme)
    Out += scheme() + ":";
  if (!oneIn(3)) {
    Out += "//" + authority() + segments(4);
  } else if (oneIn(4)) {
    // path-absolute: the first of its segments is not empty.
    Out += "/";
    if (oneIn(2))
      Out += text(Pchar, 1, 5) + segments(3);
  } else if (!oneIn(4)) {
    // path-rootless, or path-noscheme with no ':' in its first segment.
    Out += text(HasScheme ? Pchar : Pchar - CharSet(":"), 1, 5) + segments(3);
  }
  if (oneIn(3))
    Out += "?" + text(QueryChars, 0, 8);
  if (oneIn(3))
    Out += "#" + text(FragmentChars, 0, 8);
  return Out;
}

std::string Generator::mutated(std::string Text) {
  constexpr std::string_view Pieces[] = {"//", "::", "%", "%4", "@", ":", "[",
                                         "]",  "/",  "?", "#",  ".", "1", " "};
  for (unsigned Left = 1 + below(4); Left; --Left) {
    const std::size_t At = below(static_cast<unsigned>(Text.size()) + 1);
    const std::size_t Length =
        1 + below(static_cast<unsigned>(Text.size() - At) / 2 + 1);
    switch (below(6)) {
    case 0:
      Text.erase(At, oneIn(2) ? 1 : Length);
      break;
    case 1:
      Text.insert(At, 1, byte());
      break;
    case 2:
      Text.insert(At, Pieces[below(14)]);
      break;
    case 3:
      Text.insert(At, Text.substr(At, Length));
      break;
    case 4:
      Text.insert(below(static_cast<unsigned>(Text.size()) + 1),
                  Text.substr(At, Length));
      break;
    default:
      if (At < Text.size())
        Text[At] = byte();
      break;
    }
  }
  return Text;
}

std::string Generator::bytes(unsigned MaxSize) {
  std::string Out;
  for (unsigned Left = below(MaxSize + 1); Left; --Left)
    Out += byte();
  return Out;
}
