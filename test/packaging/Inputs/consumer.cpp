//===--- consumer.cpp - uri-tidy ------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A C++ program that includes every header of the core, and has a folder 'core'
// of its own.
//
//===----------------------------------------------------------------------===//

#include "core/CharSet.h"

#include <uri-tidy/core/Form.h>
#include <uri-tidy/core/Idna.h>
#include <uri-tidy/core/Iri.h>
#include <uri-tidy/core/Percent.h>
#include <uri-tidy/core/Reference.h>
#include <uri-tidy/percent.h>

#include <cstdio>

using namespace uricore;

static int Failures = own::NoFailures;

static void expect(bool Holds, const char *What) {
  if (!Holds) {
    std::fprintf(stderr, "%s\n", What);
    ++Failures;
  }
}

int main() {
  expect(encode("a/b", Component::PathSegment) == "a%2Fb", "component");
  expect(encode("a/ b", Unreserved | CharSet("/")) == "a/%20b", "set");
  expect(decode("a%2Fb").Bytes == "a/b", "decode");
  expect(formDecode(formEncode("a b+c")).Bytes == "a b+c", "form");
  expect(iriToUri("http://h/\xC3\xA9", nullptr) == "http://h/%C3%A9", "IRI");
  expect(uriToIri("http://h/%C3%A9", nullptr) == "http://h/\xC3\xA9", "URI");
  expect(hostToAscii("b\xC3\xBC"
                     "cher.de")
                 .value_or("xn--bcher-kva.de") == "xn--bcher-kva.de",
         "host");
  expect(split("http://h/p?q").Query.in("http://h/p?q") == "q", "split");
  expect(uri_tidy_first_error("/a b", 4) == 2, "C");
  return Failures;
}
