//===--- LiteralFixture.h - uri-tidy ----------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Parsed programs whose variables hold string literals.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TEST_MODEL_LITERALFIXTURE_H
#define URI_TIDY_TEST_MODEL_LITERALFIXTURE_H

#include "model/LiteralEdit.h"
#include "clang/Frontend/ASTUnit.h"
#include "clang/Frontend/TextDiagnosticBuffer.h"
#include <memory>
#include <string>
#include <vector>

namespace clang::tidy::uri {

/// How a test program is compiled.
struct Compilation {
  std::vector<std::string> Args = {"-std=c++17"};
  std::string FileName = "input.cc";
  /// Further files, by name, that the program can include.
  std::vector<std::pair<std::string, std::string>> Headers = {};
};

class ParsedProgram {
public:
  explicit ParsedProgram(llvm::StringRef Code, const Compilation &How = {});

  const ASTContext &context() const { return Unit->getASTContext(); }

  /// The compiler's errors, one in a line.
  std::string errors() const;

  /// The first literal in the initializer of the variable \p Name, or null.
  const StringLiteral *literalOf(llvm::StringRef Name) const;

  /// The source characters of \p Range, where they are spelled.
  std::string sourceOf(CharSourceRange Range) const;

  /// The main file once \p Hints are applied. Fails the test if a hint does not
  /// lie in the main file.
  std::string apply(llvm::ArrayRef<FixItHint> Hints) const;

private:
  std::string Code;
  TextDiagnosticBuffer Diagnostics;
  std::unique_ptr<ASTUnit> Unit;
};

/// The edit that replaces the first \p Old in \p Text by \p New. Fails the test
/// if there is none.
ByteEdit replacing(const LiteralText &Text, llvm::StringRef Old,
                   std::string New);

void PrintTo(FixRefusal Why, std::ostream *Out);

} // namespace clang::tidy::uri

#endif // URI_TIDY_TEST_MODEL_LITERALFIXTURE_H
