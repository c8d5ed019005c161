//===--- PrematureDecodingCheck.cpp - uri-tidy ----------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PrematureDecodingCheck.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

/// The shape of \p Part as a whole text.
static TextShape shapeOf(UriPart Part) {
  switch (Part) {
  case UriPart::Uri:
  case UriPart::Reference:
  case UriPart::RequestTarget:
    return TextShape::Uri;
  case UriPart::Query:
  case UriPart::FormBody:
    return TextShape::Query;
  case UriPart::Path:
    return TextShape::Path;
  default:
    return TextShape::Value;
  }
}

TextShape PrematureDecodingCheck::decodedBy(const Expr &Decoder) const {
  if (const TextOperation *Operation = analysis().operationOf(Decoder))
    return shapeOf(Operation->Input, analysis().names());
  for (const ApiFact &Fact : analysis().factsOf(Decoder))
    if (Fact.Role == ApiRole::Gives)
      return shapeOf(Fact.Part);
  return TextShape::Value;
}

void PrematureDecodingCheck::checkStrings(const DeclStrings &Strings) {
  for (const TextOperation &Operation : Strings.Operations)
    for (const Hole &H : Operation.Input.Holes) {
      if (H.State != EncodingState::Decoded || !H.By)
        continue;
      if (Operation.Kind == TextOperation::Split)
        reportSplit(Operation, *H.By);
      else if (Operation.Kind == TextOperation::Decode &&
               Operation.Input.soleHole())
        reportTwice(Operation, *H.By);
    }
}

void PrematureDecodingCheck::reportSplit(const TextOperation &Split,
                                         const Expr &Decoder) {
  const TextShape Shape = decodedBy(Decoder);
  if (Shape == TextShape::Value)
    return;
  // In a decoded path, an encoded slash is probably intended.
  const bool IsPath = Shape == TextShape::Path || Split.Delimiters == "/";
  if (!isReported(IsPath ? Confidence::Possible : Confidence::Likely) ||
      !claim(locationOf(Decoder)))
    return;
  static constexpr llvm::StringLiteral Names[] = {"value", "path", "query",
                                                  "URI"};
  diag(locationOf(Decoder),
       "'%0' decodes the whole %1 before it is split: an encoded %2 in a "
       "value then acts as a delimiter; split first, then decode each part")
      << calleeName(Decoder) << Names[static_cast<unsigned>(Shape)]
      << (IsPath ? "'/'" : "'&', '=' or '#'");
  diag(locationOf(Split.Via ? *Split.Via : *Split.Call), "it is split here",
       DiagnosticIDs::Note);
}

bool PrematureDecodingCheck::isRepeated(const Expr &Decoder) {
  if (!Repeated) {
    Repeated.emplace();
    for (const Decl *D : analysis().declarations())
      for (const TextOperation &Operation : analysis().stringsOf(*D).Operations)
        if (const Hole *Sole = Operation.Input.soleHole();
            Sole && Sole->By == Operation.Call)
          Repeated->insert(Operation.Call);
  }
  return Repeated->contains(&Decoder);
}

void PrematureDecodingCheck::reportTwice(const TextOperation &Decoding,
                                         const Expr &Inner) {
  // A loop that decodes until nothing changes does so on purpose.
  if (isRepeated(Inner) || !claim(locationOf(*Decoding.Call)))
    return;
  diag(
      locationOf(*Decoding.Call),
      "this decodes the result of '%0' again: '%%2541' becomes 'A', not '%%41'")
      << calleeName(Inner);
  diag(locationOf(Inner), "it is first decoded here", DiagnosticIDs::Note);
}

} // namespace clang::tidy::uri
