//===--- ScanProperties.h - uri-tidy ----------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What holds of the scan of every text, whatever its bytes. The property test
/// checks it on generated text and the fuzzer on what it finds.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TEST_SCAN_SCANPROPERTIES_H
#define URI_TIDY_TEST_SCAN_SCANPROPERTIES_H

#include "scan/Scan.h"
#include "llvm/ADT/StringRef.h"
#include <memory>
#include <vector>

namespace clang::tidy::uri::tool::test {

/// A text with a NUL behind it, and with nothing else that may be read.
class Terminated {
public:
  explicit Terminated(llvm::StringRef Text);
  llvm::StringRef text() const { return {Bytes.get(), Size}; }

private:
  size_t Size;
  std::unique_ptr<char[]> Bytes;
};

/// A table that no file has been scanned into. Faster than a new one.
NameTable emptyTable();

/// The names that \p Scan holds of a file; of a header, those in macros too.
std::vector<NameTable::Id> allNames(const FileScan &Scan);
/// The same for the signs of literals.
TextSigns allSigns(const FileScan &Scan);

struct Property {
  /// A CamelCase sentence, also the test's name.
  const char *Name;
  bool (*HoldsFor)(llvm::StringRef Text);
};

/// Whether nothing that Clang's lexer sees in \p Text is missing in its scan,
/// unless the scan leaves the text to the compiler.
bool compilerSeesNoMore(llvm::StringRef Text);

std::vector<Property> allProperties();

} // namespace clang::tidy::uri::tool::test

#endif // URI_TIDY_TEST_SCAN_SCANPROPERTIES_H
