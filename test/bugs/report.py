# ===--- report.py - uri-tidy ---------------------------------------------=== #
#
# Part of uri-tidy, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------=== #
"""A score as text, as JSON and as the tables of docs/bugs.md."""

import pathlib

from score import REASONING, Failure

BEGIN = "<!-- score: written by ./dev bugs --page -->"
END = "<!-- end of score -->"
BAR = "\\|"


def percent(ratio):
    part, whole = ratio
    return f"{part / whole:.1%}" if whole else "-"


def columns(*ratios):
    return "".join(f"{part:>6} of {whole:<4}" for part, whole in ratios)


def print_score(score):
    print(f"{'':28}{'found':>11}{'true findings':>17}")
    for check, recall, precision in score.per_check():
        print(f"{check:28}{columns(recall)}   {columns(precision)}")
    print()
    for kind, recall in score.per_reasoning():
        print(f"{kind:28}{columns(recall)}")
    for defect in score.missed:
        known = "known" if defect.is_known_miss else "regression"
        print(
            f"missed ({known}): {defect.file}:{defect.line}: [{defect.check}] "
            f"{score.reason(defect)}"
        )
    for finding in score.false:
        print(f"false: {finding}")
    for defect in score.progress():
        print(f"found, but marked as missed: {defect.file}:{defect.line}")
    for name in score.silenced():
        print(f"silent, but marked as noisy: {name}")
    cases = sum(source.is_case for source in score.sources.values())
    print(
        f"\n{cases} cases with {len(score.defects)} defects, "
        f"{len(score.sources) - cases} traps: "
        f"recall {percent(score.recall())}, "
        f"precision {percent(score.precision())}"
    )


def as_json(score):
    def ratio(pair):
        return {"part": pair[0], "whole": pair[1]}

    return {
        "recall": ratio(score.recall()),
        "precision": ratio(score.precision()),
        "passes": score.passes(),
        "checks": {
            check: {"recall": ratio(recall), "precision": ratio(precision)}
            for check, recall, precision in score.per_check()
        },
        "reasoning": {
            kind: ratio(recall) for kind, recall in score.per_reasoning()
        },
        "missed": [
            {"file": each.file, "line": each.line, "check": each.check,
             "reasoning": score.reasoning(each), "reason": score.reason(each)}
            for each in score.missed
        ],
        "false": [finding._asdict() for finding in score.false],
    }  # fmt: skip


def row(*cells):
    return f"| {' | '.join(cell.replace('|', BAR) for cell in cells)} |"


def as_history(score):
    """The fixes of public projects: found before, silent after."""
    sources = list(score.sources.values())
    sights = [source.facts["Sight"] for source in sources]
    found = {each.file for each in score.defects if each.findings}
    noisy = {finding.file for finding in [*score.noise, *score.false] if finding.mended}
    lines = [
        f"{len(sources)} fixes. At first sight, {sights.count('found')} were found with the "
        f"default options, and {sights.count('possible')} more with `MinConfidence: possible`. "
        f"Now, {len(found)} are found with the default options, and "
        f"{len(sources) - len(noisy)} fixed files have no findings.",
        "",
        row("project and fix", "check", "at first sight", "now", "after the fix"),
        row("---", "---", "---", "---", "---"),
    ]
    for source in sources:
        project, _, fix = source.facts["Source"].partition("@")
        name = source.name
        lines.append(
            row(f"[{project} {fix}](../test/bugs/history/{name})", source.facts["Check"],
                source.facts["Sight"],
                "found" if name in found else source.facts.get("Missed", "missed"),
                source.facts.get("Noise", "silent"))
        )
    return "\n".join(lines)


def as_tables(score):
    """The score for docs/bugs.md."""

    def link(file):
        return f"[{pathlib.Path(file).name}](../test/bugs/{file})"

    def found(ratio):
        return f"{ratio[0]} of {ratio[1]}"

    cases = sum(source.is_case for source in score.sources.values())
    lines = [
        f"{cases} cases with {len(score.defects)} defects, and "
        f"{len(score.sources) - cases} traps: recall {percent(score.recall())}, "
        f"precision {percent(score.precision())}.",
        "",
        row("check", "defects found", "true findings"),
        row("---", "---", "---"),
    ]
    for check, recall, precision in score.per_check():
        lines.append(
            row(f"[{check}](checks/{check}.md)", found(recall), found(precision))
        )
    lines += ["", row("required reasoning", "defects found"), row("---", "---")]
    for kind, recall in score.per_reasoning():
        lines.append(row(f"{kind}: {REASONING[kind]}", found(recall)))
    if score.missed:
        lines += ["", row("false negative", "check", "reason"), row("---", "---", "---")]
    for each in score.missed:
        lines.append(row(link(each.file), each.check, score.reason(each)))
    if score.false:
        lines += ["", row("false positive", "check", "message"), row("---", "---", "---")]
    for each in score.false:
        lines.append(row(link(each.file), each.check, each.message))
    return "\n".join(lines)


def write_page(path, score):
    is_history = all("Sight" in source.facts for source in score.sources.values())
    name = "history" if is_history else "score"
    text = as_history(score) if is_history else as_tables(score)
    write_between(path, BEGIN.replace("score", name, 1), END.replace("score", name), text)


def write_between(path, first, last, text):
    before, begin, rest = path.read_text(encoding="utf-8").partition(first)
    _, end, after = rest.partition(last)
    if not begin or not end:
        raise Failure(f"{path}: has no line '{first}' followed by '{last}'")
    path.write_text(f"{before}{first}\n{text}\n{last}{after}", encoding="utf-8")
