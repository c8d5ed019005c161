//===--- SideEffects.cpp - uri-tidy ---------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "project/SideEffects.h"
#include "LLVMCompat.h"
#include "project/ProjectScope.h"
#include "support/Paths.h"
#include "clang/Driver/Driver.h"
#include "clang/Frontend/FrontendOptions.h"
#include "clang/Lex/HeaderSearchOptions.h"
#include "llvm/Support/Allocator.h"
#include "llvm/Support/CommandLine.h"

using clang::tooling::CommandLineArguments;
using llvm::StringRef;

namespace clang::tidy::uri::tool {
namespace {

/// Options with an effect before there is a CompilerInvocation. Their values
/// follow, or are behind the '='.
constexpr llvm::StringLiteral OfTheDriver[] = {
    "serialize-diagnostics",
    "serialize-diagnostic-file",
    "diagnostic-log-file",
    "gen-cdb-fragment-path",
    "MJ",
    "amdgpu-arch-tool=",
    "nvptx-arch-tool=",
    "offload-arch-tool=",
    "config-system-dir=",
    "config-user-dir=",
};

/// The option that \p Flag is or holds, without what may stand before it.
StringRef withoutDashes(StringRef Flag) {
  if (!Flag.consume_front("/clang:"))
    Flag.consume_front("-clang:");
  return Flag.consume_front("--") || Flag.consume_front("-") ? Flag
                                                             : StringRef();
}

/// Whether \p Flag acts in the driver; \p IsAlone if its value follows.
bool actsInDriver(StringRef Flag, bool &IsAlone) {
  const StringRef Option = withoutDashes(Flag);
  for (const llvm::StringLiteral Name : OfTheDriver)
    if (compat::startsWith(Option, Name)) {
      IsAlone = Option == Name && !compat::endsWith(Name, "=");
      return true;
    }
  return false;
}

/// The flags in the configuration file that \p Flag and \p Next name, if it is
/// one of the project's: by a bare name, it is the compiler's.
std::optional<CommandLineArguments> flagsOfConfig(StringRef Flag,
                                                  StringRef Next,
                                                  StringRef Directory,
                                                  bool &IsAlone) {
  StringRef Option = withoutDashes(Flag);
  if (!Option.consume_front("config"))
    return std::nullopt;
  IsAlone = Option.empty();
  if (!IsAlone && !Option.consume_front("="))
    return std::nullopt;
  const StringRef File = IsAlone ? Next : Option;
  if (!File.contains('/'))
    return std::nullopt;
  llvm::BumpPtrAllocator Memory;
  llvm::cl::ExpansionContext Context(Memory, llvm::cl::tokenizeConfigFile);
  llvm::SmallVector<const char *, 32> Read;
  // What cannot be read is said when the file does not compile.
  llvm::consumeError(Context.readConfigFile(pathFrom(Directory, File), Read));
  return CommandLineArguments(Read.begin(), Read.end());
}

} // namespace

CommandLineArguments withoutSideEffects(const CommandLineArguments &Flags,
                                        StringRef Directory) {
  CommandLineArguments Kept;
  const auto Next = [&](size_t I) {
    return I + 1 < Flags.size() ? StringRef(Flags[I + 1]) : StringRef();
  };
  for (size_t I = 0; I < Flags.size(); ++I) {
    bool IsAlone = false;
    if (const auto Config =
            flagsOfConfig(Flags[I], Next(I), Directory, IsAlone)) {
      // A file in which another is named that names this one has no end.
      for (const std::string &Flag : *Config)
        if (!compat::startsWith(withoutDashes(Flag), "config"))
          Kept.push_back(Flag);
      Kept = withoutSideEffects(Kept, Directory);
      I += IsAlone;
    } else if (actsInDriver(Flags[I], IsAlone)) {
      // -Xclang stands before each part.
      const bool IsPassedOn = !Kept.empty() && Kept.back() == "-Xclang";
      if (IsPassedOn)
        Kept.pop_back();
      I += IsAlone + (IsAlone && IsPassedOn && Next(I) == "-Xclang");
    } else {
      Kept.push_back(Flags[I]);
    }
  }
  return Kept;
}

void removeSideEffects(CompilerInvocation &Invocation, StringRef Directory,
                       const CommandLine &Line) {
  // Only what is needed to parse is taken over: whatever else an option of
  // Clang asks for, this action does not do.
  FrontendOptions &Frontend = Invocation.getFrontendOpts();
  FrontendOptions Needed;
  Needed.Inputs = std::move(Frontend.Inputs);
  Needed.DashX = Frontend.DashX;
  Needed.ProgramAction = frontend::ParseSyntaxOnly;
  Needed.AuxTriple = std::move(Frontend.AuxTriple);
  Needed.AuxTargetCPU = std::move(Frontend.AuxTargetCPU);
  Needed.AuxTargetFeatures = std::move(Frontend.AuxTargetFeatures);
  Needed.ModuleMapFiles = std::move(Frontend.ModuleMapFiles);
  Needed.ModuleFiles = std::move(Frontend.ModuleFiles);
  Needed.OriginalModuleMap = std::move(Frontend.OriginalModuleMap);
  Needed.OverrideRecordLayoutsFile =
      std::move(Frontend.OverrideRecordLayoutsFile);
  Needed.IsSystemModule = Frontend.IsSystemModule;
  Needed.UseGlobalModuleIndex = Frontend.UseGlobalModuleIndex;
  Needed.DisableFree = Frontend.DisableFree;
  Frontend = std::move(Needed);

  Invocation.getDependencyOutputOpts() = DependencyOutputOptions();
  Invocation.getCodeGenOpts().PassPlugins.clear();

  DiagnosticOptions &Diagnostics = Invocation.getDiagnosticOpts();
  Diagnostics.DiagnosticLogFile.clear();
  Diagnostics.DiagnosticSerializationFile.clear();
  // It would take the place of whoever hears of findings.
  Diagnostics.VerifyDiagnostics = false;

  HeaderSearchOptions &Headers = Invocation.getHeaderSearchOpts();
  const HeaderSearchOptions Default;
  Headers.Verbose = false;
  Headers.ModuleCachePruneInterval = Default.ModuleCachePruneInterval;
  Headers.ModuleCachePruneAfter = Default.ModuleCachePruneAfter;
  if (!Headers.ModuleCachePath.empty() &&
      !ProjectScope(Line).covers(
          pathFrom(Directory, Headers.ModuleCachePath))) {
    llvm::SmallString<256> Usual;
    driver::Driver::getDefaultModuleCachePath(Usual);
    Headers.ModuleCachePath = Usual.str().str();
  }
}

} // namespace clang::tidy::uri::tool
