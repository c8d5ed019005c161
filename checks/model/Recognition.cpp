//===--- Recognition.cpp - uri-tidy ---------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "model/Recognition.h"
#include "LLVMCompat.h"
#include "ast/ValueNames.h"
#include "model/ForeignText.h"
#include "model/TextEvidence.h"
#include "model/TextShape.h"
#include "model/UriShape.h"
#include "clang/Basic/CharInfo.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

/// The header fields that are a URI, or hold one, in text (RFC 9110; HTML).
static constexpr llvm::StringLiteral UriHeaders[] = {
    "Location", "Content-Location", "Referer", "Refresh"};

namespace {

/// Finds the URIs in a template.
class Recognizer : UriShape {
public:
  using UriShape::UriShape;

  llvm::SmallVector<RecognizedUri, 1> Found;

  void run() {
    if (isUsed(Usage::Comparand))
      return;
    if (isUsed(Usage::RawSink)) {
      findRepairedPath();
      return;
    }
    if (findPart())
      return;
    findHtmlAttributes();
    findHeader();
    // A stream may be a connection.
    if (!Found.empty() || (isUsed(Usage::HumanText) && !isMessage()) ||
        isCaption() || isLookupKey())
      return;
    const bool IsRequest = findRequestLine();
    // What is printed for people may contain a message.
    const bool IsForPeople = !IsRequest && isUsed(Usage::HumanText);
    if (IsForPeople || findFormBody() || IsRequest)
      return;
    findWhole();
    const bool IsSaid =
        isNamedUri() || isRequestedPath() || isUsed(Usage::UriSink) ||
        isUsed(Usage::FormSink) || baseIsCalledUri() ||
        (!holeAt(0) && (beginsWithScheme(Text) || isAddress(Text)));
    for (RecognizedUri &Uri : Found)
      Uri.IsGuess = !IsSaid && !Uri.IsPairs && !(Uri.IsForm && saysQuery());
  }

private:
  RecognizedUri &add(size_t Begin, size_t End, UriStart Start) {
    Found.push_back({Begin, End, findComponents(T, Begin, End, Start)});
    return Found.back();
  }

  /// Finds text that an API takes as a part of a URI, or as a whole URI that is
  /// not built here.
  bool findPart() {
    for (const Usage &U : Uses) {
      if (U.Kind == Usage::UriSink && Text.empty() && holeAt(0))
        add(0, 0, UriStart::Reference);
      else if (U.Kind == Usage::FormSink && Text.empty() && holeAt(0))
        add(0, 0, UriStart::Form).IsForm = true;
      else if (const auto Start = startOf(U.Part);
               Start && U.Kind == Usage::PartSink)
        addPart(U, *Start);
    }
    return !Found.empty();
  }

  /// Finds a path that is put together of text, and that an API encodes as a
  /// whole: a '/' in one segment makes two of it.
  void findRepairedPath() {
    if (!llvm::any_of(Uses,
                      [](const Usage &U) {
                        return U.Kind == Usage::RawSink &&
                               U.Part == UriPart::Path;
                      }) ||
        !compat::startsWith(Text, "/"))
      return;
    RecognizedUri &Path = add(0, Text.size(), UriStart::Path);
    Path.IsPart = true;
    Path.IsRepairedPath = true;
    // Literals may be written in any way.
    Path.Components.Spans.clear();
    llvm::erase_if(Path.Components.Holes, [this](const HolePlace &Place) {
      const Hole &H = T.Holes[Place.Index];
      return !isRaw(H.State) || H.By || Place.Role != HolePlace::Data ||
             (!Place.FollowsSegment && Place.EndsPath) ||
             Names.say(nameOf(H.Value, Names), NameMeaning::Path);
    });
    if (Path.Components.Holes.empty())
      Found.pop_back();
  }

  void addPart(const Usage &U, UriStart Start) {
    RecognizedUri &Part = add(0, Text.size(), Start);
    Part.IsPart = true;
    Part.IsRepairedValue = U.IsRepaired && Start == UriStart::QueryValue;
    // Literals may be written in any way.
    if (Part.IsRepairedValue)
      Part.Components.Spans.clear();
    for (HolePlace &Place : Part.Components.Holes)
      Place.Key = U.Key;
  }

  /// The values of href, src and action (HTML 4.6.1, 4.8.3, 4.10.3).
  void findHtmlAttributes() {
    if (!Text.contains('<') && !Text.contains("href="))
      return;
    for (const llvm::StringRef Name : {"href=", "src=", "action="}) {
      for (size_t I = Text.find(Name); I != llvm::StringRef::npos;
           I = Text.find(Name, I + 1)) {
        const size_t Quote = I + Name.size();
        if (Quote >= Text.size() || (Text[Quote] != '"' && Text[Quote] != '\''))
          continue;
        const size_t Begin = Quote + 1;
        const size_t Closing = Text.find(Text[Quote], Begin);
        // Behind a value of which the end is not known, other tags and
        // attributes follow.
        const size_t End =
            std::min({Closing, Text.find_first_of("<>", Begin), Text.size()});
        const llvm::StringRef Value =
            withoutNextAttribute(Text.slice(Begin, End));
        // `&#38;`, a character reference, is no delimiter.
        if (!Value.contains("&#"))
          addEmbedded(Begin, Begin + Value.size(),
                      Closing != llvm::StringRef::npos && isPlainUri(Value));
      }
    }
  }

  /// \p Value, up to the next quote, without the name of another attribute to
  /// which that quote belongs.
  static llvm::StringRef withoutNextAttribute(llvm::StringRef Value) {
    const size_t Blank = Value.find_last_of(Blanks);
    const bool IsName =
        Blank != llvm::StringRef::npos && Value.size() > Blank + 2 &&
        Value.back() == '=' &&
        llvm::all_of(Value.slice(Blank + 1, Value.size() - 1), llvm::isAlpha);
    return IsName ? Value.take_front(Blank).rtrim(Blanks) : Value;
  }

  /// Whether the value of an attribute is a URI, and contains no code of a
  /// script or a template.
  bool isPlainUri(llvm::StringRef Value) const {
    return (beginsReference(Value) || beginsWithScheme(Value)) &&
           Value.find_first_of("\"'<>{}$\r\n") == llvm::StringRef::npos;
  }

  void addEmbedded(size_t Begin, size_t End, bool MayBeConstant = false) {
    const llvm::StringRef Value = Text.slice(Begin, End);
    if ((MayBeConstant || hasHoleIn(Begin, End)) && !isOpaque(Value) &&
        !isForeignTemplate(Value))
      add(Begin, End,
          isAddress(Value) ? UriStart::Address : UriStart::Reference)
          .IsEmbedded = true;
  }

  /// The value of a Refresh header: `5; url=…` (HTML, "shared declarative
  /// refresh steps").
  void findRefresh() {
    const llvm::StringRef Rest = Text.ltrim("0123456789");
    if (Rest.size() == Text.size() || !compat::startsWith(Rest, ";"))
      return;
    const llvm::StringRef Target = Rest.drop_front().ltrim(Blanks);
    if (Target.take_front(4).equals_insensitive("url="))
      addEmbedded(Text.size() - Target.size() + 4, Text.size());
  }

  /// The targets in a Link header: `<…>; rel="next"` (RFC 8288 section 3).
  void findLinks() {
    size_t Close = 0;
    for (size_t Open = Text.find('<'); Open != llvm::StringRef::npos;
         Open = Text.find('<', Close)) {
      Close = Text.find('>', Open);
      if (Close == llvm::StringRef::npos)
        return;
      if (compat::startsWith(Text.substr(Close + 1).ltrim(" ;"), "rel="))
        addEmbedded(Open + 1, Close);
    }
  }

  /// `Location` and `Refresh` (RFC 9110 section 10.2.2).
  void findHeader() {
    findRefresh();
    findLinks();
    for (const llvm::StringRef Name : UriHeaders) {
      const size_t I = Text.find((Name + ": ").str());
      if (I == llvm::StringRef::npos || (I > 0 && Text[I - 1] != '\n'))
        continue;
      size_t Begin = I + Name.size() + 2;
      size_t End = Text.find_first_of("\r\n", Begin);
      if (End == llvm::StringRef::npos)
        End = Text.size();
      if (Name == "Refresh") {
        const size_t Url = Text.slice(0, End).find("url=", Begin);
        if (Url == llvm::StringRef::npos)
          continue;
        Begin = Url + 4;
      }
      // Only HTTP ends its lines so; others are read by people.
      const bool IsHttp = Text.substr(End, 1) == "\r";
      const llvm::StringRef Value = Text.slice(Begin, End);
      // `Location: file %s` is a sentence.
      if (Value.find_first_of(Blanks) < Value.find_first_of("/:?"))
        continue;
      addEmbedded(Begin, End,
                  IsHttp &&
                      (beginsReference(Value) || beginsWithScheme(Value)));
    }
  }

  /// Whether the text begins an HTTP message: people do not read lines that
  /// end so.
  bool isMessage() const {
    return Text.contains(" HTTP/1.0\r\n") || Text.contains(" HTTP/1.1\r\n");
  }

  /// The body of a message, whose header says that it is a form.
  bool findFormBody() {
    const size_t Type = Text.find_insensitive("x-www-form-urlencoded");
    const size_t End = Text.find("\r\n\r\n", Type);
    const size_t Begin = End + 4;
    if (End == llvm::StringRef::npos || !keyEnd(Text.substr(Begin)))
      return false;
    // The line after the body does not belong to it.
    add(Begin, std::max(Begin, endOfWhole()), UriStart::Form).IsForm = true;
    return true;
  }

  /// `GET /search?q=%s HTTP/1.1` (RFC 9112 section 3); the sender may add the
  /// version. `%s /search?q=%s HTTP/1.1` needs it.
  bool findRequestLine() {
    if (holeAt(0) && compat::startsWith(Text, " ")) {
      const size_t Version = Text.find(" HTTP/1.", 1);
      const llvm::StringRef Target = Text.slice(1, Version);
      if (Version == llvm::StringRef::npos ||
          !(holeAt(1) || compat::startsWith(Target, "/")) ||
          Target.find_first_of(Blanks) != llvm::StringRef::npos)
        return false;
      if (!isForeignTemplate(Target))
        add(1, Version, UriStart::Reference);
      return true;
    }
    const size_t Begin = httpMethodLength(Text);
    if (Begin == 0)
      return false;
    const size_t Version = Text.find(" HTTP/", Begin);
    const size_t End = std::min(Version, Text.rtrim(Blanks).size());
    const llvm::StringRef Target = Text.slice(Begin, End);
    if ((Target.find_first_of(Blanks) != llvm::StringRef::npos &&
         !(isMessage() && beginsReference(Target))) ||
        (Version == llvm::StringRef::npos &&
         (!compat::startsWith(Target, "/") || !hasKeyBeforeHole(Text))))
      return false;
    if (!isForeignTemplate(Text.slice(Begin, End)))
      add(Begin, End, UriStart::Reference);
    return true;
  }

  /// Where the text ends without the blanks behind it. A blank before a value
  /// is in the middle.
  size_t endOfWhole() const {
    const size_t End = Text.rtrim(Blanks).size();
    return T.Holes.empty()
               ? End
               : std::max(End, std::min(T.Holes.back().Pos, Text.size()));
  }

  /// The end of the first field of a record such as `http://h/a|%s`: a path has
  /// no '|' before a value.
  size_t endOfField(size_t End) const {
    const llvm::StringRef Field = Text.take_front(End).split('|').first;
    return Field.size() < End && holeAt(Field.size() + 1) &&
                   !Field.contains('?') && !isUsed(Usage::UriSink)
               ? Field.size()
               : End;
  }

  void findWhole() {
    const size_t End = endOfField(endOfWhole());
    const llvm::StringRef Whole = Text.take_front(End);
    if (End == 0 || isIgnored(Whole))
      return;
    const bool Expected = isUsed(Usage::UriSink) || isUsed(Usage::FormSink);
    const bool Named = isNamedUri() || isRequestedPath();
    // A constant that is spelled where an API takes it is no template.
    const bool IsFinal = isUsed(Usage::UriSink) && T.isConstant() &&
                         beginsWithScheme(Whole) && isSpelledInUse();
    if (IsFinal ? isForeignText(Whole) : isForeignTemplate(Whole))
      return;
    if (isMarkup(Whole) || isFormatAgain(T) || isScpPath(Whole))
      return;
    if (findBehindBlanks(Whole) || ((Expected || Named) && findInside(Whole)))
      return;
    if (isOpaque(Whole)) {
      if (isOwnScheme(Whole) && hasKeyBeforeHole(Whole))
        add(0, End, UriStart::Reference);
      return;
    }
    const bool HasSpace = hasBlank(Whole);
    if (HasSpace && isListOfUris(Whole))
      return;
    if (!holeAt(0) && beginsWithScheme(Whole)) {
      const bool Twice = Whole.count("://") > 1 && !Whole.contains('?');
      if (((HasSpace && !goesOnBehindBlank(Whole)) || Twice) && !Expected &&
          !Named)
        return;
      add(0, End, UriStart::Reference).IsBare =
          isPathOfFile(Whole) && !isValidated();
      return;
    }
    if (!holeAt(0) && isAddress(Whole)) {
      if (!HasSpace || Expected || Named || goesOnBehindBlank(Whole))
        add(0, End, UriStart::Address);
      return;
    }
    if (Expected && !holeAt(0) && compat::startsWith(Whole, "file:") &&
        holeAt(5)) {
      add(0, End, UriStart::Reference);
      return;
    }
    if (isUsed(Usage::FormSink)) {
      // The body of a request may be anything else, such as several lines.
      if (keyEnd(Whole.ltrim('&')) &&
          Whole.find_first_of("\r\n") == llvm::StringRef::npos)
        add(0, End, UriStart::Form).IsForm = true;
      return;
    }
    if (isPairs(Whole) && saysQuery()) {
      RecognizedUri &Pairs = add(0, End, UriStart::Form);
      Pairs.IsForm = true;
      Pairs.IsPairs = true;
      return;
    }
    if (!HasSpace && isForm(Whole)) {
      add(0, End, UriStart::Form).IsForm = true;
      noteWeakness();
      return;
    }
    if (isUsed(Usage::UriSink) &&
        (!HasSpace || !T.isConstant() || beginsReference(Whole) ||
         beginsWithHost(Whole)) &&
        (Whole.contains('/') || Whole.contains('?') || baseIsUri())) {
      add(0, End, UriStart::Reference);
      return;
    }
    if (HasSpace) {
      if (baseIsUri() ? beginsReference(Whole) &&
                            (Named || compat::startsWith(Whole, "?"))
                      : isPlainReference(Whole) && ((Named && !baseIsFile()) ||
                                                    hasKeyBeforeEncoded(Whole)))
        add(0, End, UriStart::Reference);
      return;
    }
    if (hasKeyBeforeHole(Whole) || hasPathBeforeKey(Whole)) {
      add(0, End, UriStart::Reference);
      noteWeakness();
    } else if (hasPairBehindMark(Whole)) {
      add(0, End, UriStart::Reference);
    } else if (!T.isConstant() &&
               ((Named && !baseIsFile() && (holeAt(0) || mayBePath(Whole))) ||
                baseIsUri() || isEncodedBehindBase(Whole)) &&
               (Whole.contains('/') || Whole.contains('?') ||
                (baseIsUri() && compat::startsWith(Whole, "#")) ||
                // A path that was encoded with its slashes.
                (holeAt(0) && T.Holes.front().State != EncodingState::Encoded &&
                 compat::startsWith(Whole, "%2F")))) {
      add(0, End, UriStart::Reference).IsBare = isMereList(Whole);
    } else if (Named && T.isConstant() && isPlainReference(Whole)) {
      add(0, End, UriStart::Reference);
    }
  }

  /// `[name](https://h.example/…)`, `https://a.example/…|https://b.example/…`:
  /// \p Whole contains a URI and more.
  bool findInside(llvm::StringRef Whole) {
    // Brackets are only around an IPv6 address.
    static constexpr uricore::CharSet Chars =
        uricore::UriChars - uricore::CharSet("[]");
    const auto IsOutside = [](char C) {
      return !Chars.contains(static_cast<unsigned char>(C));
    };
    size_t Begin = findScheme(Whole, 0);
    if (Begin == llvm::StringRef::npos)
      return false;
    // A URI may also be a value in another one.
    const size_t Next =
        Begin > 0 ? Begin : findScheme(Whole, Whole.find("://") + 3);
    if (Next == llvm::StringRef::npos ||
        (Begin > 0 ? llvm::none_of(Whole.take_front(Begin), IsOutside)
                   : !IsOutside(Whole[Next - 1])))
      return false;
    while (Begin != llvm::StringRef::npos) {
      const size_t End =
          std::min(Whole.find_if(IsOutside, Begin), Whole.size());
      addEmbedded(Begin, End);
      Begin = findScheme(Whole, End);
    }
    return true;
  }

  /// An API takes a URI after blanks, which are not a part of it.
  bool findBehindBlanks(llvm::StringRef Whole) {
    const llvm::StringRef Rest = Whole.ltrim(Blanks);
    const size_t Begin = Whole.size() - Rest.size();
    const bool IsTaken =
        isUsed(Usage::UriSink) || llvm::any_of(Uses, [this](const Usage &U) {
          return isTakenAsUri(U, Names);
        });
    if (Begin == 0 || !IsTaken || hasHoleIn(0, Begin) ||
        (!beginsWithScheme(Rest) && !beginsReference(Rest)))
      return false;
    add(Begin, Whole.size(), UriStart::Reference);
    return true;
  }

  void noteWeakness() {
    RecognizedUri &Last = Found.back();
    Last.IsWeak = !isValidated();
    // A value at the beginning may be the URI that continues here.
    Last.IsBare =
        Last.IsWeak && !Text.contains('?') &&
        (!holeAt(0) || T.Holes.front().State == EncodingState::Unknown);
  }
};

} // namespace

bool isTakenAsUri(const Usage &Use, const NameMeanings &Names) {
  const llvm::StringRef Name = llvm::StringRef(Use.Name).split(' ').first;
  return llvm::isa_and_nonnull<Expr>(Use.At) &&
         llvm::all_of(Name, isLowercase) && Names.say(Name, NameMeaning::Uri);
}

llvm::SmallVector<RecognizedUri, 1>
recognizeUris(const Template &T, llvm::ArrayRef<Usage> Uses,
              const RecognitionOptions &Options, const NameMeanings &Names) {
  Recognizer R(T, Uses, Options, Names);
  R.run();
  return std::move(R.Found);
}

} // namespace clang::tidy::uri
