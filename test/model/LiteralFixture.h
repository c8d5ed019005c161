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
  /// The names and contents of further files that the program can include.
  std::vector<std::pair<std::string, std::string>> Headers = {};
};

class ParsedProgram {
public:
  explicit ParsedProgram(llvm::StringRef Code, const Compilation &How = {});

  const ASTContext &context() const { return Unit->getASTContext(); }

  /// The errors of the compiler, one per line.
  std::string errors() const;

  /// Returns the first literal in the initializer of the variable \p Name, or
  /// null.
  const StringLiteral *literalOf(llvm::StringRef Name) const;

  /// Returns the source characters of \p Range at their spelling location.
  std::string sourceOf(CharSourceRange Range) const;

  /// Returns the main file after applying \p Hints. Fails the test if a hint is
  /// not located in the main file.
  std::string apply(llvm::ArrayRef<FixItHint> Hints) const;

private:
  std::string Code;
  TextDiagnosticBuffer Diagnostics;
  std::unique_ptr<ASTUnit> Unit;
};

/// Returns the edit that replaces the first \p Old in \p Text with \p New.
/// Fails the test if \p Text does not contain \p Old.
ByteEdit replacing(const LiteralText &Text, llvm::StringRef Old,
                   std::string New);

void PrintTo(FixRefusal Why, std::ostream *Out);

} // namespace clang::tidy::uri

#endif // URI_TIDY_TEST_MODEL_LITERALFIXTURE_H
