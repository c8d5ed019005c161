/*===--- annotate.h - uri-tidy ----------------------------------*- C++ -*-===*\
|*
|* Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
|* See LICENSE for license information.
|* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
|*
|*===----------------------------------------------------------------------===*|
|*
|* What your functions do with URIs, for uri-tidy to read. Copy this file, or
|* include it from where uri-tidy is installed. Other compilers ignore it.
|*
|*   URI_TIDY(encodes(query-value)) std::string shield(const std::string &Text);
|*   void visit(URI_TIDY(takes(path, raw)) const char *Path);
|*
|* The facts are those of a catalogue: see docs/catalogue.md.
|*
\*===----------------------------------------------------------------------===*/

#ifndef URI_TIDY_ANNOTATE_H
#define URI_TIDY_ANNOTATE_H

#if defined(__clang__)
#define URI_TIDY(Fact) __attribute__((annotate("uri-tidy:" #Fact)))
#else
#define URI_TIDY(Fact)
#endif

#endif
