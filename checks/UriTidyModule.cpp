//===--- UriTidyModule.cpp - uri-tidy -------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DoubleEncodingCheck.h"
#include "EncodedUnreservedCheck.h"
#include "EncoderMismatchCheck.h"
#include "FaultyDecoderCheck.h"
#include "FaultyEncoderCheck.h"
#include "IllegalCharacterCheck.h"
#include "LLVMCompat.h"
#include "LowercaseHexCheck.h"
#include "MalformedEscapeCheck.h"
#include "PrematureDecodingCheck.h"
#include "UnencodedDataCheck.h"
#include "clang/Basic/Version.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/raw_ostream.h"
#include <cstdio>
#include <cstdlib>
#include <string>

namespace clang::tidy {
namespace uri {
namespace {

/// What to do to check with \p Host. Uses nothing of LLVM.
std::string remedyFor(const std::string &Host) {
  const std::string Before = "clang version ";
  const size_t At = Host.find(Before);
  const std::string Major =
      At == std::string::npos
          ? ""
          : Host.substr(At + Before.size(),
                        Host.find('.', At) - At - Before.size());
  return "install uri-tidy-llvm-" + Major + ", or build it for that version";
}

/// Exits if the plugin was loaded into a clang-tidy of another LLVM version:
/// such a combination would find nothing, or crash, and look like a clean run.
/// Patch releases are compatible. Must be called before any use of a type whose
/// layout may differ.
void requireMatchingHost() {
  const std::string Built = std::to_string(CLANG_VERSION_MAJOR) + "." +
                            std::to_string(CLANG_VERSION_MINOR);
  const std::string Host = getClangFullVersion();
  if (Host.find("clang version " + Built + ".") != std::string::npos)
    return;
  // Exit through the C library, which is the same for every LLVM version.
  std::fprintf(stderr,
               "error: uri-tidy was built for LLVM %s, but this is %s; %s\n",
               Built.c_str(), Host.c_str(), remedyFor(Host).c_str());
  std::exit(1);
}

/// Adds a line to what clang-tidy prints for --version, if the plugin is loaded
/// before.
void printVersion(llvm::raw_ostream &Output) {
  Output << "  uri-tidy " URI_TIDY_VERSION "\n";
}

class UriTidyModule : public ClangTidyModule {
public:
  void addCheckFactories(ClangTidyCheckFactories &Factories) override {
    add<DoubleEncodingCheck>(Factories, "uri-double-encoding");
    add<EncodedUnreservedCheck>(Factories, "uri-encoded-unreserved");
    add<EncoderMismatchCheck>(Factories, "uri-encoder-mismatch");
    add<FaultyDecoderCheck>(Factories, "uri-faulty-decoder");
    add<FaultyEncoderCheck>(Factories, "uri-faulty-encoder");
    add<IllegalCharacterCheck>(Factories, "uri-illegal-character");
    add<LowercaseHexCheck>(Factories, "uri-lowercase-hex");
    add<MalformedEscapeCheck>(Factories, "uri-malformed-escape");
    add<PrematureDecodingCheck>(Factories, "uri-premature-decoding");
    add<UnencodedDataCheck>(Factories, "uri-unencoded-data");
  }

private:
  template <typename Check>
  void add(ClangTidyCheckFactories &Factories, llvm::StringRef Name) {
    Factories.registerCheckFactory(
        Name, [Pool = Pool](llvm::StringRef Name, ClangTidyContext *Context) {
          return std::make_unique<Check>(Name, Context, Pool->of(Context));
        });
  }

  const std::shared_ptr<AnalysisPool> Pool = std::make_shared<AnalysisPool>();
};

} // namespace

static const bool IsVersionAdded = [] {
  // Registering the module already needs symbols that depend on the version.
  requireMatchingHost();
  llvm::cl::AddExtraVersionPrinter(printVersion);
  return true;
}();

static ClangTidyModuleRegistry::Add<UriTidyModule>
    X("uri-module", "Checks how programs build URIs.");

} // namespace uri

// The anchor that keeps this module in a static link.
volatile int UriTidyModuleAnchorSource = 0; // NOLINT

} // namespace clang::tidy
