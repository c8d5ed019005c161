//===--- FixCollection.cpp - uri-tidy -------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FixCollection.h"
#include "LLVMCompat.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <map>
#include <tuple>
#include <utility>

namespace json = llvm::json;
using llvm::StringRef;

namespace clang::tidy::uri::editor {
namespace {

/// Line and character.
using Position = std::pair<int64_t, int64_t>;

Position positionOf(const json::Object &Range, StringRef End) {
  const json::Object *At = Range.getObject(End);
  if (!At)
    return {0, 0};
  return {At->getInteger("line").value_or(0),
          At->getInteger("character").value_or(0)};
}

/// The edits of a code action of clangd, which are all in one document.
const json::Array *editsOf(const json::Object &Action, bool &IsVersioned) {
  const json::Object *Edit = Action.getObject("edit");
  if (!Edit)
    return nullptr;
  if (const json::Array *Documents = Edit->getArray("documentChanges")) {
    IsVersioned = true;
    const json::Object *Document =
        Documents->size() == 1 ? Documents->front().getAsObject() : nullptr;
    return Document ? Document->getArray("edits") : nullptr;
  }
  const json::Object *Changes = Edit->getObject("changes");
  return Changes && Changes->size() == 1
             ? Changes->begin()->getSecond().getAsArray()
             : nullptr;
}

/// Whether the fix belongs to the warning. Such a fix keeps the meaning; other
/// fixes belong to notes, and have titles of their own. If the fix of a warning
/// is a single edit, clangd generates its title; otherwise, it has the title of
/// the warning.
bool isOfWarning(StringRef Title, StringRef Message) {
  for (StringRef Begin : {"change '", "remove '", "insert '"})
    if (compat::startsWith(Title, Begin))
      return true;
  // clangd capitalizes the message, and appends to it.
  return !Title.empty() && !Message.empty() &&
         llvm::toLower(Title.front()) == llvm::toLower(Message.front()) &&
         compat::startsWith(Message.substr(1), Title.substr(1));
}

/// The edits of several findings, by their beginnings. They do not overlap.
class MergedEdits {
public:
  /// Adds all edits of a finding, or none of them.
  void add(const json::Array &Edits) {
    for (const json::Value &Edit : Edits)
      if (!fits(*Edit.getAsObject()))
        return;
    for (const json::Value &Edit : Edits) {
      const json::Object *Range = Edit.getAsObject()->getObject("range");
      Accepted.try_emplace(positionOf(*Range, "start"), &Edit);
    }
  }
  json::Array take() const {
    json::Array Result;
    for (const auto &[Begin, Edit] : Accepted)
      Result.push_back(*Edit);
    return Result;
  }

private:
  bool fits(const json::Object &Edit) const {
    const json::Object *Range = Edit.getObject("range");
    const Position Begin = positionOf(*Range, "start");
    const Position End = positionOf(*Range, "end");
    const auto Next = Accepted.lower_bound(Begin);
    // Two findings may insert the same #include.
    if (Next != Accepted.end() && Next->first == Begin)
      return *Next->second->getAsObject() == Edit;
    if (Next != Accepted.end() && Next->first < End)
      return false;
    if (Next == Accepted.begin())
      return true;
    const json::Object *Before = std::prev(Next)->second->getAsObject();
    return positionOf(*Before->getObject("range"), "end") <= Begin;
  }

  std::map<Position, const json::Value *> Accepted;
};

} // namespace

bool FixableFinding::isIn(const json::Object &Range) const {
  const json::Object &Mine = *Diagnostic.getObject("range");
  return positionOf(Mine, "start").first <= positionOf(Range, "end").first &&
         positionOf(Range, "start").first <= positionOf(Mine, "end").first;
}

FixCollection::FixCollection(const json::Object &Published)
    : Version(Published.getInteger("version")) {
  if (const json::Value *Name = Published.get("uri"))
    Uri = *Name;
  const json::Array *Diagnostics = Published.getArray("diagnostics");
  if (!Diagnostics)
    return;
  for (const json::Value &Item : *Diagnostics) {
    const json::Object *Diagnostic = Item.getAsObject();
    if (!Diagnostic || !Diagnostic->getObject("range"))
      continue;
    const StringRef Check = Diagnostic->getString("code").value_or("");
    const json::Array *Actions = Diagnostic->getArray("codeActions");
    if (!compat::startsWith(Check, "uri-") || !Actions || Actions->empty())
      continue;
    const json::Object *Action = Actions->front().getAsObject();
    const json::Array *Edits = Action ? editsOf(*Action, IsVersioned) : nullptr;
    if (!Edits || !llvm::all_of(*Edits, [](const json::Value &Edit) {
          return Edit.getAsObject() && Edit.getAsObject()->getObject("range");
        }))
      continue;
    json::Object Shown = *Diagnostic;
    Shown.erase("codeActions");
    Findings.push_back(
        {Check.str(), std::move(Shown), *Edits,
         isOfWarning(Action->getString("title").value_or(""),
                     Diagnostic->getString("message").value_or(""))});
  }
}

json::Object FixCollection::action(
    std::string Title, StringRef Kind,
    llvm::function_ref<bool(const FixableFinding &)> IsMeant) const {
  MergedEdits Merged;
  json::Array Fixed;
  for (const FixableFinding &Finding : Findings)
    if (IsMeant(Finding)) {
      Merged.add(Finding.Edits);
      Fixed.push_back(json::Object(Finding.Diagnostic));
    }
  json::Object Edit;
  if (IsVersioned)
    Edit["documentChanges"] = json::Array{json::Object{
        {"textDocument", json::Object{{"uri", Uri}, {"version", Version}}},
        {"edits", Merged.take()}}};
  else
    Edit["changes"] =
        json::Object{{Uri.getAsString().value_or("").str(), Merged.take()}};
  return json::Object{{"title", std::move(Title)},
                      {"kind", Kind},
                      {"diagnostics", std::move(Fixed)},
                      {"edit", std::move(Edit)}};
}

} // namespace clang::tidy::uri::editor
