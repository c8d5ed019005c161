//===--- Finding.h - uri-tidy -----------------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Findings, from the process that checks a file to the report.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_FINDINGS_FINDING_H
#define URI_TIDY_TOOL_FINDINGS_FINDING_H

#include "LLVMCompat.h"
#include "model/Evidence.h"
#include "clang/Basic/Diagnostic.h"
#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>
#include <vector>

namespace clang::tidy::uri::tool {

/// A range of bytes in a file.
struct ByteRange {
  /// As the compiler spells it; may be relative to the finding's directory.
  std::string Name;
  unsigned Offset = 0, Length = 0;
};

/// The same range as a path, lines and columns. A Locator sets its members.
struct Place : ByteRange {
  /// Absolute, without symbolic links. In a Report, relative to its root if it
  /// is below that.
  std::string Path;
  /// From 1. Columns count code points; the end is after the last one.
  unsigned Line = 1, Column = 1, EndLine = 1, EndColumn = 1;

  bool isRelative() const { return Path.empty() || Path.front() != '/'; }
};

struct Edit {
  Place Where;
  std::string NewText;
};

/// The message of a finding, or of one of its notes.
struct Message {
  std::string Text;
  std::optional<Place> Where;
  /// Underlined in the source line.
  std::vector<ByteRange> Ranges;
  /// The edits of a fix, sorted by offset. The fix of a finding keeps the
  /// meaning of the URI; the fix of a note changes what a server receives.
  std::vector<Edit> Edits;
};

/// Why a finding does not count.
enum class Suppression { None, InSource, Baseline };

struct Finding : Message {
  std::string Check;
  /// Other enabled names of the check.
  std::vector<std::string> Aliases;
  DiagnosticsEngine::Level Level = DiagnosticsEngine::Warning;
  /// The configuration treats it as an error.
  bool IsWarningAsError = false;
  /// The directory in which the command was run.
  std::string Directory;
  std::vector<Message> Notes;
  Suppression SuppressedBy = Suppression::None;
  /// What the check knows; nothing if it is not from one of our checks.
  std::optional<FindingDetails> Details;

  /// The line of the finding, without its end; of a very long line, only the
  /// beginning. Set by a Locator.
  std::string LineText;
  bool IsLineWhole = true;
  /// Identifies the finding in any run, and in any version of the file in which
  /// its line is the same. Set by a Locator; mergeFindings() completes it.
  std::string Fingerprint;
  /// None of its lines has changed since the revision of --diff-base.
  bool IsOld = false;

  /// Requires details.
  Confidence confidence() const {
    return levelOf(Details->Known.Features, Check);
  }
  bool isError() const {
    return IsWarningAsError || Level >= DiagnosticsEngine::Error;
  }
  /// Whether \p Note leads to the finding: it has no fix and is on another
  /// line, and thus indicates where the value comes from.
  bool comesFrom(const Message &Note) const {
    return Note.Where && Note.Edits.empty() && Where &&
           (Note.Where->Path != Where->Path || Note.Where->Line != Where->Line);
  }
  /// Whether one of our checks reported it, so that a baseline can accept it.
  bool isFromCheck() const { return compat::startsWith(Check, "uri-"); }
  bool isFromCompiler() const {
    return compat::startsWith(Check, "clang-diagnostic-");
  }
  /// Whether it is printed, and fixed on request. Errors of the compiler always
  /// are.
  bool counts() const {
    return SuppressedBy == Suppression::None && (!IsOld || isFromCompiler());
  }
};

} // namespace clang::tidy::uri::tool

#endif // URI_TIDY_TOOL_FINDINGS_FINDING_H
