//===--- Patch.cpp - uri-tidy ---------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "findings/Patch.h"
#include "llvm/ADT/ArrayRef.h"
#include <algorithm>
#include <vector>

using llvm::StringRef;

namespace clang::tidy::uri::tool {
namespace {

/// The lines of \p Text, with their line endings.
std::vector<StringRef> linesOf(StringRef Text) {
  std::vector<StringRef> Lines;
  while (!Text.empty()) {
    const size_t End = Text.find('\n');
    const size_t Size = End == StringRef::npos ? Text.size() : End + 1;
    Lines.push_back(Text.take_front(Size));
    Text = Text.drop_front(Size);
  }
  return Lines;
}

/// The positions and numbers of lines that differ.
struct Change {
  size_t OldBegin, OldCount, NewBegin, NewCount;
};

/// Whether both continue with the same few lines, or the same lines to their
/// ends.
bool agree(llvm::ArrayRef<StringRef> Old, llvm::ArrayRef<StringRef> New) {
  constexpr size_t Run = 3;
  const size_t Size = std::min({Run, Old.size(), New.size()});
  if (Size < Run && Old.size() != New.size())
    return false;
  return Old.take_front(Size) == New.take_front(Size);
}

/// Fixes change few lines, far apart. After a difference, it is therefore
/// sufficient to find the nearest place where both continue with the same few
/// lines.
std::vector<Change> compare(llvm::ArrayRef<StringRef> Old,
                            llvm::ArrayRef<StringRef> New) {
  std::vector<Change> Changes;
  size_t I = 0, J = 0;
  while (I < Old.size() || J < New.size()) {
    if (I < Old.size() && J < New.size() && Old[I] == New[J]) {
      ++I;
      ++J;
      continue;
    }
    const size_t Left = Old.size() - I, Right = New.size() - J;
    Change Found = {I, Left, J, Right};
    for (size_t Sum = 1; Sum < Left + Right; ++Sum) {
      bool Agrees = false;
      for (size_t Skip = Sum > Right ? Sum - Right : 0;
           Skip <= std::min(Sum, Left) && !Agrees; ++Skip)
        if (agree(Old.drop_front(I + Skip), New.drop_front(J + Sum - Skip))) {
          Found = {I, Skip, J, Sum - Skip};
          Agrees = true;
        }
      if (Agrees)
        break;
    }
    Changes.push_back(Found);
    I += Found.OldCount;
    J += Found.NewCount;
  }
  return Changes;
}

void printLine(llvm::raw_ostream &Output, char Sign, StringRef Line) {
  Output << Sign << Line;
  if (Line.back() != '\n')
    Output << "\n\\ No newline at end of file\n";
}

} // namespace

void printPatch(llvm::raw_ostream &Output, StringRef Path, StringRef Before,
                StringRef After) {
  constexpr size_t Context = 3;
  const std::vector<StringRef> Old = linesOf(Before), New = linesOf(After);
  const std::vector<Change> Changes = compare(Old, New);
  if (Changes.empty())
    return;
  Output << "--- a/" << Path << "\n+++ b/" << Path << '\n';
  for (size_t First = 0, Next; First < Changes.size(); First = Next) {
    // Changes whose contexts touch share a hunk.
    for (Next = First + 1; Next < Changes.size() &&
                           Changes[Next].OldBegin - Changes[Next - 1].OldBegin -
                                   Changes[Next - 1].OldCount <=
                               2 * Context;
         ++Next) {
    }
    const Change &Last = Changes[Next - 1];
    const size_t Above = std::min(Context, Changes[First].OldBegin);
    const size_t Begin = Changes[First].OldBegin - Above;
    const size_t End =
        std::min(Last.OldBegin + Last.OldCount + Context, Old.size());
    const size_t NewBegin = Changes[First].NewBegin - Above;
    const size_t NewEnd =
        Last.NewBegin + Last.NewCount + (End - Last.OldBegin - Last.OldCount);
    // An empty range begins at the line before it.
    Output << "@@ -" << Begin + (End > Begin) << ',' << End - Begin << " +"
           << NewBegin + (NewEnd > NewBegin) << ',' << NewEnd - NewBegin
           << " @@\n";
    size_t I = Begin;
    for (const Change &Each :
         llvm::ArrayRef(Changes).slice(First, Next - First)) {
      for (; I < Each.OldBegin; ++I)
        printLine(Output, ' ', Old[I]);
      for (; I < Each.OldBegin + Each.OldCount; ++I)
        printLine(Output, '-', Old[I]);
      for (size_t J = 0; J < Each.NewCount; ++J)
        printLine(Output, '+', New[Each.NewBegin + J]);
    }
    for (; I < End; ++I)
      printLine(Output, ' ', Old[I]);
  }
}

} // namespace clang::tidy::uri::tool
