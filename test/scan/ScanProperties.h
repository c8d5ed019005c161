//===--- ScanProperties.h - uri-tidy ----------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Properties that the scan of every text has, whatever its bytes. They are
/// tested on generated text and on the inputs of the fuzzer.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TEST_SCAN_SCANPROPERTIES_H
#define URI_TIDY_TEST_SCAN_SCANPROPERTIES_H

#include "scan/Scan.h"
#include "llvm/ADT/StringRef.h"
#include <memory>
#include <vector>

namespace clang::tidy::uri::tool::test {

/// A copy of a text, followed by a NUL and by nothing else that may be read.
class Terminated {
public:
  explicit Terminated(llvm::StringRef Text);
  llvm::StringRef text() const { return {Bytes.get(), Size}; }

private:
  size_t Size;
  std::unique_ptr<char[]> Bytes;
};

/// A table without the names of any file. Faster than constructing one.
NameTable emptyTable();

/// The names in a file, including those in the macros of a header.
std::vector<NameTable::Id> allNames(const FileScan &Scan);
/// The evidence in its literals, including those in the macros of a header.
TextEvidence allEvidence(const FileScan &Scan);

struct Property {
  /// A CamelCase sentence, also the test's name.
  const char *Name;
  bool (*HoldsFor)(llvm::StringRef Text);
};

/// Whether the scan of \p Text has all names, literals and inclusions that
/// Clang's lexer sees, or leaves the text to the compiler.
bool compilerSeesNoMore(llvm::StringRef Text);

std::vector<Property> allProperties();

} // namespace clang::tidy::uri::tool::test

#endif // URI_TIDY_TEST_SCAN_SCANPROPERTIES_H
