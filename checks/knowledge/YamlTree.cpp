//===--- YamlTree.cpp - uri-tidy ------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "knowledge/YamlTree.h"
#include "LLVMSupportCompat.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/YAMLParser.h"

namespace clang::tidy::uri::catalogue {

std::string YamlError::text() const {
  return File + ":" + std::to_string(Line) + ":" + std::to_string(Column) +
         ": " + Message;
}

const YamlNode *YamlNode::find(llvm::StringRef Wanted) const {
  const auto Found = llvm::find_if(
      Children, [&](const YamlNode &Child) { return Child.Key == Wanted; });
  return Found == Children.end() ? nullptr : &*Found;
}

namespace {

class TreeReader {
public:
  TreeReader(llvm::StringRef File, llvm::StringRef Content, YamlError &Error)
      : Stream(llvm::MemoryBufferRef(Content, File), Sources), Error(Error) {
    Error.File = File.str();
    Sources.setDiagHandler(
        [](const llvm::SMDiagnostic &Diagnostic, void *Self) {
          auto &Reader = *static_cast<TreeReader *>(Self);
          Reader.fail(std::max(Diagnostic.getLineNo(), 1),
                      std::max(Diagnostic.getColumnNo(), 0) + 1,
                      Diagnostic.getMessage());
        },
        this);
  }

  bool read(YamlNode &Root) {
    auto Document = Stream.begin();
    if (Document == Stream.end() || !Document->getRoot())
      return fail(1, 1, "there is no document");
    return read(*Document->getRoot(), Root, 0) && !Stream.failed() && !Failed;
  }

private:
  /// Keeps the first error, because it causes the others.
  bool fail(unsigned Line, unsigned Column, llvm::StringRef Message) {
    if (!Failed) {
      Error.Line = Line;
      Error.Column = Column;
      Error.Message = Message.str();
    }
    Failed = true;
    return false;
  }

  /// Nodes that the parser invents after an error have no location.
  std::pair<unsigned, unsigned> placeOf(const llvm::yaml::Node &N) const {
    const llvm::SMLoc Loc = N.getSourceRange().Start;
    return Loc.isValid() && Sources.FindBufferContainingLoc(Loc) != 0
               ? Sources.getLineAndColumn(Loc)
               : std::pair(1U, 1U);
  }

  bool read(llvm::yaml::Node &From, YamlNode &To, unsigned Depth) {
    const auto [Line, Column] = placeOf(From);
    To.Line = Line;
    To.Column = Column;
    if (!From.getAnchor().empty() || llvm::isa<llvm::yaml::AliasNode>(From))
      return fail(Line, Column, "anchors and aliases are not supported");
    if (Depth > 16)
      return fail(Line, Column, "this is nested too deeply");
    llvm::SmallString<64> Storage;
    if (auto *Scalar = llvm::dyn_cast<llvm::yaml::ScalarNode>(&From)) {
      To.Value = compat::fromYamlParser(Scalar->getValue(Storage));
      return !Failed;
    }
    if (auto *Block = llvm::dyn_cast<llvm::yaml::BlockScalarNode>(&From)) {
      To.Value = compat::fromYamlBlock(
          Block->getValue(), Block->getSourceRange().Start.getPointer());
      return !Failed;
    }
    if (auto *List = llvm::dyn_cast<llvm::yaml::SequenceNode>(&From)) {
      To.Kind = YamlNode::List;
      // After an error, the parser may return an invalid element.
      for (auto I = List->begin(), E = List->end(); I != E; ++I)
        if (!I.operator->())
          return fail(Line, Column, "a value is missing here");
        else if (!read(*I, To.Children.emplace_back(), Depth + 1))
          return false;
      return !Failed;
    }
    auto *Map = llvm::dyn_cast<llvm::yaml::MappingNode>(&From);
    if (!Map)
      return fail(Line, Column, "a value is missing here");
    To.Kind = YamlNode::Map;
    for (auto I = Map->begin(), E = Map->end(); I != E; ++I) {
      auto *Key =
          I.operator->()
              ? llvm::dyn_cast_or_null<llvm::yaml::ScalarNode>(I->getKey())
              : nullptr;
      if (!Key)
        return fail(Line, Column, "a key is missing here");
      const auto [KeyLine, KeyColumn] = placeOf(*Key);
      const std::string Name = compat::fromYamlParser(Key->getValue(Storage));
      if (To.find(Name))
        return fail(KeyLine, KeyColumn, "duplicate key '" + Name + "'");
      YamlNode Child;
      if (Failed || !I->getValue() || !read(*I->getValue(), Child, Depth + 1))
        return fail(KeyLine, KeyColumn, "key '" + Name + "' has no value");
      Child.Key = Name;
      // Messages about an entry refer to its key.
      Child.Line = KeyLine;
      Child.Column = KeyColumn;
      To.Children.push_back(std::move(Child));
    }
    return !Failed;
  }

  llvm::SourceMgr Sources;
  llvm::yaml::Stream Stream;
  YamlError &Error;
  bool Failed = false;
};

} // namespace

bool parseYaml(llvm::StringRef File, llvm::StringRef Content, YamlNode &Root,
               YamlError &Error) {
  const std::string Accepted = compat::toYamlParser(Content);
  return TreeReader(File, Accepted, Error).read(Root);
}

} // namespace clang::tidy::uri::catalogue
