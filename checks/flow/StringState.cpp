//===--- StringState.cpp - uri-tidy ---------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "flow/StringState.h"
#include "LLVMCompat.h"
#include "llvm/ADT/STLExtras.h"

namespace clang::tidy::uri {

static bool isPrefix(const Template &Short, const Template &Long) {
  return Short.Holes.size() <= Long.Holes.size() &&
         compat::startsWith(Long.Text, Short.Text) &&
         std::equal(Short.Holes.begin(), Short.Holes.end(), Long.Holes.begin(),
                    [](const Hole &A, const Hole &B) {
                      return A.Pos == B.Pos && A.Value == B.Value &&
                             A.State == B.State && A.Param == B.Param;
                    });
}

/// Whether the two differ only in the separator at their end: `?` and `&`.
static bool isSeparatorChoice(const Template &A, const Template &B) {
  const llvm::StringRef TextA = A.Text, TextB = B.Text;
  return TextA.size() == TextB.size() && !TextA.empty() &&
         llvm::StringRef("?&;/").contains(TextA.back()) &&
         llvm::StringRef("?&;/").contains(TextB.back()) &&
         TextA.drop_back() == TextB.drop_back() &&
         std::equal(A.Holes.begin(), A.Holes.end(), B.Holes.begin(),
                    B.Holes.end(), [](const Hole &X, const Hole &Y) {
                      return X.Pos == Y.Pos && X.Value == Y.Value;
                    });
}

const Template *StringState::read(const ValueDecl *Var) {
  const std::shared_ptr<Tracked> Found = Vars.lookup(Var);
  if (!Found)
    return nullptr;
  // The mark belongs to the content, whichever state it was read through.
  Found->WasRead = true;
  return &Found->Content;
}

const Template *StringState::contentOf(const ValueDecl *Var) const {
  const std::shared_ptr<Tracked> Found = Vars.lookup(Var);
  return Found ? &Found->Content : nullptr;
}

void StringState::submit(const ValueDecl *Var, const Tracked &T,
                         std::vector<BuiltString> &Out) {
  if (T.WasRead || T.Content.Text.empty())
    return;
  Usage Use;
  if (Var->getDeclName().isIdentifier())
    Use.Name = Var->getName().str();
  Out.push_back({T.Content, std::move(Use)});
}

void StringState::assign(const ValueDecl *Var, Template Content,
                         std::vector<BuiltString> &Out) {
  auto &Slot = Vars[Var];
  if (Slot)
    submit(Var, *Slot, Out);
  Slot = std::make_shared<Tracked>();
  Slot->Content = std::move(Content);
}

StringState::Tracked &StringState::writable(const ValueDecl *Var) {
  auto &Slot = Vars[Var];
  if (!Slot) {
    Slot = std::make_shared<Tracked>();
    Hole Before{0, nullptr, EncodingState::Unknown};
    Before.Param = llvm::dyn_cast<ParmVarDecl>(Var);
    Slot->Content.appendHole(Before);
  } else if (Slot.use_count() > 1) {
    Slot = std::make_shared<Tracked>(*Slot);
  }
  Slot->IsValidated = false;
  return *Slot;
}

void StringState::append(const ValueDecl *Var, const Template &Content) {
  Tracked &T = writable(Var);
  T.WasRead = false;
  T.Content.append(Content);
}

void StringState::markValidated(const ValueDecl *Var) {
  const std::shared_ptr<Tracked> Found = Vars.lookup(Var);
  if (Found && !Found->Content.soleHole())
    return;
  auto Validated = std::make_shared<Tracked>();
  Validated->Content.appendHole(nullptr, EncodingState::Unknown);
  Validated->WasRead = true;
  Validated->IsCursor = Found && Found->IsCursor;
  Validated->IsValidated = !Found;
  Vars[Var] = std::move(Validated);
}

bool StringState::isValidated(const ValueDecl *Var) const {
  const std::shared_ptr<Tracked> Found = Vars.lookup(Var);
  return Found && Found->IsValidated;
}

void StringState::forget(const ValueDecl *Var, std::vector<BuiltString> &Out) {
  Template Unknown;
  Unknown.appendHole(nullptr, EncodingState::Unknown);
  assign(Var, std::move(Unknown), Out);
}

void StringState::makeCursor(const ValueDecl *Var) {
  writable(Var).IsCursor = true;
}

bool StringState::isCursor(const ValueDecl *Var) const {
  const std::shared_ptr<Tracked> Found = Vars.lookup(Var);
  return Found && Found->IsCursor;
}

std::shared_ptr<StringState::Tracked>
StringState::meet(const ValueDecl *Var, const std::shared_ptr<Tracked> &A,
                  const std::shared_ptr<Tracked> &B,
                  std::vector<BuiltString> &Out) {
  if (A == B)
    return A;
  // One branch appends what the other leaves out.
  if (isPrefix(A->Content, B->Content))
    return B;
  if (isPrefix(B->Content, A->Content))
    return A;
  if (isSeparatorChoice(A->Content, B->Content))
    return compat::endsWith(B->Content.Text, "?") ? B : A;
  submit(Var, *A, Out);
  submit(Var, *B, Out);
  auto Result = std::make_shared<Tracked>();
  Result->IsCursor = A->IsCursor || B->IsCursor;
  Result->WasRead = true;
  const Hole *HoleA = A->Content.soleHole();
  const Hole *HoleB = B->Content.soleHole();
  if (A->Content.isConstant() && B->Content.isConstant()) {
    const auto &Longer =
        A->Content.Text.size() < B->Content.Text.size() ? B : A;
    Result->Content = Longer->Content;
  } else if ((HoleA && HoleB && HoleA->State == HoleB->State) ||
             (HoleA && B->Content.isConstant())) {
    // A constant instead of a value: the other branch decides.
    Result->Content = A->Content;
  } else if (HoleB && A->Content.isConstant()) {
    Result->Content = B->Content;
  } else if (HoleA || HoleB) {
    Result->Content.appendHole(nullptr, EncodingState::Unknown);
  } else {
    Result->Content.appendHole(nullptr, EncodingState::Assembled);
  }
  return Result;
}

void StringState::join(const StringState &Other,
                       std::vector<BuiltString> &Out) {
  // A condition validates a value only on the paths that it guards.
  Vars.remove_if([&](const auto &Entry) {
    return Entry.second->IsValidated && !Other.Vars.contains(Entry.first);
  });
  for (const auto &Entry : Other.Vars) {
    auto *const Found = Vars.find(Entry.first);
    if (Found != Vars.end())
      Found->second = meet(Entry.first, Found->second, Entry.second, Out);
    else if (!Entry.second->IsValidated)
      Vars.insert(Entry);
  }
}

void StringState::finish(std::vector<BuiltString> &Out) const {
  for (const auto &Entry : Vars)
    submit(Entry.first, *Entry.second, Out);
}

} // namespace clang::tidy::uri
