//===--- Selection.cpp - uri-tidy -----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "scan/Selection.h"
#include "LLVMCompat.h"
#include "Paths.h"
#include "scan/NameSigns.h"
#include "clang/Tooling/Tooling.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"
#include <deque>

using clang::tooling::CompileCommand;
using llvm::StringRef;

namespace clang::tidy::uri::tool {
namespace {

class Selector {
public:
  explicit Selector(NameTable &Names)
      : Names(Names), Files(Names), Signs(Names, Files) {}

  void add(StringRef File, const std::vector<CompileCommand> &Commands,
           const ClangTidyOptions &Options);
  std::vector<ScannedUnit> select();

private:
  struct Unit {
    std::optional<ScannedFiles::Id> File;
    ScannedFiles::Closure Reads;
    /// Of these, headers that may hold findings.
    std::vector<ScannedFiles::Id> Headers;
    bool IsCPlusPlus = false;
    bool IsNeeded = false, IsKnown = false;
    std::uint64_t Bytes = 0;
  };

  void addMacro(StringRef Flag);
  void configure(const ClangTidyOptions &Options, Unit &Of);
  void chooseForHeaders();

  NameTable &Names;
  ScannedFiles Files;
  SearchPathReader Paths;
  std::vector<Unit> Units;
  std::deque<FileScan> Macros;
  llvm::StringSet<> KnownMacros, KnownOptions;
  llvm::SmallVector<NameTable::Id, 4> Encoders;
  NameSigns Signs;
};

/// Paths without symbolic links; the system is asked once for each directory.
class RealPaths {
public:
  std::string of(StringRef File) {
    namespace path = llvm::sys::path;
    if (llvm::sys::fs::is_symlink_file(File))
      return realPathFrom("", File);
    const StringRef Directory = path::parent_path(File);
    const auto [Entry, IsNew] = Directories.try_emplace(Directory);
    if (IsNew)
      Entry->second = realPathFrom("", Directory);
    return pathFrom(Entry->second, path::filename(File));
  }

private:
  llvm::StringMap<std::string> Directories;
};

std::vector<std::string> withExtraFlags(const std::vector<std::string> &Line,
                                        const ClangTidyOptions &Options) {
  const auto Removed = compat::removedArguments(Options);
  std::vector<std::string> Result;
  for (const std::string &Flag : Line)
    if (!llvm::is_contained(Removed, Flag))
      Result.push_back(Flag);
  if (Options.ExtraArgsBefore && !Result.empty())
    Result.insert(Result.begin() + 1, Options.ExtraArgsBefore->begin(),
                  Options.ExtraArgsBefore->end());
  if (Options.ExtraArgs)
    llvm::append_range(Result, *Options.ExtraArgs);
  return Result;
}

void Selector::addMacro(StringRef Flag) {
  if (!KnownMacros.insert(Flag).second)
    return;
  const auto [Name, Value] = Flag.split('=');
  const std::string Text = ("#define " + Name + " " + Value + "\n").str();
  Macros.push_back(scan(Text, FileRole::Header, Names));
}

/// The value of an option, for one check or all.
llvm::SmallVector<StringRef, 1> valuesOf(const ClangTidyOptions &Options,
                                         StringRef Name) {
  llvm::SmallVector<StringRef, 1> Values;
  for (const auto &Option : Options.CheckOptions)
    if ((Option.first() == Name ||
         Option.first().ends_with(("." + Name).str())) &&
        !Option.second.Value.empty())
      Values.push_back(Option.second.Value);
  return Values;
}

void Selector::configure(const ClangTidyOptions &Options, Unit &Of) {
  for (const StringRef Value : valuesOf(Options, "Encoder")) {
    llvm::SmallVector<StringRef> Words;
    StringRef(Value).split(Words, ';');
    for (const StringRef Word : Words) {
      const StringRef Call = Word.contains('=') ? Word.split('=').second : Word;
      const StringRef Name = Call.split('(').first.trim();
      Encoders.push_back(Names.of(Name.substr(Name.rfind(':') + 1)));
    }
  }
  // A catalogue can be about anything.
  if (!valuesOf(Options, "UriCatalog").empty())
    Of.IsNeeded = true;
  // What is wrong with an option is said by the checks: once is enough.
  const bool HasOptions = !valuesOf(Options, "MinConfidence").empty() ||
                          !valuesOf(Options, "TestFileRegex").empty();
  if (HasOptions && KnownOptions.insert(configurationAsText(Options)).second)
    Of.IsNeeded = true;
}

void Selector::add(StringRef File, const std::vector<CompileCommand> &Commands,
                   const ClangTidyOptions &Options) {
  Unit &New = Units.emplace_back();
  New.File = Files.unit(File);
  // What cannot be read or run is reported by who tries.
  New.IsKnown = New.File && !Commands.empty();
  if (New.IsKnown)
    configure(Options, New);
  for (CompileCommand Command : Commands) {
    New.IsKnown = New.IsKnown && llvm::sys::fs::is_directory(Command.Directory);
    if (!New.IsKnown)
      break;
    Command.CommandLine = withExtraFlags(Command.CommandLine, Options);
    const SearchPaths Search = Paths.read(Command);
    bool IsOpaque = Search.IsOpaque;
    New.IsCPlusPlus |= Search.IsCPlusPlus;
    for (const std::string &Macro : Search.Macros)
      addMacro(Macro);
    if (!IsOpaque)
      Files.addClosure(*New.File, Search, New.Reads, IsOpaque);
    New.IsKnown = !IsOpaque;
  }
  New.IsNeeded |= !New.IsKnown;
  llvm::sort(New.Reads.All);
  New.Reads.All.erase(std::unique(New.Reads.All.begin(), New.Reads.All.end()),
                      New.Reads.All.end());
  for (const ScannedFiles::Id Each : New.Reads.All)
    New.Bytes += Files[Each].Bytes;
}

/// Chooses units for the headers that may hold findings and are in no unit that
/// is parsed anyway.
void Selector::chooseForHeaders() {
  // In C and C++ a header is not the same.
  std::vector<bool> IsCovered[2] = {std::vector<bool>(Files.size()),
                                    std::vector<bool>(Files.size())};
  std::vector<size_t> Rest;
  for (size_t I = 0; I < Units.size(); ++I)
    if (!Units[I].IsNeeded && !Units[I].Headers.empty())
      Rest.push_back(I);
  llvm::sort(Rest, [this](size_t A, size_t B) {
    return std::tie(Units[A].Bytes, A) < std::tie(Units[B].Bytes, B);
  });
  // First those that certainly read it, then those that may.
  for (const auto List :
       {&ScannedFiles::Closure::Certain, &ScannedFiles::Closure::All}) {
    const auto Cover = [&](const Unit &By) {
      for (const ScannedFiles::Id File : By.Reads.*List)
        IsCovered[By.IsCPlusPlus][File] = true;
    };
    for (const Unit &Each : Units)
      if (Each.IsNeeded)
        Cover(Each);
    for (const size_t I : Rest) {
      Unit &Each = Units[I];
      if (Each.IsNeeded || llvm::none_of(Each.Headers, [&](auto File) {
            return !IsCovered[Each.IsCPlusPlus][File] &&
                   llvm::is_contained(Each.Reads.*List, File);
          }))
        continue;
      Each.IsNeeded = true;
      Cover(Each);
    }
  }
}

std::vector<ScannedUnit> Selector::select() {
  for (const FileScan &Macro : Macros)
    Signs.addCommon(Macro.Declared);
  for (const NameTable::Id Name : Encoders)
    Signs.addName(Name, SignEncoder);
  Signs.prepare();
  for (Unit &Each : Units) {
    if (Each.IsNeeded)
      continue;
    Signs.enter(Each.Reads.All);
    Each.IsNeeded = Signs.mayHoldFindings(*Each.File);
    for (const ScannedFiles::Id File : Each.Reads.All)
      if (Files[File].Role == FileRole::Header && Signs.mayHoldFindings(File))
        Each.Headers.push_back(File);
  }
  chooseForHeaders();
  RealPaths Real;
  std::vector<std::string> Paths(Files.size());
  std::vector<ScannedUnit> Result;
  for (const Unit &Each : Units) {
    ScannedUnit &New = Result.emplace_back();
    New.IsNeeded = Each.IsNeeded;
    New.IsKnown = Each.IsKnown;
    New.Bytes = Each.Bytes;
    for (const ScannedFiles::Id File : Each.Reads.All) {
      if (Files[File].Role == FileRole::SystemHeader)
        continue;
      std::string &Path = Paths[File];
      if (Path.empty())
        Path = Real.of(Files[File].Path);
      New.Inputs.push_back({Path, Files[File].Hash});
    }
  }
  return Result;
}

} // namespace

std::vector<ScannedUnit> scanUnits(llvm::ArrayRef<std::string> Files,
                                   const Compilations &Commands,
                                   Configuration &Config) {
  NameTable Names;
  Selector All(Names);
  const auto Options = Config.provider();
  for (const std::string &File : Files) {
    const std::string Absolute = tooling::getAbsolutePath(File);
    // A missing file has no configuration.
    if (!llvm::sys::fs::exists(Absolute)) {
      All.add(Absolute, {}, ClangTidyOptions());
      continue;
    }
    All.add(Absolute, Commands.getCompileCommands(Absolute),
            Options->getOptions(Absolute));
  }
  return All.select();
}

} // namespace clang::tidy::uri::tool
