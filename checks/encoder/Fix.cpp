//===--- Fix.cpp - uri-tidy -----------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "encoder/Fix.h"
#include "LLVMCompat.h"
#include "ast/FindStmt.h"
#include "ast/TextTypes.h"
#include "model/LiteralEdit.h"
#include "model/LiteralOrigin.h"
#include "clang/AST/ASTContext.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace clang::tidy::uri {

namespace {

class FixBuilder {
public:
  FixBuilder(const FunctionDecl &Function, const EncoderBehaviour &Encoder,
             const LiteralUses &Uses)
      : Function(Function), Encoder(Encoder), Uses(Uses),
        Context(Function.getASTContext()) {}

  EncoderRepair Repair;
  llvm::SmallVector<FixItHint, 4> Hints;

  void fixFormats(bool Uppercase, bool Pads);
  void fixTables();
  void fixManipulators();
  void castArguments();
  void castTested();
  void maskIndices();

private:
  CharSourceRange rangeOf(const Expr &E) const {
    return editableRange(E, Context.getSourceManager(), Context.getLangOpts());
  }
  void cast(const Expr *E);
  /// Whether something else than the encoder uses \p Literal.
  bool isShared(const StringLiteral &Literal) const {
    return Uses.isShared(Literal, &Function);
  }
  void spell(const StringLiteral &Literal, llvm::ArrayRef<ByteEdit> Edits);

  const FunctionDecl &Function;
  const EncoderBehaviour &Encoder;
  const LiteralUses &Uses;
  ASTContext &Context;
};

} // namespace

void FixBuilder::spell(const StringLiteral &Literal,
                       llvm::ArrayRef<ByteEdit> Edits) {
  const LiteralFix Fix = spellEdits(LiteralText(Literal, Context), Edits);
  if (!Fix)
    return;
  std::string Text = Literal.getString().str();
  for (const ByteEdit &Edit : llvm::reverse(Edits))
    Text.replace(Edit.Begin, Edit.End - Edit.Begin, Edit.Bytes);
  Repair.Texts[&Literal] = Text;
  Hints.append(Fix.Hints.begin(), Fix.Hints.end());
}

void FixBuilder::fixFormats(bool Uppercase, bool Pads) {
  for (const HexSource &Source : Encoder.HexSources) {
    if (Source.Kind != HexSource::Format || !Source.Literal ||
        Source.Literal->getCharByteWidth() != 1 ||
        compat::contains(Repair.Texts, Source.Literal) ||
        isShared(*Source.Literal))
      continue;
    llvm::SmallVector<ByteEdit, 4> Edits;
    for (const HexSource &Part : Encoder.HexSources) {
      if (Part.Literal != Source.Literal || Part.Kind != HexSource::Format)
        continue;
      const llvm::StringRef Before =
          Source.Literal->getString().slice(Part.Begin + 1, Part.End);
      const llvm::StringRef Width = Before.drop_back();
      std::string Conversion = Before.str();
      if (Pads &&
          (Width.empty() || Width == "2" || Width == "hh" || Width == "2hh"))
        Conversion.replace(0, compat::startsWith(Width, "2") ? 1 : 0, "02");
      if (Uppercase && compat::endsWith(Before, "x"))
        Conversion.back() = 'X';
      if (Conversion != Before)
        Edits.push_back({Part.Begin + 1, Part.End, Conversion});
    }
    llvm::sort(Edits, [](const ByteEdit &A, const ByteEdit &B) {
      return A.Begin < B.Begin;
    });
    Edits.erase(std::unique(Edits.begin(), Edits.end(),
                            [](const ByteEdit &A, const ByteEdit &B) {
                              return A.Begin == B.Begin;
                            }),
                Edits.end());
    if (!Edits.empty())
      spell(*Source.Literal, Edits);
  }
}

void FixBuilder::fixTables() {
  for (const HexSource &Source : Encoder.HexSources) {
    if (Source.Kind != HexSource::Table ||
        Source.Literal->getCharByteWidth() != 1 ||
        compat::contains(Repair.Texts, Source.Literal))
      continue;
    const size_t Letters = Source.Literal->getString().find("abcdef");
    if (Letters == llvm::StringRef::npos || isShared(*Source.Literal))
      continue;
    spell(*Source.Literal, ByteEdit{Letters, Letters + 6, "ABCDEF"});
  }
}

/// Whether \p Function writes to a stream that others use, too, and that would
/// keep a flag.
static bool hasStreamOfOthers(const FunctionDecl &Function) {
  const bool HasField = findStmt(Function.getBody(), [](const Stmt &Each) {
    const auto *Member = llvm::dyn_cast<MemberExpr>(&Each);
    return Member && llvm::isa<FieldDecl>(Member->getMemberDecl()) &&
           isStringStream(Member->getType());
  });
  return HasField ||
         llvm::any_of(Function.parameters(), [](const ParmVarDecl *Param) {
           const QualType Object = Param->getType().getNonReferenceType();
           return Param->getType()->isLValueReferenceType() &&
                  !Object.isConstQualified() && Object->isRecordType() &&
                  !isTextType(Object);
         });
}

void FixBuilder::fixManipulators() {
  for (const HexSource &Source : Encoder.HexSources) {
    if (Source.Kind != HexSource::Manipulator || !Source.Where ||
        !rangeOf(*Source.Where).isValid() ||
        (Source.In && hasStreamOfOthers(*Source.In)))
      continue;
    Repair.Uppercase.insert(Source.Where);
    Hints.push_back(FixItHint::CreateInsertion(rangeOf(*Source.Where).getEnd(),
                                               " << std::uppercase"));
  }
}

void FixBuilder::cast(const Expr *E) {
  // Another instantiation may have wider characters.
  if (!E || compat::contains(Repair.Masks, E) ||
      Function.getTemplateInstantiationPattern())
    return;
  // The cast goes inside the casts to wider types that the compiler and, in C,
  // the macros of <ctype.h> add.
  const Expr *Written = E->IgnoreParenImpCasts();
  while (const auto *Cast = llvm::dyn_cast<ExplicitCastExpr>(Written)) {
    if (Cast->getType()->isCharType())
      break;
    Written = Cast->getSubExpr()->IgnoreParenImpCasts();
  }
  const CharSourceRange Range = rangeOf(*Written);
  if (!Range.isValid() || !Written->getType()->isCharType())
    return;
  const std::string Text =
      Lexer::getSourceText(Range, Context.getSourceManager(),
                           Context.getLangOpts())
          .str();
  const bool IsSimple =
      llvm::isa<DeclRefExpr, ArraySubscriptExpr, CallExpr, MemberExpr>(
          Written) ||
      (llvm::isa<UnaryOperator>(Written) &&
       llvm::cast<UnaryOperator>(Written)->getOpcode() == UO_Deref);
  Repair.Masks[E] = 0xFF;
  Hints.push_back(FixItHint::CreateReplacement(
      Range, Context.getLangOpts().CPlusPlus
                 ? "static_cast<unsigned char>(" + Text + ")"
             : IsSimple ? "(unsigned char)" + Text
                        : "(unsigned char)(" + Text + ")"));
}

void FixBuilder::castArguments() {
  for (const HexSource &Source : Encoder.HexSources)
    if (Source.Kind == HexSource::Format)
      cast(Source.Where);
}

void FixBuilder::castTested() {
  for (const EncoderFault &Fault : Encoder.Faults)
    if (Fault.Kind == EncoderFault::NegativeCtype)
      cast(Fault.Where);
}

void FixBuilder::maskIndices() {
  for (const EncoderFault &Fault : Encoder.Faults) {
    if (Fault.Kind != EncoderFault::OutOfBounds || !Fault.Where ||
        compat::contains(Repair.Masks, Fault.Where))
      continue;
    const auto *Shift =
        llvm::dyn_cast<BinaryOperator>(Fault.Where->IgnoreParenImpCasts());
    const CharSourceRange Range = Shift && Shift->getOpcode() == BO_Shr
                                      ? rangeOf(*Shift)
                                      : CharSourceRange();
    if (!Range.isValid())
      continue;
    Repair.Masks[Fault.Where] = 0xF;
    Hints.push_back(FixItHint::CreateReplacement(
        Range, "(" +
                   Lexer::getSourceText(Range, Context.getSourceManager(),
                                        Context.getLangOpts())
                       .str() +
                   ") & 0xF"));
  }
}

llvm::SmallVector<FixItHint, 4>
fixEncoder(const FunctionDecl &Function, const EncoderBehaviour &Encoder,
           llvm::ArrayRef<EncoderDefect> Defects, const EncoderPurpose &Purpose,
           EncoderSummaries &Summaries, const LiteralUses &Uses) {
  FixBuilder Builder(Function, Encoder, Uses);
  const auto Has = [&](EncoderDefect::KindTy Kind) {
    return llvm::any_of(Defects,
                        [&](const EncoderDefect &D) { return D.Kind == Kind; });
  };
  const bool IsLower = Has(EncoderDefect::LowercaseHex);
  // Code that tells apart what has one digit may count the length of the
  // output.
  const bool IsCounted = !Encoder.IsReturned && (Uses.isLimit(15, Function) ||
                                                 Uses.isLimit(16, Function));
  const bool Pads = Has(EncoderDefect::MissingZero) && !IsCounted;
  // The compiler may compare the result of a constexpr function.
  const bool Raises = IsLower && !Function.isConstexpr();
  if (Raises || Pads)
    Builder.fixFormats(Raises, Pads);
  if (Raises) {
    Builder.fixTables();
    Builder.fixManipulators();
  }
  if (Has(EncoderDefect::SignExtension))
    Builder.castArguments();
  if (Has(EncoderDefect::NegativeCtype))
    Builder.castTested();
  if (Has(EncoderDefect::OutOfBounds))
    Builder.maskIndices();
  if (Builder.Hints.empty())
    return {};
  // Run it again with the edits applied.
  const auto Fixed = Summaries.evaluate(Function, Builder.Repair);
  if (!Fixed)
    return {};
  const auto Left = findDefects(*Fixed, Purpose);
  const bool IsBetter =
      Left.size() < Defects.size() &&
      Fixed->KeptEscapes == Encoder.KeptEscapes &&
      llvm::all_of(Left, [&](const EncoderDefect &D) { return Has(D.Kind); });
  return IsBetter ? Builder.Hints : llvm::SmallVector<FixItHint, 4>();
}

} // namespace clang::tidy::uri
