//===--- SideEffects.cpp - uri-tidy ---------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "project/SideEffects.h"
#include "LLVMCompat.h"
#include "LLVMDriverCompat.h"
#include "project/ProjectScope.h"
#include "support/Paths.h"
#include "clang/Frontend/FrontendOptions.h"
#include "clang/Lex/HeaderSearchOptions.h"
#include "llvm/Support/Allocator.h"

using clang::tooling::CommandLineArguments;
using llvm::StringRef;

namespace clang::tidy::uri::tool {
namespace {

/// Options that take effect before there is a CompilerInvocation. Their values
/// are in the next argument, or after the '='.
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

/// The option in \p Flag, without its prefix.
StringRef withoutDashes(StringRef Flag) {
  if (!Flag.consume_front("/clang:"))
    Flag.consume_front("-clang:");
  return Flag.consume_front("--") || Flag.consume_front("-") ? Flag
                                                             : StringRef();
}

/// Whether \p Flag takes effect in the driver. Sets \p IsAlone if its value is
/// in the next argument.
bool actsInDriver(StringRef Flag, bool &IsAlone) {
  const StringRef Option = withoutDashes(Flag);
  for (const llvm::StringLiteral Name : OfTheDriver)
    if (compat::startsWith(Option, Name)) {
      IsAlone = Option == Name && !compat::endsWith(Name, "=");
      return true;
    }
  return false;
}

/// The flags in the configuration file that \p Flag and \p Next specify, if it
/// belongs to the project. A file without a directory belongs to the compiler.
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
  llvm::SmallVector<const char *, 32> Read;
  // If the file cannot be read, this is reported when the source does not
  // compile.
  compat::readConfigFile(pathFrom(Directory, File), Memory, Read);
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
      // Ignore nested files: the expansion of files that name each other would
      // never end.
      for (const std::string &Flag : *Config)
        if (!compat::startsWith(withoutDashes(Flag), "config"))
          Kept.push_back(Flag);
      Kept = withoutSideEffects(Kept, Directory);
      I += IsAlone;
    } else if (actsInDriver(Flags[I], IsAlone)) {
      // -Xclang precedes each part.
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
  // Keep only the options that parsing requires. This action does nothing else
  // that Clang's options may request.
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
  // Otherwise, another consumer would replace the one that receives the
  // findings.
  Diagnostics.VerifyDiagnostics = false;
  // Without carets, Clang does not print '1 warning generated.' by itself.
  Diagnostics.ShowCarets = false;

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
