//===--- Dump.cpp - uri-tidy ----------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "text/Dump.h"
#include "core/Utf8.h"
#include "knowledge/Vocabulary.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

namespace clang::tidy::uri {

using catalogue::nameOf;
using catalogue::Word;

static constexpr Word<Origin::KindTy> OriginWords[] = {
    {"parameter", Origin::Parameter},   {"format", Origin::FormatParameter},
    {"character", Origin::Character},   {"place", Origin::Place},
    {"input", Origin::Input},           {"result", Origin::Result},
    {"number", Origin::Number},         {"time", Origin::Time},
    {"enumerator", Origin::Enumerator}, {"constants", Origin::Constants},
    {"joined", Origin::Joined},         {"lost", Origin::Lost},
};

static constexpr Word<Transformer::KindTy> TransformerWords[] = {
    {"encode", Transformer::Encode},   {"decode", Transformer::Decode},
    {"html", Transformer::HtmlEscape}, {"base64", Transformer::Base64},
    {"map", Transformer::Map},         {"keep", Transformer::Keep},
    {"digits", Transformer::Digits},   {"slice", Transformer::Slice},
    {"lower", Transformer::LowerCase}, {"upper", Transformer::UpperCase},
};

llvm::StringRef nameOf(Origin::KindTy Kind) {
  return catalogue::nameOf(OriginWords, Kind);
}

static std::string quoted(llvm::StringRef Bytes) {
  std::string Result;
  llvm::raw_string_ostream Out(Result);
  Out << '"';
  llvm::printEscapedString(Bytes, Out);
  Out << '"';
  return Result;
}

/// `name`, or `{"a", "b"}`.
static std::string lineOf(const Origin &O) {
  if (O.Kind != Origin::Constants)
    return (O.Name.empty() ? nameOf(OriginWords, O.Kind) : O.Name).str();
  std::string Result = "{";
  for (const ConstantText *Text : O.Texts)
    Result += (Result.size() > 1 ? ", " : "") + quoted(Text->Text.Text);
  return Result + (O.HasMoreTexts ? ", ...}" : "}");
}

/// Returns `V(name)`, or `E(name)` or `D(name)` after an encoder or a decoder.
static std::string lineOf(const TextValue &V) {
  std::string Result = lineOf(*V.From);
  bool IsBare = true;
  for (const Transformer *T : V.Done) {
    const bool IsCoder =
        T->Kind == Transformer::Encode || T->Kind == Transformer::Decode;
    if (IsBare && !IsCoder)
      Result = "V(" + Result + ")";
    const llvm::StringRef Name = T->Kind == Transformer::Encode ? "E"
                                 : T->Kind == Transformer::Decode
                                     ? "D"
                                     : nameOf(TransformerWords, T->Kind);
    Result = (Name + "(" + Result + ")").str();
    IsBare = false;
  }
  return IsBare ? "V(" + Result + ")" : Result;
}

static std::string lineOf(llvm::ArrayRef<TextRef> Texts,
                          llvm::StringRef Separator) {
  std::string Result;
  for (TextRef T : Texts)
    Result += (Result.empty() ? "" : Separator.str()) + lineOf(T);
  return Result;
}

static llvm::StringRef calleeOf(const Transformer &T) {
  return T.Callee.empty() ? nameOf(TransformerWords, T.Kind) : T.Callee;
}

std::string lineOf(TextRef T) {
  switch (T->Kind) {
  case TextNode::Literal:
    return quoted(T->Bytes->Text.Text);
  case TextNode::Value:
    return lineOf(*T->Facts);
  case TextNode::Concat:
    return lineOf(itemsOf(T), " ");
  case TextNode::Choice:
    return "(" + lineOf(T->Alternatives, " | ") + ")";
  case TextNode::Repeat:
    return "Repeat(" + lineOf(T->Last) + ")";
  case TextNode::Coded:
    return "Coded(" + calleeOf(*T->How).str() + ", " + lineOf(T->Last) + ")";
  }
  return {};
}

/// Returns \p Bytes with one character for each byte.
static std::string latin1(llvm::StringRef Bytes) {
  std::string Result;
  for (char Byte : Bytes)
    uricore::appendUtf8(Result, static_cast<unsigned char>(Byte));
  return Result;
}

static std::string hexOf(const uricore::CharSet &Set) {
  std::string Result;
  for (unsigned I = 0; I < 256 / 8; ++I) {
    const unsigned Bits = (Set.word(I / 8) >> (I % 8 * 8)) & 0xFF;
    Result += llvm::hexdigit(Bits / 16, true);
    Result += llvm::hexdigit(Bits % 16, true);
  }
  return Result;
}

static void writeTransformer(llvm::json::OStream &Out, const Transformer &T) {
  Out.object([&] {
    Out.attribute("kind", nameOf(TransformerWords, T.Kind));
    if (T.Kind == Transformer::Encode || T.Kind == Transformer::Keep)
      Out.attribute("keeps", hexOf(T.Set));
    if (T.Kind == Transformer::Encode || T.Kind == Transformer::Decode)
      Out.attribute("plus", T.PlusIsSpace);
    if (T.Kind == Transformer::Encode) {
      Out.attribute("lowercase", T.LowercaseHex);
      Out.attribute("repairs", T.KeepsEscapes);
    }
    if (T.Images)
      Out.attributeArray("images", [&] {
        for (const std::string &Image : *T.Images)
          Out.value(latin1(Image));
      });
    if (T.Kind == Transformer::Digits)
      Out.attribute("base", static_cast<int>(T.Base));
    if (T.Kind == Transformer::Base64)
      Out.attribute("url", T.IsUrlSafe);
    if (T.By == KnownBy::Name)
      Out.attribute("proved", false);
  });
}

static void writeOrigin(llvm::json::OStream &Out, const Origin &O) {
  Out.object([&] {
    Out.attribute("kind", nameOf(OriginWords, O.Kind));
    Out.attribute("name", latin1(O.Name));
    if (O.Kind != Origin::Constants)
      return;
    Out.attributeArray("texts", [&] {
      for (const ConstantText *Text : O.Texts)
        Out.value(latin1(Text->Text.Text));
    });
    if (O.HasMoreTexts)
      Out.attribute("complete", false);
  });
}

static void writeValue(llvm::json::OStream &Out, const TextValue &V) {
  Out.object([&] {
    Out.attributeBegin("origin");
    writeOrigin(Out, *V.From);
    Out.attributeEnd();
    Out.attributeArray("transformers", [&] {
      for (const Transformer *T : V.Done)
        writeTransformer(Out, *T);
    });
    Out.attribute("chars", hexOf(V.Chars));
    Out.attribute("level", static_cast<int>(V.Level.Low));
    Out.attribute("harmless", isHarmless(V));
    Out.attribute("encoded", isEncoded(V));
    Out.attribute("cut", V.IsCut);
    Out.attribute("lost", V.isLost() || V.IsListed);
  });
}

static void writeList(llvm::json::OStream &Out, llvm::StringRef Name,
                      llvm::ArrayRef<TextRef> Texts) {
  Out.attributeArray(Name, [&] {
    for (TextRef T : Texts)
      writeJson(Out, T);
  });
}

static void writeAttribute(llvm::json::OStream &Out, llvm::StringRef Name,
                           TextRef T) {
  Out.attributeBegin(Name);
  writeJson(Out, T);
  Out.attributeEnd();
}

void writeJson(llvm::json::OStream &Out, TextRef T) {
  Out.object([&] {
    switch (T->Kind) {
    case TextNode::Literal:
      Out.attribute("lit", latin1(T->Bytes->Text.Text));
      return;
    case TextNode::Value:
      Out.attributeBegin("value");
      writeValue(Out, *T->Facts);
      Out.attributeEnd();
      return;
    case TextNode::Concat:
      writeList(Out, "cat", itemsOf(T));
      return;
    case TextNode::Choice:
      writeList(Out, "alt", T->Alternatives);
      return;
    case TextNode::Repeat:
      writeAttribute(Out, "rep", T->Last);
      return;
    case TextNode::Coded:
      Out.attributeObject("coded", [&] {
        Out.attribute("call", latin1(calleeOf(*T->How)));
        Out.attributeBegin("transformer");
        writeTransformer(Out, *T->How);
        Out.attributeEnd();
        writeAttribute(Out, "text", T->Last);
      });
      return;
    }
  });
}

} // namespace clang::tidy::uri
