//===--- DiffBase.cpp - uri-tidy ------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DiffBase.h"
#include "Messages.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Program.h"
#include <limits>

using llvm::StringRef;

namespace clang::tidy::uri::tool {
namespace {

/// What `git ARGUMENTS` prints in \p Directory; nothing, with an error printed,
/// if it fails.
std::optional<std::string> git(StringRef Directory,
                               llvm::ArrayRef<StringRef> Arguments) {
  const auto Program = llvm::sys::findProgramByName("git");
  if (!Program) {
    printError("--diff-base: git is not installed");
    return std::nullopt;
  }
  llvm::SmallString<128> Output, Errors;
  if (llvm::sys::fs::createTemporaryFile("uri-tidy", "out", Output) ||
      llvm::sys::fs::createTemporaryFile("uri-tidy", "err", Errors)) {
    printError("--diff-base: cannot make a temporary file");
    return std::nullopt;
  }
  const llvm::FileRemover RemoveOutput(Output), RemoveErrors(Errors);
  std::vector<StringRef> Line = {*Program, "-C", Directory, "-c",
                                 "core.quotePath=false"};
  Line.insert(Line.end(), Arguments.begin(), Arguments.end());
  std::string Problem;
  const int Code = llvm::sys::ExecuteAndWait(
      *Program, Line, /*Env=*/std::nullopt,
      {StringRef(""), StringRef(Output), StringRef(Errors)},
      /*SecondsToWait=*/0, /*MemoryLimit=*/0, &Problem);
  const auto Text = llvm::MemoryBuffer::getFile(Code == 0 ? Output : Errors);
  const StringRef Printed = Text ? (*Text)->getBuffer() : StringRef();
  if (Code == 0)
    return Printed.str();
  printError("--diff-base: git: " +
             (Problem.empty() ? Printed.split('\n').first : Problem));
  return std::nullopt;
}

/// git quotes names with odd characters as C does.
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

} // namespace

std::optional<ChangedLines> ChangedLines::since(StringRef Revision,
                                                StringRef Root) {
  const auto Patch =
      git(Root, {"diff", "--unified=0", "--no-color", "--no-ext-diff",
                 "--no-prefix", "--end-of-options", Revision, "--"});
  const auto New = Patch ? git(Root, {"ls-files", "--others", "-z",
                                      "--exclude-standard", "--full-name"})
                         : std::nullopt;
  if (!New)
    return std::nullopt;
  ChangedLines Result;
  Result.addPatch(*Patch);
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
    if (Ahead > 0 && (Line.substr(0, 1) == "+" || Line.substr(0, 1) == "-")) {
      --Ahead;
      continue;
    }
    StringRef Text = Line;
    if (Text.consume_front("+++ ")) {
      // A name with blanks has a tab behind it.
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
  Files[Path] = {{1, std::numeric_limits<unsigned>::max()}};
}

bool ChangedLines::contains(const Place &Where) const {
  const auto Ranges = Files.find(Where.Path);
  return Ranges != Files.end() &&
         llvm::any_of(Ranges->second, [&](const LineRange &Range) {
           return Range.first <= Where.EndLine && Where.Line <= Range.second;
         });
}

} // namespace clang::tidy::uri::tool
