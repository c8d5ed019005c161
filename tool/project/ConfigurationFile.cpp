//===--- ConfigurationFile.cpp - uri-tidy ---------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "project/ConfigurationFile.h"
#include "LLVMCompat.h"
#include "LLVMDriverCompat.h"
#include "support/Messages.h"
#include "support/Nesting.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/YAMLParser.h"
#include <algorithm>
#include <iterator>
#include <optional>
#include <vector>

using llvm::StringRef;

namespace clang::tidy::uri::tool {
namespace {

/// Replaces the element of the outermost mapping in \p Text whose key begins at
/// \p Key with spaces. Returns false if there is none.
bool blankElement(std::string &Text, size_t Key) {
  llvm::SourceMgr Sources;
  llvm::yaml::Stream Parsed(Text, Sources, /*ShowColors=*/false);
  llvm::yaml::document_iterator Document = Parsed.begin();
  auto *Root = Document == Parsed.end()
                   ? nullptr
                   : llvm::dyn_cast_or_null<llvm::yaml::MappingNode>(
                         Document->getRoot());
  if (!Root)
    return false;
  std::vector<size_t> Begins;
  for (llvm::yaml::KeyValueNode &Element : *Root)
    if (llvm::yaml::Node *Name = Element.getKey())
      Begins.push_back(Name->getSourceRange().Start.getPointer() - Text.data());
  // In a flow mapping, the last element ends before the bracket.
  const size_t Close = Text.rfind('}');
  const bool IsFlow =
      !Begins.empty() && Close != std::string::npos &&
      compat::endsWith(StringRef(Text).take_front(Begins.front()).rtrim(), "{");
  Begins.push_back(IsFlow ? Close : Text.size());
  const auto Found = std::find(Begins.begin(), std::prev(Begins.end()), Key);
  if (Found == std::prev(Begins.end()))
    return false;
  // Nothing may follow the last comma.
  const bool IsLast = std::next(Found) == std::prev(Begins.end());
  const size_t Begin = IsFlow && IsLast && Found != Begins.begin()
                           ? Text.rfind(',', *Found)
                           : *Found;
  for (size_t I = Begin; I < *std::next(Found); ++I)
    if (Text[I] != '\n')
      Text[I] = ' ';
  return true;
}

} // namespace

llvm::ErrorOr<ClangTidyOptions>
parseConfigurationFile(llvm::MemoryBufferRef Buffer,
                       llvm::function_ref<void(const UnknownKey &)> Report) {
  const StringRef Name = Buffer.getBufferIdentifier();
  if (mayNestDeeply(Buffer.getBuffer())) {
    printError(Name + ": not read: it may be nested too deeply");
    return std::make_error_code(std::errc::value_too_large);
  }
  std::string Text = compat::withAcceptedOptions(Buffer.getBuffer());
  // Every attempt removes one key, and a file has few.
  constexpr unsigned MostKeys = 64;
  for (unsigned Attempt = 0;; ++Attempt) {
    std::optional<size_t> Unknown;
    auto Parsed = parseConfigurationWithDiags(
        {Text, Name}, [&](const llvm::SMDiagnostic &Diagnostic) {
          const unsigned Line = Diagnostic.getLineNo();
          const unsigned Column = Diagnostic.getColumnNo() + 1;
          StringRef Message = Diagnostic.getMessage();
          if (Report && Attempt < MostKeys &&
              Message.consume_front("unknown key '")) {
            Unknown = Diagnostic.getLoc().getPointer() - Text.data();
            if (blankElement(Text, *Unknown))
              return Report({Message.drop_back().str(), Line, Column});
            Unknown.reset();
          }
          printError(Name + ":" + llvm::Twine(Line) + ":" +
                     llvm::Twine(Column) + ": " + Diagnostic.getMessage());
        });
    if (!Unknown)
      return Parsed;
  }
}

} // namespace clang::tidy::uri::tool
