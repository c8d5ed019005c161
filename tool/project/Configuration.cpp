//===--- Configuration.cpp - uri-tidy -------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "project/Configuration.h"
#include "LLVMCompat.h"
#include "clang-tidy/GlobList.h"
#include "support/Messages.h"
#include "support/Nesting.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/Regex.h"
#include "llvm/Support/SourceMgr.h"

using llvm::StringRef;

namespace clang::tidy::uri::tool {
namespace {

llvm::ErrorOr<ClangTidyOptions> parse(llvm::MemoryBufferRef Text) {
  if (mayNestDeeply(Text.getBuffer())) {
    printError(Text.getBufferIdentifier() +
               ": not read: it may be nested too deeply");
    return std::make_error_code(std::errc::value_too_large);
  }
  return parseConfigurationWithDiags(
      Text, [&Text](const llvm::SMDiagnostic &Diagnostic) {
        printError(Text.getBufferIdentifier() + ":" +
                   llvm::Twine(Diagnostic.getLineNo()) + ":" +
                   llvm::Twine(Diagnostic.getColumnNo() + 1) + ": " +
                   Diagnostic.getMessage());
      });
}

llvm::SmallVector<StringRef> itemsOf(StringRef Globs) {
  llvm::SmallVector<StringRef> Items;
  // clang-tidy treats line breaks as commas, too, for YAML block scalars.
  while (!Globs.empty()) {
    const size_t End = Globs.find_first_of(",\n");
    const StringRef Item = Globs.substr(0, End).trim();
    if (!Item.empty())
      Items.push_back(Item);
    Globs = End == StringRef::npos ? "" : Globs.substr(End + 1);
  }
  return Items;
}

/// The check or glob that \p Item adds or removes.
StringRef withoutSign(StringRef Item) {
  Item.consume_front("-");
  return Item.ltrim();
}

/// The names of those of our checks that \p Globs select, sorted.
std::vector<std::string> selectedBy(StringRef Globs) {
  ClangTidyCheckFactories Factories;
  for (const auto &Module : ClangTidyModuleRegistry::entries())
    Module.instantiate()->addCheckFactories(Factories);
  const GlobList List(Globs);
  std::vector<std::string> Names;
  for (const auto &Factory : Factories)
    if (List.contains(Factory.getKey()))
      Names.push_back(Factory.getKey().str());
  llvm::sort(Names);
  return Names;
}

bool isOurs(StringRef Name) { return compat::startsWith(Name, "uri-"); }

/// Those of our checks that run if the configuration specifies \p Configured
/// and the command line \p Given.
///
/// Configurations are written for clang-tidy. If one selects any of our checks,
/// that selection applies. If it selects only other checks, all of ours run,
/// except those that it removes by name.
std::vector<std::string> selectChecks(StringRef Configured, StringRef Given) {
  std::string Globs = Configured.str();
  if (selectedBy(Configured).empty()) {
    Globs = "uri-*";
    for (StringRef Item : itemsOf(Configured))
      if (Item.front() == '-' && isOurs(withoutSign(Item)))
        Globs += ("," + Item).str();
  }
  if (!Given.empty())
    Globs += ("," + Given).str();
  return selectedBy(Globs);
}

/// The name in \p Known that is closest to \p Name; empty if none is close
/// enough.
StringRef closest(StringRef Name, const llvm::StringSet<> &Known) {
  constexpr unsigned TypingErrors = 3;
  unsigned Best = TypingErrors + 1;
  StringRef Result;
  for (StringRef Candidate : Known.keys()) {
    const unsigned Distance =
        Name.edit_distance(Candidate, /*AllowReplacements=*/true, Best);
    if (Distance < Best ||
        (Distance == Best && !Result.empty() && Candidate < Result)) {
      Best = Distance;
      Result = Candidate;
    }
  }
  return Result;
}

void reportUnknown(StringRef Source, StringRef Kind, StringRef Name,
                   const llvm::StringSet<> &Known) {
  llvm::WithColor::warning(llvm::errs(), Source)
      << "unknown " << Kind << " '" << Name << '\'';
  const StringRef Meant = closest(Name, Known);
  if (!Meant.empty())
    llvm::errs() << "; did you mean '" << Meant << '\'';
  llvm::errs() << " [-verify-config]\n";
}

} // namespace

/// Reads .clang-tidy files, and records whether one of them cannot be parsed.
class Configuration::Files : public FileOptionsProvider {
public:
  Files(ClangTidyOptions Defaults, ClangTidyOptions Overrides, bool &Broken)
      : FileOptionsProvider({}, std::move(Defaults), std::move(Overrides)) {
    ConfigHandlers = handlers(Broken);
  }

  static ConfigFileHandlers handlers(bool &Broken) {
    return {{".clang-tidy", [&Broken](llvm::MemoryBufferRef Text) {
               auto Parsed = parse(Text);
               Broken |= !Parsed;
               return Parsed;
             }}};
  }
};

/// The configuration of --config or --config-file, on top of .clang-tidy files
/// if it specifies that.
class Configuration::FixedText : public ConfigOptionsProvider {
public:
  FixedText(ClangTidyOptions Defaults, ClangTidyOptions Text,
            ClangTidyOptions Overrides, bool &Broken)
      : ConfigOptionsProvider({}, std::move(Defaults), std::move(Text),
                              std::move(Overrides)) {
    ConfigHandlers = Files::handlers(Broken);
  }
};

/// The options of the sources, limited to our checks.
class Configuration::Provider : public ClangTidyOptionsProvider {
public:
  explicit Provider(Configuration &All) : All(All) {}

  const ClangTidyGlobalOptions &getGlobalOptions() override {
    return All.Sources->getGlobalOptions();
  }

  std::vector<OptionsSource> getRawOptions(StringRef File) override {
    return {{All.optionsOf(File), OptionsSourceTypeDefaultBinary}};
  }

private:
  Configuration &All;
};

Configuration::Configuration(StringRef Checks) : Checks(Checks) {}
Configuration::~Configuration() = default;

std::unique_ptr<Configuration> Configuration::create(const CommandLine &Line) {
  for (StringRef Item : itemsOf(Line.Checks))
    if (selectedBy(withoutSign(Item)).empty()) {
      printError("--checks: no check matches '" + withoutSign(Item) +
                 "'; --list-checks lists the enabled checks");
      return nullptr;
    }

  ClangTidyOptions Defaults = ClangTidyOptions::getDefaults();
  // By default, LLVM 19 excludes all headers, and LLVM 22 none. Behave in the
  // same way with both.
  Defaults.HeaderFilterRegex = ".*";

  std::unique_ptr<Configuration> Result(new Configuration(Line.Checks));
  if (!Line.Config && Line.ConfigFile.empty()) {
    Result->Sources = std::make_unique<Files>(std::move(Defaults),
                                              Line.Overrides, Result->Broken);
    return Result;
  }

  std::unique_ptr<llvm::MemoryBuffer> Text;
  if (Line.Config) {
    Text = llvm::MemoryBuffer::getMemBuffer(*Line.Config, "--config");
  } else if (auto File = llvm::MemoryBuffer::getFile(Line.ConfigFile)) {
    Text = std::move(*File);
  } else {
    printError("--config-file: cannot read '" + Line.ConfigFile +
               "': " + File.getError().message());
    return nullptr;
  }
  auto Options = parse(*Text);
  if (!Options)
    return nullptr;
  Result->Sources = std::make_unique<FixedText>(
      std::move(Defaults), std::move(*Options), Line.Overrides, Result->Broken);
  return Result;
}

std::unique_ptr<ClangTidyOptionsProvider> Configuration::provider() {
  return std::make_unique<Provider>(*this);
}

const ClangTidyOptions &Configuration::optionsOf(StringRef File) {
  const auto [Entry, IsNew] =
      OfDirectories.try_emplace(llvm::sys::path::parent_path(File));
  ClangTidyOptions &Options = Entry->second;
  if (IsNew) {
    Options = Sources->getOptions(File);
    Options.Checks = selection(Options.Checks.value_or(""));
    Options.SystemHeaders = false;
    // For --verbose, which must work with a cached result, too.
    Options.CheckOptions["RemarkCuts"] =
        ClangTidyOptions::ClangTidyValue("true");
  }
  return Options;
}

const std::string &Configuration::selection(StringRef Configured) {
  std::string &Selected = Selections[Configured];
  if (Selected.empty()) {
    Selected = "-*";
    for (const std::string &Name : selectChecks(Configured, Checks))
      Selected += "," + Name;
  }
  return Selected;
}

const std::string &Configuration::asText(StringRef File) {
  std::string &Text = Texts[llvm::sys::path::parent_path(File)];
  if (Text.empty())
    Text = configurationAsText(optionsOf(File));
  return Text;
}

/// Prints an error and returns false if \p Value is not a regular expression:
/// clang-tidy would then report nothing in headers.
static bool isRegex(StringRef Option, const std::optional<std::string> &Value,
                    StringRef File) {
  std::string Error;
  if (!Value || Value->empty() || llvm::Regex(*Value).isValid(Error))
    return true;
  printError(Option + " for '" + File + "': '" + *Value +
             "' is not a regular expression: " + Error);
  return false;
}

bool Configuration::check(StringRef File) {
  const ClangTidyOptions &Options = optionsOf(File);
  if (!Broken &&
      (!isRegex("HeaderFilterRegex", Options.HeaderFilterRegex, File) ||
       !isRegex("ExcludeHeaderFilterRegex", Options.ExcludeHeaderFilterRegex,
                File)))
    return false;
  const std::vector<std::string> Enabled = enabledChecks(File);
  if (!Broken && Enabled.empty())
    printError("no check is enabled for '" + File + "'");
  return !Broken && !Enabled.empty();
}

std::vector<std::string> Configuration::enabledChecks(StringRef File) {
  return selectedBy(*optionsOf(File).Checks);
}

std::string Configuration::formatStyle(StringRef File) {
  return optionsOf(File).FormatStyle.value_or("none");
}

bool Configuration::useColor(StringRef File) {
  return optionsOf(File).UseColor.value_or(
      llvm::sys::Process::StandardOutHasColors());
}

bool Configuration::verify(StringRef File) {
  const auto [KnownChecks, KnownOptions] = compat::allChecksAndOptions();
  bool Valid = true;
  for (const auto &[Options, Source] : Sources->getRawOptions(File)) {
    const std::string Checks = Options.Checks.value_or("");
    for (StringRef Item : itemsOf(Checks))
      if (isOurs(withoutSign(Item)) && selectedBy(withoutSign(Item)).empty()) {
        reportUnknown(Source, "check", withoutSign(Item), KnownChecks);
        Valid = false;
      }
    for (StringRef Key : Options.CheckOptions.keys())
      if (isOurs(Key) && !KnownOptions.contains(Key)) {
        reportUnknown(Source, "check option", Key, KnownOptions);
        Valid = false;
      }
  }
  return Valid && !Broken;
}

} // namespace clang::tidy::uri::tool
