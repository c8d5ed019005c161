//===--- RoleFlows.cpp - uri-tidy -----------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "knowledge/CatalogueReader.h"

namespace clang::tidy::uri::catalogue {

static Path pathTo(std::int8_t Root) {
  return {{Root, 0}, FlowPath::Start, 0, {}};
}

static Path pathTo(std::int8_t Root, FlowStep::KindTy Step) {
  return {{Root, 0}, FlowPath::Start, 1, {{Step}}};
}

static NewFlow flow(FlowRow::KindTy Kind, std::vector<Path> Paths) {
  NewFlow Result;
  Result.Row.Kind = Kind;
  Result.Paths = std::move(Paths);
  return Result;
}

std::optional<std::vector<NewFlow>> flowsOfRole(TextMethod Role,
                                                const HeldParts &Parts) {
  using List = std::vector<NewFlow>;
  if (Parts.Kind == HeldParts::None || Parts.Kind == HeldParts::Members)
    return std::nullopt;
  const bool IsPointer = Parts.Kind == HeldParts::Pointee;
  // What an iterator refers to, and what an index or a key leads to.
  const FlowStep::KindTy Each = IsPointer ? FlowStep::Pointee
                                : Parts.Kind == HeldParts::Map
                                    ? FlowStep::Entry
                                    : FlowStep::Element;
  const FlowStep::KindTy One =
      IsPointer ? FlowStep::Pointee : FlowStep::Element;
  const Path Object = pathTo(ApiFact::Object), Result = pathTo(ApiFact::Result),
             Part = pathTo(ApiFact::Object, Each);
  const NewFlow Select = flow(FlowRow::Select, {Part, Result}),
                Add = flow(FlowRow::Add, {pathTo(Argument::Last), Part}),
                Clear = flow(FlowRow::Clear, {Object});
  switch (Role) {
  case TextMethod::Characters:
  case TextMethod::Begin:
  case TextMethod::End:
  case TextMethod::Front:
  case TextMethod::Back:
    return List{Select};
  case TextMethod::Element: {
    NewFlow At = flow(FlowRow::Select, {pathTo(ApiFact::Object, One), Result});
    At.Row.Key = {0, 0};
    return List{At};
  }
  case TextMethod::Append:
  case TextMethod::Prepend:
  case TextMethod::Replace:
    return List{Add};
  case TextMethod::Insert:
    return List{Add, Select};
  case TextMethod::Assign:
    if (IsPointer)
      return List{Clear, flow(FlowRow::Copy, {pathTo(0), Object})};
    return List{Clear, Add};
  case TextMethod::Clear:
    return List{Clear};
  case TextMethod::Resize:
    return List{flow(FlowRow::Add, {pathTo(1), Part})};
  case TextMethod::Find:
  case TextMethod::Erase:
    return List{Select};
  case TextMethod::Copy:
  case TextMethod::Substring:
  case TextMethod::First:
  case TextMethod::Last:
    return List{flow(FlowRow::Copy, {Object, Result})};
  case TextMethod::Chop:
  case TextMethod::Set:
  case TextMethod::Test:
  case TextMethod::Contains:
  case TextMethod::Count:
  case TextMethod::StartsWith:
  case TextMethod::Length:
  case TextMethod::IsEmpty:
  case TextMethod::NoEffect:
    return List{};
  default:
    return std::nullopt;
  }
}

} // namespace clang::tidy::uri::catalogue
