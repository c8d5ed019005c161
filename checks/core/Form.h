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

#include "core/Percent.h"

#include <string>
#include <string_view>

namespace uricore {

/// What the form encoder does with line breaks.
enum class LineBreaks : unsigned char {
  Keep,
  /// CR, LF and CRLF each become CRLF, as in a form's submission (WHATWG HTML,
  /// "constructing the entry list").
  Crlf
};

/// One name or value of a form: FormSafe stays, a space becomes '+', every
/// other byte an escape.
std::string formEncode(std::string_view Bytes,
                       LineBreaks Breaks = LineBreaks::Keep);

/// One name or value back as bytes: '+' is a space, malformed escapes stay as
/// they are and are listed.
Decoded formDecode(std::string_view Text);

} // namespace uricore

#endif // URI_TIDY_CORE_FORM_H
