//===--- Configuration.cpp - uri-tidy -------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "project/Configuration.h"
#include "LLVMCompat.h"
#include "LLVMDriverCompat.h"
#include "model/PathRegex.h"
#include "project/CheckGlobs.h"
#include "project/ConfigurationFile.h"
#include "support/Messages.h"
#include "support/Spelling.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/Regex.h"

using llvm::StringRef;

namespace clang::tidy::uri::tool {
/// Reads .clang-tidy files, and records whether one of them cannot be parsed.
class Configuration::Files : public FileOptionsProvider {
public:
  Files(ClangTidyOptions Defaults, ClangTidyOptions Overrides,
        Configuration &All)
      : FileOptionsProvider({}, std::move(Defaults), std::move(Overrides)) {
    ConfigHandlers = handlers(All);
  }

  static ConfigFileHandlers handlers(Configuration &All) {
    return {{".clang-tidy", [&All](llvm::MemoryBufferRef Text) {
               auto Parsed = All.read(Text);
               All.Broken |= !Parsed;
               return Parsed;
             }}};
  }
};

/// The configuration of --config or --config-file, on top of .clang-tidy files
/// if it specifies that.
class Configuration::FixedText : public ConfigOptionsProvider {
public:
  FixedText(ClangTidyOptions Defaults, ClangTidyOptions Text,
            ClangTidyOptions Overrides, Configuration &All)
      : ConfigOptionsProvider({}, std::move(Defaults), std::move(Text),
                              std::move(Overrides)) {
    ConfigHandlers = Files::handlers(All);
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

Configuration::Configuration(const CommandLine &Line)
    : Checks(Line.Checks), IsQuiet(Line.Quiet),
      ReportsAllLevels(Line.ReportsAllLevels),
      IsFixed(Line.Config || !Line.ConfigFile.empty()) {}
Configuration::~Configuration() = default;

/// The keys of a .clang-tidy file, as clang-tidy writes them.
static std::vector<std::string> knownKeys() {
  ClangTidyOptions All = ClangTidyOptions::getDefaults();
  All.ExtraArgs.emplace(1);
  All.ExtraArgsBefore.emplace(1);
  All.InheritParentConfig = true;
  All.UseColor = true;
  All.HeaderFilterRegex.emplace();
  compat::excludeHeaders(All, "");
  All.CheckOptions["uri"] = ClangTidyOptions::ClangTidyValue("");
  const std::string Text = configurationAsText(All);
  llvm::SmallVector<StringRef> Lines;
  StringRef(Text).split(Lines, '\n');
  std::vector<std::string> Keys;
  for (const StringRef Line : Lines)
    if (!Line.empty() && llvm::isAlpha(Line.front()) && Line.contains(':'))
      Keys.push_back(Line.split(':').first.str());
  return Keys;
}

llvm::ErrorOr<ClangTidyOptions>
Configuration::read(llvm::MemoryBufferRef Text) {
  return parseConfigurationFile(Text, [&](const UnknownKey &Key) {
    const std::string Place =
        (Text.getBufferIdentifier() + ":" + llvm::Twine(Key.Line) + ":" +
         llvm::Twine(Key.Column))
            .str();
    if (!UnknownKeys.insert(Place).second || IsQuiet)
      return;
    const std::vector<std::string> Known = knownKeys();
    const StringRef Meant = closestName(Key.Name, Known);
    printWarning(Place + ": unknown key '" + Key.Name + "' is ignored" +
                 (Meant.empty() ? "" : "; did you mean '" + Meant + "'?"));
  });
}

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

  std::unique_ptr<Configuration> Result(new Configuration(Line));
  if (!Line.Config && Line.ConfigFile.empty()) {
    Result->Sources =
        std::make_unique<Files>(std::move(Defaults), Line.Overrides, *Result);
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
  auto Options =
      Line.Config ? parseConfigurationFile(*Text) : Result->read(*Text);
  if (!Options)
    return nullptr;
  Result->Sources = std::make_unique<FixedText>(
      std::move(Defaults), std::move(*Options), Line.Overrides, *Result);
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
    HeadersOfDirectories[Entry->first()] = {
        compat::toStd(Options.HeaderFilterRegex).value_or(""),
        compat::excludedHeaders(Options).value_or("")};
    Options.HeaderFilterRegex = ".*";
    compat::excludeHeaders(Options, "");
    const std::string Configured = compat::toStd(Options.Checks).value_or("");
    Options.Checks = selection(Configured);
    // If the command line leaves no check, that is an error.
    if (!IsFixed && selectChecks(Configured, "").empty() &&
        selectedBy(*Options.Checks).empty())
      Skipped.insert(Entry->first());
    Options.SystemHeaders = false;
    // For --verbose and for reports, which must work with a cached result, too.
    for (const char *Name : {"RemarkCuts", "DescribeFindings"})
      Options.CheckOptions[Name] = ClangTidyOptions::ClangTidyValue("true");
    if (ReportsAllLevels) {
      constexpr llvm::StringLiteral Name = "MinConfidence";
      const ClangTidyOptions::ClangTidyValue All("possible");
      for (auto &Option : Options.CheckOptions)
        if (compat::endsWith(Option.getKey(), ("." + Name).str()))
          Option.getValue() = All;
      Options.CheckOptions[Name] = All;
    }
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

const HeaderPatterns &Configuration::headersOf(StringRef File) {
  optionsOf(File);
  return HeadersOfDirectories[llvm::sys::path::parent_path(File)];
}

bool HeaderPatterns::accepts(StringRef Path) const {
  return matchesPath(llvm::Regex(Included), Path) &&
         (Excluded.empty() || !matchesPath(llvm::Regex(Excluded), Path));
}

const std::string &Configuration::asText(StringRef File) {
  std::string &Text = Texts[llvm::sys::path::parent_path(File)];
  if (Text.empty()) {
    const HeaderPatterns &Headers = headersOf(File);
    Text = configurationAsText(optionsOf(File)) + Headers.Included + '\0' +
           Headers.Excluded;
  }
  return Text;
}

/// Prints an error and returns false if \p Value is not a regular expression:
/// nothing would be reported in headers.
static bool isRegex(StringRef Option, StringRef Value, StringRef File) {
  std::string Error;
  if (Value.empty() || llvm::Regex(Value).isValid(Error))
    return true;
  printError(Option + " for '" + File + "': '" + Value +
             "' is not a regular expression: " + Error);
  return false;
}

bool Configuration::check(StringRef File) {
  const HeaderPatterns &Headers = headersOf(File);
  if (!Broken && (!isRegex("HeaderFilterRegex", Headers.Included, File) ||
                  !isRegex("ExcludeHeaderFilterRegex", Headers.Excluded, File)))
    return false;
  const std::vector<std::string> Enabled = enabledChecks(File);
  if (!Broken && Enabled.empty())
    printError("no check is enabled for '" + File + "'");
  return !Broken && !Enabled.empty();
}

bool Configuration::skips(StringRef File) {
  optionsOf(File);
  return !Broken && Skipped.contains(llvm::sys::path::parent_path(File));
}

std::vector<std::string> Configuration::enabledChecks(StringRef File) {
  return selectedBy(*optionsOf(File).Checks);
}

std::string Configuration::formatStyle(StringRef File) {
  return compat::toStd(optionsOf(File).FormatStyle).value_or("none");
}

bool Configuration::useColor(StringRef File) {
  return compat::toStd(optionsOf(File).UseColor)
      .value_or(!isColorUnwanted() &&
                llvm::sys::Process::StandardOutHasColors());
}

} // namespace clang::tidy::uri::tool
