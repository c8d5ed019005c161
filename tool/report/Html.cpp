//===--- Html.cpp - uri-tidy ----------------------------------------------===//
//
// Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "commands/Pages.h"
#include "report/Formats.h"
#include "report/Json.h"
#include "support/DocPages.h"
#include "support/Paths.h"
#include "support/SourceLines.h"
#include "support/Utf8.h"
#include "llvm/ADT/StringExtras.h"
#include <map>
#include <set>

using llvm::StringRef;
using llvm::json::OStream;

namespace clang::tidy::uri::tool {
namespace {

/// The page without its data, which come in place of the mark.
constexpr llvm::StringLiteral PageText =
#include "ReportPage.inc"
    ;
constexpr llvm::StringLiteral DataMark = "@DATA@";

/// The lines of source files that the page shows.
class ShownLines {
public:
  void add(const Finding &Found) {
    constexpr unsigned Around = 3;
    addMessage(Found, Around);
    for (const Message &Note : Found.Notes)
      addMessage(Note, 0);
  }

  void write(OStream &J, StringRef Root) const {
    for (const auto &[Path, Numbers] : Lines) {
      const SourceLines Source(pathFrom(Root, Path));
      J.attributeObject(Path, [&, &Numbers = Numbers] {
        for (const unsigned Number : Numbers)
          if (Number <= Source.count())
            J.attribute(std::to_string(Number), shown(Source.numbered(Number)));
      });
    }
  }

private:
  void addMessage(const Message &Said, unsigned Around) {
    if (Said.Where)
      addPlace(*Said.Where, Around);
    for (const Edit &Each : Said.Edits)
      addPlace(Each.Where, 0);
  }

  void addPlace(const Place &Where, unsigned Around) {
    // A finding or an edit of more lines is not shown as a whole.
    constexpr unsigned MostLines = 40;
    const unsigned First = Where.Line - std::min(Where.Line - 1, Around);
    const unsigned End = std::min(Where.EndLine, Where.Line + MostLines);
    for (unsigned Line = First; Line <= End + Around; ++Line)
      Lines[Where.Path].insert(Line);
  }

  /// The beginning of a line. Generated files have lines of any length.
  static std::string shown(StringRef Line) {
    constexpr size_t Longest = 1000;
    return asUtf8(Line.take_front(Longest)) +
           (Line.size() > Longest ? "…" : "");
  }

  std::map<std::string, std::set<unsigned>> Lines;
};

void writeChecks(OStream &J) {
  for (const Page &Each : pages())
    J.attributeObject(Each.Check, [&] {
      J.attribute("summary", Each.summary());
      J.attribute("severity", Each.severity());
      J.attribute("page", uriOfPage(("checks/" + Each.Check).str()));
    });
}

std::string dataOf(const Report &R) {
  std::string Text;
  llvm::raw_string_ostream Output(Text);
  OStream J(Output);
  ShownLines Lines;
  J.object([&] {
    J.attribute("version", URI_TIDY_VERSION);
    J.attribute("root", R.Root);
    J.attribute("complete", R.IsComplete);
    J.attributeArray("problems", [&] {
      for (const std::string &Problem : R.Problems)
        J.value(Problem);
    });
    J.attributeObject("checks", [&] { writeChecks(J); });
    J.attributeArray("findings", [&] {
      for (const Finding &Found : R.Findings) {
        Lines.add(Found);
        writeFinding(J, Found);
      }
    });
    J.attributeObject("lines", [&] { Lines.write(J, R.Root); });
  });
  return Text;
}

} // namespace

void writeHtml(const Report &R, llvm::raw_ostream &Output) {
  const auto [Before, After] = PageText.split(DataMark);
  Output << Before;
  // The data are in a script element: no name and no text may end it. In JSON,
  // only strings contain a '<'.
  for (const char C : dataOf(R))
    if (C == '<')
      Output << "\\u003c";
    else
      Output << C;
  Output << After;
}

} // namespace clang::tidy::uri::tool
