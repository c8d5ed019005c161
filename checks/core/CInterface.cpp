//===--- CInterface.cpp - uri-tidy ----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The functions for C programs. No exception may leave them, so they do not
/// allocate, and write directly to the buffer of the caller.
///
//===----------------------------------------------------------------------===//

#include "core/CharSet.h"
#include "core/Percent.h"
#include "core/Reference.h"

#include <uri-tidy/percent.h>

#include <cstddef>
#include <optional>
#include <string_view>

namespace uricore {

/// Bytes that are not in a null pointer, which std::string_view may not be.
static std::string_view viewOf(const char *Text, std::size_t Length) {
  return Length ? std::string_view(Text, Length) : std::string_view();
}

/// One more than the longest result, so that there is room for a NUL.
static constexpr std::size_t Longest = URI_TIDY_NONE - 1;

static std::size_t encodeInto(char *Out, std::size_t Size,
                              std::string_view Bytes, const CharSet &Safe,
                              bool SpaceAsPlus) {
  const CharSet Single = SpaceAsPlus ? Safe | CharSet(" ") : Safe;
  std::size_t Length = Bytes.size();
  for (char C : Bytes)
    if (!Single.contains(static_cast<unsigned char>(C))) {
      if (Length > Longest - EscapeLength)
        Length = Longest;
      else
        Length += EscapeLength - 1;
    }
  if (Length >= Size || Length == Longest) {
    if (Size)
      *Out = '\0';
    return Length;
  }
  for (char C : Bytes) {
    const auto Byte = static_cast<unsigned char>(C);
    if (Single.contains(Byte)) {
      *Out++ = SpaceAsPlus && C == ' ' ? '+' : C;
      continue;
    }
    constexpr char HexDigits[] = "0123456789ABCDEF";
    *Out++ = '%';
    *Out++ = HexDigits[Byte / 16];
    *Out++ = HexDigits[Byte % 16];
  }
  *Out = '\0';
  return Length;
}

static std::size_t decodeInto(char *Out, std::size_t Size,
                              std::string_view Text, std::size_t *Malformed,
                              bool PlusAsSpace) {
  std::size_t Length = 0;
  std::size_t FirstMalformed = URI_TIDY_NONE;
  for (std::size_t At = 0; At < Text.size(); ++Length) {
    const bool IsEscape = escapeAt(Text, At).has_value();
    if (Text[At] == '%' && !IsEscape && FirstMalformed == URI_TIDY_NONE)
      FirstMalformed = At;
    At += IsEscape ? EscapeLength : 1;
  }
  if (Malformed)
    *Malformed = FirstMalformed;
  if (Length >= Size) {
    if (Size)
      *Out = '\0';
    return Length;
  }
  // If the buffers are the same, a byte is written only after it has been read.
  for (std::size_t At = 0; At < Text.size();) {
    if (const std::optional<Escape> E = escapeAt(Text, At)) {
      *Out++ = static_cast<char>(E->Octet);
      At += EscapeLength;
    } else {
      *Out++ = PlusAsSpace && Text[At] == '+' ? ' ' : Text[At];
      ++At;
    }
  }
  *Out = '\0';
  return Length;
}

} // namespace uricore

using namespace uricore;

std::size_t uri_tidy_encode(char *Out, std::size_t Size, const char *Text,
                            std::size_t Length, const char *Keep) {
  const CharSet Kept = Keep ? CharSet(Keep) : CharSet();
  return encodeInto(Out, Size, viewOf(Text, Length), Unreserved | Kept,
                    /*SpaceAsPlus=*/false);
}

std::size_t uri_tidy_decode(char *Out, std::size_t Size, const char *Text,
                            std::size_t Length, std::size_t *Malformed) {
  return decodeInto(Out, Size, viewOf(Text, Length), Malformed,
                    /*PlusAsSpace=*/false);
}

std::size_t uri_tidy_form_encode(char *Out, std::size_t Size, const char *Text,
                                 std::size_t Length) {
  return encodeInto(Out, Size, viewOf(Text, Length), FormSafe,
                    /*SpaceAsPlus=*/true);
}

std::size_t uri_tidy_form_decode(char *Out, std::size_t Size, const char *Text,
                                 std::size_t Length, std::size_t *Malformed) {
  return decodeInto(Out, Size, viewOf(Text, Length), Malformed,
                    /*PlusAsSpace=*/true);
}

std::size_t uri_tidy_first_error(const char *Text, std::size_t Length) {
  return firstError(viewOf(Text, Length)).value_or(URI_TIDY_NONE);
}
