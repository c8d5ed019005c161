//===--- analysis-fuzzer.cpp - uri-tidy -----------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Runs all checks on one translation unit in memory. The first byte of an
/// input specifies how the unit is compiled (see analysis.languages); the rest
/// is the source.
///
//===----------------------------------------------------------------------===//

#include "CodeMutator.h"
#include "LLVMCompat.h"
#include "clang-tidy/ClangTidy.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/FrontendAction.h"
#include "clang/Tooling/Tooling.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/VirtualFileSystem.h"
#include <cstdlib>

using namespace clang;
using namespace clang::tidy;
using llvm::StringRef;

extern "C" size_t LLVMFuzzerMutate(uint8_t *Data, size_t Size, size_t MaxSize);

namespace {

constexpr llvm::StringLiteral Headers = "/headers";

std::string contentOf(const llvm::Twine &File) {
  const auto Text = llvm::MemoryBuffer::getFile(File);
  if (Text)
    return (*Text)->getBuffer().str();
  llvm::errs() << "cannot read " << File << '\n';
  std::exit(2);
}

/// One line of analysis.languages.
struct Compilation {
  char Byte = 0;
  std::string File;
  std::vector<std::string> Flags;
};

std::vector<Compilation> readCompilations() {
  const std::string Text = contentOf(FUZZ_DIR "/analysis.languages");
  std::vector<Compilation> Result;
  llvm::SmallVector<StringRef> Lines;
  StringRef(Text).split(Lines, '\n', -1, /*KeepEmpty=*/false);
  for (const StringRef Line : Lines) {
    if (Line.front() == '#')
      continue;
    llvm::SmallVector<StringRef> Words;
    Line.split(Words, ' ');
    Compilation C;
    C.Byte = Words[0].front();
    C.File = "/" + Words[1].str();
    for (const StringRef Word : llvm::drop_begin(Words, 2))
      C.Flags.push_back(Word.str());
    Result.push_back(std::move(C));
  }
  return Result;
}

/// Reads the headers that replace those of libraries in the tests.
llvm::IntrusiveRefCntPtr<llvm::vfs::InMemoryFileSystem> readHeaders() {
  auto Result = llvm::makeIntrusiveRefCnt<llvm::vfs::InMemoryFileSystem>();
  std::error_code Error;
  for (llvm::sys::fs::recursive_directory_iterator I(HEADERS_DIR, Error), End;
       I != End && !Error; I.increment(Error)) {
    if (llvm::sys::fs::is_directory(I->path()))
      continue;
    const StringRef Name =
        StringRef(I->path()).substr(StringRef(HEADERS_DIR).size());
    Result->addFile(Headers + Name, 0,
                    llvm::MemoryBuffer::getMemBufferCopy(contentOf(I->path())));
  }
  return Result;
}

class CheckAction : public ASTFrontendAction {
public:
  explicit CheckAction(ClangTidyASTConsumerFactory &Consumers)
      : Consumers(Consumers) {}

  std::unique_ptr<ASTConsumer> CreateASTConsumer(CompilerInstance &Compiler,
                                                 StringRef File) override {
    return Consumers.createASTConsumer(Compiler, File);
  }

private:
  ClangTidyASTConsumerFactory &Consumers;
};

ClangTidyOptions options() {
  ClangTidyOptions Result = ClangTidyOptions::getDefaults();
  Result.Checks = "-*,uri-*";
  Result.HeaderFilterRegex = ".*";
  const std::pair<StringRef, StringRef> Values[] = {
      {"MinConfidence", "possible"},
      {"uri-faulty-encoder.LocaleDependence", "true"},
      {"uri-unencoded-data.Paths", "true"},
      {"uri-unencoded-data.Encoder", "urlEncode"},
      {"uri-unencoded-data.EncoderHeader", "net/encode.h"}};
  for (const auto &[Key, Value] : Values)
    Result.CheckOptions[Key] = ClangTidyOptions::ClangTidyValue(Value);
  return Result;
}

const std::vector<Compilation> &compilations() {
  static const std::vector<Compilation> Result = readCompilations();
  return Result;
}

void check(const Compilation &How, StringRef Source) {
  static const auto Library = readHeaders();
  const auto Unit = llvm::makeIntrusiveRefCnt<llvm::vfs::InMemoryFileSystem>();
  Unit->addFile(How.File, 0, llvm::MemoryBuffer::getMemBufferCopy(Source));
  const auto All =
      llvm::makeIntrusiveRefCnt<llvm::vfs::OverlayFileSystem>(Library);
  All->pushOverlay(Unit);

  ClangTidyContext Context(std::make_unique<DefaultOptionsProvider>(
      ClangTidyGlobalOptions(), options()));
  Context.setCurrentFile(How.File);
  ClangTidyDiagnosticConsumer Consumer(Context, /*ExternalDiagEngine=*/nullptr,
                                       /*RemoveIncompatibleErrors=*/true,
                                       /*GetFixesFromNotes=*/true,
                                       /*EnableNolintBlocks=*/true);
  const auto Engine = uri::compat::createDiagnosticsEngine(Context, Consumer);
  ClangTidyASTConsumerFactory Consumers(Context, All);
  // Limit the operations that take Clang itself a long time.
  std::vector<std::string> Command = {
      "clang", "-fsyntax-only", "-nostdinc", "-isystem", Headers.str(), "-w",
      // Otherwise, Clang prints the number of errors.
      "-fno-caret-diagnostics", "-ferror-limit=0", "-ftemplate-depth=64",
      "-fconstexpr-steps=10000"};
  Command.insert(Command.end(), How.Flags.begin(), How.Flags.end());
  Command.push_back(How.File);
  const auto Files =
      llvm::makeIntrusiveRefCnt<FileManager>(FileSystemOptions(), All);
  tooling::ToolInvocation Run(std::move(Command),
                              std::make_unique<CheckAction>(Consumers),
                              Files.get());
  Run.setDiagnosticConsumer(&Consumer);
  Run.run();
  Consumer.take();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size) {
  if (Size == 0)
    return -1;
  const StringRef Input(reinterpret_cast<const char *>(Data), Size);
  const auto How = llvm::find_if(compilations(), [&](const Compilation &C) {
    return C.Byte == Input.front();
  });
  if (How == compilations().end())
    return -1;
  check(*How, Input.drop_front());
  return 0;
}

extern "C" size_t LLVMFuzzerCustomMutator(uint8_t *Data, size_t Size,
                                          size_t MaxSize, unsigned Seed) {
  static const uri::fuzz::Grammar Rules(
      contentOf(FUZZ_DIR "/analysis.grammar"));
  // Arbitrary bytes mostly exercise the lexer, which is part of Clang.
  if (Seed % 16 == 0)
    return LLVMFuzzerMutate(Data, Size, MaxSize);
  std::string Input(reinterpret_cast<const char *>(Data), Size);
  uri::fuzz::CodeMutator Mutator(Rules, Seed);
  const Compilation &Other = compilations()[Seed / 16 % compilations().size()];
  std::string Code = Mutator.mutate(Size ? StringRef(Input).drop_front() : "");
  // Change the language sometimes, and always if there is none yet.
  const bool IsNew = Size == 0 || Seed % 8 == 1;
  Code.insert(Code.begin(), IsNew ? Other.Byte : Input.front());
  Size = std::min(Code.size(), MaxSize);
  std::copy_n(Code.begin(), Size, Data);
  return Size;
}

extern "C" size_t LLVMFuzzerCustomCrossOver(const uint8_t *Left,
                                            size_t LeftSize,
                                            const uint8_t *Right,
                                            size_t RightSize, uint8_t *Out,
                                            size_t MaxSize, unsigned Seed) {
  if (LeftSize == 0 || RightSize == 0)
    return 0;
  const StringRef A(reinterpret_cast<const char *>(Left), LeftSize);
  const StringRef B(reinterpret_cast<const char *>(Right), RightSize);
  std::string Code = A.front() + uri::fuzz::CodeMutator::spliced(
                                     A.drop_front(), B.drop_front(), Seed);
  const size_t Size = std::min(Code.size(), MaxSize);
  std::copy_n(Code.begin(), Size, Out);
  return Size;
}
