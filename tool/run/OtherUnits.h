//===--- OtherUnits.h - uri-tidy --------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What findings ask the other units of the program, and which units can
/// answer.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_RUN_OTHERUNITS_H
#define URI_TIDY_TOOL_RUN_OTHERUNITS_H

#include "cache/FileResult.h"
#include "model/ProgramFacts.h"
#include "llvm/ADT/StringMap.h"
#include <map>
#include <set>
#include <string>
#include <vector>

namespace clang::tidy::uri::tool {

/// The questions and answers of a run.
class OtherUnits {
public:
  /// \p Files are all units of the program, by absolute paths.
  explicit OtherUnits(std::vector<std::string> Files);

  /// A unit that has to answer.
  struct Request {
    std::string File;
    std::map<std::string, ProgramQuestion> Wanted;
  };

  /// Records that the unit \p File reads \p Inputs, which must outlive this:
  /// only a unit that reads a header can store the fields of the classes in it.
  void addInputs(llvm::StringRef File, llvm::ArrayRef<InputFile> Inputs) {
    Headers[File] = Inputs;
  }
  void ask(const std::map<std::string, ProgramQuestion> &Questions);
  /// The units that have to answer next; empty if no question is open.
  std::vector<Request> next();
  /// Adds the answers in \p Result, that of the unit of \p Of.
  void add(const Request &Of, const FileResult &Result);
  /// What the whole program says, where it says something that helps.
  std::map<std::string, ProgramAnswer> known() const;

private:
  /// Whether \p File, which \p Text is the content of, can mention what \p
  /// Asked is about.
  bool mayMention(llvm::StringRef File, llvm::StringRef Text,
                  const ProgramQuestion &Asked) const;

  /// The questions about functions that a header may call: the sources do not
  /// show which units call them.
  std::set<std::string> calledInHeaders() const;
  /// Whether \p File belongs to a test: its constants say little about what
  /// others pass.
  bool isOfTest(llvm::StringRef File) const;

  std::vector<std::string> Files;
  /// The part that the paths of all files have in common.
  size_t CommonLength = 0;
  llvm::StringMap<llvm::ArrayRef<InputFile>> Headers;
  std::map<std::string, ProgramQuestion> Open;
  std::map<std::string, ProgramAnswer> Said;
  unsigned Rounds = 0;
};

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_RUN_OTHERUNITS_H
