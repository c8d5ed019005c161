//===--- CodeMutator.cpp - uri-tidy ---------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CodeMutator.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"

namespace clang::tidy::uri::fuzz {

using llvm::StringRef;

static bool isWord(char C) { return llvm::isAlnum(C) || C == '_'; }

Grammar::Grammar(StringRef Text) {
  llvm::SmallVector<StringRef> Lines;
  Text.split(Lines, '\n', -1, /*KeepEmpty=*/false);
  for (const StringRef Line : Lines) {
    const auto [Symbol, Expansion] = Line.split(" = ");
    if (!Line.starts_with("#"))
      Rules[Symbol].push_back(Expansion.str());
  }
}

std::string Grammar::expand(StringRef Symbol, std::mt19937 &Random,
                            unsigned Depth) const {
  if (Symbol == "n")
    return "\n";
  const auto Rule = Rules.find(Symbol);
  if (Rule == Rules.end())
    return "$" + Symbol.str();
  const auto &Expansions = Rule->second;
  StringRef Rest =
      Depth == 0 ? Expansions[0] : Expansions[Random() % Expansions.size()];
  std::string Result;
  while (!Rest.empty()) {
    const size_t Next = std::min(Rest.find('$'), Rest.size());
    Result += Rest.take_front(Next);
    Rest = Rest.drop_front(Next);
    if (!Rest.consume_front("$"))
      break;
    const StringRef Inner = Rest.take_while(isWord);
    Rest = Rest.drop_front(Inner.size());
    Result += expand(Inner, Random, Depth ? Depth - 1 : 0);
  }
  return Result;
}

std::vector<CodeMutator::Token> CodeMutator::tokensOf(StringRef Code) {
  std::vector<Token> Result;
  for (size_t I = 0; I < Code.size();) {
    const size_t Begin = I++;
    const char C = Code[Begin];
    if (llvm::isSpace(C))
      continue;
    if (isWord(C)) {
      while (I < Code.size() && isWord(Code[I]))
        ++I;
    } else if (C == '"' || C == '\'') {
      while (I < Code.size() && Code[I] != C && Code[I] != '\n')
        I += Code[I] == '\\' ? 2 : 1;
      I = std::min(I + 1, Code.size());
    }
    Result.push_back({Begin, I});
  }
  return Result;
}

size_t CodeMutator::groupAt(StringRef Code, const std::vector<Token> &Tokens,
                            size_t First) {
  int Open = 0;
  for (size_t I = First; I < Tokens.size(); ++I) {
    const char C = Code[Tokens[I].Begin];
    Open += C == '(' || C == '{' || C == '[';
    Open -= C == ')' || C == '}' || C == ']';
    if (Open <= 0)
      return I + 1 - First;
  }
  return Tokens.size() - First;
}

void CodeMutator::mutateOnce(std::string &Code) {
  const std::vector<Token> Tokens = tokensOf(Code);
  if (Tokens.empty() || below(64) == 0) {
    Code = Rules.expand("unit", Random);
    return;
  }
  const size_t At = below(Tokens.size());
  const size_t Begin = Tokens[At].Begin;
  const size_t Group = groupAt(Code, Tokens, At);
  const size_t End = Tokens[At + Group - 1].End;
  const auto Ends = [&](size_t I, StringRef Characters) {
    return Characters.contains(Code[Tokens[I].End - 1]);
  };
  /// Returns the index of the first token, starting at \p From, that ends with
  /// one of \p Characters.
  const auto Next = [&](size_t From, StringRef Characters) {
    while (From < Tokens.size() && !Ends(From, Characters))
      ++From;
    return From;
  };
  switch (below(12)) {
  case 0:
  case 1:
  case 2: // Add a statement.
    if (const size_t I = Next(At, ";{}"); I < Tokens.size())
      Code.insert(Tokens[I].End, "\n" + Rules.expand("statement", Random));
    break;
  case 3: // Add a function, in any context.
    if (const size_t I = Next(At, "}"); I < Tokens.size())
      Code.insert(Tokens[I].End, "\n" + Rules.expand("declaration", Random));
    break;
  case 4:
  case 5: // Use a different expression.
    Code.replace(Begin, End - Begin, Rules.expand("expression", Random, 4));
    break;
  case 6: { // Use a token from elsewhere.
    const Token From = Tokens[below(Tokens.size())];
    const std::string Text = Code.substr(From.Begin, From.End - From.Begin);
    Code.replace(Begin, Tokens[At].End - Begin, Text);
    break;
  }
  case 7:
    Code.replace(Begin, Tokens[At].End - Begin, Rules.expand("token", Random));
    break;
  case 8: // Less.
    Code.erase(Begin, End - Begin);
    break;
  case 9: { // Duplicate part of the code.
    const std::string Text = Code.substr(Begin, End - Begin);
    Code.insert(Tokens[below(Tokens.size())].Begin, Text + " ");
    break;
  }
  case 10: { // Nest a statement in another one.
    const size_t I = Next(At, ";{}");
    const size_t J = Next(I + 1, ";");
    if (J >= Tokens.size() || !Ends(I, ";{}"))
      break;
    std::string Around = Rules.expand("around", Random);
    const size_t Hole = Around.find("$HERE");
    Around.replace(Hole, 5,
                   Code.substr(Tokens[I].End, Tokens[J].End - Tokens[I].End));
    Code.replace(Tokens[I].End, Tokens[J].End - Tokens[I].End, "\n" + Around);
    break;
  }
  default: // An expression within another one.
    if (isWord(Code[Begin]) || Code[Begin] == '"' || Code[Begin] == '(') {
      std::string Around = Rules.expand("aroundExpression", Random);
      Around.replace(Around.find("$HERE"), 5, Code.substr(Begin, End - Begin));
      Code.replace(Begin, End - Begin, Around);
    }
    break;
  }
}

std::string CodeMutator::mutate(StringRef Code) {
  std::string Result = Code.str();
  for (size_t Count = 1 + below(4); Count > 0; --Count)
    mutateOnce(Result);
  return Result;
}

std::string CodeMutator::spliced(StringRef Into, StringRef From,
                                 unsigned Seed) {
  std::mt19937 Random(Seed);
  const std::vector<Token> To = tokensOf(Into), Source = tokensOf(From);
  std::string Result = Into.str();
  if (To.empty() || Source.empty())
    return Result;
  const size_t At = Random() % To.size(), First = Random() % Source.size();
  const size_t Begin = Source[First].Begin;
  const size_t End = Source[First + groupAt(From, Source, First) - 1].End;
  const size_t Old = Random() % 2 ? groupAt(Into, To, At) : 0;
  Result.replace(To[At].Begin, Old ? To[At + Old - 1].End - To[At].Begin : 0,
                 From.slice(Begin, End).str() + " ");
  return Result;
}

} // namespace clang::tidy::uri::fuzz
