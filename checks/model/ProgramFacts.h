//===--- ProgramFacts.h - uri-tidy ------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What one translation unit asks of the others of the program, and what they
/// answer.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_MODEL_PROGRAMFACTS_H
#define URI_TIDY_MODEL_PROGRAMFACTS_H

#include "core/CharSet.h"
#include "knowledge/Apis.h"
#include <map>
#include <set>
#include <string>

namespace clang::tidy::uri {

/// A question about text that other units determine: which texts do all calls
/// pass as a parameter, does a function return, or does a field or a global
/// variable hold?
struct ProgramQuestion {
  /// Identifies what is asked about, in all units.
  std::string Key;
  /// The identifier without which no source can mention it; empty if a source
  /// can store it without a name, as in `{Title, Url}`.
  std::string Name;
  /// Of a field or a variable: the header without which no source can mention
  /// it, as an absolute path.
  std::string Header;

  bool isAboutFunction() const { return Header.empty(); }
};

/// What one or several units say about the texts that a question is about.
struct ProgramAnswer {
  /// Whether some of them are data that was not encoded, or not analysed;
  /// encoded text; and other text, such as constants and numbers.
  bool Raw = false, Encoded = false, Other = false;
  /// The bytes that can occur.
  uricore::CharSet Chars;
  /// The layers of percent-encoding, at least and at most.
  signed char LowLevel = 0, HighLevel = 0;
  UriPart Part = UriPart::Data;
  /// The keys of other questions: these texts, too.
  std::set<std::string> Others;

  /// Nothing is known.
  static ProgramAnswer anything() {
    ProgramAnswer Result;
    Result.Raw = true;
    return Result;
  }
  /// No unit has said anything.
  bool isEmpty() const { return !Raw && !Encoded && !Other && Others.empty(); }
  void add(const ProgramAnswer &More);

  bool operator==(const ProgramAnswer &With) const;
  bool operator!=(const ProgramAnswer &With) const { return !(*this == With); }
};

/// The state of one process. Only the driver uses it; otherwise, nothing is
/// asked and nothing is known.
struct ProgramFacts {
  static ProgramFacts &current();

  /// Whether questions are collected.
  bool Asks = false;
  /// What the findings of this unit depend on.
  std::map<std::string, ProgramQuestion> Questions;
  /// What this unit has to answer, and what it says.
  std::map<std::string, ProgramQuestion> Wanted;
  std::map<std::string, ProgramAnswer> Answers;
  /// What all units of the program say.
  std::map<std::string, ProgramAnswer> Known;

  /// Whether this unit only has to answer.
  bool isAnswering() const { return !Wanted.empty(); }
  /// The answer to \p Key, or null.
  const ProgramAnswer *find(const std::string &Key) const {
    const auto Found = Known.find(Key);
    return Found == Known.end() ? nullptr : &Found->second;
  }
};

} // namespace clang::tidy::uri

#endif // URI_TIDY_MODEL_PROGRAMFACTS_H
