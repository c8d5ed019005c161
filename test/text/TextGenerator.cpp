//===--- TextGenerator.cpp - uri-tidy -------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TextGenerator.h"
#include "core/Percent.h"

namespace clang::tidy::uri {

using uricore::CharSet;

TextRef TextGenerator::leaf() {
  static constexpr const char *Literals[] = {"",  "?",   "&",        "a=", "/",
                                             "b", "%2F", "\xC3\xA9", "x"};
  static constexpr const char *Names[] = {"u", "v", "w"};
  static constexpr CharSet Sets[] = {CharSet("ab"), CharSet("b/%"),
                                     uricore::Digit, AnyByte};
  switch (below(8)) {
  case 0:
    return constants({Literals[below(9)]});
  case 1:
    return constants({Literals[below(9)], Literals[below(9)]});
  case 2:
  case 3:
  case 4:
    return val(Names[below(3)], Sets[below(4)]);
  default:
    return lit(Literals[below(9)]);
  }
}

Transformer TextGenerator::anyTransformer() {
  switch (below(10)) {
  case 0:
    return Transformer(Transformer::Decode);
  case 1:
    return Transformer(Transformer::HtmlEscape);
  case 2:
    return Transformer(Transformer::Base64);
  case 3:
    return Transformer::keep(uricore::Alpha);
  case 4:
    return Transformer(Transformer::Slice);
  case 5:
    return Transformer(Transformer::UpperCase);
  case 6: {
    ByteImages Images;
    for (unsigned Byte = 0; Byte < 256; ++Byte)
      Images[Byte] = Byte == 'b'   ? "--"
                     : Byte == '/' ? ""
                                   : std::string(1, static_cast<char>(Byte));
    Transformer Result(Transformer::Map);
    Result.Images = Texts.values().images(Images);
    return Result;
  }
  case 7: {
    Transformer Result = Transformer::encode(uricore::FormSafe);
    Result.PlusIsSpace = true;
    Result.LowercaseHex = true;
    return Result;
  }
  case 8: {
    Transformer Result = Transformer::encode();
    Result.By = KnownBy::Name;
    return Result;
  }
  default:
    return Transformer::encode();
  }
}

TextRef TextGenerator::composed() {
  const TextRef A = any(), B = any();
  switch (below(9)) {
  case 0:
  case 1:
    return Texts.join(A, B);
  case 2:
    return Texts.join(A, Texts.append(A, B));
  case 3:
    return Texts.repeat(A);
  case 4:
    return Texts.coded(A, anyTransformer());
  case 5:
    return Texts.widen(A, Texts.append(A, B));
  case 6:
    return Texts.cutEnd(A, below(3));
  default:
    return Texts.append(A, B);
  }
}

void TextGenerator::grow() {
  for (unsigned I = 0; I < 6; ++I)
    Pool.push_back(leaf());
  for (unsigned I = 0; I < 12; ++I)
    Pool.push_back(composed());
}

std::string TextGenerator::stringOver(const CharSet &Chars) {
  std::string All, Result;
  for (unsigned Byte = 0; Byte < 256; ++Byte)
    if (Chars.contains(static_cast<unsigned char>(Byte)))
      All += static_cast<char>(Byte);
  for (size_t I = All.empty() ? 0 : below(4); I > 0; --I)
    Result += All[below(All.size())];
  return Result;
}

std::string TextGenerator::changed(const std::string &S,
                                   const Transformer &How) {
  if (S.empty())
    return S;
  if (const auto Result = resultOf(How, S))
    return *Result;
  switch (How.Kind) {
  case Transformer::Encode:
    return uricore::encode(S, How.Set);
  case Transformer::Decode:
    return uricore::decode(S).Bytes;
  case Transformer::Slice: {
    const size_t Begin = below(S.size() + 1);
    return S.substr(Begin, below(S.size() - Begin + 1));
  }
  case Transformer::HtmlEscape: {
    std::string Result;
    for (char C : S)
      Result += C == '"'    ? std::string("&quot;")
                : C == '\'' ? std::string(below(2) ? "&#39;" : "'")
                            : *resultOf(How, llvm::StringRef(&C, 1));
    return Result;
  }
  default:
    return stringOver(charsAfter(How, CharSet(S)));
  }
}

std::string TextGenerator::stringOf(TextRef T) {
  switch (T->Kind) {
  case TextNode::Literal:
    return T->Bytes->Text.Text;
  case TextNode::Value: {
    const auto &Constants = T->Facts->From->Texts.all();
    if (Constants.empty())
      return stringOver(T->Facts->Chars);
    std::string Result = Constants[below(Constants.size())]->Text.Text;
    for (const Transformer *How : T->Facts->Done)
      Result = changed(Result, *How);
    return Result;
  }
  case TextNode::Concat: {
    std::string Result;
    for (TextRef Item : itemsOf(T))
      Result += stringOf(Item);
    return Result;
  }
  case TextNode::Choice:
    return stringOf(T->Alternatives[below(T->Alternatives.size())]);
  case TextNode::Repeat: {
    std::string Result;
    for (size_t I = below(3); I > 0; --I)
      Result += stringOf(T->Last);
    return Result;
  }
  case TextNode::Coded:
    return changed(stringOf(T->Last), *T->How);
  }
  return {};
}

} // namespace clang::tidy::uri
