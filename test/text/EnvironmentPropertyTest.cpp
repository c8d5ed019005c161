//===--- EnvironmentPropertyTest.cpp - uri-tidy ---------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Runs random programs with a few objects both on real memory and on
/// environments: each text in memory must be a string of the text in the
/// environment.
///
//===----------------------------------------------------------------------===//

#include "TextBuilder.h"
#include "TextMatcher.h"
#include "places/Environment.h"
#include "llvm/ADT/StringSet.h"
#include "gtest/gtest.h"
#include <map>
#include <random>

namespace clang::tidy::uri {
namespace {

/// An object is named by a letter, its fields by another letter, its elements
/// by a digit: `a`, `af`, `a0`, `a0f`. Elements 0 and 1 also have constant
/// keys.
using Memory = std::map<std::string, std::string>;

struct Step {
  enum KindTy {
    Write,
    Append,
    Copy,
    Clear,
    Fill,
    Branch,
    Loop,
    Call,
    /// Ends the program if Bytes occur in To, which is any element for the
    /// environment.
    Test
  } Kind;
  std::string To, From;
  std::string Bytes;
  /// Whether the element of To is chosen at run time.
  bool IsAnyElement = false;
  std::vector<Step> Body, Other;
};
using Program = std::vector<Step>;

class Generator {
public:
  explicit Generator(unsigned Seed) : Chance(Seed) {}

  Program program(unsigned Length, unsigned Depth) {
    Program Result;
    for (unsigned I = 0; I < Length; ++I)
      Result.push_back(step(Depth));
    return Result;
  }
  unsigned below(unsigned Limit) { return Chance() % Limit; }

private:
  std::string object() { return std::string(1, "ab"[below(2)]); }
  std::string element() { return std::string(1, "uv"[below(2)]); }
  std::string part() {
    return below(2) ? object() + "fg"[below(2)]
                    : element() + "01"[below(2)] + "fg"[below(2)];
  }
  Step step(unsigned Depth) {
    Step Result;
    const unsigned Kind = below(Depth ? 15 : 8);
    Result.Bytes = std::string(1, "xyz"[below(3)]);
    if (Kind < 4) {
      Result.Kind = Kind < 2 ? Step::Write : Step::Append;
      Result.To = part();
      Result.IsAnyElement = Result.To.size() == 3 && below(2);
    } else if (Kind < 6) {
      Result.Kind = Step::Copy;
      const auto Either = [&] {
        return below(2) ? object() : element() + "01"[below(2)];
      };
      Result.To = Either();
      Result.From = Either();
      Result.IsAnyElement = Result.To.size() == 2 && below(2);
    } else if (Kind < 7) {
      Result.Kind = Step::Clear;
      Result.To = object();
    } else if (Kind < 8) {
      Result.Kind = Step::Fill;
      Result.To = below(2) ? object() : element() + "01"[below(2)];
    } else if (Kind > 12) {
      Result.Kind = Step::Test;
      Result.To = element() + "01"[below(2)] + "fg"[below(2)];
    } else {
      Result.Kind = Kind < 10   ? Step::Branch
                    : Kind < 11 ? Step::Loop
                                : Step::Call;
      Result.Body = program(1 + below(3), Depth - 1);
      Result.Other = program(below(3), Depth - 1);
    }
    return Result;
  }

  std::mt19937 Chance;
};

/// Runs programs on real memory, with random choices.
class Machine {
public:
  Machine(Memory Initial, Generator &Chance)
      : Cells(std::move(Initial)), Chance(Chance) {}

  Memory Cells;

  bool IsOver = false;

  void run(const Program &P) {
    for (const Step &S : P)
      if (!IsOver)
        run(S);
  }

private:
  void run(const Step &S) {
    std::string To = S.To;
    if (S.IsAnyElement)
      To[1] = "01"[Chance.below(2)];
    switch (S.Kind) {
    case Step::Write:
      Cells[To] = S.Bytes;
      break;
    case Step::Append:
      Cells[To] += S.Bytes;
      break;
    case Step::Copy:
      for (const char Field : {'f', 'g'})
        Cells[To + Field] = Cells[S.From + Field];
      break;
    case Step::Clear:
      for (const char Field : {'f', 'g'})
        Cells[To + Field].clear();
      break;
    case Step::Fill:
      for (const char Field : {'f', 'g'})
        if (Chance.below(2))
          Cells[To + Field] = "?";
      break;
    case Step::Call:
      run(S.Body);
      break;
    case Step::Test:
      IsOver = Cells[To].find(S.Bytes) != std::string::npos;
      break;
    case Step::Branch:
      run(Chance.below(2) ? S.Body : S.Other);
      break;
    case Step::Loop:
      for (unsigned I = Chance.below(4); I > 0; --I)
        run(S.Body);
      break;
    }
  }

  Generator &Chance;
};

class EnvironmentProperty : public testing::TestWithParam<unsigned>,
                            public PlaceDefaults {
protected:
  Content initial(const Place &P) override {
    const TextRef Result = Builder.val(nameOf(P), initialChars(P));
    Initials[Result->Facts->From] = &P;
    return {Result, {}};
  }
  Content filled(const Place &, const Expr &) override {
    return {Builder.val("?", uricore::CharSet("?")), {}};
  }
  Content lost(const Place &) override { return {Builder.val("lost"), {}}; }

  std::string nameOf(const Place &P) {
    if (!P.Whole)
      return std::string(1, *static_cast<const char *>(P.Identity));
    return nameOf(*P.Whole) +
           (P.Step.Kind == Selector::Element
                ? '*'
                : *static_cast<const char *>(P.Step.Identity));
  }
  /// An object that has not been written contains its name in capitals.
  uricore::CharSet initialChars(const Place &P) {
    const std::string Name = nameOf(P);
    return uricore::CharSet(std::string(1, Name[0] - 'a' + 'A'));
  }
  Memory initialMemory() {
    Memory Result;
    for (const char *Object : {"a", "b", "u0", "u1", "v0", "v1"})
      for (const char *Field : {"f", "g"})
        Result[std::string(Object) + Field] =
            std::string(1 + Chance.below(2), Object[0] - 'a' + 'A');
    return Result;
  }
  const Place &placeOf(llvm::StringRef Name, bool IsAnyElement) {
    static const char Letters[] = "abuvfg01";
    const auto Identity = [&](char C) { return std::strchr(Letters, C); };
    const Place *Result = &Places.root(Place::Local, Identity(Name[0]));
    for (const char C : Name.drop_front())
      Result = &Places.part(
          *Result, C != '0' && C != '1' ? Selector{Selector::Field, Identity(C)}
                   : IsAnyElement
                       ? Selector{Selector::Element}
                       : Selector{Selector::ConstantKey, Identity(C)});
    return *Result;
  }

  /// The one of the elements in \p Name that it names, as a condition tests it.
  const Place &readingOf(llvm::StringRef Name) {
    return Places.part(
        placeOf(Name, true),
        {Selector::Reading, Readings.insert(Name).first->first().data()});
  }

  /// Applies what a function has made of the objects to those of its caller.
  void apply(const Environment &Callee, Environment &State) {
    const Environment Before = State;
    const auto InCaller = [&](Content Of) {
      if (Of.Text)
        Of.Text = Builder.Texts.substitute(Of.Text, [&](const TextValue &V) {
          const auto Found = Initials.find(V.From);
          return Found == Initials.end() ? Builder.Texts.value(V)
                                         : Before.read(*Found->second).Text;
        });
      return Of;
    };
    std::vector<std::pair<const Place *, Environment::Change>> Written;
    Callee.forEach([&](const Place &P, const EnvironmentContext::Cell &Known) {
      if (Known.IsWritten)
        Written.emplace_back(&P, Callee.changeOf(P));
      else
        for (const Expr *By : Known.FilledBy)
          State.fill(P, *By);
    });
    for (auto &[P, Becomes] : Written) {
      Becomes.Holds = InCaller(Becomes.Holds);
      State.change(Address{P, Address::Start}, Becomes, Before);
    }
  }

  void run(Environment &State, const Program &P) {
    for (const Step &S : P)
      run(State, S);
  }
  void run(Environment &State, const Step &S) {
    const auto To = [&]() -> const Place & {
      return placeOf(S.To, S.IsAnyElement);
    };
    switch (S.Kind) {
    case Step::Write:
      State.write(To(), {Builder.lit(S.Bytes), {}});
      break;
    case Step::Append:
      State.append(To(), Builder.lit(S.Bytes));
      break;
    case Step::Copy:
      State.copy(placeOf(S.From, false), To());
      break;
    case Step::Clear:
      State.begin(To());
      for (const char *Field : {"f", "g"})
        State.write(placeOf(S.To + Field, false), {Builder.lit(""), {}});
      break;
    case Step::Fill:
      State.fill(To(), *reinterpret_cast<const Expr *>(&S));
      break;
    case Step::Call: {
      Environment Callee(Shared);
      run(Callee, S.Body);
      for (const auto &Each : Readings)
        Callee.forget(readingOf(Each.first()));
      apply(Callee, State);
      break;
    }
    case Step::Test: {
      const Place &Tested = readingOf(S.To);
      if (const TextRef Text = State.read(Tested).Text)
        State.know(
            Tested,
            {Builder.Texts.narrowed(Text, ~uricore::CharSet(S.Bytes)), {}});
      break;
    }
    case Step::Branch: {
      Environment Other = State;
      run(State, S.Body);
      run(Other, S.Other);
      State.join(Other);
      break;
    }
    case Step::Loop:
      for (unsigned Visit = 0; Visit < 4; ++Visit) {
        Environment Body = State;
        run(Body, S.Body);
        const Environment Before = State;
        State.widen(Body, Visit == 2 ? Environment::Growth::Settles
                                     : Environment::Growth::Repeats);
        if (State == Before)
          break;
      }
      break;
    }
  }

  TextBuilder Builder;
  /// The places by the origins of their initial content.
  llvm::DenseMap<const Origin *, const Place *> Initials;
  llvm::StringSet<> Readings;
  PlaceTable Places;
  EnvironmentContext Shared{Places, Builder.Texts, *this};
  Generator Chance{GetParam()};
};

TEST_P(EnvironmentProperty, CoversWhatMemoryHolds) {
  const Program P = Chance.program(1 + Chance.below(10), 2);
  Environment State(Shared);
  run(State, P);
  for (unsigned Run = 0; Run < 8; ++Run) {
    Machine M(initialMemory(), Chance);
    M.run(P);
    if (M.IsOver)
      continue;
    for (const auto &[Name, Bytes] : M.Cells)
      for (const bool IsAnyElement : {false, true}) {
        const TextRef Text = State.read(placeOf(Name, IsAnyElement)).Text;
        EXPECT_TRUE(Text ? matches(Text, Bytes) : Bytes.empty())
            << Name << (IsAnyElement ? " by any key" : "") << ": '" << Bytes
            << "' is not in " << (Text ? lineOf(Text) : "null");
      }
    for (const auto &Each : Readings) {
      const std::string &Bytes = M.Cells[Each.first().str()];
      const TextRef Text = State.read(readingOf(Each.first())).Text;
      EXPECT_TRUE(Text ? matches(Text, Bytes) : Bytes.empty())
          << Each.first().str() << " as tested: '" << Bytes << "' is not in "
          << (Text ? lineOf(Text) : "null");
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Seeds, EnvironmentProperty, testing::Range(0u, 400u));

} // namespace
} // namespace clang::tidy::uri
