//===--- LLVMDriverCompat.h - uri-tidy --------------------------*- C++ -*-===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What depends on the version of LLVM in the driver only.
///
//===----------------------------------------------------------------------===//

#ifndef URI_TIDY_TOOL_LLVMDRIVERCOMPAT_H
#define URI_TIDY_TOOL_LLVMDRIVERCOMPAT_H

#include "clang-tidy/ClangTidyDiagnosticConsumer.h"
#include "clang/Basic/FileEntry.h"
#include "clang/Basic/Version.h"
#include "clang/Driver/Driver.h"
#include "llvm/Option/ArgList.h"
#include "llvm/Option/OptTable.h"
#include "llvm/Support/Allocator.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/GlobPattern.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/VirtualFileSystem.h"
#include "llvm/Support/WithColor.h"
#include "llvm/Support/YAMLParser.h"
#include <algorithm>
#include <optional>
#include <string>
#include <vector>

// LLVM 22: the options of the compiler are a library of their own.
#if CLANG_VERSION_MAJOR >= 22
#include "clang/Options/Options.h"
#else
#include "clang/Driver/Options.h"
#endif

namespace clang::tidy::uri::compat {

#if CLANG_VERSION_MAJOR >= 22
namespace compiler = clang;
#else
namespace compiler = clang::driver;
#endif

/// The pattern of headers whose findings are not reported.
inline std::optional<std::string>
excludedHeaders(const ClangTidyOptions &Options) {
  // LLVM 19: ExcludeHeaderFilterRegex is new. Before, an option of no check
  // holds it, which is inherited like others.
#if CLANG_VERSION_MAJOR >= 19
  return Options.ExcludeHeaderFilterRegex;
#else
  const auto Known = Options.CheckOptions.find("ExcludeHeaderFilterRegex");
  if (Known == Options.CheckOptions.end())
    return std::nullopt;
  return Known->second.Value;
#endif
}

inline void excludeHeaders(ClangTidyOptions &Options,
                           const std::string &Pattern) {
#if CLANG_VERSION_MAJOR >= 19
  Options.ExcludeHeaderFilterRegex = Pattern;
#else
  Options.CheckOptions["ExcludeHeaderFilterRegex"] =
      ClangTidyOptions::ClangTidyValue(Pattern);
#endif
}

/// Passes everything on to a file system; a path exists if it has a status.
class StatusFileSystem : public llvm::vfs::ProxyFileSystem {
public:
  using ProxyFileSystem::ProxyFileSystem;
  // LLVM 19: exists() is virtual; before, it always asked for the status.
#if CLANG_VERSION_MAJOR >= 19
  bool exists(const llvm::Twine &Path) override { return !!status(Path); }
#endif
};

/// The real path of a file that was opened.
inline llvm::StringRef realPathOf(const FileEntry &File) {
  return File.tryGetRealPathName();
}
inline llvm::StringRef realPathOf(const FileEntry *File) {
  // LLVM 18: the source manager refers to files by FileEntryRef.
  return realPathOf(*File);
}
inline llvm::StringRef realPathOf(FileEntryRef File) {
  return realPathOf(File.getFileEntry());
}

/// The options of the compiler, or of clang-cl, in \p Arguments.
inline llvm::opt::InputArgList
parseCompilerOptions(llvm::ArrayRef<const char *> Arguments, bool IsCL) {
  unsigned MissingIndex = 0, MissingCount = 0;
  // LLVM 18: options have a visibility instead of flags.
#if CLANG_VERSION_MAJOR >= 18
  return compiler::getDriverOptTable().ParseArgs(
      Arguments, MissingIndex, MissingCount,
      llvm::opt::Visibility(IsCL ? compiler::options::CLOption
                                 : compiler::options::ClangOption));
#else
  using namespace compiler::options;
  const unsigned Included = IsCL ? CLOption | CoreOption : 0;
  const unsigned Excluded = IsCL ? NoDriverOption : NoDriverOption | CLOption;
  return compiler::getDriverOptTable().ParseArgs(
      Arguments, MissingIndex, MissingCount, Included, Excluded);
#endif
}

/// \p Text of a configuration with the form of CheckOptions that clang-tidy
/// accepts; lines keep their numbers.
inline std::string withAcceptedOptions(llvm::StringRef Text) {
  // LLVM 15: CheckOptions may be a mapping, not only a list.
#if CLANG_VERSION_MAJOR < 15
  namespace yaml = llvm::yaml;
  llvm::SourceMgr Sources;
  Sources.setDiagHandler([](const llvm::SMDiagnostic &, void *) {});
  yaml::Stream Parsed(Text, Sources, /*ShowColors=*/false);
  yaml::document_iterator Document = Parsed.begin();
  auto *Root =
      Document == Parsed.end()
          ? nullptr
          : llvm::dyn_cast_or_null<yaml::MappingNode>(Document->getRoot());
  llvm::SmallString<32> Storage, Other;
  if (Root)
    for (yaml::KeyValueNode &Element : *Root) {
      auto *Key = llvm::dyn_cast_or_null<yaml::ScalarNode>(Element.getKey());
      auto *Map = llvm::dyn_cast_or_null<yaml::MappingNode>(Element.getValue());
      if (!Key || !Map || Key->getValue(Storage) != "CheckOptions") {
        Element.skip();
        continue;
      }
      std::string List = "[";
      size_t Begin = llvm::StringRef::npos, End = 0;
      for (yaml::KeyValueNode &Option : *Map) {
        auto *Name = llvm::dyn_cast_or_null<yaml::ScalarNode>(Option.getKey());
        auto *Value =
            llvm::dyn_cast_or_null<yaml::ScalarNode>(Option.getValue());
        if (!Name || !Value)
          return Text.str();
        Begin = std::min<size_t>(
            Begin, Name->getSourceRange().Start.getPointer() - Text.data());
        End = Value->getSourceRange().End.getPointer() - Text.data();
        List += "{key: \"" + yaml::escape(Name->getValue(Storage)) +
                "\", value: \"" + yaml::escape(Value->getValue(Other)) +
                "\"}, ";
      }
      if (Begin == llvm::StringRef::npos)
        return Text.str();
      if (Text.take_front(Begin).rtrim().endswith("{")) {
        Begin = Text.rfind('{', Begin);
        End = Text.find('}', End) + 1;
      }
      const size_t Lines = Text.slice(Begin, End).count('\n');
      return (Text.take_front(Begin) + List + "]" + std::string(Lines, '\n') +
              Text.drop_front(End))
          .str();
    }
#endif
  return Text.str();
}

/// Lets messages have no colors, unless a configuration asks for them.
inline void disableColors() {
  // LLVM 15: there is a function that decides whether messages have colors.
#if CLANG_VERSION_MAJOR >= 15
  llvm::WithColor::setAutoDetectFunction(
      [](const llvm::raw_ostream &) { return false; });
#else
  llvm::outs().enable_colors(false);
  llvm::errs().enable_colors(false);
#endif
}

/// Lets \p OS have colors in spite of disableColors().
inline void enableColors(llvm::raw_ostream &OS) {
#if CLANG_VERSION_MAJOR < 15
  OS.enable_colors(true);
#endif
}

/// Tells checks that each finding is fixed by itself.
inline void setSelfContained(ClangTidyContext &Context) {
  // LLVM 15: this is new. Before, an include is inserted by the first fix only.
#if CLANG_VERSION_MAJOR >= 15
  Context.setSelfContainedDiags(true);
#endif
}

/// Reads the flags in the configuration file \p File, if that is possible.
inline void readConfigFile(llvm::StringRef File, llvm::BumpPtrAllocator &Memory,
                           llvm::SmallVectorImpl<const char *> &Flags) {
  // LLVM 16: a class reads it, which returns an error.
#if CLANG_VERSION_MAJOR >= 16
  llvm::cl::ExpansionContext Context(Memory, llvm::cl::tokenizeConfigFile);
  llvm::consumeError(Context.readConfigFile(File, Flags));
#else
  llvm::StringSaver Saver(Memory);
  llvm::cl::readConfigFile(File, Saver, Flags);
#endif
}

/// The globs without braces that together match what \p Glob matches.
inline std::vector<std::string> globsOf(llvm::StringRef Glob) {
  // LLVM 17: globs may contain '{A,B}'.
#if CLANG_VERSION_MAJOR >= 17
  return {Glob.str()};
#else
  const size_t Open = Glob.find('{');
  const size_t Close = Glob.find('}', Open);
  if (Close == llvm::StringRef::npos)
    return {Glob.str()};
  llvm::SmallVector<llvm::StringRef, 4> Parts;
  Glob.slice(Open + 1, Close).split(Parts, ',');
  std::vector<std::string> Result;
  for (const std::string &Rest : globsOf(Glob.substr(Close + 1)))
    for (const llvm::StringRef Part : Parts)
      Result.push_back((Glob.take_front(Open) + Part + Rest).str());
  return Result;
#endif
}

inline llvm::Expected<llvm::GlobPattern> createGlob(llvm::StringRef Text) {
#if CLANG_VERSION_MAJOR >= 17
  return llvm::GlobPattern::create(Text, /*MaxSubPatterns=*/1024);
#else
  return llvm::GlobPattern::create(Text);
#endif
}

} // namespace clang::tidy::uri::compat

#endif // URI_TIDY_TOOL_LLVMDRIVERCOMPAT_H
