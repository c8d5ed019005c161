//===--- Component.h - uri-tidy ---------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The components of a URI that data can be inserted into, and their
/// characters.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_CORE_COMPONENT_H
#define URI_TIDY_CORE_COMPONENT_H

#include "CharSet.h"

#include <string_view>

namespace uricore {

/// A path is represented by its segments and a query by its keys and values,
/// because that is where a program inserts a single piece of data.
enum class Component : unsigned char {
  Scheme,
  Userinfo,
  Host,
  Port,
  PathSegment,
  QueryKey,
  QueryValue,
  Fragment
};

/// The human-readable name of the component, in the terms of the RFC.
constexpr std::string_view name(Component C) {
  switch (C) {
  case Component::Scheme:
    return "scheme";
  case Component::Userinfo:
    return "userinfo";
  case Component::Host:
    return "host";
  case Component::Port:
    return "port";
  case Component::PathSegment:
    return "path segment";
  case Component::QueryKey:
    return "query key";
  case Component::QueryValue:
    return "query value";
  case Component::Fragment:
    return "fragment";
  }
  return {};
}

/// The characters that the grammar of RFC 3986 (appendix A) allows in \p C as
/// they are, without '%'. For a key or value, these are the characters of the
/// whole query: '&' and '=' are delimiters by the convention of forms, not by
/// the grammar.
constexpr CharSet allowedRaw(Component C) {
  switch (C) {
  case Component::Scheme:
    return SchemeChars;
  case Component::Userinfo:
    return UserinfoChars;
  case Component::Host:
    return HostChars;
  case Component::Port:
    return PortChars;
  case Component::PathSegment:
    return SegmentChars;
  case Component::QueryKey:
  case Component::QueryValue:
    return QueryChars;
  case Component::Fragment:
    return FragmentChars;
  }
  return {};
}

/// The characters that data keeps when it is encoded for \p C: only the
/// unreserved ones, although the grammar allows more. The scheme and the server
/// determine which reserved characters are delimiters (RFC 3986, section 2.2).
/// Data that keeps none of them is therefore correct whichever these are, and
/// remains correct when it is moved to another component. A scheme or port
/// cannot contain escapes: data for them cannot be encoded, and the allowed
/// characters are kept.
constexpr CharSet safeData(Component C) {
  switch (C) {
  case Component::Scheme:
    return SchemeChars;
  case Component::Port:
    return PortChars;
  case Component::Userinfo:
  case Component::Host:
  case Component::PathSegment:
  case Component::QueryKey:
  case Component::QueryValue:
  case Component::Fragment:
    return Unreserved;
  }
  return {};
}

} // namespace uricore

#endif // URI_TIDY_CORE_COMPONENT_H
