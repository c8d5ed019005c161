//===--- TextDump.cpp - uri-tidy ------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TextDump.h"
#include "UnitAnalysis.h"
#include "ast/Callee.h"
#include "ast/TextTypes.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/Support/JSON.h"

namespace clang::tidy::uri {
namespace {

/// Returns \p Bytes as characters of Latin-1.
std::string asLatin1(llvm::StringRef Bytes) {
  std::string Result;
  for (const char Byte : Bytes) {
    const auto Code = static_cast<unsigned char>(Byte);
    if (Code < 0x80) {
      Result += Byte;
      continue;
    }
    Result += static_cast<char>(0xC0 | Code >> 6);
    Result += static_cast<char>(0x80 | (Code & 0x3F));
  }
  return Result;
}

class TextWriter {
public:
  TextWriter(const ASTContext &Context, llvm::raw_ostream &Output)
      : SM(Context.getSourceManager()), Output(Output) {}

  void write(const FunctionDecl &Function, const BuiltString &String) {
    llvm::json::OStream To(Output);
    To.object([&] {
      To.attribute("function", qualifiedName(Function));
      const SourceLocation Loc =
          String.Use.At ? String.Use.At->getBeginLoc() : Function.getBeginLoc();
      To.attribute("line", SM.getExpansionLineNumber(Loc));
      To.attribute("depth", String.Depth);
      To.attributeObject("use", [&] { writeUse(To, Function, String.Use); });
      To.attributeBegin("text");
      writeText(To, String.Content);
      To.attributeEnd();
    });
    Output << '\n';
  }

private:
  static void writeUse(llvm::json::OStream &To, const FunctionDecl &Function,
                       const Usage &Use) {
    const auto *Call = llvm::dyn_cast_or_null<CallExpr>(Use.At);
    const FunctionDecl *Callee = Call ? Call->getDirectCallee() : nullptr;
    if (const auto *Construct =
            llvm::dyn_cast_or_null<CXXConstructExpr>(Use.At))
      Callee = Construct->getConstructor();
    const bool IsReturn = llvm::isa_and_nonnull<ReturnStmt>(Use.At);
    To.attribute("kind", IsReturn ? "return" : Use.At ? "argument" : "value");
    To.attribute("name", IsReturn ? qualifiedName(Function)
                         : Callee ? qualifiedName(*Callee)
                                  : llvm::json::fixUTF8(Use.Name));
  }

  void writeText(llvm::json::OStream &To, const Template &Text) const {
    To.object([&] {
      To.attributeArray("cat", [&] {
        size_t Begin = 0;
        for (const Hole &H : Text.Holes) {
          writeLiteral(To, Text, Begin, H.Pos);
          writeValue(To, H);
          Begin = H.Pos;
        }
        writeLiteral(To, Text, Begin, Text.Text.size());
      });
    });
  }

  static void writeLiteral(llvm::json::OStream &To, const Template &Text,
                           size_t Begin, size_t End) {
    if (Begin < End)
      To.object([&] {
        To.attribute("lit",
                     asLatin1(llvm::StringRef(Text.Text).slice(Begin, End)));
      });
  }

  static void writeValue(llvm::json::OStream &To, const Hole &H) {
    const bool IsEncoded = H.State == EncodingState::Encoded;
    const bool IsDecoded = H.State == EncodingState::Decoded;
    To.object([&] {
      To.attributeObject("value", [&] {
        To.attributeObject("origin", [&] { writeOrigin(To, H); });
        To.attributeArray("transformers", [&] {
          if (IsEncoded || IsDecoded)
            To.object(
                [&] { To.attribute("kind", IsEncoded ? "encode" : "decode"); });
        });
        To.attribute("chars", nullptr);
        To.attribute("level", IsEncoded ? 1 : IsDecoded ? -1 : 0);
        To.attribute("harmless", H.State == EncodingState::Safe);
        To.attribute("encoded", IsEncoded);
        To.attribute("lost", H.State == EncodingState::Unknown ||
                                 H.State == EncodingState::Assembled);
      });
    });
  }

  /// Returns the expression whose value \p H contains unchanged, or null.
  static const Expr *originOf(const Hole &H) {
    if (!H.Value || H.By || H.IsBound)
      return nullptr;
    const Expr *Value = stripped(H.Value);
    // The value that the variable was assigned.
    return H.Alias && llvm::isa<DeclRefExpr, MemberExpr>(Value)
               ? stripped(H.Alias)
               : Value;
  }

  static void writeOrigin(llvm::json::OStream &To, const Hole &H) {
    const Expr *Value = originOf(H);
    llvm::StringRef Kind = "unknown";
    std::string Name;
    if (const auto *Call = llvm::dyn_cast_or_null<CallExpr>(Value);
        Call && Call->getDirectCallee()) {
      Kind = "result";
      Name = qualifiedName(*Call->getDirectCallee());
    } else if (H.Param && !H.By) {
      Kind = "parameter";
      Name = H.Param->getNameAsString();
    }
    if (Value && !Value->isTypeDependent() &&
        Value->getType()->isArithmeticType())
      Kind = "number";
    To.attribute("kind", Kind);
    To.attribute("name", Name);
  }

  const SourceManager &SM;
  llvm::raw_ostream &Output;
};

class TextDump : public ASTConsumer, public RecursiveASTVisitor<TextDump> {
public:
  explicit TextDump(llvm::raw_ostream &Output) : Output(Output) {
    Analysis.keepAllTexts();
  }

  void HandleTranslationUnit(ASTContext &Context) override {
    const TextTypes::Scope Types(Analysis.types());
    TraverseDecl(Context.getTranslationUnitDecl());
  }

  // NOLINTNEXTLINE(readability-identifier-naming)
  bool VisitFunctionDecl(FunctionDecl *Function) {
    TextWriter Writer(Function->getASTContext(), Output);
    for (const BuiltString &String : Analysis.stringsOf(*Function).Strings)
      Writer.write(*Function, String);
    return true;
  }

private:
  llvm::raw_ostream &Output;
  UnitAnalysis Analysis;
};

} // namespace

std::unique_ptr<ASTConsumer> createTextDump(llvm::raw_ostream &Output) {
  return std::make_unique<TextDump>(Output);
}

} // namespace clang::tidy::uri
