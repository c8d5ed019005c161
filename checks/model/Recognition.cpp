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
#include "knowledge/Names.h"
#include "model/ForeignText.h"
#include "model/TextShape.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace clang::tidy::uri {

namespace {

constexpr llvm::StringLiteral Blanks = " \t\r\n\v\f";
constexpr llvm::StringLiteral KeyChars =
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-.[]:%~";

/// A template and the evidence around it.
class Recognizer {
public:
  Recognizer(const Template &T, llvm::ArrayRef<Usage> Uses,
             const RecognitionOptions &Options, const NameMeanings &Names)
      // A NUL ends a C string.
      : T(T), Text(llvm::StringRef(T.Text).split('\0').first), Uses(Uses),
        Options(Options), Names(Names) {}

  llvm::SmallVector<RecognizedUri, 1> Found;

  void run() {
    if (isUsed(Usage::Comparand) || isUsed(Usage::RawSink) || findPart())
      return;
    findHtmlAttributes();
    findHeader();
    if (!Found.empty() || isUsed(Usage::HumanText) || isCaption())
      return;
    if (findRequestLine())
      return;
    findWhole();
    const bool IsSaid =
        isNamedUri() || isUsed(Usage::UriSink) || isUsed(Usage::FormSink) ||
        baseIsCalledUri() ||
        (!holeAt(0) && (beginsWithScheme(Text) || isMailtoOrMagnet(Text)));
    for (RecognizedUri &Uri : Found)
      Uri.IsGuess = !IsSaid;
  }

private:
  bool isUsed(Usage::KindTy Kind) const {
    return llvm::any_of(Uses, [&](const Usage &U) { return U.Kind == Kind; });
  }
  /// Whether a name indicates text that people read, and none indicates a URI.
  bool isCaption() const {
    return llvm::any_of(Uses,
                        [this](const Usage &U) {
                          return U.Kind == Usage::Value &&
                                 Names.say(U.Name, NameMeaning::Caption);
                        }) &&
           !isNamedUri();
  }
  /// Whether more than its shape indicates a URI or a part of one.
  bool isValidated() const {
    const auto IsSent = [this](const Usage &U) {
      return Names.say(U.Name, NameMeaning::Request);
    };
    const auto IsEncoded = [](const Hole &H) {
      return H.State == EncodingState::Encoded;
    };
    return isNamedUri() || baseIsUri() || isUsed(Usage::UriSink) ||
           isUsed(Usage::FormSink) || isUsed(Usage::PartSink) ||
           llvm::any_of(Uses, IsSent) || llvm::any_of(T.Holes, IsEncoded) ||
           Names.say(Text, NameMeaning::Login);
  }
  bool isNamedUri() const {
    return llvm::any_of(Uses, [this](const Usage &U) {
      // The subject of each name counts separately.
      llvm::SmallVector<llvm::StringRef, 2> All;
      llvm::StringRef(U.Name).split(All, ' ', -1, /*KeepEmpty=*/false);
      return llvm::any_of(All, [this](llvm::StringRef Name) {
        return Names.say(Name, NameMeaning::Uri);
      });
    });
  }
  bool hasHoleIn(size_t Begin, size_t End) const {
    return llvm::any_of(
        T.Holes, [&](const Hole &H) { return H.Pos >= Begin && H.Pos <= End; });
  }
  bool holeAt(size_t Pos) const { return hasHoleIn(Pos, Pos); }

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
        add(0, Text.size(), *Start).IsPart = true;
    }
    return !Found.empty();
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
        size_t End = Text.find(Text[Quote], Begin);
        if (End == llvm::StringRef::npos)
          End = Text.size();
        addEmbedded(Begin, End);
      }
    }
  }

  void addEmbedded(size_t Begin, size_t End) {
    const llvm::StringRef Value = Text.slice(Begin, End);
    if (hasHoleIn(Begin, End) && !isOpaque(Value) && !isForeignTemplate(Value))
      add(Begin, End,
          isMailtoOrMagnet(Value) ? UriStart::MailtoOrMagnet
                                  : UriStart::Reference)
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

  /// `Location` and `Refresh` (RFC 9110 section 10.2.2).
  void findHeader() {
    findRefresh();
    for (const llvm::StringRef Name :
         {"Location: ", "Refresh: ", "Content-Location: ", "Referer: "}) {
      const size_t I = Text.find(Name);
      if (I == llvm::StringRef::npos || (I > 0 && Text[I - 1] != '\n'))
        continue;
      size_t Begin = I + Name.size();
      size_t End = Text.find_first_of("\r\n", Begin);
      if (End == llvm::StringRef::npos)
        End = Text.size();
      if (Name == "Refresh: ") {
        const size_t Url = Text.slice(0, End).find("url=", Begin);
        if (Url == llvm::StringRef::npos)
          continue;
        Begin = Url + 4;
      }
      addEmbedded(Begin, End);
    }
  }

  /// `GET /search?q=%s HTTP/1.1` (RFC 9112 section 3); the sender may add the
  /// version.
  bool findRequestLine() {
    for (const llvm::StringRef Method :
         {"GET ", "POST ", "PUT ", "HEAD ", "DELETE ", "PATCH ", "OPTIONS "}) {
      if (!compat::startsWith(Text, Method))
        continue;
      const size_t Begin = Method.size();
      const size_t Version = Text.find(" HTTP/", Begin);
      const size_t End = std::min(Version, Text.rtrim(Blanks).size());
      const llvm::StringRef Target = Text.slice(Begin, End);
      if (Target.find_first_of(Blanks) != llvm::StringRef::npos ||
          (Version == llvm::StringRef::npos &&
           (!compat::startsWith(Target, "/") || !hasKeyBeforeHole(Text))))
        return false;
      if (!isForeignTemplate(Text.slice(Begin, End)))
        add(Begin, End, UriStart::Reference);
      return true;
    }
    return false;
  }

  void findWhole() {
    const size_t End = Text.rtrim(Blanks).size();
    const llvm::StringRef Whole = Text.take_front(End);
    if (End == 0 || isIgnored(Whole))
      return;
    const bool Expected = isUsed(Usage::UriSink) || isUsed(Usage::FormSink);
    const bool Named = isNamedUri();
    if (isForeignTemplate(Whole) || isMarkup(Whole) || isFormatAgain(T))
      return;
    if (isOpaque(Whole)) {
      if (isOwnScheme(Whole) && hasKeyBeforeHole(Whole))
        add(0, End, UriStart::Reference);
      return;
    }
    const bool HasSpace = Whole.find_first_of(Blanks) != llvm::StringRef::npos;
    if (!holeAt(0) && beginsWithScheme(Whole)) {
      const bool Twice = Whole.count("://") > 1 && !Whole.contains('?');
      if ((HasSpace || Twice) && !Expected && !Named)
        return;
      add(0, End, UriStart::Reference).IsBare =
          isPathOfFile(Whole) && !isValidated();
      return;
    }
    if (!holeAt(0) && isMailtoOrMagnet(Whole)) {
      if (!HasSpace || Expected || Named)
        add(0, End, UriStart::MailtoOrMagnet);
      return;
    }
    if (Expected && !holeAt(0) && compat::startsWith(Whole, "file:") &&
        holeAt(5)) {
      add(0, End, UriStart::Reference);
      return;
    }
    if (isUsed(Usage::FormSink)) {
      // The body of a request may be anything else.
      if (keyEnd(Whole))
        add(0, End, UriStart::Form).IsForm = true;
      return;
    }
    if (!HasSpace && isForm(Whole)) {
      add(0, End, UriStart::Form).IsForm = true;
      noteWeakness();
      return;
    }
    if (isUsed(Usage::UriSink) && (HasSpace ? !T.isConstant() : true) &&
        (Whole.contains('/') || Whole.contains('?') || baseIsUri())) {
      add(0, End, UriStart::Reference);
      return;
    }
    if (HasSpace) {
      if (Named && baseIsUri() && Whole.front() == '/')
        add(0, End, UriStart::Reference);
      return;
    }
    if (hasKeyBeforeHole(Whole)) {
      add(0, End, UriStart::Reference);
      noteWeakness();
    } else if (!T.isConstant() && ((Named && !baseIsFile()) || baseIsUri()) &&
               (Whole.contains('/') || Whole.contains('?'))) {
      add(0, End, UriStart::Reference).IsBare = isMereList(Whole);
    }
  }

  void noteWeakness() {
    RecognizedUri &Last = Found.back();
    Last.IsWeak = !isValidated();
    // A value at the beginning may be the URI that continues here.
    Last.IsBare =
        Last.IsWeak && !Text.contains('?') &&
        (!holeAt(0) || T.Holes.front().State == EncodingState::Unknown);
  }

  /// `"file://" + Path`: some programs only remove the prefix again.
  bool isPathOfFile(llvm::StringRef Whole) const {
    return compat::startsWith(Whole, "file://") && !T.Holes.empty() &&
           Whole.find_first_not_of('/', 7) == llvm::StringRef::npos;
  }

  bool isIgnored(llvm::StringRef Whole) const {
    if (holeAt(0))
      return false;
    if (isIdentifierUri(Whole) && !Whole.contains('?'))
      return true;
    return llvm::any_of(Options.IgnoredPrefixes, [&](const std::string &P) {
      return compat::startsWith(Whole, P);
    });
  }

  /// `"%s/%s"` if nothing indicates that the first value is a server or a URI:
  /// other things that are called URIs contain slashes, too.
  bool isMereList(llvm::StringRef Whole) const {
    return holeAt(0) && !baseIsUri() &&
           Whole.find_first_not_of('/') == llvm::StringRef::npos &&
           !baseSays(NameMeaning::Host);
  }

  static bool isMailtoOrMagnet(llvm::StringRef Value) {
    return compat::startsWith(Value, "mailto:") ||
           compat::startsWith(Value, "magnet:?");
  }

  bool isKnownScheme(llvm::StringRef Scheme) const {
    return isHierarchicalScheme(Scheme) ||
           llvm::any_of(Options.ExtraSchemes, [&](const std::string &S) {
             return Scheme.equals_insensitive(S);
           });
  }

  bool beginsWithScheme(llvm::StringRef Whole) const {
    const size_t Length = schemeLength(Whole);
    return Length && compat::startsWith(Whole.substr(Length), "://") &&
           isKnownScheme(Whole.take_front(Length)) &&
           (Whole.size() > Length + 3 || holeAt(Length + 3));
  }

  /// Whether \p Value has a scheme whose URIs are not checked; `localhost:8080`
  /// has no scheme.
  bool isOpaque(llvm::StringRef Value) const {
    const size_t Length = schemeLength(Value);
    const size_t Begin = Value.data() - Text.data();
    if (Length == 0 || hasHoleIn(Begin, Begin + Length))
      return false;
    const llvm::StringRef Scheme = Value.take_front(Length);
    if (Scheme == "mailto" || Scheme == "magnet")
      return false;
    const llvm::StringRef Rest = Value.substr(Length + 1);
    if (!Rest.empty() && llvm::isDigit(Rest.front()))
      return false;
    return !isKnownScheme(Scheme);
  }

  /// Whether a hole follows a literal `?key=` or `&key=`.
  bool hasKeyBeforeHole(llvm::StringRef Whole) const {
    return llvm::any_of(T.Holes, [&](const Hole &H) {
      if (H.Pos == 0 || H.Pos > Whole.size() || Whole[H.Pos - 1] != '=')
        return false;
      const size_t Mark =
          Whole.take_front(H.Pos - 1).find_last_not_of(KeyChars);
      return Mark != llvm::StringRef::npos && Mark + 2 < H.Pos &&
             (Whole[Mark] == '?' || Whole[Mark] == '&') &&
             Whole.take_front(Mark).find_first_of("<>\"'(){}|\\,") ==
                 llvm::StringRef::npos;
    });
  }

  /// The position of the '=' after the first key, if there is one.
  std::optional<size_t> keyEnd(llvm::StringRef Whole) const {
    const size_t End = Whole.find_first_not_of(KeyChars);
    if (End == llvm::StringRef::npos || Whole[End] != '=' ||
        (End == 0 && !holeAt(0)))
      return std::nullopt;
    return End;
  }

  /// `user=%s&password=%s`: at least two keys, each with its value.
  bool isForm(llvm::StringRef Whole) const {
    const std::optional<size_t> First = keyEnd(Whole);
    if (!First || hasHoleIn(0, *First))
      return false;
    const size_t Second = Whole.find('&', *First);
    if (Second == llvm::StringRef::npos || T.isConstant())
      return false;
    const size_t SecondEnd = Whole.find_first_not_of(KeyChars, Second + 1);
    return SecondEnd != llvm::StringRef::npos && SecondEnd > Second + 1 &&
           Whole[SecondEnd] == '=' &&
           Whole.find_first_of("<>\"'(){}|\\") == llvm::StringRef::npos;
  }

  /// Whether the text begins with a value that is a URI, or whose name
  /// indicates one.
  bool baseIsUri() const {
    return baseIsCalledUri() ||
           (holeAt(0) && T.Holes.front().State == EncodingState::Assembled);
  }
  bool baseIsCalledUri() const {
    return holeAt(0) && baseSays(NameMeaning::Uri);
  }

  /// Whether the text begins with a value whose name indicates a place for
  /// files.
  bool baseIsFile() const { return holeAt(0) && baseSays(NameMeaning::Folder); }

  bool baseSays(NameMeaning Meaning) const {
    return Names.say(nameOf(T.Holes.front().Value, Names), Meaning);
  }

  const Template &T;
  const llvm::StringRef Text;
  const llvm::ArrayRef<Usage> Uses;
  const RecognitionOptions &Options;
  const NameMeanings &Names;
};

} // namespace

llvm::SmallVector<RecognizedUri, 1>
recognizeUris(const Template &T, llvm::ArrayRef<Usage> Uses,
              const RecognitionOptions &Options, const NameMeanings &Names) {
  Recognizer R(T, Uses, Options, Names);
  R.run();
  return std::move(R.Found);
}

} // namespace clang::tidy::uri
