//===--- Selection.cpp - uri-tidy -----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "scan/Selection.h"
#include "LLVMCompat.h"
#include "project/Arguments.h"
#include "scan/text/NameEvidence.h"
#include "support/Paths.h"
#include "clang/Tooling/Tooling.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"
#include <deque>

using clang::tooling::CompileCommand;
using llvm::StringRef;

namespace clang::tidy::uri::tool {
namespace {

/// A file to scan, and everything that is known about it before it is read.
struct Source {
  std::string File;
  /// One element for each command.
  std::vector<SearchPaths> Searches;
  ClangTidyOptions Options;
  /// Whether the file exists and its commands can be run.
  bool IsReady = true;
};

class Selector {
public:
  explicit Selector(NameTable &Names)
      : Names(Names), Files(Names), Evidence(Names, Files) {}

  void add(const Source &From);
  ScanRecord select();

private:
  struct Unit {
    std::optional<ScannedFiles::Id> File;
    ScannedFiles::Closure Reads;
    /// The headers among Reads that may lead to findings.
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
  std::vector<Unit> Units;
  std::deque<FileScan> Macros;
  llvm::StringSet<> KnownMacros, KnownOptions;
  llvm::SmallVector<NameTable::Id, 4> Encoders;
  NameEvidence Evidence;
};

/// Resolves symbolic links; each directory is resolved only once.
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

void Selector::addMacro(StringRef Flag) {
  if (!KnownMacros.insert(Flag).second)
    return;
  const auto [Name, Value] = Flag.split('=');
  const std::string Text = ("#define " + Name + " " + Value + "\n").str();
  Macros.push_back(scan(Text, FileRole::Header, Names));
}

/// Returns the values of an option, for one check or for all checks.
llvm::SmallVector<StringRef, 1> valuesOf(const ClangTidyOptions &Options,
                                         StringRef Name) {
  llvm::SmallVector<StringRef, 1> Values;
  for (const auto &Option : Options.CheckOptions)
    if ((Option.first() == Name ||
         compat::endsWith(Option.first(), ("." + Name).str())) &&
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
  // A catalogue may describe any function.
  if (!valuesOf(Options, "UriCatalog").empty())
    Of.IsNeeded = true;
  // The checks report invalid options. One unit is enough for that.
  const bool HasOptions = !valuesOf(Options, "MinConfidence").empty() ||
                          !valuesOf(Options, "TestFileRegex").empty();
  if (HasOptions && KnownOptions.insert(configurationAsText(Options)).second)
    Of.IsNeeded = true;
}

void Selector::add(const Source &From) {
  Unit &New = Units.emplace_back();
  New.File = Files.unit(From.File);
  // A file that cannot be read or run is parsed, so that the error is reported.
  New.IsKnown = New.File && From.IsReady;
  if (New.IsKnown)
    configure(From.Options, New);
  for (const SearchPaths &Search : From.Searches) {
    if (!New.IsKnown)
      break;
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

/// Chooses units for the headers that may lead to findings and are not part of
/// a unit that is parsed anyway.
void Selector::chooseForHeaders() {
  // A header can have different findings in C and in C++.
  std::vector<bool> IsCovered[2] = {std::vector<bool>(Files.size()),
                                    std::vector<bool>(Files.size())};
  std::vector<size_t> Rest;
  for (size_t I = 0; I < Units.size(); ++I)
    if (!Units[I].IsNeeded && !Units[I].Headers.empty())
      Rest.push_back(I);
  llvm::sort(Rest, [this](size_t A, size_t B) {
    return std::tie(Units[A].Bytes, A) < std::tie(Units[B].Bytes, B);
  });
  // Units that include a header unconditionally are preferred.
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

ScanRecord Selector::select() {
  for (const FileScan &Macro : Macros)
    Evidence.addCommon(Macro.Declared);
  for (const NameTable::Id Name : Encoders)
    Evidence.addName(Name, EvidenceEncoder);
  Evidence.prepare();
  for (Unit &Each : Units) {
    if (Each.IsNeeded)
      continue;
    Evidence.enter(Each.Reads.All);
    Each.IsNeeded = Evidence.mayHoldFindings(*Each.File);
    for (const ScannedFiles::Id File : Each.Reads.All)
      if (Files[File].Role == FileRole::Header &&
          Evidence.mayHoldFindings(File))
        Each.Headers.push_back(File);
  }
  chooseForHeaders();
  ScanRecord Result;
  RealPaths Real;
  for (ScannedFiles::Id File = 0; File < Files.size(); ++File)
    Result.Files.push_back({Real.of(Files[File].Path), Files[File].Hash});
  for (const Unit &Each : Units) {
    ScannedUnit &New = Result.Units.emplace_back();
    New.IsNeeded = Each.IsNeeded;
    New.IsKnown = Each.IsKnown;
    New.Bytes = Each.Bytes;
    for (const ScannedFiles::Id File : Each.Reads.All)
      if (Files[File].Role != FileRole::SystemHeader)
        New.Inputs.push_back(Result.Files[File]);
  }
  Result.Dependencies = Files.dependencies();
  return Result;
}

/// Collects everything that affects the scan except the content of files, and
/// adds it to \p Key.
std::vector<Source> sourcesOf(llvm::ArrayRef<std::string> Files,
                              const Compilations &Commands,
                              Configuration &Config, CacheKey &Key) {
  std::vector<Source> Sources;
  SearchPathReader Paths;
  const auto Options = Config.provider();
  for (const std::string &File : Files) {
    Source &New = Sources.emplace_back();
    New.File = tooling::getAbsolutePath(File);
    Key.add(New.File);
    // A missing file has no configuration.
    if (!llvm::sys::fs::exists(New.File)) {
      New.IsReady = false;
      continue;
    }
    New.Options = Options->getOptions(New.File);
    Key.add(Config.asText(New.File));
    const auto All = Commands.getCompileCommands(New.File);
    New.IsReady = !All.empty();
    for (CompileCommand Command : All) {
      New.IsReady &= llvm::sys::fs::is_directory(Command.Directory);
      if (!New.IsReady)
        break;
      Command.CommandLine =
          configured(std::move(Command.CommandLine), New.Options);
      New.Searches.push_back(Paths.read(Command));
      Key.add(New.Searches.back().key());
      Key.add(New.Searches.back().IsOpaque);
    }
    Key.add(New.IsReady);
  }
  return Sources;
}

ScanRecord scanAll(llvm::ArrayRef<Source> Sources) {
  NameTable Names;
  Selector All(Names);
  for (const Source &Each : Sources)
    All.add(Each);
  return All.select();
}

} // namespace

std::vector<ScannedUnit> scanUnits(llvm::ArrayRef<std::string> Files,
                                   const Compilations &Commands,
                                   Configuration &Config, Cache *Known) {
  const std::uint64_t Begin = timeNow();
  CacheKey Key;
  Key.add("scan");
  const std::vector<Source> Sources = sourcesOf(Files, Commands, Config, Key);
  if (!Known)
    return scanAll(Sources).Units;

  const Cache::EntryId Entry = Known->entryOf(Key);
  const std::optional<std::string> Bytes = Known->read(Entry);
  ScanRecord Record;
  bool IsNew = false;
  if (!Bytes || !read(*Bytes, Record) ||
      Record.Units.size() != Sources.size() || !Record.holds(IsNew)) {
    Record = scanAll(Sources);
    IsNew = true;
  }
  if (IsNew) {
    Record.settle(Begin);
    std::string New;
    llvm::raw_string_ostream Output(New);
    write(Record, Output);
    Known->keep(Entry, New);
  }
  for (const InputFile &File : Record.Files)
    Known->assume(File.Path, File.Hash);
  return std::move(Record.Units);
}

} // namespace clang::tidy::uri::tool
