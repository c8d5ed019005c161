//===--- Component.h - uri-tidy ---------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The components of a URI that data can go into, and their characters.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_CORE_COMPONENT_H
#define URI_TIDY_CORE_COMPONENT_H

#include "core/CharSet.h"

#include <string_view>

namespace uricore {

/// A path counts by its segments and a query by its keys and values, because
/// that is where a program puts one piece of data.
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

/// The component's name for people, in the RFC's words.
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
/// they are, without '%'. A key or value has those of the whole query: that '&'
/// and '=' part it is a custom of forms, not of the grammar.
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

/// The characters that data keeps when it is encoded for \p C: the unreserved
/// ones everywhere, although the grammar takes more. Which of the reserved
/// characters delimit something is decided by the scheme and the server
/// (RFC 3986, section 2.2), so data that keeps none of them is right under
/// every such decision, and stays right when it is moved to another component.
/// Scheme and port have no escapes: nothing can be encoded for them, and what
/// is legal there is kept.
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
