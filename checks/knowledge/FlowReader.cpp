//===--- FlowReader.cpp - uri-tidy ----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "knowledge/CatalogueReader.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri::catalogue {

static constexpr Argument NoArgument = {ApiFact::None, 0};
static constexpr Path NoPath = {NoArgument, FlowPath::Start, 0, {}};
static constexpr Path ResultPath = {
    {ApiFact::Result, 0}, FlowPath::Start, 0, {}};

static std::optional<FlowStep> stepCalled(llvm::StringRef Word) {
  if (const auto Known = valueOf(StepWords, Word))
    return Known;
  unsigned Index = 0;
  if (Word.consume_front("member") && !Word.getAsInteger(10, Index) &&
      Index < 100)
    return FlowStep{FlowStep::Member, static_cast<unsigned char>(Index)};
  return std::nullopt;
}

std::string spell(llvm::ArrayRef<FlowStep> Steps, FlowPath::PositionTy At) {
  std::string Result;
  for (const FlowStep &Step : Steps) {
    const std::string Word = nameOf(StepWords, Step).str();
    Result +=
        '.' + (Word.empty() ? "member" + std::to_string(Step.Index) : Word);
  }
  if (At != FlowPath::Start)
    Result += '.' + nameOf(PositionWords, At).str();
  return Result;
}

bool CatalogueReader::readStep(const YamlNode &From, llvm::StringRef Word,
                               const HeldParts *Object, Path &To) {
  const auto Fail = [&](const std::string &Message) {
    return fail(From, "'" + From.Value + "': " + Message);
  };
  if (To.At != FlowPath::Start)
    return Fail("nothing can follow a position in text");
  if (const auto Position = valueOf(PositionWords, Word)) {
    To.At = *Position;
    return true;
  }
  std::optional<FlowStep> Step = stepCalled(Word);
  if (!Step)
    return Fail("'" + Word.str() + "' is not a step; expected one of " +
                listOf(StepWords) +
                ", member0 and so on, or at the end one of " +
                listOf(PositionWords));
  if (To.Size == FlowPath::MaxSteps)
    return Fail("there are at most 3 steps");
  const bool IsOfObject = Object && To.Root.Index == ApiFact::Object &&
                          To.Root.Name == 0 && To.Size == 0;
  if (IsOfObject && Object->Kind == HeldParts::Pointee && Word == "value")
    Step = FlowStep{FlowStep::Pointee};
  // The members of an entry are the key and the value.
  if (FlowStep *Last = To.Size == 0 ? nullptr : &To.Steps[To.Size - 1];
      Last && Last->Kind == FlowStep::Entry) {
    if (Step->Kind != FlowStep::Member || Step->Index > 1)
      return Fail("an entry has a 'first' and a 'second'");
    Last->Kind = Step->Index == 0 ? FlowStep::Key : FlowStep::Element;
    return true;
  }
  To.Steps[To.Size++] = *Step;
  return true;
}

bool CatalogueReader::readPath(const YamlNode *From, const HeldParts *Object,
                               Path &To) {
  if (!From)
    return true;
  std::string Spelled;
  if (!readScalar(*From, Spelled))
    return false;
  const auto [First, Rest] = llvm::StringRef(Spelled).split('.');
  To = NoPath;
  llvm::StringRef Steps = Rest;
  if (First == "arguments") {
    To.Root = {Argument::All, 0};
  } else if (First == "state") {
    To.Root = {ApiFact::State, 0};
  } else if (Object && stepCalled(First)) {
    To.Root = {ApiFact::Object, 0};
    Steps = Spelled;
  } else {
    YamlNode Root = *From;
    Root.Value = First.str();
    if (!readArgument(&Root, To.Root))
      return false;
  }
  while (!Steps.empty()) {
    const auto [Word, After] = Steps.split('.');
    if (!readStep(*From, Word, Object, To))
      return false;
    Steps = After;
  }
  if (To.Root.Index == Argument::All && To.Root.Name == 0 && To.Size > 0)
    return fail(*From, "'" + Spelled + "': 'arguments' has no steps");
  return true;
}

bool CatalogueReader::readFlow(const YamlNode &From, const HeldParts *Object,
                               NewFlow &To) {
  if (!knows(From,
             {"from", "add", "select", "clear", "to", "as", "at", "appends",
              "prepends", "when"},
             "a flow"))
    return false;
  static constexpr Word<FlowRow::KindTy> Sources[] = {
      {"from", FlowRow::Copy},
      {"add", FlowRow::Add},
      {"select", FlowRow::Select},
      {"clear", FlowRow::Clear},
  };
  const YamlNode *Source = nullptr;
  for (const auto &Each : Sources)
    if (const YamlNode *Found = From.find(Each.Name)) {
      if (Source)
        return fail(*Found, "a flow has only one of " + listOf(Sources));
      Source = Found;
      To.Row.Kind = Each.Value;
    }
  if (!Source)
    return fail(From, "a flow needs one of " + listOf(Sources));
  bool IsBehind = false, IsBefore = false;
  if (!readBool(From.find("appends"), "true", "false", IsBehind) ||
      !readBool(From.find("prepends"), "true", "false", IsBefore))
    return false;
  if ((IsBehind || IsBefore) &&
      (To.Row.Kind != FlowRow::Copy || (IsBehind && IsBefore)))
    return fail(From, "only 'from' appends or prepends, and only one of them");
  if (IsBehind || IsBefore)
    To.Row.Kind = IsBehind ? FlowRow::Append : FlowRow::Prepend;
  const bool IsClear = To.Row.Kind == FlowRow::Clear;
  To.Paths.assign(IsClear ? 1 : 2, ResultPath);
  if (!readPath(Source, Object, To.Paths[0]) ||
      !readPath(From.find("to"), Object, To.Paths.back()) ||
      !readWord(From.find("as"), ChangeWords, To.Row.As) ||
      !readArgument(From.find("at"), To.Row.Key) ||
      !readConditions(From.find("when"), To.Row.FirstCondition,
                      To.Row.Conditions))
    return false;
  if (IsClear && From.find("to"))
    return fail(*From.find("to"), "'clear' has no 'to'");
  if (To.Row.Kind == FlowRow::Add && !From.find("to"))
    return fail(From, "'add' needs 'to'");
  const auto IsAll = [](const Path &P) {
    return P.Root.Index == Argument::All && P.Root.Name == 0;
  };
  if (IsAll(To.Paths.back()) ||
      (IsAll(To.Paths[0]) && To.Row.Kind != FlowRow::Add))
    return fail(From, "only 'add' takes all arguments");
  if (!From.find("when"))
    To.Row.FirstCondition = 0;
  return true;
}

bool CatalogueReader::readApply(const YamlNode &From, const HeldParts *Object,
                                NewFlow &To) {
  if (!knows(From, {"callee", "arguments", "to"}, "'apply'"))
    return false;
  const YamlNode *Callee = From.find("callee");
  const YamlNode *Arguments = From.find("arguments");
  if (!Callee || !Arguments)
    return fail(From, "'apply' needs 'callee' and 'arguments'");
  To.Row.Kind = FlowRow::Apply;
  To.Paths.assign(2, NoPath);
  if (!readPath(Callee, nullptr, To.Paths[0]) ||
      !readPath(From.find("to"), Object, To.Paths[1]))
    return false;
  if (Arguments->Kind != YamlNode::List)
    return fail(*Arguments, "'arguments' needs a list");
  for (YamlNode Each : Arguments->Children) {
    Each.Key = "arguments";
    if (!readPath(&Each, Object, To.Paths.emplace_back(NoPath)))
      return false;
  }
  return true;
}

bool CatalogueReader::readFold(const YamlNode &From, const HeldParts *Object,
                               NewFlow &To) {
  if (!knows(From, {"callee", "start", "over", "to"}, "'fold'"))
    return false;
  if (!From.find("over"))
    return fail(From, "'fold' needs 'over': the elements");
  To.Row.Kind = FlowRow::Fold;
  To.Paths.assign(4, NoPath);
  To.Paths[1] = ResultPath;
  return readPath(From.find("callee"), nullptr, To.Paths[0]) &&
         readPath(From.find("to"), Object, To.Paths[1]) &&
         readPath(From.find("start"), Object, To.Paths[2]) &&
         readPath(From.find("over"), Object, To.Paths[3]);
}

bool CatalogueReader::readFlows(const YamlNode &From, const HeldParts *Object,
                                FlowList &To) {
  std::vector<NewFlow> All;
  for (const YamlNode &Child : From.Children) {
    if (!llvm::is_contained(FlowKeys, llvm::StringRef(Child.Key)))
      continue;
    To.IsKnown = true;
    const auto Add = [&](FlowRow::KindTy Kind, const Path &Destination) {
      // `selects: element` is an abbreviation of `select: element`.
      NewFlow &New = All.emplace_back();
      New.Row.Kind = Kind;
      New.Paths = {NoPath, Destination};
      return readPath(&Child, Object, New.Paths[0]);
    };
    if (Child.Key == "selects") {
      if (!Add(FlowRow::Select, ResultPath))
        return false;
    } else if (Child.Key == "clears") {
      if (!Add(FlowRow::Clear, NoPath))
        return false;
      All.back().Paths.pop_back();
    } else if (Child.Key == "adds") {
      if (!Add(FlowRow::Add, NoPath))
        return false;
      std::swap(All.back().Paths[0], All.back().Paths[1]);
      All.back().Paths[0].Root = {Argument::Last, 0};
    } else {
      const bool IsList = Child.Kind == YamlNode::List;
      for (const YamlNode &One :
           IsList ? llvm::ArrayRef(Child.Children) : llvm::ArrayRef(Child)) {
        NewFlow &New = All.emplace_back();
        if (!(Child.Key == "flows"   ? readFlow(One, Object, New)
              : Child.Key == "apply" ? readApply(One, Object, New)
                                     : readFold(One, Object, New)))
          return false;
      }
    }
  }
  if (To.IsKnown)
    To = Builder.add(All);
  if (Builder.isFull())
    return fail(From, "there are too many flows");
  return true;
}

} // namespace clang::tidy::uri::catalogue
