//===--- DoubleEncodingCheck.cpp - uri-tidy -------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DoubleEncodingCheck.h"
#include "LLVMCompat.h"
#include "core/Percent.h"
#include "knowledge/Names.h"
#include "text/TextNode.h"
#include "text/TextValue.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

using uricore::Component;

/// Whether `%25` is correct in \p Span: its text, decoded once, is still a URI
/// or a query, or it is the zone of an IPv6 address (RFC 6874).
static bool holdsEncodedUri(StringRef Text, const ComponentSpan &Span) {
  if (Span.Which == Component::Host)
    return true;
  if (Span.Which != Component::QueryValue)
    return false;
  // The span of a value begins with its '='.
  const StringRef Value = Text.slice(Span.Begin, Span.End).ltrim('=');
  const std::string Once = uricore::decode({Value.data(), Value.size()}).Bytes;
  return compat::startsWith(Once, "/") || StringRef(Once).contains("://") ||
         StringRef(Once).contains('?') ||
         (Value.contains_insensitive("%3d") &&
          Value.contains_insensitive("%26"));
}

void DoubleEncodingCheck::checkUri(const FoundUri &Found) {
  const std::string &Text = Found.content().Text;
  llvm::SmallVector<LiteralIssue, 4> Issues;
  for (const ComponentSpan &Span : Found.Uri.Components.Spans) {
    size_t I = Text.find("%25", Span.Begin);
    if (I >= Span.End || holdsEncodedUri(Text, Span))
      continue;
    for (; I < Span.End; I = Text.find("%25", I + 1)) {
      // `%25252F` was encoded three times.
      size_t Digits = I + uricore::EscapeLength;
      while (Text.compare(Digits, 2, "25") == 0 &&
             uricore::escapeAt("%" + Text.substr(Digits + 2, 2), 0))
        Digits += 2;
      const size_t End = Digits + 2;
      const auto Once = uricore::escapeAt("%" + Text.substr(Digits, 2), 0);
      if (!Once || End > Span.End || !isPlainPercent(Found, I) ||
          llvm::any_of(Found.content().Holes,
                       [&](const Hole &H) { return H.Pos > I && H.Pos < End; }))
        continue;
      Issues.push_back({I,
                        End,
                        "'" + Text.substr(I, End - I) +
                            "' is encoded twice: the server sees '%" +
                            Text.substr(I + uricore::EscapeLength,
                                        End - I - uricore::EscapeLength) +
                            "', not what it stands for",
                        normalForm(Once->Octet, /*MayMakeDotSegment=*/true),
                        {Feature::Literal},
                        /*ChangesMeaning=*/true});
      I = End - 1;
    }
  }
  report(Found, Issues);
  for (const HolePlace &Place : Found.Uri.Components.Holes) {
    checkWhole(Found, Place);
    checkSame(Found.content().Holes[Place.Index]);
  }
}

void DoubleEncodingCheck::checkSame(const Hole &H) {
  // If the effect of a call is known, it is an operation.
  const bool IsLost = H.Value && H.Facts && H.State == EncodingState::Encoded &&
                      H.Facts->isLost();
  const Expr *Inner = IsLost ? UnitAnalysis::sameCallIn(*H.Value) : nullptr;
  Evidence Known = {Feature::NamedEncoder};
  Known.Features.add(Feature::SameEncoder);
  if (!Inner || !isReported(Known) || !claim(locationOf(*H.Value), Known))
    return;
  reportAgain(*H.Value, *Inner, locationOf(*H.Value));
  noteInner(*H.Value, *Inner);
}

void DoubleEncodingCheck::reportAgain(const Expr &Outer, const Expr &Inner,
                                      SourceLocation Loc) {
  diag(Loc, "'%0' encodes the result of '%1' again: every '%%' becomes '%%25'")
      << calleeName(Outer) << calleeName(Inner);
}

void DoubleEncodingCheck::noteInner(const Expr &Outer, const Expr &Inner) {
  if (analysis().canReplace(Outer, Inner))
    diag(locationOf(Outer), "remove the outer encoding", DiagnosticIDs::Note)
        << FixItHint::CreateReplacement(rangeOf(Outer), sourceOf(Inner));
}

/// Whether \p Input was put together with delimiters that its encoder replaces:
/// one that is not known, but only by its name, may be for paths.
static bool hasDelimiters(const Template &Input, bool IsKnown) {
  return IsKnown
             ? !Input.Text.empty()
             : StringRef(Input.Text).find_first_of("?&=:#") != StringRef::npos;
}

/// Whether \p Fact describes an encoder that leaves the delimiters in \p Input,
/// a whole URI, query or path, as they are: that is what it is meant for.
static bool isMeantFor(const Template &Input, const ApiFact &Fact) {
  if (Fact.Role != ApiRole::Encodes)
    return false;
  if (Fact.KeepsEscapes)
    return true;
  if (!Fact.Keeps)
    return false;
  if (const Hole *Sole = Input.soleHole()) {
    // The escapes that an API has written become others.
    if (Sole->Facts && Sole->Facts->Level.Low > 0)
      return false;
    // It keeps what begins a URI, but not what may follow in a path: "/:".
    return Fact.Keeps->contains('/') &&
           (!Fact.Keeps->contains(':') ||
            uricore::CharSet("&=").isSubsetOf(*Fact.Keeps));
  }
  const uricore::CharSet Delimiters =
      uricore::CharSet(Input.Text) & uricore::CharSet("?&=:#/;");
  return Delimiters.empty() ? Fact.Keeps->contains('/')
                            : Delimiters.isSubsetOf(*Fact.Keeps);
}

/// Whether URIs are written with escapes in \p Part. A registered name could
/// have some (RFC 3986, section 3.2.2), but no name that can be looked up does.
static bool hasEscapes(UriPart Part) {
  return Part != UriPart::Scheme && Part != UriPart::Host &&
         Part != UriPart::Port;
}

/// Whether an API has given \p H, a part of a URI, with its escapes.
static bool isGivenEncoded(const Hole &H) {
  return !H.By && H.Facts && H.Facts->Level.Low > 0 &&
         H.Facts->From->Kind == Origin::Result && H.Facts->Done.empty() &&
         H.Facts->Part != UriPart::Data && H.Facts->Part != UriPart::Uri &&
         hasEscapes(H.Facts->Part);
}

const TextOperation *DoubleEncodingCheck::encodingBy(const Expr &Encoder) {
  const TextOperation *Operation = analysis().operationOf(Encoder);
  // A helper may encode something else.
  return Operation && (!Operation->Via || analysis().returnsEncoded(&Encoder))
             ? Operation
             : nullptr;
}

void DoubleEncodingCheck::checkWhole(const FoundUri &Found,
                                     const HolePlace &Place) {
  const Hole &H = Found.content().Holes[Place.Index];
  if (H.State != EncodingState::Encoded || !H.By ||
      Place.Role == HolePlace::Data || Place.Role == HolePlace::Port)
    return;
  const TextOperation *Operation = encodingBy(*H.By);
  if (!Operation)
    return;
  const Template &Input = Operation->Input;
  const Hole *Sole = Input.soleHole();
  const TextShape Shape =
      Sole && isGivenEncoded(*Sole) && Sole->Facts->Part == UriPart::Query
          ? TextShape::Query
          : shapeOf(Input, analysis().names());
  const bool IsEncoded = llvm::any_of(Input.Holes, [](const Hole &Inner) {
    return Inner.State == EncodingState::Encoded && Inner.By;
  });
  const bool IsWhole = Shape == TextShape::Uri || Shape == TextShape::Query;
  if (!IsEncoded && !IsWhole)
    return;
  // A function that repairs may look like an encoder by its name alone.
  const bool IsKnown = analysis().isKnownEncoder(H.By);
  const bool IsBuilt = hasDelimiters(Input, IsKnown) || IsEncoded;
  // An encoder that keeps the delimiters is meant for a whole URI; and an API
  // that takes a path is better evidence than a name.
  for (const ApiFact &Fact : analysis().factsOf(*H.By))
    if ((isMeantFor(Input, Fact) && !IsEncoded) ||
        (Fact.Role == ApiRole::Encodes && Fact.Part == UriPart::FileUri &&
         !IsBuilt))
      return;
  Evidence Known;
  Known.Features.addIf(IsBuilt, Feature::BuiltHere);
  Known.Features.add(IsKnown ? Feature::KnownEncoder : Feature::NamedEncoder);
  if (!isReported(Known) || !claim(locationOf(*H.By), Known, Found, H))
    return;
  if (!IsEncoded)
    return reportWhole(*H.By, Shape);
  diag(locationOf(*H.By), "'%0' encodes text that already contains escapes: "
                          "every '%%' becomes '%%25'")
      << calleeName(*H.By);
}

void DoubleEncodingCheck::reportWhole(const Expr &Encoder, TextShape Shape) {
  diag(locationOf(Encoder), "'%0' encodes a whole %select{query|URI}1, "
                            "including its delimiters; encode each value "
                            "instead")
      << calleeName(Encoder) << (Shape == TextShape::Uri);
}

/// Whether \p Use says that a text of \p Shape is taken as the whole that it
/// is.
static bool isTakenAs(const Usage &Use, TextShape Shape,
                      const NameMeanings &Names) {
  const StringRef Taker = StringRef(Use.Name).split(' ').first;
  if (Use.Kind == Usage::UriSink)
    return Shape == TextShape::Uri;
  return Use.Kind == Usage::Value && llvm::isa_and_nonnull<Expr>(Use.At) &&
         (Shape == TextShape::Uri
              ? isTakenAsUri(Use, Names)
              : Shape == TextShape::Query &&
                    Names.say(Taker,
                              {NameMeaning::Query, NameMeaning::Request}));
}

/// The call that has encoded \p Whole last, if it is not empty; or null.
static const Expr *lastEncoderOf(const TextNode *Whole) {
  const Expr *Result = nullptr;
  if (!Whole)
    return Result;
  for (const TextRef Each : alternativesOf(Whole)) {
    if (Each->isEmpty())
      continue;
    const Transformer *Last = lastChangeOf(Each);
    if (Result || !Last || Last->Kind != Transformer::Encode)
      return nullptr;
    Result = Last->Call;
  }
  return Result;
}

void DoubleEncodingCheck::checkSent(const BuiltString &Sent) {
  const Expr *Last = Sent.Depth > 0 ? nullptr : lastEncoderOf(Sent.Whole);
  const TextOperation *Operation = Last ? encodingBy(*Last) : nullptr;
  if (!Operation)
    return;
  const Expr &Encoder = *Last;
  const TextShape Shape = shapeOf(Operation->Input, analysis().names());
  const bool IsKnown = analysis().isKnownEncoder(&Encoder);
  const bool IsBuilt = hasDelimiters(Operation->Input, IsKnown);
  // What only a name says may be a part of a URI.
  const bool IsNamed =
      llvm::any_of(alternativesOf(Sent.Whole),
                   [](TextRef Each) { return Each->Kind == TextNode::Value; });
  Evidence Known = {IsNamed   ? Feature::NamedUri
                    : IsKnown ? Feature::KnownEncoder
                              : Feature::NamedEncoder};
  Known.Features.addIf(IsBuilt, Feature::BuiltHere);
  // A search has a query, too.
  if ((!IsBuilt && Shape != TextShape::Uri) ||
      !isTakenAs(Sent.Use, Shape, analysis().names()) ||
      llvm::any_of(analysis().factsOf(Encoder),
                   [&](const ApiFact &Fact) {
                     return isMeantFor(Operation->Input, Fact);
                   }) ||
      !isReported(Known) || !claim(locationOf(Encoder), Known))
    return;
  reportWhole(Encoder, Shape);
}

bool DoubleEncodingCheck::isMixed(const TextOperation &Operation,
                                  llvm::ArrayRef<TextOperation> All) {
  return llvm::any_of(All, [&](const TextOperation &Other) {
    return Other.Call == Operation.Call && Other.Kind == Operation.Kind &&
           llvm::any_of(Other.Input.Holes, [this](const Hole &Input) {
             // All that is stored in the fields of its own object is known.
             return isRaw(Input.State) && !analysis().isOfObject(Input);
           });
  });
}

bool DoubleEncodingCheck::takesValue(const Expr &Taker) {
  return llvm::any_of(analysis().factsOf(Taker), [](const ApiFact &Fact) {
    return Fact.Role == ApiRole::Takes && (Fact.Part == UriPart::QueryValue ||
                                           Fact.Part == UriPart::FormValue);
  });
}

/// Whether \p T is one value, as opposed to several, or a URI, that become one.
static bool isUndivided(const Template &T) {
  return uricore::CharSet(T.Text).isDisjointFrom(uricore::Reserved);
}

void DoubleEncodingCheck::checkStrings(const DeclStrings &Strings) {
  for (const BuiltString &Each : Strings.Strings)
    checkSent(Each);
  for (const TextOperation &Operation : Strings.Operations) {
    if (Operation.Kind != TextOperation::Encode &&
        Operation.Kind != TextOperation::Take)
      continue;
    // OAuth 1 and SigV4 encode the text that they sign twice.
    if (Operation.In &&
        says(Operation.In->getNameAsString(), NameMeaning::Signature))
      continue;
    checkLiteral(Operation);
    // Text that is encoded as a whole may be a URI that becomes a value in
    // another.
    const Hole *Sole = Operation.Input.soleHole();
    if (Operation.Kind == TextOperation::Encode && !Sole &&
        !isUndivided(Operation.Input))
      continue;
    if (Sole)
      reportReplaced(Operation, *Sole);
    // A whole URI becomes a value in another one.
    const bool IsUri = Sole && Sole->Facts &&
                       (Sole->Facts->Part == UriPart::Uri ||
                        Sole->Facts->Part == UriPart::FileUri);
    const bool IsNested =
        !Sole && takesValue(*Operation.Call) &&
        shapeOf(Operation.Input, analysis().names()) >= TextShape::Query;
    for (const Hole &Input : Operation.Input.Holes)
      if (Input.By && Input.State == EncodingState::Encoded && !IsUri &&
          !IsNested)
        reportPair(Operation, Input, Strings.Operations);
    if (Sole) {
      reportGiven(Operation, *Sole);
      reportNamed(Operation, *Sole);
      reportUri(Operation, *Sole);
    }
  }
}

/// The first escape in \p T, if all its percent signs belong to escapes.
static std::optional<size_t> firstEscape(const Template &T) {
  const size_t First = T.Text.find('%');
  if (First == std::string::npos)
    return std::nullopt;
  for (size_t I = First; I != std::string::npos; I = T.Text.find('%', I + 1))
    if (!uricore::escapeAt(T.Text, I) ||
        llvm::any_of(T.Holes, [I](const Hole &H) {
          return H.Pos > I && H.Pos < I + uricore::EscapeLength;
        }))
      return std::nullopt;
  return First;
}

void DoubleEncodingCheck::checkLiteral(const TextOperation &Operation) {
  const Template &Input = Operation.Input;
  const bool IsTaken = Operation.Kind == TextOperation::Take;
  const std::optional<size_t> First = firstEscape(Input);
  if (!First || (!IsTaken && !Input.isConstant()))
    return;
  // Text with other characters that need encoding is plain text.
  const StringRef Text = Input.Text;
  if (!uricore::consistsOf(Input.Text, uricore::UriChars))
    return;
  // A reference may become a value in another one.
  if (Text.contains("://") ||
      (!IsTaken && (compat::startsWith(Text, "/") || Text.contains('?') ||
                    shapeOf(Input, analysis().names()) == TextShape::Query)))
    return;
  // An encoder that repairs keeps escapes.
  if (llvm::any_of(analysis().factsOf(*Operation.Call), [](const ApiFact &F) {
        return F.Role == ApiRole::Encodes &&
               (F.KeepsEscapes || (F.Keeps && F.Keeps->contains('%')));
      }))
    return;
  const LiteralRun *Run = Input.runAt(*First);
  if (!Run || !Run->Literal || Run->Spelling != Dialect::Plain ||
      // A function that encodes its own literal is reported itself.
      (Operation.Via && Operation.In &&
       !analysis().isWrittenIn(*Run->Literal, *Operation.In)))
    return;
  Evidence Known = {Feature::EscapesInLiteral};
  Known.Features.addIf(Operation.In &&
                           analysis().isTestData(*Run->Literal, *Operation.In),
                       Feature::TestData);
  if (!isReported(Known) || !claim(locationOf(*Operation.Call), Known))
    return;
  diag(locationOf(*Operation.Call),
       "'%0' encodes '%1' again: it becomes '%%25%2'; pass plain text")
      << calleeName(*Operation.Call)
      << Text.substr(*First, uricore::EscapeLength)
      << Text.substr(*First + 1, 2);
}

/// Whether \p Twice is what \p Once is after \p Outer has encoded it.
static bool isEncodedBy(TextRef Twice, const Expr &Outer, TextRef Once) {
  if (Twice->Kind != TextNode::Value || Once->Kind != TextNode::Value ||
      Twice->Facts->From != Once->Facts->From)
    return false;
  const auto All = Twice->Facts->Done.all(), Fewer = Once->Facts->Done.all();
  return !Fewer.empty() && All.size() == Fewer.size() + 1 &&
         All.back()->Call == &Outer &&
         compat::equal(Fewer, All.drop_back(),
                       [](const Transformer *A, const Transformer *B) {
                         return haveSameEffect(*A, *B);
                       });
}

bool DoubleEncodingCheck::isChosen(const Expr &Outer) {
  const auto Chooses = [&Outer](const TextNode &N) {
    return N.Kind == TextNode::Choice &&
           llvm::any_of(N.Alternatives, [&](TextRef Twice) {
             return llvm::any_of(N.Alternatives, [&](TextRef Once) {
               // The other way to the same call may not have encoded it.
               return isEncodedBy(Twice, Outer, Once) &&
                      Once->Facts->Done.all().back()->Call != &Outer;
             });
           });
  };
  return llvm::any_of(analysis().declarations(), [&](const Decl *D) {
    return llvm::any_of(analysis().stringsOf(*D).Strings,
                        [&](const BuiltString &Each) {
                          return findNode(Each.Whole, Chooses) != nullptr;
                        });
  });
}

const Expr &DoubleEncodingCheck::placeOf(const TextOperation &Operation,
                                         const Hole &Input,
                                         llvm::ArrayRef<TextOperation> All) {
  const Expr &Outer = *Operation.Call, &Inner = *Input.By;
  // A function that is given an object encodes everything in it.
  if (Operation.Via)
    return analysis().isGivenText(Outer) ? Outer : Inner;
  if (!Operation.In || analysis().isWrittenIn(Inner, *Operation.In))
    return Outer;
  // A function that encodes all that it gets is right.
  return analysis().isLambda(*Operation.In) || isMixed(Operation, All) ? Inner
                                                                       : Outer;
}

void DoubleEncodingCheck::reportPair(const TextOperation &Operation,
                                     const Hole &Input,
                                     llvm::ArrayRef<TextOperation> All) {
  const Expr &Outer = *Operation.Call, &Inner = *Input.By;
  // Known from the catalogue, from the bodies of helpers, or only from names.
  const Expr &Encoder = Operation.Via ? *Operation.Via : Outer;
  const bool IsTaken = Operation.Kind == TextOperation::Take;
  // A helper that encodes twice is reported itself; and some keep escapes.
  if ((Operation.Via &&
       (&Outer == &Inner || isClaimed(locationOf(*Operation.Via)) ||
        (Operation.In && !analysis().isWrittenIn(Inner, *Operation.In)))) ||
      llvm::any_of(analysis().factsOf(Encoder), [](const ApiFact &Fact) {
        return Fact.Role == ApiRole::Encodes && Fact.KeepsEscapes;
      }))
    return;
  const bool IsKnown = (IsTaken || analysis().isKnownEncoder(&Outer)) &&
                       analysis().isKnownEncoder(&Inner);
  const auto IsShown = [&](const Expr &E) {
    return analysis().isKnownEncoder(&E) || analysis().returnsEncoded(&E);
  };
  Evidence Known = {IsKnown ? Feature::KnownEncoders
                    : (IsTaken || IsShown(Encoder)) && IsShown(Inner)
                        ? Feature::ShownEncoders
                        : Feature::NamedEncoder};
  Known.Features.addIf(!IsTaken && calleeName(Encoder) == calleeName(Inner),
                       Feature::SameEncoder);
  const SourceLocation Loc =
      analysis().locationInChain(placeOf(Operation, Input, All));
  if (!isReported(Known) ||
      // The program may want both.
      (!isReported(Confidence::Possible) && isChosen(Outer)) ||
      !claim(Loc, Known))
    return;
  reportAgain(Outer, Inner, Loc);
  if (Operation.Via && !analysis().returnsEncoded(&Outer))
    diag(locationOf(*Operation.Via), "it is encoded here", DiagnosticIDs::Note);
  // Only a call inside the other one can replace it. What a helper does
  // besides encoding would be lost.
  if (!Operation.Via || !analysis().factsOf(Outer).empty())
    noteInner(Outer, Inner);
}

void DoubleEncodingCheck::reportGiven(const TextOperation &Operation,
                                      const Hole &Input) {
  const Expr &Encoder = *Operation.Call;
  if (Operation.Kind != TextOperation::Take || Operation.Via || !Input.Value ||
      !isGivenEncoded(Input) || !isReported({Feature::KnownEncoders}) ||
      !claim(locationOf(Encoder), {Feature::KnownEncoders}))
    return;
  diag(locationOf(Encoder),
       "'%0' encodes '%1', which is encoded already: every "
       "'%%' becomes '%%25'")
      << calleeName(Encoder) << analysis().subjectNameOf(*Input.Value);
}

void DoubleEncodingCheck::reportNamed(const TextOperation &Operation,
                                      const Hole &Input) {
  // What is known only as the text that the encoder gets has no other name.
  if (Input.By || !Input.Value || Operation.Via ||
      Input.Value == Operation.Call)
    return;
  // `url_encoded`; an `encoded_url` that is encoded becomes a value in another
  // URI, or is the URI (checkSent).
  const std::string Name = nameOf(*Input.Value);
  const auto Words = wordsOf(Name);
  bool IsPercent = false;
  for (size_t I = 1; I < Words.size(); ++I)
    IsPercent |= says(Words[I], NameMeaning::Encoded) &&
                 says(Words[I - 1] + "_" + Words[I], NameMeaning::Encoder);
  if (!IsPercent &&
      (says(Name, NameMeaning::Uri) || !says(Name, NameMeaning::Encoded)))
    return;
  const Expr &Encoder = *Operation.Call;
  const Evidence Known = {IsPercent ? Feature::NamePercentEncoded
                                    : Feature::NameEncoded};
  if (!isReported(Known) || !claim(locationOf(Encoder), Known))
    return;
  diag(locationOf(Encoder),
       "'%0' encodes '%1', which is already encoded according to its name: "
       "every '%%' becomes '%%25'")
      << calleeName(Encoder) << Name;
}

/// What \p Step writes for some character, as the text of a URI: its escape, or
/// '+' for a space. Empty if it writes no such text.
static std::string writtenBy(const Transformer &Step) {
  if (Step.Kind == Transformer::Map)
    return (*Step.Images)[' '] == "+" ? "+" : "";
  // An encoder, as opposed to some replacements.
  if (Step.Kind != Transformer::Encode || Step.By == KnownBy::Name ||
      !uricore::NonAscii.isSubsetOf(Step.Set))
    return "";
  // An escaped '%' may be meant for a second layer.
  const uricore::CharSet Kept = Step.Set | uricore::CharSet("%");
  std::string Escape;
  for (unsigned char C = 1; C < 0x80 && Escape.empty(); ++C)
    if (!Kept.contains(C))
      uricore::appendEscape(Escape, C);
  return Escape;
}

void DoubleEncodingCheck::reportReplaced(const TextOperation &Operation,
                                         const Hole &Input) {
  if (Operation.Kind != TextOperation::Encode || Operation.Via ||
      !Input.Facts || Input.Facts->Done.empty())
    return;
  const Transformer &Step = *Input.Facts->Done.all().back();
  const Expr &Encoder = *Operation.Call;
  const std::string Written = writtenBy(Step);
  if (Written.empty() || Step.Call == &Encoder ||
      (Step.Call && analysis().isKnownEncoder(Step.Call)) ||
      llvm::any_of(analysis().factsOf(Encoder), [&](const ApiFact &Fact) {
        return Fact.KeepsEscapes ||
               (Fact.Keeps && Fact.Keeps->contains(Written.front()));
      }))
    return;
  const Evidence Known = {analysis().isKnownEncoder(&Encoder)
                              ? Feature::KnownEncoder
                              : Feature::NamedEncoder};
  if (!isReported(Known) || !claim(locationOf(Encoder), Known))
    return;
  diag(locationOf(Encoder),
       "'%0' encodes '%1', which was put into the text for another character: "
       "it becomes '%2'; pass plain text")
      << calleeName(Encoder) << Written
      << (Written == "+" ? "%2B" : "%25" + Written.substr(1));
  if (Step.Call)
    diag(locationOf(*Step.Call), "it is put in here", DiagnosticIDs::Note);
}

/// Whether \p Fact describes an encoder for whole URIs that does not keep
/// their escapes.
static bool keepsAllButEscapes(const ApiFact &Fact) {
  return Fact.Role == ApiRole::Encodes && Fact.Keeps && !Fact.KeepsEscapes &&
         !Fact.Keeps->contains('%') &&
         uricore::CharSet(":/?#&=").isSubsetOf(*Fact.Keeps);
}

void DoubleEncodingCheck::reportUri(const TextOperation &Operation,
                                    const Hole &Input) {
  const Expr &Encoder = *Operation.Call;
  if (Operation.Kind != TextOperation::Encode || Operation.Via || Input.By ||
      !Input.Value ||
      shapeOf(Operation.Input, analysis().names()) != TextShape::Uri ||
      !llvm::any_of(analysis().factsOf(Encoder), keepsAllButEscapes))
    return;
  // An own encoder for whole URIs may be given text as people type it.
  Evidence Known = {Feature::KeepsDelimiters};
  Known.Features.addIf(Input.Param, Feature::Parameter);
  if (!isReported(Known) || !claim(locationOf(Encoder), Known))
    return;
  diag(locationOf(Encoder),
       "'%0' encodes the escapes in the URI '%1' again: '%%2F' becomes "
       "'%%252F'; keep '%%', too")
      << calleeName(Encoder) << nameOf(*Input.Value);
}

} // namespace clang::tidy::uri
