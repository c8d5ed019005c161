//===--- Form.cpp - uri-tidy ----------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "core/Form.h"

namespace uricore {

static std::string withCrlf(std::string_view Bytes) {
  std::string Out;
  Out.reserve(Bytes.size() + Bytes.size() / 16);
  for (std::size_t I = 0; I < Bytes.size(); ++I) {
    if (Bytes[I] != '\r' && Bytes[I] != '\n') {
      Out += Bytes[I];
      continue;
    }
    Out += "\r\n";
    if (Bytes[I] == '\r' && I + 1 < Bytes.size() && Bytes[I + 1] == '\n')
      ++I;
  }
  return Out;
}

std::string formEncode(std::string_view Bytes, LineBreaks Breaks,
                       const CharSet &Safe) {
  if (Breaks == LineBreaks::Crlf)
    return formEncode(withCrlf(Bytes), LineBreaks::Keep, Safe);
  std::string Out = encode(Bytes, Safe | CharSet(" "));
  for (char &C : Out)
    if (C == ' ')
      C = '+';
  return Out;
}

Decoded formDecode(std::string_view Text) {
  std::string Spaced(Text);
  for (char &C : Spaced)
    if (C == '+')
      C = ' ';
  return decode(Spaced);
}

} // namespace uricore
