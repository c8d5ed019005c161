//===--- DiffBase.cpp - uri-tidy ------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "findings/DiffBase.h"
#include "LLVMCompat.h"
#include "support/Messages.h"
#include "support/Paths.h"
#include "support/SourceLines.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Program.h"
#include <algorithm>
#include <limits>

using llvm::StringRef;

namespace clang::tidy::uri::tool {
namespace {

struct Answer {
  int Code = 0;
  /// The text on the standard output and on stderr.
  std::string Output, Errors;
};

std::string contentsOf(StringRef File) {
  const auto Text = llvm::MemoryBuffer::getFile(File);
  return Text ? (*Text)->getBuffer().str() : std::string();
}

/// Runs `git ARGUMENTS` in \p Directory. Prints an error and returns nothing if
/// it cannot be run.
std::optional<Answer> ask(StringRef Directory,
                          llvm::ArrayRef<StringRef> Arguments) {
  const auto Program = llvm::sys::findProgramByName("git");
  if (!Program) {
    printError("--diff-base: git is not installed");
    return std::nullopt;
  }
  llvm::SmallString<128> Output, Errors;
  if (llvm::sys::fs::createTemporaryFile("uri-tidy", "out", Output) ||
      llvm::sys::fs::createTemporaryFile("uri-tidy", "err", Errors)) {
    printError("--diff-base: cannot create a temporary file");
    return std::nullopt;
  }
  const llvm::FileRemover RemoveOutput(Output), RemoveErrors(Errors);
  // git must neither write to the repository nor run programs that it
  // configures.
  std::vector<StringRef> Line = {
      *Program, "--no-optional-locks",  "-C", Directory,
      "-c",     "core.quotePath=false", "-c", "core.fsmonitor=false"};
  Line.insert(Line.end(), Arguments.begin(), Arguments.end());
  std::string Problem;
  Answer Result;
  Result.Code = llvm::sys::ExecuteAndWait(
      *Program, Line, /*Env=*/{},
      {StringRef(""), StringRef(Output), StringRef(Errors)},
      /*SecondsToWait=*/0, /*MemoryLimit=*/0, &Problem);
  Result.Output = contentsOf(Output);
  Result.Errors = Problem.empty() ? contentsOf(Errors) : Problem;
  return Result;
}

/// Returns the standard output of git. Prints an error and returns nothing if
/// git fails.
std::optional<std::string> git(StringRef Directory,
                               llvm::ArrayRef<StringRef> Arguments) {
  std::optional<Answer> Said = ask(Directory, Arguments);
  if (Said && Said->Code == 0)
    return std::move(Said->Output);
  if (Said)
    printError("--diff-base: git: " +
               StringRef(Said->Errors).split('\n').first);
  return std::nullopt;
}

/// The hash of the single commit that \p Revision refers to. With a range, an
/// option or a file name, git would compare something else.
std::optional<std::string> commitOf(StringRef Revision, StringRef Root) {
  const std::string Wanted = (Revision + "^{commit}").str();
  const std::optional<Answer> Said = ask(
      Root, {"rev-parse", "--verify", "--quiet", "--end-of-options", Wanted});
  if (!Said)
    return std::nullopt;
  const StringRef Name = StringRef(Said->Output).trim();
  if (Said->Code == 0 && !Name.empty() && llvm::all_of(Name, llvm::isHexDigit))
    return Name.str();
  printError("--diff-base: " +
             (Said->Errors.empty()
                  ? "'" + Revision.str() + "' does not name a commit"
                  : "git: " + StringRef(Said->Errors).split('\n').first.str()));
  return std::nullopt;
}

/// Undoes git's quoting of unusual characters, which is that of C.
std::string unquote(StringRef Name) {
  if (!Name.consume_front("\""))
    return Name.str();
  Name.consume_back("\"");
  std::string Result;
  while (!Name.empty()) {
    char C = Name.front();
    Name = Name.drop_front();
    if (C == '\\' && !Name.empty()) {
      unsigned Octal;
      if (!Name.take_front(3).getAsInteger(8, Octal)) {
        C = static_cast<char>(Octal);
        Name = Name.drop_front(3);
      } else {
        C = Name.front() == 't'   ? '\t'
            : Name.front() == 'n' ? '\n'
                                  : Name.front();
        Name = Name.drop_front();
      }
    }
    Result += C;
  }
  return Result;
}

/// Converts \p Ranges from git's line numbers to Clang's: in git, lines end
/// with a line feed; in Clang, also with a lone carriage return.
void countAsClang(StringRef File,
                  llvm::MutableArrayRef<std::pair<unsigned, unsigned>> Ranges) {
  const std::string Text = contentsOf(File);
  if (!hasLoneReturn(Text))
    return;
  const SourceLines Lines(File);
  std::vector<size_t> Begins = {0};
  for (size_t I = 0; I < Text.size(); ++I)
    if (Text[I] == '\n')
      Begins.push_back(I + 1);
  Begins.push_back(Text.size() + 1);
  const auto Begin = [&Begins](size_t Line) {
    return Begins[std::clamp<size_t>(Line, 1, Begins.size()) - 1];
  };
  for (auto &[First, Last] : Ranges) {
    Last = Lines.at(Begin(Last + size_t(1)) - 1).Line;
    First = Lines.at(Begin(First)).Line;
  }
}

} // namespace

std::optional<ChangedLines> ChangedLines::since(StringRef Revision,
                                                StringRef Root) {
  const std::optional<std::string> Commit = commitOf(Revision, Root);
  if (!Commit)
    return std::nullopt;
  // The changes that git reports, and their format, must not depend on
  // attributes or settings.
  const auto Patch = git(
      Root, {"diff", "--text", "--no-textconv", "--no-ext-diff", "--no-color",
             "--unified=0", "--inter-hunk-context=0", "--no-prefix",
             "--no-relative", "--no-renames", "--ignore-submodules=none",
             "--submodule=short", *Commit, "--"});
  const auto New = Patch ? git(Root, {"ls-files", "--others", "-z",
                                      "--exclude-standard", "--full-name"})
                         : std::nullopt;
  if (!New)
    return std::nullopt;
  ChangedLines Result;
  Result.Root = Root.str();
  Result.addPatch(*Patch);
  // With structured bindings, LLVM 19 returns copies of the values.
  for (auto &Entry : Result.Files) {
    const StringRef Name = Entry.getKey();
    const std::string Path = pathFrom(Root, Name);
    // A nested repository: git only reports that it has changed.
    if (llvm::sys::fs::is_directory(Path))
      Result.Directories.push_back(Name.str() + "/");
    else
      countAsClang(Path, Entry.getValue());
  }
  for (StringRef Rest = *New; !Rest.empty(); Rest = Rest.split('\0').second)
    Result.addFile(Rest.split('\0').first);
  return Result;
}

void ChangedLines::addPatch(StringRef Patch) {
  std::vector<LineRange> *Current = nullptr;
  unsigned Ahead = 0; // Lines of the hunk that are still to come.
  while (!Patch.empty()) {
    const auto [Line, Rest] = Patch.split('\n');
    Patch = Rest;
    // A changed line may begin like a header.
    if (Ahead > 0 &&
        (compat::startsWith(Line, "+") || compat::startsWith(Line, "-"))) {
      --Ahead;
      continue;
    }
    StringRef Text = Line;
    if (Text.consume_front("+++ ")) {
      // git appends a tab to a name with blanks.
      Current = &Files[unquote(Text.rtrim('\t'))];
    } else if (Text.consume_front("@@ -") && Current) {
      const auto Range = [](StringRef Numbers) {
        const auto [First, Count] = Numbers.split(',');
        std::pair<unsigned, unsigned> Result = {0, 1};
        First.getAsInteger(10, Result.first);
        if (!Count.empty())
          Count.getAsInteger(10, Result.second);
        return Result;
      };
      const auto [Old, New] = Text.split(" @@").first.split(" +");
      const auto [First, Count] = Range(New);
      Ahead = Range(Old).second + Count;
      if (Count > 0)
        Current->push_back({First, First + Count - 1});
    }
  }
}

void ChangedLines::addFile(StringRef Path) {
  // Another repository: git does not look into it.
  if (compat::endsWith(Path, "/"))
    Directories.push_back(Path.str());
  Files[Path] = {{1, std::numeric_limits<unsigned>::max()}};
}

bool ChangedLines::concerns(StringRef Path) const {
  const auto Name = pathBelow(Root, Path);
  return Name && (compat::contains(Files, *Name) || isBelow(*Name));
}

bool ChangedLines::contains(const Place &Where) const {
  const auto Name = pathBelow(Root, Where.Path);
  if (!Name)
    return false;
  const auto Ranges = Files.find(*Name);
  return (Ranges != Files.end() &&
          llvm::any_of(Ranges->second,
                       [&](const LineRange &Range) {
                         return Range.first <= Where.EndLine &&
                                Where.Line <= Range.second;
                       })) ||
         isBelow(*Name);
}

bool ChangedLines::isBelow(StringRef Path) const {
  return llvm::any_of(Directories, [Path](const std::string &Directory) {
    return compat::startsWith(Path, Directory);
  });
}

} // namespace clang::tidy::uri::tool
