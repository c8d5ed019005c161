//===--- Form.h - uri-tidy --------------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// application/x-www-form-urlencoded (WHATWG URL, section 5).
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_CORE_FORM_H
#define URI_TIDY_CORE_FORM_H

#include "Percent.h"

#include <string>
#include <string_view>

namespace uricore {

/// How the form encoder treats line breaks.
enum class LineBreaks : unsigned char {
  Keep,
  /// CR, LF and CRLF each become CRLF, as when a form is submitted (WHATWG
  /// HTML, "constructing the entry list").
  Crlf
};

/// Encodes one name or value of a form: a space becomes '+', and every other
/// byte outside \p Safe becomes an escape. To be decoded again, \p Safe must
/// contain neither '+' nor '%'.
std::string formEncode(std::string_view Bytes,
                       LineBreaks Breaks = LineBreaks::Keep,
                       const CharSet &Safe = FormSafe);

/// Decodes one name or value: '+' becomes a space; malformed escapes are kept
/// and listed.
Decoded formDecode(std::string_view Text);

} // namespace uricore

#endif // URI_TIDY_CORE_FORM_H
