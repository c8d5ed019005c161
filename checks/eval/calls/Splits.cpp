//===--- Splits.cpp - uri-tidy --------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Calls that divide a text, or search it for a delimiter.
///
//===----------------------------------------------------------------------===//

#include "eval/calls/Splits.h"
#include "LLVMCompat.h"
#include "ast/FindStmt.h"
#include "ast/TextTypes.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace clang::tidy::uri {

using uricore::CharSet;

static constexpr CharSet Delimiters("?&=#;/");

/// The delimiters that \p Sought, a text or a regular expression, looks for:
/// `&`, `[&;]`, `&name=`. Empty if it looks for anything else.
static std::string delimitersOf(llvm::StringRef Sought) {
  if (uricore::consistsOf(Sought, Delimiters))
    return Sought.str();
  static constexpr CharSet Key = uricore::Unreserved;
  const llvm::StringRef Name = Sought.ltrim("?&");
  if (Sought.size() - Name.size() <= 1 && Name.size() > 1 &&
      compat::endsWith(Name, "=") && uricore::consistsOf(Name.drop_back(), Key))
    return Sought.take_front(Name.size() < Sought.size() ? 1 : 0).str() + "=";
  static constexpr CharSet Marks("[]()|^*+?");
  std::string Found;
  for (const char C : Sought)
    if (Delimiters.contains(C) && C != '?')
      Found += C;
    else if (!Marks.contains(C))
      return {};
  return Found;
}

/// The delimiters with which a function of a character, \p Lambda, compares it.
static std::string comparedIn(const LambdaExpr &Lambda) {
  std::string Found;
  const bool HasOther = findStmt(Lambda.getBody(), [&](const Stmt &S) {
    const auto *Character = llvm::dyn_cast<CharacterLiteral>(&S);
    if (Character && Character->getValue() < 0x80)
      Found += static_cast<char>(Character->getValue());
    return Character && Character->getValue() >= 0x80;
  });
  return HasOther ? std::string() : Found;
}

/// \p E without what makes it a character or a set of them: `QChar('&')`,
/// `is_any_of("&")`.
static const Expr *soughtIn(const Expr *E) {
  E = stripped(E);
  while (const auto *Cast = llvm::dyn_cast<ExplicitCastExpr>(E))
    E = stripped(Cast->getSubExpr());
  if (const auto *Construct = llvm::dyn_cast<CXXConstructExpr>(E);
      Construct && Construct->getNumArgs() == 1)
    if (const Expr *Made = stripped(Construct->getArg(0));
        llvm::isa<CharacterLiteral>(Made))
      return Made;
  if (const auto *Lambda = llvm::dyn_cast<CXXOperatorCallExpr>(E))
    if (const StringLiteral *Literal = literalOfLambda(*Lambda))
      return Literal;
  if (const auto *Maker = llvm::dyn_cast<CallExpr>(E);
      Maker && Maker->getNumArgs() == 1)
    return stripped(Maker->getArg(0));
  return E;
}

std::string Splits::soughtText(const Expr *Sought) {
  const Expr *Plain = soughtIn(Sought);
  if (const auto *Lambda = llvm::dyn_cast<LambdaExpr>(Plain))
    return comparedIn(*Lambda);
  const bool IsLiteral = llvm::isa<StringLiteral, CharacterLiteral>(Plain);
  if (!IsLiteral && !llvm::isa<CXXConstructExpr, DeclRefExpr>(Plain))
    return {};
  const TextRef Known = IsLiteral ? In.text(Plain) : In.knownText(Plain);
  return Known && Known->Size.IsConstant ? Texts.constantOf(Known).Text
                                         : std::string();
}

/// The delimiters that end a field of \p Format, of scanf() or a regular
/// expression: `%[^&]`.
static std::string delimitersInSets(llvm::StringRef Format) {
  std::string Found;
  for (size_t Set = Format.find("[^"); Set != llvm::StringRef::npos;
       Set = Format.find("[^", Set + 1))
    for (const char C :
         Format.substr(Set + 2).take_until([](char C) { return C == ']'; }))
      if (Delimiters.contains(C))
        Found += C;
  return Found;
}

/// The delimiters at which \p Regex divides a text into groups: outside of
/// sets, or not in them.
static std::string delimitersBetweenGroups(llvm::StringRef Regex) {
  const size_t First = Regex.find('(');
  if (First == llvm::StringRef::npos)
    return {};
  std::string Found = delimitersInSets(Regex);
  for (size_t I = First; I < Regex.size(); ++I) {
    const llvm::StringRef Rest = Regex.substr(I);
    const char C = Rest.front();
    if (C == '[') {
      I = std::min(Regex.find(']', I + 2), Regex.size());
    } else if (compat::startsWith(Rest, "(?") ||
               compat::startsWith(Rest, "://")) {
      I += 2;
    } else if (C == '\\') {
      if (++I < Regex.size() && Delimiters.contains(Regex[I]))
        Found += Regex[I];
    } else if (Delimiters.contains(C) && C != '?') {
      Found += C;
    }
  }
  return Found;
}

void Splits::noteGroups(const ApiFact &Fact) {
  const auto &Match = llvm::cast<CallExpr>(Call);
  const Expr *Text = CallFacts::rootOf(Match, Fact.Arg);
  const Expr *Pattern = CallFacts::rootOf(Match, Fact.First);
  const auto IsResult = [Pattern](const Expr *E) {
    return E != Pattern && E->getType()->isRecordType() &&
           !isTextType(E->getType());
  };
  // Without a place for the groups, it only tests the text.
  if (!Text || !Pattern ||
      !(IsResult(&Match) || llvm::any_of(Match.arguments(), IsResult)))
    return;
  const TextRef Known = In.knownText(Pattern);
  if (!Known || Known->Kind != TextNode::Literal)
    return;
  if (std::string Found = delimitersBetweenGroups(Known->Bytes->Text.Text);
      !Found.empty())
    In.note(TextEvent::Split, Call, In.text(Text), std::move(Found));
}

void Splits::noteParser(llvm::StringRef Name, TextRef T) {
  if (In.says(Name, NameMeaning::Parser))
    In.note(TextEvent::Split, Call, T, "&");
  else if (In.says(Name, NameMeaning::PathParser))
    In.note(TextEvent::Split, Call, T, "/");
}

void Splits::note(llvm::ArrayRef<Given> Arguments) {
  if (Arguments.size() < 2)
    return;
  // `split(Parts, Text, '&')`
  const QualType First = Arguments.front().E->getType().getNonReferenceType();
  // `ap_getword(Pool, &Text, '&')`
  const bool IsPool = Arguments.size() > 2 && isPointerToOther(First) &&
                      !isPointerToText(First);
  if (isTextContainer(First) || IsPool)
    Arguments = Arguments.drop_front();
  // An iterator refers to the text, and a `char **` to a pointer to it.
  const Given &Front = Arguments.front();
  TextRef Searched = Front.Text;
  if (!Searched && !Front.Value.Targets.empty())
    Searched = In.textOf(Front.Value);
  if ((!Searched || Searched->isEmpty()) && !Front.Value.Targets.empty())
    Searched = In.textOf(State.read(Front.Value.Targets));
  // An object that is made of the text for this call.
  const auto *Made = llvm::dyn_cast<CXXConstructExpr>(stripped(Front.E));
  if (!Searched && Made && Made->getNumArgs() == 1 &&
      isTextType(stripped(Made->getArg(0))->getType()))
    Searched = In.text(Made->getArg(0));
  if (!Searched)
    return;
  llvm::SmallVector<const Expr *, 4> Rest;
  for (const Given &Next : Arguments.drop_front())
    Rest.push_back(Next.E);
  note(Searched, Rest);
}

void Splits::note(TextRef Text, llvm::ArrayRef<const Expr *> Sought) {
  const auto *Named = llvm::dyn_cast<CallExpr>(&Call);
  const FunctionDecl *Callee = Named ? Named->getDirectCallee() : nullptr;
  if (Callee && scanSignature(*Callee)) {
    const TextRef Format = Sought.empty() ? nullptr : In.text(Sought.front());
    if (Format && Format->Size.IsConstant)
      if (std::string Bytes = delimitersInSets(Texts.constantOf(Format).Text);
          !Bytes.empty())
        In.note(TextEvent::Split, Call, Text, std::move(Bytes));
    return;
  }
  // A class that divides the text that it is made of.
  const std::string Name = Callee  ? Callee->getNameAsString()
                           : Named ? std::string()
                                   : className(Call.getType());
  const bool CanTest = Named && !isTextType(Call.getType());
  const bool CanSplit = In.says(Name, NameMeaning::Split);
  if (!CanTest && !CanSplit)
    return;
  for (const Expr *Each : Sought) {
    const std::string Bytes = soughtText(Each);
    // `url.startsWith("http://")`
    if (CanTest && compat::endsWith(Bytes, "://"))
      return In.note(TextEvent::Test, Call, Text);
    // `strncmp(Part, "key=", 4)`
    if (CanTest && Bytes.size() > 1 && compat::endsWith(Bytes, "=") &&
        In.says(Name, NameMeaning::Comparison))
      return In.note(TextEvent::Split, Call, Text, "=");
    if (!CanSplit)
      continue;
    if (const Expr *Plain = soughtIn(Each); llvm::isa<DeclRefExpr>(Plain))
      In.noteSought(In.text(Plain));
    if (std::string Found = delimitersOf(Bytes); !Found.empty())
      return In.note(TextEvent::Split, Call, Text, std::move(Found));
  }
}

} // namespace clang::tidy::uri
