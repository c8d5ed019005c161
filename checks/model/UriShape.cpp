//===--- UriShape.cpp - uri-tidy ------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// What a template and the evidence around it say about whether it is a URI.
///
//===----------------------------------------------------------------------===//

#include "model/UriShape.h"
#include "LLVMCompat.h"
#include "ast/ValueNames.h"
#include "knowledge/Names.h"
#include "model/ForeignText.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace clang::tidy::uri {

static constexpr llvm::StringLiteral KeyChars =
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-.[]:%~";
/// The characters of pairs of keys and values, and between them.
static constexpr llvm::StringLiteral PairChars =
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-.[]%~+=&";

bool UriShape::isUsed(Usage::KindTy Kind) const {
  return llvm::any_of(Uses, [&](const Usage &U) { return U.Kind == Kind; });
}

bool UriShape::isOnlyNamed(NameMeaning Meaning) const {
  return llvm::any_of(Uses, [&](const Usage &U) {
    return U.Kind == Usage::Value && Names.say(U.Name, Meaning);
  });
}

bool UriShape::isCaption() const {
  return isOnlyNamed(NameMeaning::Caption) && !isNamedUri();
}

bool UriShape::isLookupKey() const {
  return isOnlyNamed(NameMeaning::LookupKey) &&
         !llvm::StringRef(Text).contains("://") && !isValidated();
}

bool UriShape::isValidated() const {
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

bool UriShape::isNamedUri() const {
  return llvm::any_of(Uses, [this](const Usage &U) {
    // The subject of each name counts separately.
    llvm::SmallVector<llvm::StringRef, 2> All;
    llvm::StringRef(U.Name).split(All, ' ', -1, /*KeepEmpty=*/false);
    return llvm::any_of(All, [this](llvm::StringRef Name) {
      return Names.say(Name, NameMeaning::Uri);
    });
  });
}

bool UriShape::hasHoleIn(size_t Begin, size_t End) const {
  return llvm::any_of(
      T.Holes, [&](const Hole &H) { return H.Pos >= Begin && H.Pos <= End; });
}

bool UriShape::hasBlank(llvm::StringRef Whole) const {
  for (size_t I = Whole.find_first_of(Blanks); I != llvm::StringRef::npos;
       I = Whole.find_first_of(Blanks, I + 1))
    if (!T.isInValue(I))
      return true;
  return false;
}

bool UriShape::goesOnBehindBlank(llvm::StringRef Whole) const {
  const auto [Before, Behind] = Whole.rsplit(' ');
  const bool IsAddress = isAddress(Whole);
  // A sentence has more words.
  const size_t MaxBlanks = IsAddress ? 3 : 1;
  const size_t Path = Whole.find('/', Whole.find("://") + 3);
  // What a call has made of it is used instead.
  const bool IsUsed = llvm::any_of(
      Uses, [](const Usage &U) { return U.At || !U.Name.empty(); });
  if (!IsUsed || !T.isConstant() || Whole.count(' ') > MaxBlanks ||
      Behind.contains("://") ||
      Whole.find_first_of("\t\r\n*^$|()[]{}<>\\\"',;") !=
          llvm::StringRef::npos ||
      Whole.contains(". ") || Whole.contains(": ") || Behind.empty() ||
      !llvm::isAlnum(Before.back()) || !llvm::isAlnum(Behind.front()) ||
      (!IsAddress && Path > Whole.find(' ')))
    return false;
  // `?subject=Bug report`: only a URI has such a query.
  const auto [Address, Query] = Whole.split('?');
  if (IsAddress)
    return !Address.contains(' ') && Query.find('=') < Query.find(' ');
  const size_t Sign = Behind.find_first_of("/?&=#");
  if (Sign != llvm::StringRef::npos)
    return Behind[Sign] != '=' && !Behind.contains("HTTP/");
  // `getting started.html`
  const llvm::StringRef Extension = Behind.rsplit('.').second;
  return Extension.size() >= 2 && Extension.size() <= 4 &&
         uricore::consistsOf(Extension, uricore::Alpha);
}

bool UriShape::isListOfUris(llvm::StringRef Whole) {
  const size_t Next = Whole.find(" ://");
  return Next != llvm::StringRef::npos && Whole.find('/') < Next;
}

bool UriShape::beginsReference(llvm::StringRef Whole) {
  if (compat::startsWith(Whole, "/"))
    return !compat::startsWith(Whole, "//");
  const size_t Key = Whole.find_first_not_of(KeyChars, 1);
  return compat::startsWith(Whole, "?") && Key != llvm::StringRef::npos &&
         Key > 1 && Whole[Key] == '=';
}

bool UriShape::beginsWithHost(llvm::StringRef Whole) {
  static constexpr uricore::CharSet Host =
      uricore::Alpha | uricore::Digit | uricore::CharSet("-.:");
  const llvm::StringRef First = Whole.split('/').first;
  return First.size() < Whole.size() && First.contains('.') &&
         llvm::isAlnum(First.front()) && uricore::consistsOf(First, Host);
}

bool UriShape::isRequestedPath() const {
  return T.isConstant() && compat::startsWith(Text, "/") &&
         llvm::any_of(Uses, [](const Usage &U) { return U.IsRequested; });
}

bool UriShape::isSpelledInUse() const {
  const LiteralRun *First = T.runAt(0);
  if (!First || !First->Literal)
    return false;
  const SourceLocation Loc = First->Literal->getBeginLoc();
  return llvm::any_of(Uses, [Loc](const Usage &U) {
    return U.At && (Loc.isMacroID() ||
                    (U.At->getBeginLoc() <= Loc && Loc <= U.At->getEndLoc()));
  });
}

bool UriShape::isPlainReference(llvm::StringRef Whole) const {
  // A sentence has more words.
  constexpr size_t MaxBlanks = 3;
  return beginsReference(Whole) &&
         Whole.find_first_of("*^$|()[]{}<>\\\"'") == llvm::StringRef::npos &&
         !Whole.contains("  ") && !Whole.contains(", ") &&
         !Whole.contains(". ") && !Whole.contains(": ") &&
         Whole.count(' ') <= MaxBlanks;
}

bool UriShape::isPathOfFile(llvm::StringRef Whole) const {
  return compat::startsWith(Whole, "file://") && !T.Holes.empty() &&
         Whole.find_first_not_of('/', 7) == llvm::StringRef::npos;
}

/// `/proc/%d/fd`: a file of the system, whatever it is called.
static bool isSystemFile(llvm::StringRef Path) {
  static constexpr llvm::StringLiteral Roots[] = {
      "/dev/", "/etc/", "/mnt/", "/opt/", "/proc/", "/root/",
      "/srv/", "/sys/", "/tmp/", "/usr/", "/var/"};
  return llvm::any_of(Roots, [Path](llvm::StringRef Root) {
    return compat::startsWith(Path, Root);
  });
}

bool UriShape::isIgnored(llvm::StringRef Whole) const {
  if (holeAt(0))
    return false;
  if ((isIdentifierUri(Whole) || isNamespace()) && !Whole.contains('?'))
    return true;
  // A server may have such a path, too.
  if (isSystemFile(Whole) && !Whole.contains('?') && !isUsed(Usage::UriSink))
    return true;
  return llvm::any_of(Options.IgnoredPrefixes, [&](const std::string &P) {
    return compat::startsWith(Whole, P);
  });
}

bool UriShape::isNamespace() const {
  return T.isConstant() && llvm::any_of(Uses, [this](const Usage &U) {
           return Names.say(U.Name, NameMeaning::Namespace);
         });
}

bool UriShape::isMereList(llvm::StringRef Whole) const {
  return holeAt(0) && !baseIsUri() &&
         Whole.find_first_not_of('/') == llvm::StringRef::npos &&
         !baseSays(NameMeaning::Host);
}

bool UriShape::isAddress(llvm::StringRef Value) {
  const llvm::StringRef Scheme = Value.take_front(schemeLength(Value));
  return (isAddressScheme(Scheme) &&
          (Scheme == "mailto" || Value.contains('?'))) ||
         compat::startsWith(Value, "magnet:?");
}

bool UriShape::isKnownScheme(llvm::StringRef Scheme) const {
  return isHierarchicalScheme(Scheme) ||
         llvm::any_of(Options.ExtraSchemes, [&](const std::string &S) {
           return Scheme.equals_insensitive(S);
         });
}

bool UriShape::beginsWithScheme(llvm::StringRef Whole) const {
  const size_t Length = schemeLength(Whole);
  return Length && compat::startsWith(Whole.substr(Length), "://") &&
         isKnownScheme(Whole.take_front(Length)) &&
         (Whole.size() > Length + 3 || holeAt(Length + 3));
}

size_t UriShape::findScheme(llvm::StringRef Whole, size_t From) const {
  for (size_t I = Whole.find("://", From); I != llvm::StringRef::npos;
       I = Whole.find("://", I + 1)) {
    size_t Begin = I;
    while (Begin > From && llvm::isAlnum(Whole[Begin - 1]))
      --Begin;
    if (isKnownScheme(Whole.slice(Begin, I)))
      return Begin;
  }
  return llvm::StringRef::npos;
}

bool UriShape::mayBePath(llvm::StringRef Whole) {
  return Whole.find_first_of("\"<>\\^`{|}") == llvm::StringRef::npos;
}

bool UriShape::isOpaque(llvm::StringRef Value) const {
  const size_t Length = schemeLength(Value);
  const size_t Begin = Value.data() - Text.data();
  if (Length == 0 || hasHoleIn(Begin, Begin + Length))
    return false;
  const llvm::StringRef Scheme = Value.take_front(Length);
  if (isAddress(Value))
    return false;
  const llvm::StringRef Rest = Value.substr(Length + 1);
  if (!Rest.empty() && llvm::isDigit(Rest.front()))
    return false;
  return !isKnownScheme(Scheme);
}

bool UriShape::isScpPath(llvm::StringRef Whole) const {
  const size_t At = Whole.find('@'), Colon = Whole.find(':');
  if (At == 0 || At == llvm::StringRef::npos ||
      Colon == llvm::StringRef::npos || Colon < At ||
      Whole.find_first_of("/?#") < Colon || hasHoleIn(0, At))
    return false;
  const auto Behind = T.holesAt(Colon + 1);
  return Behind.empty()
             ? Colon + 1 < Whole.size() && !llvm::isDigit(Whole[Colon + 1])
             : Behind.front().State != EncodingState::Safe;
}

bool UriShape::hasKeyBeforeHole(llvm::StringRef Whole) const {
  return llvm::any_of(T.Holes, [&](const Hole &H) {
    if (H.Pos == 0 || H.Pos > Whole.size())
      return false;
    // `&name=/reports/`
    const size_t Equals = Whole.take_front(H.Pos).rfind('=');
    if (Equals == llvm::StringRef::npos ||
        !uricore::consistsOf(Whole.slice(Equals + 1, H.Pos).str(),
                             uricore::Unreserved | uricore::CharSet(":%/@")) ||
        (Equals + 1 < H.Pos && hasHoleIn(Equals + 1, H.Pos - 1)))
      return false;
    const size_t Mark = Whole.take_front(Equals).find_last_not_of(KeyChars);
    return Mark != llvm::StringRef::npos && Mark + 1 < Equals &&
           (Whole[Mark] == '?' || Whole[Mark] == '&') &&
           Whole.take_front(Mark).find_first_of("<>\"'(){}|\\,") ==
               llvm::StringRef::npos;
  });
}

bool UriShape::hasKeyBeforeEncoded(llvm::StringRef Whole) const {
  return holeAt(0) && Whole.contains('?') && hasKeyBeforeHole(Whole) &&
         llvm::any_of(T.Holes, [](const Hole &H) {
           return H.State == EncodingState::Encoded;
         });
}

bool UriShape::hasPairBehindMark(llvm::StringRef Whole) const {
  const size_t Mark = Whole.find('?');
  const size_t Key = Mark == llvm::StringRef::npos
                         ? Mark
                         : Whole.find_first_not_of('&', Mark + 1);
  return Key != llvm::StringRef::npos && holeAt(Key) && Whole[Key] == '=' &&
         holeAt(Key + 1) &&
         Whole.take_front(Mark).find_first_of("<>\"'(){}|\\,") ==
             llvm::StringRef::npos;
}

bool UriShape::hasPathBeforeKey(llvm::StringRef Whole) const {
  const size_t Mark = Whole.find('?');
  // There may be a base before it.
  if (Mark == llvm::StringRef::npos || !compat::startsWith(Whole, "/") ||
      !hasHoleIn(1, Mark))
    return false;
  const size_t KeyEnd = Whole.find_first_not_of(KeyChars, Mark + 1);
  return KeyEnd != llvm::StringRef::npos &&
         KeyEnd > Mark + (holeAt(0) ? 1 : 2) && Whole[KeyEnd] == '=' &&
         !hasHoleIn(Mark + 1, KeyEnd) &&
         Whole.find_first_of("<>\"'(){}|\\,*") == llvm::StringRef::npos;
}

std::optional<size_t> UriShape::keyEnd(llvm::StringRef Whole) const {
  const size_t End = Whole.find_first_not_of(KeyChars);
  if (End == llvm::StringRef::npos || Whole[End] != '=' ||
      (End == 0 && !holeAt(0)))
    return std::nullopt;
  return End;
}

bool UriShape::isForm(llvm::StringRef Whole) const {
  const std::optional<size_t> First = keyEnd(Whole);
  // `artist[%d]=%s&…`
  const auto IsInKey = [&](const Hole &H) {
    return H.Pos <= *First && (H.Pos == 0 || Whole[H.Pos - 1] != '[');
  };
  if (!First || llvm::any_of(T.Holes, IsInKey))
    return false;
  const size_t Second = Whole.find('&', *First);
  if (Second == llvm::StringRef::npos || T.isConstant())
    return false;
  const size_t SecondEnd = Whole.find_first_not_of(KeyChars, Second + 1);
  return SecondEnd != llvm::StringRef::npos && SecondEnd > Second + 1 &&
         Whole[SecondEnd] == '=' &&
         Whole.find_first_of("<>\"'(){}|\\") == llvm::StringRef::npos;
}

bool mayBeOfPairs(llvm::StringRef Text) {
  return Text.find_first_not_of(PairChars) == llvm::StringRef::npos;
}

bool UriShape::isPairs(llvm::StringRef Whole) const {
  // Something else may be before the first separator.
  if ((compat::startsWith(Whole, "&") && holeAt(0)) || !mayBeOfPairs(Whole))
    return false;
  bool HasValueAsKey = false;
  for (size_t Begin = 0; Begin <= Whole.size();) {
    const size_t End = std::min(Whole.find('&', Begin), Whole.size());
    const size_t Equals = Whole.slice(0, End).find('=', Begin);
    if (Equals == llvm::StringRef::npos) {
      if (Begin < End || hasHoleIn(Begin, End))
        return false;
    } else if (Equals == Begin) {
      if (!holeAt(Begin) || !holeAt(Equals + 1))
        return false;
      HasValueAsKey = true;
    }
    Begin = End + 1;
  }
  return HasValueAsKey;
}

bool UriShape::saysQuery() const {
  return isNamedUri() || llvm::any_of(Uses, [this](const Usage &U) {
           llvm::SmallVector<llvm::StringRef, 2> All;
           llvm::StringRef(U.Name).split(All, ' ', -1, /*KeepEmpty=*/false);
           return llvm::any_of(All, [this](llvm::StringRef Name) {
             return Names.say(Name, NameMeaning::Query) ||
                    Names.say(Name, NameMeaning::Request);
           });
         });
}

bool UriShape::baseIsUri() const {
  return baseIsCalledUri() ||
         (holeAt(0) && T.Holes.front().State == EncodingState::Assembled);
}

bool UriShape::baseIsCalledUri() const {
  return holeAt(0) && baseSays(NameMeaning::Uri);
}

bool UriShape::isEncodedBehindBase(llvm::StringRef Whole) const {
  if (!holeAt(0) || !compat::startsWith(Whole, "/"))
    return false;
  const bool IsOfHost = baseSays(NameMeaning::Host);
  return llvm::any_of(llvm::drop_begin(T.Holes), [&](const Hole &H) {
    // A hole may be behind the end of the text, a NUL.
    return H.State == EncodingState::Encoded && H.Pos > 0 &&
           (IsOfHost || Whole.substr(H.Pos - 1, 1) == "?");
  });
}

bool UriShape::baseIsFile() const {
  if (!holeAt(0))
    return false;
  const Hole &Base = T.Holes.front();
  const auto IsFolder = [this](const Expr *E) {
    return E && Names.say(nameOf(E, Names), NameMeaning::Folder);
  };
  return IsFolder(Base.Value) || IsFolder(Base.Alias) || IsFolder(Base.Via);
}

bool UriShape::baseSays(NameMeaning Meaning) const {
  return Names.say(nameOf(T.Holes.front().Value, Names), Meaning);
}

} // namespace clang::tidy::uri
